"""What the name of a GGUF file says: quant, parts, and what it is for. Knows nothing of files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

# llama.cpp writes and looks for exactly this form (llama_split_path in llama.cpp).
_PART = re.compile(r"-(\d{5})-of-(\d{5})\.gguf$", re.IGNORECASE)
_QUANT = re.compile(
    r"(?<![A-Za-z0-9])((?:UD-)?(?:I?Q\d(?:_[A-Z0-9]+)*|TQ\d_\d|MXFP4(?:_MOE)?|NVFP4|BF16|F16|F32))"
    r"(?![A-Za-z0-9])",
    re.IGNORECASE,
)
# Names that llama.cpp itself looks for beside a target (common/download.cpp).
_HEADS = ("mtp-", "eagle3-", "dflash-", "dspark-")


class FileKind(StrEnum):
    MODEL = "model"
    PROJECTOR = "projector"  # pictures or sound for a model; no model by itself
    HEAD = "head"  # guesses for one target only; never offered for chat
    CALIBRATION = "calibration"  # an importance matrix: no weights at all


@dataclass(frozen=True, slots=True)
class PartName:
    """`number` of `count`, from 1, of the model `whole`."""

    whole: str
    number: int
    count: int


def read_part(file: str) -> PartName | None:
    """What a name like `x-00001-of-00003.gguf` says, or None for a file that is whole."""
    match = _PART.search(file)
    if not match:
        return None
    return PartName(file[: match.start()] + ".gguf", int(match[1]), int(match[2]))


def part_files(file: str) -> tuple[str, ...]:
    """All files of the model that `file` begins, in order; a whole file is its only part."""
    part = read_part(file)
    if part is None:
        return (file,)
    stem, ending = part.whole[: -len(".gguf")], file[-len(".gguf") :]
    return tuple(f"{stem}-{n:05}-of-{part.count:05}{ending}" for n in range(1, part.count + 1))


def read_quant(file: str) -> str:
    """The quant as written in the name, in capitals, or "" where it has none.

    The last one counts: `gemma-3-1b-it-qat-Q4_0-unquantised-F16` is F16.
    """
    part = read_part(file)
    name = (part.whole if part else file).rpartition("/")[2]
    found = _QUANT.findall(name) or _QUANT.findall(file)
    return found[-1].upper() if found else ""


def read_kind(file: str) -> FileKind:
    name = file.rpartition("/")[2].lower()
    if "mmproj" in name:
        return FileKind.PROJECTOR
    if name.startswith(_HEADS):
        return FileKind.HEAD
    if "imatrix" in name:
        return FileKind.CALIBRATION
    return FileKind.MODEL
