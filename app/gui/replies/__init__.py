"""What can be done with a reply beside reading it: its rounds, its figures, going on with it."""
