"""How well a draft guesses for its target on chat prompts that it was not trained on.

    uv run python tests/benchmark_draft.py [--target T.gguf --draft D.gguf] [-k 4]

By default the built-in pair, on `tests/distil/held_out_prompts.toml`, replies of up to 200 tokens.
Acceptance is accepted ÷ checked; c is a draft step in units of a one-token target pass, as measured
when the pair is loaded (the median of several loads, since it is a matter of milliseconds).
"""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path
from statistics import median

from app.catalogue import embedded_draft, embedded_target
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

PROMPTS = Path(__file__).parent / "distil" / "held_out_prompts.toml"


def main() -> None:
    options = argparse.ArgumentParser()
    options.add_argument("--target", type=Path)
    options.add_argument("--draft", type=Path)
    options.add_argument("-k", type=int, default=4)
    options.add_argument("--max-tokens", type=int, default=200)
    options.add_argument("--loads", type=int, default=5)
    chosen = options.parse_args()
    target, draft = chosen.target or embedded_target(), chosen.draft or embedded_draft()
    prompts = tomllib.loads(PROMPTS.read_text("utf-8"))["prompts"]
    pair = _load(target, draft)
    result: dict[str, object] = {}
    for temperature in (0.0, 0.8):
        speculation = Speculation(True, DrafterKind.MODEL, chosen.k)
        rounds: list[Round] = []
        kinds = {}
        for number, prompt in enumerate(prompts):
            request = ReplyRequest(
                (Turn(Role.USER, prompt["text"]),),
                SamplerSettings(temperature=temperature),
                speculation,
                number,
                chosen.max_tokens,
            )
            events = reply(pair, request, Controls(speculation))
            mine = [event for event in events if isinstance(event, Round)]
            kinds[prompt["kind"]] = fold(mine).acceptance_rate
            rounds += mine
        stats = fold(rounds)
        result[f"temperature {temperature}"] = {
            "tokens": stats.tokens,
            "acceptance": stats.acceptance_rate,
            "tokens_per_pass": stats.tokens_per_pass,
            "by_kind": kinds,
        }
    costs = [pair.loaded.costs.c]
    pair.close()
    for _ in range(chosen.loads - 1):
        pair = _load(target, draft)
        costs.append(pair.loaded.costs.c)
        pair.close()
    result["c"] = {"median": median(costs), "all": costs}
    print(json.dumps(result, indent=1))


def _load(target: Path, draft: Path) -> Pair:
    *_, pair = load_pair(LoadRequest(target, draft, 2048), lambda: False)
    assert isinstance(pair, Pair)
    return pair


if __name__ == "__main__":
    main()
