"""Which program wrote a file, and its chats. Knows no database."""

from __future__ import annotations

import json
import re
import zipfile
import zlib
from pathlib import Path
from typing import Any

from app.chats.exchange.chatgpt import is_chatgpt, read_chatgpt
from app.chats.exchange.json_file import from_document, is_ours
from app.chats.exchange.lm_studio import is_lm_studio, read_lm_studio
from app.chats.exchange.tree import ChatTree, expect_tree
from app.errors import UserError
from app.words import Words

LARGEST = 1 << 30  # bytes of JSON: more would not fit into memory once it is parsed
_IN_ZIP = re.compile(r"(?:^|/)conversations(?:-\d+)?\.json$")  # large exports come in parts


def read_chats(path: Path) -> tuple[ChatTree, ...]:
    """The chats in a file: our JSON, ChatGPT's conversations.json or the ZIP around it, or one of
    LM Studio's conversations. Raises UserError that says what is wrong with it."""
    try:
        documents = [json.loads(content) for content in _contents(path)]
    except (ValueError, RecursionError) as error:
        raise UserError(
            Words("“{name}” is not valid JSON.", name=path.name), Words("Choose another file.")
        ) from error
    except (OSError, EOFError, zipfile.BadZipFile, zlib.error, RuntimeError) as error:
        raise UserError(
            Words("“{name}” can't be read.", name=path.name), Words("Choose another file.")
        ) from error
    trees = tuple(tree for document in documents for tree in _chats(document, path.name))
    if not trees:
        raise UserError(
            Words("There are no messages in “{name}”.", name=path.name),
            Words("Choose another file."),
        )
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
        Words("“{name}” is not a file of chats that is known here.", name=name),
        Words("Choose an export of Paceline or ChatGPT, or a conversation of LM Studio."),
    )


def _contents(path: Path) -> list[bytes]:
    if zipfile.is_zipfile(path):
        return _unzipped(path)
    if path.stat().st_size > LARGEST:
        raise _too_large(path)
    return [path.read_bytes()]


def _unzipped(path: Path) -> list[bytes]:
    """What the archive says of sizes is not trusted: reading ends at the limit."""
    contents: list[bytes] = []
    room = LARGEST
    with zipfile.ZipFile(path) as archive:
        names = [name for name in archive.namelist() if _IN_ZIP.search(name)]
        if not names:
            raise UserError(
                Words("“{name}” holds no conversations.json.", name=path.name),
                Words("Choose another file."),
            )
        for name in sorted(names):
            with archive.open(name) as file:
                contents.append(file.read(room + 1))
            room -= len(contents[-1])
            if room < 0:
                raise _too_large(path)
    return contents


def _too_large(path: Path) -> UserError:
    return UserError(
        Words("“{name}” is too large to be read.", name=path.name),
        Words("Split it, then try again."),
    )
