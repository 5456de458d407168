"""Builds what presets are in the window, and connects it: application.py's other half. Knows no
details of any of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton

from app.catalogue import Catalogue, read_catalogue
from app.chats.presets import Preset
from app.engine.events import Loaded
from app.errors import UserError
from app.gui.actions import Actions
from app.gui.banner import Banner
from app.gui.chat.session import ChatSession
from app.gui.history.view import HistoryView
from app.gui.main_window import MainWindow
from app.gui.outside import Outside
from app.gui.pair.session import PairSession
from app.gui.panel.draft_controls import DraftControls
from app.gui.presets.button import Deed, PresetButton
from app.gui.presets.dialog import PresetDialog
from app.gui.presets.name_dialog import NameDialog
from app.gui.presets.recommended import recommended
from app.gui.presets.session import PresetSession
from app.gui.presets.strip import SystemPromptStrip
from app.gui.translation import tr


class PresetsView(QObject):
    def __init__(
        self,
        folder: Path,
        outside: Outside,
        actions: Actions,
        widgets: tuple[MainWindow, DraftControls, Banner],
        sessions: tuple[ChatSession, PairSession, HistoryView],
        catalogue: Callable[[], Catalogue] = read_catalogue,
    ) -> None:
        super().__init__()
        self._outside = outside
        self._window, self._controls, self._banner = widgets
        self._chat, self._pairs, history = sessions
        self._catalogue = cache(catalogue)
        self._known: Path | None = None  # the target that was loaded last
        self.session = PresetSession(folder, history.history, self._controls.preset)
        self.button, in_dialog = PresetButton(), PresetButton()
        self._buttons = (self.button, in_dialog)
        self.dialog = PresetDialog(self._window, in_dialog)
        self.strip = SystemPromptStrip()
        self._edit = QPushButton(tr("System prompt…"))
        self._edit.setToolTip(tr("System prompt, all of sampling, stop strings, longest reply"))
        self._controls.add_row(self.button, self._edit)
        self._window.add_above_chat(self.strip)
        self._connect(actions, history)
        self._show(self.session.preset)

    def close(self) -> None:
        """What was changed last goes to disk. Before the history is closed."""
        self.session.write()
        self.dialog.close()

    def _connect(self, actions: Actions, history: HistoryView) -> None:
        session, controls, dialog = self.session, self._controls, self.dialog
        session.preset_changed.connect(self._show)
        session.preset_chosen.connect(controls.tell)
        session.failed.connect(self._banner.show_error)
        controls.speculation_changed.connect(lambda _: session.take(controls.preset))
        controls.sampling_changed.connect(lambda: session.take(controls.preset))
        dialog.changed.connect(session.take)
        dialog.recommended_wanted.connect(session.use_recommended)
        dialog.usual_wanted.connect(session.reset)
        for button in self._buttons:
            button.preset_chosen.connect(session.choose)
            button.asked.connect(self._act)
        for asked in (self._edit.clicked, self.strip.edit_asked, actions.edit_preset.triggered):
            asked.connect(dialog.bring_up)
        history.desk.opened.connect(session.open_chat)
        history.menu.seed_chosen.connect(controls.show_seed)
        self._chat.reply_started.connect(session.remember)
        self._pairs.pair_loaded.connect(self._take_loaded)

    def _show(self, preset: Preset) -> None:
        session = self.session
        self._controls.show_preset(preset)
        self.dialog.show_preset(preset)
        self.strip.show_prompt(preset.system_prompt)
        for button in self._buttons:
            button.show_presets(preset, session.saved, session.changed, session.before is not None)

    def _take_loaded(self, loaded: Loaded) -> None:
        """At the start the sampling of last time is kept; a model that is chosen brings its own."""
        target = loaded.target.path
        draft = loaded.draft.path if loaded.draft is not None else None
        try:
            advice = recommended(self._catalogue(), target, draft)
        except UserError:  # the Models view says that the catalogue can't be read
            advice = None
        chosen, self._known = self._known is not None, target
        speculation = self._controls.speculation  # the pair may have asked for another one
        self.session.take_model(target.name, advice, speculation, chosen)
        self.dialog.show_recommended(loaded.target.name, advice)

    def _act(self, deed: Deed) -> None:
        session = self.session
        match deed:
            case Deed.PLAIN:
                session.choose_plain()
            case Deed.EDIT:
                self.dialog.bring_up()
            case Deed.GO_BACK:
                session.take_back()
            case Deed.SAVE:
                session.save_as(session.preset.name)
            case Deed.SAVE_AS:
                self._ask_for_name(tr("Save the preset as"), session.save_as)
            case Deed.RENAME:
                self._ask_for_name(tr("Rename the preset"), session.rename)
            case Deed.DELETE:
                session.delete()
            case Deed.IMPORT:
                if path := self._outside.choose_preset():
                    session.import_file(path)
            case Deed.EXPORT:
                name = session.preset.name or tr("preset")
                if path := self._outside.choose_new_preset(f"{name}.toml"):
                    session.export_to(path)

    def _ask_for_name(self, title: str, take: Callable[[str], None]) -> None:
        name, names = self.session.preset.name, [preset.name for preset in self.session.saved]
        dialog = NameDialog(title, name, tuple(names), self._window)
        dialog.named.connect(take)
        dialog.open()
