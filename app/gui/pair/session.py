"""Which pair is loaded, and what happens while one loads. Knows nothing of chats or widgets."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.engine.events import Crashed, Failed, LoadCancelled, Loaded, LoadProgress, Message
from app.engine.requests import LoadRequest, Stop
from app.errors import EngineDiedError
from app.gui.engine_link import EngineLink


class PairSession(QObject):
    """Loads a pair; after a failure it goes back to the pair that worked."""

    load_started = Signal(object)  # LoadRequest
    load_progressed = Signal(object)  # LoadProgress
    pair_loaded = Signal(object)  # Loaded
    load_failed = Signal(object)  # Failed
    load_cancelled = Signal(object)  # LoadRequest
    load_crashed = Signal(object)  # Crashed
    lost = Signal()  # the engine has ended, and the pair with it
    lent = Signal(str)  # to whom, in words; "" when it is back

    def __init__(self, link: EngineLink) -> None:
        super().__init__()
        self._link = link
        self._number: int | None = None
        self._running: LoadRequest | None = None
        self._good: LoadRequest | None = None
        self._loaded: Loaded | None = None
        self._lent_to = ""

    @property
    def loaded(self) -> Loaded | None:
        """What is ready to answer now."""
        return None if self._lent_to else self._loaded

    @property
    def lent_to(self) -> str:
        """Who works with the pair in place of the chat, in words; "" = nobody."""
        return self._lent_to

    def lend(self, to: str) -> None:
        """Somebody else works with the pair; "" gives it back."""
        self._lent_to = to
        self.lent.emit(to)

    @property
    def pair(self) -> LoadRequest | None:
        """The pair that worked last, to go back to."""
        return self._good

    @property
    def loading(self) -> LoadRequest | None:
        return self._running

    def load(self, request: LoadRequest) -> None:
        """Load a pair in place of the present one, or of the one that is being loaded."""
        self.cancel()
        try:
            self._number = self._link.send(request)
        except EngineDiedError as error:
            self.load_failed.emit(Failed(error.what, error.todo))
            return
        self._running = request
        self._loaded = None
        self.load_started.emit(request)

    def cancel(self) -> None:
        if self._running is not None:
            self._link.tell(Stop())

    def take(self, messages: tuple[Message, ...]) -> None:
        """Act on those messages that belong to the load that runs."""
        for message in messages:
            if message.request == self._number and self._running is not None:
                self._take(self._running, message.value)

    def interrupt(self) -> LoadRequest | None:
        """The engine has ended: nothing is loaded. Returns the load that it ended in, if any."""
        broken = self._running
        self._running = self._number = self._loaded = None
        self.lost.emit()
        return broken

    def _take(self, request: LoadRequest, value: object) -> None:
        match value:
            case LoadProgress():
                self.load_progressed.emit(value)
            case Loaded():
                self._running = None
                self._loaded = value
                refused = value.draft is None
                self._good = replace(request, draft=None) if refused else request
                self.pair_loaded.emit(value)
            case LoadCancelled():
                self._running = None
                self.load_cancelled.emit(request)
                self._go_back(request)
            case Failed():
                self._running = None
                self.load_failed.emit(value)
                self._go_back(request)
            case Crashed():
                self._running = None
                self.load_crashed.emit(value)
                self._go_back(request)

    def _go_back(self, failed: LoadRequest) -> None:
        if self._running is None and self._good is not None and self._good != failed:
            self.load(self._good)
