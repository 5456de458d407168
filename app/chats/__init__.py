"""Chats on disk: history, branches, search, presets, export and import. Knows no window, no engine."""
