"""A target with its draft, loaded and measured. Knows nothing of conversations."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from app.engine import costs, llama
from app.engine.drafters.lookup import LookupDrafter
from app.engine.drafters.model import ModelDrafter
from app.engine.events import Costs, Failed, Loaded, LoadProgress
from app.engine.gguf_header import Header, later_parts, read_header
from app.engine.llama import LanguageModel, LoadOptions
from app.engine.memory import draft_cache_type
from app.engine.model_shape import shape_of
from app.engine.pace import Pace
from app.engine.pairing import judge
from app.engine.placement import ByHand, Placement, fewer, place
from app.engine.requests import LoadRequest
from app.engine.text import ChatTemplate
from app.engine.threads import ThreadCount
from app.errors import LoadCancelledError, OutOfMemoryError, UserError
from app.words import Words


@dataclass(frozen=True, slots=True)
class Drafters:
    """Who can guess for this target; None where nobody can."""

    lookup: LookupDrafter | None
    model: ModelDrafter | None


@dataclass(slots=True)
class Pair:
    """What a reply needs. `loaded` says the same in frozen words."""

    target: LanguageModel
    draft: LanguageModel | None
    template: ChatTemplate
    drafters: Drafters
    pace: Pace
    loaded: Loaded

    def close(self) -> None:
        """Free both models."""
        self.target.close()
        if self.draft:
            self.draft.close()


def load_pair(request: LoadRequest, cancelled: Callable[[], bool]) -> Iterator[LoadProgress | Pair]:
    """Load target and draft and measure what they cost here: progress, then the pair.

    A draft that can't be used does not spoil the target: `loaded.draft_refused` has the reason.

    Raises:
        UserError: the target can't be used.
        LoadCancelledError: `cancelled` said so.
    """
    header = read_header(request.target)
    source = _template(request, header)
    context, notices = _context(request, header)
    placement = _place(request, header, context)
    if placement.notice:
        notices.append(placement.notice)
    options = LoadOptions(
        context, placement.target_layers, request.cache_type, request.flash_attention
    )
    threads = ThreadCount()
    target = yield from _load(request.target, "target", options, threads, cancelled, notices)
    draft, refused = None, None
    try:
        try:
            draft = yield from _load_draft(request, target, placement, threads, cancelled, notices)
        except UserError as error:
            refused = Failed(error.what, error.todo)
        measured = yield from _measure(target, draft, cancelled)
        vocabulary = target.vocabulary
        bos, eos = vocabulary.text(vocabulary.bos), vocabulary.text(vocabulary.eos)
        template = ChatTemplate(source, bos, eos)
    except BaseException:
        target.close()
        if draft:
            draft.close()
        raise
    if not target.rewindable:
        notices.append(
            Words("This kind of model can't take back tokens, so it runs without speculation.")
        )
    loaded = Loaded(
        target.info,
        draft.info if draft else None,
        target.context_size,
        llama.list_devices(),
        measured,
        tuple(notices),
        refused,
        template.thinking_offered,
    )
    drafters = _drafters(target, draft)
    yield Pair(target, draft, template, drafters, Pace(measured), loaded)


def _drafters(target: LanguageModel, draft: LanguageModel | None) -> Drafters:
    if not target.rewindable:
        return Drafters(None, None)
    model = ModelDrafter(draft, target.vocabulary.size) if draft else None
    return Drafters(LookupDrafter(), model)


def _context(request: LoadRequest, header: Header) -> tuple[int, list[Words]]:
    """How many tokens it gets, and what the person should know of the model."""
    notices: list[Words] = []
    trained = header.number("context_length")
    context = min(request.context_size, trained) if trained else request.context_size
    if context < request.context_size:
        notices.append(
            Words(
                "This model was trained for a context of {trained:,} tokens; it gets that.",
                trained=trained,
            )
        )
    if header.chat_template is None and request.template is None:
        notices.append(Words("This model has no chat template: it simply goes on with the text."))
    return context, notices


def _template(request: LoadRequest, header: Header) -> str | None:
    """The chat template's text."""
    if request.template is None:
        return header.chat_template
    try:
        return request.template.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise UserError(
            Words("The chat template {name} can't be read as text.", name=request.template.name),
            Words("Choose another template for this model."),
        ) from None


def _place(request: LoadRequest, header: Header, context: int) -> Placement:
    """Where the layers go. A draft that will be refused takes no room from its target."""
    draft = None
    if request.draft is not None:
        with contextlib.suppress(UserError):
            theirs = read_header(request.draft)
            if judge(header, theirs).fits:
                draft = shape_of(theirs, later_parts(request.draft))
    return place(
        shape_of(header, later_parts(request.target)),
        draft,
        llama.list_devices(),
        context,
        request.cache_type,
        ByHand(request.target_gpu_layers, request.draft_gpu_layers),
    )


def _load_draft(
    request: LoadRequest,
    target: LanguageModel,
    placement: Placement,
    threads: ThreadCount,
    cancelled: Callable[[], bool],
    notices: list[Words],
) -> Generator[LoadProgress, None, LanguageModel | None]:
    """Judge the pair from the headers first: a wrong one never reaches native code."""
    if request.draft is None or not target.rewindable:
        return None
    verdict = judge(target.header, read_header(request.draft))
    verdict.require()
    notices.extend(verdict.notes)
    cache = draft_cache_type(request.cache_type)
    options = LoadOptions(target.context_size, placement.draft_layers, cache)
    draft = yield from _load(request.draft, "draft", options, threads, cancelled, notices)
    if draft.recurrent:  # it drafts one token a decode, and can take back only the last one
        draft.close()
        raise UserError(
            Words("This draft can't take back rejected tokens."),
            Words("Choose a draft of another kind."),
        )
    return draft


def _load(
    path: Path,
    role: str,
    options: LoadOptions,
    threads: ThreadCount,
    cancelled: Callable[[], bool],
    notices: list[Words],
) -> Generator[LoadProgress, None, LanguageModel]:
    """Load, with fewer GPU layers each time that they were too many."""
    wanted = options.gpu_layers
    while True:
        try:
            for step in llama.load(path, options, threads, cancelled):
                if isinstance(step, LanguageModel):
                    if options.gpu_layers != wanted:
                        notices.append(_fallback(role, step))
                    return step
                yield LoadProgress(role, step)
            raise AssertionError("llama.load ended without a model")
        except OutOfMemoryError:
            if not options.gpu_layers:
                raise
            header = read_header(path)
            layers = fewer(options.gpu_layers, header.number("block_count"))
            options = replace(options, gpu_layers=layers)


def _fallback(role: str, model: LanguageModel) -> Words:
    there, layers = model.info.gpu_layers, model.info.layers + 1
    if role == "draft":
        return Words(
            "The GPU had too little memory left for the draft: {there} of its {layers} layers "
            "are there, the rest is in memory.",
            there=there,
            layers=layers,
        )
    return Words(
        "The GPU had too little memory left for the target: {there} of its {layers} layers "
        "are there, the rest is in memory.",
        there=there,
        layers=layers,
    )


def _measure(
    target: LanguageModel, draft: LanguageModel | None, cancelled: Callable[[], bool]
) -> Generator[LoadProgress, None, Costs]:
    lengths = costs.LENGTHS if target.rewindable else (0,)
    for step in costs.measure(target, draft, lengths, target.context_size):
        if cancelled():
            raise LoadCancelledError
        if isinstance(step, Costs):
            target.forget()
            if draft:
                draft.forget()
            return step
        yield LoadProgress("measuring", step)
    raise AssertionError("costs.measure ended without costs")
