"""One window for one data folder: a second start hands its file to the first, and ends. Knows no
window.

Two windows would each hold an engine with the models in memory, and write each other's settings
away. The history itself could be shared; so where no window can be reached, another one opens.
"""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.gui.claim import Claim, name_for

_PATIENCE_MS = 2000
_STARTING_MS = 30_000  # a window that is just being built answers when it is there
_AGAIN_MS = 100
_LONGEST = 100_000  # bytes of a message: a path is shorter
_log = logging.getLogger(__name__)


def hand_over(folder: Path, file: Path | None) -> bool:
    """Tell the window that has this data folder to come forward, with `file`; whether there is
    one that answered."""
    socket = QLocalSocket()
    socket.connectToServer(name_for(folder))
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    socket.write(json.dumps({"file": None if file is None else str(file)}).encode() + b"\n")
    socket.waitForBytesWritten(_PATIENCE_MS)
    # What came while the bytes were written is not waited for again.
    answered = socket.bytesAvailable() > 0 or socket.waitForReadyRead(_STARTING_MS)
    socket.disconnectFromServer()
    return bool(answered)


def hand_over_to_holder(claim: Claim, folder: Path, file: Path | None) -> bool:
    """Whether the window that holds the claim has taken the file. One that is just being built is
    waited for; where it has gone, the claim is ours."""
    give_up = monotonic() + _STARTING_MS / 1000
    while not hand_over(folder, file):
        if claim.take(_AGAIN_MS) or monotonic() > give_up:
            return False
    return True


class OneWindow(QObject):
    called = Signal(object)  # Path or None: somebody started the program again

    def __init__(self, folder: Path, ours: bool = True) -> None:
        """`ours`: whether this window holds the claim. One that does not leaves the name alone: to
        listen takes it from whoever has it."""
        super().__init__()
        self._callers: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._take_connection)
        name = name_for(folder)
        if ours and not self._server.listen(name):
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
