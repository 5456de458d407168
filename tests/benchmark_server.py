"""Paceline beside llama.cpp's own server: same files, threads, prompts and k, in turn.

    uv run python tests/benchmark_server.py --server llama-server --target T.gguf --draft D.gguf

Not collected by pytest: it wants a quiet machine and a llama-server, which is no dependency of
Paceline. Prints a table of ratios (Paceline / llama-server, medians over the repeats).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.engine.events import Round
from app.engine.pair import Pair, load_pair
from app.engine.reply import reply
from app.engine.requests import (
    Controls,
    DrafterKind,
    LoadRequest,
    ReplyRequest,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)
from app.engine.stats import fold
from app.engine.text import prompt_tokens
from app.engine.threads import available_cores
from app.lab.prompts import read_prompts

FIRST_PORT = 18_080


@contextmanager
def server(arguments: argparse.Namespace, k: int, port: int) -> Iterator[int]:
    """A llama-server with this draft length (0 = plain); idle it takes no processor time."""
    threads = str(available_cores())
    command = [arguments.server, "-m", arguments.target, "--port", str(port), "-c", "4096"]
    command += ["-t", threads, "-tb", threads, "-np", "1", "--no-webui", "--no-warmup"]
    if k:
        command += ["-md", arguments.draft, "--spec-type", "draft-simple"]
        command += ["--spec-draft-n-max", str(k), "--spec-draft-n-min", "0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            for _ in range(600):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2).read()
                    break
                except OSError:
                    if process.poll() is not None:
                        raise SystemExit(f"llama-server ended: {' '.join(command)}") from None
                    time.sleep(0.2)
            yield port
        finally:
            process.kill()


def ask_server(port: int, tokens: list[int], temperature: float, seed: int, most: int) -> Any:
    """Tokens, seconds and passes of one reply after its first token, which the server counts to
    the reading of the prompt."""
    body = {
        "prompt": tokens,
        "n_predict": most,
        "temperature": temperature,
        "seed": seed,
        "top_k": 40,
        "top_p": 0.95,
        "min_p": 0.05,
        "samplers": ["top_k", "top_p", "min_p", "temperature"],
        "cache_prompt": False,
    }
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/completion",
        json.dumps(body).encode(),
        {"Content-Type": "application/json"},
    )
    timings = json.load(urllib.request.urlopen(request, timeout=600))["timings"]
    passes = timings["predicted_n"] - timings.get("draft_n_accepted", 0)
    return timings["predicted_n"] - 1, timings["predicted_ms"] / 1000, passes - 1


def ask_paceline(pair: Pair, text: str, k: int, temperature: float, seed: int, most: int) -> Any:
    """The same of Paceline: without its first round."""
    speculation = Speculation(k > 0, DrafterKind.MODEL, k)
    request = ReplyRequest(
        (Turn(Role.USER, text),), SamplerSettings(temperature), speculation, seed, most
    )
    events = reply(pair, request, Controls(speculation))
    stats = fold([event for event in events if isinstance(event, Round)][1:])
    return stats.tokens, stats.seconds, stats.passes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", required=True)
    parser.add_argument("--target", required=True)
    parser.add_argument("--draft", required=True)
    parser.add_argument("-k", default="0,3,7")
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--prompts", type=int, default=3)
    parser.add_argument("--seeds", type=int, default=1, help="replies for each prompt")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--max-tokens", type=int, default=128)
    arguments = parser.parse_args()
    *_, pair = load_pair(LoadRequest(Path(arguments.target), Path(arguments.draft)), lambda: False)
    assert isinstance(pair, Pair)
    prompts = [prompt.text for prompt in read_prompts()][: arguments.prompts]
    for place, k in enumerate(int(k) for k in arguments.k.split(",")):
        with server(arguments, k, FIRST_PORT + place) as port:
            compare(pair, port, prompts, k, arguments)
    pair.close()


def compare(
    pair: Pair, port: int, prompts: list[str], k: int, arguments: argparse.Namespace
) -> None:
    """One draft length, both in turn on each prompt, after one reply that warms up."""
    rates: list[tuple[float, float]] = []
    ours_all, theirs_all = [0, 0], [0, 0]
    for repeat in range(-1, arguments.repeats):
        sums = {"ours": [0, 0.0], "theirs": [0, 0.0]}
        for text in prompts[:1] if repeat < 0 else prompts:
            turns = (Turn(Role.USER, text),)
            tokens = prompt_tokens(turns, pair.template, pair.target.vocabulary)
            for seed in range(1 if repeat < 0 else arguments.seeds):
                seed += 1000 * (repeat + 1)
                options = (arguments.temperature, seed, arguments.max_tokens)
                n, seconds, passes = ask_paceline(pair, text, k, *options)
                m, their_seconds, their_passes = ask_server(port, tokens, *options)
                if repeat < 0:
                    continue
                for key, count, took in (("ours", n, seconds), ("theirs", m, their_seconds)):
                    sums[key][0] += count
                    sums[key][1] += took
                ours_all = [ours_all[0] + n, ours_all[1] + passes]
                theirs_all = [theirs_all[0] + m, theirs_all[1] + their_passes]
        if repeat >= 0:
            rates.append(tuple(sums[key][0] / sums[key][1] for key in ("ours", "theirs")))  # type: ignore[arg-type]
    speed = median(a / b for a, b in rates)
    per_pass = (ours_all[0] / ours_all[1]) / (theirs_all[0] / theirs_all[1])
    print(
        f"k={k} T={arguments.temperature}: tokens/s {median(a for a, _ in rates):.2f} against "
        f"{median(b for _, b in rates):.2f}, ratio {speed:.3f} "
        f"({min(a / b for a, b in rates):.3f} to {max(a / b for a, b in rates):.3f}); "
        f"tokens per pass {ours_all[0] / ours_all[1]:.3f} against "
        f"{theirs_all[0] / theirs_all[1]:.3f}, ratio {per_pass:.3f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
