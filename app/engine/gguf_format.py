"""The bytes of a GGUF file as a `Header`. Knows nothing of what a model is good for.

A damaged or foreign file makes native code fail with words for programmers, or abort; here it gets
its own words first. The format: ggml/docs/gguf.md in llama.cpp.
"""

from __future__ import annotations

import math
import mmap
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from app.errors import ModelFileError
from app.words import Words

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


@dataclass(frozen=True, slots=True)
class Tensor:
    """One tensor of the file. `shape` as ggml has it, the fastest index first; `kind` is ggml's
    number; `size_bytes` is 0 where that number is unknown."""

    name: str
    shape: tuple[int, ...]
    kind: int
    size_bytes: int


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
    tensors: tuple[Tensor, ...] = ()

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

    def number(self, key: str) -> int:
        """A number under the architecture's own prefix, as in "block_count"; 0 = not stated."""
        return whole(self.values.get(f"{self.architecture}.{key}"))

    def numbers(self, key: str, count: int) -> tuple[int, ...]:
        """A number for each of `count` blocks, which the file states once or one by one."""
        element, size, raw = self.arrays.get(f"{self.architecture}.{key}", (_STRING, 0, b""))
        if element not in _SCALARS or not size:
            return (self.number(key),) * count
        stated = struct.unpack(f"<{size}{_SCALARS[element]}", raw)
        return tuple(whole(stated[min(i, size - 1)]) for i in range(count))


def whole(value: Value | None) -> int:
    """A value as a number; 0 where a damaged file has something else there."""
    return int(value) if isinstance(value, int | float) and math.isfinite(value) else 0


def read_any(path: Path) -> Header:
    """The header of any GGUF, be it a model or not.

    Raises:
        ModelFileError: no such file, no GGUF, truncated.
    """
    try:
        with path.open("rb") as file:
            start = file.read(512)
            _check_magic(path, start)
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
                return _parse(path, data)
    except FileNotFoundError:
        raise ModelFileError(
            Words("There is no file {name}.", name=path.name), Words("Choose another model.")
        ) from None
    except IsADirectoryError:
        raise ModelFileError(
            Words("{name} is a folder.", name=path.name), Words("Choose a .gguf file.")
        ) from None
    except PermissionError:
        raise ModelFileError(
            Words("{name} may not be read.", name=path.name),
            Words("Change its permissions or choose another model."),
        ) from None
    except OSError as error:
        raise ModelFileError(
            Words("{name} can't be read ({reason}).", name=path.name, reason=error.strerror),
            Words("Choose another model."),
        ) from None
    except (struct.error, IndexError, ValueError, OverflowError, MemoryError):
        raise _truncated(path) from None


def _truncated(path: Path) -> ModelFileError:
    return ModelFileError(
        Words("{name} is incomplete or damaged.", name=path.name), Words("Download it again.")
    )


def _check_magic(path: Path, start: bytes) -> None:
    if start[:4] != b"GGUF":
        text = start.lstrip().lower()
        if not start:
            what = Words("{name} is empty.", name=path.name)
        elif text.startswith((b"<!doctype", b"<html", b"<?xml")):
            what = Words("{name} is a web page that was saved as a model.", name=path.name)
        elif text.startswith(b"version https://git-lfs"):
            what = Words("{name} is a Git LFS pointer, not the model itself.", name=path.name)
        else:
            what = Words("{name} is not a GGUF model.", name=path.name)
        raise ModelFileError(what, Words("Download the model again, or choose a .gguf file."))
    if len(start) < 8:
        raise _truncated(path)
    (version,) = struct.unpack_from("<I", start, 4)
    if version >> 16 and not version & 0xFFFF:
        raise ModelFileError(
            Words("{name} was made for machines of another byte order.", name=path.name),
            Words("Choose a little-endian GGUF."),
        )
    if version not in (2, 3):
        raise ModelFileError(
            Words(
                "{name} is a GGUF of version {version}, which Paceline can't read.",
                name=path.name,
                version=version,
            ),
            Words("Choose a newer file of this model."),
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
    tensors, ends, at = _tensors(data, at, tensor_count)
    alignment = int(values.get("general.alignment", 32)) or 32
    data_start = -(-at // alignment) * alignment
    if any(data_start + end > len(data) for end in ends):
        raise _truncated(path)
    return Header(path, len(data), values, arrays, tensors)


def _string(data: mmap.mmap, at: int) -> tuple[str, int]:
    (length,) = struct.unpack_from("<Q", data, at)
    end = at + 8 + length
    if end > len(data):
        raise IndexError
    return data[at + 8 : end].decode("utf-8", "replace"), end


def _array_end(data: mmap.mmap, at: int, element: int, count: int) -> int:
    if element == _STRING:
        at = _strings_end(data, at, count)
    elif element in _SCALARS:
        at += struct.calcsize(_SCALARS[element]) * count
    else:
        raise IndexError
    if at > len(data):
        raise IndexError
    return at


_WINDOW = 1 << 19  # bytes of strings looked at in one go
_PATIENCE = 8  # empty or very long strings that are stepped over before the slow way is taken


def _strings_end(data: mmap.mmap, at: int, count: int) -> int:
    """Where an array of strings ends. One by one, 300,000 tokens and merges take 60 ms."""
    unpack = struct.Struct("<Q").unpack_from
    patience = _PATIENCE if count > 1000 else 0
    while count and patience:
        steps, size = _leading_strings(data[at : at + _WINDOW], count)
        at, count = at + size, count - steps
        if count and steps < 100:
            at, count, patience = at + 8 + unpack(data, at)[0], count - 1, patience - 1
    for _ in range(count):
        at += 8 + unpack(data, at)[0]
    return at


def _leading_strings(window: bytes, most: int) -> tuple[int, int]:
    """How many strings can be stepped over in this window at once, and how many bytes they take.

    A length below 65,536 ends in six zero bytes, and texts hold none. So wherever a non-zero byte
    follows six zero ones a text begins; that each ends where the next length begins proves it.
    """
    import numpy as np  # not before a header is read: the window shall not wait for it

    raw = np.frombuffer(window, np.uint8)
    zero = raw == 0
    runs = zero[:-6] & zero[1:-5] & zero[2:-4] & zero[3:-3] & zero[4:-2] & zero[5:-1] & ~zero[6:]
    starts = np.flatnonzero(runs) + 6
    if len(starts) < 2 or starts[0] != 8:
        return 0, 0
    lengths = raw[starts - 8] + raw[starts - 7] * np.int64(256)
    broken = np.flatnonzero((starts + lengths)[:-1] != starts[1:] - 8)
    steps = min(most, int(broken[0]) if len(broken) else len(starts) - 1)
    return steps, int(starts[steps] - 8) if steps else 0


def _tensors(data: mmap.mmap, at: int, count: int) -> tuple[tuple[Tensor, ...], list[int], int]:
    """The tensors, where each ends from the start of the data, and where the header ends."""
    ends = []

    def walk() -> Iterator[Tensor]:
        nonlocal at
        for _ in range(count):
            name, at = _string(data, at)
            (dimensions,) = struct.unpack_from("<I", data, at)
            *shape, kind, offset = struct.unpack_from(f"<{dimensions}QIQ", data, at + 4)
            at += 4 + 8 * dimensions + 12
            block, size_bytes = _BLOCKS.get(kind, (1, 0))
            tensor = Tensor(name, tuple(shape), kind, math.prod(shape) // block * size_bytes)
            ends.append(offset + tensor.size_bytes)
            yield tensor

    return tuple(walk()), ends, at
