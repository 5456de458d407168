"""Lines for the sidebar's list view. Knows nothing of where they come from."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from app.chats.values import ChatId
from app.gui.history.rows import ChatLine, Heading, Line
from app.gui.translation import tr

Index = QModelIndex | QPersistentModelIndex
LINE_ROLE = Qt.ItemDataRole.UserRole


class ChatRows(QAbstractListModel):
    renamed = Signal(object, str)  # ChatId and its new title, as typed

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[Line, ...] = ()

    @property
    def lines(self) -> tuple[Line, ...]:
        return self._lines

    def show_lines(self, lines: tuple[Line, ...]) -> bool:
        """True where lines came, went or moved: then the selection has to be made anew."""
        old, self_same = self._lines, [_key(line) for line in lines]
        if old == lines:
            return False
        if [_key(line) for line in old] == self_same:
            self._lines = lines
            for number, line in enumerate(lines):
                if line != old[number]:
                    self.dataChanged.emit(self.index(number), self.index(number))
            return False
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()
        return True

    def index_of(self, chat: ChatId | None) -> QModelIndex:
        """Of the first line of this chat; an invalid one where there is none."""
        for number, line in enumerate(self._lines):
            if isinstance(line, ChatLine) and line.chat.id == chat:
                return self.index(number)
        return QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._lines[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role == LINE_ROLE:
            return line
        words = line.words if isinstance(line, Heading) else line.title
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words
            case Qt.ItemDataRole.EditRole if isinstance(line, ChatLine):
                return line.chat.title
            case Qt.ItemDataRole.ToolTipRole if isinstance(line, ChatLine):
                return words
            case Qt.ItemDataRole.AccessibleTextRole:
                return _spoken(line)
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        line = self._lines[index.row()] if index.isValid() else None
        if role != Qt.ItemDataRole.EditRole or not isinstance(line, ChatLine):
            return False
        if str(value) != line.chat.title:
            self.renamed.emit(line.chat.id, str(value))
        return True


def _key(line: Line) -> tuple[object, ...]:
    if isinstance(line, Heading):
        return ("", line.words)
    return (line.chat.id, line.message)


def _spoken(line: Line) -> str:
    if isinstance(line, Heading):
        return line.words
    parts = [line.title]
    if line.chat.pinned:
        parts.append(tr("pinned"))
    if line.chat.archived:
        parts.append(tr("archived"))
    parts.append("".join(part.text for part in line.snippet))
    return ", ".join(filter(None, parts))
