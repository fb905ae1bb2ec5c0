"""HK-MOV: where Varys may go, and whom the player takes."""

from __future__ import annotations

import pytest

import viceregal as vr
from tests.games.hand_of_the_king.given import GAME, Given
from tests.marks import rule
from viceregal import BadAction, Chance
from viceregal.games.hand_of_the_king.rules.events import TurnBegan, VarysMoved

CROSS = """
    .       .     eddard   .     .      .
    .       .     tywin    .     .      .
    robert  theon varys    robb  olenna hoster
    .       .     daenerys .     .      .
    .       .     balon    .     .      .
    .       .     edmure   .     .      sansa
"""


@rule("HK-MOV-1")
def test_a_move_is_a_direction_and_a_house_that_lies_there(given: Given) -> None:
    g = given(CROSS)
    assert g.legal() == [
        "move up stark",
        "move up lannister",
        "move down greyjoy",
        "move down targaryen",
        "move down tully",
        "move left greyjoy",
        "move left baratheon",
        "move right stark",
        "move right tyrell",
        "move right tully",
    ]


@rule("HK-MOV-1")
@pytest.mark.parametrize(
    "text", ["move up greyjoy", "move down stark", "move left stark", "move right baratheon"]
)
def test_a_house_that_lies_elsewhere_is_refused(given: Given, text: str) -> None:
    given(CROSS).refused(text, rule="HK-MOV-1")


@rule("HK-MOV-1")
def test_how_far_the_card_lies_does_not_matter(given: Given) -> None:
    g = given("varys . . . . edmure / . / . / . / . / hoster")
    assert g.legal() == ["move down tully", "move right tully"]


@rule("HK-MOV-1")
def test_never_diagonally_and_never_round_the_edge(given: Given) -> None:
    g = given("""
        tywin .     .     . .     .
        .     theon .     . .     .
        .     .     .     . .     varys
        robb  .     .     . .     .
        .     .     .     . asha  .
        .     .     .     . .     edmure
    """)
    assert g.legal() == ["move down tully"]
    g.refused("move right stark", rule="HK-MOV-1")
    g.refused("move left greyjoy", rule="HK-MOV-1")


@rule("HK-MOV-1")
@pytest.mark.parametrize("place", range(36))
def test_from_every_place_all_of_its_row_and_column_and_nothing_else(place: int, given: Given) -> None:
    """Stark above, Greyjoy below, Lannister to the left, Targaryen to the right, as far as there are places."""
    row, column = divmod(place, 6)
    cells = [["."] * 6 for _ in range(6)]
    names = {"stark": "eddard", "greyjoy": "balon", "lannister": "tywin", "targaryen": "aegon"}
    expected = []
    ends = {"up": (0, column), "down": (5, column), "left": (row, 0), "right": (row, 5)}
    for (direction, end), (house, name) in zip(ends.items(), names.items(), strict=True):
        if end != (row, column):
            cells[end[0]][end[1]] = name
            expected.append(f"move {direction} {house}")
    cells[row][column] = "varys"
    g = given("/".join(" ".join(line) for line in cells))
    assert g.legal() == expected
    for text in expected:
        direction = text.split()[1]
        fresh = given("/".join(" ".join(line) for line in cells))
        fresh.do(text)
        assert fresh.told(VarysMoved)[0]["place"] == ends[direction][0] * 6 + ends[direction][1]


@rule("HK-MOV-2")
def test_varys_goes_to_the_farthest_card_and_all_of_the_house_on_the_way_are_taken(given: Given) -> None:
    g = given("theon bran tywin . eddard varys / robert catelyn . . . arya", ["", "asha"])
    g.do("move left stark")
    assert g.area(0) == {"bran", "eddard"}
    assert [g.at(0, column) for column in range(6)] == ["theon", "varys", "tywin", ".", ".", "."]
    assert g.at(1, 0) == "robert" and g.at(1, 1) == "catelyn" and g.at(1, 5) == "arya"
    assert g.landing == {"theon", "tywin", "robert", "catelyn", "arya"}
    g.changed(seat=0, stark=+2, banners=+1)
    g.changed(seat=1)
    assert g.told(VarysMoved)[0] == {
        "is": "VarysMoved",
        "seat": 0,
        "direction": "left",
        "house": "stark",
        "taken": ["eddard", "bran"],
        "place": 1,
    }
    assert g.told(TurnBegan) == [{"is": "TurnBegan", "turn": 2, "seat": 1}]


@rule("HK-MOV-2")
@pytest.mark.parametrize(
    ("grid", "text", "place"),
    [
        ("robb / tywin / robert / sansa / varys", "move up stark", (0, 0)),
        ("varys / robb / tywin / robert / sansa", "move down stark", (4, 0)),
        ("robb tywin robert sansa varys", "move left stark", (0, 0)),
        ("varys robb tywin robert sansa", "move right stark", (0, 4)),
    ],
)
def test_so_in_every_direction(given: Given, grid: str, text: str, place: tuple[int, int]) -> None:
    g = given(grid)
    g.do(text)
    assert g.varys == place
    assert g.area(0) == {"robb", "sansa"} and g.area(1) == set()
    assert g.landing == {"tywin", "robert"}
    assert g.changed_fields() == {"grid", "areas", "banners"}


@rule("HK-MOV-2")
def test_cards_beyond_the_farthest_of_the_house_stay(given: Given) -> None:
    g = given("varys robb tywin balon theon . / . robert")
    g.do("move right lannister")
    assert g.varys == (0, 2)
    assert g.landing == {"robb", "balon", "theon", "robert"}


@rule("HK-MOV-2")
def test_an_emptied_place_can_be_passed_but_not_reached(given: Given) -> None:
    g = given("varys robb theon sansa asha")
    g.do("move right stark")
    assert [g.at(0, column) for column in range(5)] == [".", ".", "theon", "varys", "asha"]
    assert g.legal() == ["move left greyjoy", "move right greyjoy"]
    g.do("move left greyjoy")
    assert [g.at(0, column) for column in range(5)] == [".", ".", "varys", ".", "asha"]


@rule("HK-MOV-2")
def test_cards_are_added_to_the_area_of_who_moves(given: Given) -> None:
    g = given("varys theon robb", ["asha", "balon sansa"], to_move=1)
    g.do("move right greyjoy")
    assert g.area(1) == {"balon", "sansa", "theon"} and g.area(0) == {"asha"}
    g.changed(seat=1, greyjoy=+1, banners=+1)
    g.changed(seat=0, banners=-1)


@rule("HK-MOV-3")
def test_there_is_no_passing(given: Given) -> None:
    g = given("varys robb")
    assert g.legal() == ["move right stark"]
    with pytest.raises(BadAction):
        g.match.play("pass")
    g.refused("call hodor", rule="HK-MOV-1")
    g.refused("banner stark 0", rule="HK-MOV-1")


@rule("HK-MOV-3")
def test_at_most_ten_moves_and_at_least_one(given: Given) -> None:
    assert len(given(CROSS).legal()) == 10
    for seed in range(30):
        match, chance = vr.new(GAME.key, 2, seed=seed, companions="none"), Chance(seed)
        while not match.over:
            assert 1 <= len(match.legal()) <= 10
            assert all(text.startswith("move ") for text in match.legal())
            match.play(chance.pick(match.legal()))


@rule("HK-MOV-3")
def test_a_pair_is_one_move_however_many_cards_it_takes(given: Given) -> None:
    assert given("varys robb sansa bran arya eddard").legal() == ["move right stark"]
