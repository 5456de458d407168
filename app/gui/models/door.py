"""The way between the chat and the models. Knows nothing of what is on either side."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from app.engine.requests import LoadRequest
from app.gui.actions import Actions
from app.gui.chat.composer import Composer
from app.gui.key_tip import KeyTip
from app.gui.main_window import MainWindow
from app.gui.models.view import ModelsView
from app.gui.pair.model_bar import ModelBar, Wanted
from app.gui.pair.presenter import PairPresenter
from app.gui.translation import tr


class Door(QObject):
    def __init__(
        self,
        window: MainWindow,
        bar: ModelBar,
        composer: Composer,
        models: ModelsView,
        pair_presenter: PairPresenter,
        actions: Actions,
    ) -> None:
        super().__init__()
        self._window = window
        self._composer = composer
        self._models = models
        self._pair_presenter = pair_presenter
        window.add_page(models.page)
        KeyTip(models.page.opener, tr("Load a file from anywhere"), actions.open_target)
        window.page_changed.connect(lambda page: bar.show_models_open(page is models.page))
        models.left.connect(self.leave)
        models.pair_chosen.connect(self._use_pair)
        models.file_chosen.connect(self._use_file)
        models.downloads_shown.connect(bar.show_downloads)
        pair_presenter.models_asked.connect(self._switch)
        actions.show_models.triggered.connect(self._switch)
        actions.filter_models.triggered.connect(self._filter)
        actions.write.triggered.connect(self.leave)
        actions.new_chat.triggered.connect(self.leave)
        models.wanted.connect(self.enter)
        act = pair_presenter.act
        actions.open_target.triggered.connect(lambda: act(Wanted.OPEN_TARGET))
        actions.open_draft.triggered.connect(lambda: act(Wanted.OPEN_DRAFT))

    @property
    def open(self) -> bool:
        return self._window.page is self._models.page

    def enter(self) -> None:
        """Show the models; the chat goes on behind them."""
        if not self.open:
            self._window.show_page(self._models.page)
            self._models.enter()

    def leave(self) -> None:
        """Back to the chat, ready to write."""
        self._window.show_page(None)
        self._composer.focus_text()

    def _switch(self) -> None:
        if self.open:
            self.leave()
        else:
            self.enter()

    def _filter(self) -> None:
        self.enter()
        self._models.page.focus_filter()

    def _use_pair(self, request: LoadRequest) -> None:
        self.leave()
        self._pair_presenter.open(request)

    def _use_file(self, path: Path) -> None:
        self.leave()
        self._pair_presenter.open_target(path)
