"""Conversation in, text out: chat template -> tokens, tokens -> characters. Knows no model.

The template comes from the model's file and is foreign code, so it runs in Jinja's sandbox
(CVE-2024-34359 was a template that ran commands).
"""

from __future__ import annotations

import codecs
import json
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, NoReturn, Protocol

import jinja2
import jinja2.ext
import jinja2.meta
import jinja2.sandbox

from app.engine.reasoning import opens, split
from app.engine.requests import Role, Turn
from app.errors import UserError
from app.words import Words

_THINKING = ("enable_thinking", "thinking")  # as templates call the choice


class Tokenizer(Protocol):
    """What of a vocabulary is needed here; see llama.Vocabulary."""

    bos: int
    eos: int
    adds_bos: bool

    def tokenize(self, text: str, special: bool) -> list[int]: ...
    def text(self, token: int) -> str: ...
    def piece(self, token: int) -> bytes: ...


class TextStream:
    """Bytes of tokens -> whole characters: a character spread over tokens comes once, with the
    token that completes it. Bytes that are no UTF-8 become U+FFFD."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def feed(self, piece: bytes) -> str:
        """The characters that are complete with this piece."""
        return self._decoder.decode(piece)

    def finish(self) -> str:
        """What is left of a character that was never completed."""
        return self._decoder.decode(b"", final=True)


class ChatTemplate:
    """Turns -> prompt text.

    Args:
        source: the model's Jinja template; None = a plain script of labelled turns, for base
            models.
        bos, eos: the text of the begin and end tokens, which templates refer to.
    """

    def __init__(self, source: str | None, bos: str, eos: str) -> None:
        self._special = {"bos_token": bos, "eos_token": eos}
        self._template: jinja2.Template | None = None
        self._choices: tuple[str, ...] = ()
        self._opens: dict[bool | None, bool] = {}
        if source is not None:
            environment = jinja2.sandbox.ImmutableSandboxedEnvironment(
                trim_blocks=True,
                lstrip_blocks=True,
                extensions=[jinja2.ext.loopcontrols, _IgnoreGenerationTag],
            )
            environment.filters["tojson"] = _to_json
            try:
                self._template = environment.from_string(source)
                asked = jinja2.meta.find_undeclared_variables(environment.parse(source))
                self._choices = tuple(name for name in _THINKING if name in asked)
            except jinja2.TemplateError as error:
                raise UserError(
                    Words("This model's chat template can't be read: {reason}.", reason=str(error)),
                    Words("Choose another model."),
                ) from None

    @property
    def thinking_offered(self) -> bool:
        """Whether one can choose if the model thinks before it answers."""
        return bool(self._choices)

    def opens_thoughts(self, thinking: bool | None = None) -> bool:
        """Whether the prompt ends inside thoughts, so that a reply never says where they begin."""
        if thinking not in self._opens:
            try:
                self._opens[thinking] = opens(self.render([Turn(Role.USER, "Hello")], thinking))
            except UserError:
                self._opens[thinking] = False
        return self._opens[thinking]

    def render(self, turns: Sequence[Turn], thinking: bool | None = None) -> str:
        """The prompt up to where the reply begins.

        What was thought before earlier replies is handed over apart from them: most templates
        leave it out, and those that want it ask for it. `thinking`: whether the model is to think
        first, where the template offers that; None = as it does by itself.

        A template that refuses a system turn, as Gemma's does, gets it at the head of the first
        user turn instead.

        Raises:
            UserError: the template refuses this conversation.
        """
        turns = _merged(turns)
        if self._template is None:
            return _script(turns)
        try:
            return self._render(turns, thinking)
        except (jinja2.TemplateError, TypeError) as error:
            if len(turns) > 1 and turns[0].role is Role.SYSTEM and turns[1].role is Role.USER:
                merged = Turn(Role.USER, f"{turns[0].content}\n\n{turns[1].content}")
                return self.render([merged, *turns[2:]], thinking)
            raise UserError(
                Words(
                    "The model's chat template refuses this conversation: {reason}.",
                    reason=str(error),
                ),
                Words("Start a new chat."),
            ) from None

    def _render(self, turns: Sequence[Turn], thinking: bool | None) -> str:
        assert self._template is not None
        chosen = {} if thinking is None else dict.fromkeys(self._choices, thinking)
        return self._template.render(
            messages=[_message(turn) for turn in turns],
            add_generation_prompt=True,
            raise_exception=_refuse,
            strftime_now=lambda form: datetime.now().strftime(form),
            **self._special,
            **chosen,
        )


def prompt_tokens(
    turns: Sequence[Turn],
    template: ChatTemplate,
    tokenizer: Tokenizer,
    thinking: bool | None = None,
) -> list[int]:
    """The tokens of a conversation up to where the reply begins or, if the last turn is the
    assistant's, up to where it goes on.

    Replies whose tokens are known are put in as those tokens: tokenizing their text again could
    split it otherwise, and the cache of the turn before would be lost from there on.
    """
    turns = [_as_typed(_as_shown(turn, tokenizer), tokenizer) for turn in turns]
    partial = turns.pop() if turns and turns[-1].role is Role.ASSISTANT else None
    tokens: list[int] = []
    for part in _parts(turns, template, thinking):
        tokens += tokenizer.tokenize(part, special=True) if isinstance(part, str) else part
    if partial is not None:
        known = partial.token_ids
        tokens += known if known else tokenizer.tokenize(partial.content, special=False)
    if tokenizer.adds_bos and tokens[:1] != [tokenizer.bos]:
        tokens.insert(0, tokenizer.bos)
    return tokens or [tokenizer.bos if tokenizer.bos >= 0 else tokenizer.eos]


def _as_shown(turn: Turn, tokenizer: Tokenizer) -> Turn:
    """A stop string may begin within the last token. Its text up to there is then tokenized anew:
    the model is to read what the person reads."""
    if not turn.token_ids:
        return turn
    *ids, last = turn.token_ids
    stream = TextStream()
    before = "".join(stream.feed(tokenizer.piece(id)) for id in ids)
    shown, whole = turn.content.removeprefix(before), stream.feed(tokenizer.piece(last))
    if shown == whole or not (turn.content.startswith(before) and whole.startswith(shown)):
        return turn
    return replace(turn, token_ids=(*ids, *tokenizer.tokenize(shown, special=False)))


def _as_typed(turn: Turn, tokenizer: Tokenizer) -> Turn:
    """What a person writes or attaches is text, also where it spells a special token: a file that
    holds `<|im_end|>` must not end the message that it stands in."""
    if turn.role is not Role.USER or not any(sign in turn.content for sign in "<[｜"):
        return turn
    text = turn.content.strip()  # as templates may do
    plain = tokenizer.tokenize(text, special=False)
    if plain == tokenizer.tokenize(text, special=True):
        return turn
    return replace(turn, token_ids=tuple(plain))


def _parts(
    turns: list[Turn], template: ChatTemplate, thinking: bool | None
) -> list[str | list[int]]:
    """The prompt as text, with the turns whose tokens are known cut out of it."""
    whole = template.render(turns, thinking)
    typed = [i for i, t in enumerate(turns) if t.token_ids and t.role is Role.USER]
    replies = [
        i
        for i, t in enumerate(turns)
        if t.token_ids and t.role is Role.ASSISTANT and _answer_of(t) == t.content
    ]
    # A template may change a reply (trim it, drop its thinking) or leave it out. Then its tokens
    # are not the truth, and only what was typed is cut out.
    for known in ([*typed, *replies], typed):
        parts = _cut(whole, turns, sorted(known), template, thinking) if known else None
        if parts is not None:
            return parts
    return [whole]


def _cut(
    whole: str, turns: list[Turn], known: list[int], template: ChatTemplate, thinking: bool | None
) -> list[str | list[int]] | None:
    """`whole` with the tokens of these turns in their places; None where they can't be found."""
    marks = {i: f"\ue000{i}\ue001" for i in known}
    texts = {
        i: t.content.strip() if t.role is Role.USER else t.content for i, t in enumerate(turns)
    }
    marked = template.render(
        [
            Turn(t.role, t.content.replace(texts[i], marks[i], 1)) if i in marks else t
            for i, t in enumerate(turns)
        ],
        thinking,
    )
    parts: list[str | list[int]] = []
    for i, mark in marks.items():
        before, found, marked = marked.partition(mark)
        if not found:
            return None
        parts += [before, list(turns[i].token_ids or ())]
    parts.append(marked)
    contents = iter(texts[i] for i in known)
    unmarked = "".join(part if isinstance(part, str) else next(contents) for part in parts)
    return parts if unmarked == whole else None


def _answer_of(turn: Turn) -> str:
    return split(turn.content, turn.thinking).answer


def _message(turn: Turn) -> dict[str, str]:
    """As templates know it; the thoughts under both of the names that are in use."""
    made = {"role": turn.role.value, "content": turn.content}
    if turn.role is Role.ASSISTANT:
        parts = split(turn.content, turn.thinking)
        made["content"] = parts.answer
        if parts.thoughts:
            made |= {"reasoning_content": parts.thoughts, "thinking": parts.thoughts}
    return made


def _merged(turns: Sequence[Turn]) -> list[Turn]:
    """Turns of one role in a row as one: a question whose reply was stopped before its first word
    is followed by another question, and many templates insist on taking turns."""
    merged: list[Turn] = []
    for turn in turns:
        if merged and merged[-1].role is turn.role:
            turn = Turn(turn.role, f"{merged.pop().content}\n\n{turn.content}")
        merged.append(turn)
    return merged


def _script(turns: Sequence[Turn]) -> str:
    names = {Role.USER: "User: ", Role.ASSISTANT: "Assistant: ", Role.SYSTEM: ""}
    lines = [f"{names[turn.role]}{turn.content}\n\n" for turn in turns]
    return "".join(lines) + "Assistant:"


def _refuse(message: str) -> NoReturn:
    raise jinja2.TemplateError(message)


def _to_json(value: Any, ensure_ascii: bool = False, **options: Any) -> str:
    return json.dumps(value, ensure_ascii=ensure_ascii, **options)


class _IgnoreGenerationTag(jinja2.ext.Extension):
    """`{% generation %}` marks what to train on; here its inside simply stays."""

    tags = {"generation"}  # noqa: RUF012  (as jinja2 declares it)

    def parse(self, parser: Any) -> Any:
        next(parser.stream)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)
