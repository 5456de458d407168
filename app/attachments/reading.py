"""Files -> text that can be attached. Knows no window and no tokens."""

from __future__ import annotations

import codecs
import logging
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import assert_never

from app.attachments.quoting import Attachment, plain_name
from app.errors import UserError
from app.words import Words

MOST_BYTES = 4_000_000  # of a text file: about a million tokens, more than any context
MOST_PDF_BYTES = 100_000_000
_NAMED = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
}
_log = logging.getLogger(__name__)


class Trouble(Enum):
    """Why a file can't be attached."""

    GONE = "gone"
    FOLDER = "folder"
    UNREADABLE = "unreadable"
    EMPTY = "empty"
    HUGE = "huge"
    BINARY = "binary"
    LOCKED_PDF = "locked pdf"
    PDF_WITHOUT_TEXT = "pdf without text"
    BROKEN_PDF = "broken pdf"


class Guess(Enum):
    """What had to be assumed; the person is told."""

    NOTHING = "nothing"
    LATIN_1 = "latin-1"  # or Windows-1252: the file fits no other encoding
    SOME_PAGES = "some pages"  # others of the PDF have no text


@dataclass(frozen=True, slots=True)
class Read:
    attachment: Attachment
    guess: Guess = Guess.NOTHING


class AttachError(UserError):
    """A file that can't be attached: its name, and why."""

    def __init__(self, name: str, trouble: Trouble) -> None:
        super().__init__(*_words(name, trouble))
        self.name = name
        self.trouble = trouble


def _words(name: str, trouble: Trouble) -> tuple[Words, Words]:
    """What happened, and what to do."""
    match trouble:
        case Trouble.GONE:
            what = Words("“{name}” is no longer there.", name=name)
            return what, Words("Choose it again.")
        case Trouble.FOLDER:
            what = Words("“{name}” is a folder.", name=name)
            return what, Words("Choose the files in it.")
        case Trouble.UNREADABLE:
            what = Words("“{name}” can't be read.", name=name)
            return what, Words("See whether you may open it.")
        case Trouble.EMPTY:
            what = Words("“{name}” is empty.", name=name)
            return what, Words("Choose another file.")
        case Trouble.HUGE:
            what = Words("“{name}” is far longer than any model can read.", name=name)
            return what, Words("Attach the part of it that matters.")
        case Trouble.BINARY:
            what = Words("“{name}” is no text.", name=name)
            return what, Words("Text, Markdown, code, CSV and PDF files can be attached.")
        case Trouble.LOCKED_PDF:
            what = Words("“{name}” is protected by a password.", name=name)
            return what, Words("Save a copy without it, and attach that.")
        case Trouble.PDF_WITHOUT_TEXT:
            what = Words("“{name}” holds no text: its pages are pictures.", name=name)
            return what, Words("Have its text recognised by another program first.")
        case Trouble.BROKEN_PDF:
            what = Words("“{name}” is a damaged PDF.", name=name)
            return what, Words("Open and save it in a PDF reader first.")
        case _:
            assert_never(trouble)


def read_attachment(path: Path) -> Read:
    """Raises AttachError."""
    name = plain_name(path.name)
    try:
        if path.is_dir():
            raise AttachError(name, Trouble.FOLDER)
        if path.exists() and not path.is_file():
            raise AttachError(name, Trouble.UNREADABLE)  # a pipe or a device could block for good
        is_pdf = path.suffix.lower() == ".pdf"
        if path.stat().st_size > (MOST_PDF_BYTES if is_pdf else MOST_BYTES):
            raise AttachError(name, Trouble.HUGE)
        text, guess = _pdf_text(path, name) if is_pdf else _decoded(path.read_bytes(), name)
    except FileNotFoundError:
        raise AttachError(name, Trouble.GONE) from None
    except OSError:
        raise AttachError(name, Trouble.UNREADABLE) from None
    text = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n")
    if not text.strip():
        raise AttachError(name, Trouble.EMPTY)
    if len(text) > MOST_BYTES:
        raise AttachError(name, Trouble.HUGE)
    return Read(Attachment(name, text), guess)


def _decoded(content: bytes, name: str) -> tuple[str, Guess]:
    """By its mark if it has one; UTF-8 where that is possible, UTF-16 where the zeros say so."""
    encoding = next((e for mark, e in _NAMED.items() if content.startswith(mark)), None)
    encoding = encoding or _unmarked_utf16(content)
    if encoding is None and b"\0" in content:
        raise AttachError(name, Trouble.BINARY)
    try:
        text, guess = content.decode(encoding or "utf-8"), Guess.NOTHING
    except UnicodeDecodeError:
        if encoding is not None:
            raise AttachError(name, Trouble.BINARY) from None
        text, guess = content.decode("cp1252", "replace"), Guess.LATIN_1
        if "\ufffd" in text:
            text = content.decode("latin-1")
    if _looks_binary(text):
        raise AttachError(name, Trouble.BINARY)
    return text, guess


def _unmarked_utf16(content: bytes) -> str | None:
    """Text of a European language in UTF-16 has a zero in nearly every second place."""
    head = content[:2000]
    if len(head) < 4 or len(content) % 2:
        return None
    half = len(head) // 2
    even, odd = head[0::2].count(0), head[1::2].count(0)
    if odd > 0.7 * half and even < 0.1 * half:
        return "utf-16-le"
    return "utf-16-be" if even > 0.7 * half and odd < 0.1 * half else None


def _looks_binary(text: str) -> bool:
    """Whether it is full of control characters that no text has."""
    head = text[:20_000]
    odd = sum(character < " " and character not in "\t\n\r\f\v\b\x1b" for character in head)
    odd += sum("\x7f" <= character <= "\x9f" for character in head)
    return odd > 0.02 * len(head)


def _pdf_text(path: Path, name: str) -> tuple[str, Guess]:
    import pypdf  # large, and rarely needed
    from pypdf.errors import DependencyError, FileNotDecryptedError, PyPdfError

    try:
        with path.open("rb") as file:
            reader = pypdf.PdfReader(file)
            if reader.is_encrypted and not reader.decrypt(""):
                raise AttachError(name, Trouble.LOCKED_PDF)
            # Where each word is drawn by itself, as Qt does, tabs stand between them.
            pages = [page.extract_text().replace("\t", " ").strip() for page in reader.pages]
    except AttachError:
        raise
    except (FileNotDecryptedError, DependencyError):  # a cipher that needs another library
        raise AttachError(name, Trouble.LOCKED_PDF) from None
    except PyPdfError as error:
        _log.info("a PDF could not be read: %s", type(error).__name__)
        raise AttachError(name, Trouble.BROKEN_PDF) from None
    except OSError:
        raise
    except Exception as error:  # pypdf on a file that is broken in a new way
        _log.info("a PDF could not be read: %s", type(error).__name__)
        raise AttachError(name, Trouble.BROKEN_PDF) from None
    if not any(pages):
        raise AttachError(name, Trouble.PDF_WITHOUT_TEXT)
    return "\n\n".join(pages), Guess.NOTHING if all(pages) else Guess.SOME_PAGES
