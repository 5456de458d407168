"""Lines for a list view, filtered as one types. Knows nothing of what the lines stand for.

Whether a model fits takes a moment to work out, so it is asked for those lines that are seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.engine.memory import FitVerdict
from app.gui.models.rows import Row, fit_mark
from app.gui.models.words import fit_word
from app.gui.translation import said

Index = QModelIndex | QPersistentModelIndex
ROW_ROLE = Qt.ItemDataRole.UserRole
FIT_ROLE = ROW_ROLE + 1  # FitVerdict or None


class RowList(QAbstractListModel):
    def __init__(
        self, judge: Callable[[str], FitVerdict | None], parent: QObject | None = None
    ) -> None:
        """`judge`: the verdict on the line with this key, or None where there is none."""
        super().__init__(parent)
        self._judge = judge
        self._verdicts: dict[str, FitVerdict | None] = {}
        self._all: tuple[Row, ...] = ()
        self._shown: tuple[Row, ...] = ()
        self._wanted: tuple[str, ...] = ()

    def show_rows(self, rows: tuple[Row, ...]) -> bool:
        """Only what differs is told of. True where lines came, went or moved."""
        self._all = rows
        return self._show(tuple(row for row in rows if row.has(self._wanted)))

    def show_filter(self, text: str) -> bool:
        """Only lines with all these words; True where lines came, went or moved."""
        self._wanted = tuple(text.lower().split())
        return self._show(tuple(row for row in self._all if row.has(self._wanted)))

    @property
    def rows(self) -> tuple[Row, ...]:
        """Those that the filter lets through."""
        return self._shown

    def index_of(self, key: str) -> QModelIndex:
        """Of the line with this key; an invalid one where there is none."""
        for number, row in enumerate(self._shown):
            if row.key == key:
                return self.index(number)
        return QModelIndex()

    def judge_anew(self) -> None:
        """What is free, or how models are loaded, has changed."""
        self._verdicts.clear()
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1))

    def fit(self, row: Row) -> FitVerdict | None:
        if row.key not in self._verdicts:
            self._verdicts[row.key] = self._judge(row.key)
        return self._verdicts[row.key]

    def _show(self, rows: tuple[Row, ...]) -> bool:
        old, same = self._shown, len(rows)
        if old == rows:
            return False
        keys, old_keys = [row.key for row in rows], [row.key for row in old]
        if keys == old_keys:
            self._shown = rows
            changed = [number for number, row in enumerate(rows) if row != old[number]]
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
            return False
        if keys[: len(old)] == old_keys:  # a scan that goes on
            self.beginInsertRows(QModelIndex(), len(old), same - 1)
            self._shown = rows
            self.endInsertRows()
            return True
        self.beginResetModel()
        self._shown = rows
        self.endResetModel()
        return True

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._shown[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.title
            case Qt.ItemDataRole.ToolTipRole:
                fit = self.fit(row)
                reason = said(fit.reason) if fit else ""
                return "\n".join(filter(None, (row.tooltip, reason))) or None
            case Qt.ItemDataRole.AccessibleTextRole:
                fit = self.fit(row)
                words = fit_word(fit.fit) if fit else ""
                return ". ".join(filter(None, (row.title, row.facts, row.state, words)))
            case _ if role == ROW_ROLE:
                return row
            case _:
                return self.fit(row) if role == FIT_ROLE else None


def fit_words(fit: FitVerdict | None) -> str:
    return "" if fit is None else f"{fit_mark(fit.fit)} {fit_word(fit.fit)}"
