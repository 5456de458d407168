"""What is shown of the chosen model, as one frozen value. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.engine.memory import FitVerdict
from app.gui.models.rows import Row
from app.settings import LoadChoice


class Act(Enum):
    """What can be done with a model."""

    USE = "use"
    DOWNLOAD = "download"
    DOWNLOAD_PAIR = "download pair"
    PAUSE = "pause"
    RESUME = "resume"
    CANCEL = "cancel"
    SHOW = "show"
    DELETE = "delete"
    PAGE = "page"


@dataclass(frozen=True, slots=True)
class Offer:
    """A button; the first of a model is the main one. `why_not`: "" where it can be pressed."""

    act: Act
    words: str = ""  # in place of the usual ones
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class LoadView:
    """What the load settings show. 0 = unknown."""

    choice: LoadChoice
    trained_context: int
    layers: int


@dataclass(frozen=True, slots=True)
class Access:
    """A gate in the way: `words` say which; `repo` is whose licence is to be read."""

    words: str
    repo: str
    asking: bool = False


@dataclass(frozen=True, slots=True)
class Detail:
    """`facts`: (name, value). `done`: of a download, 0 to 1. `choices`: drafts, or files."""

    key: str
    title: str
    facts: tuple[tuple[str, str], ...] = ()
    fit: FitVerdict | None = None
    words: str = ""
    trouble: str = ""
    done: float | None = None
    progress: str = ""
    offers: tuple[Offer, ...] = ()
    choices_title: str = ""
    choices: tuple[Row, ...] = ()
    chosen: str = ""
    load: LoadView | None = None
    access: Access | None = None
