"""What the closed kinds of the Models view are called. Knows nothing of where that is shown."""

from __future__ import annotations

from app.engine.memory import Fit
from app.gui.models.detail import Act
from app.gui.translation import tr


def act_words(act: Act) -> str:
    """On its button."""
    return {
        Act.USE: tr("Use"),
        Act.DOWNLOAD: tr("Download"),
        Act.DOWNLOAD_PAIR: tr("Download with its draft"),
        Act.PAUSE: tr("Pause"),
        Act.RESUME: tr("Resume"),
        Act.CANCEL: tr("Cancel…"),
        Act.SHOW: tr("Show in folder"),
        Act.DELETE: tr("Delete…"),
        Act.PAGE: tr("Open its page…"),
    }[act]


def fit_word(fit: Fit) -> str:
    return {
        Fit.GPU: tr("fits on GPU"),
        Fit.MEMORY: tr("fits in memory, slower"),
        Fit.NO: tr("does not fit"),
    }[fit]
