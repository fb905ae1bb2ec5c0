"""A round of bids in all its combinations: four seats, two red cards and one of each other colour, held against the rules told anew."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import ViceroyScenario, every_edition
from tests.marks import rule
from tests.scenario import as_it_is

OFFER = {"blue": [61], "red": [30, 62], "green": [63], "yellow": [64]}
BIDS = ("blue", "red", "attack", "pass")
SEATS = range(4)
Cards = dict[str, list[int]]


def attacks(bids: tuple[str, ...], left: Cards, won: dict[int, int]) -> None:
    for seat in SEATS:
        if bids[seat] == "attack":
            colour = min((colour for colour in left if left[colour]), key=lambda each: left[each][0])
            won[seat] = left[colour].pop(0)


def gem_bids(bids: tuple[str, ...], left: Cards, won: dict[int, int], agree: bool) -> None:
    for colour, cards in left.items():
        bidders = [seat for seat in SEATS if bids[seat] == colour]
        if len(bidders) == 1 and cards:
            won[bidders[0]] = cards.pop(0)
        elif len(bidders) == len(cards) == 2 and agree:
            won[bidders[0]], won[bidders[1]] = cards.pop(0), cards.pop(0)


def outcome(edition: str, bids: tuple[str, ...], agree: bool) -> dict[int, int]:
    """Who gets which card. Whoever may choose takes the lowest number; seat 0 has the lowest card, and so on."""
    left = {colour: cards[:] for colour, cards in OFFER.items()}
    won: dict[int, int] = {}
    if edition != "ru":
        attacks(bids, left, won)
    gem_bids(bids, left, won, agree)
    if edition == "ru":
        attacks(bids, left, won)
    return won


def settle(g: ViceroyScenario, agree: bool) -> None:
    """Answer what the round asks, up to its end: the next bids, an income, or the next phase."""
    while g.asked and g.legal(g.asked[0])[0].startswith(("take", "claim", "yield")):
        if g.legal(g.asked[0])[0].startswith("claim"):
            one, other = g.asked
            first, second = [text for text in g.legal(one) if text.startswith("claim")]
            g.do(f"{one}: {first}", f"{other}: {second if agree else first}")
        else:
            g.do(g.legal(g.asked[0])[0])


@rule("VR-AUC-2", "VR-AUC-3", "VR-AUC-7", "VR-AUC-8", "VR-AUC-9", "VR-AUC-11", "VR-PAS-1", "VR-PAS-3")
@every_edition
@pytest.mark.parametrize("agree", [True, False], ids=["agreement", "quarrel"])
def test_every_combination_of_four_bids(edition: str, agree: bool) -> None:
    for bids in product(BIDS, repeat=4):
        wanted = outcome(edition, bids, agree)
        g = given(
            edition,
            way=as_it_is,
            pyramids=["1", "2", "3", "4"],
            gems=["BR"] * 4,
            attacks=[1] * 4,
            feet="B61 R62 G63 Y64",
            points="R30",
        )
        g.bid(*bids)
        settle(g, agree)
        got = {
            seat: card for seat in SEATS for cards in OFFER.values() for card in cards if g.holds(seat, card)
        }
        assert got == wanted, bids
        paid = {"blue": "R", "red": "B", "attack": "BR", "pass": "BR"}
        assert [g.gems(seat) for seat in SEATS] == [paid[bid] for bid in bids], bids
        assert [g.attacks(seat) for seat in SEATS] == [int(bid != "attack") for bid in bids], bids
        passers = [seat for seat in SEATS if bids[seat] == "pass"]
        for seat in passers:
            assert g.asked == [seat], bids
            g.do("gems GGG")
        going_on = [seat for seat in SEATS if seat not in wanted and seat not in passers]
        if going_on:
            assert g.asked == going_on, bids
