"""How many threads a pass should take now. Knows nothing of models.

ggml's threads wait for each other after every operation, so one that shares its core with another
process holds up all. A core that others use is better left to them.
"""

from __future__ import annotations

from time import monotonic

import psutil

LOOK_SECONDS = 0.5  # how often the machine's load is looked at


def available_cores() -> int:
    """Physical cores, within what this process may use."""
    physical = psutil.cpu_count(logical=False) or 1
    allowed = len(psutil.Process().cpu_affinity() or []) if psutil.LINUX else psutil.cpu_count()
    return max(1, min(physical, allowed or 1))


class ThreadCount:
    """One thread for each core that other processes leave at least half free."""

    def __init__(self) -> None:
        self.cores = available_cores()
        self._process = psutil.Process()
        self._looked = monotonic()
        self._busy, self._own = self._times()
        self._now = self.cores

    def now(self) -> int:
        """The number of threads for the next pass, from 1 to the number of cores."""
        passed = monotonic() - self._looked
        if passed >= LOOK_SECONDS:
            busy, own = self._times()
            mine = own - self._own
            others = (busy - self._busy - mine) / passed
            self._looked, self._busy, self._own = monotonic(), busy, own
            # What others did while nothing ran here says nothing of now.
            stale = mine < 0.2 * passed
            self._now = self.cores if stale else threads_beside(others, self.cores)
        return self._now

    def _times(self) -> tuple[float, float]:
        """CPU seconds so far: of all on the cores this process may use, and of itself."""
        own = self._process.cpu_times()
        cores = psutil.cpu_times(percpu=True)
        allowed = self._process.cpu_affinity() if psutil.LINUX else None
        mine = [cores[i] for i in allowed if i < len(cores)] if allowed else cores
        busy = sum(core.user + core.system + getattr(core, "nice", 0.0) for core in mine)
        return busy, own.user + own.system


def threads_beside(others: float, cores: int) -> int:
    """Threads to use while other processes keep `others` cores busy.

    Measured on two cores with a 0.5B model: 21 ms a token on a quiet machine; beside a load of
    0.3 cores 24 ms with two threads; beside 0.9 cores 44 ms with two threads and 33 ms with one.
    """
    return max(1, min(cores, int(cores - others + 0.5)))
