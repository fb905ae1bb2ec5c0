"""Positions of Viceroy for scenarios: say what matters, the rest is laid out so that everything is somewhere.

    g = given("cs", "build", pyramids=["17 BGB / 4", "60"], hands=["70", ""], gems=["RRB", ""], feet="R12 B30")
    g.do("0: choose 70", "at 1.2", "drawn 71", "drawn 72", "drawn 80", "top 71", "top 80")
    assert g.hand(0) == "72"

A pyramid is drawn from level 1 up, levels parted by `/`; a card is its number, or the one character with these
segments (top left, top right, bottom: `BGB`); `.` is a gap. Tokens and tucked cards belong to cards, not to seats.
Phases: `bids`, `laws` (ru), `pay` (ru), `build` (cs, pl), and `end`: seat 0 takes the last gem, then the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.viceroy.playing import COLOURS as COLOURS
from tests.games.viceroy.playing import LETTERS, ViceroyScenario, saved_and_cloned
from tests.scenario import Way
from viceregal import Match
from viceregal.core.chance import Chance
from viceregal.games.viceroy.rules.cards.characters import CHARACTERS
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.options import EDITIONS

Document = dict[str, Any]


def card_with(segments: str) -> int:
    """The one character with these segments, top left, top right and bottom: `BGG`."""
    wanted = tuple("BRGY".index(letter) for letter in segments)
    return next(card.number for card in CHARACTERS if card.segments == wanted)


def card(word: str) -> int:
    return int(word) if word.isdigit() else card_with(word)


def cards(text: str | list[int]) -> list[int]:
    return [card(word) for word in text.split()] if isinstance(text, str) else text[:]


def drawn(pyramid: str | dict[str, int]) -> dict[str, int]:
    """`17 4 / 9` is 17 and 4 on level 1, and 9 upon them."""
    if not isinstance(pyramid, str):
        return dict(pyramid)
    places = {}
    for level, row in enumerate(pyramid.split("/"), start=1):
        for column, word in enumerate(row.split()):
            if word != ".":
                places[f"{level}.{column}"] = card(word)
    return places


def counted(letters: str) -> dict[str, int]:
    """`RRB` is two red gems and a blue one."""
    return {colour: letters.count(letter) for letter, colour in LETTERS.items()}


def on_offer(text: str | dict[str, int]) -> dict[str, int]:
    """`R12 B30`: card 12 at the red auction card, 30 at the blue one."""
    if not isinstance(text, str):
        return dict(text)
    return {LETTERS[word[0]]: int(word[1:]) for word in text.split()}


def document(
    edition: str,
    phase: str = "bids",
    *,
    turn: int = 0,
    round: int = 0,
    pyramids: Sequence[str | dict[str, int]] | None = None,
    seats: int = 2,
    hands: Sequence[str | list[int]] | None = None,
    gems: list[str] | None = None,
    feet: str | dict[str, int] | None = None,
    points: str | dict[str, int] = "",
    tokens: dict[int, str] | None = None,
    tucked: dict[int, str] | None = None,
    parked: str = "",
    bought: list[int] | None = None,
    laws: str | None = None,
    laws_on_top: str = "",
    small: int | str = 2,
    reserve: str | None = None,
    options: dict[str, str] | None = None,
    **said: Any,
) -> Document:
    """A position document. Cards nobody speaks of lie in the decks or are discarded; gems fill the reserve.

    With `reserve` the reserve holds these gems, and what is left over lies with the last seat. With `laws` the law deck
    holds only these. Other fields are given as they are in the document; pyramids, hands and the offer may be, too.
    """
    laid = [drawn(each) for each in pyramids or [str(60 - seat) for seat in range(seats)]]
    body: Document = {
        "game": "viceroy",
        "edition": edition,
        "seats": len(laid),
        "options": options or {},
        "turn": turn or (12 if phase == "end" else 6),
        "line": list(COLOURS),
        "pyramids": laid,
        "hands": [cards(each) for each in hands or [""] * len(laid)],
        "gems": [counted(each) for each in gems or [""] * len(laid)],
        "points": on_offer(points),
        "tokens": _by_owner(laid, {on: text.split() for on, text in (tokens or {}).items()}),
        "tucked": _by_owner(laid, {over: cards(text) for over, text in (tucked or {}).items()}),
        "parked": counted(parked),
        "shown": bought or [0] * len(laid),
        "laws_on_top": cards(laws_on_top),
        **said,
    }
    body["feet"] = _default_feet(body) if feet is None else on_offer(feet)
    _fill_decks(body, phase, small, laws)
    _fill_gems(body, reserve)
    if "todo" not in body:
        body["todo"] = _todo(body, phase, round)
    body.setdefault("bidding", [frame["is"] == "AskBids" for frame in body["todo"][-1:]] * len(laid))
    return body


def _by_owner(pyramids: list[dict[str, int]], on_cards: dict[int, list[Any]]) -> list[dict[str, list[Any]]]:
    found: list[dict[str, list[Any]]] = [{} for _ in pyramids]
    for number, things in on_cards.items():
        owner = next(seat for seat, pyramid in enumerate(pyramids) if number in pyramid.values())
        found[owner][str(number)] = things
    return found


# Cards and gems that nobody speaks of ------------------------------------------------------------------------------


def _spoken_of(body: Document) -> set[int]:
    named = {card for pyramid in body["pyramids"] for card in pyramid.values()}
    named.update([card for hand in body["hands"] for card in hand])
    named.update([card for row in ("feet", "points") for card in body.get(row, {}).values()])
    named.update([card for under in body["tucked"] for each in under.values() for card in each])
    named.update([*body["shown"], *body["laws_on_top"], *body.get("discards", [])])
    return named - {0}


def _default_feet(body: Document) -> dict[str, int]:
    """The four highest characters that are not spoken of."""
    free = [c for c in EDITIONS[body["edition"]].characters if c not in _spoken_of(body)]
    return dict(zip(COLOURS, free[-4:], strict=True))


def _fill_decks(body: Document, phase: str, small: int | str, laws: str | None) -> None:
    """The large deck as it is in this phase; the small deck as asked for; the rest has been discarded."""
    rules = EDITIONS[body["edition"]]
    spoken = _spoken_of(body) | (set(cards(small)) if isinstance(small, str) else set())
    free = [card for card in rules.characters if card not in spoken]
    renewed = phase in ("build", "pay", "end")  # the offer of the next turn lies there already
    large = max(0, 4 * (12 - body["turn"] - renewed))
    drawable = cards(small) if isinstance(small, str) else free[large : large + small]
    deck = [card for card in rules.laws if card not in spoken]
    kept = deck if laws is None else cards(laws)
    body["large"], body["small"], body["laws"] = free[:large], drawable, kept
    gone = [
        *[card for card in free[large:] if card not in drawable],
        *[law for law in deck if law not in kept],
    ]
    body["discards"] = [*body.get("discards", []), *gone]


def _fill_gems(body: Document, reserve: str | None) -> None:
    seats = body["seats"]
    body["box"] = dict.fromkeys(COLOURS, 16 - 4 * seats)
    left = {colour: 4 * seats - _outside(body, colour) for colour in COLOURS}
    if reserve is None:
        body["reserve"] = left
        return
    body["reserve"] = counted(reserve)
    for colour in COLOURS:
        body["gems"][-1][colour] += left[colour] - body["reserve"][colour]


def _outside(body: Document, colour: str) -> int:
    """Gems of a colour that lie neither in the reserve nor in the box."""
    held = sum(each[colour] for each in body["gems"]) + body["parked"][colour]
    tokens = [token for on in body["tokens"] for each in on.values() for token in each]
    return int(held + tokens.count(f"gem-{colour}"))


# What is asked -----------------------------------------------------------------------------------------------------


def _todo(body: Document, phase: str, number: int) -> list[Document]:
    turn = body["turn"]
    last: Document = {"is": "StartTurn", "turn": turn + 1} if turn < 12 else {"is": "EndGame"}
    everybody = list(range(body["seats"]))
    if phase == "end":
        return [last, {"is": "AskGem", "seat": 0, "count": 1, "colour": "blue"}]
    if phase == "pay":
        holders = [seat for seat in everybody if body["shown"][seat]]
        return [last, {"is": "RevealKeep", "players": holders}, {"is": "AskKeep", "waiting": holders}]
    if phase in ("laws", "build"):
        asked = [seat for seat in everybody if body["hands"][seat]]
        later: list[Document] = [{"is": "PaymentPhase"}, {"is": "AuctionPhase"}] if phase == "laws" else []
        reveal = {"is": "RevealCards", "round": 0 if phase == "laws" else number or 1, "players": asked}
        return [last, *later, reveal, {"is": "AskCards", "waiting": asked, "free": phase == "laws"}]
    body.setdefault("bidding", [True] * body["seats"])
    body.setdefault("virtual_in", [True] * _virtual(body))
    bidders = [seat for seat in everybody if body["bidding"][seat]]
    number = number or (1 if len(body["feet"]) == 4 else 2)  # all feet have a card when the bidding begins
    return [last, *_after_auction(body["edition"]), *_bidding(number, bidders)]


def _virtual(body: Document) -> int:
    chosen = body["options"].get("virtual", "auto")
    return int(body["seats"] == 1) if chosen == "auto" else int(chosen)


def _after_auction(edition: str) -> list[Document]:
    building: Document = {"is": "BuildingRound", "round": 1, "players": []}
    return [{"is": "PaymentPhase"} if edition == "ru" else building, {"is": "RenewOffer"}]


def bidding(edition: str, turn: int, seats: int) -> list[Document]:
    """What is left to be done when the first bids of a turn are asked for."""
    last: Document = {"is": "StartTurn", "turn": turn + 1} if turn < 12 else {"is": "EndGame"}
    return [last, *_after_auction(edition), *_bidding(1, list(range(seats)))]


def _bidding(number: int, bidders: list[int]) -> list[Document]:
    return [
        {"is": "RevealBids", "round": number},
        {"is": "DrawVirtualBids", "round": number},
        {"is": "AskBids", "waiting": bidders},
    ]


# Scenarios ---------------------------------------------------------------------------------------------------------


def given(edition: str, phase: str = "bids", *, way: Way = saved_and_cloned, **said: Any) -> ViceroyScenario:
    return ViceroyScenario(GAME, document(edition, phase, **said), way)


def unpacked(edition: str, seats: int = 2, options: dict[str, str] | None = None) -> ViceroyScenario:
    """The game fresh from the box: chance is asked for the line of the auction cards first."""
    match = Match(GAME, GAME.new(GAME.setup(seats, edition, options or {})), Chance("unpacked"))
    return ViceroyScenario(GAME, match, saved_and_cloned)
