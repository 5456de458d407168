"""Every word that the window shows is said in the second language too, with the same values."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QDoubleSpinBox
from pytestqt.qtbot import QtBot

from app import paths
from app.engine.events import Origin, StopReason
from app.engine.memory import RESERVE, Estimate, judge_fit
from app.engine.stats import fold
from app.gui.amounts import amount
from app.gui.language import OURS, name_of, speak
from app.gui.numeral_axis import NumeralAxis
from app.gui.numerals import date_and_time, numeral, percent
from app.gui.transcript.reply_footer import footer
from app.gui.translation import said, tr
from app.words import Words
from tests.gui.conftest import Window
from tests.gui.scripted_engine import round_of, token

ROOT = Path(__file__).parents[2]
FOLDER = paths.resource("translations")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """packaging/translate.py, which is no package."""
    file = Path(__file__).parents[2] / "packaging" / "translate.py"
    spec = importlib.util.spec_from_file_location("translate", file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    speak(qapp, "de", FOLDER)
    yield
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(before)


def test_every_word_is_translated_with_the_same_values(script: ModuleType) -> None:
    words = script.words_of_code()
    assert len(words) > 50
    for code in set(OURS) - {"en"}:
        known = script.read(FOLDER / f"paceline_{code}.ts")
        told = script.faults(words, known)
        assert not told, "run packaging/translate.py, and mend these:\n" + "\n".join(told)


def test_what_is_compiled_is_what_is_written(script: ModuleType) -> None:
    for file in FOLDER.glob("*.ts"):
        translator = QTranslator()
        assert translator.load(str(file.with_suffix(".qm")))
        for source, translation in script.read(file).items():
            assert translator.translate("Paceline", source) == translation


def test_what_is_no_literal_is_found_out(script: ModuleType) -> None:
    assert list(script.words_in('x = tr("One") + tr(\n    "two "\n    "parts"\n)', "a.py")) == [
        "One",
        "two parts",
    ]
    assert list(script.words_in('Words("No {x}.", x=Words("y"))', "a.py")) == ["No {x}.", "y"]
    for code in ('tr(f"{x}")', "tr(words)", 'tr("a" + b)', "Words(text)", 'Words(f"{x}")'):
        with pytest.raises(SyntaxError):
            list(script.words_in(code, "a.py"))


def test_faults_are_told(script: ModuleType) -> None:
    assert script.faults(["Load {name}"], {"Load {name}": "{name} laden"}) == []
    assert script.faults(["Load {name}"], {"Load {name}": "{nam} laden"})
    assert script.faults(["Open…"], {"Open…": "Öffnen"})
    assert script.faults(["A"], {})
    assert script.faults([], {"A": "B"})


def test_the_window_speaks_german(german: None, window: Window) -> None:
    settings = window.application.settings
    assert settings.page._tabs.tabText(0) == "Aussehen"
    assert window.application.actions.show_settings.text() == "Einstellungen…"
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Abbrechen"  # Qt's own
    box.deleteLater()


def test_words_from_elsewhere_are_said_in_german(german: None) -> None:
    reason = Words("a draft length is not from 1 to {most}", most=16)
    words = Words("{name} is no catalogue of models: {reason}.", name="a.toml", reason=reason)
    assert said(words) == (
        "a.toml ist kein Katalog von Modellen: eine Entwurfslänge liegt nicht zwischen 1 und 16."
    )
    assert said("as it is") == "as it is"
    room = Estimate(9_500_000_000, 0, 0, 0, 0, 9_500_000_000)
    verdict = judge_fit(room, (), 3_500_000_000 + RESERVE, rough=True)
    assert said(verdict.reason) == "Braucht etwa 9,5 GB; im Speicher sind 3,5 GB frei."


@pytest.mark.parametrize(
    ("count", "share", "written"),
    [(0, 0.0, "0 0,00"), (1234567, 0.125, "1.234.567 0,12"), (-12000, -99.5, "-12.000 -99,50")],
)
def test_numbers_are_german_wherever_they_come_in(
    german: None, count: int, share: float, written: str
) -> None:
    assert tr("{a:,} {b:.2f}").format(a=count, b=share) == written
    assert said(Words("{a:,} {b:.2f}", a=count, b=share)) == written
    assert f"{numeral(count, ',')} {numeral(share, '.2f')}" == written


def test_a_line_of_figures_is_german(german: None) -> None:
    assert amount(1_460_000_000) == "1,5 GB"
    assert percent(0.42) == "42 %"
    assert date_and_time(datetime(2026, 11, 29, 22, 5)) == "29.11.26, 22:05"
    round = round_of(*[token("a", Origin.ACCEPTED)] * 3, token("a", Origin.BONUS))
    line = footer(fold([round] * 300), StopReason.END)
    assert line.startswith("1.200 Tokens · "), line
    assert "4,0/Durchlauf · α 1,00 · k 4" in line
    axis = NumeralAxis("left")
    assert axis.tickStrings([0, 0.5, 1], 1, 0.5) == ["0", "0,5", "1,0"]


def test_a_decimal_comma_can_be_typed(german: None, qtbot: QtBot) -> None:
    spin = QDoubleSpinBox(decimals=2)
    qtbot.addWidget(spin)
    spin.lineEdit().setText("0,85")
    assert spin.value() == 0.85


def test_no_number_is_put_into_a_text_in_english() -> None:
    """`numeral` and `tr` know how the language writes it; Python's own way is for style sheets."""
    for path in sorted((ROOT / "app" / "gui").rglob("*.py")):
        if path.name in ("style_sheet.py", "colour_sets.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FormattedValue) and node.format_spec is not None:
                spec = ast.unparse(node.format_spec)
                assert not re.search(r"[,.]\S*[fge%]|,|[g%]['}]", spec), (path.name, node.lineno)


def test_english_needs_no_translation(qapp: QApplication) -> None:
    before = QLocale()
    speak(qapp, "en", FOLDER)
    assert not qapp.findChildren(QTranslator)
    assert tr("Settings…") == "Settings…"
    QLocale.setDefault(before)


def test_every_language_has_its_name() -> None:
    assert [name_of(code) for code in OURS] == ["English", "Deutsch"]
