"""The tokenizer of a loaded model. Knows no context."""

from __future__ import annotations

import ctypes

import llama_cpp as llama


class Vocabulary:
    """The tokenizer of a loaded model."""

    def __init__(self, vocab: int) -> None:
        self._vocab = vocab
        self.size = int(llama.llama_vocab_n_tokens(vocab))
        self.bos = int(llama.llama_vocab_bos(vocab))
        self.eos = int(llama.llama_vocab_eos(vocab))
        self.adds_bos = bool(llama.llama_vocab_get_add_bos(vocab))
        self._pieces: dict[int, bytes] = {}

    def tokenize(self, text: str, special: bool) -> list[int]:
        """Token ids of a text, without added begin or end tokens.

        Args:
            special: whether the text of a special token means that token.
        """
        data = text.encode("utf-8", "replace")
        ids = (llama.llama_token * (len(data) + 8))()
        count = llama.llama_tokenize(self._vocab, data, len(data), ids, len(ids), False, special)
        if count < 0:
            raise RuntimeError("llama_tokenize failed")
        return list(ids[:count])

    def piece(self, token: int) -> bytes:
        """The exact bytes of a token."""
        known = self._pieces.get(token)
        if known is None:
            buffer = ctypes.create_string_buffer(64)
            size = llama.llama_token_to_piece(self._vocab, token, buffer, 64, 0, True)
            if size < 0:
                buffer = ctypes.create_string_buffer(-size)
                size = llama.llama_token_to_piece(self._vocab, token, buffer, -size, 0, True)
            known = self._pieces[token] = buffer.raw[:size]
        return known

    def text(self, token: int) -> str:
        """A token's text as the vocabulary states it: for special tokens in templates."""
        text = llama.llama_vocab_get_text(self._vocab, token) if token >= 0 else None
        return text.decode("utf-8", "replace") if text else ""

    def ends(self, token: int) -> bool:
        """Whether this token ends a reply."""
        return bool(llama.llama_vocab_is_eog(self._vocab, token))
