"""Experiments on a loaded pair: iterators of frozen values. Knows no window.

`experiment` and `results` and whatever else holds only values can be imported without llama.cpp;
what runs on a pair (`measure`, `proof`, `comparison`, `bench`) is imported where the engine lives.
"""
