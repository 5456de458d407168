"""Help in the window: guide, troubleshooting, updates, and what Paceline is made of."""
