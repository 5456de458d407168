"""The numbers of a preset: their names, meanings and bounds, in words. Knows no widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from app.chats.presets import Preset
from app.engine.requests import SamplerSettings
from app.gui.numerals import numeral
from app.gui.translation import tr

_SAMPLER = frozenset(SamplerSettings.__slots__)


@dataclass(frozen=True, slots=True)
class Number:
    """`name` is a field of `SamplerSettings`, or of `Preset` itself."""

    name: str
    title: str
    meaning: str
    least: float
    most: float
    step: float
    decimals: int = 2

    def of(self, preset: Preset) -> float:
        return float(getattr(preset.sampler if self.name in _SAMPLER else preset, self.name))

    def put(self, preset: Preset, value: float) -> Preset:
        """The preset with this number, all else as it is."""
        named: dict[str, Any] = {self.name: value if self.decimals else int(value)}
        if self.name in _SAMPLER:
            return replace(preset, sampler=replace(preset.sampler, **named))
        return replace(preset, **named)


def sampler_numbers() -> tuple[Number, ...]:
    return (*_choosing(), *_penalties())


def longest_reply() -> Number:
    meaning = tr("The reply ends after so many tokens, wherever it is then.")
    return Number("max_tokens", tr("Longest reply"), meaning, 1, 1_000_000, 256, 0)


def _choosing() -> tuple[Number, ...]:
    return (
        Number(
            "temperature",
            tr("Temperature"),
            tr("How freely tokens are drawn: 0 always takes the likeliest, 1 draws as the model "
               "says, more is wilder."),
            0, 5, 0.1,
        ),
        Number(
            "top_k",
            tr("Top-k"),
            tr("Only the k likeliest tokens can be drawn. 0 switches it off."),
            0, 1_000_000, 10, 0,
        ),
        Number(
            "top_p",
            tr("Top-p"),
            tr("Only the likeliest tokens that together have this probability can be drawn. "
               "1 switches it off."),
            0, 1, 0.05,
        ),
        Number(
            "min_p",
            tr("Min-p"),
            tr("Only tokens at least this likely, measured against the likeliest one, can be "
               "drawn. 0 switches it off."),
            0, 1, 0.01,
        ),
    )  # fmt: skip


def _penalties() -> tuple[Number, ...]:
    return (
        Number(
            "repeat_penalty",
            tr("Repeat penalty"),
            tr("Makes tokens of the last stretch less likely: positive logits are divided by it, "
               "negative ones multiplied. 1 switches it off."),
            0.01, 5, 0.05,
        ),
        Number(
            "frequency_penalty",
            tr("Frequency penalty"),
            tr("Taken off a token's logit once for each time that it occurred "
               "in the last stretch. 0 switches it off."),
            -5, 5, 0.1,
        ),
        Number(
            "presence_penalty",
            tr("Presence penalty"),
            tr("Taken off a token's logit once if it occurred in the last "
               "stretch at all. 0 switches it off."),
            -5, 5, 0.1,
        ),
        Number(
            "penalty_window",
            tr("Penalty window"),
            tr("How many tokens, the latest ones, the three penalties look at."),
            0, 1_000_000, 16, 0,
        ),
    )  # fmt: skip


def sampler_words(sampler: SamplerSettings) -> str:
    """What differs from Paceline's own values, in one line."""
    usual = SamplerSettings()
    named = []
    for number in sampler_numbers():
        value = getattr(sampler, number.name)
        if value != getattr(usual, number.name) or number.name == "temperature":
            named.append(f"{number.title[:1].lower()}{number.title[1:]} {numeral(value, 'g')}")
    return " · ".join(named)
