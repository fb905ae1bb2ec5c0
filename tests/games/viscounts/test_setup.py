"""VW-1: the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import viceregal as vr
from tests.marks import rule
from viceregal import BadSetup
from viceregal.core.match import Match
from viceregal.games.viscounts.rules.board import LAYOUTS, PLACES, section_at
from viceregal.games.viscounts.rules.cards.deck import GREY_BACKED, NEUTRAL_COUNT, TILES
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
DEBTS = {2: 12, 3: 15, 4: 18}
DEEDS = {2: 12, 3: 16, 4: 20}


def started(seats: int, seed: int = 1, **values: str) -> Match:
    """At the first pair to be taken."""
    return Match.new(GAME, GAME.setup(seats, "", values), seed)


def ready(seats: int, seed: int = 1, **values: str) -> Match:
    """At the first turn; everybody takes the first pair and the last answer."""
    match = started(seats, seed, **values)
    while match.open_view()["on_turn"] is None:
        match.play(match.legal()[-1])
    return match


@rule("VW-1.1")
@SEATS
def test_the_ring_and_the_castle_are_random(seats: int) -> None:
    layouts = {
        str([started(seats, seed).open_view()[name] for name in ("ring", "castle")]) for seed in range(200)
    }
    assert len(layouts) > 60 and len(LAYOUTS) == 120
    for layout in range(len(LAYOUTS)):
        assert sorted(section_at(layout, segment) for segment in range(5)) == [0, 1, 2, 3, 4]
    s = started(seats).state
    assert isinstance(s, ViscountsState)
    assert s.side.per_segment == (4 if seats == 2 else 5)
    assert started(seats).view(None)["side"] == ("small" if seats == 2 else "large")


@rule("VW-1.2")
@SEATS
def test_five_piles_of_townsfolk(seats: int) -> None:
    position = started(seats).open_view()
    assert sorted(position["below"].values()) == [12, 12, 13, 13, 13]
    assert len(set(position["tops"].values())) == 5
    assert len(position["pool"]) == NEUTRAL_COUNT - 5
    tops = Counter(started(seats, seed).open_view()["tops"]["a"] for seed in range(300))
    assert len(tops) > 55  # any of 68 may lie on top


@rule("VW-1.3")
@SEATS
def test_five_piles_of_manuscripts_with_a_grey_one_on_top(seats: int) -> None:
    position = started(seats).open_view()
    assert sorted(position["tiles"].values()) == sorted(TILES[tile] for tile in GREY_BACKED)
    assert list(position["tiles_below"].values()) == [6] * 5 and len(position["tile_pool"]) == 30


@rule("VW-1.4", "VW-1.5")
@SEATS
def test_what_everybody_has(seats: int) -> None:
    position = started(seats).open_view()
    assert position["leader"] is None and set(position["bonus"].values()) == {None}
    for seat, player in enumerate(position["players"]):
        assert player["workers"] == 20 and player["slots"] == []
        assert (player["corruption"], player["virtue"]) == (1, 7)
        names = {"abbot", "financier", "journeyman", "labourer", "lender", "squire", "thief", "trader"}
        assert set(player["draw"]) == {f"{name}.{seat}" for name in names}


@rule("VW-1.6")
@SEATS
def test_the_lot_says_who_begins(seats: int) -> None:
    assert {started(seats, seed).open_view()["first"] for seed in range(40)} == set(range(seats))
    for seed in range(6):
        match = ready(seats, seed)
        assert match.open_view()["on_turn"] == match.open_view()["first"] == match.to_move[0]


@rule("VW-1.7")
@SEATS
def test_pairs_are_taken_in_reverse_turn_order(seats: int) -> None:
    match = started(seats)
    first = match.open_view()["first"]
    assert len(match.open_view()["player_cards"]) == len(match.open_view()["heroes"]) == seats + 1
    takers = []
    while match.open_view()["on_turn"] is None:
        if match.legal()[0].startswith("pair"):
            takers.append(match.to_move[0])
        match.play(match.legal()[0])
    assert takers == [(first - step) % seats for step in range(1, seats + 1)]
    assert len(match.open_view()["player_cards"]) == 1


@rule("VW-1.7")
def test_a_pair_gives_the_town_the_goods_and_the_hero() -> None:
    met = set()
    for seed in range(40):
        match = started(2, seed)
        position = match.open_view()
        number, hero = position["player_cards"][0], position["heroes"][0]
        seat = match.to_move[0]
        row = PLAYER_CARDS[int(number) - 1]
        met.add(int(number))
        match.play(f"pair {number}")
        player = match.open_view()["players"][seat]
        assert player["viscount"] == f"town-{number}" and player["player_card"] == number
        owned = [*player["hand"], *player["draw"], *player["discards"]]
        assert hero in owned
        assert player["goods"]["silver"] >= row.goods[0]
        assert player["debts"]["unpaid"] + player["debts"]["paid"] == row.debts
        assert player["deeds"]["acquired"] + player["deeds"]["approved"] == row.deeds
    assert len(met) > 7 and PLACES[0] == "town-1"


@rule("VW-1.7")
def test_three_cards_are_drawn_without_the_check_of_a_shuffle() -> None:
    match = taking("4")
    seat = match.to_move[0]
    match.play("take ink")
    player = match.open_view()["players"][seat]
    assert len(player["hand"]) == 3 and len(player["draw"]) == 6
    assert (player["corruption"], player["virtue"]) == (1, 7)


def taking(number: str, seats: int = 2, **values: str) -> Match:
    """A match in which the first taker has just taken this player card."""
    for seed in range(200):
        match = started(seats, seed, **values)
        if f"pair {number}" in match.legal():
            match.play(f"pair {number}")
            return match
    raise AssertionError(number)


@rule("VW-1.7")
def test_the_extra_lines_of_the_player_cards() -> None:
    def player(match: Match, seat: int) -> dict[str, object]:
        found: dict[str, object] = match.open_view()["players"][seat]
        return found

    one = taking("1")
    seat = next(seat for seat, each in enumerate(one.open_view()["players"]) if each["player_card"] == "1")
    assert player(one, seat)["virtue"] == 6 and player(one, seat)["goods"] == {
        "silver": 8,
        "ink": 2,
        "gold": 0,
        "stone": 1,
    }
    two = taking("2")
    assert two.legal() == ["take ink", "take gold", "take stone"]
    asked = two.to_move[0]
    two.play("take ink")
    two.play("take stone")
    assert player(two, asked)["deeds"] == {"acquired": 2, "approved": 1}
    three = taking("3")
    assert len(three.legal()) == 5 and all(text.startswith("hire") for text in three.legal())
    four = taking("4")
    assert four.legal() == ["take ink", "take gold", "take stone"]
    five = taking("5")
    asked = five.to_move[0]
    assert five.legal()[0] == "section ink-stone"
    five.play("section virtue")
    assert five.open_view()["first_tier"]["virtue"][asked] == 2
    six = taking("6")
    assert len(six.legal()) == 5 and all(text.startswith("manuscript") for text in six.legal())
    seven = taking("7")
    seat = next(seat for seat, each in enumerate(seven.open_view()["players"]) if each["player_card"] == "7")
    assert player(seven, seat)["virtue"] == 6
    ten = taking("10")
    seat = next(seat for seat, each in enumerate(ten.open_view()["players"]) if each["player_card"] == "10")
    assert player(ten, seat)["corruption"] == 3


@rule("VW-1.7", "VW-4.9")
def test_player_card_8_builds_beside_the_viscount() -> None:
    match = taking("8")
    seat = match.to_move[0]
    match.play("take gold")
    match.play("slot trading-post-3")
    assert match.legal() == ["spot d3", "spot d4"]
    match.play("spot d4")
    assert match.open_view()["players"][seat]["slots"] == ["trading-post-3"]
    assert match.open_view()["players"][seat]["goods"]["gold"] == 2


@rule("VW-1.7")
def test_player_card_9_destroys_any_own_card() -> None:
    match = taking("9")
    seat = match.to_move[0]
    assert len(match.legal()) == 10  # 9 cards, or none
    match.play(f"destroy financier.{seat}")
    assert match.open_view()["players"][seat]["goods"]["silver"] == 5 + 3
    assert f"financier.{seat}" in match.open_view()["gone"]


@rule("VW-1.7")
def test_a_townsfolk_gained_is_shuffled_in() -> None:
    match = taking("3")
    seat = match.to_move[0]
    card = match.legal()[0].split()[1]
    match.play(match.legal()[0])
    while match.to_move == (seat,) and match.open_view()["on_turn"] is None and "decline" in match.legal():
        match.play("decline")
    player = match.open_view()["players"][seat]
    assert card in [*player["hand"], *player["draw"]]


@rule("VW-1.8", "VW-R1")
@SEATS
def test_the_piles_of_debts_and_deeds(seats: int) -> None:
    match = ready(seats)
    assert (match.open_view()["debts_left"], match.open_view()["deeds_left"]) == (DEBTS[seats], DEEDS[seats])
    early = started(seats, 1, piles="first")
    assert early.open_view()["debts_left"] == DEBTS[seats]
    early = ready(seats, 1, piles="first")
    gained = sum(sum(player["debts"].values()) for player in early.open_view()["players"])
    assert early.open_view()["debts_left"] == DEBTS[seats] - gained < DEBTS[seats]


@rule("VW-11.1", "VW-11.2")
def test_set_ups_that_there_are_not() -> None:
    with pytest.raises(BadSetup, match=r"VW-11\.1"):
        GAME.setup(3, "", {"rival": "cleric"})
    with pytest.raises(BadSetup, match=r"VW-11\.2"):
        GAME.setup(2, "", {"harder": "1"})
    with pytest.raises(BadSetup):
        GAME.setup(5)
    assert vr.__version__
