"""Files beside a message, and chats longer than the context: the window, on a scripted engine."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.attachments.quoting import Attachment, quote
from app.gui.attach.message_box import LONG_PASTE
from app.gui.attach.viewer import AttachmentViewer
from app.gui.history.edit_dialog import EditDialog
from tests.gui.attach_hands import REPORT, attach, chips, count_by_letters, line_of
from tests.gui.chat_hands import ROUNDS, Make, close, converse, stored, text_of, told
from tests.gui.conftest import Window


def test_a_file_is_dropped_counted_sent_and_shown_folded(window: Window, report: Path) -> None:
    count_by_letters(window)
    application = window.application
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(report))])
    drop = QDropEvent(
        QPointF(10, 10), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    application.window.dropEvent(drop)
    window.until(lambda: len(chips(window)) == 1)
    quoted = quote([REPORT], "")
    assert chips(window)[0].startswith("report.csv")
    window.until(lambda: f"{len(quoted)} tokens" in chips(window)[0])
    application.composer.show_text("What is the sum?")
    message = quote([REPORT], "What is the sum?")
    window.until(lambda: f"Message: {len(message)} tokens" in line_of(window))
    assert f"with the chat {len(message)} of 4,096" in line_of(window)
    window.engine.on_command = None
    application.composer.send()
    assert window.engine.request()[1].turns[-1].content == message
    assert chips(window) == [] and application.composer.text() == ""
    assert stored(window) == [("user", message), ("assistant", "")]
    assert "report.csv  ·  3 lines" in text_of(window) and "Anna" not in text_of(window)
    window.engine.reply(ROUNDS)
    window.until(lambda: not application.chat.replying)


def _drop_on(widget: QWidget, path: Path) -> None:
    """As a desktop does: what is under the pointer is asked first, then what holds it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QDragEnterEvent(QPoint(9, 9), *how))
    QApplication.sendEvent(widget, QDragMoveEvent(QPoint(9, 9), *how))
    QApplication.sendEvent(widget, QDropEvent(QPointF(9, 9), *how))


def test_a_model_may_be_dropped_on_the_message_box_too(window: Window, report: Path) -> None:
    application = window.application
    box = application.composer._text.viewport()
    _drop_on(box, report)
    window.until(lambda: application.composer.attachments == (REPORT,))
    _drop_on(box, report.with_name("Other.GGUF"))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == [
        "Load Other.GGUF as target", "Load it as draft",
    ]  # fmt: skip
    menu.close()
    assert application.composer.attachments == (REPORT,)


def test_files_are_pasted_and_chosen_by_key(window: Window, report: Path, qtbot: QtBot) -> None:
    composer = window.application.composer
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(report))])
    QApplication.clipboard().setMimeData(data)
    composer._text.paste()
    window.until(lambda: composer.attachments == (REPORT,))
    assert composer.typed == ""
    object.__setattr__(window.application.attach._outside, "choose_attachments", lambda: (report,))
    window.application.actions.attach_files.trigger()
    qtbot.wait(100)
    assert composer.attachments == (REPORT,)  # the same once


def test_chips_are_opened_and_removed_with_the_keyboard(
    window: Window, report: Path, qtbot
) -> None:
    attach(window, report)
    composer, row = window.application.composer, window.application.composer.chips
    composer.attach(Attachment("notes.md", "Some notes"))
    window.application.window.activateWindow()
    row._chips[0].name.setFocus()
    qtbot.keyClick(row._chips[0].name, Qt.Key.Key_Return)
    (viewer,) = window.application.window.findChildren(AttachmentViewer)
    assert viewer.text.toPlainText() == REPORT.text
    viewer.reject()
    qtbot.keyClick(row._chips[0].name, Qt.Key.Key_Delete)
    assert [a.name for a in composer.attachments] == ["notes.md"]
    assert "notes.md" in row._chips[0].name.accessibleName()
    row._chips[0]._remove.click()
    assert composer.attachments == () and row.isHidden()


def test_a_file_alone_is_a_message_and_gives_the_title(window: Window, report: Path) -> None:
    attach(window, report)
    window.application.composer.send()
    assert window.engine.request()[1].turns[-1].content == quote([REPORT], "")
    chat = window.application.history.desk.chat
    assert chat is not None
    assert window.application.history.history.chats.get(chat).title == "report.csv"


def test_what_can_not_be_attached_is_told_and_nothing_typed_is_lost(
    window: Window, tmp_path: Path
) -> None:
    (tmp_path / "program").write_bytes(b"\x7fELF\0\0\0")
    window.application.composer.show_text("typed")
    window.application.window.files_dropped.emit((tmp_path / "program", tmp_path / "gone"))
    window.until(lambda: "no longer there" in told(window))
    (tmp_path / "old.txt").write_bytes("Grüße".encode("latin-1"))
    window.application.window.files_dropped.emit((tmp_path / "old.txt", tmp_path / "program"))
    attached = (Attachment("old.txt", "Grüße"),)
    window.until(lambda: window.application.composer.attachments == attached)
    window.until(lambda: "no longer there" not in told(window))  # that of the second drop
    assert "“program” is no text" in told(window)
    assert window.application.composer.typed == "typed"
    window.application.window.files_dropped.emit((tmp_path / "old.txt",))
    window.until(lambda: "Latin-1" in told(window))


def test_all_files_that_are_refused_together_are_told(window: Window, tmp_path: Path) -> None:
    (tmp_path / "program").write_bytes(bytes(range(256)))
    (tmp_path / "nothing.md").write_text("")
    window.application.composer.files_brought.emit((tmp_path / "program", tmp_path / "nothing.md"))
    window.until(lambda: "“program” is no text. “nothing.md” is empty." in told(window))
    window.application.composer.files_brought.emit((tmp_path / "gone",))
    window.until(lambda: "gone" in told(window) and "empty" not in told(window))


def test_more_files_than_fit_can_be_reached(window: Window) -> None:
    composer = window.application.composer
    for number in range(9):
        composer.attach(Attachment(f"a rather long name {number}.txt", "x"))
    bar = composer.chips.horizontalScrollBar()
    window.until(lambda: bar.isVisible() and bar.value() > 0)  # the newest one is seen
    last = composer.chips._chips[-1]
    assert composer.chips.viewport().height() >= last.height()
    before = bar.maximum()
    composer.chips.show_chips([(f"a rather long name {n}.txt", "1,234 tokens") for n in range(9)])
    window.until(lambda: bar.maximum() > before)
    assert bar.value() == bar.maximum()  # its figure came later, and is seen too


def test_a_long_paste_is_offered_as_a_file(window: Window) -> None:
    composer, line = window.application.composer, window.application.attach.line
    composer.show_text("Summarise: ")
    long = "A line with an emoji \U0001f600 and a no-break\u00a0space.\n" * (LONG_PASTE // 40)
    QApplication.clipboard().setText(long)
    composer._text.paste()
    assert not line._attach.isHidden()
    line._attach.click()
    (attached,) = composer.attachments
    assert attached.name == "Pasted text" and attached.text.count("\n") == long.count("\n")
    assert composer.typed == "Summarise: "
    window.until(lambda: line._attach.isHidden())


def test_attachments_outlive_the_window_in_a_draft_and_in_a_message(
    make_window: Make, report: Path
) -> None:
    window = make_window()
    window.start()
    converse(window, "First")
    attach(window, report)
    window.application.composer.show_text("unsent")
    close(window)
    again = make_window()
    again.start()
    assert again.application.composer.attachments == (REPORT,)
    assert again.application.composer.typed == "unsent"


def test_an_edited_question_keeps_its_files(window: Window, report: Path) -> None:
    attach(window, report)
    converse(window, "What is the sum?")
    window.application.actions.edit_question.trigger()
    (dialog,) = window.application.window.findChildren(EditDialog)
    assert dialog.text.toPlainText() == "What is the sum?"
    dialog.text.setPlainText("And the mean?")
    dialog._accept()
    assert window.engine.request()[1].turns[-1].content == quote([REPORT], "And the mean?")


def test_the_menu_of_a_message_shows_its_files(window: Window, report: Path) -> None:
    attach(window, report)
    converse(window, "What is the sum?")
    menu = window.application.history.menu
    found = menu.menu(window.application.history.desk.path()[0])
    (show,) = [action for action in found.actions() if action.text() == "Show report.csv"]
    show.trigger()
    (viewer,) = window.application.window.findChildren(AttachmentViewer)
    assert viewer.text.toPlainText() == REPORT.text
    viewer.reject()
