"""Shows the chosen model: facts, fit, buttons, drafts or files, load settings. Knows no model."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QListView,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.engine.memory import FitVerdict
from app.gui.look.labels import heading, label
from app.gui.look.theme import GRID, Colours, caption_font, tabular
from app.gui.models.access_panel import AccessPanel
from app.gui.models.confirm_strip import ConfirmStrip, Question
from app.gui.models.detail import Act, Detail, Offer
from app.gui.models.load_panel import LoadPanel
from app.gui.models.row_list import ROW_ROLE, RowList, fit_words
from app.gui.models.row_painter import RowPainter
from app.gui.models.words import act_words
from app.gui.translation import said, tr

_ACTS_IN_A_ROW, _MOST_ACTS = 3, 6
_NEVER = Qt.ScrollBarPolicy.ScrollBarAlwaysOff  # what is hidden still has a height
_AS_NEEDED = Qt.ScrollBarPolicy.ScrollBarAsNeeded
_MAIN = (Act.USE, Act.DOWNLOAD, Act.DOWNLOAD_PAIR, Act.RESUME)


class DetailsPane(QScrollArea):
    act_chosen = Signal(object)  # Act
    choice_selected = Signal(str)  # key of a draft or a file
    choice_activated = Signal(str)
    load_changed = Signal(object)  # LoadChoice
    licence_asked = Signal()
    token_entered = Signal(str)
    confirmed = Signal(object)  # Question

    def __init__(self, colours: Colours, judge: Callable[[str], FitVerdict | None]) -> None:
        super().__init__(objectName="details", widgetResizable=True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown: Detail | None = None
        self._quiet = False
        self._offers: tuple[Offer, ...] = ()
        self._buttons: list[QPushButton] = []
        self._fact_labels: list[tuple[QLabel, QLabel]] = []
        self._build(colours, judge)
        self._lay_out()
        self._access.licence_asked.connect(self.licence_asked)
        self._access.token_entered.connect(self.token_entered)
        self._load.changed.connect(self.load_changed)
        self._question.confirmed.connect(self.confirmed)
        self._question.declined.connect(self._return_focus)
        self._list.activated.connect(lambda index: self.choice_activated.emit(_key(index)))
        self._list.selectionModel().currentChanged.connect(self._tell_choice)

    @property
    def shown(self) -> Detail | None:
        return self._shown

    @property
    def question(self) -> Question | None:
        return self._question.question

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab goes, from top to bottom."""
        return (
            *self._buttons,
            *self._question.stops,
            *self._access.stops,
            self._list,
            *self._load.stops,
        )

    def show_detail(self, detail: Detail | None) -> None:
        """Only what differs is touched, so that nothing flickers while a download runs."""
        if detail == self._shown:
            return
        old, self._shown = self._shown, detail
        self._body.setVisible(detail is not None)
        self.setVerticalScrollBarPolicy(_NEVER if detail is None else _AS_NEEDED)
        if detail is None:
            self._question.dismiss()
            return
        if old is None or old.key != detail.key:
            self._question.dismiss()
            self._access.clear_token()
            self._choices.judge_anew()  # the same draft beside another target
        self._show_head(detail)
        self._show_offers(detail.offers)
        self._show_choices(detail)
        self._load_box.setVisible(detail.load is not None)
        if detail.load is not None:
            load = detail.load
            self._load.show_choice(load.choice, load.trained_context, load.layers)
        self._access.setVisible(detail.access is not None)
        if detail.access is not None:
            self._access.show_words(detail.access.words)
            self._access.show_logging_in(detail.access.asking)

    def ask(self, question: Question) -> None:
        self._question.ask(question)
        self.ensureWidgetVisible(self._question)

    def focus_next(self) -> None:
        """To where one goes on: the files of a repository, or the main button."""
        if self._choices.rows and self._list.isVisible():
            self._list.setFocus()
        else:
            self._return_focus()

    def judge_anew(self) -> None:
        self._choices.judge_anew()

    def show_look(self, colours: Colours) -> None:
        self._painter.show_look(colours)
        self._list.viewport().update()

    def _build(self, colours: Colours, judge: Callable[[str], FitVerdict | None]) -> None:
        self._body = QWidget(objectName="details_body")
        self._title = _label(bold=True)
        self._title.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._fit, self._words, self._trouble = _label(), _label("muted"), _label("error")
        self._facts = QGridLayout()
        self._facts.setHorizontalSpacing(GRID * 2)
        self._facts.setVerticalSpacing(4)
        self._facts.setColumnStretch(1, 1)
        self._bar = QProgressBar(textVisible=False, minimum=0, maximum=1000)
        self._bar.setAccessibleName(tr("Download"))
        self._progress = _label("muted")
        self._progress.setFont(tabular(self._progress.font()))
        self._acts = QGridLayout()
        self._acts.setSpacing(GRID)
        self._acts.setColumnStretch(_ACTS_IN_A_ROW, 1)
        for number in range(_MOST_ACTS):
            button = QPushButton()
            button.clicked.connect(lambda _=False, n=number: self._tell_act(n))
            self._acts.addWidget(button, *divmod(number, _ACTS_IN_A_ROW))
            self._buttons.append(button)
        self._question = ConfirmStrip()
        self._choices_title = _label(bold=True)
        self._choices = RowList(judge, self)
        self._painter = RowPainter(colours, self)
        self._list = QListView(uniformItemSizes=True)
        self._list.setModel(self._choices)
        self._list.setItemDelegate(self._painter)
        self._list.setMouseTracking(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._load = LoadPanel()
        self._access = AccessPanel()

    def _lay_out(self) -> None:
        self._load_box = QWidget()
        load = QVBoxLayout(self._load_box)
        load.setContentsMargins(0, 0, 0, 0)
        load.addWidget(heading(tr("Load settings")))
        load.addWidget(self._load)
        column = QVBoxLayout(self._body)
        column.setContentsMargins(GRID * 2, GRID * 2, GRID * 2, GRID * 2)
        column.setSpacing(GRID)
        for widget in (self._title, self._fit, self._words, self._trouble):
            column.addWidget(widget)
        column.addLayout(self._facts)
        column.addWidget(self._bar)
        column.addWidget(self._progress)
        column.addLayout(self._acts)
        column.addWidget(self._question)
        column.addWidget(self._access)
        column.addSpacing(GRID)
        column.addWidget(self._choices_title)
        column.addWidget(self._list, 1)
        column.addWidget(self._load_box)
        column.addStretch(0)
        self.setWidget(self._body)
        self._body.hide()

    def _show_head(self, detail: Detail) -> None:
        self._title.setText(detail.title)
        fit = detail.fit
        for line, text in (
            (self._fit, "" if fit is None else f"{fit_words(fit)}. {said(fit.reason)}"),
            (self._words, detail.words),
            (self._trouble, detail.trouble),
            (self._progress, detail.progress),
        ):
            line.setText(text)
            line.setVisible(bool(text))
        self._bar.setVisible(detail.done is not None)
        self._bar.setValue(round((detail.done or 0) * 1000))
        self._show_facts(detail.facts)

    def _show_facts(self, facts: tuple[tuple[str, str], ...]) -> None:
        while len(self._fact_labels) < len(facts):
            name, value = _fact("muted"), _fact("")
            self._facts.addWidget(name, len(self._fact_labels), 0)
            self._facts.addWidget(value, len(self._fact_labels), 1)
            self._fact_labels.append((name, value))
        for number, labels in enumerate(self._fact_labels):
            shown = facts[number] if number < len(facts) else ("", "")
            for one, text in zip(labels, shown, strict=True):
                one.setText(text)
                one.setVisible(number < len(facts))

    def _show_offers(self, offers: tuple[Offer, ...]) -> None:
        """Buttons are kept, so that the focus stays where it was."""
        self._offers = offers
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(offers))
            if number < len(offers):
                offer = offers[number]
                button.setText(offer.words or act_words(offer.act))
                button.setEnabled(not offer.why_not)
                button.setToolTip(offer.why_not)
                _weigh(button, number == 0 and offer.act in _MAIN)

    def _show_choices(self, detail: Detail) -> None:
        self._choices_title.setVisible(bool(detail.choices_title))
        self._list.setVisible(bool(detail.choices))
        self._choices_title.setText(detail.choices_title)
        self._list.setAccessibleName(detail.choices_title)
        self._quiet = True
        self._choices.show_rows(detail.choices)
        index = self._choices.index_of(detail.chosen)
        if index.isValid() and index != self._list.currentIndex():
            self._list.setCurrentIndex(index)
        self._quiet = False
        height = self._list.sizeHintForRow(0) if detail.choices else 0
        self._list.setMinimumHeight(height * min(4, len(detail.choices)) + 2)
        self._list.setMaximumHeight(height * len(detail.choices) + 2)  # no box around nothing

    def _tell_act(self, number: int) -> None:
        if number < len(self._offers):
            self.act_chosen.emit(self._offers[number].act)

    def _tell_choice(self, index: QModelIndex) -> None:
        if index.isValid() and not self._quiet:
            self.choice_selected.emit(_key(index))

    def _return_focus(self) -> None:
        shown = [button for button in self._buttons if button.isVisible()]
        if shown:
            shown[0].setFocus()


def _weigh(button: QPushButton, main: bool) -> None:
    """The style sheet is asked again only where the weight changes."""
    weight = "primary" if main else "usual"
    if button.property("weight") != weight:
        button.setProperty("weight", weight)
        button.style().unpolish(button)
        button.style().polish(button)


def _key(index: QModelIndex) -> str:
    return index.data(ROW_ROLE).key


def _label(tone: str = "", bold: bool = False) -> QLabel:
    made = heading() if bold else label(tone=tone)
    made.setTextFormat(Qt.TextFormat.PlainText)  # names come from files and from the hub
    return made


def _fact(tone: str) -> QLabel:
    made = _label(tone)
    made.setFont(tabular(caption_font(made.font())))
    made.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
    if tone:
        made.setWordWrap(False)
    else:
        made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made
