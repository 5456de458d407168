"""Writes one reply: what was thought in folds, the answer as it is. Knows no messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QTextCursor

from app.engine.events import Token
from app.engine.reasoning import Part, ReasoningStream, Stretch
from app.gui.transcript.reply_source import ReplySource
from app.gui.transcript.reply_writer import ReplyView, ReplyWriter
from app.gui.transcript.thought_fold import ThoughtFold


class ReplyPen:
    def __init__(
        self,
        end: Callable[[], QTextCursor],
        base: QTextCursor,
        source: ReplySource,
        view: ReplyView,
    ) -> None:
        """`end` tells where the reply ends; `base` stands above it and moves with the text there.
        What `source` holds is written now."""
        self._end = end
        self._base = base
        self.source = source
        self._view = view
        self._stream = ReasoningStream(source.thinking)
        self._text = ""  # what the stream has not told yet
        self._writer: ReplyWriter | None = None  # of the answer
        self._fold: ThoughtFold | None = None
        self._part: Part | None = None
        if source.tokens:
            self._take(source.text)
            self.show_figures()

    def show_thinking(self, thinking: bool) -> None:
        """Whether it begins inside its thoughts; heard before the first token."""
        if not self.source.tokens:
            self.source.thinking = thinking
            self._stream = ReasoningStream(thinking)

    def add(self, tokens: list[Token], seconds: Sequence[float]) -> None:
        """Take more tokens and show them."""
        self._take(self.source.add(tokens, seconds))

    def finish(self) -> None:
        """No more comes."""
        if not self._view.raw:
            self._write(self._stream.finish())
        if self._fold is not None:
            self._fold.finish()
            self.show_figures()

    def show_figures(self) -> None:
        """Those of the thoughts, in their heading."""
        if self._fold is not None:
            self._fold.show_figures()

    def fold_when_answered(self) -> bool:
        """Fold thoughts that were shown while they came, once the answer has begun."""
        fold = self._fold
        if fold is None or not self.source.folds_itself or self._part is not Part.ANSWER:
            return False
        fold.toggle()
        return True

    def _take(self, text: str) -> None:
        if self._view.raw:
            if self._writer is None:
                self._writer = ReplyWriter(self._end, self.source, self._view, self._base)
            self._writer.feed(text)
            return
        self._text += text
        self._write(self._stream.feed(text))

    def _write(self, stretches: Sequence[Stretch]) -> None:
        for stretch in stretches:
            text = self._text[: stretch.end - stretch.start]
            self._text = self._text[len(text) :]
            match stretch.part:
                case Part.THOUGHT:
                    self._write_thought(text, stretch.start)
                case Part.ANSWER:
                    self._write_answer(text, stretch.start)
                case Part.MARK:
                    self._end_part()
            self._part = stretch.part if stretch.part is not Part.MARK else self._part

    def _write_thought(self, text: str, start: int) -> None:
        if self._fold is None or self._part is not Part.THOUGHT:
            self._fold = ThoughtFold(self._end, self.source, self._view, start)
        self._fold.feed(text)

    def _write_answer(self, text: str, start: int) -> None:
        if self._writer is None:
            self._writer = ReplyWriter(self._end, self.source, self._view, self._base, start)
        self._writer.feed(text)

    def _end_part(self) -> None:
        """A tag came: what follows is something else."""
        if self._fold is not None and self._part is Part.THOUGHT:
            self._base = self._fold.finish()
            self._fold.show_figures()
            self._part = None
        self._writer = None
