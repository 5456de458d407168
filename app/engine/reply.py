"""One reply as an iterator of events: prompt, rounds, end. The one loop that the window, the
command line and the lab all run. Knows nothing of processes or of how events are shown."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import perf_counter

import numpy as np

from app.engine.events import (
    Event,
    Finished,
    Guess,
    Origin,
    PromptProgress,
    PromptRead,
    Round,
    StopReason,
    Token,
)
from app.engine.llama import LanguageModel
from app.engine.pace import Plan
from app.engine.pair import Pair
from app.engine.requests import Controls, DrafterKind, ReplyRequest, Speculation
from app.engine.sampling import Sampler, Tokens
from app.engine.speculative import Drafter, Kept, Outcome, speculate
from app.engine.stop_strings import StopStrings
from app.engine.text import TextStream
from app.engine.window import Window

_LOOKING_UP = (DrafterKind.LOOKUP, DrafterKind.BOTH)
CATCH_UP = 32  # tokens that a draft may have missed and still read within a round


def reply(pair: Pair, request: ReplyRequest, controls: Controls) -> Iterator[Event]:
    """Generate one reply.

    Yields:
        PromptProgress*, PromptRead, Round*, Finished. Where oldest turns are left out in the middle
        of it, PromptProgress* and PromptRead come again.

    Raises:
        PromptTooLongError: the conversation does not fit into the context.
        UserError: the chat template refuses the conversation.
    """
    window = Window(pair, request)
    read = yield from _read_prompt(pair, window, controls)
    if read is None:
        yield Finished(StopReason.STOP, "", ())
        return

    pair.pace.begin_reply()
    writing = _Writing(pair, request, window.prompt)
    with _collector_paused():
        while (reason := writing.reason_to_stop(controls)) is None or (
            reason is StopReason.CONTEXT and window.move_on(*writing.so_far())
        ):
            if reason is not None:
                writing.go_on_after(window.prompt)
                read = yield from _read_prompt(pair, window, controls)
                continue
            plan = writing.plan(controls.speculation)
            if plan.drafter is DrafterKind.MODEL:
                yield from writing.bring_draft_up(controls)
            if read:  # by all who need it for the first round
                yield writing.with_drafts_reading(read)
                read = None
            if not controls.stop:
                yield from writing.next_round(plan, controls.speculation)
    if read:
        yield read
    yield from writing.finish(reason)


@contextmanager
def _collector_paused() -> Iterator[None]:
    """Rounds make no cycles, and looking for some takes 1 % of a small model's round."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _read_prompt(
    pair: Pair, window: Window, controls: Controls
) -> Generator[Event, None, PromptRead | None]:
    """Bring the prompt, but for its last token, into the target's cache; None if stopped."""
    started = perf_counter()
    prompt = window.prompt
    known = prompt[:-1]
    draft_reused = pair.draft.shared(known) if pair.draft else 0
    reused = pair.target.keep(known)
    for read in pair.target.read(known):
        yield PromptProgress(read, len(known))
        if controls.stop:
            return None
    return PromptRead(
        tokens=len(prompt),
        reused=reused,
        seconds=perf_counter() - started,
        draft_reused=draft_reused,
        left_out=window.left_out,
        thinking=window.thinking,
    )


class _Writing:
    """The reply as it grows."""

    def __init__(self, pair: Pair, request: ReplyRequest, prompt: Tokens) -> None:
        self._pair = pair
        self._target: LanguageModel = pair.target
        self._request = request
        self._sampler = Sampler(request.sampler, request.seed)
        self._stream = TextStream()
        for token in prompt[-4:].tolist():  # it may end within a character, which is gone on with
            self._stream.feed(self._target.vocabulary.piece(token))
        self._stops = StopStrings(request.stop_strings)
        self._tokens = prompt
        self._prompt_size = len(prompt)
        self._text: list[str] = []
        self._ended = False
        self._draft_missed = 0  # tokens that the draft has not read yet
        self._reading_time = 0.0  # seconds in which it did, counted nowhere yet

    @property
    def _written(self) -> int:
        return len(self._tokens) - self._prompt_size

    def so_far(self) -> tuple[str, tuple[int, ...]]:
        """What was written: its text and its tokens."""
        return "".join(self._text), tuple(self._tokens[self._prompt_size :].tolist())

    def go_on_after(self, prompt: Tokens) -> None:
        """The same reply behind another prompt, which ends with all that was written."""
        written = self._written
        self._tokens = prompt
        self._prompt_size = len(prompt) - written

    def reason_to_stop(self, controls: Controls) -> StopReason | None:
        """Why no further round follows; None while one does."""
        if self._stops.found:  # before an end token or a limit in the same round
            return StopReason.STRING
        if self._ended:
            return StopReason.END
        if self._written >= self._request.max_tokens:
            return StopReason.LENGTH
        if len(self._tokens) > self._target.context_size:
            return StopReason.CONTEXT
        return StopReason.STOP if controls.stop else None

    def bring_draft_up(self, controls: Controls) -> Iterator[Event]:
        """Let the draft read what it has missed, if that is much: the prompt, or a stretch that was
        written without it. A few tokens it reads along with its first step."""
        draft = self._pair.draft
        if draft is None or self._missed() <= CATCH_UP:
            return
        known = self._tokens[:-1]
        started = perf_counter()
        for read in draft.read(known):
            yield PromptProgress(read, len(known))
            if controls.stop:
                return
        self._reading_time += perf_counter() - started
        self._pair.pace.caught_up(self._draft_missed, self._reading_time)

    def with_drafts_reading(self, read: PromptRead) -> PromptRead:
        """The prompt has been read by whoever needs it for the first round."""
        if not self._reading_time:
            return read
        seconds, self._reading_time, self._draft_missed = self._reading_time, 0.0, 0
        return replace(read, seconds=read.seconds + seconds)

    def _missed(self) -> int:
        """Tokens that the draft has not read yet, but for the last, which no model has."""
        draft = self._pair.draft
        self._draft_missed = len(self._tokens) - 1 - draft.shared(self._tokens[:-1]) if draft else 0
        return self._draft_missed

    def next_round(self, plan: Plan, speculation: Speculation) -> Iterator[Round]:
        """One more round; those that are certain with it, which is most often itself."""
        rounds = tuple(self._stops.certain(self._write(plan, speculation)))
        if self._stops.found:
            self._tokens = self._tokens[: len(self._tokens) - self._stops.dropped]
            self._text = ["".join(self._text)[: -self._stops.dropped_characters]]
        yield from rounds

    def _write(self, plan: Plan, speculation: Speculation) -> Round:
        """Draft, verify, keep, and cut at the first end token or limit."""
        reading, self._reading_time = self._reading_time, 0.0  # in mid-reply guessing costs it
        started = perf_counter() - reading
        drafter = self._drafter(plan, speculation)
        outcome = speculate(self._target, drafter, self._tokens, plan.k, self._sampler)
        kept = self._cut(outcome.kept)
        self._tokens = np.concatenate([self._tokens, np.array([t.id for t in kept], np.int32)])
        tokens = tuple(self._token(t, outcome, i) for i, t in enumerate(kept))
        accepted = sum(t.origin is Origin.ACCEPTED for t in kept)
        corrected = sum(t.origin is Origin.CORRECTED for t in kept)
        self._text += [token.text for token in tokens]
        round = Round(
            tokens=tokens,
            drafted=len(outcome.proposal.tokens),
            checked=accepted + corrected,
            accepted=accepted,
            drafter=plan.drafter if outcome.proposal.tokens else DrafterKind.NONE,
            draft_seconds=outcome.draft_seconds + reading,
            pass_seconds=outcome.pass_seconds,
            seconds=perf_counter() - started,
            context_used=len(self._tokens),
            speculating=speculation.drafts,
            pace=plan.why,
            held_back=plan.held_back,
        )
        return self._pair.pace.judge(round, self._draft_missed)

    def finish(self, reason: StopReason) -> Iterator[Event]:
        """The last events; a character that was never completed ends as U+FFFD."""
        yield from self._stops.rest()
        if not self._stops.found:
            self._text.append(self._stream.finish())
        yield Finished(reason, *self.so_far())

    def plan(self, speculation: Speculation) -> Plan:
        """Who guesses next, and how far; never past the context or the limit."""
        drafters = self._pair.drafters
        match_length = 0
        if drafters.lookup and speculation.drafts and speculation.drafter in _LOOKING_UP:
            match_length = drafters.lookup.match_length(self._tokens)
        can_guess = self._target.rewindable > 0
        has_model = drafters.model is not None
        by_itself = speculation.drafts and speculation.draft_length is None
        missed = self._missed() if by_itself else 0  # who fixes the length has it read in any case
        plan = self._pair.pace.plan(speculation, has_model, match_length, can_guess, missed)
        room = self._target.context_size - len(self._tokens)  # every drafted token needs a cell
        left = self._request.max_tokens - self._written - 1  # one is the target's own
        models = (self._target, self._pair.draft) if self._pair.draft else (self._target,)
        back = min(model.rewindable for model in models)
        most = max(0, min(room, left, back))
        return plan if plan.k <= most else replace(plan, k=most)

    def _drafter(self, plan: Plan, speculation: Speculation) -> Drafter | None:
        match plan.drafter:
            case DrafterKind.MODEL:
                model = self._pair.drafters.model
                return model.at(speculation.draft_temperature) if model else None
            case DrafterKind.LOOKUP:
                return self._pair.drafters.lookup
            case _:
                return None

    def _cut(self, kept: list[Kept]) -> list[Kept]:
        """Up to the first end token, which is not shown and not counted."""
        for i, token in enumerate(kept):
            if self._target.vocabulary.ends(token.id):
                self._ended = True
                return kept[:i]
        return kept

    def _token(self, kept: Kept, outcome: Outcome, i: int) -> Token:
        rejected = None
        if kept.origin is Origin.CORRECTED:
            rejected = self._guess(outcome, i, kept.rejected_p)
        text = self._stream.feed(self._target.vocabulary.piece(kept.id))
        return Token(kept.id, text, kept.origin, kept.p, kept.q, rejected)

    def _guess(self, outcome: Outcome, i: int, p: float) -> Guess:
        token = outcome.proposal.tokens[i]
        text = self._target.vocabulary.piece(token).decode("utf-8", "replace")
        return Guess(token, text, outcome.proposal.q[i][token], p)
