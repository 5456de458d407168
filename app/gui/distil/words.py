"""Times, shares and notes of a draft in the making, in words. Knows no widgets."""

from __future__ import annotations

from app.distil.run import Size
from app.gui.amounts import amount
from app.gui.distil.progress import Stage
from app.gui.distil.workshop import Facts, Kept
from app.gui.numerals import numeral
from app.gui.translation import tr

DASH = "–"


def match_meaning() -> str:
    return tr("On replies kept aside: how often the draft's first choice is the model's own.")


def acceptance_meaning() -> str:
    return tr(
        "On replies kept aside, at temperature 0.8: the sum of min(p, q), which is the share of "
        "guesses that the model would keep."
    )


def duration(minutes: float) -> str:
    """ "20 minutes", "1 hour", "1 hour 30 minutes"."""
    hours, rest = divmod(max(1, round(minutes)), 60)
    parts = []
    if hours:
        parts.append(tr("1 hour") if hours == 1 else tr("{hours} hours").format(hours=hours))
    if rest:
        parts.append(tr("1 minute") if rest == 1 else tr("{minutes} minutes").format(minutes=rest))
    return " ".join(parts)


def left(seconds: float | None) -> str:
    """ "about 12 minutes left"; "" where it is not known."""
    if seconds is None:
        return ""
    if seconds < 60:
        return tr("less than a minute left")
    return tr("about {duration} left").format(duration=duration(seconds / 60))


def cost(facts: Facts, minutes: float) -> str:
    """What a run takes of this computer."""
    free = amount(facts.free) if facts.free is not None else DASH
    return tr(
        "Takes every processor core for about {duration}, {needed} of disk ({free} are free), and "
        "memory for the model once more. Replies are slower meanwhile. You can stop at any time "
        "and go on later."
    ).format(duration=duration(minutes), needed=amount(facts.needed), free=free)


def kept(found: Kept | None) -> str:
    """What is there from before; "" where nothing is."""
    if found is None:
        return ""
    parts = [
        tr("Kept from before: {duration} of the model's answers.").format(
            duration=duration(found.collecting_seconds / 60)
        )
    ]
    if found.begun:
        sizes = ", ".join(sorted({size_words(size)[0] for size in found.begun}))
        parts.append(tr("A draft has begun to learn: {sizes}.").format(sizes=sizes))
    parts.append(tr("It goes on from there; the time you choose includes what was done."))
    return " ".join(parts)


def lacking(facts: Facts) -> str:
    """Why it can't be started here; "" where it can."""
    if facts.packaged:
        return tr(
            "Making a draft needs PyTorch, which is larger than all of Paceline and does not come "
            "along. Run Paceline from its sources for this; the draft can then be used here."
        )
    if facts.install:
        return tr(
            "Making a draft needs PyTorch, which is not installed. Install it with this command, "
            "then open this again:"
        )
    if facts.free is not None and facts.free < facts.needed:
        return tr(
            "Making a draft needs {needed} of disk, and {free} are free. Make room and open this "
            "again."
        ).format(needed=amount(facts.needed), free=amount(facts.free))
    return ""


def size_words(size: Size) -> tuple[str, str]:
    """A word, and a line about it."""
    match size:
        case Size.TINY:
            return (
                tr("Tiny"),
                tr("Guesses soonest, right less often. For models that are quick themselves."),
            )
        case Size.SMALL:
            return (
                tr("Small"),
                tr("Right more often, each guess takes a little longer. Right for most."),
            )


def count(value: int | None) -> str:
    return DASH if value is None else numeral(value, ",")


def share(value: float | None) -> str:
    return DASH if value is None else numeral(value, ".2f")


def tokens(value: int | None) -> str:
    """A dash where there are none yet."""
    return tr("{count:,} tokens").format(count=value) if value else count(value)


def stage_words(stage: Stage) -> str:
    return {
        Stage.STARTING: tr("Getting ready…"),
        Stage.COLLECTING: tr("Step 1 of 3: the model answers prompts"),
        Stage.LEARNING: tr("Step 2 of 3: the draft learns from the answers"),
        Stage.WRITING: tr("Step 3 of 3: the draft is written"),
    }[stage]
