"""The Learn page: speculative decoding to play with, and explained."""
