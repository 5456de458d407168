"""The ways to get guesses, and which of them there are here and for the loaded model. Knows no
widgets."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.events import Loaded
from app.gui.translation import tr


@dataclass(frozen=True, slots=True)
class Way:
    name: str
    words: str
    status: str
    here: bool  # it can be used now


def ways(loaded: Loaded | None) -> tuple[Way, ...]:
    """All of them, those that can be used here first."""
    return (_draft(loaded), _lookup(loaded), *_heads(loaded), *_others())


def _draft(loaded: Loaded | None) -> Way:
    words = tr(
        "A model of the same family, ten to thirty times smaller, with the same vocabulary. The "
        "simplest way where there is one; Paceline can make one where there is none."
    )
    status, here = tr("Available; load a draft to use it."), False
    if loaded is not None and loaded.draft is not None:
        status, here = tr("In use: {draft}.").format(draft=loaded.draft.name), True
    return Way(tr("A small draft model"), words, status, here)


def _lookup(loaded: Loaded | None) -> Way:
    words = tr(
        "What follows the last few words elsewhere in the conversation is guessed again. It costs "
        "nothing, and hits where a reply repeats: edited code, quotes, summaries."
    )
    status = tr("Available with every model.")
    return Way(tr("Prompt lookup"), words, status, loaded is not None)


def _heads(loaded: Loaded | None) -> tuple[Way, ...]:
    architecture = "" if loaded is None else loaded.target.architecture
    own = tr("Not available here: llama.cpp's programming interface does not give out the heads.")
    trained = architecture.startswith(("deepseek2", "glm4moe", "qwen3next", "mimo2"))
    if trained:
        own = tr("Models of this architecture may have such a head; it is not used here yet.")
    return (
        Way(
            tr("Multi-token prediction"),
            tr("The model was trained with a head that foresees the token after the next one."),
            own,
            False,
        ),
        Way(
            tr("EAGLE"),
            tr(
                "A light layer guesses the target's next inner state from its last ones. Among the "
                "fastest ways known, where somebody has trained it for the target."
            ),
            tr("Not available here; servers such as vLLM have it."),
            False,
        ),
        Way(
            tr("Medusa"),
            tr(
                "Extra heads on the target guess two, three, four tokens ahead at once; several "
                "candidates are checked together as a tree."
            ),
            tr("Not available here; it needs heads trained for the target."),
            False,
        ),
    )


def _others() -> tuple[Way, ...]:
    return (
        Way(
            tr("Lookahead decoding"),
            tr(
                "The target guesses many places at once, improves them in parallel, and keeps runs "
                "of words that it has seen come out."
            ),
            tr("Not available here; on a CPU its extra arithmetic would cost more than it saves."),
            False,
        ),
        Way(
            tr("Self-speculation"),
            tr("The first layers of the target alone make the guesses; all of them check."),
            tr("Not available here; its guesses are too dear for small models."),
            False,
        ),
    )
