"""Collects the words that the window shows, and compiles their translations. Knows no language.

    uv run python packaging/translate.py        # words of the code -> *.ts -> *.qm
    uv run python packaging/translate.py --check

Every literal inside `tr()`, and every one inside `Words()` outside the command line, becomes an
entry of each resources/translations/*.ts; so do the notes of models.toml and the kinds of prompts.
What is no longer said is dropped, and what is new stands there as unfinished, to be translated with
Qt Linguist or any editor. Qt's lupdate would do the same for Python, if it knew `tr` as ours.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
CONTEXT = "Paceline"  # as in app/gui/translation.py


def words_in(source: str, name: str) -> Iterator[str]:
    """Every literal inside `tr()` and `Words()`; SyntaxError where something else stands there."""
    for node in ast.walk(ast.parse(source, name)):
        match node:
            case ast.Call(
                func=ast.Name(id="tr" | "Words"), args=[ast.Constant(value=str() as one)]
            ):
                yield one
            case ast.Call(func=ast.Name(id="tr" | "Words" as called)):
                raise SyntaxError(f"{name}:{node.lineno}: {called}() takes one literal")


def words_of_code() -> list[str]:
    """All of them once, sorted."""
    found: set[str] = set()
    for path in sorted((ROOT / "app").rglob("*.py")):
        file = path.relative_to(ROOT / "app")
        if file.parts[0] != "cli" and file not in _THEMSELVES:
            found.update(words_in(path.read_text(encoding="utf-8"), f"app/{file.as_posix()}"))
    return sorted((found | set(words_of_files())) - {""})


_THEMSELVES = (Path("words.py"), Path("gui/translation.py"))


def words_of_files() -> Iterator[str]:
    """What `Words.from_file` is made of."""
    catalogue = tomllib.loads((ROOT / "models.toml").read_text("utf-8"))
    for entry in (*catalogue["models"].values(), *catalogue["pairs"]):
        yield entry.get("note", "")
    prompts = tomllib.loads((ROOT / "resources" / "bench_prompts.toml").read_text("utf-8"))
    yield from (prompt["kind"] for prompt in prompts["prompts"])


def read(file: Path) -> dict[str, str]:
    """What is translated in this file."""
    messages = ElementTree.parse(file).iter("message")
    pairs = ((one.findtext("source", ""), one.findtext("translation", "")) for one in messages)
    return {source: translation for source, translation in pairs if translation}


def write(file: Path, words: list[str], known: dict[str, str]) -> None:
    """One entry for each of the words, in their order, so that a change is seen as one."""
    language = file.stem.rpartition("_")[2]
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [f'<TS version="2.1" language="{language}" sourcelanguage="en">', "<context>"]
    lines.append(f"    <name>{CONTEXT}</name>")
    for source in words:
        translation = known.get(source, "")
        kind = "" if translation else ' type="unfinished"'
        lines += ["    <message>", f"        <source>{escape(source)}</source>"]
        lines.append(f"        <translation{kind}>{escape(translation)}</translation>")
        lines.append("    </message>")
    lines += ["</context>", "</TS>", ""]
    file.write_text("\n".join(lines), encoding="utf-8")


def faults(words: list[str], known: dict[str, str]) -> list[str]:
    """What is missing, left over, or has other values to be put in than the original."""
    missing = [f"not translated: {source!r}" for source in words if source not in known]
    over = [f"no longer said: {source!r}" for source in known if source not in words]
    other = [
        f"other values or signs: {source!r} -> {translation!r}"
        for source, translation in known.items()
        if _marks(source) != _marks(translation)
    ]
    return missing + over + other


def _marks(words: str) -> list[str]:
    """Names of values, tags of rich text, and the dots that announce a dialog."""
    parts = Formatter().parse(words)
    fields = [f"{name}:{spec}" for _, name, spec, _ in parts if name is not None]
    dots = ["…"] if words.endswith("…") else []
    return sorted(fields + re.findall(r"</?\w+", words) + dots)


def compile_to(file: Path, target: Path) -> None:
    """With Qt's lrelease, which comes with PySide6."""
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    command = [str(lrelease), "-silent", str(file), "-qm", str(target)]
    subprocess.run(command, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing, only tell")
    check = parser.parse_args().check
    words, found = words_of_code(), 0
    for file in sorted(FOLDER.glob("*.ts")):
        known = read(file)
        told = faults(words, known)
        found += len(told)
        print(f"{file.name}: {len(words)} texts", *told, sep="\n  ")
        if not check:
            write(file, words, known)
            compile_to(file, file.with_suffix(".qm"))
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
