"""What lies under the pointer: tokens, links, and words that copy. Knows no replies."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QTextBlock
from PySide6.QtWidgets import QTextEdit, QToolTip

from app.attachments.quoting import Attachment
from app.gui.transcript.block_data import data_of
from app.gui.transcript.document_places import character_at, visible_blocks
from app.gui.transcript.ground import GroundPainter
from app.gui.transcript.token_map import TokenMap
from app.gui.transcript.token_tooltip import describe
from app.gui.transcript.typography import Kind, kind_of, link_at
from app.gui.transcript.version_arrows import VersionStep, step_of, words_for
from app.gui.translation import tr

_LINES = (Kind.THOUGHTS, Kind.FOOTER)
_COPIED_MS = 1500  # how long it is said that something was copied


class TranscriptPointer(QObject):
    """Points are in the document's coordinates."""

    link_followed = Signal(str)
    copy_word_pressed = Signal(object)  # QTextBlock
    version_pressed = Signal(object)  # VersionStep
    attachment_pressed = Signal(object)  # Attachment
    line_pressed = Signal(object)  # QTextBlock: a line of figures

    def __init__(
        self,
        text: QTextEdit,
        tokens: TokenMap,
        ground: GroundPainter,
        seen: Callable[[], tuple[QRectF, float]],
        section_at: Callable[[int], int],
    ) -> None:
        """`seen` tells what part of the document is visible, and its column's width; `section_at`
        the number of the message at a position."""
        super().__init__(text)
        self._text = text
        self._tokens = tokens
        self._ground = ground
        self._seen = seen
        self._section_at = section_at
        self._timer = QTimer(self, singleShot=True, interval=_COPIED_MS)
        self._timer.timeout.connect(lambda: self._say_copied(None))

    def move(self, point: QPointF) -> None:
        """The pointer is at this point now."""
        word = self._copy_word_at(point)
        beside = self._link_at(point) or self._attachment_at(point) or self._line_at(point)
        hand = word is not None or bool(beside)
        shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.IBeamCursor
        self._text.viewport().setCursor(shape)
        if self._ground.show_hot(None if word is None else word.blockNumber()):
            self._text.viewport().update()

    def click(self, point: QPointF) -> None:
        word = self._copy_word_at(point)
        if word is not None:
            self.copy_word_pressed.emit(word)
            self._say_copied(word.blockNumber())
            self._timer.start()
        elif (attachment := self._attachment_at(point)) is not None:
            self.attachment_pressed.emit(attachment)
        elif address := self._link_at(point):
            self._follow(address, point)
        elif (line := self._line_at(point)) is not None:
            self.line_pressed.emit(line)

    def explain(self, position: int | None, where: QPoint) -> None:
        """The tooltip of the token or arrow at this position of the document, or none."""
        placed = None if position is None else self._tokens.at(position)
        words = describe(placed.token) if placed else words_for(self._link(position))
        if not words and position is not None:
            words = _tip(self._text.document().findBlock(position))
        if words:
            QToolTip.showText(where, words, self._text.viewport())
        else:
            QToolTip.hideText()

    def _follow(self, address: str, point: QPointF) -> None:
        if by := step_of(address):
            position = character_at(self._text.document(), point) or 0
            self.version_pressed.emit(VersionStep(self._section_at(position), by))
        else:
            self.link_followed.emit(address)

    def _copy_word_at(self, point: QPointF) -> QTextBlock | None:
        """The block whose word to copy is at this point."""
        seen, width = self._seen()
        for block, corner in visible_blocks(self._text.document(), seen):
            spot = self._ground.copy_spot(block, corner, width)
            if spot is not None and spot.contains(point):
                return block
        return None

    def _attachment_at(self, point: QPointF) -> Attachment | None:
        position = character_at(self._text.document(), point)
        data = None if position is None else data_of(self._text.document().findBlock(position))
        return None if data is None else data.attachment

    def _line_at(self, point: QPointF) -> QTextBlock | None:
        """The line of figures whose words are at this point."""
        position = character_at(self._text.document(), point)
        block = self._text.document().findBlock(-1 if position is None else position)
        return block if block.isValid() and kind_of(block) in _LINES else None

    def _link_at(self, point: QPointF) -> str:
        return self._link(character_at(self._text.document(), point))

    def _link(self, position: int | None) -> str:
        if position is None:
            return ""
        block = self._text.document().findBlock(position)
        return link_at(block, position - block.position())

    def _say_copied(self, number: int | None) -> None:
        self._ground.show_done(number)
        self._text.viewport().update()


def _tip(block: QTextBlock) -> str:
    """What the figures of this line mean."""
    match kind_of(block):
        case Kind.THOUGHTS:
            return tr(
                "What the model thought before it answered: the time it took, its tokens, and the"
                " acceptance rate α among them. Click to show or hide it."
            )
        case Kind.FOOTER:
            return tr(
                "Tokens of the reply, tokens per second, tokens per pass of the target, the"
                " acceptance rate α (accepted ÷ checked), k (tokens drafted per round), the speedup"
                " against plain decoding, and the time to the first token. Click to see each round."
            )
        case _:
            return ""
