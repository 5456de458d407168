"""A model's cache on disk, so that a long conversation need not be read again. Knows no chats.

The file: MAGIC, the length of a JSON head (8 bytes, little-endian), the head, the tokens (int32),
llama.cpp's own state of the sequence. The head says which model it is of: another model's state of
the same shape would load without complaint and make it talk nonsense.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from app.engine.sampling import Tokens

    State: TypeAlias = NDArray[np.uint8]

MAGIC = b"PACECACH"
_SAMPLED = 1 << 16  # bytes at the start and at the end of the model's file that identify it


def fingerprint(path: Path) -> str:
    """Identifies a model's file by its size, its head and its tail."""
    size = path.stat().st_size
    with path.open("rb") as file:
        digest = hashlib.blake2b(file.read(_SAMPLED), digest_size=16)
        file.seek(max(0, size - _SAMPLED))
        digest.update(file.read())
    return f"{size}-{digest.hexdigest()}"


def write_cache(path: Path, model: str, tokens: Tokens, state: State) -> None:
    """Write in one step: a crash leaves the old file or the new one."""
    head = json.dumps({"model": model, "tokens": len(tokens)}).encode()
    partial = path.with_name(path.name + ".partial")
    try:
        with partial.open("wb") as file:
            file.write(MAGIC + struct.pack("<Q", len(head)) + head)
            file.write(tokens.astype("<i4").tobytes())
            file.write(state.tobytes())
        os.replace(partial, path)
    finally:
        partial.unlink(missing_ok=True)


def read_cache(path: Path, model: str) -> tuple[Tokens, State] | None:
    """The tokens and the state, or None: no such file, another model's, or damaged."""
    import numpy as np  # not for the window, which asks for fingerprints only

    try:
        data = path.read_bytes()
        if data[:8] != MAGIC:
            return None
        (length,) = struct.unpack_from("<Q", data, 8)
        head = json.loads(data[16 : 16 + length])
        if head["model"] != model:
            return None
        start = 16 + length
        end = start + 4 * int(head["tokens"])
        tokens = np.frombuffer(data[start:end], "<i4").astype(np.int32)
        return tokens, np.frombuffer(data, np.uint8, offset=end)
    except (OSError, ValueError, KeyError, TypeError, struct.error):
        return None
