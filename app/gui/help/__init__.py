"""Help in the window: the guide, what to do when something fails, and what Paceline is made of."""
