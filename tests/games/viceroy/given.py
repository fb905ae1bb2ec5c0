"""Positions of Viceroy for scenarios: say what matters, the rest is laid out so that everything is somewhere.

g = given("cs", pyramids=[{"1.0": 17, "1.1": 4}, {"1.0": 9}], hands=[[70], []], gems=["RRB", ""])
"""

from __future__ import annotations

from typing import Any

from tests.scenario import Scenario, Way, as_it_is
from viceregal.games.viceroy.cards.characters import CHARACTERS
from viceregal.games.viceroy.game import GAME
from viceregal.games.viceroy.options import EDITIONS

COLOURS = ("blue", "red", "green", "yellow")
LETTERS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}
Document = dict[str, Any]


def card_with(segments: str) -> int:
    """The one character with these segments, top left, top right and bottom: `BGG`."""
    wanted = tuple("BRGY".index(letter) for letter in segments)
    return next(card.number for card in CHARACTERS if card.segments == wanted)


def counted(letters: str) -> dict[str, int]:
    """`RRB` is two red gems and a blue one."""
    return {colour: letters.count(letter) for letter, colour in LETTERS.items()}


def document(
    edition: str,
    *,
    seats: int = 2,
    turn: int = 6,
    pyramids: list[dict[str, int]] | None = None,
    hands: list[list[int]] | None = None,
    gems: list[str] | None = None,
    options: dict[str, str] | None = None,
    small: int = 2,
    **said: Any,
) -> Document:
    """A position document. Cards nobody speaks of lie in the decks or are discarded; gems fill the reserve."""
    rules = EDITIONS[edition]
    laid = pyramids or [{"1.0": 60 - seat} for seat in range(seats)]
    spoken = _spoken_of(laid, hands or [], said)
    characters = [card for card in rules.characters if card not in spoken]
    deck = 4 * (12 - turn)
    body: Document = {
        "game": "viceroy",
        "edition": edition,
        "seats": seats,
        "options": options or {},
        "turn": turn,
        "line": list(COLOURS),
        "pyramids": laid,
        "hands": hands or [[] for _ in range(seats)],
        "gems": [counted(each) for each in gems or [""] * seats],
        "large": characters[:deck],
        "small": characters[deck : deck + small],
        "discards": [*characters[deck + small :], *said.pop("discards", [])],
        "laws": [card for card in rules.laws if card not in spoken],
        "todo": said.pop("todo", None) or bidding(edition, turn, seats),
        **said,
    }
    body.setdefault("bidding", [frame["is"] == "AskBids" for frame in body["todo"][-1:]] * seats)
    body["box"] = dict.fromkeys(COLOURS, 16 - 4 * seats)
    body["reserve"] = {colour: 4 * seats - _outside(body, colour) for colour in COLOURS}
    return body


def bidding(edition: str, turn: int, seats: int) -> list[Document]:
    """What is left to be done when the first bids of a turn are asked for."""
    last: Document = {"is": "StartTurn", "turn": turn + 1} if turn < 12 else {"is": "EndGame"}
    building: Document = {"is": "BuildingRound", "round": 1, "players": []}
    return [
        last,
        {"is": "PaymentPhase"} if edition == "ru" else building,
        {"is": "RenewOffer"},
        {"is": "RevealBids", "round": 1},
        {"is": "DrawVirtualBids", "round": 1},
        {"is": "AskBids", "waiting": list(range(seats))},
    ]


def _spoken_of(pyramids: list[dict[str, int]], hands: list[list[int]], said: Document) -> set[int]:
    cards = {card for pyramid in pyramids for card in pyramid.values()}
    cards.update([card for hand in hands for card in hand])
    for row in ("feet", "points"):
        cards.update(said.get(row, {}).values())
    for pile in ("shown", "laws_on_top", "discards"):
        cards.update(said.get(pile, []))
    for under in said.get("tucked", []):
        cards.update([card for each in under.values() for card in each])
    return cards


def _outside(body: Document, colour: str) -> int:
    """Gems of a colour that lie neither in the reserve nor in the box."""
    held = sum(each[colour] for each in body["gems"]) + body.get("parked", {}).get(colour, 0)
    tokens = [token for on in body.get("tokens", []) for each in on.values() for token in each]
    return int(held + tokens.count(f"gem-{colour}"))


class ViceroyScenario(Scenario):
    """A match of Viceroy that goes on from a position."""

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat by heading."""
        totals: dict[str, int] = {}
        for line in self.game.score_sheet(self.match.state):
            if line.seat == seat:
                totals[line.heading] = totals.get(line.heading, 0) + line.points
        return totals

    def gems(self, seat: int) -> str:
        """`BRR`: what a seat has behind the screen."""
        held = self.document["gems"][seat]
        return "".join(letter * held[colour] for letter, colour in LETTERS.items())

    def tokens(self, seat: int, card: int) -> list[str]:
        found: list[str] = self.document["tokens"][seat].get(str(card), [])
        return found


def given(edition: str, *, way: Way | None = None, **said: Any) -> ViceroyScenario:
    return ViceroyScenario(GAME, document(edition, **said), way or as_it_is)
