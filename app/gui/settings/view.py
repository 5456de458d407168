"""Builds the settings, the keys and the command palette, and connects them: application.py's other
half. Knows no details of any of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from app import data_move, paths
from app.errors import UserError
from app.gui.actions import Actions
from app.gui.banner import Banner
from app.gui.bug_report import log_at
from app.gui.chat.composer import Composer
from app.gui.choices import Choices
from app.gui.history.view import HistoryView
from app.gui.look.appearance import Appearance
from app.gui.look.theme import Colours, Theme
from app.gui.main_window import MainWindow
from app.gui.models.view import ModelsView
from app.gui.outside import Outside
from app.gui.pair.presenter import PairPresenter
from app.gui.palette.palette import Offer, Palette
from app.gui.settings.chat_pane import ChatPane
from app.gui.settings.data_pane import DataPane
from app.gui.settings.keys_pane import KeysPane
from app.gui.settings.look_pane import LookPane
from app.gui.settings.offers import action_offers, chat_offers, menu_offers, model_offers
from app.gui.settings.page import SettingsPage
from app.gui.settings.window_state import WindowState
from app.gui.settings.zoom import Zoom
from app.gui.settings_keeper import SettingsKeeper
from app.gui.shortcuts import Shortcuts, fixed_keys
from app.gui.side_pages import SidePages
from app.gui.transcript.transcript import Transcript
from app.gui.translation import tr
from app.settings import LogLevel


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What of the window the settings are about, or what they lead to."""

    folder: Path
    keeper: SettingsKeeper
    theme: Theme
    choices: Choices
    actions: Actions
    window: MainWindow
    outside: Outside
    banner: Banner
    composer: Composer
    transcript: Transcript
    models: ModelsView
    history: HistoryView
    pair_presenter: PairPresenter
    side_pages: SidePages


class SettingsView(QObject):
    def __init__(self, around: Surroundings) -> None:
        super().__init__()
        self._around = around
        settings, theme = around.keeper.settings, around.theme
        self.shortcuts = Shortcuts(around.actions.named(), around.keeper)
        self.look = LookPane(theme.colours, theme.appearance, settings.language)
        self.keys = KeysPane()
        self.chats = ChatPane(settings.overflow)
        self.data = DataPane(around.folder, settings.log_level, not paths.folder_is_fixed())
        self.page = SettingsPage(
            (
                (tr("Appearance"), self.look),
                (tr("Keyboard"), self.keys),
                (tr("Chats"), self.chats),
                (tr("Data and log"), self.data),
            )
        )
        self.palette = Palette(theme.colours, around.window, self._offers)
        self.zoom = Zoom(around.transcript, lambda: theme.appearance.text_size)
        around.window.add_page(self.page)
        self.state = WindowState(around.window, around.keeper, self._pages())
        self._connect_actions()
        self._connect_panes()
        self._show_keys()
        log_at(settings.log_level)

    def start(self) -> None:
        """With the window: as it was left."""
        self.data.show_move(data_move.wished_folder())
        self.state.restore()
        self._around.window.order_tab_stops()

    def close(self) -> None:
        self.state.keep()

    def _pages(self) -> dict[str, tuple[Callable[[], bool], QAction]]:
        """Those that the window may be left on."""
        actions, window, side = self._around.actions, self._around.window, self._around.side_pages
        models = self._around.models.page
        beside = {
            place.value: (partial(side.shows, place), action)
            for place, action in actions.places.items()
        }
        return {
            "settings": (lambda: window.page is self.page, actions.show_settings),
            "models": (lambda: window.page is models, actions.show_models),
            **beside,
        }

    def _connect_actions(self) -> None:
        actions = self._around.actions
        actions.show_palette.triggered.connect(self.palette.open)
        actions.show_settings.triggered.connect(lambda: self._switch(self.look))
        actions.show_shortcuts.triggered.connect(lambda: self._switch(self.keys))
        actions.larger.triggered.connect(lambda: self.zoom.step(1))
        actions.smaller.triggered.connect(lambda: self.zoom.step(-1))
        actions.usual_size.triggered.connect(self.zoom.reset)
        actions.theme_chosen.connect(self._around.choices.take_theme)
        for leaves in (actions.write, actions.new_chat):
            leaves.triggered.connect(self._leave)

    def _connect_panes(self) -> None:
        around, theme = self._around, self._around.theme
        self.page.left.connect(self._leave)
        self.look.appearance_chosen.connect(around.choices.take_appearance)
        self.look.language_chosen.connect(lambda code: around.keeper.change(language=code))
        self.zoom.size_chosen.connect(self._take_size)
        theme.appearance_changed.connect(self.look.show_appearance)
        theme.appearance_changed.connect(self._show_density)
        self._show_density(theme.appearance)
        theme.changed.connect(self._show_look)
        keys, shortcuts = self.keys, self.shortcuts
        keys.keys_entered.connect(self._take_keys)
        keys.keys_confirmed.connect(self._bind)
        keys.removed.connect(lambda: self._bind(QKeySequence()))
        keys.reset.connect(self._reset_keys)
        keys.all_reset.connect(shortcuts.reset_all)
        shortcuts.changed.connect(self._show_keys)
        self.chats.overflow_chosen.connect(lambda o: around.keeper.change(overflow=o.value))
        folder = around.folder
        self.data.folder_opened.connect(lambda: self._open(folder))
        self.data.log_opened.connect(lambda: self._open(folder / "paceline.log"))
        self.data.move_asked.connect(self._ask_to_move)
        self.data.log_level_chosen.connect(self._take_level)

    # ------------------------------------------------------------------ what follows from what

    def _switch(self, pane: QWidget) -> None:
        """Show this pane, or go back to the chat where it is shown already."""
        window = self._around.window
        if window.page is self.page and self.page.pane is pane:
            self._leave()
            return
        window.show_page(self.page)
        self.page.show_pane(pane)
        if pane is self.keys:
            self.keys.focus_filter()

    def _leave(self) -> None:
        if self._around.window.page is self.page:
            self._around.window.show_page(None)
            self._around.composer.focus_text()

    def _show_look(self, colours: Colours) -> None:
        self.look.show_look(colours)
        self.palette.show_look(colours)

    def _show_density(self, appearance: Appearance) -> None:
        self._around.transcript.show_density(appearance.density)

    def _take_size(self, percent: int) -> None:
        appearance = self._around.theme.appearance
        self._around.choices.take_appearance(replace(appearance, text_size=percent))

    def _show_keys(self) -> None:
        self.keys.show_bindings(self.shortcuts.bindings(), fixed_keys())

    def _take_keys(self, keys: QKeySequence) -> None:
        chosen, refusal = self.keys.chosen, self.shortcuts.refusal(keys)
        holder = self.shortcuts.holder(keys)
        if refusal:
            self.keys.show_refusal(refusal)
        elif holder is not None and chosen is not None and holder.action != chosen.action:
            self.keys.show_conflict(keys, holder)
        else:
            self._bind(keys)

    def _bind(self, keys: QKeySequence) -> None:
        if self.keys.chosen is not None:
            self.shortcuts.bind(self.keys.chosen.action, keys)

    def _reset_keys(self) -> None:
        if self.keys.chosen is not None:
            self.shortcuts.reset(self.keys.chosen.action)

    def _open(self, place: Path) -> None:
        self._around.outside.open_address(QUrl.fromLocalFile(str(place)).toString())

    def _take_level(self, level: LogLevel) -> None:
        log_at(level)
        self._around.keeper.change(log_level=level)

    def _ask_to_move(self) -> None:
        folder = self._around.outside.choose_folder(tr("Choose an empty folder for the data"))
        if folder is None:
            return
        try:
            data_move.wish_for(folder)
        except UserError as error:
            self._around.banner.show_error(error)
        self.data.show_move(data_move.wished_folder())

    def _offers(self) -> tuple[Offer, ...]:
        around = self._around
        actions = tuple(around.actions.named().values())
        return (
            *action_offers(actions, around.actions.show_palette),
            *menu_offers(around.window, actions),
            *chat_offers(self._chats(), self._to_chat(around.history.desk.open)),
            *model_offers(self._models(), self._to_chat(around.pair_presenter.open_target)),
        )

    def _chats(self):  # type: ignore[no-untyped-def]
        try:
            return self._around.history.history.chats.list()
        except UserError:
            return ()  # the sidebar says why

    def _models(self) -> list[tuple[str, Path]]:
        """Those that the disk was searched for, and those that were loaded lately."""
        found = self._around.models.library.files
        known = [(file.name, file.path) for file in found if file.fault is None]
        recent = map(Path, self._around.keeper.settings.recent_targets)
        return known + [(path.stem, path) for path in recent]

    def _to_chat(self, act: Callable) -> Callable[[object], None]:
        """What shows in the chat, which may lie behind a page."""

        def go(value: object) -> None:
            self._around.window.show_page(None)
            self._around.composer.focus_text()
            act(value)

        return go
