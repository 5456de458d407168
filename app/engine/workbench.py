"""The pair that is loaded, and how it was asked for. Knows nothing of what is done with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.engine.events import Loaded, LoadProgress
from app.engine.requests import Controls, LoadRequest
from app.errors import UserError
from app.words import Words

if TYPE_CHECKING:
    from app.engine.pair import Pair


class Workbench:
    """Holds one pair at a time."""

    def __init__(self) -> None:
        self._pair: Pair | None = None
        self.request: LoadRequest | None = None  # of the pair that is loaded

    @property
    def pair(self) -> Pair:
        """Raises UserError where nothing is loaded."""
        if not self._pair:
            raise UserError(Words("No model is loaded."), Words("Open a model first."))
        return self._pair

    def load(self, request: LoadRequest, controls: Controls) -> Iterator[LoadProgress | Loaded]:
        """Load in place of the present pair.

        Raises:
            UserError: the target can't be used.
            LoadCancelledError: `controls.stop` was set.
        """
        # llama.cpp is loaded by the first pair, not by who imports this
        from app.engine.gguf_header import read_header
        from app.engine.pair import Pair, load_pair

        read_header(request.target)  # before the present pair is given up for it
        self.close()
        for step in load_pair(request, lambda: controls.stop):
            if isinstance(step, Pair):
                self._pair, self.request = step, request
                yield step.loaded
            else:
                yield step

    def bring_back(self, request: LoadRequest) -> Iterator[LoadProgress | Loaded]:
        """As `load`, where the present pair is another one."""
        if self.request != request:
            yield from self.load(request, Controls())

    def close(self) -> None:
        """Free what is loaded."""
        if self._pair:
            self._pair.close()
        self._pair = self.request = None
