"""The Proof page: the distribution does not change, counted on the loaded pair."""
