"""Where everything lies on the Compare page. Knows layout only."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.gui.compare.form import CompareForm
from app.gui.compare.replay_bar import ReplayBar
from app.gui.compare.side_pane import SidePane
from app.gui.look.theme import GRID, strong, tabular
from app.gui.page import SidePage
from app.gui.places import Place
from app.gui.translation import tr


class ComparePage(SidePage):
    def __init__(self, form: CompareForm, panes: tuple[SidePane, SidePane], bar: ReplayBar) -> None:
        super().__init__(Place.COMPARE)
        self.panes = panes
        self.bar = bar
        self._gap = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._gap.setFont(tabular(strong(self._gap.font())))
        self._gap.setMinimumHeight(self._gap.fontMetrics().lineSpacing())
        self._verdict = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignTop)
        self._verdict.setMinimumHeight(3 * self._verdict.fontMetrics().lineSpacing())
        self._verdict.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(GRID * 3, GRID * 2, GRID * 3, GRID * 2)
        column.setSpacing(GRID)
        column.addWidget(form)
        column.addSpacing(GRID)
        sides = QHBoxLayout()
        sides.setSpacing(GRID * 3)
        for pane in panes:
            sides.addWidget(pane, 1)
        column.addLayout(sides, 1)
        column.addWidget(self._gap)
        column.addWidget(bar)
        column.addWidget(self._verdict)
        self.lay_out_body(body)
        self.show_verdict(
            tr(
                "Both sides answer the same prompt, one after the other, so that neither slows the "
                "other down. Then you see them written side by side, as fast as each was, and read "
                "here which was faster and whether the texts are the same."
            )
        )

    def show_gap(self, words: str) -> None:
        self._gap.setText(words)

    def show_verdict(self, words: str) -> None:
        self._verdict.setText(words)
