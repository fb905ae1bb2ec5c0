"""The stack machine. A state's `todo` is a stack of frames: steps run by themselves, questions wait for an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from viceregal._mypyc import mypyc_attr
from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.identity import document_of, key_of
from viceregal.core.records import Action, Emit, Frame, Seat

F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: the work that is left. It is changed in place and never shared."""

    def __init__(self) -> None:
        self.todo: list[Frame] = []

    def clone(self) -> State:
        """An independent copy, written by hand in each game: this is what searches spend their time on."""
        raise NotImplementedError

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Do both say the same, all that is hidden included? Told by their position documents: not for searches."""
        if self is other or type(self) is not type(other):
            return self is other
        document = document_of(self)
        return document is not None and bool(document == document_of(other))

    def __hash__(self) -> int:
        """As the state is now: one that is a key of a dictionary is not to be changed."""
        document = document_of(self)
        return id(self) if document is None else hash(key_of(document))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.todo[-1] if self.todo else 'over'}>"


Step = Callable[[Any, Any, Emit | None], None]
Options = Callable[[Any, Any, Seat], list[Action]]
Answer = Callable[[Any, Any, Seat, Any, Emit | None], None]
WhyNot = Callable[[Any, Any, Seat, Action], Refusal | None]
Sample = Callable[[Any, Any, Chance], Action]
IsOutcome = Callable[[Any, Any, Action], bool]
HangsOn = Callable[[Any, Any, Seat], bool]
Alone = Callable[[Any, Any, Seat], None]
RuleOf = Callable[[Any, Any], str]  # state, question


class QuestionRules:
    """How one kind of frame is answered. A shuffle has `sample` and `is_outcome` in place of `options`."""

    def __init__(  # noqa: PLR0913 - a row of a table, as the rules of a game write it
        self,
        kind: type,
        rule: str,
        answer: Answer,
        options: Options | None,
        why_not: WhyNot | None,
        sample: Sample | None,
        is_outcome: IsOutcome | None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.answer = answer
        self.options = options
        self.why_not = why_not
        self.sample = sample
        self.is_outcome = is_outcome


class Rules:
    """What each kind of frame does, for one game."""

    def __init__(self) -> None:
        self.steps: dict[type, Step] = {}
        self.questions: dict[type, QuestionRules] = {}
        self.secrets: dict[type, HangsOn] = {}
        self.waiting: set[type] = set()
        self.alone: dict[type, Alone] = {}
        self.bars: dict[type, Options] = {}
        self.ruled: dict[type, RuleOf] = {}
        self.after_step: Callable[[Any], None] | None = None  # tests hang the invariants here
        # The kind asked last is asked again more often than not, and each question is looked at several times.
        self._latest: QuestionRules | None = None

    def step(self, kind: type, does: Step) -> None:
        self.steps[kind] = does

    def question(
        self,
        kind: type,
        *,
        rule: str,
        options: Options,
        answer: Answer,
        why_not: WhyNot | None = None,
        sample: Sample | None = None,
    ) -> None:
        """Say how frames of this kind are answered. `rule` is the rule that asks.

        `sample` is for chance where its outcomes are not equally likely.
        """
        self._add(QuestionRules(kind, rule, answer, options, why_not, sample, None))

    def shuffle(
        self, kind: type, *, rule: str, sample: Sample, is_outcome: IsOutcome, answer: Answer
    ) -> None:
        """Say how chance answers where it has too many outcomes to list."""
        self._add(QuestionRules(kind, rule, answer, None, None, sample, is_outcome))

    def _add(self, question: QuestionRules) -> None:
        self.questions[question.kind] = question
        self._latest = None

    def secret(self, kind: type, hangs_on: HangsOn) -> None:
        """Say where a step hangs on what a seat does not know, though no event of it is news to the seat."""
        self.secrets[kind] = hangs_on

    def may_wait(self, kind: type) -> None:
        """Say that a foretelling may put off this question to chance and tell what comes after it.

        A step that looks at the outcome has to be a `secret` then, or to ask something: the foretelling ends there.
        """
        self.waiting.add(kind)

    def at_once(self, kind: type, alone: Alone) -> None:
        """Say how a question that several answer in secret is put to one seat, as if nobody else were asked."""
        self.alone[kind] = alone

    def rule_by(self, kind: type, rule_of: RuleOf) -> None:
        """Say which rule asks, where it is not always the same: it is quoted, and refuses what is no answer."""
        self.ruled[kind] = rule_of

    def rule_of(self, s: State, ask: Frame) -> str:
        """The rule that asks this."""
        rule_of = self.ruled.get(type(ask))
        return self.questions[type(ask)].rule if rule_of is None else rule_of(s, ask)

    def leave_alone(self, s: State, seat: Seat) -> None:
        """Put what is asked now to this seat alone, if several are asked at once."""
        frame = s.todo[-1] if s.todo else None
        put = self.alone.get(type(frame))
        if put is not None:
            put(s, frame, seat)

    def bar(self, kind: type, barred: Options) -> None:
        """Say which answers a player would look for that are refused now, as a card in hand that cannot be paid.

        People are shown them with the reason.
        """
        self.bars[kind] = barred

    def barred(self, s: State, seat: Seat) -> list[Action]:
        """What the seat would look for among its answers, but is refused now."""
        ask = s.todo[-1]
        barred = self.bars.get(type(ask))
        return [] if barred is None else barred(s, ask, seat)

    def is_secret_from(self, s: State, seat: Seat) -> bool:
        """Does the step on top of the stack hang on what this seat does not know?"""
        frame = s.todo[-1]
        hangs_on = self.secrets.get(type(frame))
        return hangs_on is not None and hangs_on(s, frame, seat)

    def asked(self, s: State) -> QuestionRules:
        """The question on top of the stack."""
        return self._asked(type(s.todo[-1]))

    def _asked(self, kind: type) -> QuestionRules:
        latest = self._latest
        if latest is None or latest.kind is not kind:
            latest = self._latest = self.questions[kind]
        return latest

    def run(self, s: State, emit: Emit | None) -> None:
        """Perform steps until a question is on top or nothing is left to do."""
        todo: list[Any] = s.todo  # frames, as everybody knows: nothing is won by looking at each again
        while todo:
            kind = type(todo[-1])
            latest = self._latest
            if latest is not None and latest.kind is kind:
                return
            step = self.steps.get(kind)
            if step is None:
                return
            step(s, todo.pop(), emit)
            if self.after_step is not None:
                self.after_step(s)

    def legal(self, s: State, seat: Seat) -> list[Action]:
        todo: list[Any] = s.todo
        ask = todo[-1]
        options = self._asked(type(ask)).options
        if options is None:
            raise ValueError(f"{type(ask).__name__} has too many outcomes to list: sample one")
        return options(s, ask, seat)

    def apply(self, s: State, seat: Seat, action: Action, emit: Emit | None) -> None:
        self.answer(s, seat, action, emit)
        self.run(s, emit)

    # Step by step, for those who look between the steps: this is what `run` and `apply` do in one go.

    def answer(self, s: State, seat: Seat, action: Action, emit: Emit | None) -> None:
        """The answer to the question on top, without the steps that follow."""
        todo: list[Any] = s.todo
        ask = todo.pop()
        self._asked(type(ask)).answer(s, ask, seat, action, emit)
        if self.after_step is not None:
            self.after_step(s)

    def is_step(self, s: State) -> bool:
        """Is there a step on top of the stack? Else it is a question, or nothing is left to do."""
        return bool(s.todo) and type(s.todo[-1]) in self.steps

    def advance(self, s: State, emit: Emit | None) -> None:
        """The step on top, and nothing more."""
        frame = s.todo.pop()
        self.steps[type(frame)](s, frame, emit)
        if self.after_step is not None:
            self.after_step(s)


def then(s: State, *frames: Frame) -> None:
    """Put frames on the stack in reading order: the first is done first."""
    todo: list[Any] = s.todo
    at = len(frames)
    while at > 0:
        at -= 1
        todo.append(frames[at])


def then_all(s: State, frames: list[F]) -> None:
    """The same for frames in a row."""
    todo = s.todo
    for frame in reversed(frames):
        todo.append(frame)
