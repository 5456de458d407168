"""Files as text: encodings, PDFs, and a word of its own for each that can't be attached."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pypdf
import pytest
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

from app.attachments import reading
from app.attachments.reading import AttachError, Guess, Read, Trouble, read_attachment

WORDS = "Grüße, naïve café\nsecond line"


def made(folder: Path, name: str, content: bytes) -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def pdf(*pages: str, password: str | None = None) -> bytes:
    """A PDF with a line of text on each page; "" makes an empty page, as a scan would be."""
    writer = pypdf.PdfWriter()
    font = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Font"),
            NameObject("/Subtype"): NameObject("/Type1"),
            NameObject("/BaseFont"): NameObject("/Helvetica"),
        }
    )
    for text in pages:
        page = writer.add_blank_page(300, 300)
        page[NameObject("/Resources")] = DictionaryObject(
            {NameObject("/Font"): DictionaryObject({NameObject("/F1"): font})}
        )
        content = DecodedStreamObject()
        content.set_data(f"BT /F1 12 Tf 20 200 Td ({text}) Tj ET".encode() if text else b"")
        page[NameObject("/Contents")] = writer._add_object(content)
    if password is not None:
        writer.encrypt(password, algorithm="RC4-128")
    buffer = io.BytesIO()
    writer.write(buffer)
    return buffer.getvalue()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_every_unicode_encoding_is_recognised(tmp_path: Path, encoding: str) -> None:
    read = read_attachment(made(tmp_path, "letter.txt", WORDS.encode(encoding)))
    assert (read.attachment.name, read.attachment.text) == ("letter.txt", WORDS)
    assert read.guess is Guess.NOTHING


def test_western_european_is_guessed_and_said(tmp_path: Path) -> None:
    read = read_attachment(made(tmp_path, "old.csv", WORDS.encode("latin-1")))
    assert (read.attachment.text, read.guess) == (WORDS, Guess.LATIN_1)
    quotes = read_attachment(made(tmp_path, "word.txt", "“so” – 5 €".encode("cp1252")))
    assert quotes.attachment.text == "“so” – 5 €"


def test_line_ends_are_those_of_the_chat(tmp_path: Path) -> None:
    read = read_attachment(made(tmp_path, "a.txt", b"one\r\ntwo\rthree\n\n"))
    assert read.attachment.text == "one\ntwo\nthree"


def test_a_pdf_gives_its_text(tmp_path: Path) -> None:
    read = read_attachment(made(tmp_path, "paper.PDF", pdf("Hello paper", "Second page")))
    assert read.attachment.text == "Hello paper\n\nSecond page"
    some = read_attachment(made(tmp_path, "half.pdf", pdf("Hello paper", "")))
    assert some.guess is Guess.SOME_PAGES


@pytest.mark.parametrize(
    ("name", "content", "trouble"),
    [
        ("nothing.txt", b"", Trouble.EMPTY),
        ("blank.txt", b" \n\t\n", Trouble.EMPTY),
        ("program", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0", Trouble.BINARY),
        ("noise.txt", bytes(range(1, 256)) * 20, Trouble.BINARY),
        ("scan.pdf", pdf("", ""), Trouble.PDF_WITHOUT_TEXT),
        ("secret.pdf", pdf("Hello", password="no"), Trouble.LOCKED_PDF),
        ("broken.pdf", b"%PDF-1.7\nno pdf at all", Trouble.BROKEN_PDF),
        ("cut.pdf", pdf("Hello")[:200], Trouble.BROKEN_PDF),
    ],
)
def test_what_can_not_be_attached_says_why(
    tmp_path: Path, name: str, content: bytes, trouble: Trouble
) -> None:
    with pytest.raises(AttachError) as raised:
        read_attachment(made(tmp_path, name, content))
    assert (raised.value.name, raised.value.trouble) == (name, trouble)


def test_words_that_a_pdf_has_a_tab_apart_stand_a_space_apart(tmp_path: Path) -> None:
    read = read_attachment(made(tmp_path, "printed.pdf", pdf(r"The\tkeeper\tof")))
    assert read.attachment.text == "The keeper of"


def test_a_pdf_that_opens_without_a_password_is_read(tmp_path: Path) -> None:
    read = read_attachment(made(tmp_path, "open.pdf", pdf("Hello", password="")))
    assert read == Read(read.attachment, Guess.NOTHING) and read.attachment.text == "Hello"


def test_huge_missing_folders_and_forbidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 100)
    wanted = {
        made(tmp_path, "long.txt", b"x" * 101): Trouble.HUGE,
        tmp_path / "gone.txt": Trouble.GONE,
        tmp_path: Trouble.FOLDER,
    }
    if os.name == "posix":
        os.mkfifo(tmp_path / "pipe")
        wanted[tmp_path / "pipe"] = Trouble.UNREADABLE
    for path, trouble in wanted.items():
        with pytest.raises(AttachError) as raised:
            read_attachment(path)
        assert raised.value.trouble is trouble
