"""Every figure that is shown, as a fold over rounds. Knows nothing of models or of windows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.engine.events import Origin, Round


@dataclass(frozen=True, slots=True)
class Stats:
    """Figures of a reply so far; None where a figure is not known yet.

    Counts obey accepted + corrected + bonus + plain = tokens and accepted + corrected = checked.
    `on_tokens` and `on_seconds` are of all rounds while speculation was on, those in which nothing
    was drafted included: what a person gets from it. `plain_cost` is what a plain token took here,
    in seconds, as the last round knew it, and `first_seconds` what the first round took; 0 =
    unknown.
    """

    passes: int = 0
    speculative_passes: int = 0
    drafted: int = 0
    accepted: int = 0
    corrected: int = 0
    bonus: int = 0
    plain: int = 0
    speculative_seconds: float = 0.0
    plain_seconds: float = 0.0
    on_tokens: int = 0
    on_seconds: float = 0.0
    plain_cost: float = 0.0
    first_seconds: float = 0.0

    def after(self, round: Round) -> Stats:
        """The figures with one more round."""
        counts = dict.fromkeys(Origin, 0)
        for token in round.tokens:
            counts[token.origin] += 1
        return replace(
            self,
            passes=self.passes + 1,
            speculative_passes=self.speculative_passes + (not round.plain),
            drafted=self.drafted + round.drafted,
            accepted=self.accepted + counts[Origin.ACCEPTED],
            corrected=self.corrected + counts[Origin.CORRECTED],
            bonus=self.bonus + counts[Origin.BONUS],
            plain=self.plain + counts[Origin.PLAIN],
            speculative_seconds=self.speculative_seconds + (0.0 if round.plain else round.seconds),
            plain_seconds=self.plain_seconds + (round.seconds if round.plain else 0.0),
            on_tokens=self.on_tokens + (len(round.tokens) if round.speculating else 0),
            on_seconds=self.on_seconds + (round.seconds if round.speculating else 0.0),
            first_seconds=self.first_seconds or round.seconds,
            plain_cost=round.plain_seconds or self.plain_cost,
        )

    @property
    def tokens(self) -> int:
        return self.accepted + self.corrected + self.bonus + self.plain

    @property
    def checked(self) -> int:
        """Drafted tokens on which the accept test was run."""
        return self.accepted + self.corrected

    @property
    def speculative_tokens(self) -> int:
        return self.accepted + self.corrected + self.bonus

    @property
    def seconds(self) -> float:
        return self.speculative_seconds + self.plain_seconds

    @property
    def acceptance_rate(self) -> float | None:
        """alpha = accepted / checked: what the formula (1-a^(k+1))/(1-a) takes."""
        return self.accepted / self.checked if self.checked else None

    @property
    def draft_efficiency(self) -> float | None:
        """accepted / drafted."""
        return self.accepted / self.drafted if self.drafted else None

    @property
    def tokens_per_pass(self) -> float | None:
        """Tokens of the reply / target passes."""
        return self.tokens / self.passes if self.passes else None

    @property
    def tokens_per_second(self) -> float | None:
        return self.tokens / self.seconds if self.seconds else None

    def speedup(self, plain_seconds_per_token: float) -> float | None:
        """Plain seconds a token / seconds a token while speculation was on."""
        if not self.on_tokens or not plain_seconds_per_token:
            return None
        return plain_seconds_per_token * self.on_tokens / self.on_seconds


def fold(rounds: Iterable[Round]) -> Stats:
    """The figures of these rounds."""
    stats = Stats()
    for round in rounds:
        stats = stats.after(round)
    return stats


def token_seconds(rounds: Iterable[Round]) -> list[float]:
    """What each token took: its share of its round."""
    return [round.seconds / len(round.tokens) for round in rounds for _ in round.tokens]


def plain_seconds_per_token(session: Stats, measured: float) -> float:
    """What plain decoding takes here: as the engine knows it by now, else from the plain rounds
    seen, else as measured at load.

    Args:
        session: every round since the pair was loaded.
        measured: seconds of a one-token pass, measured at load.
    """
    if session.plain_cost:
        return session.plain_cost
    seen = session.plain >= 16 and session.plain_seconds > 0
    return session.plain_seconds / session.plain if seen else measured
