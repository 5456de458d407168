"""The instruments beside the chat, and what guesses."""
