"""Plain against speculative in turn: an iterator of measurements, and a table of them. Knows no
window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from app import theory
from app.engine.events import Round
from app.engine.pace import Pace
from app.engine.pair import Pair
from app.engine.reply import reply
from app.engine.requests import (
    Controls,
    DrafterKind,
    ReplyRequest,
    Role,
    SamplerSettings,
    Speculation,
    Turn,
)
from app.engine.stats import fold
from app.lab.prompts import Prompt


@dataclass(frozen=True, slots=True)
class Setup:
    """What is compared. `drafter` NONE is plain; `k` None is "auto"."""

    drafter: DrafterKind
    k: int | None
    temperature: float

    @property
    def plain(self) -> bool:
        return self.drafter is DrafterKind.NONE


@dataclass(frozen=True, slots=True)
class Measurement:
    """One reply by one set-up."""

    setup: Setup
    prompt: int
    repeat: int
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A set-up over all prompts. Rates are medians over the repeats, ratios are taken within one.

    `spread`: (largest - smallest) / median of tokens per second over the repeats.
    `predicted_speedup`: by the formula, from this row's own α, c and v.
    """

    drafter: str
    k: int | str
    temperature: float
    tokens_per_second: float
    tokens_per_pass: float
    alpha: float | None
    c: float | None
    v: float | None
    speedup: float | None
    predicted_speedup: float | None
    spread: float


def bench(
    pair: Pair,
    prompts: Sequence[Prompt],
    setups: Sequence[Setup],
    repeats: int,
    max_tokens: int,
) -> Iterator[Measurement]:
    """Every set-up on every prompt, in turn within each repeat, after one that warms up.

    Each set-up has a pace of its own: "auto" must not know what the others learnt.
    """
    paces = {setup: Pace(pair.loaded.costs) for setup in setups}
    for setup in setups:
        pair.pace = paces[setup]
        _run(pair, prompts[0], setup, 16, 0)
    for repeat in range(repeats):
        for number, prompt in enumerate(prompts):
            for setup in setups:
                pair.pace = paces[setup]
                rounds = _run(pair, prompt, setup, max_tokens, repeat)
                yield Measurement(setup, number, repeat, rounds)


def _run(pair: Pair, prompt: Prompt, setup: Setup, max_tokens: int, seed: int) -> tuple[Round, ...]:
    speculation = Speculation(not setup.plain, setup.drafter, setup.k)
    request = ReplyRequest(
        (Turn(Role.USER, prompt.text),),
        SamplerSettings(temperature=setup.temperature),
        speculation,
        seed,
        max_tokens,
    )
    events = reply(pair, request, Controls(speculation))
    return tuple(event for event in events if isinstance(event, Round))


def summarise(measurements: Iterable[Measurement]) -> list[Row]:
    """A row for each set-up, against plain at the same temperature where that was measured."""
    found: dict[Setup, list[Measurement]] = {}
    for measurement in measurements:
        found.setdefault(measurement.setup, []).append(measurement)
    rows = []
    for setup, mine in found.items():
        plain = found.get(Setup(DrafterKind.NONE, 0, setup.temperature))
        rows.append(_row(setup, mine, plain))
    return rows


def _row(setup: Setup, mine: list[Measurement], plain: list[Measurement] | None) -> Row:
    rounds = [round for measurement in mine for round in measurement.rounds]
    stats = fold(rounds)
    rates = _rates(mine)
    drafted = [round for round in rounds if round.drafted]
    speedup = c = v = predicted = None
    if plain:
        speedup = median(a / b for a, b in zip(rates, _rates(plain), strict=True))
        plain_pass = median(r.pass_seconds for m in plain for r in m.rounds)
        if drafted:
            c = median(r.draft_seconds / r.drafted for r in drafted) / plain_pass
            v = sum(r.pass_seconds for r in drafted) / len(drafted) / plain_pass
            predicted = _predict(rounds, c, v)
    return Row(
        drafter="plain" if setup.plain else setup.drafter.value.replace("model", "draft"),
        k="auto" if setup.k is None else setup.k,
        temperature=setup.temperature,
        tokens_per_second=median(rates),
        tokens_per_pass=stats.tokens_per_pass or 0.0,
        alpha=stats.acceptance_rate,
        c=c,
        v=v,
        speedup=speedup,
        predicted_speedup=predicted,
        spread=(max(rates) - min(rates)) / median(rates),
    )


def _rates(measurements: list[Measurement]) -> list[float]:
    """Tokens per second of each repeat, over all prompts."""
    repeats = sorted({measurement.repeat for measurement in measurements})
    return [
        fold(r for m in measurements if m.repeat == repeat for r in m.rounds).tokens_per_second
        or 0.0
        for repeat in repeats
    ]


def _predict(rounds: list[Round], c: float, v: float) -> float:
    """(1-α^(k+1)) / ((1-α)(kc+v)); rounds in which nothing was drafted are plain ones."""
    alpha = fold(rounds).acceptance_rate or 0.0
    tokens = seconds = 0.0
    for round in rounds:
        k = round.drafted
        tokens += theory.expected_tokens(alpha, k)
        seconds += k * c + v if k else 1.0
    return tokens / seconds
