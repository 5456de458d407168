"""A file is replaced whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.whole_file import replacing, write_whole


def test_a_text_takes_the_place_of_the_old_one_byte_for_byte(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "note.txt"
    write_whole(path, "old")
    write_whole(path, "one\nzwei ö\r\n")
    assert path.read_bytes() == "one\nzwei ö\r\n".encode()
    assert list(path.parent.iterdir()) == [path]


def test_what_breaks_off_leaves_the_old_file_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "note.txt"
    write_whole(path, "old")
    with pytest.raises(ValueError, match="broke off"), replacing(path) as passing:
        passing.write_text("half of the n")
        raise ValueError("broke off")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "note.txt"
    with pytest.raises(OSError), replacing(path) as passing:
        passing.write_text("new")
    assert not path.parent.exists()


def test_what_no_file_can_hold_is_left_out_and_the_rest_is_kept(tmp_path: Path) -> None:
    """Half an emoji that was pasted, a name in a folder that is no UTF-8."""
    path = tmp_path / "note.txt"
    write_whole(path, "typed \ud83d, not sent")
    assert path.read_text("utf-8") == "typed ?, not sent"
