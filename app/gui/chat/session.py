"""Asks, and follows the reply that comes. Knows nothing of widgets, or of how models load."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from app.engine.events import (
    Crashed,
    Failed,
    Finished,
    Message,
    PromptProgress,
    PromptRead,
    Round,
    TooLong,
)
from app.engine.requests import (
    Overflow,
    ReplyRequest,
    Role,
    SamplerSettings,
    Speculation,
    Stop,
    Turn,
)
from app.errors import EngineDiedError
from app.gui.chat.conversation import Conversation, Reply, SwitchMark
from app.gui.engine_link import EngineLink


@dataclass(frozen=True, slots=True)
class ReplyOptions:
    """How a reply is to be made; the seed is already drawn."""

    speculation: Speculation
    sampler: SamplerSettings
    seed: int
    max_tokens: int = 1024
    stop_strings: tuple[str, ...] = ()
    system_prompt: str = ""


@dataclass(frozen=True, slots=True)
class ReplyEnd:
    """A reply that is over, with its last words from the engine, or None where it was lost."""

    reply: Reply
    finished: Finished | None


class ChatSession(QObject):
    """One question and its reply at a time."""

    asking = Signal()
    question_added = Signal(str)
    question_returned = Signal(str)  # it could not be asked: back to the person, never lost
    reply_dropped = Signal()  # another answer to an old question could not be had
    reply_started = Signal(object)  # Reply
    prompt_progressed = Signal(object)  # PromptProgress
    prompt_read = Signal(object)  # PromptRead
    rounds_arrived = Signal(object)  # tuple[Round, ...]
    speculation_switched = Signal(object)  # SwitchMark
    reply_ended = Signal(object)  # ReplyEnd
    reply_failed = Signal(object)  # Failed
    too_long = Signal(object)  # TooLong: the context can't hold it; the question was returned
    reply_crashed = Signal(object)  # Crashed
    interrupted = Signal()  # the engine ended in the middle of a reply
    overflow_chosen = Signal(object)  # Overflow
    left = Signal()  # the person turned to another chat; nothing more comes for this one

    def __init__(self, link: EngineLink, conversation: Conversation) -> None:
        super().__init__()
        self._link = link
        self._conversation = conversation
        self._number: int | None = None
        self._speculation = Speculation()
        self._switching_to: bool | None = None
        self._request_sent: ReplyRequest | None = None
        self._question_is_new = False
        self.overflow = Overflow.REFUSE
        self.left_out = 0  # the oldest turns that the model does not see any more
        self._thinking: bool | None = None

    @property
    def replying(self) -> bool:
        return self._number is not None

    @property
    def speculation(self) -> Speculation:
        """How the reply that runs is guessed, or the last one was."""
        return self._speculation

    @property
    def request(self) -> ReplyRequest | None:
        """What the engine was asked last."""
        return self._request_sent

    @property
    def unfinished(self) -> bool:
        """Whether a question has no whole reply yet, and nothing is running for it."""
        return not self.replying and self._conversation.reply is not None

    def ask(self, text: str, options: ReplyOptions) -> None:
        """Add a question and have it answered."""
        self.asking.emit()
        self._conversation.add_question(text)
        self._question_is_new = True
        self.question_added.emit(text)
        self._request(options)

    def answer_anew(self, options: ReplyOptions) -> None:
        """Answer the question that the chat ends with, which was answered before."""
        self._question_is_new = False
        self._request(options)

    def go_on(self, options: ReplyOptions) -> None:
        """Continue the reply that was broken off, in the same message."""
        if self.unfinished:
            self._request(options)

    def choose_thinking(self, thinking: bool | None) -> None:
        """Whether the next replies think first; None = as the model does by itself."""
        self._thinking = thinking

    def choose_overflow(self, overflow: Overflow) -> None:
        """What becomes of what does not fit into the context, from the next reply."""
        self.overflow = overflow
        self.overflow_chosen.emit(overflow)

    def stop(self) -> None:
        if self.replying:
            self._link.tell(Stop())

    def change_speculation(self, speculation: Speculation) -> None:
        """Guess in another way, from the next round."""
        if self.replying and speculation.drafts != self._speculation.drafts:
            self._switching_to = speculation.drafts
        self._speculation = speculation
        self._link.tell(speculation)

    def start_over(self) -> None:
        """A new chat. What is still running is stopped, and what it still says is ignored."""
        self.stop()
        self._number = None
        self.left_out = 0
        self.left.emit()
        self._conversation.clear()

    def interrupt(self) -> None:
        """The engine has ended; the partial reply stays."""
        if self.replying:
            self._number = None
            self.interrupted.emit()

    def take(self, messages: tuple[Message, ...]) -> None:
        """Act on those messages that belong to the reply that runs, the rounds in one batch."""
        rounds: list[Round] = []
        for message in messages:
            if message.request != self._number:
                continue
            if isinstance(message.value, Round):
                rounds.append(self._take_round(message.value))
                continue
            self._hand_on(rounds)
            self._take(message.value)
        self._hand_on(rounds)

    def _request(self, options: ReplyOptions) -> None:
        reply = self._conversation.begin_reply()
        self._speculation = options.speculation
        self._switching_to = None
        request = self._request_sent = ReplyRequest(
            turns=under(options.system_prompt, self._conversation.turns()),
            sampler=options.sampler,
            speculation=options.speculation,
            seed=options.seed,
            thinking=self._thinking,
            max_tokens=options.max_tokens,
            stop_strings=options.stop_strings,
            overflow=self.overflow,
            left_out=self.left_out,
        )
        try:
            self._number = self._link.send(request)
        except EngineDiedError as error:
            self._give_back(Failed(error.what, error.todo))
            return
        self.reply_started.emit(reply)

    def _take_round(self, round: Round) -> Round:
        reply = self._conversation.begin_reply()
        if self._switching_to is round.speculating:
            mark = SwitchMark(len(reply.tokens), reply.stats.passes, round.speculating)
            self._switching_to = None
            reply.switches.append(mark)
            self.speculation_switched.emit(mark)
        self._conversation.take_round(round)
        return round

    def _hand_on(self, rounds: list[Round]) -> None:
        if rounds:
            self.rounds_arrived.emit(tuple(rounds))
            rounds.clear()

    def _take(self, value: object) -> None:
        match value:
            case PromptProgress():
                self.prompt_progressed.emit(value)
            case PromptRead():
                self.left_out = value.left_out
                reply = self._conversation.begin_reply()
                reply.prompt = reply.prompt or value
                self.prompt_read.emit(value)
            case Finished():
                self._number = None
                reply = self._conversation.begin_reply()
                self._conversation.end_reply()
                self.reply_ended.emit(ReplyEnd(reply, value))
            case Failed():
                self._give_back(value)
            case TooLong():
                self._give_back(None)
                self.too_long.emit(value)
            case Crashed():
                self._give_back(None)
                self.reply_crashed.emit(value)

    def _give_back(self, failed: Failed | None) -> None:
        """No reply: the question returns to the person. A partial reply stays where it is."""
        self._number = None
        reply = self._conversation.reply
        begun = reply is not None and bool(reply.tokens)
        if not begun and not self._question_is_new:
            self._conversation.end_reply()
            self.reply_dropped.emit()
        elif (question := self._conversation.take_back_question()) is not None:
            self.question_returned.emit(question)
        elif reply is not None:
            self._conversation.end_reply()
            self.reply_ended.emit(ReplyEnd(reply, None))
        if failed is not None:
            self.reply_failed.emit(failed)


def under(system_prompt: str, turns: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """The chat under this system prompt, in place of one that it may have come with."""
    said = tuple(turn for turn in turns if turn.role is not Role.SYSTEM)
    return (Turn(Role.SYSTEM, system_prompt), *said) if system_prompt.strip() else said
