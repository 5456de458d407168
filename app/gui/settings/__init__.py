"""The settings in the window: how it looks, which keys it has, where its data lies."""
