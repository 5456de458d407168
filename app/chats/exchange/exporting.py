"""Chats into a file that the person chose. Knows no database."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.chats.exchange.json_file import to_json
from app.chats.exchange.markdown import to_markdown
from app.chats.exchange.tree import ChatTree
from app.errors import UserError
from app.whole_file import replacing
from app.words import Words

_MARKDOWN = (".md", ".markdown")
_JSON = ".json"


def export_chats(trees: Sequence[ChatTree], path: Path, ending: str = _JSON) -> None:
    """Markdown or our JSON, which can be imported again: as the file's name says, or else `ending`.

    The file is replaced in one step. Raises UserError where it can't be written.
    """
    own = path.suffix.lower()
    markdown = (own if own in (*_MARKDOWN, _JSON) else ending) in _MARKDOWN
    text = "\n".join(map(to_markdown, trees)) if markdown else to_json(trees)
    try:
        with replacing(path) as passing:
            passing.write_text(text, "utf-8", errors="replace", newline="\n")
    except OSError as error:
        raise UserError(
            Words(
                "“{name}” can't be written: {reason}.",
                name=path.name,
                reason=error.strerror or str(error),
            ),
            Words("Choose another place, or make room there."),
        ) from error
