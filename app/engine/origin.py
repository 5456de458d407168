"""Where a token of a reply came from. Knows no tokens."""

from __future__ import annotations

from enum import StrEnum


class Origin(StrEnum):
    """Where a token of the reply came from."""

    ACCEPTED = "accepted"  # drafted, and kept by the target
    CORRECTED = "corrected"  # the target's own, at the first rejection
    BONUS = "bonus"  # the target's own, after all k were accepted
    PLAIN = "plain"  # ordinary decoding, k = 0
