"""Chats on disk: history, branches, search, presets, exchange. Knows no window and no engine."""
