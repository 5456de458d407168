"""The typography of the transcript: kinds of paragraphs, and looks. Knows nothing of tokens."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QSyntaxHighlighter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
    QTextOption,
)

from app.gui.look.theme import GRID, Colours, caption_font, code_font
from app.gui.transcript.block_data import data_of
from app.gui.transcript.code_tones import Tone
from app.gui.transcript.reply_layout import Look, Paragraph, Shape
from app.markdown.blocks import Align, Style
from app.settings import Density

_KIND = QTextFormat.Property.UserProperty + 1
_QUOTES = QTextFormat.Property.UserProperty + 2
_OPENS = QTextFormat.Property.UserProperty + 3
_LEVEL = QTextFormat.Property.UserProperty + 5
_THOUGHT = QTextFormat.Property.UserProperty + 6
_LINE_HEIGHT = 148.0  # percent; leaves room for the line under a token
_CLOSER = 2 / 3  # of the usual room, where a person wants to see more at once
_INDENT = GRID * 3.0
_MOST = 1.2e7  # pixels: Qt's own coordinates end at 3.3e7
QUOTE_STEP = GRID * 2.0
CODE_HEAD = GRID * 3.5  # above code, for its language and the word that copies it
_SIZES = {1: 1.4, 2: 1.22, 3: 1.1}  # of headings, in the text's
_ALIGNS = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft,
    Align.CENTRE: Qt.AlignmentFlag.AlignHCenter,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight,
}


class Kind(IntEnum):
    """What a paragraph is."""

    HEADER = 1
    QUESTION = 2
    REPLY = 3
    FOOTER = 4
    CODE = 5
    RULE = 6
    GAP = 7  # stands for messages that are not shown
    ATTACHMENT = 8  # a file that goes with the question
    THOUGHTS = 9  # the heading of what was thought before the answer


ASKED_KINDS = (Kind.QUESTION, Kind.ATTACHMENT)
REPLY_KINDS = (Kind.REPLY, Kind.CODE, Kind.RULE)


def kind_of(block: QTextBlock) -> Kind | None:
    value = block.blockFormat().property(_KIND)
    return None if value is None else Kind(int(value))


def quotes_of(block: QTextBlock) -> int:
    return int(block.blockFormat().property(_QUOTES) or 0)


def language_of(block: QTextBlock) -> str | None:
    """The language of the code that begins here; None where none does."""
    look = block.blockFormat()
    return str(look.property(_OPENS) or "") if look.hasProperty(_OPENS) else None


def link_at(block: QTextBlock, offset: int) -> str:
    """The address behind a character, or ""."""
    data = data_of(block)
    for span in () if data is None else data.spans:
        if span.start <= offset < span.end:
            return span.look.link
    return ""


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
            made.setTopMargin(GRID * 1.5)
        case Kind.ATTACHMENT:
            made.setLeftMargin(GRID * 0.75)
            made.setBottomMargin(GRID / 2)
        case Kind.THOUGHTS:
            made.setBottomMargin(GRID / 2)
        case _:
            pass
    return made


def spaced(look: QTextBlockFormat, density: Density) -> QTextBlockFormat:
    """The same paragraph with the room around it that was chosen."""
    if density is Density.COMFORTABLE:
        return look
    proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
    if look.lineHeightType() == proportional:
        look.setLineHeight(100 + (look.lineHeight() - 100) * _CLOSER, proportional)
    kept = CODE_HEAD if look.hasProperty(_OPENS) else 0.0  # what stands there needs its room
    look.setTopMargin(kept + (look.topMargin() - kept) * _CLOSER)
    look.setBottomMargin(look.bottomMargin() * _CLOSER)
    return look


def gap(height: float, above: bool) -> QTextBlockFormat:
    """An empty line that keeps room for what comes before the next paragraph, or behind the last.

    Qt heeds margins between paragraphs only, so that the line stands at the far end of its room.
    """
    made = QTextBlockFormat()
    made.setProperty(_KIND, int(Kind.GAP))
    made.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    if above:
        made.setBottomMargin(min(height, _MOST))
    else:
        made.setTopMargin(min(height, _MOST))
    return made


def reply_paragraph(
    shown: Paragraph, before: Shape | None, thought: bool = False
) -> QTextBlockFormat:
    """The format of a paragraph of a reply behind one of shape `before`; None = none."""
    first = before is None
    kind = {Shape.CODE: Kind.CODE, Shape.RULE: Kind.RULE}.get(shown.shape, Kind.REPLY)
    made = paragraph(kind)
    if thought:
        made.setProperty(_THOUGHT, True)
    left = shown.depth * _INDENT + shown.quotes * QUOTE_STEP
    if shown.quotes:
        made.setProperty(_QUOTES, shown.quotes)
    if shown.marked:
        made.setTextIndent(-_INDENT)
        made.setTabPositions([QTextOption.Tab(_INDENT, QTextOption.TabType.LeftTab)])
    above = 0.0 if first or shown.follows else float(GRID)
    match shown.shape:
        case Shape.CODE:
            made.setLineHeight(132.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if shown.opens is not None:
                made.setProperty(_OPENS, shown.opens)
                above = CODE_HEAD + (GRID / 2 if first else GRID * 1.5)
        case Shape.HEADING:
            made.setProperty(_LEVEL, shown.level)
            above = 0.0 if first else GRID * 2.0
        case _:
            if shown.marked or shown.depth:
                above = min(above, GRID / 2)
    if before is Shape.CODE and shown.shape is not Shape.CODE:
        above = max(above, GRID * 2.0)  # its ground reaches below its text
    made.setLeftMargin(left)
    made.setTopMargin(above)
    return made


def thoughts_end(shown: bool) -> QTextBlockFormat:
    """The thin line that ends thoughts, so that the answer never shares a paragraph with them."""
    made = paragraph(Kind.REPLY)
    made.setBottomMargin(GRID if shown else 0)
    made.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    return made


def cell_paragraph(shown: Paragraph, thought: bool = False) -> QTextBlockFormat:
    made = paragraph(Kind.REPLY)
    if thought:
        made.setProperty(_THOUGHT, True)
    made.setAlignment(_ALIGNS[shown.align])
    return made


class TranscriptType(QSyntaxHighlighter):
    """Sets fonts and tones at layout time only: the document's text and formats stay plain."""

    def __init__(self, document: QTextDocument, font: QFont, colours: Colours) -> None:
        super().__init__(document)
        self._font = font
        self._colours = colours
        self._formats: dict[tuple[Look, int, bool], QTextCharFormat] = {}

    def show_look(self, font: QFont, colours: Colours) -> None:
        self._font = font
        self._colours = colours
        self._formats.clear()
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        block = self.currentBlock()
        match kind_of(block):
            case Kind.HEADER:
                self.setFormat(0, block.length(), self._caption(bold=True))
                self._show_arrows(block)
            case Kind.FOOTER | Kind.ATTACHMENT | Kind.THOUGHTS:
                self.setFormat(0, block.length(), self._caption(bold=False))
            case Kind.REPLY | Kind.CODE:
                self._show_spans(block)
            case Kind.RULE:
                thin = QTextCharFormat()
                thin.setFontPointSize(5)
                self.setFormat(0, block.length(), thin)
            case _:
                pass

    def _show_arrows(self, block: QTextBlock) -> None:
        """Between the versions of a message."""
        data = data_of(block)
        for span in () if data is None else data.spans:
            look = self._caption(bold=True)
            look.setForeground(QColor(self._colours.accent))
            self.setFormat(span.start, span.end - span.start, look)

    def _show_spans(self, block: QTextBlock) -> None:
        level = int(block.blockFormat().property(_LEVEL) or 0)
        if kind_of(block) is Kind.CODE and block.length() == 1:
            self.setFormat(0, 1, self._format(Look(Style.CODE), 0))
        data, quiet = data_of(block), block.blockFormat().hasProperty(_THOUGHT)
        if quiet:
            self.setFormat(0, block.length(), self._format(Look(), level, quiet))
        for span in () if data is None else data.spans:
            look = self._format(span.look, level, quiet)
            self.setFormat(span.start, span.end - span.start, look)

    def _caption(self, bold: bool) -> QTextCharFormat:
        font = caption_font(self._font)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        made = QTextCharFormat()
        made.setFont(font)
        made.setForeground(QColor(self._colours.muted))
        return made

    def _format(self, look: Look, level: int, quiet: bool = False) -> QTextCharFormat:
        made = self._formats.get((look, level, quiet))
        if made is None:
            made = self._formats[look, level, quiet] = self._make_format(look, level, quiet)
        return made

    def _make_format(self, look: Look, level: int, quiet: bool) -> QTextCharFormat:
        code = Style.CODE in look.style
        font = code_font(self._font) if code else QFont(self._font)
        font.setPointSizeF(font.pointSizeF() * _SIZES.get(level, 1.0))
        if Style.BOLD in look.style:
            font.setWeight(QFont.Weight.DemiBold)
        font.setItalic(Style.ITALIC in look.style)
        made = QTextCharFormat()
        if quiet:
            made.setForeground(QColor(self._colours.muted))
        if look.tone is not Tone.TEXT:
            made.setForeground(QColor(look.tone.colour(self._colours.dark)))
        if look.link:
            made.setForeground(QColor(self._colours.accent))
            font.setUnderline(True)
        if look.ghost:
            font.setPointSizeF(font.pointSizeF() * 0.85)
            made.setForeground(QColor(self._colours.muted))
        font.setStrikeOut(look.ghost or Style.STRIKE in look.style)
        made.setFont(font)
        return made
