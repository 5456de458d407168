"""Writes a scripted conversation in a child process, kills it at a random moment, and looks whether
all that was acknowledged is there. By hand:

    python -m tests.chats.kill_store --kills 200
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from app.chats.history import History, open_history
from app.chats.pieces import as_stored
from app.chats.values import ChatId, MessageId
from app.engine.events import Round, StopReason
from tests.chats.made import MAKING, made_rounds

LONGEST = 1.5  # seconds that a child is left alone after its first word, at most
PARTS = 4  # of a reply


@dataclass
class Acknowledged:
    """What the child said is on disk: it says so only after the call has returned."""

    questions: dict[int, tuple[int, str]] = field(default_factory=dict)  # message: chat, text
    parts: dict[int, int] = field(default_factory=dict)  # reply: how many parts of it
    finished: set[int] = field(default_factory=set)


def question_text(number: int) -> str:
    return f"Question {number}: " + "how does the wind turn? " * (number % 7)


def part(message: int, number: int) -> tuple[Round, ...]:
    return made_rounds(6, seed=message * PARTS + number)


def write(folder: Path, seed: int) -> None:
    """The child: converses until it is killed, and tells each step on a line once it is done."""
    history = open_history(folder)
    chance = random.Random(seed)
    number = 0
    while True:
        chat = history.chats.create().id
        parent: MessageId | None = None
        for _ in range(chance.randint(1, 5)):
            number += 1
            question = history.messages.add(chat, parent, question_text(number))
            print("question", question.id, chat, number, flush=True)
            parent = _reply(history, chat, question.id, chance)
        if chance.random() < 0.2:
            history.chats.rename(chat, f"Chat {number}")


def _reply(history: History, chat: ChatId, question: MessageId, chance: random.Random) -> MessageId:
    for _ in range(chance.choice((1, 1, 2))):  # twice: regenerated
        writer = history.messages.begin_reply(chat, question, MAKING)
        for number in range(PARTS):
            writer.append(part(writer.message, number))
            print("part", writer.message, number, flush=True)
        writer.finish(StopReason.END)
        print("finished", writer.message, flush=True)
    return writer.message


def kill_once(folder: Path, seed: int, known: Acknowledged) -> None:
    """Start a child, kill it, and add what it acknowledged to `known`."""
    command = [sys.executable, "-m", "tests.chats.kill_store", "--write", str(folder)]
    with subprocess.Popen(
        [*command, "--seed", str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    ) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline()]
        time.sleep(random.Random(seed).uniform(0, LONGEST) ** 2)
        child.kill()  # SIGKILL: nothing in the child can prepare for it
        lines += child.stdout.read().split("\n")[:-1]  # the last line may be half a one
    assert lines[0], "the child ended by itself"
    for line in lines:
        _take_in(line.split(), known)


def _take_in(words: list[str], known: Acknowledged) -> None:
    match words:
        case ["question", message, chat, number]:
            known.questions[int(message)] = (int(chat), question_text(int(number)))
        case ["part", message, number]:
            known.parts[int(message)] = int(number) + 1
        case ["finished", message]:
            known.finished.add(int(message))


def look(folder: Path, known: Acknowledged) -> None:
    """Raises AssertionError where something that was acknowledged is missing."""
    history = open_history(folder)
    try:
        assert history.notice is None, history.notice
        assert history._database.read("PRAGMA integrity_check") == [("ok",)]
        for number, (chat, text) in known.questions.items():
            same = {message.id: message for message in history.messages.siblings(MessageId(number))}
            assert same[MessageId(number)].content == text
            history.chats.get(ChatId(chat))
        for number, parts in known.parts.items():
            rounds = history.messages.rounds(MessageId(number))
            wanted = tuple(round for place in range(parts) for round in part(number, place))
            assert rounds[: len(wanted)] == as_stored(wanted)
            (reply,) = (
                message
                for message in history.messages.siblings(MessageId(number))
                if message.id == number
            )
            assert reply.content == "".join(t.text for round in rounds for t in round.tokens)
            if number in known.finished:
                assert reply.reply is not None and reply.reply.reason is StopReason.END
    finally:
        history.close()


def kill_often(folder: Path, kills: int, seed: int = 0) -> Acknowledged:
    """One database through all kills: each child opens what the one before it left."""
    everything = Acknowledged()
    for number in range(kills):
        known = Acknowledged()
        kill_once(folder, seed + number, known)
        look(folder, known)
        everything.questions |= known.questions
        everything.parts |= known.parts
        everything.finished |= known.finished
    look(folder, everything)
    return everything


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", type=Path, help="be the child")
    options = parser.parse_args()
    if options.write is not None:
        write(options.write, options.seed)
        return
    with tempfile.TemporaryDirectory() as folder:
        known = kill_often(Path(folder), options.kills, options.seed)
    print(
        f"{options.kills} kills: {len(known.questions)} questions and {len(known.parts)} replies"
        f" ({len(known.finished)} of them finished) were acknowledged, none is missing"
    )


if __name__ == "__main__":
    main()
