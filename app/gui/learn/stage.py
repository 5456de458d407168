"""Draws one round: the draft's guesses, the target's one pass, what it keeps. Knows no odds."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.engine.events import Origin
from app.gui.learn.chips import CHIP_HEIGHT, State, draw_guess, draw_kept, draw_room
from app.gui.learn.script import Scene
from app.gui.learn.story import Word
from app.gui.look.theme import GRID, Colours, caption_font, mix, strong
from app.gui.translation import tr
from app.theory import SimulatedRound

_NAMES = 116.0  # the width of the column that says whose row it is
_GAP = 6.0
_WIDEST = 104.0
_DRAFT_TOP = 12.0
_PASS_TOP = _DRAFT_TOP + CHIP_HEIGHT + 14
_TARGET_TOP = _PASS_TOP + 26
_HEIGHT = _TARGET_TOP + CHIP_HEIGHT + 40


class Stage(QWidget):
    """γ + 1 columns: a guess in each but the last, below it what the target makes of it."""

    def __init__(self, story: tuple[Word, ...], colours: Colours) -> None:
        super().__init__()
        self._story = story
        self._colours = colours
        self._scene = Scene(0, SimulatedRound(4, 0))
        self.setFixedHeight(round(_HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_room(4)

    def show_scene(self, scene: Scene) -> None:
        self._scene = scene
        self.setAccessibleName(scene_words(scene))
        self.update()

    def show_room(self, gamma: int) -> None:
        """Nothing has been guessed yet."""
        self.show_scene(Scene(0, SimulatedRound(gamma, 0)))

    def show_look(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(640, round(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(440, round(_HEIGHT))

    # ------------------------------------------------------------------ drawing

    def _draw_names(self, painter: QPainter) -> None:
        rows = (
            (_DRAFT_TOP, tr("Draft"), tr("guesses in turn")),
            (_TARGET_TOP, tr("Target"), tr("keeps or corrects")),
        )
        for top, name, does in rows:
            painter.setFont(strong(self.font()))
            painter.setPen(QColor(self._colours.text))
            painter.drawText(QPointF(0, top + 14), name)
            painter.setFont(caption_font(self.font()))
            painter.setPen(QColor(self._colours.muted))
            painter.drawText(QPointF(0, top + 30), does)

    def _box(self, column: int, top: float) -> QRectF:
        columns = self._scene.gamma + 1
        width = min(_WIDEST, (self.width() - _NAMES - _GAP * columns) / columns)
        return QRectF(_NAMES + column * (width + _GAP), top, width, CHIP_HEIGHT)

    def _draw_draft(self, painter: QPainter) -> None:
        scene = self._scene
        for i in range(scene.gamma):
            box = self._box(i, _DRAFT_TOP)
            if i >= scene.guesses:
                draw_room(painter, box, self._colours)
                continue
            word = self._word(i)
            right = i < scene.accepted
            state = State.WAITING
            if i < scene.judged and not right:
                state = State.CROSSED_OUT
            elif scene.own and i >= scene.judged:
                state = State.UNSEEN
            draw_guess(painter, box, word.right if right else word.wrong, state, self._colours)

    def _draw_pass(self, painter: QPainter) -> None:
        """A bracket under all that the one pass reads."""
        scene, colours = self._scene, self._colours
        left = self._box(0, 0).left()
        right = self._box(scene.gamma, 0).right()
        ready = scene.guesses == scene.gamma
        shade = colours.accent if scene.passed else colours.muted if ready else colours.border
        y = _PASS_TOP + 4
        painter.setPen(QPen(QColor(shade), 2 if scene.passed else 1))
        painter.drawPolyline(
            [QPointF(left, y - 6), QPointF(left, y), QPointF(right, y), QPointF(right, y - 6)]
        )
        words = tr("one pass of the target reads them all")
        if not ready:
            words = tr("one pass, once all guesses stand")
        font = caption_font(self.font())
        metrics = QFontMetricsF(font)
        box = QRectF(0, 0, metrics.horizontalAdvance(words) + GRID * 2, metrics.height())
        box.moveCenter(QPointF((left + right) / 2, y))
        ground = mix(colours.accent, colours.background, 0.14)
        painter.fillRect(box, ground if scene.passed else QColor(colours.background))
        painter.setFont(font)
        painter.setPen(QColor(colours.text if scene.passed else colours.muted))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def _draw_target(self, painter: QPainter) -> None:
        scene = self._scene
        painter.setFont(self.font())
        kept = min(scene.judged, scene.accepted)
        for i in range(scene.gamma + 1):
            box = self._box(i, _TARGET_TOP)
            if i < kept:
                draw_kept(painter, box, self._word(i).right, Origin.ACCEPTED, self._colours)
            elif i == scene.accepted and scene.own:
                draw_kept(painter, box, self._word(i).right, scene.origins[-1], self._colours)
            elif i <= scene.gamma and not scene.own:
                draw_room(painter, box, self._colours)

    def _draw_words(self, painter: QPainter) -> None:
        painter.setFont(caption_font(self.font()))
        painter.setPen(QColor(self._colours.muted))
        box = QRectF(_NAMES, _TARGET_TOP + CHIP_HEIGHT + 8, self.width() - _NAMES, 32)
        # Two lines where there is little room: some languages need more of it.
        painter.drawText(box, Qt.TextFlag.TextWordWrap, scene_words(self._scene))

    def _word(self, offset: int) -> Word:
        return self._story[(self._scene.start + offset) % len(self._story)]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_names(painter)
        painter.setFont(self.font())
        self._draw_draft(painter)
        self._draw_pass(painter)
        self._draw_target(painter)
        self._draw_words(painter)


def scene_words(scene: Scene) -> str:
    """What happens in this scene, in a sentence."""
    if scene.own and scene.accepted == scene.gamma:
        words = tr("All {k} guesses were right: the pass gives one word more, the bonus.")
        return words.format(k=scene.gamma)
    if scene.own:
        words = tr("The target's own word replaces the wrong guess; {n} word(s) from one pass.")
        return words.format(n=scene.accepted + 1)
    if scene.judged and scene.judged > scene.accepted:
        return tr("A wrong guess: it is crossed out, and what follows it is thrown away.")
    if scene.judged:
        return tr("The target would have said the same: the guess is kept.")
    if scene.passed:
        return tr("One pass of the target says what it would write at each of these places.")
    if scene.guesses:
        return tr("The draft guesses word {n} of {k}.").format(n=scene.guesses, k=scene.gamma)
    return tr("Press Step to see one round, or Run to see many.")
