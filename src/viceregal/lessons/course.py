"""A learner's way through a lesson, on a match: what is done is judged, answered, and can be tried again.

It keeps nothing but the match: whoever plays the same decisions from the start comes to the same place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from viceregal.bots import registry
from viceregal.bots.base import sensible
from viceregal.core.chance import Chance
from viceregal.core.errors import BadAction, ViceregalError
from viceregal.core.match import Match
from viceregal.core.records import CHANCE, Action, Event, Seat
from viceregal.core.rules import State
from viceregal.games import game as find_game
from viceregal.lessons.conditions import Deed, counted, is_like, is_true, measured
from viceregal.lessons.lesson import NOTHING, Answering, Lesson, Step, Text
from viceregal.lessons.reader import begun

Status = Literal["going", "missed", "finished"]
MAX_ANSWERS = 2000  # of others and of chance in a row: no lesson runs away


class NotNow(ViceregalError):
    """Something that the rules would allow and the lesson does not: its step is about something else."""


class Course:
    """`told` is the text for what was done last, if something is to be said of it; `deed` is what it speaks of."""

    def __init__(self, lesson: Lesson, edition: str) -> None:
        self.lesson = lesson
        self.edition = edition
        self.game = find_game(lesson.game)
        self.steps = lesson.steps[edition]
        self.match = self._opened()
        self.number = 0
        self.status: Status = "going"
        self.rows = 0  # deeds of the learner
        self.told: Text | None = None
        self.praised = False
        self.deed: Deed | None = None
        self._deed_at = self._told_events = 0
        self._open()
        self._let_others_play(())
        self._begin_step()

    @property
    def step(self) -> Step:
        return self.steps[min(self.number, len(self.steps) - 1)]

    @property
    def seat(self) -> Seat:
        return self.lesson.seat

    def allowed(self) -> list[Action]:
        """What the learner may do now."""
        if self.status != "going":
            return []
        legal = self.match.actions(self.seat)
        patterns = self.step.allowed
        if not patterns:
            return legal
        return [action for action in legal if is_like(self.game.text(action), patterns)]

    def last_events(self) -> list[Event]:
        """What the learner was told of the last deed, and of nothing that others did of themselves then."""
        return self.match.events(self.seat, self._deed_at)[: self._told_events]

    # Doing ------------------------------------------------------------------------------------------------------

    def play(self, row: Sequence[str]) -> None:
        """A deed of the learner, of one decision or several. What the rules refuse is a BrokenRow, and nothing changes."""
        actions = self.match.checked_row(self._parsed(row), self.seat)
        self._must_be_allowed(actions)
        self._deed_at = len(self.match.log)
        self.match.enter_row(self.seat, actions)
        self.rows += 1
        self._answer_chance()
        self._told_events = len(self.match.events(self.seat, self._deed_at))
        if self.step.free or self.step.replies:
            self._let_others_play(self.step.replies)
        self._judge()

    def _parsed(self, row: Sequence[str]) -> list[Action]:
        return [self.game.parse(text) for text in row]

    def _must_be_allowed(self, actions: Sequence[Action]) -> None:
        if self.status != "going":
            raise NotNow("this try is over: begin the step again")
        patterns = self.step.allowed
        for action in actions:
            text = self.game.text(action)
            if patterns and not is_like(text, patterns):
                raise NotNow(f"this step is not about {text!r}")

    # The others -------------------------------------------------------------------------------------------------

    def _opened(self) -> Match:
        start, seed = self.lesson.starts[self.edition], Chance(self.lesson.seed)
        if start.position is None:
            setup = self.game.setup(start.seats, self.edition, start.options)
            match = Match(self.game, self.game.new(setup), seed)
        else:
            match = begun(self.game, start.position, seed)
        self._script: list[str] = []
        self.match = match
        self._answer_chance()
        return match

    def _answer_chance(self) -> None:
        """Chance says what the lesson wants it to say, as long as that is possible; then what its seed says."""
        match = self.match
        while match.to_move == (CHANCE,):
            match.enter(CHANCE, self._chosen_chance())

    def _chosen_chance(self) -> Action:
        match = self.match
        for text in self._script:
            action = self._possible(text, CHANCE)
            if action is not None:
                self._script.remove(text)
                return action
        return self.game.sample(match.state, Chance(f"{self.lesson.seed}-{len(match.log)}"))

    def _possible(self, text: str, seat: Seat) -> Action | None:
        try:
            action = self.game.parse(text)
        except BadAction:
            return None
        return action if self.game.why_not(self.match.state, seat, action) is None else None

    def _open(self) -> None:
        """What is played before the learner begins, by whomever."""
        for answer in self.lesson.starts[self.edition].play:
            self.match.enter(answer.seat, self.match.checked_row([answer.does], answer.seat)[0])
            self._answer_chance()

    def _let_others_play(self, answers: Sequence[Answering]) -> None:
        """Until the learner is asked: what the lesson says and, where it says nothing, what their bot does."""
        left = list(answers)
        for _ in range(MAX_ANSWERS):
            asked = self.match.players_to_move
            if not asked or self.seat in asked:
                return
            self._answer_for(asked, left)

    def _answer_for(self, others: Sequence[Seat], left: list[Answering]) -> None:
        match = self.match
        for answer in left:
            action = self._possible(answer.does, answer.seat) if answer.seat in others else None
            if action is not None:
                left.remove(answer)
                match.enter(answer.seat, action)
                return self._answer_chance()
        left.clear()  # things went another way than the lesson thought
        match.enter(others[0], self._bot_chooses(others[0]))
        return self._answer_chance()

    def _bot_chooses(self, seat: Seat) -> Action:
        seed = f"{self.lesson.seed}-{len(self.match.log)}"
        bot = registry.make(self.lesson.opponent, self.lesson.game, seed)
        return bot.choose(self.match.view(seat), sensible(self.match.actions(seat)))

    # Judging ----------------------------------------------------------------------------------------------------

    def _begin_step(self) -> None:
        self._script = list(self.step.chance)
        self._first = len(self.match.log)
        self._before: State = self.match.state.clone()
        self.began = self.rows

    def _judge(self) -> None:
        step, deed = self.step, self._done()
        self.deed, self.told = deed, None
        if is_true(step.want, deed):
            self._reach(step, deed)
        else:
            self.praised = False
            self._miss(step, deed)

    def _miss(self, step: Step, deed: Deed) -> None:
        """Not reached: the try is over when nothing is left to be done, or when a wrong turn has its own answer."""
        spent = step.moves and self.rows - self.began >= step.moves
        over = spent or not self.allowed()
        for each in step.miss:
            if (over or each.when != NOTHING) and is_true(each.when, deed):
                self.told = each.say
                over = over or not each.goes_on
                break
        if over:
            self.status = "missed"

    def _reach(self, step: Step, deed: Deed) -> None:
        self.praised = True
        self.told = next(each.say for each in step.praise if is_true(each.when, deed))
        self.number += 1
        if self.number == len(self.steps):
            self.status = "finished"
            return
        self._script = list(self.step.chance)
        self._let_others_play(step.then)
        self._begin_step()

    def _done(self) -> Deed:
        match, words = self.match, self.game.words
        log = match.log[self._first :]
        frame = match.state.todo[-1] if self.seat in match.players_to_move else None
        actions = tuple(self.game.text(entry.action) for entry in log if entry.seat == self.seat)
        return Deed(
            actions=actions,
            events=tuple(words.plain(event) for event in match.events(self.seat, self._first)),
            numbers=measured(match, self._before, self.seat) | counted(actions),
            asked="" if frame is None else type(frame).__name__,
            over=match.over,
            won=match.over and self.seat in match.winners(),
        )
