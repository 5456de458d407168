"""The vocabulary of the tiny models: bytes, a few merges, ChatML's marks. Holds no test."""

from __future__ import annotations

import gguf

CONTROL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")


END_OF_TEXT, IM_START, IM_END = range(3)
FIRST_BYTE = len(CONTROL)
FIRST_MERGE = FIRST_BYTE + 256
MERGES = (
    "Ġ t", "h e", "Ġt he", "Ġ a", "i n", "r e", "o n", "e r", "Ġ s", "a t", "Ġ w", "e n", "Ġ o",
    "n d", "i s", "o r", "Ġ c", "e s", "Ġa nd", "o u", "in g", "e d", "Ġ b", "i t", "Ġ f", "Ġo f",
    "a n", "Ġ p", "Ġ m", "Ġ in", "a l", "Ġt o", "Ġ d", "a r", "l l", "o m", "Ġ h", "l e", "Ġ l",
    "Ġ n", "Ġ g",
)  # fmt: skip
OTHER_END = FIRST_MERGE + 10
VOCABULARY_SIZE = FIRST_MERGE + len(MERGES)


def add_tokenizer(
    writer: gguf.GGUFWriter,
    tokens: list[str],
    types: list[int],
    merges: list[str],
    eos: int,
    template: str | None,
) -> None:
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(tokens)
    writer.add_token_types(types)
    writer.add_token_merges(merges)
    writer.add_bos_token_id(IM_START)
    writer.add_eos_token_id(eos)
    writer.add_eot_token_id(eos)
    writer.add_add_bos_token(False)
    if template is not None:
        writer.add_chat_template(template)


def vocabulary(
    padding: int, missing: int, changed_token: tuple[int, str] | None
) -> tuple[list[str], list[gguf.TokenType], list[str]]:
    """Token texts and types by id, and the merges as llama.cpp wants them: "a b"."""
    merges = list(MERGES[: len(MERGES) - missing])
    tokens = [*CONTROL, *_byte_texts(), *(pair.replace(" ", "") for pair in merges)]
    types = [gguf.TokenType.CONTROL] * len(CONTROL)
    types += [gguf.TokenType.NORMAL] * (len(tokens) - len(CONTROL))
    tokens += [f"[PAD{i}]" for i in range(padding)]
    types += [gguf.TokenType.UNUSED] * padding
    if changed_token is not None:
        tokens[changed_token[0]] = changed_token[1]
    return tokens, types, merges


def _byte_texts() -> list[str]:
    """GPT-2's printable character for each byte: itself, or one from U+0100 on."""
    printable = {*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)}
    others = [byte for byte in range(256) if byte not in printable]
    return [
        chr(byte) if byte in printable else chr(0x100 + others.index(byte)) for byte in range(256)
    ]
