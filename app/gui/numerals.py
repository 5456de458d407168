"""Figures, dates and quotation marks as the window's language writes them. Knows no words."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QLocale, QTime


def numeral(value: float, spec: str = "") -> str:
    """`value` by Python's format `spec`, with the language's own point and thousands separator."""
    return with_own_signs(format(value, spec))


def with_own_signs(text: str) -> str:
    """A number in English, as the language writes it."""
    own = QLocale()
    signs = {",": own.groupSeparator(), ".": own.decimalPoint()}
    return "".join(signs.get(sign, sign) for sign in text)


def quoted(text: str) -> str:
    """Between the quotation marks of the language."""
    own = QLocale()
    if own.language() is QLocale.Language.C:  # no language: as all English words have them
        own = QLocale(QLocale.Language.English)
    return own.quoteString(text)


def percent(share: float) -> str:
    """Of a share from 0 to 1, whole."""
    return f"{numeral(share * 100, '.0f')} %"


def date(moment: datetime) -> str:
    day = QDate(moment.year, moment.month, moment.day)
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)


def date_and_time(moment: datetime) -> str:
    """To the minute."""
    time = QTime(moment.hour, moment.minute)
    return f"{date(moment)}, {QLocale().toString(time, QLocale.FormatType.ShortFormat)}"
