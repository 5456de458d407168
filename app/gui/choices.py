"""Puts the settings into the widgets, and keeps what the person changes. Knows no engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from PySide6.QtCore import QObject

from app.catalogue import EmbeddedPair
from app.engine.requests import DrafterKind, LoadRequest, Speculation
from app.errors import UserError
from app.gui.actions import Actions
from app.gui.look.appearance import Appearance
from app.gui.look.theme import Theme
from app.gui.pair.model_bar import ModelBar
from app.gui.panel.draft_controls import DraftControls
from app.gui.panel.legend import Legend
from app.gui.settings_keeper import SettingsKeeper
from app.gui.switch import Switch
from app.gui.transcript.transcript import Transcript
from app.settings import ThemeChoice, with_recent

SHOWN_LENGTH = 4  # k where guessing is to be seen, whether it pays or not


@dataclass(frozen=True, slots=True)
class ChoiceWidgets:
    """What has a setting."""

    theme: Theme
    bar: ModelBar
    controls: DraftControls
    switch: Switch
    legend: Legend
    transcript: Transcript
    actions: Actions


class Choices(QObject):
    def __init__(
        self,
        keeper: SettingsKeeper,
        find_builtin: Callable[[], EmbeddedPair],
        widgets: ChoiceWidgets,
    ) -> None:
        super().__init__()
        self._keeper = keeper
        self._find_builtin = find_builtin
        self._widgets = widgets

    def show(self) -> None:
        """Put all settings into the widgets."""
        settings, widgets = self._keeper.settings, self._widgets
        known = settings.drafter in [kind.value for kind in DrafterKind]
        drafter = DrafterKind(settings.drafter) if known else DrafterKind.LOOKUP
        widgets.controls.show_choices(
            Speculation(settings.speculation_on, drafter, settings.draft_length),
            settings.temperature,
            settings.seed,
        )
        widgets.switch.setChecked(settings.speculation_on)
        widgets.legend.show_colours_on(settings.show_colours)
        widgets.transcript.show_origins(settings.show_colours)
        widgets.actions.show_colours.setChecked(settings.show_colours)
        widgets.actions.show_theme_choice(settings.theme)
        widgets.bar.show_recent(settings.recent_targets, settings.recent_drafts)

    def take_speculation(self, speculation: Speculation) -> None:
        settings = self._keeper.settings
        changed = speculation.draft_length != settings.draft_length
        self._keeper.change(
            speculation_on=speculation.on,
            drafter=speculation.drafter.value,
            draft_length=speculation.draft_length,
            draft_length_chosen=settings.draft_length_chosen or changed,
        )

    def take_sampling(self) -> None:
        controls = self._widgets.controls
        self._keeper.change(temperature=controls.temperature, seed=controls.seed)

    def take_colours(self, shown: bool) -> None:
        self._widgets.transcript.show_origins(shown)
        self._widgets.actions.show_colours.setChecked(shown)
        self._keeper.change(show_colours=shown)

    def take_theme(self, choice: ThemeChoice) -> None:
        self.take_appearance(replace(self._widgets.theme.appearance, theme=choice))

    def take_appearance(self, appearance: Appearance) -> None:
        self._keeper.change(**asdict(appearance))
        self._widgets.theme.choose(appearance)
        self._widgets.actions.show_theme_choice(appearance.theme)

    def take_pair(self, request: LoadRequest) -> None:
        """This pair works: it is offered again, and loaded at the next start."""
        settings = self._keeper.settings
        # The built-in model's place changes from one installation to the next: it has no path.
        builtin = self._builtin()
        own = builtin is not None and request.target == builtin.target
        target = "" if own else str(request.target)
        plain = request.draft is None or (own and builtin and request.draft == builtin.draft)
        draft = "" if plain else str(request.draft)
        targets = with_recent(settings.recent_targets, target)
        drafts = with_recent(settings.recent_drafts, draft)
        self._keeper.change(
            last_target=target,
            last_draft=draft,
            recent_targets=targets if target else settings.recent_targets,
            recent_drafts=drafts if draft else settings.recent_drafts,
        )
        settings = self._keeper.settings
        self._widgets.bar.show_recent(settings.recent_targets, settings.recent_drafts)
        if not settings.draft_length_chosen:
            # The built-in model is there to show guessing; with any other one nobody should wait.
            length = None if target else SHOWN_LENGTH
            self._keeper.change(draft_length=length)
            self._widgets.controls.show_length(length)

    def first_time(self) -> bool:
        """True once: nobody has been told yet how guessing works without a draft model."""
        told = self._keeper.settings.told_about_drafts
        self._keeper.change(told_about_drafts=True)
        return not told

    def _builtin(self) -> EmbeddedPair | None:
        try:
            return self._find_builtin()
        except UserError:
            return None
