"""Which golden games there are, and how one is played: at random, from a seed that shows much."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from viceregal_mini import game as mini

import viceregal as vr
from viceregal.core.chance import Chance
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.options import Setup

FOLDER = Path(__file__).parent
HAND = vr.game("hand-of-the-king")
VICEROY = vr.game("viceroy")
VISCOUNTS = vr.game("viscounts")


@dataclass(frozen=True)
class Case:
    """A golden game: its name is that of its two files, the record and the transcript."""

    name: str
    game: Game
    setup: Setup

    @property
    def record(self) -> Path:
        return FOLDER / f"{self.name}.record"

    @property
    def transcript(self) -> Path:
        return FOLDER / f"{self.name}.txt"


@dataclass(frozen=True)
class Plan:
    """What is chosen for a golden game; there is one of it for every version of the rules that has these options."""

    name: str
    game: Game
    seats: int
    edition: str
    values: dict[str, str]
    since: int = 1

    def cases(self) -> Iterator[Case]:
        facts = self.game.facts
        for version in range(max(self.since, facts.oldest_version), facts.version + 1):
            setup = self.game.setup(self.seats, self.edition, self.values, version)
            yield Case(of_version(self.name, version), self.game, setup)


def of_version(name: str, version: int) -> str:
    """Files of the first version have a plain name."""
    return name if version == 1 else f"{name}-v{version}"


def _plans() -> Iterator[Plan]:
    for seats, variant in ((2, "base"), (3, "base"), (3, "raven"), (4, "base"), (4, "teams"), (4, "raven")):
        for companions in ("all", "known", "none"):
            values = {"companions": companions, "variant": variant}
            yield Plan(f"{HAND.key}-{seats}p-{variant}-{companions}", HAND, seats, "", values)
    values = {"first": "1", "ramsay_moves_varys": "no"}
    yield Plan(f"{HAND.key}-2p-base-all-varys-stays", HAND, 2, "", values)
    for edition in VICEROY.facts.editions:
        for seats, virtual in ((1, "1"), (2, "0"), (2, "2"), (3, "1"), (4, "0")):
            yield _viceroy(seats, edition, virtual, "box")
    yield _viceroy(1, "pl", "3", "reserve")
    values = {"solo_choice": "yes", "memory": "shown"}
    yield Plan(f"{VICEROY.key}-1p-ru-choice", VICEROY, 1, "ru", values, since=2)
    for edition, seats in (("first", 2), ("first", 4), ("second", 3)):
        yield Plan(f"mini-{seats}p-{edition}", mini.GAME, seats, edition, {})
    for seats, piles in ((2, "last"), (3, "first"), (4, "last")):
        yield Plan(f"{VISCOUNTS.key}-{seats}p", VISCOUNTS, seats, "", {"piles": piles})
    for rival, harder in (("cleric", "0"), ("builder", "1"), ("noble", "2"), ("card", "3")):
        values = {"rival": rival, "harder": harder}
        yield Plan(f"{VISCOUNTS.key}-solo-{rival}", VISCOUNTS, 2, "", values)
    # Two groups in the castle at once are rare: this one shows them.
    yield Plan(f"{VISCOUNTS.key}-3p-groups", VISCOUNTS, 3, "", {})


def _viceroy(seats: int, edition: str, virtual: str, gems: str) -> Plan:
    name = f"{VICEROY.key}-{seats}p-{edition}-{virtual}-virtual" + ("" if gems == "box" else f"-{gems}")
    return Plan(name, VICEROY, seats, edition, {"virtual": virtual, "virtual_gems": gems})


CASES = [case for plan in _plans() for case in plan.cases()]
NEWEST = [case for case in CASES if case.setup.version == case.game.facts.version]


def find_game(key: str) -> Game:
    return mini.GAME if key == mini.GAME.key else vr.game(key)


def play(case: Case, seed: int) -> Match:
    """A random game; the seed deals it and chooses for the players too."""
    match = Match.new(case.game, case.setup, seed)
    chance = Chance(f"players {seed}")
    while match.to_move:
        seat = chance.pick(list(match.to_move))
        match.play(chance.pick(match.actions(seat)), seat)
    return match


def golden_games() -> Iterator[tuple[Case, Match]]:
    """For each case the game of the first seeds that shows most: things no earlier case has shown count most.

    Of the newest rules only: games of older versions are never played anew, they prove that those still hold.
    """
    seen: set[str] = set()
    for case in NEWEST:
        games = [play(case, seed) for seed in range(1, 41)]
        best = max(games, key=lambda match: (len(_shown(match) - seen), len(_shown(match))))
        seen |= _shown(best)
        yield case, best


def _shown(match: Match) -> set[str]:
    """The kinds of events in a game, the verbs of its decisions, and the companions called."""
    texts = [match.game.text(entry.action) for entry in match.log]
    events = {type(told.event).__name__ for entry in match.log for told in entry.told}
    return {*events, *[text if text.startswith("call") else text.split()[0] for text in texts]}
