"""Which keys every action has: its usual ones or those that the person gave it. Knows no widget."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from app.gui.settings_keeper import SettingsKeeper
from app.gui.translation import tr
from app.settings import Shortcut

_TYPED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


@dataclass(frozen=True, slots=True)
class Binding:
    """One action with its keys, as they are written on this system; "" = none."""

    action: str
    words: str
    keys: str
    changed: bool  # other than usual


class Shortcuts(QObject):
    changed = Signal()

    def __init__(self, actions: dict[str, QAction], keeper: SettingsKeeper) -> None:
        super().__init__()
        self._actions = actions
        self._keeper = keeper
        self._usual = {name: action.shortcuts() for name, action in actions.items()}
        self._apply()

    def bindings(self) -> tuple[Binding, ...]:
        """All of them, in the order of the menu."""
        own = {shortcut.action for shortcut in self._keeper.settings.shortcuts}
        return tuple(
            Binding(name, plain_words(action), _written(action.shortcut()), name in own)
            for name, action in self._actions.items()
        )

    def holder(self, keys: QKeySequence) -> Binding | None:
        """Whose keys these are now."""
        for binding in self.bindings():
            if keys in self._actions[binding.action].shortcuts():
                return binding
        return None

    def refusal(self, keys: QKeySequence) -> str:
        """Why no action can have these keys; "" where one can."""
        if keys.isEmpty():
            return ""
        pressed = keys[0]  # type: ignore[index]
        if pressed.toCombined() in {known.toCombined() for known in _reserved()}:
            return tr("{keys} is needed for writing and moving about.").format(keys=_written(keys))
        function = Qt.Key.Key_F1 <= pressed.key() <= Qt.Key.Key_F35
        if not function and not pressed.keyboardModifiers() & ~_TYPED:
            return tr("A key without Ctrl or Alt would be lost to writing.")
        return ""

    def bind(self, name: str, keys: QKeySequence) -> None:
        """Give these keys to this action, and take them from the one that had them."""
        holder = self.holder(keys) if not keys.isEmpty() else None
        own = {shortcut.action: shortcut.keys for shortcut in self._keeper.settings.shortcuts}
        if holder is not None and holder.action != name:
            own[holder.action] = ""
        own[name] = _portable(keys)
        self._keep(own)

    def reset(self, name: str) -> None:
        """Its usual keys again, which whoever has them now gives back."""
        own = {shortcut.action: shortcut.keys for shortcut in self._keeper.settings.shortcuts}
        usual = {_portable(keys) for keys in self._usual[name]}
        own = {other: keys for other, keys in own.items() if other != name and keys not in usual}
        self._keep(own)

    def reset_all(self) -> None:
        self._keep({})

    def _keep(self, own: dict[str, str]) -> None:
        same = {name: [_portable(k) for k in self._usual[name]] for name in self._actions}
        kept = tuple(
            Shortcut(name, keys)
            for name, keys in own.items()
            if name in same and (same[name] or [""]) != [keys]
        )
        self._keeper.change(shortcuts=kept)
        self._apply()
        self.changed.emit()

    def _apply(self) -> None:
        own = {shortcut.action: shortcut.keys for shortcut in self._keeper.settings.shortcuts}
        for name, action in self._actions.items():
            if name not in own:
                action.setShortcuts(self._usual[name])
            else:
                keys = QKeySequence(own[name], QKeySequence.SequenceFormat.PortableText)
                action.setShortcuts([] if keys.isEmpty() else [keys])


def plain_words(action: QAction) -> str:
    return action.text().replace("&", "")


def fixed_keys() -> tuple[tuple[str, str], ...]:
    """Keys that always do the same, with what they do."""
    return (
        ("Enter", tr("Send the message")),
        ("Shift+Enter", tr("A new line in the message")),
        ("Esc", tr("Stop the reply; leave a page; close what is open")),
        ("Tab", tr("To the next control")),
        ("F2", tr("Rename the chosen chat")),
        ("Del", tr("Delete the chosen chat or model")),
    )


def _reserved() -> tuple:
    standard = QKeySequence.StandardKey
    sequences = [
        *QKeySequence.keyBindings(standard.Copy),
        *QKeySequence.keyBindings(standard.Cut),
        *QKeySequence.keyBindings(standard.Paste),
        *QKeySequence.keyBindings(standard.SelectAll),
        *QKeySequence.keyBindings(standard.Undo),
        *QKeySequence.keyBindings(standard.Redo),
        *map(QKeySequence, ("Esc", "Tab", "Shift+Tab", "Ctrl+Tab", "F2", "Del", "Backspace")),
        *map(QKeySequence, ("Return", "Enter", "Shift+Return", "Shift+Enter", "Alt+F4")),
    ]
    return tuple(keys[0] for keys in sequences)  # type: ignore[index]


def _written(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def _portable(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.PortableText)
