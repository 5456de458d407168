"""What a reply reads of a conversation: what is new, through which template, and for whom."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.events import Event, PromptProgress, PromptRead, StopReason
from app.engine.pair import Pair, load_pair
from app.engine.reply import reply
from app.engine.requests import (
    Controls,
    LoadRequest,
    Role,
    Turn,
)
from app.errors import UserError
from tests.engine.asking import ASK, PLAIN, Load, ask, by_model, finished, rounds, run
from tests.tiny_gguf import TinyModels


def test_the_next_turn_reads_only_what_is_new(load: Load) -> None:
    pair = load()
    events = run(pair, ask(by_model(4), max_tokens=40))
    answer = finished(events)
    turns = (*ASK, Turn(Role.ASSISTANT, answer.text, answer.token_ids), Turn(Role.USER, "And?"))
    read = next(e for e in run(pair, ask(by_model(4), turns)) if isinstance(e, PromptRead))
    first = next(event for event in events if isinstance(event, PromptRead))
    assert read.reused >= first.tokens + 39  # the last token was never decoded
    assert read.draft_reused >= first.tokens + 37  # nor the last guess, if it was accepted
    assert read.tokens - read.reused < 40


def test_an_edited_turn_keeps_what_stands_before_it(load: Load) -> None:
    pair = load()
    run(pair, ask(PLAIN, (Turn(Role.SYSTEM, "Be brief and kind."), Turn(Role.USER, "One?"))))
    edited = (Turn(Role.SYSTEM, "Be brief and kind."), Turn(Role.USER, "Two?"))
    read = next(e for e in run(pair, ask(PLAIN, edited)) if isinstance(e, PromptRead))
    assert 20 < read.reused < read.tokens


def test_a_partial_reply_is_gone_on_with(load: Load) -> None:
    pair = load()
    whole = finished(run(pair, ask(PLAIN, max_tokens=60)))
    part = finished(run(pair, ask(PLAIN, max_tokens=25)))
    turns = (*ASK, Turn(Role.ASSISTANT, part.text, part.token_ids))
    rest = finished(run(pair, ask(by_model(4), turns, max_tokens=35)))
    assert part.token_ids + rest.token_ids == whole.token_ids


def test_a_base_model_without_a_template(load: Load, tiny: TinyModels) -> None:
    pair = load(tiny.no_template, None)
    assert "no chat template" in pair.loaded.notices[0]
    assert finished(run(pair, ask(PLAIN, max_tokens=5))).reason is StopReason.LENGTH


def test_another_template_is_used_in_place_of_the_models_own(
    load: Load, tiny: TinyModels, tmp_path: Path
) -> None:
    own = load(tiny.no_template, None)
    file = tmp_path / "loud.jinja"
    file.write_text("{{ messages[-1].content | upper }}!")
    request = LoadRequest(tiny.no_template, None, 512, template=file)
    *_, pair = load_pair(request, lambda: False)
    assert isinstance(pair, Pair)
    with closing(pair):
        assert pair.template.render(list(ASK)) == "WHAT IS IN THE BOX?!"
        assert own.template.render(list(ASK)) != pair.template.render(list(ASK))
        assert not pair.loaded.notices
    with pytest.raises(UserError, match=r"chat template gone.jinja can't be read"):
        list(load_pair(replace(request, template=tmp_path / "gone.jinja"), lambda: False))


def test_a_question_without_an_answer_is_joined_by_the_next(load: Load) -> None:
    turns = (Turn(Role.USER, "One?"), Turn(Role.USER, "Two?"))
    both = (Turn(Role.USER, "One?\n\nTwo?"),)
    pair = load()
    assert finished(run(pair, ask(PLAIN, turns))).text == finished(run(pair, ask(PLAIN, both))).text


def test_a_draft_reads_what_it_missed_with_progress_and_can_be_stopped(load: Load) -> None:
    pair = load()
    turns = (Turn(Role.USER, "word " * 70),)
    controls = Controls(PLAIN)
    events: list[Event] = []
    for event in reply(pair, ask(PLAIN, turns), controls):
        events.append(event)
        if len(rounds(events)) == 3:
            controls.speculation = by_model(4)
        controls.stop = isinstance(event, PromptProgress) and len(rounds(events)) == 3
    assert isinstance(events[-2], PromptProgress)  # the draft had begun to read
    assert finished(events).reason is StopReason.STOP and len(rounds(events)) == 3
