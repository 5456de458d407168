"""From runs to rows, the curve and the best length: pure arithmetic. Knows no model and no file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from app.lab.experiment import (
    BestLength,
    Block,
    Condition,
    CurvePoint,
    LabRow,
    Pass,
    Run,
    Series,
)
from app.theory import expected_tokens

LONGEST = 16


@dataclass(frozen=True, slots=True)
class Paired:
    """A run with the plain decoding around it, in seconds a token and a round."""

    condition: Condition
    repeat: int
    prompt: int
    run: Run
    plain_token_seconds: float
    plain_round_seconds: float

    @property
    def tokens(self) -> int:
        return sum(p.tokens for p in self.run.passes)

    @property
    def seconds(self) -> float:
        return sum(p.seconds for p in self.run.passes)

    @property
    def drafted(self) -> list[Pass]:
        return [p for p in self.run.passes if p.drafted]

    @property
    def alpha(self) -> float | None:
        return acceptance(self.run.passes)

    @property
    def c(self) -> float | None:
        """A draft step, in plain rounds."""
        steps = sum(p.drafted / p.sequences for p in self.drafted)
        return sum(p.draft_seconds for p in self.drafted) / steps / self.plain_round_seconds

    @property
    def v(self) -> float:
        """A round without its drafting, likewise."""
        rest = sum(p.seconds - p.draft_seconds for p in self.drafted)
        return rest / len(self.drafted) / self.plain_round_seconds

    def predicted_speedup(self) -> float | None:
        """(1-α^(k+1)) / ((1-α)(kc+v)); rounds in which nothing was drafted are plain ones."""
        if self.alpha is None or self.c is None:
            return None
        lengths = [p.drafted / p.sequences for p in self.run.passes]
        tokens = sum(expected_tokens(self.alpha, round(k)) for k in lengths)
        cost = sum(k * self.c + self.v if k else 1.0 for k in lengths)
        return tokens / cost


def acceptance(passes: Sequence[Pass]) -> float | None:
    """accepted / checked; None where nothing was checked."""
    checked = sum(p.checked for p in passes)
    return sum(p.accepted for p in passes) / checked if checked else None


def pair_up(blocks: Sequence[Block], runs: Sequence[Run]) -> list[Paired]:
    """Every run of the whole blocks beside its plain decoding. A run without tokens is left out."""
    found: dict[int, list[Run]] = {}
    for run in runs:
        if run.passes and any(p.tokens for p in run.passes):
            found.setdefault(run.block, []).append(run)
    paired = []
    for number, mine in found.items():
        block = blocks[number]
        last = len(block.conditions)
        plain = [run for run in mine if run.condition in (0, last)]
        if not plain:
            continue
        passes = [p for run in plain for p in run.passes]
        seconds = sum(p.seconds for p in passes)
        each_token, each_round = seconds / sum(p.tokens for p in passes), seconds / len(passes)
        for run in mine:
            condition = block.conditions[run.condition % last]
            place = (condition, block.repeat, block.prompt, run)
            paired.append(Paired(*place, each_token, each_round))
    return paired


def rows_of(paired: Sequence[Paired]) -> tuple[LabRow, ...]:
    """A row for each condition, in the order in which they were first measured."""
    groups: dict[Condition, list[Paired]] = {}
    for one in paired:
        groups.setdefault(one.condition, []).append(one)
    rows = [_row(condition, mine) for condition, mine in groups.items()]
    return tuple(sorted(rows, key=lambda row: (row.kind, row.context, row.x, row.batch)))


def _row(condition: Condition, mine: list[Paired]) -> LabRow:
    passes = [p for one in mine for p in one.run.passes]
    repeats = [[one for one in mine if one.repeat == r] for r in sorted({o.repeat for o in mine})]
    speedups = [_speedup(turn) for turn in repeats]
    predicted = [x for x in map(_predicted, repeats) if x is not None]
    drafted = [one for one in mine if one.drafted]
    plain = condition.series is Series.PLAIN
    varied = [_rate(turn) for turn in repeats] if plain else speedups
    load = condition.load
    alpha = acceptance(passes)
    by_model = condition.series in (Series.DRAFT, Series.OTHER_DRAFT, Series.SCRAMBLED)
    lengths = [round(p.drafted / p.sequences) for p in passes]
    return LabRow(
        series=condition.series.value,
        draft=load.draft.name if load.draft and by_model else "",
        x=condition.x,
        kind=condition.kind,
        k=condition.k,
        temperature=condition.temperature,
        draft_temperature=condition.draft_temperature,
        batch=condition.batch,
        context=condition.context,
        cache_type=load.cache_type.value,
        flash_attention=load.flash_attention,
        prefix_reused=not condition.cold,
        tokens=sum(p.tokens for p in passes),
        tokens_per_second=median(_rate(turn) for turn in repeats),
        plain_tokens_per_second=median(_plain_rate(turn) for turn in repeats),
        tokens_per_pass=sum(p.tokens for p in passes) / sum(p.sequences for p in passes),
        expected_tokens_per_pass=(
            None
            if alpha is None
            else sum(expected_tokens(alpha, k) for k in lengths) / len(lengths)
        ),
        alpha=alpha,
        alpha_by_position=_by_position(passes),
        c=median(one.c or 0.0 for one in drafted) if drafted else None,
        v=median(one.v for one in drafted) if drafted else None,
        speedup=1.0 if plain else median(speedups),
        predicted_speedup=median(predicted) if predicted else None,
        spread=(max(varied) - min(varied)) / median(varied),
        first_token_seconds=median(one.run.first_token_seconds for one in mine),
    )


def _rate(turn: list[Paired]) -> float:
    return sum(one.tokens for one in turn) / sum(one.seconds for one in turn)


def _plain_rate(turn: list[Paired]) -> float:
    """Of the same texts, had they been decoded plainly."""
    return sum(one.tokens for one in turn) / sum(_plain_seconds(one) for one in turn)


def _plain_seconds(one: Paired) -> float:
    return one.tokens * one.plain_token_seconds


def _speedup(turn: list[Paired]) -> float:
    return sum(_plain_seconds(one) for one in turn) / sum(one.seconds for one in turn)


def _predicted(turn: list[Paired]) -> float | None:
    """Prompt by prompt, since each has an α of its own, and then taken together."""
    plain = cost = 0.0
    for one in turn:
        predicted = one.predicted_speedup() if one.drafted else 1.0
        if predicted is None:
            return None
        plain += _plain_seconds(one)
        cost += _plain_seconds(one) / predicted
    return plain / cost if any(one.drafted for one in turn) and cost else None


def _by_position(passes: Sequence[Pass]) -> tuple[float, ...]:
    """For each position: how often a guess there was accepted, of those that were checked. Rounds
    of several sequences do not say it."""
    if any(p.sequences > 1 for p in passes):
        return ()
    rates = []
    for position in range(LONGEST):
        checked = sum(p.checked > position for p in passes)
        if not checked:
            break
        rates.append(sum(p.accepted > position for p in passes) / checked)
    return tuple(rates)


def curve_of(paired: Sequence[Paired], lengths: Sequence[int]) -> tuple[CurvePoint, ...]:
    """The theory's line over k: each prompt with one α for all k, and c and v as measured at each
    k, since the first step of a round also reads what the last one left.

    The texts that were written are weighed by what they take plainly.
    """
    drafted = [one for one in paired if one.drafted]
    if not drafted:
        return ()
    alphas, weights = {}, {}
    for prompt in sorted({one.prompt for one in drafted}):
        mine = [one for one in drafted if one.prompt == prompt]
        alphas[prompt] = acceptance([p for one in mine for p in one.run.passes]) or 0.0
        weights[prompt] = sum(_plain_seconds(one) for one in mine)
    points = [CurvePoint(0, 1.0, 1.0)]
    for k in lengths:
        of_k = [one for one in drafted if one.condition.k == k]
        if of_k:
            cost = median(k * (one.c or 0.0) + one.v for one in of_k)
            tokens = {prompt: expected_tokens(alpha, k) for prompt, alpha in alphas.items()}
            passes = sum(weights[prompt] / tokens[prompt] for prompt in tokens)
            mean = sum(weights.values()) / passes
            points.append(CurvePoint(k, mean / cost, mean))
    return tuple(points)


def best_of(curve: Sequence[CurvePoint], rows: Sequence[LabRow]) -> BestLength | None:
    """The best k by the curve and by the measured rows; None where there are none."""
    if not curve or not rows:
        return None
    predicted = max(curve, key=lambda point: point.speedup)
    measured = max(rows, key=lambda row: row.speedup)
    return BestLength(predicted.k, predicted.speedup, measured.k, measured.speedup)
