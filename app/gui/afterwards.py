"""Does what can wait until the window has been painted, a little at a time. Knows nothing of what
it does.

What is typed goes to the window between two steps. Everything else that a hand does (a shortcut, a
click, a file that is dropped, the window closed) first waits for all of it, so that none is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Thread

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

_UNSEEN_MS = 1000  # a window that is minimized from the start is never painted
_HAND = {
    QEvent.Type.MouseButtonPress,
    QEvent.Type.ContextMenu,
    QEvent.Type.DragEnter,
    QEvent.Type.TouchBegin,
    QEvent.Type.Close,
}
_NONE = Qt.KeyboardModifier.NoModifier
_KEYS = {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}


class Afterwards(QObject):
    _imported = Signal()

    def __init__(
        self,
        app: QCoreApplication,
        window: QObject,
        load: Callable[[], None],
        steps: Iterator[None],
    ) -> None:
        """`load` imports what `steps` need, in a thread of its own: that takes longest, and can't
        be cut into pieces."""
        super().__init__()
        self._app, self._window = app, window
        self._steps: Iterator[None] | None = steps
        self._load = load
        self._thread = Thread(target=self._import, name="imports", daemon=True)
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)
        self._imported.connect(self._timer.start)
        self._begin_timer = QTimer(self, singleShot=True, interval=_UNSEEN_MS)
        self._begin_timer.timeout.connect(self._begin)
        self._begin_timer.start()
        app.installEventFilter(self)

    def finish(self) -> None:
        """All of it, now."""
        self._begin()
        self._thread.join()
        while self._steps is not None:
            self._step()

    def _begin(self) -> None:
        if self._thread.ident is None:
            self._thread.start()

    def _import(self) -> None:
        try:
            self._load()
        finally:
            self._imported.emit()  # what failed fails in the first step again, and is told of

    def _step(self) -> None:
        steps, self._steps = self._steps, None  # whoever calls from within a step finds none
        if steps is None:
            self._timer.stop()
        elif next(steps, self) is not self:
            self._steps = steps
        else:
            self._app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.Paint and watched is self._window:
            self._begin_timer.start(0)  # once that is painted
        elif kind in _HAND or (kind in _KEYS and not _types(event)):
            self.finish()
        return False


def _types(event: QEvent) -> bool:
    """Whether the key puts a character into a text, or is held down for that."""
    if not isinstance(event, QKeyEvent):
        return False
    if event.key() in (Qt.Key.Key_Shift, Qt.Key.Key_AltGr):
        return True
    control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    held = event.modifiers() & (control | alt | Qt.KeyboardModifier.MetaModifier)
    # On Windows AltGr is Ctrl with Alt.
    return held in (_NONE, control | alt) and event.text() >= " "
