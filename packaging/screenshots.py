"""Pictures of the real window, with a scripted conversation, into a folder. Knows no real model.

    xvfb-run -s "-screen 0 2880x1800x24" python packaging/screenshots.py FOLDER

Each scheme and scale is a process of its own: Qt reads the scale once, at its start.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

TEXT = '''Here is a function that merges two sorted lists, and keeps the order:

```python
def merge(left: list[int], right: list[int]) -> list[int]:
    """Merge two sorted lists into one."""
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    return merged + left[i:] + right[j:]
```

It walks through both lists once, so it takes time in proportion to their length. \
The comparison with <= keeps equal values of the left list before those of the right one. 🚴'''


def pieces(text: str) -> list[str]:
    """The text cut about as a tokenizer cuts it."""
    import re

    return re.findall(r" ?[A-Za-z]+|\n+| {2,}|[^\sA-Za-z]+|\s", text)


def rounds(text: str, plain_from: int | None = None) -> list:  # type: ignore[type-arg]
    """Rounds as a good pair would make them; plain ones from this token on."""
    from app.engine.events import Origin
    from tests.gui.scripted_engine import round_of, token

    chance = random.Random(5)
    words, made, used = pieces(text), [], 700
    at = 0
    while at < len(words):
        if plain_from is not None and at >= plain_from:
            made.append(round_of(token(words[at], Origin.PLAIN, at), seconds=0.043, context=used))
            at, used = at + 1, used + 1
            continue
        kept = 0
        while kept < 4 and chance.random() < 0.78:
            kept += 1
        accepted = words[at : at + kept]
        last = words[at + kept : at + kept + 1]
        origin = Origin.BONUS if kept == 4 else Origin.CORRECTED
        tokens = [token(word, Origin.ACCEPTED) for word in accepted]
        tokens += [token(word, origin) for word in last]
        seconds = chance.uniform(0.06, 0.08)
        at, used = at + len(tokens), used + len(tokens)
        made.append(round_of(*tokens, seconds=seconds, context=used))
    return made


def take(folder: Path, scheme: str, scale: str) -> None:
    """All pictures of one scheme at one scale."""
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QApplication

    from app.engine.events import Failed, LoadProgress, LoadRequest, StopReason
    from app.gui.application import Application
    from app.settings import Settings, ThemeChoice, write_settings
    from tests.gui.scripted_engine import ScriptedEngine, loaded, model

    app = QApplication([])
    font = QFont(["Inter", "DejaVu Sans"])
    font.setPointSizeF(10)
    app.setFont(font)
    data = Path(tempfile.mkdtemp())
    target, draft = Path("/m/Qwen2.5-Coder-1.5B.gguf"), Path("/m/Qwen2.5-Coder-0.5B.gguf")
    write_settings(
        Settings(
            theme=ThemeChoice(scheme),
            last_target=str(target),
            last_draft=str(draft),
            drafter="model",
            temperature=0.8,
            told_about_drafts=True,
        ),
        data,
    )
    engines: list[ScriptedEngine] = []

    def make() -> ScriptedEngine:
        engines.append(ScriptedEngine(answer_loads=False))
        return engines[-1]

    window = Application(app, make, lambda: Path("/m/SmolLM2-135M-Instruct.gguf"), data)

    def settle(milliseconds: int = 250) -> None:
        # Not QTest.qWait: it keeps the interpreter's lock, and the engine's reader waits with it.
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def shoot(name: str) -> None:
        settle()
        window.window.grab().save(str(folder / f"{name}-{scheme}-{scale}.png"))

    window.start()
    window.window.resize(1240, 820)
    engine = engines[0]
    pair = loaded(
        LoadRequest(target, draft),
        target=model(target, 1_120_000_000),
        draft=model(draft, 400_000_000),
    )
    engine.say(pair)
    shoot("empty")
    window.composer.show_text("Write a Python function that merges two sorted lists into one.")
    window.composer.send()
    all_rounds = rounds(TEXT)
    guessed = all_rounds[: len(all_rounds) * 2 // 3]
    engine.reply(guessed, reason=None)
    shoot("streaming")
    window.switch.toggle()
    for round in rounds(TEXT, plain_from=0)[sum(len(one.tokens) for one in guessed) :]:
        engine.say(round, engine.request()[0])
    engine.reply([], reason=StopReason.END)
    window.composer.show_text("Thank you. Now the same for any iterable,\nand without a copy")
    shoot("chat")
    window.pair_presenter.open(LoadRequest(Path("/m/Qwen2.5-Coder-7B.gguf"), draft))
    engine.say(LoadProgress("target", 0.62))
    shoot("loading")
    engine.say(
        Failed(
            "Qwen2.5-Coder-7B.gguf ends too early: 2.1 of 4.7 GB are there.",
            "Download it again, or open another file.",
        ),
    )
    settle()
    engine.say(pair)
    shoot("error")
    window.window.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scheme", choices=("light", "dark"))
    parser.add_argument("--scale", choices=("1", "2"))
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.scheme and options.scale:
        take(options.folder, options.scheme, options.scale)
        return
    for scheme in ("light", "dark"):
        for scale in ("1", "2"):
            command = [sys.executable, __file__, str(options.folder)]
            command += ["--scheme", scheme, "--scale", scale]
            subprocess.run(command, check=True, env=os.environ | {"QT_SCALE_FACTOR": scale})


if __name__ == "__main__":
    main()
