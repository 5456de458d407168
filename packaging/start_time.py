"""How long the window takes to be usable, beside a bare window of PySide6: in turn, and as medians.

    uv run python packaging/start_time.py [--times 15] [--frozen] [--chat]

`--frozen` freezes both with the same recipe first (build/start), `--keep` takes what is there.
`--chat` waits until the chat of last time is shown too. Wants a quiet machine; `taskset -c 1` makes
it one of a single core.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging" / "start"
FROZEN = ROOT / "build" / "start" / "paceline"
_BY_SOURCE = """
import sys, runpy
sys.path[:0] = [{here!r}, {root!r}]
import watch
sys.argv = ["paceline"]
"""


def commands(frozen: bool) -> dict[str, list[str]]:
    if frozen:
        return {"bare": [str(FROZEN / "bare")], "paceline": [str(FROZEN / "paceline")]}
    before = _BY_SOURCE.format(here=str(HERE), root=str(ROOT))
    bare = f"{before}runpy.run_path({str(HERE / 'bare.py')!r})"
    whole = f"{before}from app.__main__ import main; main()"
    return {
        name: [sys.executable, "-c", code] for name, code in (("bare", bare), ("paceline", whole))
    }


def freeze_both() -> None:
    from freeze import NATIVE, freeze

    os.environ["PACELINE_WATCH"] = str(HERE)
    freeze(NATIVE if NATIVE.is_dir() else None, FROZEN.parent)


def make_chat(data: Path) -> None:
    """A short one with a reply in Markdown, as it was left."""
    sys.path.insert(0, str(ROOT))
    from app.chats.history import open_history
    from app.engine.requests import Role
    from app.settings import Settings, write_settings

    history = open_history(data)
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Merge two sorted lists in Python.")
    text = "Walk along **both**:\n\n```python\ndef merge(a, b):\n    return sorted(a + b)\n```\n"
    history.messages.add(chat.id, question.id, text * 4, Role.ASSISTANT)
    history.close()
    write_settings(Settings(last_chat=chat.id), data)


def once(command: list[str], data: Path, until: str) -> tuple[float, float]:
    """Seconds of CPU and of the clock."""
    report = data / "report"
    report.unlink(missing_ok=True)
    given = {"PACELINE_REPORT": str(report), "PACELINE_SINCE": str(time.time())}
    given |= {"PACELINE_DATA": str(data), "PACELINE_UNTIL": until}
    usual = {"QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(command, env=usual | os.environ | given, stderr=subprocess.DEVNULL, timeout=300)
    cpu, clock = report.read_text().split()
    return float(cpu), float(clock)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0], allow_abbrev=False)
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--frozen", action="store_true")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--chat", action="store_true")
    chosen = parser.parse_args()
    if chosen.frozen and not chosen.keep:
        freeze_both()
    taken: dict[str, list[tuple[float, float]]] = {"bare": [], "paceline": []}
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        if chosen.chat:
            make_chat(data)
        for turn in range(chosen.times + 1):
            for name, command in commands(chosen.frozen).items():
                until = "transcript" if chosen.chat and name == "paceline" else ""
                seconds = once(command, data, until)
                if turn:  # the first fills the disk's cache
                    taken[name].append(seconds)
    for at, kind in enumerate(("CPU", "clock")):
        bare, whole = (statistics.median(s[at] for s in taken[name]) for name in taken)
        print(f"{kind}: bare {bare:.3f} s, paceline {whole:.3f} s, {whole / bare:.2f} times")


if __name__ == "__main__":
    main()
