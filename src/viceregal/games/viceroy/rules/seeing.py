"""States read from views. What is hidden lies anyhow in them, until it is dealt anew."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.documents import DocumentReader, booleans, part, parts, viewer_of, whole, wholes
from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY, Frame
from viceregal.games.viceroy.rules.actions import PASS
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD, NO_CARD, is_law
from viceregal.games.viceroy.rules.complaints import (
    CANNOT_BE_KNOWN_SO,
    CARD_IN_TWO_PLACES,
    CHARACTER_AMONG_LAWS,
    LAW_AMONG_CHARACTERS,
    TOO_FEW_CARDS,
    TOO_FEW_GEMS,
)
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.fields import Answer
from viceregal.games.viceroy.rules.invariants import gems_in_zones, in_fists
from viceregal.games.viceroy.rules.options import Variant
from viceregal.games.viceroy.rules.pyramid import PyramidPlace
from viceregal.games.viceroy.rules.state import GEMS_OF_A_COLOUR, SPECTATOR, ViceroyState
from viceregal.games.viceroy.rules.tokens import TOKENS
from viceregal.games.viceroy.rules.vocabulary import BID, WORDS

_COLOUR: Final = {word: colour for colour, word in enumerate(COLOURS)}
_TOKEN: Final = {word: token for token, word in enumerate(TOKENS)}
_CARD: Final = {str(card): card for card in range(1, LAST_CARD + 1)}
_PLACE: Final = PyramidPlace()
_PLACES: Final[dict[str, int]] = {}  # words for places that have come up
MAX_GEMS: Final = 64
_ANSWER: Final = Answer()


def from_view(variant: Variant, view: dict[str, Any]) -> ViceroyState:
    """What the view says, and as many hidden things as it says there are."""
    s = ViceroyState(variant)
    viewer = viewer_of(view, s.seats)
    s.todo = DocumentReader(view).records("todo", WORDS, Frame)
    _read_table(s, view)
    _read_auction(s, view)
    _read_cards(s, view, viewer)
    _read_gems(s, view, viewer)
    return s


def _by_colour(name: str, plain: Any, most: int) -> list[int]:
    counts = part(name, plain)
    return [whole(name, counts[colour], 0, most) for colour in COLOURS]


def _read_table(s: ViceroyState, view: dict[str, Any]) -> None:
    seats = s.seats
    s.turn = whole("turn", view["turn"], 0, 12)
    s.lifted = booleans("lifted", [view["lifted"]], 1)[0]
    s.line = [_COLOUR[word] for word in view["line"]]
    s.feet = _by_colour("feet", view["feet"], LAST_CARD)
    s.points = _by_colour("points", view["points"], LAST_CARD)
    s.discards = wholes("discards", view["discards"], 1, LAST_CARD)
    s.reserve = _by_colour("reserve", view["reserve"], MAX_GEMS)
    s.box = _by_colour("box", view["box"], MAX_GEMS)
    s.parked = _by_colour("parked", view["parked"], MAX_GEMS)
    s.pyramids = [_pyramid(each) for each in parts("pyramids", view["pyramids"], seats)]
    for seat, each in enumerate(parts("painted", view["painted"], seats)):
        for place, colour in part("painted", each).items():
            s.painted[seat, _place(place)] = _COLOUR[colour]
    s.tokens = [
        {_CARD[card]: tuple([_TOKEN[word] for word in words]) for card, words in part("tokens", each).items()}
        for each in parts("tokens", view["tokens"], seats)
    ]
    s.tucked = [
        {
            _CARD[card]: tuple(wholes("tucked", cards, 1, LAST_CARD))
            for card, cards in part("tucked", each).items()
        }
        for each in parts("tucked", view["tucked"], seats)
    ]
    s.shown = wholes("shown", view["shown"], 0, LAST_CARD, seats)
    s.attacks = wholes("attacks", part("remembered", view["remembered"])["attacks"], 0, MAX_GEMS, seats)


def _pyramid(plain: Any) -> dict[int, int]:
    return {
        _place(place): whole("pyramids", card, 1, LAST_CARD)
        for place, card in part("pyramids", plain).items()
    }


def _place(word: str) -> int:
    found = _PLACES.get(word)
    if found is None:
        found = _PLACES[word] = _PLACE.value(word)
    return found


def _read_auction(s: ViceroyState, view: dict[str, Any]) -> None:
    seats, virtual = s.seats, s.variant.virtual
    read = DocumentReader(view)
    s.used = [
        count for each in parts("used", view["used"], seats) for count in _by_colour("used", each, MAX_GEMS)
    ]
    s.bids = _bids(read, "bids", seats)
    s.virtual_bids = _bids(read, "virtual_bids", virtual)
    s.virtual_in = booleans("virtual_in", view["virtual_in"], virtual)
    s.bidding = booleans("bidding", view["bidding"], seats)
    s.took = booleans("took", view["took"], seats)
    s.sits_out = booleans("sits_out", view["sits_out"], seats)
    answers = parts("sealed", view["sealed"], seats)
    for seat, has_answered in enumerate(booleans("answered", view["answered"], seats)):
        answer = answers[seat]
        if answer is not None:
            s.sealed[seat] = read.value("sealed", _ANSWER, answer)
        elif has_answered:
            s.sealed[seat] = PASS  # until the seat answers anew


def _bids(read: DocumentReader, name: str, count: int) -> list[int]:
    return [read.value(name, BID, bid) for bid in parts(name, read.document[name], count)]


# Cards ------------------------------------------------------------------------------------------------------------


def _read_cards(s: ViceroyState, view: dict[str, Any], viewer: int) -> None:
    """Those that the view does not show go in order to the hands and decks that it only counts."""
    hands = parts("hands", view["hands"], s.seats)
    for seat in range(s.seats):
        seen = hands[seat] if seat == viewer else hands[seat]["known"]
        s.hands[seat] = wholes("hands", seen, 1, LAST_CARD)
    on_top = [NO_CARD if card is None else card for card in view["laws_on_top"]]
    s.laws_on_top = wholes("laws_on_top", on_top, 0, LAST_CARD)
    laws, characters = _unseen(s)
    for seat in range(s.seats):
        if seat != viewer:
            s.hands[seat] += _dealt(laws, hands[seat]["laws"])
            s.hands[seat] += _dealt(characters, hands[seat]["characters"])
    for number, card in enumerate(s.laws_on_top):
        if not is_law(card):
            if card != NO_CARD:
                raise BadPosition(CHARACTER_AMONG_LAWS, "VR-SET-7", card=card)
            s.laws_on_top[number] = laws.pop()
    s.large = _dealt(characters, view["large"])
    s.small = _dealt(characters, view["small"])
    s.laws = _dealt(laws, view["laws"])
    if laws or characters:
        raise BadPosition(TOO_FEW_CARDS, "VR-SET-1")
    put_back = parts("put_back", view["put_back"], s.seats)
    if viewer != NOBODY:
        s.put_back[viewer] = tuple(wholes("put_back", put_back[viewer], 1, LAST_CARD))
    _read_known(s, part("known", view["known"]), viewer)


def _dealt(cards: list[int], count: Any) -> list[int]:
    number = whole("cards", count, 0, len(cards))
    dealt = cards[len(cards) - number :]
    del cards[len(cards) - number :]
    return dealt


def _unseen(s: ViceroyState) -> tuple[list[int], list[int]]:
    """Laws and characters that the view shows nowhere."""
    is_hidden = [False] * (LAST_CARD + 1)
    for card in (*s.edition.characters, *s.edition.laws):
        is_hidden[card] = True
    for deck in (s.feet, s.points):
        for card in deck:
            if is_law(card):
                raise BadPosition(LAW_AMONG_CHARACTERS, "VR-SET-5", card=card)
        _see(is_hidden, deck)
    for seat in range(s.seats):
        _see(is_hidden, list(s.pyramids[seat].values()))
        for under in s.tucked[seat].values():
            _see(is_hidden, list(under))
        _see(is_hidden, s.hands[seat])
    for open_cards in (s.discards, s.shown, s.laws_on_top):
        _see(is_hidden, open_cards)
    laws = [card for card in s.edition.laws if is_hidden[card]]
    return laws, [card for card in s.edition.characters if is_hidden[card]]


def _see(is_hidden: list[bool], cards: list[int]) -> None:
    """Each card once, and those of the edition."""
    for card in cards:
        if card != NO_CARD:
            if not is_hidden[card]:
                raise BadPosition(CARD_IN_TWO_PLACES, "VR-SET-1", card=card)
            is_hidden[card] = False


def _read_known(s: ViceroyState, known: dict[str, Any], viewer: int) -> None:
    """Who knows of a card: who holds it, and those of whom the viewer knows it."""
    for seat, hand in enumerate(s.hands):
        for card in hand:
            s.known[card] = 1 << seat
    for word, seats in known.items():
        card = _CARD[word]
        mask = s.known[card]
        for seat in wholes("known", seats, 0, SPECTATOR):
            mask |= 1 << seat
        if mask & ~s.everybody() or (mask >> SPECTATOR and mask != s.everybody()):
            raise BadPosition(CANNOT_BE_KNOWN_SO, card=card)
        s.known[card] = mask


# Gems -------------------------------------------------------------------------------------------------------------


def _read_gems(s: ViceroyState, view: dict[str, Any], viewer: int) -> None:
    """What all others have returned is put down to one of them: who it was is for chance to say."""
    totals = parts("gems_and_returned", part("remembered", view["remembered"])["gems_and_returned"], s.seats)
    gems = parts("gems", view["gems"], s.seats)
    returned = parts("returned", view["returned"], s.seats)
    other = NOBODY
    for seat in range(s.seats):
        if gems[seat] is None:
            s.gems[seat] = _by_colour("gems_and_returned", totals[seat], MAX_GEMS)
            other = seat
        else:
            s.gems[seat] = _by_colour("gems", gems[seat], MAX_GEMS)
            s.returned[seat] = tuple(_by_colour("returned", returned[seat], MAX_GEMS))
    if other != NOBODY and not in_fists(s):
        missing = [total - GEMS_OF_A_COLOUR for total in gems_in_zones(s)]
        if min(missing) < 0 or max(missing) > GEMS_OF_A_COLOUR:
            raise BadPosition(TOO_FEW_GEMS, "VR-SET-1")
        s.returned[other] = tuple(missing)
        for colour in range(COLOUR_COUNT):
            s.gems[other][colour] -= missing[colour]
