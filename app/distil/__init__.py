"""A small draft for any target, distilled from the target's own replies. Knows no window.

Three steps: `collect` lets the target answer prompts, `train` fits a small student to what the
target found likely, `write` makes a GGUF of it; `run` does them in turn and goes on where an
earlier run ended. PyTorch is needed for training only, and is imported by `student`, `train` and
`agreement` alone.
"""
