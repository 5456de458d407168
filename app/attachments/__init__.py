"""Files that go along with a message: read as text, and quoted in it. Knows no chats, no window."""
