"""Builds what makes drafts in the window, and connects it: application.py's other half, as
models/view.py is. Knows no details of any of it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.gui.banner import Banner
from app.gui.distil.dialog import DistilDialog
from app.gui.distil.presenter import DistilPresenter
from app.gui.distil.session import DistilSession
from app.gui.distil.workshop import Workshop
from app.gui.outside import Outside
from app.gui.pair.model_bar import ModelBar
from app.gui.pair.presenter import PairPresenter
from app.gui.pair.session import PairSession
from app.gui.panel.draft_controls import DraftControls


class DistilView(QObject):
    def __init__(
        self,
        workshop: Workshop,
        outside: Outside,
        window: QWidget,
        widgets: tuple[ModelBar, Banner, DraftControls],
        pairs: tuple[PairSession, PairPresenter],
    ) -> None:
        """`window`: above which the dialog stands."""
        super().__init__()
        bar, banner, controls = widgets
        loaded, opened = pairs
        self.session = DistilSession(workshop)
        self.dialog = DistilDialog(window)
        self.presenter = DistilPresenter(workshop, self.dialog, bar, banner, loaded)
        session, dialog, presenter = self.session, self.dialog, self.presenter
        session.run_started.connect(presenter.show_started)
        session.progressed.connect(presenter.show_progress)
        session.draft_made.connect(presenter.show_made)
        session.run_stopped.connect(presenter.show_stopped)
        session.run_failed.connect(presenter.show_failed)
        presenter.plan_ready.connect(session.start)
        presenter.folder_asked.connect(outside.open_address)
        presenter.pair_chosen.connect(opened.open)
        dialog.stop_asked.connect(session.stop)
        banner.way_chosen.connect(presenter.take_way)
        opened.making_asked.connect(presenter.open)
        controls.draft_wanted.connect(presenter.open)

    def close(self) -> None:
        """End the run, if there is one; what was done is kept."""
        self.dialog.close()
        self.session.close()
