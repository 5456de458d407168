"""A GGUF model as logits of a token sequence; the only importer of llama_cpp. Knows nothing of
drafting.

Facts about llama.cpp that the code leans on: logits of a batch lie contiguously and stay valid
until the next decode; `n_outputs_max` rows are reserved, not n_batch; a decode of more than one
token takes n_threads_batch; a graph is reused while its shape stays the same.
"""

from app.engine.llama.library import list_devices
from app.engine.llama.loading import load
from app.engine.llama.model import MAX_ROWS, LanguageModel, LoadOptions
from app.engine.llama.parallel import ParallelSequences
from app.engine.llama.vocabulary import Vocabulary

__all__ = [
    "MAX_ROWS",
    "LanguageModel",
    "LoadOptions",
    "ParallelSequences",
    "Vocabulary",
    "list_devices",
    "load",
]
