"""Frames and actions that come up all the time, made once: to make a frozen record takes longer than to look it up."""

from __future__ import annotations

from typing import Final

from viceregal.core.records import Action
from viceregal.games.viceroy.rules.actions import Claim, PutAt, PutOnTop, Recolour
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD, LAST_CHARACTER, character
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.frames import (
    AskBids,
    AskCards,
    AskClaims,
    AskDealCharacters,
    AskDealLaws,
    AskDeck,
    AskDrawn,
    AskFirst,
    AskGem,
    AskKeep,
    AskPick,
    AskPlace,
    AskPlaces,
    AskRecolour,
    AskReturn,
    AskTurnUp,
    BiddingRound,
    BuildingRound,
    BuryForVirtuals,
    CardTaken,
    DiscardCard,
    DrawOne,
    DrawVirtualBids,
    EndRound,
    PassIncome,
    PlayCard,
    RenewOffer,
    Resolve,
    RevealBids,
    RevealCards,
    RevealKeep,
    RevealPlaces,
    SettleClaims,
    SettleGemBids,
    StartTurn,
    TakeGems,
)
from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH

MOST_SEATS: Final = 4
MOST_GEMS: Final = 64  # more than there are
CARDS: Final = LAST_CARD + 1
DECKS: Final = 4  # more than there are
PLACES: Final = (LEVELS + 1) * WIDTH

CLAIMS: Final[list[Action]] = [Claim(card) for card in range(CARDS)]
PUT_ON_TOP: Final[list[Action]] = [PutOnTop(card) for card in range(CARDS)]
PUT_AT: Final[list[Action]] = [PutAt(place) for place in range(PLACES)]
RECOLOUR: Final[list[Action]] = [
    Recolour(place, colour) for place in range(PLACES) for colour in range(COLOUR_COUNT)
]

# The deal.
ASK_RETURN: Final = [AskReturn(seat) for seat in range(MOST_SEATS)]
ASK_DEAL_CHARACTERS: Final = [AskDealCharacters(seat) for seat in range(MOST_SEATS)]
ASK_DEAL_LAWS: Final = [AskDealLaws(seat) for seat in range(MOST_SEATS)]

# The auction: rounds are counted from 1.
BIDDING_ROUNDS: Final = [BiddingRound(number) for number in range(5)]
DRAW_VIRTUAL_BIDS: Final = [DrawVirtualBids(number) for number in range(5)]
REVEAL_BIDS: Final = [RevealBids(number) for number in range(5)]
BURY_FOR_VIRTUALS: Final = [BuryForVirtuals(number) for number in range(5)]
PASS_INCOMES: Final = [PassIncome(number) for number in range(5)]
END_ROUNDS: Final = [EndRound(number) for number in range(5)]
RENEW_OFFER: Final = RenewOffer()
SETTLE_GEM_BIDS: Final = SettleGemBids()
ASK_TURN_UP: Final = [AskTurnUp(colour) for colour in range(COLOUR_COUNT)]

START_TURNS: Final = [StartTurn(turn) for turn in range(14)]
DRAW_ONE: Final = [DrawOne(seat) for seat in range(MOST_SEATS)]
ASK_DECK: Final = [AskDeck(seat) for seat in range(MOST_SEATS)]
_ASK_RECOLOUR: Final = [AskRecolour(seat, place) for seat in range(MOST_SEATS) for place in range(PLACES)]
_RESOLVE_ROW: Final = [
    Resolve(seat, card, effect)
    for seat in range(MOST_SEATS)
    for card in range(1, LAST_CHARACTER + 1)
    for effect in character(card).rewards
]

_ASK_GEM: Final = [
    AskGem(seat, count, colour)
    for seat in range(MOST_SEATS)
    for count in range(MOST_GEMS)
    for colour in range(COLOUR_COUNT)
]
_TAKE_GEMS: Final = [TakeGems(seat, count) for seat in range(MOST_SEATS) for count in range(MOST_GEMS)]
_PLAY_CARD: Final = [
    PlayCard(seat, card, free)
    for seat in range(MOST_SEATS)
    for card in range(CARDS)
    for free in (False, True)
]
_ASK_PLACE: Final = [
    AskPlace(seat, card, free)
    for seat in range(MOST_SEATS)
    for card in range(CARDS)
    for free in (False, True)
]
_CARD_TAKEN: Final = [
    CardTaken(seat, card, deck)
    for seat in range(MOST_SEATS)
    for card in range(CARDS)
    for deck in range(DECKS)
]
_DISCARD_CARD: Final = [DiscardCard(seat, card) for seat in range(MOST_SEATS) for card in range(CARDS)]
_ASK_PICK: Final = [AskPick(seat, colour) for seat in range(MOST_SEATS) for colour in range(COLOUR_COUNT)]
_ASK_DRAWN: Final = [AskDrawn(seat, deck) for seat in range(MOST_SEATS) for deck in range(DECKS)]
_ASK_FIRST: Final[dict[tuple[int, ...], AskFirst]] = {}
_ASK_PLACES: Final[dict[tuple[int, ...], AskPlaces]] = {}
_REVEAL_KEEP: Final[dict[tuple[int, ...], RevealKeep]] = {}
_REVEAL_PLACES: Final[dict[tuple[int, ...], RevealPlaces]] = {}
_ASK_CLAIMS: Final[list[dict[tuple[int, ...], AskClaims]]] = [{}, {}, {}, {}]
_SETTLE_CLAIMS: Final[list[dict[tuple[int, ...], SettleClaims]]] = [{}, {}, {}, {}]
_NEXT_ROUND: Final[list[dict[tuple[int, ...], BuildingRound]]] = [{}, {}, {}, {}]
_ASK_BIDS: Final[dict[tuple[int, ...], AskBids]] = {}
_ASK_KEEP: Final[dict[tuple[int, ...], AskKeep]] = {}
_ASK_CARDS: Final[dict[tuple[int, ...], AskCards]] = {}
_ASK_FREE_CARDS: Final[dict[tuple[int, ...], AskCards]] = {}
_REVEAL_CARDS: Final[list[dict[tuple[int, ...], RevealCards]]] = [{}, {}, {}, {}]


def ask_gem(seat: int, count: int, colour: int) -> AskGem:
    return _ASK_GEM[(seat * MOST_GEMS + count) * COLOUR_COUNT + colour]


def take_gems(seat: int, count: int) -> TakeGems:
    return _TAKE_GEMS[seat * MOST_GEMS + count]


def to_play(seat: int, card: int, free: bool) -> PlayCard:
    return _PLAY_CARD[(seat * CARDS + card) * 2 + int(free)]


def ask_place(seat: int, card: int, free: bool) -> AskPlace:
    return _ASK_PLACE[(seat * CARDS + card) * 2 + int(free)]


def card_is_taken(seat: int, card: int, deck: int) -> CardTaken:
    return _CARD_TAKEN[(seat * CARDS + card) * DECKS + deck]


def resolve_row(seat: int, card: int, level: int) -> Resolve:
    """What a character gives on levels 1 to 4."""
    return _RESOLVE_ROW[(seat * LAST_CHARACTER + card - 1) * (LEVELS - 1) + level - 1]


def to_discard(seat: int, card: int) -> DiscardCard:
    return _DISCARD_CARD[seat * CARDS + card]


def ask_pick(seat: int, colour: int) -> AskPick:
    return _ASK_PICK[seat * COLOUR_COUNT + colour]


def ask_drawn(seat: int, deck: int) -> AskDrawn:
    return _ASK_DRAWN[seat * DECKS + deck]


def next_round(number: int, players: tuple[int, ...]) -> BuildingRound:
    made = _NEXT_ROUND[number]
    if players not in made:
        made[players] = BuildingRound(number, players)
    return made[players]


def ask_bids(waiting: tuple[int, ...]) -> AskBids:
    if waiting not in _ASK_BIDS:
        _ASK_BIDS[waiting] = AskBids(waiting)
    return _ASK_BIDS[waiting]


def ask_keep(waiting: tuple[int, ...]) -> AskKeep:
    if waiting not in _ASK_KEEP:
        _ASK_KEEP[waiting] = AskKeep(waiting)
    return _ASK_KEEP[waiting]


def ask_cards(waiting: tuple[int, ...], free: bool) -> AskCards:
    made = _ASK_FREE_CARDS if free else _ASK_CARDS
    if waiting not in made:
        made[waiting] = AskCards(waiting, free)
    return made[waiting]


def cards_to_reveal(number: int, players: tuple[int, ...]) -> RevealCards:
    made = _REVEAL_CARDS[number]
    if players not in made:
        made[players] = RevealCards(number, players)
    return made[players]


def ask_first(waiting: tuple[int, ...]) -> AskFirst:
    if waiting not in _ASK_FIRST:
        _ASK_FIRST[waiting] = AskFirst(waiting)
    return _ASK_FIRST[waiting]


def ask_places(waiting: tuple[int, ...]) -> AskPlaces:
    if waiting not in _ASK_PLACES:
        _ASK_PLACES[waiting] = AskPlaces(waiting)
    return _ASK_PLACES[waiting]


def to_reveal_keep(players: tuple[int, ...]) -> RevealKeep:
    if players not in _REVEAL_KEEP:
        _REVEAL_KEEP[players] = RevealKeep(players)
    return _REVEAL_KEEP[players]


def places_to_reveal(players: tuple[int, ...]) -> RevealPlaces:
    if players not in _REVEAL_PLACES:
        _REVEAL_PLACES[players] = RevealPlaces(players)
    return _REVEAL_PLACES[players]


def ask_claims(waiting: tuple[int, ...], colour: int) -> AskClaims:
    made = _ASK_CLAIMS[colour]
    if waiting not in made:
        made[waiting] = AskClaims(waiting, colour)
    return made[waiting]


def claims_to_settle(colour: int, claimants: tuple[int, ...]) -> SettleClaims:
    made = _SETTLE_CLAIMS[colour]
    if claimants not in made:
        made[claimants] = SettleClaims(colour, claimants)
    return made[claimants]


def ask_recolour(seat: int, place: int) -> AskRecolour:
    return _ASK_RECOLOUR[seat * PLACES + place]
