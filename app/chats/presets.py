"""A preset: how replies are to be made, under a name. Knows nothing of files."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.requests import SamplerSettings, Speculation


@dataclass(frozen=True, slots=True)
class Preset:
    """`seed` None = drawn anew for each reply. `max_tokens` counts those of one reply."""

    name: str
    system_prompt: str = ""
    sampler: SamplerSettings = SamplerSettings()
    speculation: Speculation = Speculation()
    stop_strings: tuple[str, ...] = ()
    max_tokens: int = 1024
    seed: int | None = None
