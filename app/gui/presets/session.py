"""Which preset is in force: for new chats, for the open chat, and what was remembered of models.
Knows no widgets."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.chats.history import History
from app.chats.preset_file import (
    find_preset,
    list_presets,
    read_preset,
    remove_preset,
    save_preset,
    write_preset,
)
from app.chats.presets import Preset
from app.chats.values import ChatId
from app.engine.requests import Role, SamplerSettings, Speculation
from app.errors import UserError
from app.gui.presets.recommended import Recommended

_log = logging.getLogger(__name__)
_PATIENCE_MS = 500  # a knob that is turned is written down once, when it rests


class PresetSession(QObject):
    """A new chat begins as things were last set by hand; each chat remembers its own."""

    preset_changed = Signal(object)  # Preset that is in force now
    preset_chosen = Signal()  # the person took another one as a whole
    failed = Signal(object)  # UserError

    def __init__(self, folder: Path, history: History, first: Preset) -> None:
        """`first`: what is in force where nothing was ever written down."""
        super().__init__()
        self._folder = folder / "presets"
        self._models = self._folder / "models"
        self._usual_file = self._folder / "usual" / "usual.toml"
        self._history = history
        kept = self._read_usual()
        self._fresh = kept is None
        self._usual = kept or first
        self._preset = self._usual
        self._before: Preset | None = None
        self._chat: ChatId | None = None
        self._model = ""
        self._troubled = False
        self._recommended: Recommended | None = None
        self._saved = list_presets(self._folder)
        self._timer = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._timer.timeout.connect(self.write)

    @property
    def preset(self) -> Preset:
        return self._preset

    @property
    def saved(self) -> tuple[Preset, ...]:
        """Those with a name, in its order."""
        return self._saved

    @property
    def changed(self) -> bool:
        """Whether it is no longer as it was saved under its name."""
        kept = self._find(self._preset.name)
        return bool(self._preset.name) and (kept is None or not _same(self._preset, kept))

    @property
    def before(self) -> Preset | None:
        """What was in force before another preset was chosen: the way back."""
        return self._before

    @property
    def recommended(self) -> Recommended | None:
        """By the makers of the model that is loaded."""
        return self._recommended

    @property
    def usual_sampler(self) -> SamplerSettings:
        """Where nobody chose: as the model's makers recommend, or the app's own."""
        return self._recommended.sampler if self._recommended else SamplerSettings()

    # ------------------------------------------------------------------ by hand

    def take(self, preset: Preset) -> None:
        """The person changed something."""
        if preset != self._preset:
            self._preset = self._usual = preset
            self._timer.start()
            self.preset_changed.emit(preset)

    def choose(self, preset: Preset) -> None:
        """Take another one as a whole."""
        if not _same(preset, self._preset):
            self._before = self._preset
        self.take(preset)
        self.preset_chosen.emit()

    def choose_plain(self) -> None:
        """None of those with a name: all as usual."""
        self.choose(self._plain())

    def take_back(self) -> None:
        """Undo the last choice."""
        if self._before is not None:
            self.choose(self._before)

    def reset(self) -> None:
        """All figures as usual; what was typed stays."""
        plain, preset = self._plain(), self._preset
        typed = replace(plain, name=preset.name, system_prompt=preset.system_prompt)
        self.choose(replace(typed, stop_strings=preset.stop_strings))

    def use_recommended(self) -> None:
        if self._recommended is not None:
            length = self._recommended.draft_length or self._preset.speculation.draft_length
            speculation = replace(self._preset.speculation, draft_length=length)
            sampler = self._recommended.sampler
            self.choose(replace(self._preset, sampler=sampler, speculation=speculation))

    def save_as(self, name: str) -> None:
        """Keep what is in force under this name, in place of what is kept there."""
        preset = replace(self._preset, name=" ".join(name.split()))
        if preset.name and self._keep(preset):
            self.take(preset)
            self.preset_changed.emit(preset)  # it may be the same, and is no longer changed

    def rename(self, name: str) -> None:
        old, name = self._preset.name, " ".join(name.split())
        kept = self._find(old)
        if kept is None or not name or name == old:
            return
        if self._keep(replace(kept, name=name)) and self._do(remove_preset, old, self._folder):
            self._saved = list_presets(self._folder)
            self.take(replace(self._preset, name=name))

    def delete(self) -> None:
        """Forget the name; what is in force stays as it is."""
        if self._do(remove_preset, self._preset.name, self._folder):
            self._saved = list_presets(self._folder)
            self.take(replace(self._preset, name=""))

    def import_file(self, path: Path) -> None:
        """Keep the preset that a file holds, and use it. One of the same name stays too."""
        try:
            preset = read_preset(path)
        except UserError as error:
            self.failed.emit(error)
            return
        name, number = preset.name or path.stem, 2
        while (kept := self._find(name)) is not None and not _same(
            kept, replace(preset, name=name)
        ):
            name, number = f"{preset.name or path.stem} {number}", number + 1
        preset = replace(preset, name=name)
        if self._keep(preset):
            self.choose(preset)

    def export_to(self, path: Path) -> None:
        self._do(write_preset, self._preset, path)

    # ------------------------------------------------------------------ chats and models

    def open_chat(self, chat: ChatId | None) -> None:
        """Another chat is open: its own preset is in force. None: a new one."""
        if chat is not None and chat == self._chat:
            return  # it was shown anew
        self.write()
        self._chat = chat
        self._before = None
        self._preset = self._preset_of(chat) or self._usual
        self.preset_changed.emit(self._preset)

    def remember(self) -> None:
        """Something is being answered: the open chat keeps how."""
        if self._chat is None:
            return
        try:
            if self._history.chats.get(self._chat).preset != self._preset:
                self._history.chats.use_preset(self._chat, self._preset)
        except UserError as error:
            _log.warning("a chat's preset could not be saved: %s", error)

    def take_model(
        self, model: str, advice: Recommended | None, speculation: Speculation, chosen: bool
    ) -> None:
        """A model of this name is loaded, and guessed for in this way. Where it was chosen, and no
        preset with a name is in force, sampling is as it was last with this model, or else as its
        makers recommend."""
        self.write()
        self._preset = replace(self._preset, speculation=speculation)
        self._usual = replace(self._usual, speculation=speculation)
        other = model != self._model
        self._model, self._recommended = model, advice
        chosen = chosen or (self._fresh and advice is not None)
        self._fresh = False
        if chosen and other and not self._preset.name:
            known = find_preset(model, self._models)
            self._preset = replace(
                self._preset, sampler=known.sampler if known else self.usual_sampler
            )
            self._usual = replace(self._usual, sampler=self._preset.sampler)
        self.preset_changed.emit(self._preset)

    def write(self) -> None:
        """What was changed goes to disk now: for new chats, with the open chat, with the model."""
        if not self._timer.isActive():
            return
        self._timer.stop()
        self.remember()
        try:
            write_preset(self._usual, self._usual_file)
            self._remember_model()
            self._troubled = False
        except UserError as error:
            if not self._troubled:  # told once, however long it lasts
                self._troubled = True
                self.failed.emit(error)

    # ------------------------------------------------------------------ one of each

    def _remember_model(self) -> None:
        """How it is sampled, where that is by hand."""
        if not self._model or self._preset.name:
            return
        if self._preset.sampler == self.usual_sampler:
            remove_preset(self._model, self._models)
        else:
            save_preset(Preset(self._model, sampler=self._preset.sampler), self._models)

    def _preset_of(self, chat: ChatId | None) -> Preset | None:
        """What the chat remembers. One from another program may begin with its system prompt."""
        if chat is None:
            return None
        try:
            own = self._history.chats.get(chat).preset
            path = self._history.messages.path(chat) if own is None else ()
        except UserError:  # the chat is gone, and whoever opens it says so
            return None
        if path and path[0].role is Role.SYSTEM:
            return replace(self._usual, name="", system_prompt=path[0].content)
        return own

    def _plain(self) -> Preset:
        drafter = replace(self._preset.speculation, draft_length=None)
        return Preset("", sampler=self.usual_sampler, speculation=drafter)

    def _find(self, name: str) -> Preset | None:
        return next((preset for preset in self._saved if name and preset.name == name), None)

    def _keep(self, preset: Preset) -> bool:
        done = self._do(save_preset, preset, self._folder)
        self._saved = list_presets(self._folder)
        return done

    def _do(self, deed, *arguments: object) -> bool:  # type: ignore[no-untyped-def]
        """Whether the disk took it; if not, the person is told."""
        try:
            deed(*arguments)
        except UserError as error:
            self.failed.emit(error)
            return False
        return True

    def _read_usual(self) -> Preset | None:
        try:
            return read_preset(self._usual_file) if self._usual_file.exists() else None
        except UserError as error:
            _log.warning("the usual preset is left out: %s", error)
            return None


def _same(one: Preset, other: Preset) -> bool:
    """Whether they make the same replies; whether speculation is on is not a preset's matter."""
    on = other.speculation.on
    return replace(one, speculation=replace(one.speculation, on=on)) == other
