"""A pair of table models, whole enough for the one loop: its tokens read as any pieces that a test
gives them. Holds no test."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from app.engine.drafters.model import ModelDrafter
from app.engine.events import Costs
from app.engine.pace import Pace
from app.engine.pair import Drafters, Pair
from app.engine.sampling import Tokens
from app.engine.text import ChatTemplate
from tests.engine.table_models import TableModel, close_copy

CONTEXT = 48


class TableVocabulary:
    """Token i reads `pieces[i]`; `end` ends a reply."""

    bos, eos, adds_bos = 0, -1, False

    def __init__(self, pieces: list[bytes], end: int | None) -> None:
        self._pieces = pieces
        self._end = end

    def tokenize(self, text: str, special: bool) -> list[int]:
        return [0, 1]

    def text(self, token: int) -> str:
        return ""

    def piece(self, token: int) -> bytes:
        return self._pieces[token]

    def ends(self, token: int) -> bool:
        return token == self._end


class TableTarget(TableModel):
    context_size = CONTEXT
    rewindable = CONTEXT

    def __init__(self, seed: int, vocabulary: TableVocabulary) -> None:
        super().__init__(seed)
        self.vocabulary = vocabulary

    def keep(self, tokens: Tokens) -> int:
        return 0

    def shared(self, tokens: Tokens) -> int:
        return len(tokens)

    def read(self, tokens: Tokens) -> Iterator[int]:
        yield len(tokens)


def table_pair(seed: int, pieces: list[bytes], end: int | None = None) -> Pair:
    """Its draft agrees often, not always."""
    target = TableTarget(seed, TableVocabulary(pieces, end))
    copy: Any = close_copy(target, 0.7, seed + 1)
    draft: Any = SimpleNamespace(rewindable=CONTEXT, shared=len)
    models: Any = target
    drafters = Drafters(None, ModelDrafter(copy, target.size))
    pace = Pace(Costs(0.001, 0.1, ((0, 1.0), (8, 1.1))))
    unused: Any = None
    return Pair(models, draft, ChatTemplate(None, "", ""), drafters, pace, unused)
