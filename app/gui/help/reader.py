"""A window in which texts are read, beside the chat. Knows neither the texts nor where they lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QTextCursor, QTextDocument
from PySide6.QtWidgets import QDialog, QFrame, QTextBrowser, QVBoxLayout, QWidget

from app.gui.look.theme import GRID
from app.gui.translation import tr

_WIDTH = 760
_MARGIN = GRID * 3
_PICTURE = QTextDocument.ResourceType.ImageResource.value


class _Page(QTextBrowser):
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Pictures as wide as the page; Qt would show them as large as they are."""
        place = self.document().baseUrl().resolved(QUrl(name))
        if kind != _PICTURE or not place.isLocalFile():
            return super().loadResource(kind, name)
        image = QImage(self._in_this_light(Path(place.toLocalFile())))
        if image.isNull():
            return super().loadResource(kind, name)
        ratio = self.devicePixelRatioF()
        width = (_WIDTH - 2 * _MARGIN - GRID * 3) * ratio
        scaled = image.scaledToWidth(round(width), Qt.TransformationMode.SmoothTransformation)
        scaled.setDevicePixelRatio(ratio)
        return scaled

    def _in_this_light(self, picture: Path) -> str:
        """The one for dark pages, where there is one and this page is dark."""
        dark = picture.with_stem(f"{picture.stem}-dark")
        wanted = self.window().palette().window().color().lightness() < 128 and dark.exists()
        return str(dark if wanted else picture)


class Reader(QDialog):
    link_followed = Signal(object)  # str: as it stands in the text

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._markdown = ""
        self.resize(_WIDTH, 720)
        self._page = _Page(openLinks=False, frameShape=QFrame.Shape.NoFrame)
        self._page.setAccessibleName(tr("Help"))
        self._page.document().setDocumentMargin(_MARGIN)
        self._page.anchorClicked.connect(lambda url: self.link_followed.emit(url.toString()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._page)

    @property
    def text(self) -> str:
        """What is being read."""
        return self._page.toPlainText()

    def show_markdown(self, title: str, text: str, folder: Path) -> None:
        """`folder` has its pictures. The window comes forward."""
        self._page.document().setBaseUrl(QUrl.fromLocalFile(f"{folder}/"))
        self._markdown = text
        self._write()
        self._come_forward(title)

    def show_plain(self, title: str, text: str) -> None:
        self._markdown = ""
        self._page.setPlainText(text)
        self._come_forward(title)

    def _write(self) -> None:
        self._page.document().clear()  # with the pictures that it keeps
        self._page.setMarkdown(self._markdown)
        self._set_headings_apart()

    def _set_headings_apart(self) -> None:
        block = self._page.document().begin().next()
        while block.isValid():
            layout = block.blockFormat()
            if layout.headingLevel():
                layout.setTopMargin(GRID * 3)
                layout.setBottomMargin(GRID)
                QTextCursor(block).setBlockFormat(layout)
            block = block.next()

    def _come_forward(self, title: str) -> None:
        self.setWindowTitle(title)
        self.show()
        self.raise_()
        self.activateWindow()
        self._page.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Links and pictures have the colours of the moment in which they were read.
        if event.type() is QEvent.Type.PaletteChange and self._markdown:
            place = self._page.verticalScrollBar().value()
            self._write()
            self._page.verticalScrollBar().setValue(place)
