"""The lines of the sidebar: chats under their dates, or what a search found. Knows no widgets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import groupby

from PySide6.QtCore import QLocale

from app.chats.values import Chat, Hit, MessageId, SnippetPart
from app.gui.translation import tr


@dataclass(frozen=True, slots=True)
class Heading:
    words: str


@dataclass(frozen=True, slots=True)
class ChatLine:
    """`snippet` and `message` where a search found it."""

    chat: Chat
    title: str
    snippet: tuple[SnippetPart, ...] = ()
    message: MessageId | None = None


Line = Heading | ChatLine


def by_date(chats: Iterable[Chat], now: datetime) -> tuple[Line, ...]:
    """Pinned ones first; the rest as they come, latest first, each under its date."""
    return tuple(_under_headings(chats, now))


def found(hits: Iterable[Hit]) -> tuple[Line, ...]:
    return tuple(
        ChatLine(
            hit.chat, title_of(hit.chat), () if hit.message is None else hit.snippet, hit.message
        )
        for hit in hits
    )


def title_of(chat: Chat) -> str:
    """Never empty: an untitled chat may hold what was typed and not sent."""
    if chat.title:
        return chat.title
    draft = " ".join(chat.draft.split())
    return tr("Unsent: {text}").format(text=draft[:60]) if draft else tr("Empty chat")


def date_words(changed: float, now: datetime) -> str:
    """Under which date a chat stands, in the person's own time zone."""
    day, today = _day(changed), now.date()
    if day >= today:
        return tr("Today")
    if day == today - timedelta(days=1):
        return tr("Yesterday")
    if day > today - timedelta(days=7):
        return tr("Last 7 days")
    if day > today - timedelta(days=30):
        return tr("Last 30 days")
    return QLocale().standaloneMonthName(day.month) if day.year == today.year else f"{day.year}"


def _day(seconds: float) -> date:
    """An imported chat may name a time that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds).date()
    except (ValueError, OverflowError, OSError):
        return date.max if seconds > 0 else date(1970, 1, 1)


def _under_headings(chats: Iterable[Chat], now: datetime) -> Iterator[Line]:
    def heading(chat: Chat) -> str:
        return tr("Pinned") if chat.pinned else date_words(chat.changed, now)

    for words, group in groupby(chats, heading):
        yield Heading(words)
        yield from (ChatLine(chat, title_of(chat)) for chat in group)
