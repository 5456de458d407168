"""The real child process: load, reply, toggle, stop, failure, death, no orphan."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from app.engine.events import (
    CacheReady,
    Failed,
    Finished,
    LoadCancelled,
    Loaded,
    Measured,
    Message,
    PromptRead,
    Round,
    StopReason,
    TooLong,
)
from app.engine.process import EngineProcess
from app.engine.requests import (
    DrafterKind,
    LoadRequest,
    Measure,
    ReplyRequest,
    RestoreCache,
    Role,
    SamplerSettings,
    SaveCache,
    Speculation,
    Stop,
    Turn,
)
from app.errors import EngineDiedError
from tests.tiny_gguf import TinyModels

ASK = ReplyRequest(
    (Turn(Role.USER, "Hello"),),
    SamplerSettings(temperature=0),
    Speculation(True, DrafterKind.MODEL, 4),
    max_tokens=40,
)
LONG = ReplyRequest(ASK.turns, ASK.sampler, ASK.speculation, max_tokens=450)
LAST = (Finished, Failed, Loaded, LoadCancelled)


@pytest.fixture
def engine() -> Iterator[EngineProcess]:
    engine = EngineProcess()
    engine.start()
    yield engine
    engine.close()
    assert engine.pid is None


def answer(engine: EngineProcess, until: Callable[[Message], bool] | None = None) -> list[Message]:
    """Messages up to the last one of a request."""
    messages = []
    while True:
        messages.append(engine.receive())
        value = messages[-1].value
        if isinstance(value, LAST) or (until and until(messages[-1])):
            return messages


def load(engine: EngineProcess, tiny: TinyModels) -> None:
    engine.send(LoadRequest(tiny.target, tiny.draft))
    assert isinstance(answer(engine)[-1].value, Loaded)


def test_a_reply_is_one_message_a_round(engine: EngineProcess, tiny: TinyModels) -> None:
    load(engine, tiny)
    request = engine.send(ASK)
    messages = answer(engine)
    assert {message.request for message in messages} == {request}
    rounds = [m.value for m in messages if isinstance(m.value, Round)]
    last = messages[-1].value
    assert isinstance(last, Finished) and last.reason is StopReason.LENGTH
    assert sum(len(round.tokens) for round in rounds) == 40 == len(last.token_ids)


def test_a_failed_load_says_why_and_the_engine_goes_on(
    engine: EngineProcess, tiny: TinyModels
) -> None:
    load(engine, tiny)
    engine.send(LoadRequest(tiny.truncated))
    failed = answer(engine)[-1].value
    assert isinstance(failed, Failed) and "incomplete" in failed.what
    engine.send(ASK)  # the pair that was loaded before is still there
    assert isinstance(answer(engine)[-1].value, Finished)


def test_without_a_model(engine: EngineProcess) -> None:
    engine.send(ASK)
    failed = answer(engine)[-1].value
    assert isinstance(failed, Failed) and "No model" in failed.what


def test_stop_and_toggle_reach_a_running_reply(engine: EngineProcess, tiny: TinyModels) -> None:
    load(engine, tiny)
    engine.send(LONG)
    answer(engine, until=lambda message: isinstance(message.value, Round))
    engine.send(Speculation(on=False))
    answer(engine, until=lambda m: isinstance(m.value, Round) and m.value.plain)
    engine.send(Stop())
    last = answer(engine)[-1].value
    assert isinstance(last, Finished) and last.reason is StopReason.STOP


def test_the_second_turn_finds_the_cache(engine: EngineProcess, tiny: TinyModels) -> None:
    load(engine, tiny)
    engine.send(ASK)
    first = answer(engine)[-1].value
    assert isinstance(first, Finished)
    told = Turn(Role.ASSISTANT, first.text, first.token_ids)
    engine.send(ReplyRequest((*ASK.turns, told, Turn(Role.USER, "And?")), ASK.sampler))
    read = next(m.value for m in answer(engine) if isinstance(m.value, PromptRead))
    assert read.reused > 40


def test_a_load_is_cancelled(engine: EngineProcess, tiny: TinyModels) -> None:
    engine.send(LoadRequest(tiny.target))
    engine.send(Stop())
    assert isinstance(answer(engine)[-1].value, LoadCancelled | Loaded)  # it may have been quicker


def test_a_killed_child_is_told_of_and_another_can_start(tiny: TinyModels) -> None:
    engine = EngineProcess()
    engine.start()
    load(engine, tiny)
    engine.send(LONG)
    answer(engine, until=lambda message: isinstance(message.value, Round))
    assert engine.pid
    os.kill(engine.pid, signal.SIGKILL)
    with pytest.raises(EngineDiedError, match=r"stopped unexpectedly \(SIGKILL\)"):
        while True:
            engine.receive()
    assert engine.send(ASK) > 0  # no error of its own
    engine.start()
    load(engine, tiny)
    engine.close()


def test_close_ends_it_in_the_middle_of_a_reply(tiny: TinyModels) -> None:
    engine = EngineProcess()
    engine.start()
    load(engine, tiny)
    engine.send(LONG)
    pid = engine.pid
    engine.close()
    assert pid and not psutil.pid_exists(pid)


PARENT = """
import sys, time
from pathlib import Path
from app.engine.requests import LoadRequest
from app.engine.process import EngineProcess
if __name__ == "__main__":
    engine = EngineProcess()
    engine.start()
    engine.send(LoadRequest(Path(sys.argv[1])))
    engine.receive()
    print(engine.pid, flush=True)
    time.sleep(60)
"""


def test_no_orphan_is_left_by_a_killed_parent(tiny: TinyModels, tmp_path: object) -> None:
    script = f"{tmp_path}/parent.py"
    with open(script, "w") as file:
        file.write(PARENT)
    environment = {**os.environ, "PYTHONPATH": os.getcwd()}
    with subprocess.Popen(
        [sys.executable, script, str(tiny.target)], stdout=subprocess.PIPE, env=environment
    ) as parent:
        assert parent.stdout
        child = int(parent.stdout.readline())
        assert psutil.pid_exists(child)
        parent.kill()
        parent.wait()
    deadline = time.monotonic() + 10
    while psutil.pid_exists(child) and psutil.Process(child).status() != "zombie":
        assert time.monotonic() < deadline, "the child outlived its parent"
        time.sleep(0.05)


def test_a_cache_outlives_the_engine(tiny: TinyModels, tmp_path: Path) -> None:
    path = tmp_path / "cache"
    engines = [EngineProcess(), EngineProcess()]
    for engine in engines:
        engine.start()
        load(engine, tiny)
    first, second = engines
    first.send(ASK)
    answer(first)
    first.send(SaveCache(path))
    saved = first.receive().value
    assert isinstance(saved, CacheReady) and saved.tokens > 40
    second.send(RestoreCache(path))
    assert second.receive().value == saved
    second.send(ASK)
    read = next(m.value for m in answer(second) if isinstance(m.value, PromptRead))
    assert read.reused == read.tokens - 1
    second.send(SaveCache(tmp_path / "no" / "such" / "folder"))
    assert isinstance(second.receive().value, Failed)
    for engine in engines:
        engine.close()


def test_tokens_are_counted_for_texts_and_for_a_prompt(
    engine: EngineProcess, tiny: TinyModels
) -> None:
    engine.send(LoadRequest(tiny.target, None, 64))
    assert isinstance(answer(engine)[-1].value, Loaded)
    turns = (Turn(Role.USER, "What is in the box?"),)
    engine.send(Measure(("", "What is in the box?", "<|im_end|>"), turns))
    measured = engine.receive().value
    assert isinstance(measured, Measured)
    nothing, question, marker = measured.texts
    assert nothing == 0 < question < measured.prompt
    assert marker > 1  # text, not the token of that name
    engine.send(ReplyRequest((Turn(Role.USER, "word " * 100),)))
    too_long = engine.receive().value
    assert isinstance(too_long, TooLong)
    assert too_long.context_size == 64 < too_long.tokens
