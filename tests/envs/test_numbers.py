"""The numbers of actions: fixed, finite, and exactly one row of them for every legal action."""

from __future__ import annotations

import pytest

import viceregal as vr
from tests.contract.tables import HAND_TABLES, VICEROY_TABLES, VISCOUNTS_TABLES, Table
from tests.envs.proof import hold_in_a_game
from viceregal import envs
from viceregal.envs.numbers import Form, NoNumber, Numbers, Part
from viceregal.envs.table import Table as Played
from viceregal.envs.table import schema_of

SETTINGS = [*HAND_TABLES, *VICEROY_TABLES, *VISCOUNTS_TABLES]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_legal_action_of_a_random_game_has_exactly_one_row_of_numbers(setting: Table) -> None:
    assert hold_in_a_game(setting, "tests") > 20


@pytest.mark.parametrize("key", ["hand-of-the-king", "viceroy", "viscounts"])
def test_the_numbers_are_the_same_at_every_table_of_a_game(key: str) -> None:
    facts = vr.game(key).facts
    found = {
        tuple(envs.schema(key, seats, edition).numbers.labels)
        for edition in facts.editions
        for seats in range(facts.min_seats, facts.max_seats + 1)
    }
    assert len(found) == 1
    (labels,) = found
    assert len(set(labels)) == len(labels)


def test_an_action_without_a_number_is_named() -> None:
    game = vr.game("viceroy")
    numbers = envs.schema("viceroy", 2).numbers
    with pytest.raises(NoNumber, match="turn-up 3"):
        numbers.code(game.parse("turn-up 3"), None, 0)


def test_a_part_beyond_its_numbers_is_named() -> None:
    game = vr.game("viceroy")
    bid = type(game.parse("bid red"))
    numbers = Numbers(
        game.words, [], [Form(bid, (Part("", ("blue",), lambda action, s, seat: action.colour),))]
    )
    assert numbers.code(game.parse("bid blue"), None, 0) == 0
    with pytest.raises(NoNumber):
        numbers.code(game.parse("bid red"), None, 0)


def test_an_answer_in_several_numbers_is_asked_part_by_part() -> None:
    """The first number names what is built or placed, the next how much of each good is paid for it."""
    table = Played(schema_of("viscounts", vr.game("viscounts").setup(2)), "viscounts")
    chance = vr.Chance(5)
    several = 0
    for seed in range(12):
        table.deal(seed)
        while not table.over():
            seat = table.asked()[0]
            asked, begun = table.state.todo[-1], table.begun[seat]
            table.answer(seat, chance.pick(list(table.choices(seat))))
            if table.begun[seat]:
                several += 1
                assert table.asked()[0] == seat and table.state.todo[-1] is asked
                assert table.begun[seat][: len(begun)] == begun
                assert any(table.nested(seat)["begun"]) and not any(table.nested(1 - seat)["begun"])
    assert several
