"""Markdown as blocks whose every character knows its place in the source. Knows no widgets."""
