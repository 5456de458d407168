"""One window for one data folder: a second start hands its file to the first, and ends. Knows no
window.

Two windows would each hold an engine with the models in memory, and write each other's settings
away. The history itself could be shared; so where no window can be reached, another one opens.
"""

from __future__ import annotations

import hashlib
import json
import logging
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QDir, QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE_MS = 2000
_STARTING_MS = 10_000  # a window that is just being built answers when it is there
_LONGEST = 100_000  # bytes of a message: a path is shorter
_log = logging.getLogger(__name__)


def hand_over(folder: Path, file: Path | None) -> bool:
    """Tell the window that has this data folder to come forward, with `file`; whether there is
    one that answered."""
    socket = QLocalSocket()
    socket.connectToServer(_name(folder))
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    socket.write(json.dumps({"file": None if file is None else str(file)}).encode() + b"\n")
    socket.waitForBytesWritten(_PATIENCE_MS)
    # What came while the bytes were written is not waited for again.
    answered = socket.bytesAvailable() > 0 or socket.waitForReadyRead(_STARTING_MS)
    socket.disconnectFromServer()
    return bool(answered)


def hand_over_or_open(folder: Path, file: Path | None) -> OneWindow | None:
    """What other starts will find of this one; None where another window has taken the file. Of
    two that start at once, one waits here for the other."""
    lock = QLockFile(QDir.temp().filePath(f"{_name(folder)}.lock"))
    lock.tryLock(_STARTING_MS)
    try:
        return None if hand_over(folder, file) else OneWindow(folder)
    finally:
        lock.unlock()


class OneWindow(QObject):
    called = Signal(object)  # Path or None: somebody started the program again

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._callers: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._take_connection)
        name = _name(folder)
        if not self._server.listen(name):
            # Nobody answered there: what is left of a window that was killed.
            QLocalServer.removeServer(name)
            if not self._server.listen(name):
                _log.warning("other starts won't find this window: %s", self._server.errorString())

    def close(self) -> None:
        self._server.close()
        for socket in self._callers:
            socket.abort()
        self._callers.clear()

    def _take_connection(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            # Ours alone: whoever is deleted first must not take it along.
            socket.setParent(None)
            socket.readyRead.connect(self._read)
            self._callers.append(socket)
        self._read()

    def _read(self) -> None:
        gone = QLocalSocket.LocalSocketState.UnconnectedState
        self._callers = [socket for socket in self._callers if socket.state() != gone]
        for socket in self._callers:
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            elif socket.canReadLine():
                file = _file(bytes(socket.readLine().data()))
                socket.write(b"ok\n")
                socket.flush()
                self.called.emit(file)


def _file(line: bytes) -> Path | None:
    with suppress(ValueError, TypeError, KeyError):
        file = json.loads(line)["file"]
        return Path(file) if isinstance(file, str) else None
    return None


def _name(folder: Path) -> str:
    """Of the socket: the same for the same folder, and short enough for every system."""
    return f"paceline-{hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]}"
