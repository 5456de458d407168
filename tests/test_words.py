"""What a person is told: one sentence in English, and all that another language needs of it."""

from __future__ import annotations

import ast
import copy
import importlib
import json
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.errors import PromptTooLongError, UserError
from app.words import NOTHING, Words

APP = Path(__file__).parents[1] / "app"
NAMES = st.text("abcdefg", min_size=1, max_size=6)
PLAIN = st.text(max_size=20) | st.integers() | st.floats(allow_nan=False) | st.none()


def _words(values: st.SearchStrategy[object]) -> st.SearchStrategy[Words]:
    def put_together(named: dict[str, object]) -> Words:
        template = "{{so}} " + ", ".join(f"{{{name}}}" for name in named)
        return Words(template, **named)  # type: ignore[arg-type]

    return st.dictionaries(NAMES, values, max_size=4).map(put_together)


WORDS = st.recursive(_words(PLAIN), lambda inner: _words(PLAIN | inner), max_leaves=6)


def _same(one: Words, other: Words) -> bool:
    """Not only the same English, but the same parts."""
    return isinstance(other, Words) and one.to_plain() == other.to_plain() and one == other


@given(WORDS)
def test_words_travel_between_processes(words: Words) -> None:
    assert _same(words, pickle.loads(pickle.dumps(words)))
    assert _same(words, copy.deepcopy(words))


@given(WORDS)
def test_words_are_kept_as_json(words: Words) -> None:
    assert _same(words, Words.from_plain(json.loads(json.dumps(words.to_plain()))))


@given(st.text())
def test_words_of_a_file_are_its_text(text: str) -> None:
    assert Words.from_file(text) == text


def test_words_are_their_english_sentence() -> None:
    why = Words("{count:,} tokens", count=12345)
    words = Words("{name} is full: {why}.", name="a.gguf", why=why)
    assert words == "a.gguf is full: 12,345 tokens."
    assert f"paceline: {words}" == "paceline: a.gguf is full: 12,345 tokens."
    assert words.values["why"] is why
    assert not NOTHING


def test_an_error_says_both_sentences_and_travels() -> None:
    error = UserError(Words("No {thing}.", thing="cache"), Words("Make one."))
    assert str(error) == "No cache. Make one."
    again = pickle.loads(pickle.dumps(error))
    assert _same(error.what, again.what)
    assert _same(error.words, again.words)
    assert "12,000" in PromptTooLongError(12000, 4096).what


# ------------------------------------------------------- every sentence of the program is Words


def _errors() -> set[str]:
    """Names of all errors whose sentences are for a person."""
    for module in ("app.attachments.reading", "app.chats.opening", "app.hub.errors"):
        importlib.import_module(module)  # or nobody knows of their errors
    kinds = {UserError}
    while more := {sub for kind in kinds for sub in kind.__subclasses__()} - kinds:
        kinds |= more
    return {kind.__name__ for kind in kinds}


def _sentences(source: str, name: str, kinds: set[str]) -> Iterator[tuple[str, ast.expr]]:
    """What is handed to errors and to `Failed` as a sentence, and where."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in kinds:
            arguments = [*node.args[:2], *(keyword.value for keyword in node.keywords)]
            yield from ((f"{name}:{node.lineno}", argument) for argument in arguments)


def _is_english_alone(argument: ast.expr) -> bool:
    match argument:
        case ast.Constant(value=str()) | ast.JoinedStr():
            return True
        case ast.BinOp() | ast.Call(func=ast.Attribute(attr="format" | "join")):
            return True
        case ast.Call(func=ast.Name(id="tr" | "str")):
            return True
        case ast.IfExp():
            return _is_english_alone(argument.body) or _is_english_alone(argument.orelse)
        case _:
            return False


def test_no_error_says_what_can_not_be_translated() -> None:
    kinds = {*_errors(), "Failed"}
    assert {"NewerError", "DiskFullError", "OutOfMemoryError"} <= kinds
    found, english = 0, []
    for path in sorted(APP.rglob("*.py")):
        if path.relative_to(APP).parts[0] == "cli":
            continue
        for place, argument in _sentences(path.read_text("utf-8"), path.name, kinds):
            found += 1
            english += [place] if _is_english_alone(argument) else []
    assert found > 150
    assert not english, "say these in Words(), so that they can be translated"


@pytest.mark.parametrize(
    "code",
    [
        'raise UserError("No.", Words("Do."))',
        'UserError(f"No {x}.", Words("Do."))',
        'UserError(Words("No."), "Do " + x)',
        'UserError(what=tr("No."), todo=Words("Do."))',
        'UserError(Words("No.") if x else "No.", Words("Do."))',
    ],
)
def test_english_alone_is_found_out(code: str) -> None:
    assert any(_is_english_alone(argument) for _, argument in _sentences(code, "a", {"UserError"}))
