"""The data goes to another folder, whole or not at all, and nothing is deleted."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from app import data_move, paths
from app.errors import UserError


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The usual folder, with data in it."""
    monkeypatch.delenv("PACELINE_DATA")
    folder = tmp_path / "usual"
    (folder / "drafts").mkdir(parents=True)
    (folder / "settings.toml").write_text("format = 1\n")
    (folder / "chats.sqlite3").write_bytes(b"chats")
    (folder / "drafts" / "a.gguf").write_bytes(b"draft")
    monkeypatch.setattr(paths, "usual_folder", lambda: folder)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    pointers = ("data-folder",)
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in files
        if not path.name.startswith(pointers)
    }


def test_the_data_is_copied_at_the_next_start(usual: Path, tmp_path: Path) -> None:
    before = contents(usual)
    data_move.wish_for(tmp_path / "new")
    assert paths.data_folder() == usual  # until then nothing changes
    assert data_move.move_if_wished() is None
    assert paths.data_folder() == tmp_path / "new"
    assert contents(tmp_path / "new") == contents(usual) == before
    assert data_move.wished_folder() is None
    assert data_move.move_if_wished() is None  # once


def test_and_back_again_to_data_that_is_there(usual: Path, tmp_path: Path) -> None:
    data_move.wish_for(tmp_path / "new")
    data_move.move_if_wished()
    (tmp_path / "new" / "settings.toml").write_text("format = 1\ntheme = 'dark'\n")
    kept = contents(usual)
    data_move.wish_for(usual)
    assert data_move.move_if_wished() is None
    assert paths.data_folder() == usual
    assert contents(usual) == kept  # what lay there is used, not overwritten


def test_a_copy_that_breaks_off_changes_nothing(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_move.wish_for(tmp_path / "new")

    def fail(source: str, target: str, **_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copytree", fail)
    trouble = data_move.move_if_wished()
    assert trouble is not None and "No space left" in trouble.what
    assert paths.data_folder() == usual
    assert not list((tmp_path / "new").iterdir())
    assert not (tmp_path / "new.moving").exists()


def test_what_a_killed_copy_left_is_no_obstacle(usual: Path, tmp_path: Path) -> None:
    data_move.wish_for(tmp_path / "new")
    (tmp_path / "new.moving").mkdir()
    (tmp_path / "new.moving" / "settings.toml").write_text("half")
    assert data_move.move_if_wished() is None
    assert contents(tmp_path / "new") == contents(usual)


def test_a_folder_with_other_files_is_refused(usual: Path, tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "one.jpg").touch()
    with pytest.raises(UserError, match="other files"):
        data_move.wish_for(tmp_path / "photos")
    with pytest.raises(UserError, match="inside the other"):
        data_move.wish_for(usual / "deeper")
    assert data_move.wished_folder() is None


def test_the_present_folder_takes_a_wish_back(usual: Path, tmp_path: Path) -> None:
    data_move.wish_for(tmp_path / "new")
    data_move.wish_for(usual)
    assert data_move.wished_folder() is None


def test_a_folder_set_from_outside_stays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PACELINE_DATA", str(tmp_path))
    with pytest.raises(UserError, match="set from outside"):
        data_move.wish_for(tmp_path / "new")
    assert data_move.move_if_wished() is None
    assert paths.data_folder() == tmp_path


def test_what_can_not_be_noted_keeps_nothing_from_starting(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_move.wish_for(tmp_path / "new")

    def fail(file: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(data_move, "write_whole", fail)
    trouble = data_move.move_if_wished()
    assert trouble is not None and "No space left" in trouble.what
    assert paths.data_folder() == usual
    assert not (tmp_path / "new").exists()  # where it would grow old


def test_a_wish_that_can_not_be_dropped_keeps_nothing_from_starting(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data_move.wish_for(tmp_path / "new")

    def fail(file: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "unlink", fail)
        patched.setattr(data_move, "write_whole", lambda *_: None)
        assert data_move.move_if_wished() is None


def test_a_drive_as_a_whole_is_refused(
    usual: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty stick, say: its folder can be neither made nor put in another one's place."""
    (tmp_path / "stick").mkdir()
    monkeypatch.setattr(os.path, "ismount", lambda path: path == tmp_path / "stick")
    with pytest.raises(UserError, match="whole drive"):
        data_move.wish_for(tmp_path / "stick")
    data_move.wish_for(tmp_path / "stick" / "Paceline")
    assert data_move.wished_folder() == tmp_path / "stick" / "Paceline"
