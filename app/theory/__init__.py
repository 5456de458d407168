"""Speculative decoding on paper: formulas, a simulator and a toy. Knows no model."""

from app.theory.formulas import (
    best_draft_length,
    break_even,
    expected_tokens,
    expected_tokens_by_position,
    speedup,
)
from app.theory.simulator import Ending, SimulatedRound, Step, StepKind, Tally, simulate

__all__ = [
    "Ending",
    "SimulatedRound",
    "Step",
    "StepKind",
    "Tally",
    "best_draft_length",
    "break_even",
    "expected_tokens",
    "expected_tokens_by_position",
    "simulate",
    "speedup",
]
