"""Colours, sizes and fonts, light and dark. Knows nothing of what is drawn with them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from app.engine.origin import Origin
from app.gui.look.appearance import Appearance
from app.gui.look.colour_sets import origin_colours
from app.gui.look.style_sheet import style_sheet
from app.gui.look.text_size import TextSize
from app.settings import ColourSet, ThemeChoice

GRID = 8  # pixels; every margin is a multiple of it, or half of it


_TEXT_WIDTH = 760  # pixels: longer lines tire the eye


def column_side(width: int) -> int:
    """The margin left and right of the text, in a chat of this width."""
    return max(GRID * 2, (width - _TEXT_WIDTH) // 2)


@dataclass(frozen=True, slots=True)
class Colours:
    """One scheme. All values are opaque `#rrggbb`; `tint_share` is a fraction."""

    dark: bool
    background: str
    surface: str
    raised: str
    border: str
    text: str
    muted: str
    accent: str
    on_accent: str
    error: str
    accepted: str
    corrected: str
    bonus: str
    tint_share: float

    def line(self, origin: Origin) -> str:
        """The colour of the line under a token; plain ones have none and are grey in plots."""
        match origin:
            case Origin.ACCEPTED:
                return self.accepted
            case Origin.CORRECTED:
                return self.corrected
            case Origin.BONUS:
                return self.bonus
            case Origin.PLAIN:
                return self.muted

    def tint(self, origin: Origin) -> QColor:
        """The colour behind a token, as it lies over the background."""
        return mix(self.line(origin), self.background, self.tint_share)


LIGHT = Colours(
    dark=False,
    background="#FFFFFF",
    surface="#F6F7F9",
    raised="#FFFFFF",
    border="#DFE3E8",
    text="#14171C",
    muted="#5A6371",
    accent="#5046C8",
    on_accent="#FFFFFF",
    error="#B3261E",
    accepted="#009E73",
    corrected="#D55E00",
    bonus="#0072B2",
    tint_share=0.14,
)
DARK = Colours(
    dark=True,
    background="#14171C",
    surface="#1A1E25",
    raised="#232831",
    border="#2E3540",
    text="#F2F4F7",
    muted="#9CA6B5",
    accent="#A5A0FF",
    on_accent="#14171C",
    error="#FF8A80",
    accepted="#2CC295",
    corrected="#FF9D5C",
    bonus="#6CB8F0",
    tint_share=0.20,
)


def scheme(dark: bool, colour_set: ColourSet) -> Colours:
    """Light or dark, with the colours of this set for the origins."""
    usual, own = (DARK if dark else LIGHT), origin_colours(colour_set, dark)
    if own is None:
        return usual
    return replace(
        usual,
        accepted=own.accepted,
        corrected=own.corrected,
        bonus=own.bonus,
        tint_share=own.tint_share,
    )


def mix(over: str, under: str, share: float) -> QColor:
    """`over` at `share` opacity on top of `under`."""
    top, bottom = QColor(over), QColor(under)
    return QColor(
        round(top.red() * share + bottom.red() * (1 - share)),
        round(top.green() * share + bottom.green() * (1 - share)),
        round(top.blue() * share + bottom.blue() * (1 - share)),
    )


def contrast(one: QColor, other: QColor) -> float:
    """WCAG 2 contrast ratio, 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def caption_font(font: QFont) -> QFont:
    """The smaller of the two text sizes."""
    small = QFont(font)
    small.setPointSizeF(max(7.0, font.pointSizeF() * 0.9))
    return small


def strong(font: QFont, times: float = 1.0) -> QFont:
    """For what is to be seen first; so many times as large."""
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * times)
    made.setWeight(QFont.Weight.DemiBold)
    return made


def figure_font(font: QFont) -> QFont:
    """Big figures: digits of one width, so that a value never jumps."""
    return tabular(strong(font, 1.75))


def tabular(font: QFont) -> QFont:
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def code_font(font: QFont) -> QFont:
    mono = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    mono.setPointSizeF(font.pointSizeF() * 0.96)
    return mono


class Theme(QObject):
    """Looks as it was chosen; light or dark as the system does where that was left to it."""

    changed = Signal(object)  # Colours
    appearance_changed = Signal(object)  # Appearance

    def __init__(self, app: QApplication, appearance: Appearance, icons: Path) -> None:
        super().__init__()
        self._app = app
        self._icons = icons
        self._text_size = TextSize(app)
        self._sheet = ""
        self._put_on = False
        self._colours = LIGHT
        self._appearance = appearance
        app.styleHints().colorSchemeChanged.connect(self._apply)
        self.choose(appearance)

    def put_on(self) -> None:
        """Once the first widgets are built: each that is built under a style sheet is looked at
        twice, when it is built and when it is laid out."""
        self._put_on = True
        self._dress()

    @property
    def colours(self) -> Colours:
        return self._colours

    @property
    def appearance(self) -> Appearance:
        """What was chosen."""
        return self._appearance

    def choose(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self._text_size.show(appearance.text_size)
        self._apply()
        self.appearance_changed.emit(appearance)

    def _apply(self) -> None:
        dark = self._appearance.theme is ThemeChoice.DARK
        if self._appearance.theme is ThemeChoice.SYSTEM:
            dark = self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        colours = scheme(dark, self._appearance.colour_set)
        sheet = style_sheet(colours, self._icons, self._appearance.density)
        if (colours, sheet) == (self._colours, self._sheet):
            return
        self._colours, self._sheet = colours, sheet
        if self._put_on:
            self._dress()
        self.changed.emit(colours)

    def _dress(self) -> None:
        self._app.setPalette(palette(self._colours))
        self._app.setStyleSheet(self._sheet)


def palette(colours: Colours) -> QPalette:
    """Qt's roles in these colours."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, value in {
        role.Window: colours.surface,
        role.WindowText: colours.text,
        role.Base: colours.background,
        role.AlternateBase: colours.surface,
        role.Text: colours.text,
        role.Button: colours.raised,
        role.ButtonText: colours.text,
        role.BrightText: colours.error,
        role.PlaceholderText: colours.muted,
        role.ToolTipBase: colours.raised,
        role.ToolTipText: colours.text,
        role.Highlight: colours.accent,
        role.HighlightedText: colours.on_accent,
        role.Link: colours.accent,
        role.Accent: colours.accent,
        role.Mid: colours.border,
        role.Dark: colours.border,
        role.Light: colours.raised,
    }.items():
        made.setColor(which, QColor(value))
    faded = mix(colours.muted, colours.surface, 0.7)
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, faded)
    return made
