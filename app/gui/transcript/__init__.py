"""The chat as text, each token with its origin."""
