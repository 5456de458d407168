"""Carries one condition out on a loaded pair: a reply as counts and times. Knows no sweep."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter

import numpy as np

from app.engine.drafters.model import ModelDrafter
from app.engine.events import PromptRead, Round
from app.engine.pair import Drafters, Pair
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
from app.engine.sampling import Logits, Sampler, Tokens
from app.engine.speculative import Target
from app.engine.text import prompt_tokens
from app.lab.batch import run_batch
from app.lab.experiment import Condition, Experiment, Kind, Pass, Run, Series
from app.lab.probing import Prober
from app.lab.prompts import Prompt, read_prompts

WARM_TOKENS = 8
PLAIN_TOKENS = 16  # of a plain reply, beside others: each of them takes the same
After = Callable[[Round, list[int]], None]  # a round, and the tokens so far


class Scrambled:
    """A model whose words are exchanged for one another: as slow as before, and hardly ever right.

    Args:
        size: of the vocabulary.
    """

    def __init__(self, model: Target, size: int) -> None:
        self._model = model
        self._order = np.random.default_rng(0).permutation(size)

    def logits(self, tokens: Tokens, rows: int) -> Logits:
        scrambled: Logits = self._model.logits(tokens, rows)[:, self._order]
        return scrambled


def run_condition(
    pair: Pair,
    experiment: Experiment,
    condition: Condition,
    place: tuple[int, int, int, int],
    controls: Controls,
) -> Run:
    """Measure one reply.

    Args:
        place: block, condition, prompt and repeat, as numbers.
        controls: stopped, the run is cut short and means nothing.

    Raises:
        UserError: it does not fit, or the model can't.
    """
    block, number, prompt, repeat = place
    if experiment.kind is Kind.BATCH:
        passes = run_batch(
            pair, experiment, condition, _most(experiment, condition), repeat, controls
        )
        return Run(block, number, 0.0, 0, 0, passes)
    request = _request(pair, experiment, condition, experiment.prompts[prompt], repeat)
    if condition.cold:
        pair.target.forget()
        if pair.draft:
            pair.draft.forget()
    elif condition.context:  # so that its prefix is there, whatever was read before
        _listen(pair, condition, request, controls, 1)
    prober = _prober(pair, experiment, condition, request)
    # A state that knows no way back would be read anew after each look at something else.
    after = prober.after if condition.k and not pair.target.recurrent else None
    heard = _listen(pair, condition, request, controls, _most(experiment, condition), after)
    return Run(
        block=block,
        condition=number,
        first_token_seconds=heard.first,
        prompt_tokens=heard.read.tokens,
        reused=heard.read.reused,
        passes=heard.passes,
        plain_seconds=tuple(prober.plain_seconds),
        probes=tuple(prober.probes),
    )


def warm_up(pair: Pair, experiment: Experiment, condition: Condition, controls: Controls) -> None:
    """The first passes page weights in and build graphs: they are not measured."""
    request = _request(pair, experiment, condition, experiment.prompts[0], 0)
    _listen(pair, condition, request, controls, WARM_TOKENS)


def _most(experiment: Experiment, condition: Condition) -> int:
    """Tokens of the reply."""
    return experiment.max_tokens if condition.k else min(experiment.max_tokens, PLAIN_TOKENS)


@dataclass(frozen=True, slots=True)
class _Heard:
    """A reply: seconds to its first round, its prompt, its rounds."""

    first: float
    read: PromptRead
    passes: tuple[Pass, ...]


def _listen(
    pair: Pair,
    condition: Condition,
    request: ReplyRequest,
    controls: Controls,
    most: int,
    after: After | None = None,
) -> _Heard:
    """A reply up to the round in which it comes to `most` tokens. That round may go past them: cut
    short, it would not be one of k guesses."""
    request = replace(request, max_tokens=most + condition.k)
    controls.speculation = request.speculation
    started = perf_counter()
    first = 0.0
    read = PromptRead(0, 0, 0.0)
    passes: list[Pass] = []
    tokens: list[int] = []
    for event in reply(_with_drafter(pair, condition), request, controls):
        match event:
            case PromptRead():
                read = event
            case Round():
                first = first or perf_counter() - started
                passes.append(_pass(event))
                tokens += [token.id for token in event.tokens]
                if len(tokens) >= most:
                    break
                if after:
                    after(event, tokens)
            case _:
                pass
    return _Heard(first, read, tuple(passes))


def _prober(
    pair: Pair, experiment: Experiment, condition: Condition, request: ReplyRequest
) -> Prober:
    """Plain passes only, but where draft lengths are measured."""
    drafters = _with_drafter(pair, condition).drafters
    by_lookup = condition.drafter is DrafterKind.LOOKUP
    drafter = drafters.lookup if by_lookup else drafters.model
    prompt = prompt_tokens(request.turns, pair.template, pair.target.vocabulary)
    sampler = Sampler(request.sampler, request.seed)
    rounds = experiment.kind is Kind.LENGTH
    return Prober(pair, drafter if rounds else None, condition.k, prompt, sampler)


def _pass(round: Round) -> Pass:
    return Pass(
        tokens=len(round.tokens),
        drafted=round.drafted,
        checked=round.checked,
        accepted=round.accepted,
        draft_seconds=round.draft_seconds,
        seconds=round.seconds,
    )


def _with_drafter(pair: Pair, condition: Condition) -> Pair:
    if condition.series is not Series.SCRAMBLED or pair.draft is None:
        return pair
    scrambled = Scrambled(pair.draft, pair.draft.vocabulary.size)
    model = ModelDrafter(scrambled, pair.target.vocabulary.size)
    return replace(pair, drafters=Drafters(pair.drafters.lookup, model))


def _request(
    pair: Pair, experiment: Experiment, condition: Condition, prompt: Prompt, repeat: int
) -> ReplyRequest:
    text = prompt.text
    if condition.context:
        text = f"{filler(pair, condition.context)}\n\n{text}"
    drafts = condition.series is not Series.PLAIN
    return ReplyRequest(
        (Turn(Role.USER, text),),
        SamplerSettings(temperature=condition.temperature),
        Speculation(drafts, condition.drafter, condition.k, condition.draft_temperature),
        seed=repeat,
    )


def filler(pair: Pair, tokens: int) -> str:
    """About so many tokens of ordinary text."""
    text = "\n\n".join(prompt.text for prompt in read_prompts())
    vocabulary = pair.target.vocabulary
    each = len(vocabulary.tokenize(text, special=False))
    whole = (text + "\n\n") * (tokens // max(1, each) + 1)
    words = whole.split(" ")
    share = tokens / max(1, len(vocabulary.tokenize(whole, special=False)))
    return " ".join(words[: max(1, round(len(words) * share))])
