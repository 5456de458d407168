"""Files beside a message, and what the message takes of the context."""
