"""The claim of one window on its data folder, held while the program runs. Knows no other
process."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCryptographicHash, QDir, QLockFile


class Claim:
    """A lock that goes with the process, however that ends."""

    def __init__(self, folder: Path) -> None:
        self._lock = QLockFile(QDir.temp().filePath(f"{name_for(folder)}.lock"))
        self._lock.setStaleLockTime(0)  # however long the window is open

    def take(self, patience_ms: int = 0) -> bool:
        """Whether this process has it now; no other one gets it until `release`."""
        return self._lock.isLocked() or self._lock.tryLock(patience_ms)

    def release(self) -> None:
        self._lock.unlock()


def name_for(folder: Path) -> str:
    """The same for the same folder, and short enough for every system's sockets."""
    kind = QCryptographicHash.Algorithm.Sha256
    digest = QCryptographicHash.hash(str(folder.resolve()).encode(), kind).toHex()
    return f"paceline-{bytes(digest.data()).decode()[:16]}"
