"""Shows what was said before: the last screen first, other messages as one comes near them. Knows
nothing of how chats are chosen or changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QFontMetricsF

from app.chats.history import History
from app.chats.values import ChatId, Message, MessageId
from app.engine.requests import Role
from app.gui.history.heights import Heights
from app.gui.history.old_messages import write
from app.gui.main_window import MainWindow
from app.gui.transcript.message_pen import MessagePen
from app.gui.transcript.transcript import Transcript

_BUDGET = 0.006  # seconds of work before the window has its turn again
_PATIENCE = 0.3  # seconds until the first screen need not be full
_AHEAD = 1.5  # screens above and below what is seen that are made ready
_KEPT = 6.0  # screens away from what is seen, where messages are let go
_JUMP = 3.0  # screens: what lies farther off is not reached step by step
_SCREEN = 600  # pixels: the least that counts as one


class Reader(QObject):
    """A part of the chat stands in the transcript and slides along with the scroll bar, in steps so
    small that nobody waits for one. It is at the end whenever something is said."""

    def __init__(
        self,
        history: History,
        transcript: Transcript,
        window: MainWindow,
        may_leave_end: Callable[[], bool],
    ) -> None:
        """`may_leave_end`: whether all that is shown can be read from the disk again."""
        super().__init__()
        self._history = history
        self._transcript = transcript
        self._passage = transcript.passage
        self._window = window
        self._may_leave_end = may_leave_end
        self._bar = transcript.verticalScrollBar()
        self.forget()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self.work)
        self._bar.valueChanged.connect(self._consider)
        self._bar.rangeChanged.connect(self._consider)
        transcript.about_to_rewrite.connect(self._take_rewriting)

    @property
    def start(self) -> int:
        """How many older messages are not shown."""
        return self._start

    @property
    def busy(self) -> bool:
        """Whether something is going to be shown that is not yet."""
        return self._timer.isActive()

    def forget(self) -> None:
        """The transcript is empty, or shows a chat from its first message on."""
        self._chat: ChatId | None = None
        self._messages: tuple[Message, ...] = ()  # those that the chat had when it was opened
        self._heights = Heights((), 1.0, 1.0)
        self._look: tuple[int, str] = (0, "")  # what heights depend on
        self._start = 0  # the first message that is shown
        self._job: Iterator[None] | None = None  # a message that is being written
        self._above = False  # it is written above all others
        self._stepping = False

    def show(self, messages: tuple[Message, ...], at: MessageId | None = None) -> None:
        """The last of these messages, in a transcript that is empty; or from `at` on."""
        self.forget()
        self._messages = tuple(m for m in messages if m.role is not Role.SYSTEM)
        if not self._messages:
            return
        self._chat = messages[0].chat
        self._measure_anew()
        self._window.show_chat(True)
        place = next((n for n, message in enumerate(self._messages) if message.id == at), None)
        if place is None:
            self._jump_to_end()
        else:
            self._jump(place)
        self._fill()

    def show_end(self) -> None:
        """Something is going to be said."""
        if self._passage.has_gap_below:
            self._jump_to_end()
        if self._job is not None or self._passage.has_gap_below:
            self._fill()

    def work(self) -> None:
        """One turn of it."""
        until = perf_counter() + _BUDGET
        while perf_counter() < until:
            if not self._step():
                self._timer.stop()
                return

    # ------------------------------------------------------------------ what is done next

    def _consider(self, *_: int) -> None:
        if self._messages and not self._stepping:
            self._timer.start()

    def _fill(self) -> None:
        """What is seen is shown before anything else happens."""
        until = perf_counter() + _PATIENCE
        while self._step() and (self._job is not None or not self._screen_is_full):
            if self._job is None and perf_counter() > until:
                break
        self._timer.start()

    @property
    def _screen_is_full(self) -> bool:
        value, screen = self._bar.value(), self._screen
        above = not self._start or self._passage.top <= value
        return above and (self._at_end or self._passage.bottom >= value + screen)

    @property
    def _screen(self) -> float:
        return max(self._transcript.viewport().height(), _SCREEN)

    @property
    def _end(self) -> int:
        """The first that is not shown of the messages that were there when the chat was opened."""
        return min(self._start + len(self._passage.sections), len(self._messages))

    @property
    def _at_end(self) -> bool:
        return self._end >= len(self._messages)

    def _step(self) -> bool:
        """Do a little of what is due; False where nothing is."""
        self._stepping = True
        try:
            if self._job is not None:
                if next(self._job, self) is self:
                    self._job = None
                return True
            return self._begin_next()
        finally:
            self._stepping = False

    def _begin_next(self) -> bool:
        passage, screen = self._passage, self._screen
        if not self._messages or not passage.sections:
            return False
        seen, seen_end = self._bar.value(), self._bar.value() + screen
        top, bottom = passage.top, passage.bottom
        if self._look != self._present_look:
            self._measure_anew()
            self._show_gaps()
        elif self._is_far(top, bottom) and self._can_leave_end():
            self._go_where_it_is_seen(seen)
        elif self._start and top > seen - _AHEAD * screen and top < seen_end + _JUMP * screen:
            self._job, self._above = self._write_above(), True
        elif not self._at_end and bottom < seen_end + _AHEAD * screen:
            self._job, self._above = self._write_below(), False
        elif self._may_go(False, seen - _KEPT * screen):
            self._drop_first()
        elif self._may_go(True, seen_end + _KEPT * screen) and self._can_leave_end():
            self._drop_last()
        else:
            return False
        return True

    def _is_far(self, top: float, bottom: float) -> bool:
        """What is seen is not to be reached from what is shown."""
        seen, screen = self._bar.value(), self._screen
        above = top - (seen + screen) > (_JUMP * screen if seen else 0.0)
        below = seen - bottom > (_JUMP * screen if seen < self._bar.maximum() else 0.0)
        return bool(self._start and above) or (not self._at_end and below)

    def _go_where_it_is_seen(self, seen: int) -> None:
        if seen and seen >= self._bar.maximum():
            self._jump_to_end()
        else:
            self._jump(self._heights.at(seen), float(seen))

    def _may_go(self, below: bool, y: float) -> bool:
        """Whether the last or first message lies beyond `y`; what is selected is not let go."""
        sections = self._passage.sections
        if len(sections) < 2 or self._transcript.textCursor().hasSelection():
            return False
        edge = self._passage.top_of(sections[-1 if below else 1])
        return edge > y if below else edge < y

    def _can_leave_end(self) -> bool:
        """All that is shown is known here; what was said since the chat was opened is read now."""
        said = self._start + len(self._passage.sections)
        if said <= len(self._messages):
            return True
        if self._chat is None or not self._may_leave_end():
            return False
        path = self._history.messages.path(self._chat)
        messages = tuple(m for m in path if m.role is not Role.SYSTEM)
        if len(messages) != said:
            return False
        self._messages = messages
        self._measure_anew()
        return True

    # ------------------------------------------------------------------ how it is done

    def _jump(self, number: int, value: float | None = None) -> None:
        """Show this message and nothing else for now; its beginning, or the view where it was."""
        self._open_at(number, self._heights.between(number, len(self._messages)))
        passage = self._passage

        def place() -> None:
            passage.go_to((0, 0.0 if value is None else value - passage.top))

        self._job = self._write_first(place)

    def _jump_to_end(self) -> None:
        self._open_at(len(self._messages) - 1, 0.0)
        self._job = self._write_first(lambda: self._bar.setValue(self._bar.maximum()))

    def _open_at(self, number: int, below: float) -> None:
        self._transcript.start_over()
        self._start, self._above = number, False
        self._passage.show_gaps(self._heights.between(0, number), below)

    def _write_first(self, place: Callable[[], None]) -> Iterator[None]:
        pen, placed = self._passage.pen_below(self._transcript.view), None
        for _ in write(self._history, self._messages[self._start], pen):
            if placed in (None, self._bar.value()):  # nobody scrolled on meanwhile
                place()
                placed = self._bar.value()
            yield
        self._show_gaps()

    def _write_above(self) -> Iterator[None]:
        yield from self._write(self._passage.pen_above(self._transcript.view), self._start - 1)
        self._start -= 1
        self._learn_first()
        self._show_gaps()

    def _write_below(self) -> Iterator[None]:
        yield from self._write(self._passage.pen_below(self._transcript.view), self._end)
        self._show_gaps()

    def _write(self, pen: MessagePen, number: int) -> Iterator[None]:
        slices = write(self._history, self._messages[number], pen)
        while self._passage.keep_in_place(lambda: next(slices, self)) is not self:
            yield

    def _drop_first(self) -> None:
        self._learn_first()
        self._start += 1
        self._passage.keep_in_place(self._passage.drop_first)
        self._show_gaps()

    def _drop_last(self) -> None:
        self._passage.keep_in_place(self._passage.drop_last)
        self._show_gaps()

    def _show_gaps(self) -> None:
        above = self._heights.between(0, self._start)
        below = self._heights.between(self._end, len(self._messages))
        self._passage.keep_in_place(lambda: self._passage.show_gaps(above, below))

    # ------------------------------------------------------------------ how tall it is

    def _learn_first(self) -> None:
        """The first message that is shown is whole, and there is another below it."""
        sections = self._passage.sections
        if len(sections) > 1:
            height = self._passage.top_of(sections[1]) - self._passage.top_of(sections[0])
            self._heights.learn(self._start, height)

    def _measure_anew(self) -> None:
        metrics = QFontMetricsF(self._transcript.font())
        self._look = self._present_look
        width = self._look[0] / max(metrics.averageCharWidth(), 1.0)
        self._heights = Heights(self._messages, width, metrics.lineSpacing() * 1.5)

    @property
    def _present_look(self) -> tuple[int, str]:
        return self._transcript.viewport().width(), self._transcript.font().key()

    def _take_rewriting(self) -> None:
        """All messages are going to look otherwise; the one that is not whole is begun anew."""
        if self._job is not None:
            self._job = None
            sections = self._passage.sections
            if sections and self._above:
                self._passage.drop_first()
            elif sections:
                self._passage.drop_last()
        self._measure_anew()
