"""What is said of files and of tokens. Knows no widgets."""

from __future__ import annotations

from app.attachments.quoting import Attachment
from app.attachments.reading import Guess, Read
from app.gui.numerals import numeral
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
        return tr("≈ {count} tokens").format(count=numeral(count, ","))
    return tr("1 token") if count == 1 else tr("{count} tokens").format(count=numeral(count, ","))


def lines_words(attachment: Attachment) -> str:
    count = attachment.text.count("\n") + 1
    return tr("1 line") if count == 1 else tr("{count} lines").format(count=numeral(count, ","))


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
