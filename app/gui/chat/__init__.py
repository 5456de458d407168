"""Asking, and following the reply that comes."""
