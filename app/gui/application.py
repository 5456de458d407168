"""Builds every object of the window after the first screen and makes every connection. Knows no
details of any of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject

from app.catalogue import EmbeddedPair
from app.engine.events import Loaded
from app.engine.requests import LoadRequest
from app.engine.stats import Stats
from app.errors import EngineDiedError
from app.gui.attach.view import AttachView
from app.gui.banner import WayOn
from app.gui.chat.conversation import Conversation
from app.gui.chat.presenter import ChatPresenter, ChatWidgets
from app.gui.chat.readiness import readiness
from app.gui.chat.session import ChatSession
from app.gui.choices import SHOWN_LENGTH, Choices, ChoiceWidgets
from app.gui.distil.view import DistilView
from app.gui.distil.workshop import RealWorkshop, Workshop
from app.gui.engine_link import Engine, EngineLink
from app.gui.first_screen import FirstScreen
from app.gui.help.view import HelpView
from app.gui.history.view import HistoryView
from app.gui.look.theme import Colours
from app.gui.models.door import Door
from app.gui.models.load_choices import with_choices
from app.gui.models.sources import RealSources, Sources
from app.gui.models.view import ModelsView
from app.gui.outside import Outside, desktop
from app.gui.pair.model_bar import Wanted
from app.gui.pair.presenter import PairPresenter, lookup_notice
from app.gui.pair.session import PairSession
from app.gui.panel.draft_controls import DraftControls
from app.gui.panel.live_panel import LivePanel
from app.gui.panel.pace_line import PaceLine
from app.gui.panel.plots_later import PlotsLater
from app.gui.presets.view import PresetsView
from app.gui.replies.view import RepliesView
from app.gui.settings.view import SettingsView, Surroundings
from app.gui.side_pages import SidePages
from app.gui.transcript.reading import Reading
from app.gui.transcript.transcript import Transcript
from app.hub import Hub


class Application(QObject):
    """The whole window, around whatever engine it is given."""

    def __init__(
        self,
        first: FirstScreen,
        make_engine: Callable[[], Engine],
        find_builtin: Callable[[], EmbeddedPair],
        outside: Outside | None = None,
        sources: Sources | None = None,
        workshop: Workshop | None = None,
    ) -> None:
        """Nothing is there before `build`."""
        super().__init__()
        self.keeper, self.theme, self.window = first.keeper, first.theme, first.window
        self.actions, self.switch, self.bar = first.actions, first.switch, first.bar
        self.banner, self.first_page = first.banner, first.first_page
        self.composer, self.legend = first.composer, first.legend
        self._first, self._make_engine, self._find_builtin = first, make_engine, find_builtin
        self._outside = outside or desktop(self.window)
        self._sources = sources or RealSources(Hub.from_environment())
        self._workshop = workshop or RealWorkshop()
        self._go_on_when_loaded = self._closed = False
        self._known_pair: LoadRequest | None = None

    def build(self) -> Iterator[None]:
        """All of it, a part at a time, so that what is typed meanwhile need not wait."""
        for part in (
            self._build_chat, self._build_panel, self._build_presenters, self._build_history,
            self._build_models, self._build_distil, self._build_pages, self._build_settings,
            self._build_messages, self._connect_engine, self._connect_widgets, self._build_presets,
        ):  # fmt: skip
            part()
            yield

    def start(self, target: Path | None = None) -> None:
        """Show the window, start the engine, load this target or the pair of last time."""
        self._first.show()
        self.link.start()
        self.models.start()
        self.history.start()
        self.settings.start()
        self.window.fill_panel((self.plots,))  # what is slowest to import, and empty at first
        self.pair_presenter.open_first(target, self.keeper.settings)
        self._show_readiness()

    def close(self) -> None:
        """End the engine and write the settings down; may be called twice."""
        if not self._closed:
            self._closed = True
            self.settings.close()
            self.keeper.change(window_geometry=self.window.geometry_text())
            self.keeper.write()
            self.presets.close()
            self.history.close()
            self.window.hide()  # what ends now may take a moment
            self.attach.close()
            self.distil.close()
            self.side_pages.close()
            self.help.close()
            self.models.close()
            self.link.close()

    # ------------------------------------------------------------------ built and connected

    def _build_chat(self) -> None:
        self.link = EngineLink(self._make_engine)
        self.conversation = Conversation()
        self.pairs = PairSession(self.link)
        self.chat = ChatSession(self.link, self.conversation)
        self.transcript = Transcript(self.theme.colours)
        self.window.add_transcript(self.transcript)

    def _build_panel(self) -> None:
        self.controls = DraftControls()
        self.pace = PaceLine()
        self.panel = LivePanel()
        self.plots = PlotsLater(self.theme.colours)
        self.window.fill_panel((self.controls, self.pace, self.panel))

    def _build_presenters(self) -> None:
        self.pair_presenter = PairPresenter(
            self.link, self.pairs, self.bar, self.banner, self._find_builtin,
            self._outside.choose_file,
            lambda request: with_choices(request, self.keeper.settings.load_choices),
        )  # fmt: skip
        self._shown = ChatWidgets(
            self.window, self.transcript, self.composer, self.panel, self.plots,
            self.legend, self.banner, self.pace,
        )  # fmt: skip
        self.chat_presenter = ChatPresenter(self.chat, self.conversation, self._shown)
        self._chosen = ChoiceWidgets(
            self.theme, self.bar, self.controls, self.switch, self.legend, self.transcript,
            self.actions,
        )  # fmt: skip
        self.choices = Choices(self.keeper, self._find_builtin, self._chosen)

    def _build_history(self) -> None:
        self.history = HistoryView(
            self._first.folder, self._outside, self.keeper, self.window, self._first.drawer,
            (self.transcript, self.composer, self.banner, self.controls),
            (self.chat, self.conversation, self.pairs),
            self.actions, self.chat_presenter.start_over, self.theme.colours,
        )  # fmt: skip

    def _build_models(self) -> None:
        self.models = ModelsView(
            self._sources, self._outside, self.keeper, self.banner, self.pairs, self.theme.colours
        )
        self.door = Door(
            self.window, self.bar, self.composer, self.models, self.pair_presenter, self.actions
        )

    def _build_distil(self) -> None:
        widgets, pairs = (self.bar, self.banner, self.controls), (self.pairs, self.pair_presenter)
        self.distil = DistilView(self._workshop, self._outside, self.window, widgets, pairs)

    def _build_pages(self) -> None:
        open_address, clipboard = self._outside.open_address, self._first.app.clipboard()
        reading = (self.window, self.transcript, self.actions, clipboard)
        self.reading = Reading(*reading, open_address)
        self.help = HelpView(self.window, self.actions, open_address)
        self.side_pages = SidePages(
            self.window, (self.composer, self.pace, self.controls, self.banner),
            (self.link, self.chat, self.conversation, self.pairs), self.actions, self._outside,
            self._first.folder, self.theme.colours, self.history, self.pair_presenter,
        )  # fmt: skip

    def _build_settings(self) -> None:
        self.settings = SettingsView(Surroundings(
            self._first.folder, self.keeper, self.theme, self.choices, self.actions, self.window,
            self._outside, self.banner, self.composer, self.transcript, self.models, self.history,
            self.pair_presenter, self.side_pages,
        ))  # fmt: skip

    def _build_messages(self) -> None:
        self.attach = AttachView(
            (self.window, self.composer, self.banner, self.transcript, self.actions),
            (self.link, self.pairs, self.chat, self.conversation, self.history),
            self.keeper, self._outside, lambda: self.controls.preset.system_prompt,
        )  # fmt: skip
        self.replies = RepliesView(self._shown, self._chosen, self.history, self.keeper)

    def _build_presets(self) -> None:
        self.choices.show()
        self.presets = PresetsView(
            self._first.folder, self._outside, self.actions,
            (self.window, self.controls, self.banner), (self.chat, self.pairs, self.history),
        )  # fmt: skip

    def _connect_engine(self) -> None:
        self.link.messages_arrived.connect(self.pairs.take)
        self.link.messages_arrived.connect(self.chat.take)
        self.link.ended.connect(self._show_death)
        self.pairs.pair_loaded.connect(self._take_loaded)
        self.pairs.load_started.connect(self._consider_load)
        self.pair_presenter.opening.connect(self.chat.stop)
        self.pair_presenter.pair_opened.connect(self.choices.take_pair)
        for fact in (
            self.pairs.load_started, self.pairs.pair_loaded, self.pairs.load_failed,
            self.pairs.load_cancelled, self.pairs.load_crashed, self.chat.reply_started,
            self.chat.reply_ended, self.chat.question_returned, self.chat.reply_dropped,
            self.chat.left, self.link.ended, self.pairs.lent,
        ):  # fmt: skip
            fact.connect(self._show_readiness)

    def _connect_widgets(self) -> None:
        self.window.closed.connect(self.close)
        self.window.target_dropped.connect(self.pair_presenter.open_target)
        self.window.draft_dropped.connect(self.pair_presenter.open_draft)
        self.composer.sent.connect(self._ask)
        self.composer.stopped.connect(self.chat.stop)
        self.first_page.prompt_chosen.connect(self._try_prompt)
        self.banner.way_chosen.connect(self._go_way)
        self.switch.toggled.connect(self.controls.show_on)
        self.pace.guesses_wanted.connect(self._guess_anyway)
        self.controls.speculation_changed.connect(self.chat.change_speculation)
        self.controls.speculation_changed.connect(self.choices.take_speculation)
        self.controls.sampling_changed.connect(self.choices.take_sampling)
        self.legend.colours_switched.connect(self.choices.take_colours)
        self.theme.changed.connect(self._show_look)
        self.actions.new_chat.triggered.connect(self.chat_presenter.start_over)
        self.actions.switch_speculation.triggered.connect(self.switch.toggle)
        self.actions.show_colours.triggered.connect(self.legend.show_colours_on)
        self.actions.quit.triggered.connect(self.window.close)

    # ------------------------------------------------------------------ what follows from what

    def _ask(self, text: str) -> None:
        self.chat.ask(text, self.controls.draw_options())

    def _try_prompt(self, prompt: str) -> None:
        """Ask it, or have it ready where nothing can be asked yet; what was typed stays."""
        self.composer.focus_text()
        if self.pairs.loaded is not None and not self.chat.replying:
            self._ask(prompt)
        elif not self.composer.text():
            self.composer.show_text(prompt)

    def _guess_anyway(self) -> None:
        """Four guesses a round, with this pair, until something else is chosen."""
        self.controls.show_length(SHOWN_LENGTH)
        self.chat.change_speculation(self.controls.speculation)

    def _go_way(self, way_on: WayOn) -> None:
        match way_on:
            case WayOn.RESTART:
                self._go_on_when_loaded = self.chat.unfinished
                self.pair_presenter.restart()
            case WayOn.CHOOSE_DRAFT | WayOn.ADD_DRAFT:
                self.pair_presenter.act(Wanted.OPEN_DRAFT)
            case WayOn.CHOOSE_TARGET:
                self.pair_presenter.act(Wanted.OPEN_TARGET)
            case WayOn.USE_BUILTIN:
                self.pair_presenter.open_builtin()
            case WayOn.NEW_CHAT:
                self.chat_presenter.start_over()

    def _show_death(self, error: EngineDiedError) -> None:
        self.chat.interrupt()
        self.pair_presenter.show_death(error)

    def _take_loaded(self, loaded: Loaded) -> None:
        # At the start the drafter of last time is kept; a pair that is chosen brings its own.
        known, pair = self._known_pair, self.pairs.pair
        chosen = known is not None and pair is not None and known.files != pair.files
        if pair != known:
            self._known_pair = pair
            self.conversation.forget_pair()
            self.panel.show_stats(Stats(), Stats())
        self.chat_presenter.show_pair(loaded)
        self.controls.show_draft(None if loaded.draft is None else loaded.draft.name, chosen)
        if self._go_on_when_loaded:
            self._go_on_when_loaded = False
            self.chat.go_on(self.controls.draw_options())
        if loaded.draft is None and self.banner.notice is None and self.choices.first_time():
            self.banner.show_notice(lookup_notice())

    def _consider_load(self, request: LoadRequest) -> None:
        """Another pair than the one that broke off does not go on with its reply."""
        if request != self.pairs.pair:
            self._go_on_when_loaded = False

    def _show_readiness(self) -> None:
        self.composer.show_readiness(*readiness(self.chat, self.pairs, self.link))

    def _show_look(self, colours: Colours) -> None:
        looks = (self.switch, self.banner, self.transcript, self.plots, self.legend, self.models)
        for widget in (*looks, self.history, self.side_pages):
            widget.show_look(colours)
