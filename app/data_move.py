"""Moves the data to another folder at the next start, while nobody uses it. Knows nothing of what
the data is.

Nothing is ever deleted or overwritten: the data is copied under a passing name, the copy gets its
name, and only then does anything point to it. Whatever fails on the way leaves all as it was.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

from app import paths
from app.errors import UserError
from app.whole_file import write_whole
from app.words import Words

_WISH = "data-folder-wanted.txt"  # in the usual folder: a path that nobody has moved to yet
_OURS = ("settings.toml", "chats.sqlite3")  # what makes a folder one of ours


def wished_folder() -> Path | None:
    """Where the data goes at the next start."""
    return _read(paths.usual_folder() / _WISH)


def wish_for(folder: Path) -> None:
    """Have the data in this folder from the next start on.

    A folder that holds Paceline's data already is used as it is, an empty one gets a copy. Raises
    UserError where neither can be.
    """
    if paths.folder_is_fixed():
        raise UserError(
            Words("The data folder is set from outside."),
            Words("PACELINE_DATA names it; change it there."),
        )
    present = paths.data_folder().resolve()
    folder = folder.resolve()
    if folder == present:
        _drop_wish()
        return
    if present in folder.parents or folder in present.parents:
        raise UserError(
            Words("One data folder can't lie inside the other."),
            Words("Choose a folder somewhere else."),
        )
    if not _holds_ours(folder):
        _check_room(folder, present)
    _note(folder)


def move_if_wished() -> UserError | None:
    """At the start, before anything is opened; what went wrong, and then all is as it was."""
    wished = None if paths.folder_is_fixed() else wished_folder()
    if wished is None:
        return None
    try:
        _move(wished)
    except OSError as error:
        return UserError(
            Words("The data could not be moved: {reason}.", reason=error.strerror or str(error)),
            Words("Nothing is lost: it is where it was. Choose the folder again in the settings."),
        )
    finally:
        with suppress(OSError):  # then it is looked at again at the next start, which does no harm
            _drop_wish()
    return None


def _move(folder: Path) -> None:
    copied = not _holds_ours(folder)
    if copied:
        _copy(paths.data_folder(), folder)
    try:
        write_whole(paths.usual_folder() / paths.ELSEWHERE, str(folder))
    except OSError:
        if copied:  # or, chosen again, it would be taken for newer than what is used until then
            shutil.rmtree(folder, ignore_errors=True)
        raise


def _copy(source: Path, target: Path) -> None:
    """Into a folder beside the final one first, so that half a copy is never taken for a whole."""
    passing = target.with_name(f"{target.name}.moving")
    shutil.rmtree(passing, ignore_errors=True)  # of a copy that broke off: nobody uses it
    try:
        shutil.copytree(source, passing, ignore=_pointers)
        if target.exists():
            target.rmdir()  # only an empty one lets itself be removed
        os.replace(passing, target)
    except OSError:
        shutil.rmtree(passing, ignore_errors=True)
        raise
    except shutil.Error as error:  # many at once: the first one says why
        shutil.rmtree(passing, ignore_errors=True)
        raise OSError(str(error.args[0][0][2])) from error


def _pointers(_folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name in (_WISH, paths.ELSEWHERE)}


def _check_room(folder: Path, present: Path) -> None:
    if os.path.ismount(folder):  # the copy could be neither beside it nor in its place
        raise UserError(
            Words("A whole drive can't be the data folder."),
            Words("Choose a folder on it, or make a new one."),
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise UserError(
                Words("There are other files in this folder."),
                Words("Choose an empty one, or make a new one."),
            )
        probe = folder / ".paceline"
        probe.touch()
        probe.unlink()
        needed = sum(file.stat().st_size for file in present.rglob("*") if file.is_file())
        free = shutil.disk_usage(folder).free
    except OSError as error:
        raise UserError(
            Words("This folder can't be written: {reason}.", reason=error.strerror or str(error)),
            Words("Choose another one."),
        ) from error
    if free < needed * 1.05:
        raise UserError(
            Words(
                "The data takes {needed:.1f} GB, and {free:.1f} GB are free there.",
                needed=needed / 1e9,
                free=free / 1e9,
            ),
            Words("Choose a folder with more room."),
        )


def _holds_ours(folder: Path) -> bool:
    return any((folder / name).exists() for name in _OURS)


def _read(file: Path) -> Path | None:
    try:
        text = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return None
    return Path(text) if text else None


def _note(folder: Path) -> None:
    try:
        write_whole(paths.usual_folder() / _WISH, str(folder))
    except OSError as error:
        raise UserError(
            Words("This could not be noted: {reason}.", reason=error.strerror or str(error)),
            Words("Make room and try again."),
        ) from error


def _drop_wish() -> None:
    (paths.usual_folder() / _WISH).unlink(missing_ok=True)
