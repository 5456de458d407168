"""The rows of a result as a table that can be sorted. Knows no experiments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from app.gui.lab.words import prompt_words, way_words
from app.gui.look.theme import tabular
from app.gui.numerals import numeral
from app.gui.translation import tr
from app.lab.experiment import LabRow

_SORT_ROLE = Qt.ItemDataRole.UserRole + 1
_TOP = QModelIndex()  # a table has no tree


@dataclass(frozen=True, slots=True)
class _Column:
    name: str
    tip: str
    value: Callable[[LabRow], Any]
    digits: int = 0
    setting: bool = False  # what was set, not what was measured


def _columns() -> tuple[_Column, ...]:
    return (
        _Column(tr("who guesses"), "", way_words),
        _Column(
            tr("prompt"),
            tr("The kind of text; – for all together"),
            lambda r: prompt_words(r) or "–",
            0,
            True,
        ),
        _Column("k", tr("Tokens drafted per round"), lambda r: r.k),
        _Column(
            tr("speedup"), tr("Plain seconds per token ÷ seconds per token"), lambda r: r.speedup, 2
        ),
        _Column(
            tr("formula"),
            tr(
                "(1 - α^(k+1)) / ((1 - α)(k c + v)), from this row's own α, c and v. Of draft "
                "lengths: the chart's line, from the α of each position over all k."
            ),
            lambda r: r.predicted_speedup,
            2,
        ),
        _Column(tr("tok/s"), tr("Tokens per second"), lambda r: r.tokens_per_second, 1),
        _Column(tr("plain tok/s"), tr("Of plain decoding"), lambda r: r.plain_tokens_per_second, 1),
        _Column(tr("tokens/pass"), tr("Tokens ÷ target passes"), lambda r: r.tokens_per_pass, 2),
        _Column("α", tr("accepted ÷ checked"), lambda r: r.alpha, 2),
        _Column("c", tr("A draft step, in plain rounds"), lambda r: r.c, 3),
        _Column("v", tr("A pass over k + 1 tokens, in plain rounds"), lambda r: r.v, 2),
        _Column(tr("first token, s"), tr("Prompt included"), lambda r: r.first_token_seconds, 3),
        _Column(
            tr("spread"), tr("(largest - smallest) / median over repeats"), lambda r: r.spread, 2
        ),
        _Column(tr("temp."), tr("Temperature of the target"), lambda r: r.temperature, 1, True),
        _Column(tr("side by side"), tr("Replies at once"), lambda r: r.batch, 0, True),
        _Column(tr("before"), tr("Tokens of text before the prompt"), lambda r: r.context, 0, True),
        _Column(tr("cache"), tr("How keys and values are stored"), lambda r: r.cache_type, 0, True),
    )


def _whole(value: object) -> str:
    return numeral(value, ",") if isinstance(value, int) else str(value)


class _Rows(QAbstractTableModel):
    def __init__(self) -> None:
        super().__init__()
        self._columns = _columns()
        self._rows: tuple[LabRow, ...] = ()

    def show_rows(self, rows: tuple[LabRow, ...]) -> None:
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: QModelIndex = _TOP) -> int:  # type: ignore[override]
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex = _TOP) -> int:  # type: ignore[override]
        return 0 if parent.isValid() else len(self._columns)

    def headerData(self, section, orientation, role=Qt.ItemDataRole.DisplayRole):  # type: ignore[no-untyped-def]
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].name
        if role == Qt.ItemDataRole.TextAlignmentRole and self._rows:
            return _side(self._columns[section].value(self._rows[0]))
        return self._columns[section].tip if role == Qt.ItemDataRole.ToolTipRole else None

    def data(self, index, role=Qt.ItemDataRole.DisplayRole):  # type: ignore[no-untyped-def]
        column = self._columns[index.column()]
        value = column.value(self._rows[index.row()])
        if role == Qt.ItemDataRole.DisplayRole:
            if value is None:
                return "–"
            return numeral(value, f",.{column.digits}f") if column.digits else _whole(value)
        if role == _SORT_ROLE:
            return -1.0 if value is None else value
        return _side(value) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _side(value: object) -> int:
    """Words begin below each other, numbers end so."""
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    return int((left if isinstance(value, str) else right) | Qt.AlignmentFlag.AlignVCenter)


class ResultTable(QTableView):
    def __init__(self) -> None:
        super().__init__(sortingEnabled=True, alternatingRowColors=True, showGrid=False)
        self._rows = _Rows()
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self._rows)
        self._sorted.setSortRole(_SORT_ROLE)
        self.setModel(self._sorted)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)  # as measured, until a head is clicked
        self.setAccessibleName(tr("Table of the result"))
        self.setFont(tabular(self.font()))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)  # Tab goes on; arrows walk the table
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setHighlightSections(False)

    def show_rows(self, rows: tuple[LabRow, ...]) -> None:
        """Settings that are the same in every row are left out."""
        self._rows.show_rows(rows)
        for number, column in enumerate(_columns()):
            if column.setting:
                same = len({column.value(row) for row in rows}) < 2
                self.setColumnHidden(number, same)
