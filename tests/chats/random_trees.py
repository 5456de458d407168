"""Random chats for property tests. No test of its own."""

from __future__ import annotations

from hypothesis import strategies as st

from app.chats.exchange.tree import ChatTree, Node
from app.chats.values import Making, ModelUsed, ReplyRecord
from app.engine.events import Guess, Origin, PromptRead, Round, StopReason, Token
from app.engine.requests import DrafterKind, Role, SamplerSettings, Speculation
from app.engine.stats import fold
from tests.chats.test_presets import PRESETS

_COUNTS = st.integers(0, 2**31 - 1)
_SECONDS = st.floats(0, 1e6, width=32)
_CHANCES = st.floats(0, 1, width=32)
_TIMES = st.floats(0, 1e11)
_GUESSES = st.builds(Guess, id=_COUNTS, text=st.text(max_size=4), q=_CHANCES, p=_CHANCES)
_TOKENS = st.builds(
    Token,
    id=_COUNTS,
    text=st.text(max_size=4),
    origin=st.sampled_from(Origin),
    p=_CHANCES,
    q=st.none() | _CHANCES,
    rejected=st.none() | _GUESSES,
)
_ROUNDS = st.builds(
    Round,
    tokens=st.lists(_TOKENS, max_size=4).map(tuple),
    drafted=_COUNTS,
    checked=_COUNTS,
    accepted=_COUNTS,
    drafter=st.sampled_from(DrafterKind),
    draft_seconds=_SECONDS,
    pass_seconds=_SECONDS,
    seconds=_SECONDS,
    context_used=_COUNTS,
    speculating=st.booleans(),
    pace=st.text(max_size=10),
    held_back=st.booleans(),
)
_MODELS = st.builds(ModelUsed, name=st.text(), file=st.text(), vocabulary_size=_COUNTS)
_MAKINGS = st.builds(
    Making,
    target=_MODELS,
    draft=st.none() | _MODELS,
    sampler=st.builds(SamplerSettings, temperature=st.floats(0, 5)),
    speculation=st.builds(Speculation, draft_length=st.none() | st.integers(0, 64)),
    seed=st.integers(0, 2**32 - 1),
    max_tokens=_COUNTS,
    stop_strings=st.lists(st.text(min_size=1), max_size=2).map(tuple),
)
_PROMPTS = st.builds(
    PromptRead, tokens=_COUNTS, reused=_COUNTS, seconds=st.floats(0, 1e6), draft_reused=_COUNTS
)


@st.composite
def _nodes(draw: st.DrawFn) -> tuple[Node, ...]:
    size = draw(st.integers(0, 6))
    parents = [
        draw(st.none() | st.integers(0, place - 1)) if place else None for place in range(size)
    ]
    nodes = []
    for place, parent in enumerate(parents):
        children = [child for child in range(size) if parents[child] == place]
        chosen = draw(st.none() | st.sampled_from(children)) if children else None
        nodes.append(draw(_node(parent, chosen)))
    return tuple(nodes)


@st.composite
def _node(draw: st.DrawFn, parent: int | None, chosen: int | None) -> Node:
    created = draw(_TIMES)
    if draw(st.booleans()):
        role = draw(st.sampled_from(Role))
        return Node(parent, chosen, role, draw(st.text()), created)
    rounds = draw(st.lists(_ROUNDS, max_size=4).map(tuple))
    reply = ReplyRecord(
        making=draw(_MAKINGS),
        stats=fold(rounds),
        prompt=draw(st.none() | _PROMPTS),
        reason=draw(st.none() | st.sampled_from(StopReason)),
    )
    text = "".join(token.text for round in rounds for token in round.tokens)
    return Node(parent, chosen, Role.ASSISTANT, text, created, reply, rounds)


@st.composite
def chat_trees(draw: st.DrawFn) -> ChatTree:
    nodes = draw(_nodes())
    roots = [place for place, node in enumerate(nodes) if node.parent is None]
    return ChatTree(
        title=draw(st.text()),
        created=draw(_TIMES),
        changed=draw(_TIMES),
        nodes=nodes,
        chosen=draw(st.none() | st.sampled_from(roots)) if roots else None,
        pinned=draw(st.booleans()),
        archived=draw(st.booleans()),
        draft=draw(st.text()),
        preset=draw(st.none() | PRESETS),
        titled_by_hand=draw(st.booleans()),
    )
