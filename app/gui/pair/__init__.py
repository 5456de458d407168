"""Which pair is loaded, and what else the engine is lent to."""
