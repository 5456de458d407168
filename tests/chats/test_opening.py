"""Opening the history: newer, damaged, read-only, on a full disk, twice at once, after a kill."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest

from app.chats import migrations
from app.chats.database import Access, Database
from app.chats.history import History, open_history
from app.chats.opening import FILE
from app.engine.events import StopReason
from app.errors import UserError
from tests.chats.kill_store import kill_often
from tests.chats.made import MAKING, made_rounds


def _said(folder: Path, text: str = "Hello") -> None:
    history = open_history(folder)
    history.messages.add(history.chats.create().id, None, text)
    history.close()


def test_each_step_leads_from_the_one_before_it(tmp_path: Path) -> None:
    """A history of the first version has its texts found after the second step."""
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    migrations.migrate(connection, migrations.STEPS[:1])
    assert migrations.version(connection) == 1
    connection.execute("INSERT INTO chats (created, changed) VALUES (1, 1)")
    connection.execute(
        "INSERT INTO messages (chat, place, role, content, created)"
        " VALUES (1, 0, 'user', 'old words', 1)"
    )
    connection.close()
    history = open_history(tmp_path)
    assert len(history.search("words")) == 1
    assert history._database.read("PRAGMA user_version") == [(len(migrations.STEPS),)]
    history.close()


def test_a_step_is_taken_wholly_or_not_at_all(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    broken = (("CREATE TABLE one (x)", "CREATE TABLE one (x)"),)
    with pytest.raises(sqlite3.OperationalError):
        migrations.migrate(connection, broken)
    assert migrations.version(connection) == 0
    assert connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    connection.close()


def test_a_newer_history_is_refused_and_left_as_it_is(folder: Path) -> None:
    _said(folder)
    connection = sqlite3.connect(folder / FILE)
    connection.execute("PRAGMA user_version = 99")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(UserError, match="newer version"):
        open_history(folder)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize(
    "content", [b"no database at all" * 100, b"x", b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_file_that_is_no_database_is_set_aside(folder: Path, content: bytes) -> None:
    folder.mkdir(parents=True)
    (folder / FILE).write_bytes(content)
    history = open_history(folder)
    assert history.notice is not None and "damaged" in history.notice.what
    (aside,) = folder.glob("chats.damaged-*.sqlite3")
    assert aside.name in history.notice.todo
    assert aside.read_bytes() == content
    assert history.chats.list() == ()
    history.close()
    again = open_history(folder)
    assert again.notice is None
    again.close()


def test_damage_found_while_reading_is_told_and_set_aside_at_the_next_start(folder: Path) -> None:
    history = open_history(folder)
    chat = history.chats.create()
    parent = None
    for number in range(300):
        parent = history.messages.add(chat.id, parent, f"{number} " + "words " * 50).id
    history.close()
    path = folder / FILE
    content = bytearray(path.read_bytes())
    content[4096:-4096] = b"\xa5" * (len(content) - 8192)
    path.write_bytes(content)
    try:
        history = open_history(folder)
    except UserError as error:
        pytest.fail(f"it did not open: {error}")
    if history.notice is None:
        with pytest.raises(UserError, match="damaged"):
            history.messages.path(chat.id)
        history.close()
        history = open_history(folder)
    assert history.notice is not None and "damaged" in history.notice.what
    history.close()
    assert len(list(folder.glob("chats.damaged-*.sqlite3"))) == 1


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(UserError, match="can't be made"):
        open_history(tmp_path / "file" / "data")


def test_a_full_disk_is_told_and_the_reply_is_saved_once_there_is_room(history: History) -> None:
    chat = history.chats.create()
    question = history.messages.add(chat.id, None, "Go on")
    writer = history.messages.begin_reply(chat.id, question.id, MAKING)
    (pages,) = history._database.read("PRAGMA page_count")[0]
    history._database.read(f"PRAGMA max_page_count = {pages}")  # SQLite's own word for a full disk
    rounds = made_rounds(2000)
    with pytest.raises(UserError, match="disk is full"):
        writer.append(rounds[:1500])
    with pytest.raises(UserError, match="disk is full"):
        history.messages.add(chat.id, None, "x" * 100_000)
    assert [message.content for message in history.messages.path(chat.id)] == ["Go on", ""]
    history._database.read("PRAGMA max_page_count = 1000000")
    writer.append(rounds[1500:])
    writer.finish(StopReason.END)
    assert len(history.messages.rounds(writer.message)) == 2000


READ_ONLY = """
import os, sys
from pathlib import Path
from app.chats.history import open_history
from app.errors import UserError
if os.getuid() == 0:
    os.setuid(65534)  # what is forbidden is allowed to root
history = open_history(Path(sys.argv[1]))
print(history.notice.what)
(chat,) = history.chats.list()
print(history.messages.path(chat.id)[0].content, len(history.search("hello")))
try:
    history.messages.add(chat.id, None, "More")
except UserError as error:
    print(error.what)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are of another kind")
@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_read_only_history_can_be_read(what: str) -> None:
    told = "The history of chats can't be written to."
    # Not in pytest's own folder, which no other user may enter.
    with tempfile.TemporaryDirectory() as outer:
        folder = Path(outer) / "data"
        _said(folder)
        os.chmod(outer, 0o755)
        os.chmod(folder / FILE, 0o444)
        os.chmod(folder, 0o777 if what == "file" else 0o555)
        done = subprocess.run(
            [sys.executable, "-B", "-c", READ_ONLY, str(folder)],
            capture_output=True,
            text=True,
            cwd=Path(__file__).parents[2],
        )
        os.chmod(folder, 0o755)
    assert done.stdout.splitlines() == [told, "Hello 2", told], done.stderr


@pytest.mark.parametrize("access", [Access.READ, Access.FROZEN])
def test_what_was_opened_for_reading_is_written_once_that_is_allowed(
    folder: Path, access: Access
) -> None:
    _said(folder)
    database = Database(folder / FILE, access)
    with database.change() as connection:
        connection.execute("UPDATE chats SET title = 'Kept'")
    assert database.read("SELECT title FROM chats") == [("Kept",)]
    database.close()
    history = open_history(folder)
    assert [chat.title for chat in history.chats.list()] == ["Kept"]
    history.close()


def test_two_processes_write_one_history_and_nothing_is_lost(folder: Path) -> None:
    """Both in threads here as well, which use one connection in turn."""
    first, second = open_history(folder), open_history(folder)
    chat = first.chats.create()
    top = first.messages.add(chat.id, None, "Top")
    failures: list[BaseException] = []

    def write(history: History, name: str) -> None:
        try:
            for number in range(25):
                history.messages.add(chat.id, top.id, f"{name}{number}")
        except BaseException as error:
            failures.append(error)

    threads = [
        threading.Thread(target=write, args=(history, name))
        for history, name in ((first, "a"), (first, "b"), (second, "c"))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    some = first.messages.path(chat.id)[-1]
    siblings = second.messages.siblings(some.id)
    assert [message.sibling for message in siblings] == list(range(75))
    assert {message.content for message in siblings} == {
        f"{n}{i}" for n in "abc" for i in range(25)
    }
    first.close()
    second.close()


def test_a_history_that_another_program_holds_is_told(
    history: History, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    history._database.read("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(UserError, match="Another program"):
        history.chats.create()
    other.execute("ROLLBACK")
    other.close()
    history.chats.create()


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_ten_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    known = kill_often(tmp_path, kills=10)
    assert known.questions and known.finished
