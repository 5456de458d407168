"""Shows what happens to the pair, and does what its menus ask. Knows nothing of replies."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.catalogue import EmbeddedPair
from app.engine.events import Crashed, Failed, Loaded
from app.engine.requests import LoadRequest
from app.errors import EngineDiedError, UserError
from app.gui.banner import Banner, Notice, WayOn, Weight
from app.gui.engine_link import EngineLink
from app.gui.pair.model_bar import ModelBar, Wanted
from app.gui.pair.session import PairSession
from app.gui.translation import said, tr
from app.settings import Settings

_log = logging.getLogger(__name__)


class PairPresenter(QObject):
    opening = Signal(object)  # LoadRequest that is about to be loaded
    models_asked = Signal()
    making_asked = Signal()
    pair_opened = Signal(object)  # LoadRequest that was asked for by a person and has worked

    def __init__(
        self,
        link: EngineLink,
        pairs: PairSession,
        bar: ModelBar,
        banner: Banner,
        find_builtin: Callable[[], EmbeddedPair],
        choose_file: Callable[[str], Path | None],
        as_chosen: Callable[[LoadRequest], LoadRequest] = lambda request: request,
    ) -> None:
        """`as_chosen`: the same pair with the load settings that were chosen for it."""
        super().__init__()
        self._link = link
        self._pairs = pairs
        self._bar = bar
        self._banner = banner
        self._find_builtin = find_builtin
        self._choose_file = choose_file
        self._as_chosen = as_chosen
        pairs.load_started.connect(bar.show_loading)
        pairs.load_progressed.connect(bar.show_progress)
        pairs.pair_loaded.connect(self._show_loaded)
        pairs.load_failed.connect(self._show_failed)
        pairs.load_cancelled.connect(self._show_cancelled)
        pairs.load_crashed.connect(self._show_crashed)
        bar.asked.connect(self.act)
        bar.target_chosen.connect(self.open_target)
        bar.draft_chosen.connect(self.open_draft)
        bar.cancelled.connect(pairs.cancel)

    def act(self, wanted: Wanted) -> None:
        match wanted:
            case Wanted.OPEN_TARGET:
                if path := self._choose_file(tr("Open a target model")):
                    self.open_target(path)
            case Wanted.OPEN_DRAFT:
                if path := self._choose_file(tr("Open a draft model")):
                    self.open_draft(path)
            case Wanted.BUILTIN:
                self.open_builtin()
            case Wanted.NO_DRAFT:
                self.open_draft(None)
            case Wanted.MODELS:
                self.models_asked.emit()
            case Wanted.MAKE_DRAFT:
                self.making_asked.emit()

    def open_target(self, path: Path) -> None:
        """Load another target; a draft belongs to its target and goes with it."""
        self.open(LoadRequest(path))

    def open_draft(self, path: Path | None) -> None:
        """Load the present target with this draft, or with none."""
        present = self._pairs.loading or self._pairs.pair
        if present is None:
            self._banner.show_notice(
                Notice(
                    tr("No target is loaded yet."),
                    tr("Choose the target first."),
                    WayOn.CHOOSE_TARGET,
                )
            )
        elif path != present.draft:
            self.open(LoadRequest(present.target, path))

    def open_first(self, target: Path | None, settings: Settings) -> None:
        """This target, or the pair of last time, or the built-in one where there was none."""
        if target is not None:
            self.open_target(target)
        elif settings.last_target:
            draft = Path(settings.last_draft) if settings.last_draft else None
            self.open(LoadRequest(Path(settings.last_target), draft))
        else:
            self.open_builtin()

    def open_builtin(self) -> None:
        """Load the model that ships with the app."""
        try:
            builtin = self._find_builtin()
            self.open(LoadRequest(builtin.target, builtin.draft))
        except UserError as error:
            self._bar.show_empty()
            self._banner.show_notice(Notice(error.what, error.todo, WayOn.CHOOSE_TARGET))

    def open(self, request: LoadRequest) -> None:
        """Load this pair; an engine that has ended is started first."""
        request = self._as_chosen(request)
        self._banner.dismiss()
        self.opening.emit(request)
        if not self._link.alive:
            self._link.start()
        self._pairs.load(request)

    def restart(self) -> None:
        """After the engine has ended: start it and load the same pair."""
        if self._pairs.pair is None:
            self.open_builtin()
        else:
            self.open(self._pairs.pair)

    def show_death(self, error: EngineDiedError) -> None:
        """Say that the engine has ended, and offer to go on."""
        broken = self._pairs.interrupt()
        self._bar.show_empty()
        _log.error("the engine ended: %s", error)
        if broken is not None and self._pairs.pair in (None, broken):
            what = tr("The engine stopped while it loaded {name}.").format(name=broken.target.name)
            todo = tr("It may be damaged, or too large for this machine. Choose another one.")
            self._banner.show_notice(Notice(what, todo, WayOn.USE_BUILTIN))
            return
        self._banner.show_notice(Notice(error.what, error.todo, WayOn.RESTART))

    def _show_loaded(self, loaded: Loaded) -> None:
        self._bar.show_loaded(loaded)
        if loaded.draft_refused is not None:
            refused = loaded.draft_refused
            self._banner.show_notice(Notice(refused.what, refused.todo, WayOn.CHOOSE_DRAFT))
        elif loaded.notices and self._banner.notice is None:
            self._banner.show_notice(
                Notice(" ".join(map(said, loaded.notices)), weight=Weight.NOTICE)
            )
        if self._pairs.pair is not None:
            self.pair_opened.emit(self._pairs.pair)

    def _show_failed(self, failed: Failed) -> None:
        self._bar.show_empty()
        way_on = WayOn.USE_BUILTIN if self._pairs.pair is None else WayOn.CHOOSE_TARGET
        self._banner.show_notice(Notice(failed.what, failed.todo, way_on))

    def _show_cancelled(self, request: LoadRequest) -> None:
        self._bar.show_empty()
        if self._pairs.pair is None:
            what = tr("Loading {name} was cancelled.").format(name=request.target.name)
            notice = Notice(what, tr("Nothing is loaded."), WayOn.USE_BUILTIN, Weight.NOTICE)
            self._banner.show_notice(notice)

    def _show_crashed(self, crashed: Crashed) -> None:
        self._bar.show_empty()
        _log.error("a bug in the engine while loading:\n%s", crashed.traceback)
        what = tr("A bug in Paceline stopped the loading.")
        self._banner.show_notice(Notice(what, tr("Its trace is in the log."), WayOn.USE_BUILTIN))


def lookup_notice() -> Notice:
    """Told the first time that a model is used without a draft."""
    return Notice(
        tr("No draft model is loaded: prompt lookup does the guessing."),
        tr(
            "It guesses what already stands in the conversation. "
            "A small model of the same family guesses more."
        ),
        WayOn.ADD_DRAFT,
        Weight.NOTICE,
    )
