"""Presets in the window: what a chat is told, what it remembers, and what a model brings."""

from __future__ import annotations

from pathlib import Path

from app.chats.exchange.tree import ChatTree, Node
from app.chats.preset_file import read_preset, save_preset
from app.chats.presets import Preset
from app.engine.requests import LoadRequest, Role, SamplerSettings
from app.errors import UserError
from app.gui.presets.button import Deed
from app.gui.presets.name_dialog import NameDialog
from app.gui.presets.view import PresetsView
from tests.gui.chat_hands import Make, close, converse, told
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token

PIRATE = Preset("Pirate", "You are a pirate.", SamplerSettings(temperature=1.2), max_tokens=77)


def view(window: Window) -> PresetsView:
    return window.application.presets


def in_force(window: Window) -> Preset:
    return view(window).session.preset


def words(window: Window) -> list[str]:
    """Of the menu's actions that can be chosen."""
    return [a.text() for a in view(window).button.menu().actions() if a.isEnabled() and a.text()]


def choose(window: Window, words: str) -> None:
    next(a for a in view(window).button.menu().actions() if a.text() == words).trigger()


def name_it(window: Window, name: str) -> None:
    dialog = window.application.window.findChildren(NameDialog)[-1]
    dialog.name.setText(name)
    dialog._save.click()


def load(window: Window, path: str) -> None:
    window.application.pair_presenter.open(LoadRequest(Path(path)))
    window.until(
        lambda: (
            (found := window.application.pairs.loaded) is not None
            and found.target.path == Path(path)
        )
    )


def test_what_is_set_in_the_dialog_goes_with_the_next_question(window: Window) -> None:
    dialog = view(window).dialog
    dialog._prompt.setPlainText("Answer in rhymes.")
    dialog._stops.setPlainText("\\nUser:\nEND")
    for number, spin in dialog._spins.items():
        spin.setValue({"top_k": 7, "repeat_penalty": 1.1, "max_tokens": 99}.get(number.name, 0.5))
    window.ask("Hello")
    _, request = window.engine.request()
    assert request.turns[0].role is Role.SYSTEM and request.turns[0].content == "Answer in rhymes."
    assert request.stop_strings == ("\nUser:", "END")
    assert (request.max_tokens, request.sampler.top_k) == (99, 7)
    assert request.sampler.repeat_penalty == 1.1
    assert request.sampler.temperature == window.application.controls.temperature == 0.5
    window.engine.reply([])
    assert [turn.role for turn in window.application.conversation.turns()] == [Role.USER]


def test_the_system_prompt_is_seen_over_the_chat_where_there_is_one(window: Window) -> None:
    strip = view(window).strip
    assert not strip.isVisible()
    view(window).dialog._prompt.setPlainText("You are\na pirate.")
    assert strip.isVisible() and strip._text.text() == "You are a pirate."
    strip._edit.click()
    assert view(window).dialog.isVisible()
    view(window).dialog._prompt.setPlainText("")
    assert not strip.isVisible()


def test_each_chat_remembers_its_own_and_the_next_window_too(make_window: Make) -> None:
    first = make_window()
    first.start()
    view(first).session.take(PIRATE)
    converse(first, "Ahoy")
    chat = first.application.history.desk.chat
    assert chat is not None
    first.application.actions.new_chat.trigger()
    view(first).session.choose_plain()
    converse(first, "Good day")
    assert first.engine.request()[1].turns[0].role is Role.USER
    first.application.history.desk.open(chat)
    assert in_force(first).system_prompt == PIRATE.system_prompt
    assert first.application.controls.temperature == 1.2
    assert in_force(first).max_tokens == 77
    # A new chat begins as things were last set by hand, not as the chat before it.
    first.application.actions.new_chat.trigger()
    assert in_force(first).system_prompt == ""
    first.application.history.desk.open(chat)
    close(first)
    second = make_window()
    second.start()
    assert in_force(second).system_prompt == PIRATE.system_prompt
    second.application.actions.new_chat.trigger()
    assert in_force(second).system_prompt == ""


def test_a_chat_from_elsewhere_brings_its_system_prompt(window: Window) -> None:
    said = ((Role.SYSTEM, "Speak Latin."), (Role.USER, "Salve"), (Role.ASSISTANT, "Ave"))
    nodes = tuple(
        Node(number - 1 if number else None, number + 1 if number < 2 else None, role, text, 1.0)
        for number, (role, text) in enumerate(said)
    )
    history = window.application.history
    chat = history.history.take_in(ChatTree("Latin", 1.0, 2.0, nodes, chosen=0))
    history.desk.open(chat)
    assert view(window).strip._text.text() == "Speak Latin."
    window.ask("Quid agis?")
    turns = window.engine.request()[1].turns
    assert [t.content for t in turns] == ["Speak Latin.", "Salve", "Ave", "Quid agis?"]
    window.engine.reply([round_of(token("Bene"))])
    window.until(lambda: not window.application.chat.replying)
    view(window).dialog._prompt.setPlainText("")  # it can be taken away, too
    window.ask("Et?")
    assert window.engine.request()[1].turns[0].content == "Salve"


def test_a_disk_that_refuses_is_told_once_and_the_chat_goes_on(
    window: Window, tmp_path: Path
) -> None:
    session = view(window).session
    (tmp_path / "blocked").write_text("")
    session._usual_file = tmp_path / "blocked" / "usual.toml"
    told_of: list[UserError] = []
    session.failed.connect(told_of.append)
    for heat in (0.1, 0.2, 0.3):
        window.application.controls._temperature.setValue(heat)
        session.write()
    assert len(told_of) == 1 and "can't be saved" in told_of[0].what
    window.ask("Hello")
    assert window.engine.request()[1].sampler.temperature == 0.3


def test_presets_are_saved_chosen_renamed_and_deleted(window: Window) -> None:
    session = view(window).session
    session.take(Preset("", "Be brief.", SamplerSettings(temperature=0.3)))
    choose(window, "Save as…")
    name_it(window, "Short")
    assert view(window).button.text() == "Preset: Short"
    window.application.controls._temperature.setValue(0.9)
    assert view(window).button.accessibleName() == "Preset: Short, changed"
    choose(window, "Save")
    assert view(window).button.text() == "Preset: Short"
    choose(window, "None: as usual for the model")
    assert in_force(window).system_prompt == "" and "Rename…" not in words(window)
    choose(window, "Short")
    assert in_force(window).sampler.temperature == 0.9
    choose(window, "Rename…")
    name_it(window, "Brief")
    assert [preset.name for preset in session.saved] == ["Brief"]
    choose(window, "Delete")
    assert session.saved == () and in_force(window).system_prompt == "Be brief."


def test_what_was_typed_comes_back_after_another_choice(window: Window) -> None:
    view(window).dialog._prompt.setPlainText("Long thought about.")
    choose(window, "None: as usual for the model")
    assert in_force(window).system_prompt == ""
    choose(window, "Back to what was set before")
    assert in_force(window).system_prompt == "Long thought about."


def test_numbers_go_back_to_the_usual_and_texts_stay(window: Window) -> None:
    view(window).session.take(PIRATE)
    view(window).dialog._usual.click()
    assert in_force(window).sampler == SamplerSettings() and in_force(window).max_tokens == 1024
    assert in_force(window).system_prompt == PIRATE.system_prompt


def test_presets_travel_as_toml(window: Window, tmp_path: Path) -> None:
    view(window).session.take(PIRATE)
    window.chosen_file = tmp_path / "out.toml"
    choose(window, "Export…")
    assert read_preset(tmp_path / "out.toml").system_prompt == PIRATE.system_prompt
    choose(window, "None: as usual for the model")
    for names in (["Pirate"], ["Pirate"]):  # the same again makes no second one
        choose(window, "Import…")
        assert [preset.name for preset in view(window).session.saved] == names
        assert in_force(window).system_prompt == PIRATE.system_prompt
    (tmp_path / "out.toml").write_text('name = "Pirate"\nmax_tokens = 5\n')
    choose(window, "Import…")
    assert [p.name for p in view(window).session.saved] == ["Pirate", "Pirate 2"]
    (tmp_path / "out.toml").write_text("temprature = 3")
    choose(window, "Import…")
    assert "“temprature” is not known here" in told(window)


def test_a_model_brings_what_its_makers_recommend_and_what_was_last_set(window: Window) -> None:
    qwen, other = "/models/Qwen3-8B-Q6_K.gguf", "/models/somebody.gguf"
    load(window, qwen)
    assert in_force(window).sampler.top_k == 20
    assert window.application.controls.temperature == 0.6
    advice = view(window).dialog._advice.text()
    assert advice == "Recommended for Qwen3-8B-Q6_K: temperature 0.6 · top-k 20 · min-p 0"
    window.application.controls._temperature.setValue(0.65)
    load(window, other)
    assert in_force(window).sampler == SamplerSettings()
    load(window, qwen)
    assert in_force(window).sampler.temperature == 0.65
    view(window).dialog._use.click()
    assert in_force(window).sampler.temperature == 0.6


def test_what_a_model_brought_stays_when_a_reply_is_made_anew(window: Window) -> None:
    converse(window)
    load(window, "/models/Qwen3-8B-Q6_K.gguf")
    window.application.actions.regenerate.trigger()
    assert window.engine.request()[1].sampler.top_k == 20
    window.engine.reply([round_of(token("Once"))])
    window.until(lambda: not window.application.chat.replying)
    assert in_force(window).sampler.top_k == 20
    chat = window.application.history.desk.chat
    assert chat is not None
    kept = window.application.history.history.chats.get(chat).preset
    assert kept is not None and kept.sampler.top_k == 20


def test_a_named_preset_outlives_a_change_of_model(window: Window) -> None:
    view(window).session.take(PIRATE)
    view(window).session.save_as("Pirate")
    load(window, "/models/Qwen3-8B-Q4_K_M.gguf")
    assert in_force(window).sampler.temperature == 1.2


def test_the_draft_length_of_the_catalogue_is_offered_with_the_sampling(window: Window) -> None:
    folder = Path("/models")
    request = LoadRequest(
        folder / "qwen2.5-coder-7b-instruct-q4_k_m.gguf",
        folder / "qwen2.5-coder-0.5b-instruct-q8_0.gguf",
    )
    window.application.pair_presenter.open(request)
    window.until(lambda: "k 7" in view(window).dialog._advice.text())
    assert window.application.controls.speculation.draft_length is None  # auto, till it is wanted
    view(window).dialog._use.click()
    assert window.application.controls.speculation.draft_length == 7


def test_a_seed_is_shown_and_used_again_with_one_click(window: Window) -> None:
    converse(window)
    seed = window.engine.request()[1].seed
    assert f"seed {seed}" in window.application.transcript.toPlainText()
    window.application.controls._again.click()
    converse(window, "Again")
    assert window.engine.request()[1].seed == seed
    window.application.controls._again.click()
    assert window.application.controls.seed is None
    window.application.history.menu.seed_chosen.emit(5)
    assert window.application.controls.seed == 5


def test_a_preset_that_the_disk_refuses_is_told(window: Window, tmp_path: Path) -> None:
    folder = tmp_path / "presets"
    view(window).session._folder = folder / "file" / "below"
    folder.mkdir(exist_ok=True)
    (folder / "file").write_text("")
    view(window).session.save_as("No room")
    assert "can't be saved" in told(window)


def test_presets_of_the_folder_stand_in_the_menu(make_window: Make, tmp_path: Path) -> None:
    save_preset(PIRATE, tmp_path / "presets")
    window = make_window()
    window.start()
    assert "Pirate" in words(window)
    view(window).button.asked.emit(Deed.EDIT)
    assert view(window).dialog.isVisible()


def test_the_first_model_of_all_brings_its_sampling_and_the_next_start_keeps_what_was_set(
    make_window: Make,
) -> None:
    qwen = Path("/models/Qwen3-8B-Q4_K_M.gguf")
    first = make_window()
    first.application.start(qwen)
    first.until(lambda: first.application.pairs.loaded is not None)
    assert first.application.controls.temperature == 0.6
    first.application.controls._temperature.setValue(0.2)
    close(first)
    second = make_window()
    second.application.start(qwen)
    second.until(lambda: second.application.pairs.loaded is not None)
    assert second.application.controls.temperature == 0.2
    assert in_force(second).sampler.top_k == 20
