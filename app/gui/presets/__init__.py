"""Presets in the window: how replies are made, kept under names and with each chat."""
