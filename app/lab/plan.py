"""From an experiment to what is measured, in which order. Knows no model.

Machines drift: they warm up, and other programs come and go. So everything is measured between two
short plain replies, with plain passes between its rounds, and whole turns over everything repeat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.engine.requests import LoadRequest
from app.lab.experiment import Block, Condition, Experiment, Kind, Series

ROOM = 512  # tokens of context for a prompt, beside filler and reply


def plan(experiment: Experiment) -> tuple[Block, ...]:
    """All blocks in the order in which they are measured."""
    blocks = []
    for repeat in range(experiment.repeats):
        for prompt in range(len(experiment.prompts)):
            for group in _groups(experiment, experiment.prompts[prompt].kind):
                plain, others = group[0], group[1:]
                if repeat % 2:  # so that a drift within a turn cancels out over two
                    others = others[::-1]
                blocks += [Block(prompt, repeat, (plain, other)) for other in others]
    # One load after the other, within a turn: models are loaded as seldom as can be.
    order = list(dict.fromkeys(block.conditions[0].load for block in blocks))
    return tuple(sorted(blocks, key=lambda b: (b.repeat, order.index(b.conditions[0].load))))


def _groups(experiment: Experiment, kind: str) -> Iterator[tuple[Condition, ...]]:
    """What is compared with the same plain decoding, which comes first."""
    plain = Condition(Series.PLAIN, 0, experiment.load, temperature=experiment.temperature)
    match experiment.kind:
        case Kind.LENGTH:
            yield _lengths(experiment, plain)
        case Kind.DRAFTERS:
            yield from _drafters(experiment, plain)
        case Kind.TEMPERATURE:
            yield from _temperatures(experiment, plain)
        case Kind.PROMPTS:
            yield _guessed(experiment, replace(plain, kind=kind))
        case Kind.BATCH:
            for batch in experiment.batches:
                yield _guessed(experiment, replace(plain, x=batch, batch=batch))
        case Kind.CONTEXT:
            yield from _contexts(experiment, plain)


def _series(load: LoadRequest) -> tuple[Series, ...]:
    return (Series.DRAFT, Series.LOOKUP) if load.draft else (Series.LOOKUP,)


def _guessed(experiment: Experiment, plain: Condition) -> tuple[Condition, ...]:
    """Plain, the draft if there is one, and lookup."""
    series = _series(plain.load)
    return (plain, *(replace(plain, series=one, k=experiment.k) for one in series))


def _lengths(experiment: Experiment, plain: Condition) -> tuple[Condition, ...]:
    series = _series(experiment.load)[0]
    return (plain, *(replace(plain, series=series, x=k, k=k) for k in experiment.lengths))


def _drafters(experiment: Experiment, plain: Condition) -> Iterator[tuple[Condition, ...]]:
    k = experiment.k
    mine = [replace(plain, series=Series.LOOKUP, x=1, k=k)]
    if experiment.load.draft:
        mine.insert(0, replace(plain, series=Series.DRAFT, x=0, k=k))
        mine.append(replace(plain, series=Series.SCRAMBLED, x=2, k=k))
    yield (plain, *mine)
    for number, draft in enumerate(experiment.other_drafts):
        load = replace(experiment.load, draft=draft)
        other = replace(plain, load=load)
        yield (other, replace(other, series=Series.OTHER_DRAFT, x=3 + number, k=k))


def _temperatures(experiment: Experiment, plain: Condition) -> Iterator[tuple[Condition, ...]]:
    """Target and draft alike; and apart: the draft greedy, and the draft at 1."""
    series = _series(experiment.load)[0]
    for heat in experiment.temperatures:
        here = replace(plain, x=heat, temperature=heat)
        alike = replace(here, series=series, k=experiment.k)
        apart = (0.0, 1.0) if series is Series.DRAFT else ()
        others = [replace(alike, draft_temperature=own) for own in apart if own != heat]
        yield (here, alike, *others)


def _contexts(experiment: Experiment, plain: Condition) -> Iterator[tuple[Condition, ...]]:
    """The length with cold and warm caches; at the middle length other caches and attention."""
    lengths = experiment.contexts
    room = max(lengths, default=0) + ROOM + experiment.max_tokens
    load = replace(experiment.load, context_size=max(room, experiment.load.context_size))
    for length in lengths:
        here = replace(plain, load=load, x=length, context=length)
        warm = _guessed(experiment, here)
        yield (*warm, *(replace(one, cold=True) for one in warm[:2]))
    if not lengths:
        return
    middle = lengths[len(lengths) // 2]
    loads = [replace(load, cache_type=cache) for cache in experiment.cache_types]
    loads += [replace(load, flash_attention=flash) for flash in (False, True)]
    for other in loads:
        here = replace(plain, load=other, x=middle, context=middle)
        yield _guessed(experiment, here)
