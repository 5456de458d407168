"""From runs to rows: pure arithmetic. Knows no model and no file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, median

from app.lab.experiment import Block, Condition, LabRow, Pass, Run, Series
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
        tokens = sum(_expected(p, self.alpha) for p in self.run.passes)
        lengths = [p.drafted / p.sequences for p in self.run.passes]
        return tokens / sum(k * self.c + self.v if k else 1.0 for k in lengths)


def acceptance(passes: Sequence[Pass]) -> float | None:
    """accepted / checked; None where nothing was checked."""
    checked = sum(p.checked for p in passes)
    return sum(p.accepted for p in passes) / checked if checked else None


def _expected(round: Pass, alpha: float) -> float:
    """Tokens of each sequence, by the formula. Sequences for which nobody guessed get one."""
    if not round.drafted:
        return 1.0
    tokens = expected_tokens(alpha, round.drafted / round.guessing)
    return 1 + (tokens - 1) * round.guessing / round.sequences


def pair_up(blocks: Sequence[Block], runs: Sequence[Run]) -> list[Paired]:
    """Every run of the whole blocks beside its plain decoding: plain passes between its rounds, or
    else the plain replies around it. A run without tokens is left out."""
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
            if run.plain_seconds:
                each = mean(run.plain_seconds)
                paired.append(Paired(*place, each, each))
            else:
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
            None if alpha is None else sum(_expected(p, alpha) for p in passes) / len(passes)
        ),
        alpha=alpha,
        alpha_by_position=chances(passes),
        c=median(one.c or 0.0 for one in drafted) if drafted else None,
        v=median(one.v for one in drafted) if drafted else None,
        speedup=1.0 if plain else median(speedups),
        predicted_speedup=median(predicted) if predicted else None,
        spread=(max(varied) - min(varied)) / median(varied) if len(varied) > 1 else None,
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


def chances(passes: Sequence[Pass]) -> tuple[float, ...]:
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
