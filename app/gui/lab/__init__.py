"""The Lab page: experiments on the loaded pair, their charts and their tables."""
