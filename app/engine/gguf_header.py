"""What a GGUF file says of itself, read without llama.cpp. Knows nothing of loading it.

A damaged or foreign file makes native code fail with words for programmers, or abort; here it gets
its own words first. The format: ggml/docs/gguf.md in llama.cpp.
"""

from __future__ import annotations

import mmap
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from app.errors import ModelFileError

# GGUF value types -> struct format; 8 is a string, 9 an array.
_SCALARS = {
    0: "B",
    1: "b",
    2: "H",
    3: "h",
    4: "I",
    5: "i",
    6: "f",
    7: "?",
    10: "Q",
    11: "q",
    12: "d",
}
_STRING, _ARRAY = 8, 9

# ggml tensor types -> (elements a block, bytes a block); an unknown type is left unchecked.
_BLOCKS = {
    0: (1, 4), 1: (1, 2), 2: (32, 18), 3: (32, 20), 6: (32, 22), 7: (32, 24), 8: (32, 34),
    9: (32, 36), 10: (256, 84), 11: (256, 110), 12: (256, 144), 13: (256, 176), 14: (256, 210),
    15: (256, 292), 16: (256, 66), 17: (256, 74), 18: (256, 98), 19: (256, 50), 20: (32, 18),
    21: (256, 110), 22: (256, 82), 23: (256, 136), 24: (1, 1), 25: (1, 2), 26: (1, 4),
    27: (1, 8), 28: (1, 8), 29: (256, 56), 30: (1, 2), 34: (256, 54), 35: (256, 66), 39: (32, 17),
}  # fmt: skip

Value = bool | int | float | str


@dataclass(frozen=True)
class Header:
    """The metadata of one GGUF file.

    `values`: scalar metadata by key. `arrays`: arrays by key, as (element type, count, raw bytes);
    strings inside keep their 8-byte little-endian lengths.
    """

    path: Path
    size_bytes: int
    values: dict[str, Value]
    arrays: dict[str, tuple[int, int, bytes]]

    @property
    def architecture(self) -> str:
        return str(self.values.get("general.architecture", ""))

    @property
    def name(self) -> str:
        """The file's name: `general.name` is often that of a training run."""
        return self.path.stem

    @property
    def chat_template(self) -> str | None:
        template = self.values.get("tokenizer.chat_template")
        return str(template) if template else None

    @cached_property
    def tokens(self) -> list[bytes]:
        """The text of every token of the vocabulary, by id."""
        if "tokenizer.ggml.tokens" not in self.arrays:
            return []
        _, count, raw = self.arrays["tokenizer.ggml.tokens"]
        texts, at = [], 0
        for _ in range(count):
            (length,) = struct.unpack_from("<Q", raw, at)
            texts.append(raw[at + 8 : at + 8 + length])
            at += 8 + length
        return texts

    def token(self, role: str) -> int | None:
        """The id of a special token: "bos", "eos", "eot"; None = not stated."""
        value = self.values.get(f"tokenizer.ggml.{role}_token_id")
        return int(value) if value is not None else None


def read_header(path: Path) -> Header:
    """Read and check the header.

    Raises:
        ModelFileError: no such file, no GGUF, truncated, or no model for chatting.
    """
    try:
        with path.open("rb") as file:
            start = file.read(512)
            _check_magic(path, start)
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
                header = _parse(path, data)
    except FileNotFoundError:
        raise ModelFileError(f"There is no file {path.name}.", "Choose another model.") from None
    except IsADirectoryError:
        raise ModelFileError(f"{path.name} is a folder.", "Choose a .gguf file.") from None
    except PermissionError:
        raise ModelFileError(
            f"{path.name} may not be read.", "Change its permissions or choose another model."
        ) from None
    except OSError as error:
        raise ModelFileError(
            f"{path.name} can't be read ({error.strerror}).", "Choose another model."
        ) from None
    except (struct.error, IndexError, ValueError, OverflowError, MemoryError):
        raise _truncated(path) from None
    _check_kind(header)
    _check_parts(header)
    return header


def _truncated(path: Path) -> ModelFileError:
    return ModelFileError(f"{path.name} is incomplete or damaged.", "Download it again.")


def _check_magic(path: Path, start: bytes) -> None:
    if start[:4] != b"GGUF":
        text = start.lstrip().lower()
        if not start:
            what = f"{path.name} is empty."
        elif text.startswith((b"<!doctype", b"<html", b"<?xml")):
            what = f"{path.name} is a web page that was saved as a model."
        elif text.startswith(b"version https://git-lfs"):
            what = f"{path.name} is a Git LFS pointer, not the model itself."
        else:
            what = f"{path.name} is not a GGUF model."
        raise ModelFileError(what, "Download the model again, or choose a .gguf file.")
    if len(start) < 8:
        raise _truncated(path)
    (version,) = struct.unpack_from("<I", start, 4)
    if version >> 16 and not version & 0xFFFF:
        raise ModelFileError(
            f"{path.name} was made for machines of another byte order.",
            "Choose a little-endian GGUF.",
        )
    if version not in (2, 3):
        raise ModelFileError(
            f"{path.name} is a GGUF of version {version}, which Paceline can't read.",
            "Choose a newer file of this model.",
        )


def _parse(path: Path, data: mmap.mmap) -> Header:
    tensor_count, value_count = struct.unpack_from("<QQ", data, 8)
    at = 24
    values: dict[str, Value] = {}
    arrays: dict[str, tuple[int, int, bytes]] = {}
    for _ in range(value_count):
        key, at = _string(data, at)
        (kind,) = struct.unpack_from("<I", data, at)
        at += 4
        if kind == _ARRAY:
            element, count = struct.unpack_from("<IQ", data, at)
            end = _array_end(data, at + 12, element, count)
            arrays[key] = (element, count, data[at + 12 : end])
            at = end
        elif kind == _STRING:
            values[key], at = _string(data, at)
        elif kind in _SCALARS:
            (values[key],) = struct.unpack_from("<" + _SCALARS[kind], data, at)
            at += struct.calcsize(_SCALARS[kind])
        else:
            raise _truncated(path)
    ends, at = _tensor_ends(data, at, tensor_count)
    alignment = int(values.get("general.alignment", 32)) or 32
    data_start = -(-at // alignment) * alignment
    if any(data_start + end > len(data) for end in ends):
        raise _truncated(path)
    return Header(path, len(data), values, arrays)


def _string(data: mmap.mmap, at: int) -> tuple[str, int]:
    (length,) = struct.unpack_from("<Q", data, at)
    end = at + 8 + length
    if end > len(data):
        raise IndexError
    return data[at + 8 : end].decode("utf-8", "replace"), end


def _array_end(data: mmap.mmap, at: int, element: int, count: int) -> int:
    if element == _STRING:
        unpack = struct.Struct("<Q").unpack_from
        for _ in range(count):
            at += 8 + unpack(data, at)[0]
    elif element in _SCALARS:
        at += struct.calcsize(_SCALARS[element]) * count
    else:
        raise IndexError
    if at > len(data):
        raise IndexError
    return at


def _tensor_ends(data: mmap.mmap, at: int, count: int) -> tuple[list[int], int]:
    """Where each tensor ends, from the start of the data; and where the header ends."""

    def walk() -> Iterator[int]:
        nonlocal at
        for _ in range(count):
            _, at = _string(data, at)
            (dimensions,) = struct.unpack_from("<I", data, at)
            *shape, kind, offset = struct.unpack_from(f"<{dimensions}QIQ", data, at + 4)
            at += 4 + 8 * dimensions + 12
            elements = 1
            for size in shape:
                elements *= size
            block, size_bytes = _BLOCKS.get(kind, (1, 0))
            yield offset + elements // block * size_bytes

    ends = list(walk())
    return ends, at


def _check_kind(header: Header) -> None:
    name, kind = header.path.name, header.values.get("general.type", "model")
    if kind == "adapter":
        raise ModelFileError(f"{name} is a LoRA adapter, not a model.", "Choose the model itself.")
    if kind == "mmproj" or header.architecture == "clip":
        raise ModelFileError(
            f"{name} is the image part of a model, not the model.", "Choose the model itself."
        )
    if not header.architecture:
        raise ModelFileError(f"{name} does not say what model it is.", "Choose another file.")
    if "tokenizer.ggml.tokens" not in header.arrays and _part(header.path) in (None, 1):
        raise ModelFileError(f"{name} has no vocabulary.", "Choose another file.")


def _part(path: Path) -> int | None:
    found = re.search(r"-(\d{5})-of-(\d{5})\.gguf$", path.name)
    return int(found[1]) if found else None


def _check_parts(header: Header) -> None:
    """A model split over several files needs all of them beside the first."""
    path = header.path
    found = re.search(r"-(\d{5})-of-(\d{5})\.gguf$", path.name)
    if not found or int(header.values.get("split.count", 1)) < 2:
        return
    stem, count = path.name[: found.start()], int(found[2])
    if int(found[1]) != 1:
        raise ModelFileError(
            f"{path.name} is a later part of a model.", f"Open {stem}-00001-of-{found[2]}.gguf."
        )
    names = [f"{stem}-{i:05d}-of-{count:05d}.gguf" for i in range(1, count + 1)]
    missing = [name for name in names if not (path.parent / name).exists()]
    if missing:
        raise ModelFileError(
            f"{len(missing)} of this model's {count} parts are missing.",
            f"Put {missing[0]} beside it.",
        )
