"""What the headers of files said when they were last read: a JSON file in the data folder. Knows
nothing of how headers are read. Losing it costs a second look at the files, nothing else."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app import paths
from app.engine.events import Failed
from app.engine.model_card import ModelCard
from app.plain import WrongValueError, from_plain, to_plain
from app.whole_file import write_whole

# Of this file and of the words in it: one that another version wrote is not read.
_FORMAT = 2
_log = logging.getLogger(__name__)

Stamp = tuple[int, int]  # bytes, and nanoseconds of the last change


@dataclass(frozen=True, slots=True)
class Known:
    card: ModelCard | None
    fault: Failed | None


class Index:
    """Read when made; `save` writes it in one step."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or paths.data_folder() / "model_files.json"
        self._entries = _read(self._path)
        self._used: set[str] = set()
        self._changed = False

    def get(self, parts: tuple[Path, ...], stamp: Stamp) -> Known | None:
        """What is known of the files; None where they have changed, or were never read."""
        key = _key(parts)
        self._used.add(key)
        entry = self._entries.get(key)
        if entry is None or entry.get("stamp") != list(stamp):
            return None
        try:
            return from_plain(Known, entry["known"])
        except (KeyError, WrongValueError):
            return None

    def put(self, parts: tuple[Path, ...], stamp: Stamp, known: Known) -> None:
        self._entries[_key(parts)] = {"known": to_plain(known), "stamp": list(stamp)}
        self._changed = True

    def forget_others(self) -> None:
        """Drop what nobody asked for: files that are gone."""
        gone = self._entries.keys() - self._used
        for key in gone:
            del self._entries[key]
        self._changed = self._changed or bool(gone)

    def save(self) -> None:
        """Write what changed; a disk that is full is no reason to fail."""
        if not self._changed:
            return
        try:
            write_whole(self._path, json.dumps({"format": _FORMAT, "files": self._entries}))
            self._changed = False
        except OSError as error:
            _log.warning("the index of models can't be written: %s", error)


def _key(parts: tuple[Path, ...]) -> str:
    # Parts that are missing change the key, and with it the fault.
    return f"{parts[0]}|{len(parts)}"


def _read(path: Path) -> dict[str, Any]:
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
        files = values["files"] if values["format"] == _FORMAT else {}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, TypeError):
        _log.warning("the index of models is damaged and made anew")
        return {}
    return files if isinstance(files, dict) else {}
