"""The typography of the transcript: kinds of paragraphs, and code. Knows nothing of tokens."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtGui import (
    QColor,
    QFont,
    QSyntaxHighlighter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
)

from app.gui.theme import GRID, Colours, caption_font, code_font

_KIND = QTextFormat.Property.UserProperty + 1
_LINE_HEIGHT = 148.0  # percent; leaves room for the line under a token
_IN_CODE = 1


class Kind(IntEnum):
    """What a paragraph is."""

    HEADER = 1
    QUESTION = 2
    REPLY = 3
    FOOTER = 4


def kind_of(block: QTextBlock) -> Kind | None:
    value = block.blockFormat().property(_KIND)
    return None if value is None else Kind(int(value))


def paragraph(kind: Kind, first: bool = False) -> QTextBlockFormat:
    """The format of a paragraph; `first` is the one at the very top."""
    made = QTextBlockFormat()
    made.setProperty(_KIND, int(kind))
    made.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    match kind:
        case Kind.HEADER:
            made.setTopMargin(GRID * 2 if first else GRID * 3)
            made.setBottomMargin(GRID / 2)
        case Kind.FOOTER:
            made.setTopMargin(GRID)
        case Kind.QUESTION | Kind.REPLY:
            pass
    return made


class TranscriptType(QSyntaxHighlighter):
    """Sets fonts and tones at layout time only: the document's text and formats stay plain."""

    def __init__(self, document: QTextDocument, font: QFont, colours: Colours) -> None:
        super().__init__(document)
        self._font = font
        self._colours = colours

    def show_look(self, font: QFont, colours: Colours) -> None:
        self._font = font
        self._colours = colours
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        match kind_of(self.currentBlock()):
            case Kind.HEADER:
                self.setFormat(0, len(text.encode("utf-16-le")) // 2, self._caption(bold=True))
            case Kind.FOOTER:
                self.setFormat(0, len(text.encode("utf-16-le")) // 2, self._caption(bold=False))
            case Kind.REPLY:
                self._show_code(text)
            case _:
                self.setCurrentBlockState(-1)

    def _caption(self, bold: bool) -> QTextCharFormat:
        font = caption_font(self._font)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        made = QTextCharFormat()
        made.setFont(font)
        made.setForeground(QColor(self._colours.muted))
        return made

    def _show_code(self, text: str) -> None:
        """What stands between two fences of ``` is code, the fences included."""
        fence = text.lstrip().startswith("```")
        inside = self.previousBlockState() == _IN_CODE
        if fence or inside:
            made = QTextCharFormat()
            made.setFont(code_font(self._font))
            if fence:
                made.setForeground(QColor(self._colours.muted))
            self.setFormat(0, len(text.encode("utf-16-le")) // 2, made)
        self.setCurrentBlockState(_IN_CODE if fence != inside else -1)
