"""What the window costs a reply: the same one by the window and by `paceline chat`, in turn.

    xvfb-run -a uv run python tests/benchmark_window.py --target T.gguf --draft D.gguf

Not collected by pytest: it wants a quiet machine. Prints one JSON object: tokens per second of both
(medians), their ratio, and the share of one core that the window's process took.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import psutil
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from app.catalogue import embedded_pair
from app.engine.process import EngineProcess
from app.gui.application import Application
from app.gui.first_screen import FirstScreen
from app.settings import Settings, read_settings, write_settings

ROOT = Path(__file__).resolve().parent.parent
PROMPT = "Write a Python class for a bank account, with deposits, withdrawals, a history and tests."


def by_command(options: argparse.Namespace) -> float:
    """Tokens per second of `paceline chat`."""
    command = [sys.executable, "-m", "app", "chat", "--json", "--temperature", "0"]
    command += ["--target", str(options.target), "--draft", str(options.draft)]
    command += ["-k", str(options.k), "--max-tokens", str(options.max_tokens), PROMPT]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return float(json.loads(done.stdout.splitlines()[-1])["tokens_per_second"])


def wait(holds: Callable[[], bool]) -> None:
    while not holds():
        loop = QEventLoop()
        QTimer.singleShot(100, loop.quit)
        loop.exec()


def by_window(options: argparse.Namespace) -> tuple[float, float]:
    """Tokens per second in the window, and the share of a core that its process took."""
    data = Path(tempfile.mkdtemp())
    settings: Any = {"last_target": str(options.target), "last_draft": str(options.draft)}
    settings |= {"drafter": "model", "draft_length": options.k, "draft_length_chosen": True}
    write_settings(Settings(temperature=0.0, **settings), data)
    app = QApplication.instance() or QApplication([])
    first = FirstScreen(app, read_settings(data), data)  # type: ignore[arg-type]
    window = Application(first, EngineProcess, embedded_pair)
    for _ in window.build():
        pass
    window.start()
    wait(lambda: window.pairs.loaded is not None)
    window.composer.show_text(PROMPT)
    window.composer.send()

    def written() -> int:
        return len(window.conversation.reply.tokens) if window.conversation.reply else 0

    wait(lambda: written() > 0)
    before, started = sum(psutil.Process().cpu_times()[:2]), monotonic()
    wait(lambda: written() >= options.max_tokens or not window.chat.replying)
    share = (sum(psutil.Process().cpu_times()[:2]) - before) / (monotonic() - started)
    window.chat.stop()
    wait(lambda: not window.chat.replying)
    rate = window.conversation.session_stats.tokens_per_second or 0.0
    window.window.close()
    window.close()
    return rate, share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--target", type=Path, required=True)
    parser.add_argument("--draft", type=Path, required=True)
    parser.add_argument("-k", type=int, default=3)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--max-tokens", type=int, default=160)
    options = parser.parse_args()
    commands, windows, shares = [], [], []
    for _ in range(options.repeats):
        commands.append(by_command(options))
        rate, share = by_window(options)
        windows.append(rate)
        shares.append(share)
    print(
        json.dumps(
            {
                "chat_tokens_per_second": median(commands),
                "window_tokens_per_second": median(windows),
                "ratio": median(w / c for w, c in zip(windows, commands, strict=True)),
                "window_share_of_a_core": median(shares),
            }
        )
    )


if __name__ == "__main__":
    main()
