"""Chats as files: our own JSON and Markdown, and what other programs export. Knows no database."""
