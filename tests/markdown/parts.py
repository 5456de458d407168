"""Pieces that Markdown of all sorts is made of. Knows nothing of what becomes of them."""

from __future__ import annotations

from hypothesis import strategies as st

from app.markdown.blocks import Block, Run

PARTS = [
    *("a", "word ", "é", "日本", "👩‍🚀", "שלום", " ", "  ", "\t", "\n", "\n\n", "\n\n\n", "\r\n"),
    *("# ", "## h\n", "- ", "* ", "+ ", "1. ", "2) ", "- [x] ", "> ", ">", "  - ", "   1. "),
    *("**", "*", "_", "__", "`", "``", "```", "```py\n", "~~~\n", "~~", "\\", "\\*", "\\\n", "&"),
    *("&amp;", "&#65;", "&nope;", "[", "](", ")", "[a](http://b.c)", "![", "<", ">", "<br>"),
    *("<http://x.y>", "https://a.b/c_d", "|", "| a | b |\n", "|---|:-:|\n", "\\|", "---\n", "==="),
    *("    code\n", "<div>\n", "<!-- ", "\u2028", "\u2029", "\ud800", "\0", "\u00a0", "def f():\n"),
]
MARKDOWN = st.lists(st.sampled_from(PARTS), max_size=40).map("".join)


def all_runs(block: Block) -> tuple[Run, ...]:
    """Every run in the order in which it is read."""
    first = () if block.marker is None else (block.marker,)
    cells = tuple(run for row in block.rows for cell in row for run in cell.runs)
    return first + block.runs + cells
