"""Does what the dialog asks, and shows in it and in the bar how far a draft is. Knows nothing of
how it is made."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal

from app.distil.run import Made, Plan
from app.engine.events import Failed
from app.engine.requests import LoadRequest
from app.gui.banner import Banner, Notice, WayOn, Weight
from app.gui.distil.dialog import DistilDialog
from app.gui.distil.form import Choice
from app.gui.distil.progress import Progress
from app.gui.distil.workshop import Facts, Workshop
from app.gui.pair.model_bar import ModelBar
from app.gui.pair.session import PairSession
from app.gui.translation import said, tr


class DistilPresenter(QObject):
    plan_ready = Signal(object)  # Plan to begin with
    pair_chosen = Signal(object)  # LoadRequest: the target with its new draft
    folder_asked = Signal(str)  # a file: address

    def __init__(
        self,
        workshop: Workshop,
        dialog: DistilDialog,
        bar: ModelBar,
        banner: Banner,
        pairs: PairSession,
    ) -> None:
        super().__init__()
        self._workshop = workshop
        self._dialog = dialog
        self._bar = bar
        self._banner = banner
        self._pairs = pairs
        self._facts: Facts | None = None  # of the target that the dialog is about
        self._running = False
        self._made: Made | None = None  # and not used yet
        self._trouble = ""  # of the last run, and not seen yet
        dialog.start_asked.connect(self._start)
        dialog.use_asked.connect(self._use)
        dialog.folder_asked.connect(self._show_folder)
        dialog.another_asked.connect(self._make_another)

    def open(self) -> None:
        """What is being made, what is ready or failed; or the form for the present target."""
        present = self._pairs.loading or self._pairs.pair
        if self._running or self._made is not None:
            self._dismiss_banner()
            self._dialog.bring_up()
        elif self._trouble and self._facts is not None:
            self._open_form(self._facts.target)
        elif present is not None:
            self._open_form(present.target)
        else:
            self._banner.show_notice(
                Notice(
                    tr("No target is loaded yet."),
                    tr("Choose the target first."),
                    WayOn.CHOOSE_TARGET,
                )
            )

    def take_way(self, way_on: WayOn) -> None:
        """A button of the banner was pressed."""
        if way_on is WayOn.USE_MADE:
            self._use()
        elif way_on is WayOn.SHOW_MAKING:
            self.open()

    # ------------------------------------------------------------------ what the session tells

    def show_started(self, plan: Plan) -> None:
        self._running = True
        self._forget_end()
        self._bar.show_making(tr("Making a draft…"))
        self._dialog.show_running(self._name(plan.target))

    def show_progress(self, progress: Progress) -> None:
        self._bar.show_making(
            tr("Making a draft {share:.0f} %").format(share=progress.fraction * 100)
        )
        self._dialog.show_progress(progress)

    def show_made(self, made: Made) -> None:
        self._running = False
        self._made = made
        name = self._facts.name if self._facts else made.path.stem
        self._bar.show_making(tr("Draft ready"))
        self._dialog.show_made(made, name)
        if not self._dialog.isVisible() and self._banner.notice is None:
            what = tr("The draft for {name} is ready.").format(name=name)
            self._banner.show_notice(Notice(what, "", WayOn.USE_MADE, Weight.NOTICE))

    def show_stopped(self, plan: Plan) -> None:
        self._running = False
        self._forget_end()
        self._show_form(plan.target)

    def show_failed(self, failed: Failed) -> None:
        self._running = False
        trouble = f"{said(failed.what)} {said(failed.todo)}".strip()
        if self._dialog.isVisible() and self._facts is not None:
            self._forget_end()
            self._show_form(self._facts.target, trouble)
            return
        self._trouble = trouble
        self._bar.show_making(tr("Draft stopped"))
        if self._banner.notice is None:
            self._banner.show_notice(Notice(failed.what, failed.todo, WayOn.SHOW_MAKING))

    # ------------------------------------------------------------------ what the dialog asks

    def _start(self, choice: Choice) -> None:
        facts = self._facts
        if facts is not None and not self._running:
            self.plan_ready.emit(Plan(facts.target, facts.out, choice.size, choice.minutes))

    def _use(self) -> None:
        facts, made = self._facts, self._made
        self._dialog.close()
        self._forget_end()
        if facts is not None and made is not None:
            self.pair_chosen.emit(LoadRequest(facts.target, made.path))

    def _show_folder(self) -> None:
        if self._made is not None:
            self.folder_asked.emit(QUrl.fromLocalFile(str(self._made.path.parent)).toString())

    def _make_another(self) -> None:
        if self._facts is not None:
            self._open_form(self._facts.target)

    def _open_form(self, target: Path) -> None:
        trouble = self._trouble
        self._forget_end()
        self._show_form(target, trouble)
        self._dialog.bring_up()

    def _show_form(self, target: Path, trouble: str = "") -> None:
        self._facts = self._workshop.look(target, self._name(target))
        self._dialog.show_form(self._facts, trouble)

    def _forget_end(self) -> None:
        """What became of the last run has been seen."""
        self._made, self._trouble = None, ""
        self._bar.show_making("")
        self._dismiss_banner()

    def _dismiss_banner(self) -> None:
        """Where it tells what the dialog tells as well."""
        notice = self._banner.notice
        if notice is not None and notice.way_on in (WayOn.USE_MADE, WayOn.SHOW_MAKING):
            self._banner.dismiss()

    def _name(self, target: Path) -> str:
        if self._facts is not None and self._facts.target == target:
            return self._facts.name
        loaded = self._pairs.loaded
        return loaded.target.name if loaded and loaded.target.path == target else target.stem
