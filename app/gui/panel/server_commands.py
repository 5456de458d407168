"""Copies the present pair and settings as a server's command, and says what it can't say. Knows no
options of any server."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QObject
from PySide6.QtGui import QClipboard

from app.gui.actions import Actions
from app.gui.banner import Banner, Notice, Weight
from app.gui.pair.session import PairSession
from app.gui.panel.draft_controls import DraftControls
from app.gui.translation import tr
from app.lab.server_command import (
    Difference,
    Served,
    ServerCommand,
    Shell,
    llama_server,
    vllm_serve,
)


class ServerCommands(QObject):
    def __init__(
        self,
        actions: Actions,
        pairs: PairSession,
        controls: DraftControls,
        banner: Banner,
        clipboard: QClipboard,
    ) -> None:
        super().__init__()
        self._pairs = pairs
        self._controls = controls
        self._banner = banner
        self._clipboard = clipboard
        actions.copy_llama_server.triggered.connect(lambda: self._copy(llama_server))
        actions.copy_vllm.triggered.connect(lambda: self._copy(vllm_serve))

    def _copy(self, make: Callable[[Served, Shell], ServerCommand]) -> None:
        load = self._pairs.pair
        if load is None:
            notice = Notice(tr("No model is loaded yet."), tr("Open a model first."))
            self._banner.show_notice(notice)
            return
        preset = self._controls.preset
        served = Served(
            load,
            preset.sampler,
            preset.speculation,
            preset.seed,
            max_tokens=preset.max_tokens,
            asks=bool(preset.system_prompt or preset.stop_strings),
        )
        command = make(served, Shell.WINDOWS if sys.platform == "win32" else Shell.POSIX)
        self._clipboard.setText(command.text)
        todo = " ".join(difference_words(found) for found in command.differences)
        what = tr("The command was copied. It serves this pair with these settings.")
        self._banner.show_notice(Notice(what, todo, weight=Weight.NOTICE))


def difference_words(difference: Difference) -> str:
    """What the server will do otherwise."""
    match difference:
        case Difference.FIXED_LENGTH:
            return tr("A server can't choose k by itself: a fixed one stands for “auto”.")
        case Difference.DRAFT_TEMPERATURE:
            return tr("A temperature of the draft's own can't be set there.")
        case Difference.GGUF:
            return tr(
                "vLLM reads GGUF files on trial only: put the names of the original models in "
                "place of the files."
            )
        case Difference.CACHE_TYPE:
            return tr("vLLM has no cache of this type; it takes its own.")
        case Difference.WITH_REQUEST:
            return tr("System prompt and stop strings are sent with each request, not here.")
        case _:
            assert_never(difference)
