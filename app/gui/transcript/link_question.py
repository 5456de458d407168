"""Asks before an address out of a reply is opened. Knows nothing of transcripts."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from app.gui.translation import tr

_OPENED = ("http://", "https://", "mailto:")


class LinkQuestion(QObject):
    confirmed = Signal(str)  # an address that the person wants to have opened

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.box: QMessageBox | None = None

    def ask(self, address: str) -> None:
        """Show the whole address: a link's words may say something else than where it leads."""
        if self.box is not None:
            self.box.close()
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(tr("Open link"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        if address.lower().startswith(_OPENED):
            box.setText(tr("Open this address in the browser?"))
            yes = box.addButton(tr("Open"), QMessageBox.ButtonRole.AcceptRole)
            yes.clicked.connect(lambda: self.confirmed.emit(address))
        else:
            box.setText(tr("Paceline only opens web and mail addresses. This is neither:"))
        box.setInformativeText(address)
        box.setDefaultButton(cancel)
        box.finished.connect(self._forget)
        self.box = box
        box.open()

    def _forget(self) -> None:
        self.box = None
