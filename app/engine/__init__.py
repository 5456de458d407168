"""The speculative engine. Knows nothing of Qt, of chats on disk, or of settings files."""
