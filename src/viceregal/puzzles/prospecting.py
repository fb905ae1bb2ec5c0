"""One game of bots, looked through for positions with one right answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.bots import registry
from viceregal.bots.base import sensible
from viceregal.bots.counting import Way, points_of
from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.records import CHANCE, Action, Seat
from viceregal.core.rules import State
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.games.puzzling import BEST, POINTS, Found, PuzzleDeal, Puzzling
from viceregal.puzzles.judging import (
    Difficulty,
    Single,
    best_answer,
    judged,
    max_points,
    rung_of,
    single,
)
from viceregal.puzzles.puzzle import Puzzle, key_of, written

FROM_ONE_GAME: Final = 6  # puzzles
OF_ONE_THEME: Final = 2  # among them
LOOKED_AT: Final = 50  # decisions of a game
MIN_CHOICES: Final = 3
MAX_WORTHS: Final = 6  # that are kept of a puzzle's answers
MAX_CHOICES: Final = 40  # more answers than that nobody likes to look through


@dataclass(frozen=True)
class Spot:
    """A decision of a played game: the state, whose it is, and what led there."""

    state: State
    seat: Seat
    moves: tuple[int, ...]


@dataclass(frozen=True)
class Solved:
    """What was found out about a spot."""

    aim: str
    theme: str
    difficulty: Difficulty
    line: tuple[tuple[Seat, str], ...]
    points: int
    one: Single


def prospect(game_key: str, seed: str, budget: int, themes: tuple[str, ...], number: int) -> list[Puzzle]:
    """The puzzles of the game of this number, of these themes; of all where none is said."""
    puzzling = pack(game_key).puzzling()
    assert puzzling is not None
    deal, own = puzzling.deals[number % len(puzzling.deals)], f"{seed}-{number}"
    look = Look(find_game(game_key), puzzling, deal, own, budget, themes or puzzling.themes)
    found: list[Puzzle] = []
    for spot in Chance(own).shuffled(look.played())[:LOOKED_AT]:
        puzzle = look.at(spot)
        if puzzle is None or [each.theme for each in found].count(puzzle.theme) == OF_ONE_THEME:
            continue
        found.append(puzzle)
        if len(found) == FROM_ONE_GAME:
            break
    return found


class Look:
    """At one game."""

    def __init__(
        self,
        game: Game,
        puzzling: Puzzling,
        deal: PuzzleDeal,
        seed: str,
        budget: int,
        themes: tuple[str, ...],
    ) -> None:
        self.game = game
        self.puzzling = puzzling
        self.deal = deal
        self.seed = seed
        self.budget = budget
        self.themes = themes
        effort = registry.steady(game.key)
        assert effort is not None
        self.budgets = (max(1, budget * effort.quick // effort.thorough), budget)

    def played(self) -> list[Spot]:
        """The game, decision by decision, as far as they are questions that make puzzles."""
        game, deal = self.game, self.deal
        match = Match.new(game, game.setup(deal.seats, deal.edition, deal.options), self.seed)
        bots = [
            registry.make(deal.bots[seat % len(deal.bots)], game.key, f"{self.seed}/{seat}")
            for seat in range(match.setup.seats)
        ]
        places: list[int] = []
        spots: list[Spot] = []
        while not match.over:
            seat = match.players_to_move[0]
            legal = match.actions(seat)
            offered = sensible(legal)
            if MIN_CHOICES <= len(offered) <= MAX_CHOICES and self._aims(match.state, seat):
                spots.append(Spot(match.state.clone(), seat, tuple(places)))
            action = bots[seat].choose(match.view(seat), offered)
            places.append(legal.index(action))
            match.enter(seat, action)
            match.settle()
        return spots

    def _aims(self, s: State, seat: Seat) -> list[str]:
        """Those that may come to a theme that is wanted."""
        return [
            aim
            for aim in self.puzzling.aims(s, seat)
            if not set(self.themes).isdisjoint(self.puzzling.themes_at(s, aim))
        ]

    def at(self, spot: Spot) -> Puzzle | None:
        for aim in self._aims(spot.state, spot.seat):
            puzzle = self._points(spot) if aim == POINTS else self._best(spot)
            if puzzle is not None and puzzle.theme in self.themes:
                return puzzle
        return None

    # One answer is the best ---------------------------------------------------------------------------------------

    def _best(self, spot: Spot) -> Puzzle | None:
        one = best_answer(self.game, spot.state, spot.seat, self.puzzling, self.budgets)
        if one is None:
            return None
        line = [(spot.seat, one.answer), *self._goes_on(spot, one.answer)]
        answers = tuple([text for seat, text in line if seat == spot.seat])
        points = {text: self._at_once(spot, text) for text, _ in one.worths}
        gained = points.pop(one.answer)
        tempting = max(points.values())
        worths = tuple([worth for _, worth in one.worths])
        found = Found(spot.state, spot.seat, BEST, answers, worths, gained, tempting)
        theme = self.puzzling.theme(found)
        rung = rung_of(self.game, spot.state, spot.seat, self.puzzling, one.answer)
        difficulty = Difficulty(rung, len(one.worths), tempting > gained, len(answers))
        if not theme or difficulty.is_plain:
            return None
        return self._puzzle(spot, Solved(BEST, theme, difficulty, tuple(line), 0, one))

    def _at_once(self, spot: Spot, text: str) -> int:
        return points_of(self.game, spot.state, spot.seat, (self.game.parse(text),))[0]

    def _goes_on(self, spot: Spot, answer: str) -> list[tuple[Seat, str]]:
        """More of the line, as long as the seat has one right answer again; others answer what is best for them."""
        s, line, answers = spot.state.clone(), [], 1
        others: list[tuple[Seat, str]] = []
        self.game.apply(s, spot.seat, self.game.parse(answer))
        while answers < self.puzzling.max_answers and s.todo:
            asked = self.game.deciders(s)
            if len(asked) > 1 or asked[0] == CHANCE:
                break
            found = judged(self.game, s, asked[0], self.budget, 1)
            if asked[0] == spot.seat:
                one = single(found, self.puzzling)
                if one is None:
                    break
                line += [*others, (spot.seat, one.answer)]
                others, answers = [], answers + 1
                text = one.answer
            else:
                text = found.judged[0].action
                others.append((asked[0], text))
            self.game.apply(s, asked[0], self.game.parse(text))
        return line

    # One way to the most points -----------------------------------------------------------------------------------

    def _points(self, spot: Spot) -> Puzzle | None:
        counted = max_points(self.game, spot.state, spot.seat, self.puzzling)
        if counted is None:
            return None
        counting, one = counted
        best = counting.ways[0]
        line = [(spot.seat, self.game.text(action)) for action in self._as_far_as_needed(spot, best)]
        others = [self._at_once(spot, text) for text, _ in one.worths[1:]]
        answers, worths = tuple([text for _, text in line]), tuple([worth for _, worth in one.worths])
        found = Found(spot.state, spot.seat, POINTS, answers, worths, best.points, max(others))
        theme = self.puzzling.theme(found)
        is_trap = max(others) > self._at_once(spot, one.answer)
        depth = min(len(self.puzzling.rungs), max(0, counting.places.bit_length() - 1) // 2)
        difficulty = Difficulty(depth, len(one.worths), is_trap, 1)
        if not theme or difficulty.is_plain:
            return None
        return self._puzzle(spot, Solved(POINTS, theme, difficulty, tuple(line), best.points, one))

    def _as_far_as_needed(self, spot: Spot, way: Way) -> tuple[Action, ...]:
        """Without what is decided when all points are there."""
        for length in range(1, len(way.actions)):
            if points_of(self.game, spot.state, spot.seat, way.actions[:length])[0] >= way.points:
                return way.actions[:length]
        return way.actions

    def _puzzle(self, spot: Spot, solved: Solved) -> Puzzle:
        return Puzzle(
            game=self.game.key,
            version=self.game.facts.version,
            key=key_of(self.game, spot.state, spot.seat),
            theme=solved.theme,
            aim=solved.aim,
            rating=solved.difficulty.rating,
            seats=self.deal.seats,
            edition=self.deal.edition,
            options=dict(self.deal.options),
            seed=self.seed,
            moves=written(list(spot.moves)),
            seat=spot.seat,
            line=tuple([f"{seat} {text}" for seat, text in solved.line]),
            points=solved.points,
            worths=solved.one.worths[:MAX_WORTHS],
            reasons=solved.one.reasons,
            budget=self.budget,
            exact=solved.one.exact,
        )
