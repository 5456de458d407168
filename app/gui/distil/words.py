"""Times, shares and notes of a draft in the making, in words. Knows no widgets."""

from __future__ import annotations

from app.distil.run import Size
from app.gui.distil.workshop import Facts, Kept
from app.gui.models.figures import amount
from app.gui.translation import tr

DASH = "–"

MATCH = "On replies kept aside: how often the draft's first choice is the model's own."
ACCEPTANCE = (
    "On replies kept aside, at temperature 0.8: the sum of min(p, q), which is the share of "
    "guesses that the model would keep."
)


def duration(minutes: float) -> str:
    """ "20 minutes", "1 hour", "1 hour 30 minutes"."""
    hours, rest = divmod(max(1, round(minutes)), 60)
    parts = []
    if hours:
        parts.append("1 hour" if hours == 1 else f"{hours} hours")
    if rest:
        parts.append("1 minute" if rest == 1 else f"{rest} minutes")
    return " ".join(parts)


def left(seconds: float | None) -> str:
    """ "about 12 minutes left"; "" where it is not known."""
    if seconds is None:
        return ""
    if seconds < 60:
        return "less than a minute left"
    return f"about {duration(seconds / 60)} left"


def cost(facts: Facts, minutes: float) -> str:
    """What a run takes of this computer."""
    free = "" if facts.free is None else f" ({amount(facts.free)} are free)"
    return (
        f"Takes every processor core for about {duration(minutes)}, {amount(facts.needed)} of "
        f"disk{free}, and memory for the model once more. Replies are slower meanwhile. You can "
        "stop at any time and go on later."
    )


def kept(found: Kept | None) -> str:
    """What is there from before; "" where nothing is."""
    if found is None:
        return ""
    begun = {size.value for size in found.begun}
    learning = f", and a {' and a '.join(sorted(begun))} draft has begun to learn" if begun else ""
    return (
        f"Kept from before: {duration(found.collecting_seconds / 60)} of the model's answers"
        f"{learning}. It goes on from there; the time you choose includes what was done."
    )


def lacking(facts: Facts) -> str:
    """Why it can't be started here; "" where it can."""
    if facts.packaged:
        return tr(
            "Making a draft needs PyTorch, which is larger than all of Paceline and does not come "
            "along. Run Paceline from its sources for this; the draft can then be used here."
        )
    if facts.install:
        return (
            "Making a draft needs PyTorch, which is not installed. Install it with this command, "
            "then open this again:"
        )
    if facts.free is not None and facts.free < facts.needed:
        return (
            f"Making a draft needs {amount(facts.needed)} of disk, and {amount(facts.free)} are "
            "free. Make room and open this again."
        )
    return ""


def size_words(size: Size) -> tuple[str, str]:
    """A word, and a line about it."""
    match size:
        case Size.TINY:
            return (
                "Tiny",
                "Guesses soonest, right less often. For models that are quick themselves.",
            )
        case Size.SMALL:
            return "Small", "Right more often, each guess takes a little longer. Right for most."


def count(value: int | None) -> str:
    return DASH if value is None else f"{value:,}"


def share(value: float | None) -> str:
    return DASH if value is None else f"{value:.2f}"
