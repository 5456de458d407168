"""A whole chat out of the database, and into it. Knows nothing of files."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Sequence

from app.chats import message_rows as rows
from app.chats.chat_list import CHAT, chat_of, preset_text
from app.chats.database import Database, storable
from app.chats.exchange.tree import ChatTree, Node, expect_tree
from app.chats.pieces import pack, unpack
from app.chats.values import ChatId, ReplyRecord
from app.engine.events import Round
from app.engine.stats import Stats
from app.errors import UserError
from app.plain import to_plain
from app.words import Words

_ROUNDS = 500  # in one piece


def read_tree(database: Database, chat: ChatId) -> ChatTree:
    """All branches and tokens, as of one moment. Raises UserError where there is no such chat."""
    with database.look() as connection:
        found = connection.execute(
            f"SELECT titled_by_hand, chosen, {CHAT} FROM chats WHERE id = ? AND deleted IS NULL",
            (chat,),
        ).fetchone()
        if found is None:
            raise UserError(Words("This chat is no longer there."), Words("Choose another one."))
        by_hand, chosen, *row = found
        messages = tuple(rows.messages(connection, rows.BY_CHAT, (chat,)))
        places = {message.id: place for place, message in enumerate(messages)}
        next_ones = dict(
            connection.execute("SELECT id, chosen FROM messages WHERE chat = ?", (chat,))
        )
        nodes = tuple(
            Node(
                parent=None if message.parent is None else places[message.parent],
                chosen=places.get(next_ones[message.id]),
                role=message.role,
                content=message.content,
                created=message.created,
                reply=message.reply,
                rounds=tuple(rows.rounds(connection, message.id)),
            )
            for message in messages
        )
    line = chat_of(row)
    return ChatTree(
        title=line.title,
        created=line.created,
        changed=line.changed,
        nodes=nodes,
        chosen=places.get(chosen),
        pinned=line.pinned,
        archived=line.archived,
        draft=line.draft,
        preset=line.preset,
        titled_by_hand=bool(by_hand),
        overflow=line.overflow,
    )


def write_tree(database: Database, tree: ChatTree) -> ChatId:
    """A new chat with all that is in the tree. Raises ValueError where it is none, and UserError
    where it holds a number that the database can't keep."""
    expect_tree(tree)
    with database.change() as connection:
        chat = connection.execute(
            "INSERT INTO chats (title, titled_by_hand, pinned, archived, created, changed, draft,"
            " preset, overflow) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                storable(tree.title), tree.titled_by_hand, tree.pinned, tree.archived,
                tree.created, tree.changed, storable(tree.draft), preset_text(tree.preset),
                tree.overflow.value if tree.overflow else "",
            ),
        ).lastrowid  # fmt: skip
        numbers = _write_nodes(connection, chat or 0, tree.nodes)
        connection.executemany(
            "UPDATE messages SET chosen = ? WHERE id = ?",
            [
                (numbers[node.chosen], number)
                for node, number in zip(tree.nodes, numbers, strict=True)
                if node.chosen is not None
            ],
        )
        if tree.chosen is not None:
            connection.execute(
                "UPDATE chats SET chosen = ? WHERE id = ?", (numbers[tree.chosen], chat)
            )
    return ChatId(chat or 0)


def _write_nodes(connection: sqlite3.Connection, chat: int, nodes: Sequence[Node]) -> list[int]:
    """The numbers that the messages got."""
    numbers: list[int] = []
    children: Counter[int | None] = Counter()
    for node in nodes:
        parent = None if node.parent is None else numbers[node.parent]
        made = connection.execute(
            "INSERT INTO messages (chat, parent, place, role, content, created)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (chat, parent, children[parent], node.role.value, storable(node.content), node.created),
        ).lastrowid
        children[parent] += 1
        numbers.append(made or 0)
        if node.reply is not None:
            _write_reply(connection, made or 0, node.reply, node.rounds)
    return numbers


def _write_reply(
    connection: sqlite3.Connection, message: int, reply: ReplyRecord, rounds: Sequence[Round]
) -> None:
    try:
        pieces = [pack(rounds[start : start + _ROUNDS]) for start in range(0, len(rounds), _ROUNDS)]
    except OverflowError:  # the columns of a piece have 32 bits
        raise UserError(
            Words("A number in the file is too large."), Words("Mend the file, or export again.")
        ) from None
    stats = Stats()
    for piece in pieces:
        for round in unpack(piece):
            stats = stats.after(round)
    connection.execute(
        "INSERT INTO replies (message, making, stats, prompt, reason) VALUES (?, ?, ?, ?, ?)",
        (
            message,
            json.dumps(to_plain(reply.making)),
            json.dumps(to_plain(stats)),
            None if reply.prompt is None else json.dumps(to_plain(reply.prompt)),
            None if reply.reason is None else reply.reason.value,
        ),
    )
    connection.executemany(
        "INSERT INTO pieces (message, number, text, ids, figures) VALUES (?, ?, ?, ?, ?)",
        [
            (message, number, piece.text, piece.ids, piece.figures)
            for number, piece in enumerate(pieces)
        ],
    )
