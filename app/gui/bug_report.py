"""The log file, and what a bug in the window leads to. Knows no cause of any bug."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from types import TracebackType

from app.gui.banner import Banner, Notice
from app.gui.translation import tr
from app.settings import LogLevel

_log = logging.getLogger(__name__)


class EarlyLog(logging.Handler):
    """What is to be logged before there is a file."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []
        logging.getLogger().addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def hand_over(self) -> None:
        """The file is there."""
        logging.getLogger().removeHandler(self)
        for record in self.records:
            logging.getLogger().handle(record)


def log_to(folder: Path) -> None:
    """Log into a file of this folder that never grows large; where none can be made, to stderr."""
    import logging.handlers  # sockets and pickles with it: the window shall not wait for them

    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.handlers.RotatingFileHandler(
            folder / "paceline.log", maxBytes=1_000_000, backupCount=1, encoding="utf-8"
        )
    except OSError:
        handler = logging.StreamHandler()
    logging.raiseExceptions = False  # a full disk must not fill the terminal instead
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


def log_at(level: LogLevel) -> None:
    """What of our own is logged; of the libraries, which don't know what is private, only what
    went wrong."""
    logging.getLogger("app").setLevel(level.value.upper())


def report_bugs(banner: Banner) -> None:
    """An exception that nobody caught is logged and shown; the window and its text stay."""

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        _log.critical("a bug in the window", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)
        banner.show_notice(Notice(tr("A bug in Paceline was met."), tr("Its trace is in the log.")))

    sys.excepthook = report
