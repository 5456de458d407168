"""A chat as Markdown, for people. Knows no database."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime

from app.chats.exchange.tree import ChatTree, Node
from app.chats.values import ReplyRecord
from app.engine.events import Origin, StopReason
from app.engine.reasoning import split
from app.engine.requests import Role

_SPEAKERS = {Role.SYSTEM: "System", Role.USER: "You", Role.ASSISTANT: "Reply"}
_ENDS = {
    StopReason.END: "",
    StopReason.LENGTH: "cut at the maximum length",
    StopReason.CONTEXT: "cut, the context was full",
    StopReason.STOP: "stopped",
    StopReason.STRING: "ended by a stop string",
}


def to_markdown(tree: ChatTree) -> str:
    """The path to the present leaf, with each reply's figures and the origins of its tokens."""
    lines = [f"# {_one_line(tree.title) or 'Chat'}", "", f"*{_day(tree.created)}*"]
    if tree.preset is not None and tree.preset.system_prompt:
        lines += ["", "## System", "", tree.preset.system_prompt]
    for node in tree.path():
        lines += ["", f"## {_SPEAKERS[node.role]}", "", *_said(node)]
        if node.reply is not None:
            lines += ["", *_footer(node, node.reply)]
    return "\n".join(lines) + "\n"


def _said(node: Node) -> list[str]:
    """What was thought before an answer stands apart, folded where Markdown is shown as such."""
    if node.role is not Role.ASSISTANT:
        return [node.content]
    parts = split(node.content, node.thinking)
    if not parts.thoughts:
        return [node.content]
    folded = ["<details><summary>Thoughts</summary>", "", parts.thoughts, "", "</details>"]
    return [*folded, "", parts.answer]


def _footer(node: Node, reply: ReplyRecord) -> list[str]:
    """Quoted, so that it can't be taken for the model's words."""
    making, stats = reply.making, reply.stats
    models = _one_line(making.target.name)
    if making.draft is not None:
        models += f", drafted by {_one_line(making.draft.name)}"
    end = "unfinished" if reply.reason is None else _ENDS[reply.reason]
    figures = [f"{stats.tokens} tokens"]
    if stats.tokens_per_second is not None:
        figures.append(f"{stats.tokens_per_second:.1f} tokens/s")
    if stats.tokens_per_pass is not None:
        figures.append(f"{stats.tokens_per_pass:.2f} tokens per pass")
    if stats.acceptance_rate is not None:
        figures.append(f"acceptance rate {stats.acceptance_rate:.0%}")
    figures.append(f"seed {making.seed}")
    lines = [f"> {models}" + (f" ({end})" if end else ""), ">", f"> {', '.join(figures)}"]
    origins = Counter(token.origin for round in node.rounds for token in round.tokens)
    if origins:
        told = ", ".join(f"{origins[origin]} {origin.value}" for origin in Origin)
        lines += [">", f"> Origins: {told}", ">", f"> `{_runs(node)}`"]
    return lines


def _runs(node: Node) -> str:
    """“3a1c” = three accepted tokens, then a corrected one; b = bonus, p = plain."""
    parts: list[str] = []
    latest, count = None, 0
    for round in node.rounds:
        for token in round.tokens:
            if token.origin is not latest and latest is not None:
                parts.append(f"{count}{latest.value[0]}")
                count = 0
            latest = token.origin
            count += 1
    if latest is not None:
        parts.append(f"{count}{latest.value[0]}")
    return " ".join(parts)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _day(seconds: float) -> str:
    try:
        return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
    except (ValueError, OverflowError, OSError):
        return "unknown date"
