"""Somebody's try at a puzzle, on a match. It keeps nothing but what was done: the same deeds lead to the same place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from viceregal.bots.counting import points_of
from viceregal.core.errors import ViceregalError
from viceregal.core.records import Action, Seat
from viceregal.games import game as find_game
from viceregal.games.puzzling import BEST, POINTS
from viceregal.puzzles.puzzle import Puzzle, match_of

Status = Literal["going", "missed", "solved"]


class TrialOver(ViceregalError):
    """An answer after the last one."""


class Trial:
    """`answered` counts the right answers so far, `chosen` is the last that was given, right or not."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = find_game(puzzle.game)
        self.match = match_of(puzzle)
        if (
            puzzle.aim == POINTS
        ):  # what others choose at the same time is not counted, so nobody waits for them
            self.game.rules.leave_alone(self.match.state, puzzle.seat)
        self.start = self.match.state.clone()
        self.status: Status = "going"
        self.deeds = 0
        self.answered = 0
        self.chosen = ""
        self.gained = 0  # points, where these are the aim
        self._steps = puzzle.steps()
        self._done: list[Action] = []

    @property
    def seat(self) -> Seat:
        return self.puzzle.seat

    def allowed(self) -> list[Action]:
        return self.match.actions(self.seat) if self.status == "going" else []

    def play(self, row: Sequence[str]) -> None:
        """A deed of one decision or several. What the rules refuse is a BrokenRow, and nothing changes."""
        if self.status != "going":
            raise TrialOver("this try is over: begin again")
        actions = self.match.checked_row([self.game.parse(text) for text in row], self.seat)
        self.match.enter_row(self.seat, actions)
        self.deeds += 1
        if self.puzzle.aim == BEST:
            self._compare(actions)
        else:
            self._count(actions)

    def _compare(self, actions: Sequence[Action]) -> None:
        """With the line, as far as it goes: what is answered after its end is nobody's business."""
        for action in actions:
            if not self._steps:
                break
            self.chosen = self.game.text(action)
            if self.chosen != self._steps[0][1]:
                self.status = "missed"
                return
            self._steps.pop(0)
            self.answered += 1
        self._let_others_answer()
        if not self._steps:
            self.status = "solved"

    def _let_others_answer(self) -> None:
        while self._steps and self._steps[0][0] != self.seat:
            seat, text = self._steps.pop(0)
            self.match.enter(seat, self.game.parse(text))

    def _count(self, actions: Sequence[Action]) -> None:
        self._done += actions
        self.chosen = self.game.text(self._done[0])
        self.gained, goes_on = points_of(self.game, self.start, self.seat, tuple(self._done))
        if self.gained >= self.puzzle.points:
            self.status = "solved"
        elif not goes_on:
            self.status = "missed"
