"""Where everything lies on the Lab page. Knows layout only."""

from __future__ import annotations

from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.gui.lab.chart_later import ChartLater
from app.gui.lab.form import LabForm
from app.gui.lab.lines import chart_of
from app.gui.lab.table import ResultTable
from app.gui.lab.words import (
    Metric,
    fact_words,
    finding_words,
    kind_words,
    metric_words,
    models_words,
    result_words,
)
from app.gui.look.labels import label
from app.gui.look.theme import GRID, caption_font
from app.gui.page import SidePage
from app.gui.places import Place
from app.gui.translation import said, tr
from app.lab.experiment import LabResult


class Export(Enum):
    """Its value is the end of the file's name."""

    CSV = "csv"
    JSON = "json"
    PNG = "png"
    SVG = "svg"
    REPORT = "html"


class LabPage(SidePage):
    result_chosen = Signal(object)  # Path
    resume_pressed = Signal()
    delete_pressed = Signal()
    export_asked = Signal(object)  # Export

    def __init__(self, form: LabForm, chart: ChartLater, table: ResultTable) -> None:
        super().__init__(Place.LAB)
        self._chart, self._table = chart, table
        self._result: LabResult | None = None
        self._list = QListWidget(objectName="kept_results")
        self._list.setAccessibleName(tr("Results that are kept"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.currentItemChanged.connect(self._choose)
        self._kept = label(tr("Kept results"), "muted")
        self._title = QLabel(wordWrap=True)
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        font.setWeight(font.Weight.DemiBold)
        self._title.setFont(font)
        self._models = QLabel(wordWrap=True)
        self._models.setProperty("tone", "muted")
        self._finding = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self._finding.setMinimumHeight(2 * self._finding.fontMetrics().lineSpacing())
        self._facts = QLabel(wordWrap=True)
        self._facts.setProperty("tone", "muted")
        self._facts.setFont(caption_font(self.font()))
        self._metric = QComboBox(toolTip=tr("What the chart shows"))
        self._metric.setAccessibleName(tr("What the chart shows"))
        for metric in Metric:
            self._metric.addItem(metric_words(metric), metric.value)
        self._metric.currentIndexChanged.connect(self._draw)
        self._resume = QPushButton(tr("Go on measuring"))
        self._resume.clicked.connect(self.resume_pressed)
        self._delete = QToolButton(text=tr("Delete"))
        self._delete.setToolTip(tr("Delete this result (Del in the list)"))
        self._delete.setProperty("weight", "quiet")
        self._delete.clicked.connect(self.delete_pressed)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self._list)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._delete.click)
        self._export = QToolButton(text=tr("Export"), popupMode=_INSTANT)
        self._export.setProperty("menu", "yes")
        self._export.setMenu(self._export_menu())
        self._lay_out(form)
        self.show_kept(())
        self.show_result(None)

    @property
    def result(self) -> LabResult | None:
        """What is shown."""
        return self._result

    def show_kept(self, results: tuple[LabResult, ...]) -> None:
        """The list, newest first; what is chosen stays."""
        self._list.blockSignals(True)
        self._list.clear()
        for result in results:
            item = QListWidgetItem("\n".join(result_words(result)))
            item.setToolTip(item.text())
            item.setData(Qt.ItemDataRole.UserRole, str(result.path))
            self._list.addItem(item)
            if self._result is not None and result.path == self._result.path:
                self._list.setCurrentItem(item)
        self._list.blockSignals(False)
        for widget in (self._kept, self._list):
            widget.setVisible(bool(results))

    def show_result(self, result: LabResult | None) -> None:
        self._result = result
        rows = () if result is None else result.rows
        self._models.setText("" if result is None else models_words(result))
        self._models.setVisible(result is not None)
        for widget in (self._export, self._metric, self._delete):
            widget.setVisible(result is not None)
        self._resume.setVisible(result is not None and not result.finished)
        if result is None:
            self._title.setText(tr("Measure your own pair"))
            self._finding.setText(
                tr(
                    "Choose an experiment. Plain and speculative decoding take turns, so that what "
                    "else this machine does troubles both alike; what was measured is kept, and a "
                    "run that was stopped goes on where it was."
                )
            )
            self._facts.setText("")
        else:
            self._title.setText(kind_words(result.kind)[0])
            nothing = " ".join(map(said, result.notes)) or tr("Nothing measured yet.")
            self._finding.setText(finding_words(result) if rows else nothing)
            facts = map(fact_words, (*result.machine, *result.settings))
            self._facts.setText(" · ".join(facts))
        self._table.show_rows(rows)
        self._chart.setVisible(bool(rows))  # without a row there is nothing to give axes to
        self._table.setVisible(bool(rows))
        self._draw()

    def show_busy(self, busy: bool) -> None:
        """While something is measured nothing else can be."""
        self._resume.setEnabled(not busy)
        self._delete.setEnabled(not busy)

    def _draw(self) -> None:
        metric = Metric(self._metric.currentData())
        self._chart.show_chart(None if self._result is None else chart_of(self._result, metric))

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.result_chosen.emit(Path(item.data(Qt.ItemDataRole.UserRole)))

    def _export_menu(self) -> QMenu:
        menu = QMenu(tr("Export"), self)
        for export, words in (
            (Export.REPORT, tr("Report, one page (HTML)…")),
            (Export.CSV, tr("Table (CSV)…")),
            (Export.JSON, tr("All figures (JSON)…")),
            (Export.PNG, tr("Chart (PNG)…")),
            (Export.SVG, tr("Chart (SVG)…")),
        ):
            menu.addAction(words, partial(self.export_asked.emit, export))
        return menu

    def _lay_out(self, form: LabForm) -> None:
        left = QVBoxLayout()
        left.setSpacing(GRID)
        left.addWidget(form)
        left.addWidget(self._kept)
        left.addWidget(self._list, 1)
        left.addStretch(0)
        head = QHBoxLayout()
        head.setSpacing(GRID)
        head.addWidget(self._title, 1)
        head.addWidget(self._metric, 0, Qt.AlignmentFlag.AlignTop)
        splitter = QSplitter(Qt.Orientation.Vertical, handleWidth=1)
        splitter.addWidget(self._chart)
        splitter.addWidget(self._table)
        splitter.setSizes([360, 200])
        splitter.setChildrenCollapsible(False)
        right = QVBoxLayout()
        right.setSpacing(GRID)
        right.addLayout(head)
        right.addWidget(self._models)
        right.addWidget(self._finding)
        right.addWidget(splitter, 1)
        right.addWidget(self._facts)
        side = QWidget()
        side.setLayout(left)
        side.setFixedWidth(280)
        left.setContentsMargins(0, 0, 0, 0)
        body = QWidget()
        columns = QHBoxLayout(body)
        columns.setContentsMargins(GRID * 3, GRID * 2, GRID * 3, GRID * 2)
        columns.setSpacing(GRID * 3)
        columns.addWidget(side)
        columns.addLayout(right, 1)
        self.lay_out_body(body, self._resume, self._export, self._delete)


_INSTANT = QToolButton.ToolButtonPopupMode.InstantPopup
