"""Does the window stay free while 500 tokens a second stream in? Run by hand; not a test.

Prints one JSON object: the share of event-loop ticks within 33 ms, and the gaps between ticks.
A timer of 5 ms stands for everything else the window has to do: keys, the mouse, painting.
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from app.engine.events import Finished, Origin, Round, StopReason, Token
from app.gui.application import Application
from tests.gui.scripted_engine import ScriptedEngine, round_of, token

TEXT = (
    "In a paceline the riders take turns at the front, where the wind is hardest, and the ones "
    "behind save their strength in the lee of the wheel before them. A small model does the same "
    "for a large one: it runs ahead with cheap guesses, and the large one only has to look.\n\n"
    "Where the guesses are good, several words pass at once; where they are not, the large model "
    "says its own word and nothing is lost but a little time.\n\n```python\ndef merge(a, b):\n"
    "    return sorted([*a, *b])\n```\n\n"
)


def rounds_without_end() -> Iterator[Round]:
    """Rounds of one to five tokens, as words of the text, now and then a plain stretch."""
    words = [part + " " for part in TEXT.split(" ")]
    at = number = 0

    def word(origin: Origin) -> Token:
        nonlocal at
        at += 1
        return token(words[at % len(words)], origin, at)

    while True:
        number += 1
        if number % 200 >= 170:
            yield round_of(word(Origin.PLAIN), seconds=0.01)
            continue
        accepted = (number * 7) % 5
        last = Origin.BONUS if accepted == 4 else Origin.CORRECTED
        tokens = [word(Origin.ACCEPTED) for _ in range(accepted)] + [word(last)]
        yield round_of(*tokens, seconds=0.01, context=at)


def feed(engine: ScriptedEngine, rate: float, seconds: float) -> None:
    """Say rounds at `rate` tokens a second, from a thread as the real link's pipe would."""
    number, _ = engine.request()
    start, said = time.monotonic(), 0
    for round in rounds_without_end():
        if time.monotonic() - start >= seconds:
            break
        engine.say(round, number)
        said += len(round.tokens)
        time.sleep(max(0.0, start + said / rate - time.monotonic()))
    engine.say(Finished(StopReason.END, "", ()), number)


def measure(rate: float, seconds: float) -> dict[str, float]:
    app = QApplication.instance() or QApplication([])
    engine = ScriptedEngine()
    with tempfile.TemporaryDirectory() as folder:
        application = Application(app, lambda: engine, lambda: Path("/a/model.gguf"), Path(folder))
        application.start()
        ticks: list[float] = []
        timer = QTimer(interval=5, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(lambda: ticks.append(time.perf_counter()))

        def ask() -> None:
            application.composer.show_text("Write without end.")
            application.composer.send()
            gc.collect()
            timer.start()
            threading.Thread(target=feed, args=(engine, rate, seconds), daemon=True).start()

        def stop(_: object) -> None:
            timer.stop()
            application.window.close()

        application.chat.reply_ended.connect(stop)
        QTimer.singleShot(500, ask)
        app.exec()
        tokens = application.conversation.turns()[-1].token_ids or ()
    gaps = sorted((b - a) * 1000 for a, b in pairwise(ticks))
    return {
        "tokens": len(tokens),
        "tokens_per_second": round(len(tokens) / seconds, 1),
        "ticks": len(gaps),
        "within_33_ms_percent": round(100 * sum(gap <= 33 for gap in gaps) / len(gaps), 3),
        "p50_ms": round(gaps[len(gaps) // 2], 2),
        "p99_ms": round(gaps[int(len(gaps) * 0.99)], 2),
        "max_ms": round(gaps[-1], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rate", type=float, default=500, help="tokens per second")
    parser.add_argument("--seconds", type=float, default=20)
    options = parser.parse_args()
    print(json.dumps(measure(options.rate, options.seconds)))


if __name__ == "__main__":
    main()
