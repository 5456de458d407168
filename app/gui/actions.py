"""Every action with its words and its key. Knows nothing of what they do."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from app.gui.key_tip import KeyTip
from app.gui.look.appearance import theme_words
from app.gui.places import Place, place_words
from app.gui.translation import tr
from app.settings import ThemeChoice


class Actions(QObject):
    theme_chosen = Signal(object)  # ThemeChoice

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.new_chat = self._add(tr("New chat"), "Ctrl+N")
        self.show_chats = self._add(tr("Show chats"), "Ctrl+B")
        self.show_chats.setCheckable(True)
        self.search_chats = self._add(tr("Search chats"), "Ctrl+Shift+F")
        self.import_chats = self._add(tr("Import chats…"), "")
        self.regenerate = self._add(tr("Regenerate"), "Ctrl+R")
        self.regenerate_switched = self._add(tr("Regenerate, speculation switched"), "Ctrl+Shift+R")
        self.continue_reply = self._add(tr("Continue the last reply"), "Ctrl+Shift+Return")
        self.show_rounds = self._add(tr("Last reply, round by round"), "Ctrl+J")
        self.edit_question = self._add(tr("Edit last message…"), "Ctrl+E")
        self.previous_version = self._add(tr("Previous version"), "Alt+PgUp")
        self.next_version = self._add(tr("Next version"), "Alt+PgDown")
        self.edit_preset = self._add(tr("System prompt and sampling…"), "Ctrl+Shift+S")
        self.open_target = self._add(tr("Open target GGUF…"), "Ctrl+O")
        self.open_draft = self._add(tr("Open draft GGUF…"), "Ctrl+Shift+O")
        self.show_models = self._add(tr("Models…"), "Ctrl+Shift+M")
        self.filter_models = self._add(tr("Filter models"), "Ctrl+F")
        self.write = self._add(tr("Write a message"), "Ctrl+L")
        self.attach_files = self._add(tr("Attach files…"), "Ctrl+U")
        self.switch_speculation = self._add(tr("Switch speculation"), "Ctrl+D")
        self.show_colours = self._add(tr("Colours"), "Ctrl+Shift+C")
        self.show_colours.setCheckable(True)
        self.explain_token = self._add(tr("Explain token at cursor"), "Ctrl+I")
        self.show_raw = self._add(tr("Token view: the text as sampled"), "Ctrl+Shift+T")
        self.show_ghosts = self._add(tr("Refused guesses"), "Ctrl+Shift+G")
        for view in (self.show_raw, self.show_ghosts):
            view.setCheckable(True)
        self.fold_thoughts = self._add(tr("Show or fold thoughts"), "Ctrl+Shift+H")
        self.copy_reply = self._add(tr("Copy the last reply"), "Ctrl+Shift+Y")
        self.show_palette = self._add(tr("Commands…"), "Ctrl+K", "Ctrl+Shift+P")
        self.show_settings = self._add(tr("Settings…"), "Ctrl+,")
        self.show_shortcuts = self._add(tr("Keyboard shortcuts"), "F1", "Ctrl+/")
        self.larger = self._add(tr("Larger text"), "Ctrl++", "Ctrl+=")
        self.smaller = self._add(tr("Smaller text"), "Ctrl+-")
        self.usual_size = self._add(tr("Usual text size"), "Ctrl+0")
        self.places = {
            place: self._add_place(place, number) for number, place in enumerate(Place, 1)
        }
        self.show_guide = self._add(tr("Using Paceline"))
        self.show_troubleshooting = self._add(tr("Troubleshooting"))
        self.check_updates = self._add(tr("Check for updates…"))
        self.show_about = self._add(tr("About Paceline"))
        self.copy_llama_server = self._add(tr("Copy as llama-server command"), "Ctrl+Shift+K")
        self.copy_vllm = self._add(tr("Copy as vLLM command"), "")
        self.quit = self._add(tr("Quit"), "Ctrl+Q")
        self._themes = QActionGroup(self)
        for choice in ThemeChoice:
            action = self._themes.addAction(theme_words(choice))
            action.setCheckable(True)
            action.setData(choice)
        self._themes.triggered.connect(
            lambda action: self.theme_chosen.emit(ThemeChoice(action.data()))
        )

    def show_theme_choice(self, choice: ThemeChoice) -> None:
        for action in self._themes.actions():
            action.setChecked(action.data() == choice)

    def named(self) -> dict[str, QAction]:
        """Every action by its name here, which the settings know it by."""
        named: dict[str, QAction] = {}
        for name, found in vars(self).items():
            if isinstance(found, QAction):
                named[name] = found
            elif found is self.places:
                named |= {f"show_{place.value}": way for place, way in self.places.items()}
        return named

    def menu(self) -> QMenu:
        menu = QMenu(self._window)
        menu.addActions([self.new_chat, self.show_chats, self.search_chats, self.import_chats])
        menu.addAction(self.attach_files)
        reply = menu.addMenu(tr("Reply"))  # menus in the menu: all at once is higher than a screen
        reply.addActions([self.regenerate, self.regenerate_switched, self.edit_question])
        reply.addActions([self.previous_version, self.next_version])
        reply.addActions([self.continue_reply, self.show_rounds, self.copy_reply])
        menu.addSeparator()
        menu.addActions([self.edit_preset, self.show_models, self.open_target, self.open_draft])
        menu.addActions([self.copy_llama_server, self.copy_vllm])
        menu.addSeparator()
        menu.addActions([self.switch_speculation, self.show_colours])
        tokens = menu.addMenu(tr("Tokens"))
        tokens.addActions([self.explain_token, self.show_ghosts, self.show_raw, self.fold_thoughts])
        theme = menu.addMenu(tr("Theme"))
        theme.addActions(self._themes.actions())
        size = menu.addMenu(tr("Text size"))
        size.addActions([self.larger, self.smaller, self.usual_size])
        menu.addSeparator()
        menu.addActions(list(self.places.values()))
        menu.addSeparator()
        menu.addActions([self.show_palette, self.show_shortcuts, self.show_settings])
        help = menu.addMenu(tr("Help"))
        help.addActions([self.show_guide, self.show_troubleshooting])
        help.addActions([self.check_updates, self.show_about])
        menu.addSeparator()
        menu.addAction(self.quit)
        return menu

    def show_place(self, shown: Place | None) -> None:
        """Which of these pages stands in place of the chat."""
        for place, action in self.places.items():
            action.setChecked(place is shown)

    def _add_place(self, place: Place, number: int) -> QAction:
        words, tip = place_words(place)
        action = self._add(words, f"Ctrl+{number}")
        KeyTip(action, tip, action)
        action.setCheckable(True)
        return action

    def _add(self, words: str, *keys: str) -> QAction:
        """The first of the keys stands in menus."""
        action = QAction(self, text=words)
        action.setShortcuts([QKeySequence(key) for key in keys if key])
        self._window.addAction(action)
        return action
