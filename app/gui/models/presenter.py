"""Keeps the Models page in step with what is known, and says what a person chose there. Knows
nothing of how models load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from app.engine.requests import LoadRequest
from app.gui.models.describer import Describer
from app.gui.models.details_pane import DetailsPane
from app.gui.models.downloads import Downloads
from app.gui.models.fits import Room
from app.gui.models.hub_session import HubSession
from app.gui.models.library import Library
from app.gui.models.load_choices import with_choice
from app.gui.models.page import ModelsPage, Tab
from app.gui.models.rows import file_key
from app.gui.numerals import percent
from app.gui.settings_keeper import SettingsKeeper
from app.hub import Found
from app.model_files import ModelFile
from app.settings import LoadChoice

_FRAME_MS = 50  # a download tells of itself ten times a second
_REST_MS = 150  # a line is looked at closer when the person rests on it


class ModelsPresenter(QObject):
    pair_chosen = Signal(object)  # LoadRequest
    downloads_shown = Signal(str)  # how far the downloads are, in words; "" for none

    def __init__(
        self,
        page: ModelsPage,
        details: DetailsPane,
        describer: Describer,
        sessions: tuple[Library, Downloads, HubSession],
        keeper: SettingsKeeper,
        measure_room: Callable[[], Room],
    ) -> None:
        super().__init__()
        self._page = page
        self._details = details
        self._describer = describer
        self._library, self._downloads, self._hub = sessions
        self._keeper = keeper
        self._measure_room = measure_room
        self._chosen: dict[str, str] = {}  # the draft or file that was selected beside a model
        self._wanted: Path | None = None  # to be used once its drafts are known
        self._frame = QTimer(self, singleShot=True, interval=_FRAME_MS)
        self._frame.timeout.connect(self.show)
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._look_closer)

    @property
    def key(self) -> str:
        """Of the line that is selected."""
        return self._page.selected

    @property
    def choice(self) -> str:
        """Of the draft or file that is selected beside it."""
        return self._chosen.get(self.key) or self._describer.first_choice(self.key)

    def enter(self) -> None:
        """The page is being shown: look at the disk, which may have changed."""
        self._page.focus_list()
        self.take_room()
        self.look()
        self.show()

    def look(self) -> None:
        """Look for models on this computer, again."""
        settings = self._keeper.settings
        opened = dict.fromkeys((*settings.recent_targets, *settings.recent_drafts))
        folders = tuple(map(Path, settings.model_folders))
        self._library.look(folders, tuple(map(Path, opened)))

    def take_room(self) -> None:
        """Something was loaded, or time has passed."""
        room = self._measure_room()
        if room != self._describer.room:
            self._describer.room = room
            self._page.judge_anew()
            self.show_soon()

    def show_soon(self) -> None:
        """Once a frame, however many facts come."""
        if not self._frame.isActive():
            self._frame.start()

    def show(self) -> None:
        running = self._downloads.running
        share = sum(d.bytes_done for d in running) / max(1, sum(d.file.size_bytes for d in running))
        self.downloads_shown.emit(percent(share) if running else "")
        if not self._page.isVisible():
            return
        tab = self._page.tab
        self._page.show_rows(self._describer.rows(tab), self._describer.empty_words(tab))
        self._page.show_count(Tab.DISK, len(self._library.files) or None)
        self._show_detail()

    def show_selected(self) -> None:
        """Another line was selected."""
        self._hub.forget_gate()
        self._show_detail()
        self._rest.start()

    def choose(self, key: str) -> None:
        """Another draft or file was selected beside the model."""
        self._chosen[self.key] = key
        self._show_detail()

    def search(self, text: str) -> None:
        if text:
            self._hub.search(text)

    def read_again(self) -> None:
        """After logging in: what was closed may be open now."""
        subject = self._describer.subject(self.key)
        if isinstance(subject, Found):
            self._hub.read(subject.repo, again=True)

    def take_load_choice(self, choice: LoadChoice) -> None:
        """How a model is to be loaded, from now on."""
        choices = with_choice(self._keeper.settings.load_choices, choice)
        self._keeper.change(load_choices=choices)
        self._page.judge_anew()
        self._show_detail()

    def use(self, path: Path) -> None:
        """Load it with its best draft, as soon as that is known."""
        self._wanted = path
        self.go_on()

    def go_on(self) -> None:
        """A scan has ended, or drafts were judged."""
        self.show()
        self._look_closer()
        path = self._wanted
        if path is None or self._library.scanning:
            return
        file = self._library.file(path)
        if file is not None and self._library.offers_for(file) is None:
            self._library.judge_drafts(file)
            return
        self._wanted = None
        draft = self._describer.first_choice(file_key(path)) if file is not None else ""
        self.use_pair(path, draft)

    def use_pair(self, target: Path, draft_key: str) -> None:
        """Load it with this draft, or with none where the key is of none."""
        self._wanted = None
        kind, _, name = draft_key.partition(" ")
        self.pair_chosen.emit(LoadRequest(target, Path(name) if kind == "file" else None))

    def close(self) -> None:
        self._frame.stop()
        self._rest.stop()

    def _show_detail(self) -> None:
        self._details.show_detail(self._describer.detail(self.key, self.choice))

    def _look_closer(self) -> None:
        """Find drafts for the selected model, or list the selected repository's files."""
        if not self._page.isVisible():
            return
        match self._describer.subject(self.key):
            case ModelFile(fault=None) as file if not self._library.scanning:
                self._library.judge_drafts(file)
            case Found(repo=repo):
                self._hub.read(repo)
        self._show_detail()
