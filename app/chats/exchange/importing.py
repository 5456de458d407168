"""Which program wrote a file, and its chats. Knows no database."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

from app.chats.exchange.chatgpt import is_chatgpt, read_chatgpt
from app.chats.exchange.json_file import from_document, is_ours
from app.chats.exchange.lm_studio import is_lm_studio, read_lm_studio
from app.chats.exchange.tree import ChatTree, expect_tree
from app.errors import UserError

LARGEST = 1 << 30  # bytes of JSON: more would not fit into memory once it is parsed
_IN_ZIP = "conversations.json"


def read_chats(path: Path) -> tuple[ChatTree, ...]:
    """The chats in a file: our JSON, ChatGPT's conversations.json or the ZIP around it, or one of
    LM Studio's conversations. Raises UserError that says what is wrong with it."""
    try:
        document = json.loads(_content(path))
    except (ValueError, RecursionError) as error:
        raise UserError(f"“{path.name}” is not valid JSON.", "Choose another file.") from error
    except (OSError, zipfile.BadZipFile, RuntimeError, NotImplementedError) as error:
        raise UserError(f"“{path.name}” can't be read.", "Choose another file.") from error
    trees = _chats(document, path.name)
    if not trees:
        raise UserError(f"There are no messages in “{path.name}”.", "Choose another file.")
    for tree in trees:
        expect_tree(tree)
    return trees


def _chats(document: Any, name: str) -> tuple[ChatTree, ...]:
    if is_ours(document):
        return from_document(document)
    if is_chatgpt(document):
        return read_chatgpt(document)
    if is_lm_studio(document):
        return read_lm_studio(document)
    raise UserError(
        f"“{name}” is not a file of chats that is known here.",
        "Choose an export of Paceline or ChatGPT, or a conversation of LM Studio.",
    )


def _content(path: Path) -> bytes:
    if zipfile.is_zipfile(path):
        return _unzipped(path)
    if path.stat().st_size > LARGEST:
        raise _too_large(path)
    return path.read_bytes()


def _unzipped(path: Path) -> bytes:
    """What the archive says of sizes is not trusted: reading ends at the limit."""
    with zipfile.ZipFile(path) as archive:
        names = [name for name in archive.namelist() if name.rsplit("/", 1)[-1] == _IN_ZIP]
        if not names:
            raise UserError(f"“{path.name}” holds no {_IN_ZIP}.", "Choose another file.")
        with archive.open(names[0]) as file:
            content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise _too_large(path)
    return content


def _too_large(path: Path) -> UserError:
    return UserError(f"“{path.name}” is too large to be read.", "Split it, then try again.")
