"""Colours, sizes and fonts."""
