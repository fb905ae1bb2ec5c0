"""HK-SET: the deal, the pool, the first player, and what a card shows."""

from __future__ import annotations

from typing import Any

import pytest

import viceregal as vr
from tests.games.hand_of_the_king import oracle
from tests.games.hand_of_the_king.given import GAME, Given, house_of
from tests.marks import rule
from viceregal import CHANCE, BadSetup, Chance
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.rules.cards import (
    CHARACTERS,
    COMPANION_ROWS,
    COMPANIONS,
    DIRECTIONS,
    HOUSE_SIZES,
    HOUSES,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def undealt(seats: int = 2, **options: str) -> State:
    return GAME.new(GAME.setup(seats, values=options))


def asked_of_chance(**options: Any) -> list[str]:
    """The verbs of chance's answers, in order."""
    match = vr.new(GAME.key, seed=1, **options)
    return [GAME.text(entry.action).split()[0] for entry in match.log]


def position_of(seats: int, seed: int, **options: Any) -> dict[str, Any]:
    return vr.new(GAME.key, seats, seed=seed, **options).position()


@rule("HK-SET-1")
@SEATS
def test_all_36_cards_lie_in_six_rows_of_six(seats: int) -> None:
    grid = [row.split() for row in position_of(seats, 1)["grid"]]
    assert [len(row) for row in grid] == [6] * 6
    assert sorted(card for row in grid for card in row) == sorted(oracle.IN_ORDER)


@rule("HK-SET-1")
@SEATS
def test_areas_are_empty_and_the_banners_lie_beside(seats: int) -> None:
    start = position_of(seats, 1)
    assert start["areas"] == [[]] * seats
    assert start["banners"] == dict.fromkeys(oracle.HOUSES)
    assert (start["killed"], start["discarded"], start["staying"], start["spent"]) == ([], [], [], [])


@rule("HK-SET-1")
def test_the_cards_are_shuffled() -> None:
    grids = [" ".join(position_of(2, seed)["grid"]).split() for seed in range(400)]
    assert {grid.index("varys") for grid in grids} == set(range(36))
    assert {grid[0] for grid in grids} == set(oracle.IN_ORDER)
    assert position_of(2, 7) == position_of(2, 7)


@rule("HK-SET-1")
def test_a_deal_lays_its_cards_row_by_row_from_the_top_left() -> None:
    s = undealt(first="0")
    GAME.apply(s, CHANCE, GAME.parse("deal " + " ".join(oracle.IN_ORDER)))
    grid = GAME.open_view(s)["grid"]
    assert grid[0] == "eddard catelyn robb sansa arya bran"
    assert grid[5] == "olenna margaery garlan hoster edmure varys"


@rule("HK-SET-1")
@pytest.mark.parametrize(
    "cards",
    [
        oracle.IN_ORDER[:-1],
        [*oracle.IN_ORDER[:-1], "eddard"],
        [*oracle.IN_ORDER, "eddard"],
    ],
    ids=["Varys is missing", "a card twice and Varys missing", "a card twice"],
)
def test_a_deal_holds_every_card_once(cards: list[str]) -> None:
    s = undealt()
    whole = GAME.parse("deal " + " ".join(oracle.IN_ORDER))
    refusal = GAME.why_not(s, CHANCE, GAME.parse("deal " + " ".join(cards)))
    assert refusal is not None and refusal.rule == "HK-SET-1"
    assert GAME.why_not(s, CHANCE, whole) is None
    assert GAME.why_not(s, CHANCE, GAME.parse("first 0")) is not None


@rule("HK-SET-2")
@SEATS
def test_six_different_companions_are_turned_up(seats: int) -> None:
    pools = [position_of(seats, seed)["pool"] for seed in range(200)]
    assert all(len(pool) == len(set(pool)) == 6 for pool in pools)
    assert {companion for pool in pools for companion in pool} == set(COMPANIONS)
    assert {pool[0] for pool in pools} == set(COMPANIONS), "the deck is shuffled"


@rule("HK-SET-2", "HK-COM-12")
@pytest.mark.parametrize(
    "companions",
    [
        "jaqen jon gendry melisandre ramsay",
        "jaqen jon gendry melisandre ramsay sandor hodor",
        "jaqen jon gendry melisandre ramsay ramsay",
        "jaqen jon gendry melisandre ramsay shae",
    ],
    ids=["five", "seven", "one twice", "not of the deck"],
)
def test_a_pool_is_six_of_the_deck(companions: str) -> None:
    s = undealt(companions="known")
    GAME.apply(s, CHANCE, GAME.sample(s, Chance(1)))
    refusal = GAME.why_not(s, CHANCE, GAME.parse(f"reveal {companions}"))
    assert refusal is not None and refusal.rule == "HK-SET-2"
    assert GAME.why_not(s, CHANCE, GAME.parse("reveal hodor bronn sandor jon jaqen gendry")) is None
    assert GAME.why_not(s, CHANCE, GAME.parse("first 0")) is not None


@rule("HK-SET-2")
def test_the_pool_is_never_filled_up_again() -> None:
    match = vr.new(GAME.key, 2, seed=3)
    chance = Chance(3)
    turned_up = set(match.open_view()["pool"])
    left = 6
    while not match.over:
        match.play(chance.pick(match.legal()))
        pool = match.open_view()["pool"]
        assert set(pool) <= turned_up and len(pool) <= left
        left = len(pool)
    used = match.open_view()
    assert {*used["spent"], *[stay["companion"] for stay in used["staying"]]} == turned_up


@rule("HK-COM-12")
def test_the_deck_follows_the_option() -> None:
    known = {c for seed in range(100) for c in position_of(2, seed, companions="known")["pool"]}
    assert known == oracle.KNOWN
    assert position_of(2, 1, companions="none")["pool"] == []
    assert asked_of_chance(companions="none") == ["deal", "first"]
    assert GAME.setup(2).value("companions") == "all"


@rule("HK-COM-12")
def test_six_companions_are_marked_as_reconstructions() -> None:
    assert {row.name for row in COMPANION_ROWS if row.known} == oracle.KNOWN
    assert {row.name for row in COMPANION_ROWS if not row.known} == oracle.RECONSTRUCTED
    assert len(COMPANION_ROWS) == 14


@rule("HK-COM-12")
@pytest.mark.parametrize("option", ["companions", "variant", "first", "ramsay_moves_varys"])
def test_an_option_takes_only_its_values(option: str) -> None:
    with pytest.raises(BadSetup, match="cannot be 'some'") as refusal:
        GAME.setup(4, values={option: "some"})
    rules = {"companions": "HK-COM-12", "variant": "HK-VAR-1", "first": "HK-SET-3"}
    assert refusal.value.rule == rules.get(option, "HK-COM-9")


@rule("HK-SET-3")
@pytest.mark.parametrize(("seats", "first"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_the_first_player_is_set_by_an_option(seats: int, first: int) -> None:
    match = vr.new(GAME.key, seats, seed=1, first=first)
    assert match.to_move == (first,)
    assert match.open_view()["turn"] == 1
    assert asked_of_chance(first=str(first % 2)) == ["deal", "reveal"]


@rule("HK-SET-3")
@SEATS
def test_or_the_lot_falls_on_any_seat(seats: int) -> None:
    assert asked_of_chance() == ["deal", "reveal", "first"]
    s = undealt(seats)
    for _ in ("deal", "reveal"):
        assert not GAME.is_countable(s)
        GAME.apply(s, CHANCE, GAME.sample(s, Chance(1)))
    assert [GAME.text(action) for action in GAME.legal(s, CHANCE)] == [f"first {n}" for n in range(seats)]
    for action in GAME.legal(s, CHANCE):
        after = s.clone()
        GAME.apply(after, CHANCE, action)
        assert f"first {GAME.deciders(after)[0]}" == GAME.text(action)
    assert {vr.new(GAME.key, seats, seed=seed).to_move[0] for seed in range(60)} == set(range(seats))


@rule("HK-SET-1", "HK-SET-2", "HK-SET-3")
def test_everybody_is_told_what_chance_brings() -> None:
    match = vr.new(GAME.key, 3, seed=4)
    start = match.open_view()
    told = [GAME.words.plain(event) for event in match.events()]
    assert told == [
        {"is": "Dealt", "cards": " ".join(start["grid"]).split()},
        {"is": "CompanionsRevealed", "companions": start["pool"]},
        {"is": "LotFell", "seat": match.to_move[0]},
        {"is": "TurnBegan", "turn": 1, "seat": match.to_move[0]},
    ]


@rule("HK-SET-3")
@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (2, "3"), (3, "3")])
def test_a_seat_that_nobody_has_cannot_begin(seats: int, first: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, values={"first": first})
    assert refusal.value.rule == "HK-SET-3"


@rule("HK-SET-3")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSetup, match="for 2 to 4 players"):
        GAME.setup(seats)


@rule("HK-SET-3")
@SEATS
def test_turns_pass_clockwise_and_nobody_acts_in_anothers(seats: int, given: Given) -> None:
    g = given("varys eddard balon tywin daenerys robert", [""] * seats, to_move=1, turn=4)
    for n, text in enumerate(["move right stark", "move right greyjoy", "move right lannister"]):
        seat = (1 + n) % seats
        assert g.to_move == seat and g.document["turn"] == 4 + n
        for other in set(range(seats)) - {seat}:
            assert g.legal(other) == []
            g.refused(text, rule="HK-SET-3", seat=other)
        g.do(text)
    assert g.to_move == (1 + 3) % seats


@rule("HK-SET-4")
def test_a_card_shows_its_house_and_how_many_characters_that_has() -> None:
    assert tuple(HOUSES) == tuple(oracle.HOUSES)
    assert dict(zip(HOUSES, HOUSE_SIZES, strict=True)) == {
        "stark": 8,
        "greyjoy": 7,
        "lannister": 6,
        "targaryen": 5,
        "baratheon": 4,
        "tyrell": 3,
        "tully": 2,
    }
    assert [(name, house_of(name)) for name in CHARACTERS] == list(oracle.HOUSE_OF.items())
    assert house_of("joffrey") == "lannister", "he carries the lion, not the stag"
    assert DIRECTIONS == ("up", "down", "left", "right")
