"""Positions that cannot be: each is refused with the rule that it breaks, or with what is wrong in the document."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.viceroy.given import COLOURS, document
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.core.errors import BadPosition
from viceregal.core.match import Match
from viceregal.core.records import CHANCE
from viceregal.games.viceroy.rules.actions import Bid, Choose, PutAt, TakeOffer
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.pyramid import level_of

Document = dict[str, Any]
Change = Callable[[Document], None]

TOWER = {
    **{f"1.{column}": 1 + column for column in range(5)},
    **{f"2.{column}": 6 + column for column in range(4)},
    **{f"3.{column}": 10 + column for column in range(3)},
    **{f"4.{column}": 13 + column for column in range(2)},
}


def position(edition: str = "cs", **said: Any) -> Document:
    said.setdefault("pyramids", [{"1.0": 17, "1.1": 4, "2.0": 30}, {"1.0": 9}])
    said.setdefault("hands", [[70, 33], [71]])
    said.setdefault("gems", ["RRB", "G"])
    said.setdefault("feet", {"blue": 50, "red": 51, "green": 52, "yellow": 53})
    made: Document = json.loads(json.dumps(document(edition, **said)))
    for name in ("todo", "bidding", "virtual_in", "shown"):
        made.pop(name, None)
    GAME.from_document(made)
    return made


def refused(made: Document) -> BadPosition:
    before = json.dumps(made)
    with pytest.raises(BadPosition) as caught:
        GAME.from_document(made)
    assert json.dumps(made) == before and "\n" not in str(caught.value)
    return caught.value


def assert_refused(change: Change, rule_id: str, edition: str = "cs", **said: Any) -> None:
    made = position(edition, **said)
    change(made)
    assert refused(made).rule == rule_id


# Cards ------------------------------------------------------------------------------------------------------------


def card_twice(made: Document) -> None:
    made["hands"][1].append(70)


def card_in_hand_and_pyramid(made: Document) -> None:
    made["hands"][0].append(9)


def card_missing(made: Document) -> None:
    made["discards"].pop()


def law_among_the_characters(made: Document) -> None:
    made["laws"].remove(75)
    made["small"].append(75)


def law_on_offer(made: Document) -> None:
    made["laws"].remove(75)
    made["discards"].append(made["feet"]["red"])
    made["feet"]["red"] = 75


def character_in_the_law_deck(made: Document) -> None:
    made["laws"].append(made["discards"].pop())


@rule("VR-SET-1", "VR-SET-5", "VR-SET-7")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
@pytest.mark.parametrize(
    ("change", "rule_id"),
    [
        (card_twice, "VR-SET-1"),
        (card_in_hand_and_pyramid, "VR-SET-1"),
        (card_missing, "VR-SET-1"),
        (law_among_the_characters, "VR-SET-5"),
        (law_on_offer, "VR-SET-5"),
        (character_in_the_law_deck, "VR-SET-7"),
    ],
)
def test_every_card_lies_in_one_place(edition: str, change: Change, rule_id: str) -> None:
    assert_refused(change, rule_id, edition)


# Gems and tokens --------------------------------------------------------------------------------------------------


def gem_too_many(made: Document) -> None:
    made["reserve"]["blue"] += 1


def gem_too_few(made: Document) -> None:
    made["gems"][0]["red"] -= 1


def endless_gem_too_many(made: Document) -> None:
    made["tokens"] = [{"17": ["gem-red"]}, {}]


def gems_on_no_law(made: Document) -> None:
    made["reserve"]["green"] -= 1
    made["parked"] = {"green": 1}


def returned_three(made: Document) -> None:
    made["returned"] = [{"blue": 3}, {"blue": 2}]


def returned_by_one(made: Document) -> None:
    made["returned"] = [{"blue": 2}, {}]


@rule("VR-SET-1", "VR-SET-4", "VR-RUL-22")
@pytest.mark.parametrize(
    ("change", "rule_id"),
    [
        (gem_too_many, "VR-SET-1"),
        (gem_too_few, "VR-SET-1"),
        (endless_gem_too_many, "VR-SET-1"),
        (gems_on_no_law, "VR-RUL-22"),
        (returned_three, "VR-SET-4"),
        (returned_by_one, "VR-SET-4"),
    ],
)
def test_sixteen_gems_of_a_colour(change: Change, rule_id: str) -> None:
    assert_refused(change, rule_id)


@rule("VR-REW-10", "VR-RUL-14")
@pytest.mark.parametrize("edition", ["ru", "cs", "pl"])
def test_tokens_never_run_out_but_come_from_cards(edition: str) -> None:
    """More than the box has may lie in the pyramids; but not more than the cards can have given."""
    made = position(edition)
    made["tokens"] = [{"17": ["magic"] * 20 + ["science"] * 20}, {}]
    GAME.from_document(made)
    for token in ("magic", "science", "defence", "magic+5", "points-6", "circle-red+4"):
        made["tokens"] = [{"17": [token] * 150}, {}]
        assert refused(made).rule == "VR-REW-10"
    made["tokens"] = [{}, {}]
    made["attacks"] = [64, 64]
    assert refused(made).rule == "VR-REW-10"


@rule("VR-PYR-2")
def test_tokens_and_tucked_cards_lie_on_and_under_cards_of_the_pyramid() -> None:
    made = position()
    made["tokens"] = [{"9": ["science"]}, {}]
    assert refused(made).rule == "VR-PYR-2"
    made = position()
    made["tucked"] = [{"9": [made["discards"].pop()]}, {}]
    assert refused(made).rule == "VR-PYR-2"


# Pyramids ---------------------------------------------------------------------------------------------------------


def moved(seat: int, place: str, to: str) -> Change:
    def change(made: Document) -> None:
        made["pyramids"][seat][to] = made["pyramids"][seat].pop(place)

    return change


def law_on_top(made: Document) -> None:
    made["laws"].remove(75)
    made["pyramids"][0]["5.0"] = 75


@rule("VR-PYR-3", "VR-DEV-4", "VR-SET-5")
@pytest.mark.parametrize(
    ("change", "rule_id"),
    [
        (moved(0, "2.0", "2.1"), "VR-PYR-3"),
        (moved(0, "2.0", "3.0"), "VR-PYR-3"),
        (moved(0, "1.1", "1.2"), "VR-PYR-3"),
        (moved(1, "1.0", "2.0"), "VR-PYR-3"),
    ],
    ids=["beside", "a level too high", "a gap", "nothing below"],
)
def test_no_card_floats(change: Change, rule_id: str) -> None:
    assert_refused(change, rule_id)


@rule("VR-DEV-4")
def test_no_law_on_level_five() -> None:
    assert_refused(law_on_top, "VR-DEV-4", pyramids=[TOWER, {"1.0": 60}], hands=[[], []])


@rule("VR-PYR-3")
def test_no_sixth_level() -> None:
    made = position(pyramids=[TOWER, {"1.0": 60}], hands=[[], []])
    made["pyramids"][0]["6.0"] = made["discards"].pop()
    assert "6.0" in str(refused(made))


@rule("VR-SET-5")
def test_everybody_has_a_pyramid_once_the_turns_begin() -> None:
    made = position()
    made["discards"].append(made["pyramids"][1].pop("1.0"))
    assert refused(made).rule == "VR-SET-5"


@rule("VR-END-2")
def test_only_circles_are_recoloured() -> None:
    made = position()
    made["painted"] = [{"2.1": "red"}, {}]
    assert refused(made).rule == "VR-END-2"


# Where a game rests -----------------------------------------------------------------------------------------------


def deck_gone(made: Document) -> None:
    made["discards"] += made["large"]
    made["large"] = []


def earlier(made: Document) -> None:
    made["turn"] -= 1


def foot_gone(made: Document) -> None:
    made["discards"].append(made["feet"].pop("red"))


def box_emptied(made: Document) -> None:
    for colour in COLOURS:
        made["gems"][0][colour] += made["box"][colour]
        made["box"][colour] = 0


def sits_out(made: Document) -> None:
    made["sits_out"] = [True, False]


def no_such_phase(made: Document) -> None:
    made["phase"] = "laws"


def before_the_first_turn(made: Document) -> None:
    made["turn"] = 0


def over_too_early(made: Document) -> None:
    made["phase"] = "over"


@rule("VR-AUC-13", "VR-SET-3", "VR-RUL-6", "VR-PYR-1")
@pytest.mark.parametrize(
    ("change", "rule_id"),
    [
        (deck_gone, "VR-AUC-13"),
        (earlier, "VR-AUC-13"),
        (foot_gone, "VR-AUC-13"),
        (box_emptied, "VR-SET-3"),
        (sits_out, "VR-RUL-6"),
        (no_such_phase, "VR-PYR-1"),
        (before_the_first_turn, "VR-PYR-1"),
        (over_too_early, "VR-PYR-1"),
    ],
)
def test_a_phase_that_begins_finds_the_table_as_it_must_be(change: Change, rule_id: str) -> None:
    assert_refused(change, rule_id)


@rule("VR-DEV-1", "VR-AUC-13")
def test_building_begins_with_the_next_offer_and_somebody_to_build() -> None:
    made = position(turn=6)
    made["phase"] = "building"
    assert refused(made).rule == "VR-AUC-13"
    made["points"] = made["feet"]
    made["feet"] = dict(zip(COLOURS, made["large"][:4], strict=True))
    made["large"] = made["large"][4:]
    assert GAME.deciders(GAME.from_document(made)) == (0, 1)
    made["discards"] += [card for hand in made["hands"] for card in hand]
    made["hands"] = [[], []]
    assert refused(made).rule == "VR-DEV-1"


@rule("VR-AUC-1")
def test_secret_answers_came_since() -> None:
    made = {**position(), "since": ["0 bid red"]}
    s = GAME.from_document(made)
    assert GAME.deciders(s) == (1,)
    assert GAME.open_view(s)["sealed"] == ["bid red", None]


def test_a_document_of_old_that_rests_is_still_read() -> None:
    """It held the stack."""
    s = GAME.from_document(position())
    old = GAME.open_view(s)
    assert GAME.open_view(GAME.from_document(old)) == old
    later = GAME.open_view(GAME.from_document({**position(), "since": ["0 bid red"]}))
    assert "since" in str(refused(later))


# The document -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("turn", 13, "turn"),
        ("turn", -1, "turn"),
        ("edition", "de", "edition"),
        ("seats", 5, "seats"),
        ("seats", 0, "seats"),
        ("line", ["blue", "red", "green"], ""),
        ("line", ["blue", "blue", "red", "green"], ""),
        ("line", ["blue", "red", "green", "pink"], "pink"),
        ("gems", [{}], "gems"),
        ("hands", [[], [], []], "hands"),
        ("attacks", [1], "attacks"),
        ("attacks", [-1, 0], "attacks"),
        ("sealed", ["bid red", None], "sealed"),
        ("bids", ["red", "green"], "bids"),
        ("virtual_bids", ["attack"], "virtual_bids"),
        ("shown", [70, 0], "shown"),
        ("phase", "payment", "phase"),
        ("since", ["0 bid red", "0 bid red"], "since, 2"),
        ("since", ["1 bid yellow"], "VR-AUC-6"),
        ("known", {"70": [7]}, "known"),
        ("known", {"pope": [1]}, "known"),
        ("pyramids", [{"1.0": 17, "x": 4}, {"1.0": 9}], "pyramids"),
        ("pyramids", [{"1.0": 900}, {"1.0": 9}], "pyramids"),
        ("tokens", [{"17": ["gold"]}, {}], "tokens"),
        ("wizard", 1, "wizard"),
        ("options", {"virtual": "3"}, "VR-SOL-5"),
        ("options", {"virtual_gems": "reserve"}, "VR-SOL-1"),
        ("options", {"moon": "full"}, "moon"),
    ],
)
def test_what_a_document_cannot_say(name: str, value: Any, told: str) -> None:
    made = position()
    made[name] = value
    assert told in str(refused(made))


def test_gems_of_no_colour() -> None:
    made = position()
    made["gems"][0]["pink"] = 1
    assert "pink" in str(refused(made))
    assert set(COLOURS) == set(position()["reserve"])


# Room for what is still played ------------------------------------------------------------------------------------


def at_one_end(made: Document, by: int) -> Document:
    """The pyramid of seat 0, as if everything had been built so far to one side of its first card."""
    moved = {}
    for place, card in made["pyramids"][0].items():
        level, column = place.split(".")
        moved[f"{level}.{int(column) + by}"] = card
    return {**made, "pyramids": [moved, made["pyramids"][1]]}


@rule("VR-LIM-2")
@pytest.mark.parametrize(("by", "end"), [(22, "last"), (-23, "first")])
def test_a_row_that_only_ever_grows_at_its_far_end_has_room_to_the_end(by: int, end: str) -> None:
    """Found by mutation: a pyramid at the edge of what can be written was built on beyond it."""
    match = Match.at(GAME, at_one_end(position(turn=1), by), Chance(1))
    while match.to_move:
        seat = match.to_move[0]
        actions = [GAME.sample(match.state, match.chance)] if seat == CHANCE else match.actions(seat)
        plays = [each for each in actions if type(each) in (PutAt, Choose, Bid, TakeOffer)]
        lowest = sorted(
            [each for each in plays if isinstance(each, PutAt) and level_of(each.place) == 1],
            key=lambda put: put.place,
        )
        chosen = match.chance.pick(plays or actions)
        match.enter(seat, (lowest[-1] if end == "last" else lowest[0]) if lowest else chosen)
        if GAME.is_at_rest(match.state):
            GAME.from_document(match.position())
    assert match.winners()


@rule("VR-LIM-2")
@pytest.mark.parametrize("by", [23, 58, -24, -59])
def test_a_row_without_room_for_all_that_can_be_played_is_refused(by: int) -> None:
    assert refused(at_one_end(position(turn=1), by)).rule == "VR-PYR-3"
