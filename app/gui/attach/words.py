"""What is said of files and of tokens. Knows no widgets."""

from __future__ import annotations

from app.attachments.quoting import Attachment
from app.attachments.reading import AttachError, Guess, Read, Trouble
from app.gui.translation import tr

_CHARACTERS_A_TOKEN = 3.6  # of English text and code in the usual vocabularies
_SAMPLE = 10_000  # characters that stand for all: it is asked with every key


def estimate(text: str) -> int:
    """About how many tokens a text has, while nobody can count them."""
    head = text[:_SAMPLE]
    wide = sum(character > "\u2e7f" for character in head)  # about one token each
    tokens = (len(head) - wide) / _CHARACTERS_A_TOKEN + wide
    return round(tokens * len(text) / len(head)) if head else 0


def tokens_words(count: int, exact: bool) -> str:
    if not exact:
        return tr("≈ {count} tokens").format(count=f"{count:,}")
    return tr("1 token") if count == 1 else tr("{count} tokens").format(count=f"{count:,}")


def lines_words(attachment: Attachment) -> str:
    count = attachment.text.count("\n") + 1
    return tr("1 line") if count == 1 else tr("{count} lines").format(count=f"{count:,}")


def guess_words(read: Read) -> str:
    """What was assumed about a file; "" where nothing was."""
    name = read.attachment.name
    match read.guess:
        case Guess.NOTHING:
            return ""
        case Guess.LATIN_1:
            words = tr("“{name}” is not in Unicode. It was read as Western European (Latin-1).")
        case Guess.SOME_PAGES:
            words = tr("Some pages of “{name}” hold no text, only pictures. They are left out.")
    return words.format(name=name)


def trouble_words(error: AttachError) -> tuple[str, str]:
    """What happened, and what to do."""
    what, todo = _trouble(error.trouble)
    return what.format(name=error.name), todo


def _trouble(trouble: Trouble) -> tuple[str, str]:
    match trouble:
        case Trouble.GONE:
            return tr("“{name}” is no longer there."), tr("Choose it again.")
        case Trouble.FOLDER:
            return tr("“{name}” is a folder."), tr("Choose the files in it.")
        case Trouble.UNREADABLE:
            return tr("“{name}” can't be read."), tr("See whether you may open it.")
        case Trouble.EMPTY:
            return tr("“{name}” is empty."), tr("Choose another file.")
        case Trouble.HUGE:
            what = tr("“{name}” is far longer than any model can read.")
            return what, tr("Attach the part of it that matters.")
        case Trouble.BINARY:
            what = tr("“{name}” is no text.")
            return what, tr("Text, Markdown, code, CSV and PDF files can be attached.")
        case Trouble.LOCKED_PDF:
            what = tr("“{name}” is protected by a password.")
            return what, tr("Save a copy without it, and attach that.")
        case Trouble.PDF_WITHOUT_TEXT:
            what = tr("“{name}” holds no text: its pages are pictures.")
            return what, tr("Have its text recognised by another program first.")
        case Trouble.BROKEN_PDF:
            return tr("“{name}” is a damaged PDF."), tr("Open and save it in a PDF reader first.")
