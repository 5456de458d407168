"""Everything one can do or open, found by typing."""
