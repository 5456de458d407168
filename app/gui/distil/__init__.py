"""Making a draft for a target, in the window. Knows nothing of how it is made."""
