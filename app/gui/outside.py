"""What the window asks of the desktop: files, folders, addresses. Knows nothing of why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from app.gui.own_libraries import own_libraries_kept_back
from app.gui.translation import tr


@dataclass(frozen=True, slots=True)
class Outside:
    """`open_address`: an https page, or a folder as a file: address."""

    choose_file: Callable[[str], Path | None]
    choose_folder: Callable[[str], Path | None]
    open_address: Callable[[str], None]
    choose_chats: Callable[[], Path | None] = lambda: None  # a file of chats to import
    choose_new_file: Callable[[str], Path | None] = lambda _: None  # by its proposed name
    choose_preset: Callable[[], Path | None] = lambda: None
    choose_new_preset: Callable[[str], Path | None] = lambda _: None  # by its proposed name
    choose_attachments: Callable[[], tuple[Path, ...]] = lambda: ()


def desktop(window: QWidget) -> Outside:
    """The dialogs of this desktop, above the window."""

    def choose_file(title: str) -> Path | None:
        pattern = tr("GGUF models (*.gguf);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(window, title, "", pattern)
        return Path(name) if name else None

    def choose_folder(title: str) -> Path | None:
        name = QFileDialog.getExistingDirectory(window, title)
        return Path(name) if name else None

    def choose_chats() -> Path | None:
        pattern = tr("Exported chats (*.json *.zip);;All files (*)")
        name, _ = QFileDialog.getOpenFileName(window, tr("Import chats"), "", pattern)
        return Path(name) if name else None

    def choose_new_file(proposed: str) -> Path | None:
        return _new_file(window, tr("Export"), proposed)

    presets = tr("Presets (*.toml);;All files (*)")

    def choose_preset() -> Path | None:
        name, _ = QFileDialog.getOpenFileName(window, tr("Import a preset"), "", presets)
        return Path(name) if name else None

    def choose_new_preset(proposed: str) -> Path | None:
        return _new_file(window, tr("Export the preset"), proposed, presets)

    def choose_attachments() -> tuple[Path, ...]:
        names, _ = QFileDialog.getOpenFileNames(window, tr("Attach files"), "")
        return tuple(Path(name) for name in names)

    return Outside(
        choose_file,
        choose_folder,
        lambda text: _open(QUrl(text)),
        choose_chats,
        choose_new_file,
        choose_preset,
        choose_new_preset,
        choose_attachments,
    )


def _new_file(window: QWidget, title: str, proposed: str, patterns: str = "") -> Path | None:
    """A name that is typed without an ending gets that of the proposed one."""
    dialog = QFileDialog(window, title, "", patterns)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(proposed).suffix)
    dialog.selectFile(proposed)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def _open(address: QUrl) -> None:
    with own_libraries_kept_back():
        QDesktopServices.openUrl(address)
