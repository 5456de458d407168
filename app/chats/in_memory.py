"""A history that lives in memory only, for when none can be opened. Knows nothing of files."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from app.chats import migrations
from app.chats.database import Access, Database
from app.chats.history import History


def history_in_memory(clock: Callable[[], float] = time.time) -> History:
    """Empty, and gone when it is closed."""
    database = Database(Path("chats-in-memory"), Access.MEMORY)
    with database.raw() as connection:
        migrations.migrate(connection)
    return History(database, None, clock)
