"""The page, the JSON and the CSV of one result: the same figures, and no network."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.engine.requests import CacheType, LoadRequest
from app.lab.charts import Bar, Line, bar_chart, line_chart
from app.lab.curve import best_of, curve_of
from app.lab.experiment import Block, Experiment, Fact, Kind, LabResult, Pass, Probe, Run
from app.lab.plan import plan
from app.lab.prompts import Prompt
from app.lab.report import report
from app.lab.summary import pair_up, rows_of
from app.lab.tables import as_csv, as_json, cells, heads


def made(kind: Kind, cache: CacheType = CacheType.F16) -> LabResult:
    """Every block measured, with figures that only the condition makes."""
    load = LoadRequest(Path("target.gguf"), Path("draft.gguf"), cache_type=cache)
    prompts = (Prompt("code", "…"), Prompt("chat", "…"))
    experiment = Experiment(kind, load, prompts, repeats=2, other_drafts=(Path("other.gguf"),))
    blocks = plan(experiment)
    runs = [run for n, block in enumerate(blocks) for run in runs_of(n, block)]
    paired = pair_up(blocks, runs)
    rows, curve = rows_of(paired), curve_of(paired, experiment.lengths)
    lengths = kind is Kind.LENGTH
    return LabResult(
        kind, "Target <1.5B>", "Draft", "2026-08-01T12:00:00+00:00",
        (Fact("processor", "A & B"),), (Fact("k", 4), Fact("cache_type", cache.value)), rows,
        curve if lengths else (), best_of(curve, rows) if lengths else None, ("left </script>",),
        len(runs), len(runs),
    )  # fmt: skip


def runs_of(number: int, block: Block) -> list[Run]:
    runs = []
    for i, condition in enumerate((*block.conditions, block.conditions[0])):
        k = condition.k
        one = Pass(k + 1, k, k, k, 0.01 * k, 0.1 + 0.03 * k) if k else Pass(1, 0, 0, 0, 0.0, 0.1)
        missed = Pass(1, k, 1, 0, 0.01 * k, 0.1 + 0.03 * k) if k else one
        probes = (Probe(0.1, 0.01 * k, 0.1 + 0.03 * k),) if k else ()
        runs.append(Run(number, i, 0.5, 20, 0, (one, missed) * 8, probes=probes))
    return runs


@pytest.mark.parametrize("kind", list(Kind))
def test_the_page_stands_alone_and_says_the_same(kind: Kind) -> None:
    result = made(kind)
    page = report(result)
    data = re.search(r'<script type="application/json" id="result">(.*?)</script>', page, re.S)
    assert data and json.loads(data[1]) == json.loads(json.dumps(as_json(result)))
    assert not re.search(r"(src|href)=|url\(|@import|https?://(?!www\.w3\.org/2000/svg)", page)
    for row in cells(result):
        assert "".join(f"<td>{cell}</td>" for cell in row) in page
    assert "Target &lt;1.5B&gt;" in page and "A &amp; B" in page and "left &lt;/script&gt;" in page
    charts = re.findall(r"<svg.*?</svg>", page, re.S)
    assert charts
    for chart in charts:
        ElementTree.fromstring(chart)


@pytest.mark.parametrize("kind", list(Kind))
def test_csv_and_table_have_the_rows(kind: Kind) -> None:
    result = made(kind)
    lines = list(csv.DictReader(io.StringIO(as_csv(result))))
    rows = as_json(result)["rows"]
    assert len(lines) == len(rows) == len(cells(result)) > 0
    for line, row in zip(lines, rows, strict=True):
        assert float(line["speedup"]) == row["speedup"] and line["series"] == row["series"]
    assert all(len(row) == len(heads(result)) for row in cells(result))


def test_slower_than_plain_is_said() -> None:
    result = made(Kind.LENGTH)
    slow = [row for row in result.rows if row.slower_than_plain]
    assert (
        bool(slow) == (">slower</td>" in report(result)) == ("Slower than plain" in report(result))
    )


def test_a_share_needs_no_room_above_1() -> None:
    chart = line_chart([Line("α", ((1, 0.4), (2, 0.95)))], "k", "α", rule=False)
    assert ">1</text>" in chart and ">1.2</text>" not in chart and 'class="one"' not in chart


def test_charts_of_little() -> None:
    assert line_chart([], "x", "y") == bar_chart([], "y") == ""
    ElementTree.fromstring(line_chart([Line("a & b", ((1, 0.4),))], "x", "y"))
    for value in (0.3, 1.0, 1.21, 7.9, 12.5, 99.0, 130.0):
        ElementTree.fromstring(bar_chart([Bar("a\nb", value)], "y"))


def test_a_pair_with_another_cache_has_the_same_charts() -> None:
    charts = [re.findall(r"<svg.*?</svg>", report(made(Kind.CONTEXT, cache)), re.S)
              for cache in (CacheType.F16, CacheType.Q8_0)]  # fmt: skip
    assert [chart.count("<circle") for chart in charts[0]] == [
        chart.count("<circle") for chart in charts[1]
    ]
    assert "other.gguf" in report(made(Kind.DRAFTERS, CacheType.Q8_0)).split("<table>")[0]
