"""How a scenario of Viceroy is played and looked at. Its positions are built in given.py.

Texts are those of actions, with the seat in front where several are asked: `0: bid red`. `gems BBR` takes three gems.
What chance is to answer may stand among them (`drawn 71`, `virtual red`); what is not said, it draws by itself.
At every decision, chance's too, the scenario goes on with a clone of what was read from the written position.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.scenario import Document, Scenario
from viceregal.core.records import CHANCE

COLOURS = ("blue", "red", "green", "yellow")
LETTERS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}
PHASE = {"ru": "laws", "cs": "build", "pl": "build"}  # in which hand cards are played
OF_CHANCE = {"line", "return", "split", "deal", "turn-up", "drawn", "virtual"}


def columns(**by_edition: object) -> pytest.MarkDecorator:
    """What is expected in each edition: `@columns(ru=15, cs=20, pl=20)`."""
    return pytest.mark.parametrize(("edition", "expected"), list(by_edition.items()))


every_edition = pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
two_phases = pytest.mark.parametrize("edition", ["cs", "pl"])


def lettered(counts: dict[str, int]) -> str:
    """`BRR`: gems as letters."""
    return "".join(letter * counts[colour] for letter, colour in LETTERS.items())


def saved_and_cloned(g: Scenario) -> None:
    """Go on with a clone of what is read from the written position; the origin must not change any more."""
    origin, written = g.match.state, g.document
    read = g.game.from_open_view(json.loads(json.dumps(written)))
    assert g.game.open_view(read) == written
    for seat in g.match.to_move:
        if g.game.rules.asked(origin).options is not None:
            assert g.game.legal(read, seat) == g.game.legal(origin, seat)
    g.left_behind = [(origin, written)]
    g.match.state = read.clone()


class ViceroyScenario(Scenario):
    """A match of Viceroy that goes on from a position."""

    # What is done

    def do(self, *texts: str) -> None:
        self.before = self.document
        self.first_entry = len(self.match.log)
        for text in texts:
            for step in _steps(text):
                if step.partition(" ")[0] not in OF_CHANCE:
                    self._let_chance_answer()
                self._do(step)
        self._let_chance_answer()

    def bid(self, *bids: str) -> None:
        """All who are asked bid, in the order of the seats: a colour, `attack` or `pass`."""
        seats = self.match.to_move
        plain = [text if text in ("pass", "attack") else f"bid {text}" for text in bids]
        self.do(*[f"{seat}: {text}" for seat, text in zip(seats, plain, strict=True)])

    def play(self, seat: int, card: int, *then: str) -> None:
        """The seat plays a hand card, all others pass."""
        asked = self.match.to_move
        self.do(*[f"{each}: {f'choose {card}' if each == seat else 'pass'}" for each in asked], *then)

    def _do(self, step: str) -> None:
        named, colon, text = step.partition(": ")
        seat = int(named) if colon else None
        asked = self.match.to_move
        if asked == (CHANCE,):
            seat = CHANCE
        action = self.game.parse(text if colon else step)
        refusal = self.match.why_not(action, seat)
        if refusal is not None:
            raise refusal
        self._enter(self.match._who(seat), step if not colon else text)

    def _let_chance_answer(self) -> None:
        while self.match.to_move == (CHANCE,):
            sampled = self.game.sample(self.match.state, self.match.chance)
            self._enter(CHANCE, self.game.text(sampled))

    def _enter(self, seat: int, text: str) -> None:
        self.match.enter(seat, self.game.parse(text))
        self.game.invariants(self.match.state)
        for state, document in self.left_behind:
            assert self.game.open_view(state) == document, "a clone shares something with its origin"
        self.way(self)

    # What can be seen

    @property
    def asked(self) -> list[int]:
        """The seats that must answer now."""
        return list(self.match.to_move)

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat by heading."""
        totals: dict[str, int] = {}
        for line in self.game.score_sheet(self.match.state):
            if line.seat == seat:
                totals[line.heading] = totals.get(line.heading, 0) + line.points
        assert sum(totals.values()) == self.scores()[seat]
        return totals

    def gems(self, seat: int) -> str:
        """`BRR`: what a seat has behind the screen."""
        return lettered(self.document["gems"][seat])

    @property
    def reserve(self) -> str:
        return lettered(self.document["reserve"])

    def hand(self, seat: int) -> str:
        """`12 70`"""
        return " ".join(str(card) for card in sorted(self.document["hands"][seat]))

    def holds(self, seat: int, card: int) -> bool:
        """The seat has won the card: in hand (cs, pl) or before it on the table (ru)."""
        return card in self.document["hands"][seat] or self.document["shown"][seat] == card

    def tokens(self, card: int) -> str:
        """`magic science`: what lies on a card, whoever owns it."""
        return " ".join(self._of_card("tokens", card))

    def under(self, card: int) -> str:
        """`3 4`: the cards tucked under one."""
        return " ".join(str(each) for each in self._of_card("tucked", card))

    def _of_card(self, field: str, card: int) -> list[str]:
        for owned in self.document[field]:
            if str(card) in owned:
                found: list[str] = owned[str(card)]
                return found
        return []

    def pyramid(self, seat: int) -> str:
        """As it is drawn in given.py: `17 4 / 9`."""
        rows: dict[int, dict[int, int]] = {}
        for place, card in self.document["pyramids"][seat].items():
            level, column = (int(part) for part in place.split("."))
            rows.setdefault(level, {})[column] = card
        first = min(rows[1])
        return " / ".join(_row(rows[level], first) for level in sorted(rows))

    def offer(self) -> Document:
        """The cards on offer by colour, foot first."""
        position = self.document
        return {
            colour: [position[row][colour] for row in ("feet", "points") if position[row][colour]]
            for colour in COLOURS
        }

    def attacks(self, seat: int) -> int:
        return int(self.document["attacks"][seat])

    def turn(self) -> int:
        return int(self.document["turn"])


def _row(cards: dict[int, int], first: int) -> str:
    return " ".join(str(cards.get(column, ".")) for column in range(first, max(cards) + 1))


def _steps(text: str) -> Iterator[str]:
    """`gems BBR` is three steps; all other texts are one."""
    seat, colon, rest = text.rpartition(": ")
    if not rest.startswith("gems "):
        yield text
        return
    for letter in rest.removeprefix("gems "):
        yield f"{seat}{colon}gem {LETTERS[letter]}"


def tower(level: int, but: int) -> tuple[str, str]:
    """A pyramid without this card that is open on a level, and the place. No card makes a one-coloured circle there."""
    fill = [card for card in (41, 42, 43, 44, 46, 47, 48, 49, 50, 51, 52, 53, 54) if card != but]
    rows = ["85"] if level == 1 else ["85 86"]  # blue meets yellow
    for length in range(3, level + 1):
        rows.insert(0, " ".join(str(fill.pop()) for _ in range(length)))
    return " / ".join(rows), "1.1" if level == 1 else f"{level}.0"
