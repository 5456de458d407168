"""What the formula says of each draft length, and the best one: arithmetic. Knows no model.

A prediction must not come from what it predicts. So nothing here is taken from how fast the replies
with k guesses were, or from how many tokens their passes gave:

- the chances of acceptance are those of all rounds of a prompt, whatever their k;
- c and v(k) come from probes (`probing`), whose guesses no reply keeps.

The papers take one chance α for every position. But where some guesses were right the text is easy,
and the next one is likely right too; so one α promises too little of long drafts. The general form
takes each position's own chance, given that the guesses before it were accepted.

What then lies between line and points is chance: a reply of some dozen rounds, and greedy texts
that part between two k at a near-tie, after which one may be easier than the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median

from app.lab.experiment import BestLength, CurvePoint, LabRow, Pass, Series
from app.lab.summary import Paired, acceptance, chances
from app.theory import expected_tokens, expected_tokens_by_position

APART = 0.05  # from here on it is said why the lines part


@dataclass(frozen=True, slots=True)
class _Text:
    """A prompt's rounds of all k: how many tokens they wrote, the share of these in rounds in which
    nobody guessed, and the chances of acceptance, of each position and of all together."""

    tokens: int
    unguessed: float
    by_position: tuple[float, ...]
    alpha: float

    def round_tokens(self, k: int) -> float:
        """Of a round of k guesses."""
        missing = (self.alpha,) * (k - len(self.by_position))
        return expected_tokens_by_position((*self.by_position[:k], *missing))


def curve_of(paired: Sequence[Paired], lengths: Sequence[int]) -> tuple[CurvePoint, ...]:
    """The theory's line over k; () without probes. Texts are weighed by their tokens."""
    guessed = [one for one in paired if one.condition.k]
    of_prompt = {
        prompt: _text([p for one in guessed if one.prompt == prompt for p in one.run.passes])
        for prompt in {one.prompt for one in guessed}
    }
    everywhere = chances([p for one in guessed for p in one.run.passes])
    points = [CurvePoint(0, 1.0, 1.0, 1.0, 1.0, None, None, None)]
    for k in lengths:
        mine = [one for one in guessed if one.condition.k == k]
        # Of a run that is not finished, a k may have some of the texts only.
        texts = [text for p in sorted({one.prompt for one in mine}) if (text := of_prompt[p])]
        cost = _cost(mine, k)
        if cost is None or not texts:
            continue
        c, v = cost
        general = _mean(texts, [text.round_tokens(k) for text in texts], k * c + v)
        simple = _mean(texts, [expected_tokens(text.alpha, k) for text in texts], k * c + v)
        chance = everywhere[k - 1] if k <= len(everywhere) else None
        points.append(CurvePoint(k, *general, *simple, chance, c, v))
    return tuple(points) if len(points) > 1 else ()


def _text(passes: list[Pass]) -> _Text | None:
    alpha = acceptance(passes)
    tokens = sum(p.tokens for p in passes)
    if alpha is None or not tokens:
        return None
    unguessed = sum(p.tokens for p in passes if not p.drafted) / tokens
    return _Text(tokens, unguessed, chances(passes), alpha)


def _cost(probed: list[Paired], k: int) -> tuple[float, float] | None:
    """c and v(k), in the plain passes beside the probes: medians over the replies."""
    drafts, rests = [], []
    for probes in (one.run.probes for one in probed if one.run.probes):
        plain = sum(probe.plain_seconds for probe in probes)
        draft = sum(probe.draft_seconds for probe in probes)
        drafts.append(draft / k / plain)
        rests.append((sum(probe.seconds for probe in probes) - draft) / plain)
    return (median(drafts), median(rests)) if drafts else None


def _mean(texts: list[_Text], round_tokens: list[float], cost: float) -> tuple[float, float]:
    """Speedup and tokens per pass of all texts together, where a round of guesses costs so many
    plain passes."""
    seconds = passes = 0.0
    for text, tokens in zip(texts, round_tokens, strict=True):
        guessed = text.tokens * (1 - text.unguessed) / tokens  # rounds
        passes += text.tokens * text.unguessed + guessed
        seconds += text.tokens * text.unguessed + guessed * cost
    written = sum(text.tokens for text in texts)
    return written / seconds, written / passes


def predict(rows: Sequence[LabRow], curve: Sequence[CurvePoint]) -> tuple[LabRow, ...]:
    """The rows with the curve's predictions in place of those from their own figures."""
    points = {point.k: point for point in curve}
    found = []
    for row in rows:
        point = points.get(row.k)
        if row.series != Series.PLAIN:
            row = replace(
                row,
                predicted_speedup=point.speedup if point else None,
                expected_tokens_per_pass=point.tokens_per_pass if point else None,
            )
        found.append(row)
    return tuple(found)


def best_of(curve: Sequence[CurvePoint], rows: Sequence[LabRow]) -> BestLength | None:
    """The best k by the curve and by the measured rows; None where there are none."""
    if not curve or not rows:
        return None
    predicted = max(curve, key=lambda point: point.speedup)
    measured = max(rows, key=lambda row: row.speedup)
    return BestLength(predicted.k, predicted.speedup, measured.k, measured.speedup)


@dataclass(frozen=True, slots=True)
class Parting:
    """Why the two lines of the curve part: speedups by either at `k`, the longest, and the chances
    of the first guess and of later ones, the guesses before which were accepted."""

    k: int
    speedup: float
    one_alpha_speedup: float
    first: float
    later: float


def parting(curve: Sequence[CurvePoint]) -> Parting | None:
    """None where they are hardly apart."""
    last = curve[-1] if curve else None
    first = next((point.chance for point in curve if point.k == 1), None)
    later = [point.chance for point in curve if point.k > 1 and point.chance is not None]
    if last is None or first is None or not later:
        return None
    if abs(last.speedup / last.one_alpha_speedup - 1) < APART:
        return None
    return Parting(last.k, last.speedup, last.one_alpha_speedup, first, median(later))
