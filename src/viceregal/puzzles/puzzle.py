"""A puzzle as it is kept: how its position came about, in a few hundred bytes, and what is right in it."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.errors import ViceregalError
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.records import Seat
from viceregal.core.rules import State
from viceregal.games import game as find_game
from viceregal.games.puzzling import AIMS
from viceregal.puzzles.complaints import (
    NO_AIM,
    NOT_OF_TYPE,
    NOT_PAIRS,
    OTHER_POSITION,
    POSITION_DOES_NOT_COME_ABOUT,
    PUZZLE_FIELDS,
    PUZZLE_LINE_FORM,
)

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
KEY_LETTERS: Final = 8


class BadPuzzle(ViceregalError):
    """A puzzle that does not read, or whose position does not come about: the file and the line say which."""


class UnknownPuzzle(ViceregalError):
    """The game has no puzzle of this key."""


@dataclass(frozen=True)
class Puzzle:
    """`moves` are the decisions of the players since the deal, each by its place among the legal ones; chance answers
    by the seed. `key` is made of what the seat sees, so a position that came about another way is noticed.

    `line` is the answer: decisions of the seat and, in between, of others, each as `seat action`. `worths` are those
    of all answers to the first question, as far as they were judged, the best first; `reasons` set the best against the
    next. `budget` is the effort by which it was checked; `exact`: the end was seen, there is no doubt.
    """

    game: str
    version: int
    key: str
    theme: str
    aim: str
    rating: int
    seats: int
    edition: str
    options: dict[str, str]
    seed: str
    moves: str
    seat: Seat
    line: tuple[str, ...]
    points: int
    worths: tuple[tuple[str, float], ...]
    reasons: tuple[tuple[str, float], ...]
    budget: int
    exact: bool

    def to_plain(self) -> dict[str, Any]:
        """Without the game and its version, which a file says once."""
        plain: dict[str, Any] = {name: getattr(self, name) for name in NAMES}
        plain["line"] = list(self.line)
        plain["worths"] = [[action, round(worth, 2)] for action, worth in self.worths]
        plain["reasons"] = [[heading, round(points, 2)] for heading, points in self.reasons]
        return plain

    def text(self) -> str:
        """As one line of a file."""
        return json.dumps(self.to_plain(), ensure_ascii=False, separators=(",", ":"))

    @property
    def answers(self) -> list[str]:
        """What the seat itself has to answer."""
        return [text for who, text in self.steps() if who == self.seat]

    def steps(self) -> list[tuple[Seat, str]]:
        return [(int(each.partition(" ")[0]), each.partition(" ")[2]) for each in self.line]


NAMES: Final = tuple([name for name in Puzzle.__dataclass_fields__ if name not in ("game", "version")])
_KINDS: Final[dict[str, type]] = {
    "key": str,
    "theme": str,
    "aim": str,
    "rating": int,
    "seats": int,
    "edition": str,
    "options": dict,
    "seed": str,
    "moves": str,
    "seat": int,
    "line": list,
    "points": int,
    "worths": list,
    "reasons": list,
    "budget": int,
    "exact": bool,
}


def from_plain(game: str, version: int, plain: Any) -> Puzzle:
    """BadPuzzle says which field is wrong."""
    if not isinstance(plain, dict) or set(plain) != set(NAMES):
        raise BadPuzzle(PUZZLE_FIELDS, fields=", ".join(NAMES))
    for name, kind in _KINDS.items():
        if not isinstance(plain[name], kind) or (kind is int and isinstance(plain[name], bool)):
            raise BadPuzzle(NOT_OF_TYPE, name=name, kind=kind.__name__)
    if plain["aim"] not in AIMS:
        raise BadPuzzle(NO_AIM, known=", ".join(AIMS))
    try:
        lists = {name: tuple([(str(a), float(b)) for a, b in plain[name]]) for name in ("worths", "reasons")}
    except (TypeError, ValueError):
        raise BadPuzzle(NOT_PAIRS) from None
    made = Puzzle(game=game, version=version, **{**plain, **lists, "line": tuple(map(str, plain["line"]))})
    try:
        right = bool(made.answers)
    except ValueError:
        right = False
    if not right:
        raise BadPuzzle(PUZZLE_LINE_FORM)
    return made


# Where it stands --------------------------------------------------------------------------------------------------


def written(places: list[int]) -> str:
    """Places among the legal answers: a letter each, larger ones between points."""
    return "".join([DIGITS[place] if place < len(DIGITS) else f".{place}." for place in places])


def read(moves: str) -> list[int]:
    """ValueError where it is nothing of the kind."""
    places: list[int] = []
    for number, part in enumerate(moves.split(".")):
        places += [int(part)] if number % 2 else [DIGITS.index(letter) for letter in part]
    return places


def key_of(game: Game, s: State, seat: Seat) -> str:
    """Made of all that the seat sees."""
    return hashlib.sha256(game.information_key(s, seat).encode()).hexdigest()[:KEY_LETTERS]


def position_of(puzzle: Puzzle) -> State:
    """The state that the puzzle is about; BadPuzzle if it does not come about."""
    game = find_game(puzzle.game)
    try:
        setup = game.setup(puzzle.seats, puzzle.edition, puzzle.options, puzzle.version)
        match = Match.new(game, setup, puzzle.seed)
        for place in read(puzzle.moves):
            seat = match.players_to_move[0]
            match.enter(seat, match.actions(seat)[place])
            match.settle()
    except (ViceregalError, ValueError, IndexError) as error:
        raise BadPuzzle(POSITION_DOES_NOT_COME_ABOUT, puzzle=puzzle.key, reason=error) from None
    if puzzle.seat not in match.players_to_move or key_of(game, match.state, puzzle.seat) != puzzle.key:
        raise BadPuzzle(OTHER_POSITION, puzzle=puzzle.key)
    return match.state


def match_of(puzzle: Puzzle) -> Match:
    """A match that begins there: what was played before is not told."""
    return Match(find_game(puzzle.game), position_of(puzzle), Chance(puzzle.seed))
