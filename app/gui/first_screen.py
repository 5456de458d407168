"""Builds what is painted first, the window with the box to write in: application.py's other half
for the start, which waits for nothing else. Knows no chat, no model and no page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication

from app import paths
from app.gui.actions import Actions
from app.gui.banner import Banner
from app.gui.chat.composer import Composer
from app.gui.chat.first_page import FirstPage
from app.gui.history.drawer import Drawer
from app.gui.look.appearance import appearance_of
from app.gui.look.theme import Theme
from app.gui.main_window import MainWindow
from app.gui.pair.model_bar import ModelBar
from app.gui.panel.legend import Legend
from app.gui.settings_keeper import SettingsKeeper
from app.gui.switch import Switch
from app.gui.translation import tr
from app.settings import Settings


class FirstScreen:
    """Every import here is paid before the window is seen: keep out what that does not show."""

    def __init__(self, app: QApplication, settings: Settings, folder: Path) -> None:
        """`settings`, and the folder of the data that they were read from."""
        self.app, self.folder = app, folder
        self.keeper = SettingsKeeper(settings, folder)
        self.theme = Theme(app, appearance_of(settings), paths.resource("icons"))
        colours = self.theme.colours
        self.window = MainWindow()
        actions = self.actions = Actions(self.window)
        self.switch = Switch(tr("Speculation"), colours)
        self.bar = ModelBar(actions, self.switch)
        self.banner = Banner(colours)
        self.first_page = FirstPage()
        self.composer = Composer(actions.attach_files)
        self.legend = Legend(colours, actions.show_colours)
        self.window.lay_out(self.bar, self.banner, self.first_page, self.composer, self.legend)
        self.window.show_geometry(settings.window_geometry)
        if len(settings.splitter_sizes) == 3:
            side, _, panel = settings.splitter_sizes
            self.window.show_panes(side, panel)
        self.drawer = Drawer(self.window, self.actions.show_chats, self.keeper)
        self.switch.setChecked(settings.speculation_on)
        if settings.last_chat:
            self.window.show_waiting()
        self.theme.put_on()

    def show(self) -> None:
        self.window.show()
        self.composer.focus_text()
