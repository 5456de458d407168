"""Loading, failing to load, wrong pairs, and an engine that dies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from app.engine.events import Failed, LoadCancelled, LoadProgress, Origin
from app.engine.requests import DrafterKind, LoadRequest, ReplyRequest, Role, Speculation, Stop
from app.gui.banner import WayOn
from app.gui.chat.composer import Readiness
from app.gui.pair.model_bar import Wanted
from app.settings import read_settings
from tests.gui.conftest import BUILTIN, Window
from tests.gui.scripted_engine import loaded, model, round_of, token

BIG = Path("/models/big.gguf")
SMALL = Path("/models/small.gguf")


def notice_of(window: Window) -> tuple[str, WayOn | None]:
    notice = window.application.banner.notice
    return ("", None) if notice is None else (notice.what, notice.way_on)


def test_the_first_start_loads_the_built_in_and_tells_of_lookup(window: Window) -> None:
    assert window.engine.sent[0] == LoadRequest(BUILTIN)
    assert "prompt lookup" in notice_of(window)[0]
    assert window.application.bar._target.text() == "SmolLM2-135M"
    assert "CPU · 100 MB" in window.application.bar._where.text()
    assert window.application.composer._readiness is Readiness.READY


def test_the_second_start_tells_nothing(window: Window, make_window) -> None:
    window.application.window.close()
    again = make_window()
    again.start()
    assert again.application.banner.notice is None


def test_loading_shows_progress_and_can_be_cancelled(make_window: Callable[..., Window]) -> None:
    window = make_window(answer_loads=False)
    application = window.start()
    window.engine.say(LoadProgress("target", 0.4))
    window.until(lambda: application.bar._progress.value() == 400)
    assert application.composer._readiness is Readiness.WAITING
    application.bar._cancel.click()
    assert window.engine.sent[-1] == Stop()
    window.engine.say(LoadCancelled(), 1)
    window.until(lambda: notice_of(window)[1] is WayOn.USE_BUILTIN)


def test_a_pair_is_opened_remembered_and_loaded_again(window: Window, make_window) -> None:
    application = window.application
    application.pair_presenter.open_target(BIG)
    window.until(lambda: application.pairs.loaded is not None)
    window.chosen_file = SMALL
    application.pair_presenter.act(Wanted.OPEN_DRAFT)
    window.until(lambda: application.pairs.loaded is not None)
    assert application.controls.speculation.drafter is DrafterKind.MODEL
    assert window.engine.sent[-1] == Speculation(True, DrafterKind.MODEL, None)  # auto
    application.window.close()
    settings = read_settings(application.keeper._folder)
    assert (settings.last_target, settings.last_draft) == (str(BIG), str(SMALL))
    again = make_window()
    again.start()
    assert again.engine.sent[0] == LoadRequest(BIG, SMALL)
    assert again.application.controls.speculation.drafter is DrafterKind.MODEL


def test_lookup_stays_chosen_beside_a_draft(window: Window, make_window) -> None:
    application = window.application
    application.pair_presenter.open(LoadRequest(BIG, SMALL))
    window.until(lambda: application.controls.speculation.drafter is DrafterKind.MODEL)
    application.controls._drafter.setCurrentIndex(1)
    application.window.close()
    again = make_window()
    again.start()
    assert again.application.controls.speculation.drafter is DrafterKind.LOOKUP


def test_without_a_draft_lookup_takes_over(window: Window) -> None:
    application = window.application
    application.pair_presenter.open(LoadRequest(BIG, SMALL))
    window.until(lambda: application.controls.speculation.drafter is DrafterKind.MODEL)
    application.pair_presenter.act(Wanted.NO_DRAFT)
    window.until(lambda: application.controls.speculation.drafter is DrafterKind.LOOKUP)


def test_a_wrong_pair_keeps_the_target_and_offers_another_draft(window: Window) -> None:
    application = window.application
    window.engine.answer_loads = False
    request = LoadRequest(BIG, SMALL)
    application.pair_presenter.open(request)
    refused = Failed("This draft was made for another vocabulary.", "Choose another.")
    window.engine.say(loaded(request, draft=None, draft_refused=refused))
    window.until(lambda: notice_of(window)[1] is WayOn.CHOOSE_DRAFT)
    assert "another vocabulary" in notice_of(window)[0]
    assert application.pairs.pair == LoadRequest(BIG)
    assert application.composer._readiness is Readiness.READY


def test_an_unreadable_file_goes_back_to_the_pair_before(window: Window) -> None:
    application = window.application
    window.engine.answer_loads = False
    application.pair_presenter.open_target(BIG)
    window.engine.answer_loads = True
    window.engine.say(Failed("big.gguf is truncated.", "Download it again."))
    window.until(lambda: application.pairs.loaded is not None)
    assert window.engine.sent[-2 if isinstance(window.engine.sent[-1], Speculation) else -1] == (
        LoadRequest(BUILTIN)
    )
    assert notice_of(window)[0] == "big.gguf is truncated."


def test_without_a_pair_before_the_built_in_is_offered(make_window) -> None:
    window = make_window(answer_loads=False)
    application = window.start()
    window.engine.say(Failed("The file is missing.", "Choose another."))
    window.until(lambda: notice_of(window)[1] is WayOn.USE_BUILTIN)
    assert application.composer._readiness is Readiness.WAITING
    window.engine.answer_loads = True
    application.banner._button.click()
    window.until(lambda: application.pairs.loaded is not None)


def test_the_engine_dies_restarts_and_goes_on_in_the_same_message(window: Window) -> None:
    application = window.application
    window.ask("Count")
    window.engine.reply([round_of(token("one", id=1), token(" two", id=2))], reason=None)
    window.until(lambda: "two" in application.transcript.toPlainText())
    window.engine.die()
    window.until(lambda: notice_of(window)[1] is WayOn.RESTART)
    assert "two" in application.transcript.toPlainText()
    assert application.composer._readiness is Readiness.WAITING
    assert not application.replies.strip._button.isEnabled()  # there is nobody to go on
    application.banner._button.click()
    window.until(lambda: isinstance(window.engine.sent[-1], ReplyRequest))
    assert len(window.engines) == 2
    assert window.engine.sent[0] == LoadRequest(BUILTIN)
    _, request = window.engine.request()
    last = request.turns[-1]
    assert (last.role, last.content, last.token_ids) == (Role.ASSISTANT, "one two", (1, 2))
    window.engine.reply([round_of(token(" three", id=3))])
    window.until(lambda: not application.chat.replying)
    text = application.transcript.toPlainText()
    assert text.startswith("You\nCount\nPaceline\none two three\n3 tokens")
    assert application.conversation.turns()[-1].token_ids == (1, 2, 3)


def test_an_engine_that_dies_before_the_first_token_is_asked_again(window: Window) -> None:
    window.ask("Count")
    window.engine.die()
    window.until(lambda: notice_of(window)[1] is WayOn.RESTART)
    window.application.banner._button.click()
    window.until(lambda: isinstance(window.engine.sent[-1], ReplyRequest))
    _, request = window.engine.request()
    assert [turn.content for turn in request.turns] == ["Count"]
    window.engine.reply([round_of(token("one"))])
    window.until(lambda: not window.application.chat.replying)
    assert window.application.transcript.toPlainText().count("Paceline") == 1


def test_an_engine_that_dies_while_loading_is_not_sent_there_again(window: Window) -> None:
    window.engine.answer_loads = False
    window.application.pair_presenter.open_target(BIG)
    window.engine.die()
    window.until(lambda: notice_of(window)[1] is WayOn.RESTART)
    window.application.banner._button.click()
    assert window.engine.sent[0] == LoadRequest(BUILTIN)


def test_another_target_forgets_token_numbers_but_not_the_text(window: Window) -> None:
    window.ask("Hi")
    window.engine.reply([round_of(token("yes", Origin.ACCEPTED, 5))])
    window.until(lambda: not window.application.chat.replying)
    window.application.pair_presenter.open_target(BIG)
    window.until(lambda: window.application.pairs.loaded is not None)
    turn = window.application.conversation.turns()[1]
    assert (turn.content, turn.token_ids) == ("yes", None)


def test_loading_during_a_reply_stops_the_reply_first(window: Window) -> None:
    window.ask("Hi")
    window.application.pair_presenter.open_target(BIG)
    assert window.engine.sent[-2:] == [Stop(), LoadRequest(BIG)]


def test_memory_and_device_of_both_models_are_shown(window: Window) -> None:
    bar = window.application.bar
    gpu = model(BIG, 2_100_000_000)
    bar.show_loaded(loaded(LoadRequest(BIG, SMALL), target=gpu))
    assert bar._where.text() == "CPU · 2.1 GB"
    bar.show_loaded(loaded(LoadRequest(BIG, SMALL), target=replace(gpu, device="GPU 0")))
    assert bar._where.text() == "GPU 0 · 2.1 GB  +  CPU · 40 MB"


def test_the_built_in_shows_guessing_and_another_target_is_never_slowed(window: Window) -> None:
    application = window.application
    assert application.controls.speculation.draft_length == 4
    application.pair_presenter.open_target(BIG)
    window.until(lambda: application.pairs.loaded is not None)
    assert application.controls.speculation.draft_length is None
    application.controls._length.setCurrentIndex(7)  # the person's choice stays
    application.pair_presenter.open_builtin()
    window.until(lambda: application.pairs.loaded is not None)
    assert application.controls.speculation.draft_length == 7


def test_guesses_can_be_shown_though_they_do_not_pay(window: Window) -> None:
    application = window.application
    application.pair_presenter.open_target(BIG)
    window.until(lambda: application.pairs.loaded is not None)
    window.ask()
    assert application.pace._anyway.isHidden()
    plain = round_of(token("A", Origin.PLAIN, 1))
    why = "speculation does not pay"
    window.engine.reply([replace(plain, pace=why, held_back=True)], reason=None)
    window.until(lambda: not application.pace._anyway.isHidden())
    assert application.pace._why.text() == "Speculation does not pay."
    application.pace._anyway.click()
    assert window.engine.sent[-1] == Speculation(True, DrafterKind.LOOKUP, 4)
    assert not application.keeper.settings.draft_length_chosen  # of this pair, not of all
