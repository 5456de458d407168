"""Does the window stay free while 500 tokens a second stream in? Run by hand; not a test.

Prints one JSON object: the share of event-loop ticks within 33 ms, and the gaps between ticks, as a
person waits and, with `cpu`, as the processor works: what counts on a machine that others use too.
A timer of 5 ms stands for everything else the window has to do: keys, the mouse, painting. The
processor's time for a token in the first and in the last quarter of the reply tells whether work
grows with its length.
"""

from __future__ import annotations

import argparse
import gc
import json
import re
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from app.engine.events import Finished, Origin, Round, StopReason, Token
from app.errors import UserError
from app.gui.application import Application
from app.gui.first_screen import FirstScreen
from app.settings import read_settings
from tests.gui.scripted_engine import ScriptedEngine, round_of, token

TEXT = (
    "In a paceline the riders take turns at the front, where the wind is hardest, and the ones "
    "behind save their strength in the lee of the wheel before them. A small model does the same "
    "for a large one: it runs ahead with cheap guesses, and the large one only has to look.\n\n"
    "Where the guesses are good, several words pass at once; where they are not, the large model "
    "says its own word and nothing is lost but a little time.\n\n```python\ndef merge(a, b):\n"
    "    return sorted([*a, *b])\n```\n\n"
)


MARKDOWN = (
    TEXT
    + """## What it costs

1. A *draft* step is **cheap**: `c` is small.
2. A pass over `k + 1` tokens costs little more than one:
   - the weights are read once,
   - so that most of the time is the same.

| k | tokens per pass | speedup |
|--:|:---------------:|---------|
| 2 | 2.1 | 1.4 times, where the draft is good |
| 4 | 3.2 | 1.9 times |
| 8 | 4.0 | 1.7 times, as the last guesses are seldom kept |

> See [the paper](https://arxiv.org/abs/2211.17192) for why the text stays the same.

```python
class Draft:
    \"\"\"Guesses what the target is going to say.\"\"\"

    def guess(self, text: str, k: int = 4) -> list[str]:
        for step in range(k):  # one at a time
            yield self.model.next(text, step * 2)
```

"""
)


def rounds_without_end(text: str) -> Iterator[Round]:
    """Rounds of one to five tokens, as words of the text, now and then a plain stretch."""
    words = re.findall(r"\s*\w+|\s*[^\w\s]+|\s+", text)
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


@dataclass(frozen=True, slots=True)
class Tick:
    wall: float
    cpu: float
    said: int  # tokens


def feed(engine: ScriptedEngine, text: str, rate: float, seconds: float) -> None:
    """Say rounds at `rate` tokens a second, from a thread as the real link's pipe would."""
    number, _ = engine.request()
    start, said = time.monotonic(), 0
    for round in rounds_without_end(text):
        if time.monotonic() - start >= seconds:
            break
        engine.say(round, number)
        said += len(round.tokens)
        time.sleep(max(0.0, start + said / rate - time.monotonic()))
    engine.say(Finished(StopReason.END, "", ()), number)


def no_builtin() -> NoReturn:
    raise UserError("There is no built-in model here.", "")


def measure(text: str, rate: float, seconds: float) -> dict[str, float]:
    app = QApplication.instance() or QApplication([])
    engine = ScriptedEngine()
    with tempfile.TemporaryDirectory() as folder:
        first = FirstScreen(app, read_settings(Path(folder)), Path(folder))  # type: ignore[arg-type]
        application = Application(first, lambda: engine, no_builtin)
        for _ in application.build():
            pass
        loop = QEventLoop()
        ticks: list[Tick] = []
        timer = QTimer(interval=5, timerType=Qt.TimerType.PreciseTimer)

        def tick() -> None:
            reply = application.conversation.reply
            said = len(reply.tokens) if reply else 0
            ticks.append(Tick(time.perf_counter(), time.process_time(), said))

        timer.timeout.connect(tick)

        def ask() -> None:
            application.composer.show_text("Write without end.")
            application.composer.send()
            gc.collect()
            timer.start()
            arguments = (engine, text, rate, seconds)
            threading.Thread(target=feed, args=arguments, daemon=True).start()

        def stop(_: object) -> None:
            timer.stop()
            loop.quit()

        application.chat.reply_ended.connect(stop)
        application.pairs.pair_loaded.connect(lambda _: QTimer.singleShot(300, ask))
        QTimer.singleShot(round(seconds * 5000 + 60_000), loop.quit)  # something went wrong
        application.start(Path("/a/model.gguf"))
        loop.exec()
        application.window.close()
        application.close()
        tokens = application.conversation.turns()[-1].token_ids or ()
    gaps = sorted((b.wall - a.wall) * 1000 for a, b in pairwise(ticks))
    work = sorted((b.cpu - a.cpu) * 1000 for a, b in pairwise(ticks))
    return {
        "tokens": len(tokens),
        "tokens_per_second": round(len(tokens) / seconds, 1),
        "ticks": len(gaps),
        "within_33_ms_percent": round(100 * sum(gap <= 33 for gap in gaps) / len(gaps), 3),
        "p50_ms": round(gaps[len(gaps) // 2], 2),
        "p99_ms": round(gaps[int(len(gaps) * 0.99)], 2),
        "max_ms": round(gaps[-1], 2),
        "within_33_ms_cpu_percent": round(100 * sum(gap <= 33 for gap in work) / len(work), 3),
        "p99_cpu_ms": round(work[int(len(work) * 0.99)], 2),
        "max_cpu_ms": round(work[-1], 2),
        "cpu_ms_per_token_first_quarter": round(cost(ticks, 0.0, 0.25), 3),
        "cpu_ms_per_token_last_quarter": round(cost(ticks, 0.75, 1.0), 3),
    }


def cost(ticks: list[Tick], start: float, end: float) -> float:
    """Milliseconds of the processor for a token, between these shares of the reply."""
    most = max(tick.said for tick in ticks)
    part = [tick for tick in ticks if start * most <= tick.said <= end * most and tick.said]
    return (part[-1].cpu - part[0].cpu) * 1000 / max(1, part[-1].said - part[0].said)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rate", type=float, default=500, help="tokens per second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--markdown", action="store_true", help="4,000 tokens, 200 a second")
    options = parser.parse_args()
    if options.markdown:
        print(json.dumps(measure(MARKDOWN, 200, 20)))
    else:
        print(json.dumps(measure(TEXT, options.rate, options.seconds)))


if __name__ == "__main__":
    main()
