"""The Compare page: one prompt by two set-ups, replayed side by side."""
