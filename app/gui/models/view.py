"""Builds every object of the Models view and makes every connection among them: application.py's
other half. Knows no details of any of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.engine.memory import free_memory
from app.gui.banner import Banner
from app.gui.look.theme import Colours
from app.gui.models.describer import Describer
from app.gui.models.details_pane import DetailsPane
from app.gui.models.doer import ModelsDoer
from app.gui.models.downloads import Downloads
from app.gui.models.fits import Room, room_beside
from app.gui.models.hub_session import HubSession
from app.gui.models.library import Library
from app.gui.models.page import ModelsPage
from app.gui.models.presenter import ModelsPresenter
from app.gui.models.sources import Sources
from app.gui.outside import Outside
from app.gui.pair.session import PairSession
from app.gui.settings_keeper import SettingsKeeper


class ModelsView(QObject):
    pair_chosen = Signal(object)  # LoadRequest
    file_chosen = Signal(object)  # Path, to be opened as a target
    left = Signal()
    wanted = Signal()  # somebody pressed a button that leads here
    downloads_shown = Signal(str)

    def __init__(
        self,
        sources: Sources,
        outside: Outside,
        keeper: SettingsKeeper,
        banner: Banner,
        pairs: PairSession,
        colours: Colours,
    ) -> None:
        super().__init__()
        self._pairs = pairs
        self.library = Library(sources)
        self.downloads = Downloads(sources)
        self.hub = HubSession(sources)
        sessions = (self.library, self.downloads, self.hub)
        self.describer = Describer(
            *sessions, lambda: keeper.settings, lambda: pairs.pair if pairs.loaded else None
        )
        judge = self.describer.judge
        self.details = DetailsPane(
            colours, lambda key: self.describer.judge_choice(self.page.selected, key)
        )
        self.page = ModelsPage(colours, self.details, judge)
        self.presenter = ModelsPresenter(
            self.page, self.details, self.describer, sessions, keeper, self._measure_room
        )
        self.doer = ModelsDoer(
            self.presenter, self.describer, self.details, banner, sessions, keeper, outside
        )
        self._connect_sessions(banner)
        self._connect_widgets(banner)

    def enter(self) -> None:
        """The page is being shown."""
        self.presenter.enter()

    def start(self) -> None:
        """With the window: what an earlier run has left is offered again."""
        self.downloads.look_for_unfinished()

    def show_look(self, colours: Colours) -> None:
        self.page.show_look(colours)

    def close(self) -> None:
        self.presenter.close()
        for session in (self.library, self.downloads, self.hub):
            session.close()

    def _connect_sessions(self, banner: Banner) -> None:
        library, downloads, hub = self.library, self.downloads, self.hub
        presenter, doer = self.presenter, self.doer
        for fact in (
            library.files_changed,
            library.catalogue_read,
            downloads.downloads_changed,
            hub.results_changed,
        ):
            fact.connect(presenter.show_soon)
        library.scan_ended.connect(self.page.judge_anew)
        library.scan_ended.connect(presenter.go_on)
        library.drafts_judged.connect(presenter.go_on)
        library.catalogue_read.connect(doer.take_catalogue)
        library.failed.connect(banner.show_error)
        downloads.download_finished.connect(doer.take_finished)
        downloads.download_failed.connect(doer.take_failed)
        downloads.unfinished_found.connect(doer.take_unfinished)
        hub.failed.connect(banner.show_error)
        hub.file_resolved.connect(downloads.start)
        hub.page_found.connect(doer.ask_for_page)
        hub.logged_in.connect(doer.take_login)
        self._pairs.pair_loaded.connect(presenter.take_room)
        self._pairs.pair_loaded.connect(presenter.show_soon)

    def _connect_widgets(self, banner: Banner) -> None:
        page, details, presenter, doer = self.page, self.details, self.presenter, self.doer
        page.left.connect(self.left)
        page.tab_chosen.connect(presenter.show)
        page.row_selected.connect(presenter.show_selected)
        page.row_activated.connect(doer.act_on_row)
        page.delete_pressed.connect(doer.ask_to_delete)
        page.search_entered.connect(presenter.search)
        page.open_asked.connect(doer.open_file)
        page.folder_asked.connect(doer.add_folder)
        details.act_chosen.connect(doer.act)
        details.choice_selected.connect(presenter.choose)
        details.choice_activated.connect(doer.act_on_choice)
        details.load_changed.connect(presenter.take_load_choice)
        details.licence_asked.connect(doer.ask_for_licence)
        details.token_entered.connect(self.hub.log_in)
        details.confirmed.connect(doer.do)
        banner.way_chosen.connect(doer.take_way)
        doer.file_chosen.connect(self.file_chosen)
        doer.page_wanted.connect(self.wanted)
        presenter.pair_chosen.connect(self.pair_chosen)
        presenter.downloads_shown.connect(self.downloads_shown)

    def _measure_room(self) -> Room:
        return room_beside(self._pairs.loaded, free_memory())
