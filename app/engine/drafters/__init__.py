"""Who guesses: each is a `speculative.Drafter`."""
