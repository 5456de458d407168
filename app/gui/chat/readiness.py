"""What can be asked now, and if nothing can, why. Knows no widgets but the composer's words."""

from __future__ import annotations

from app.gui.chat.composer import Readiness
from app.gui.chat.session import ChatSession
from app.gui.engine_link import EngineLink
from app.gui.pair.session import PairSession
from app.gui.translation import tr


def readiness(chat: ChatSession, pairs: PairSession, link: EngineLink) -> tuple[Readiness, str]:
    """With the words for a person who has to wait."""
    if chat.replying:
        return Readiness.REPLYING, ""
    if pairs.lent_to:
        return Readiness.WAITING, pairs.lent_to
    if pairs.loaded is not None:
        return Readiness.READY, ""
    if not link.alive:
        return Readiness.WAITING, tr("The engine is not running.")
    if pairs.loading is not None:
        return Readiness.WAITING, tr("Loading the model…")
    return Readiness.WAITING, tr("Open a model to begin.")
