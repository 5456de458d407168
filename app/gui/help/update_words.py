"""What is said of a release that was looked for. Knows no widget and no network."""

from __future__ import annotations

from typing import assert_never

from app.gui.translation import tr
from app.updates import Release, Standing, Trouble


def words_of(found: Release | Trouble, running: str) -> tuple[str, str]:
    """What was found, and what it means for the person."""
    if isinstance(found, Trouble):
        return _words_of_trouble(found)
    values = {"version": found.version, "running": running}
    match found.standing:
        case Standing.NEWER:
            what = tr("Paceline {version} is out.").format(**values)
            todo = tr("You have {running}. Chats and settings stay when you install over it.")
        case Standing.NEWER_TRIAL:
            what = tr("You have the newest finished release.")
            todo = tr("You have {running}. {version} can be tried early; it may have faults.")
        case Standing.SAME:
            what = tr("You have the newest release.")
            todo = tr("That is {version}.")
        case Standing.OLDER:
            what = tr("You have a newer version than the newest release.")
            todo = tr("You have {running}, and the newest release is {version}.")
        case _ as never:
            assert_never(never)
    return what, todo.format(**values)


def _words_of_trouble(trouble: Trouble) -> tuple[str, str]:
    match trouble:
        case Trouble.UNREACHABLE:
            return (
                tr("The release page can't be reached."),
                tr("Check the connection and try again. Paceline itself needs none."),
            )
        case Trouble.NONE_YET:
            return tr("There is no release yet."), tr("Ask again some other day.")
        case Trouble.REFUSED:
            return (
                tr("The release page gives no answer for now."),
                tr("It may have been asked too often from this network. Try again in an hour."),
            )
        case Trouble.NO_VERSION:
            return (
                tr("What answered is not the release page."),
                tr("Perhaps this network wants a login in the browser first."),
            )
        case _ as never:
            assert_never(never)
