"""HK-VAR: teams, and the Three-Eyed Raven with three and with four players."""

from __future__ import annotations

from typing import Any

import pytest

import viceregal as vr
from tests.games.hand_of_the_king.given import GAME, Given, HandScenario
from tests.marks import rule
from viceregal import BadSetup, NoUndo
from viceregal.games.hand_of_the_king.rules.events import RavenSent

TEAMS = {"variant": "teams"}
RAVEN = {"variant": "raven"}
ROW = "varys robb theon tywin / . . . . olenna"


@rule("HK-VAR-1")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_four(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        vr.new(GAME.key, seats, variant="teams")
    assert refusal.value.rule == "HK-VAR-1"
    assert vr.new(GAME.key, 4, variant="teams").setup.seats == 4


@rule("HK-VAR-1")
@pytest.mark.parametrize(
    ("areas", "winners"),
    [
        (["eddard", "balon", "tywin", ""], (0, 2)),
        (["eddard", "balon", "", "hoster"], (1, 3)),
        (["", "balon tywin", "eddard hoster olenna", ""], (0, 2)),
        (["eddard tywin", "balon", "", "hoster olenna"], (1, 3)),
    ],
)
def test_partners_sit_opposite_and_add_their_banners(
    given: Given, areas: list[str], winners: tuple[int, ...]
) -> None:
    g = given(
        "varys robb", areas, options=TEAMS, to_move=areas.index(next(a for a in areas if "eddard" in a))
    )
    g.do("move right stark")
    assert g.over and g.winners() == winners


@rule("HK-VAR-1")
def test_without_teams_each_plays_alone(given: Given) -> None:
    g = given("varys robb", ["eddard tywin", "balon", "", "hoster olenna daenerys"])
    g.do("move right stark")
    assert g.winners() == (3,) and g.scores() == (2, 1, 0, 3)


@rule("HK-VAR-1")
def test_each_has_a_score_of_their_own_all_the_same(given: Given) -> None:
    g = given("varys robb", ["eddard", "balon", "tywin", ""], options=TEAMS)
    g.do("move right stark")
    assert g.scores() == (1, 1, 1, 0)


@rule("HK-VAR-1")
def test_a_partner_takes_a_partners_banner(given: Given) -> None:
    g = given(ROW, ["sansa", "", "", ""], options=TEAMS, to_move=2)
    assert g.banner("stark") == 0
    g.do("move right stark")
    assert g.banner("stark") == 2
    g.changed(seat=0, banners=-1)
    g.changed(seat=2, stark=+1, banners=+1)


@rule("HK-VAR-1")
def test_partners_do_not_add_their_cards(given: Given) -> None:
    """Two Starks of seat 1 stand against one each of the partners 0 and 2."""
    g = given(ROW, ["sansa", "arya bran", "", ""], options=TEAMS, to_move=2)
    g.do("move right stark")
    assert g.banner("stark") == 1 and g.to_move == 3


@rule("HK-VAR-1")
@pytest.mark.parametrize(
    ("areas", "mover", "winners", "house"),
    [
        (["hoster", "balon", "eddard", "tywin"], 2, (0, 2), "stark"),
        (["tywin", "eddard", "balon", "hoster"], 1, (1, 3), "stark"),
    ],
)
def test_a_tie_goes_to_the_team_with_the_banner_of_the_largest_house(
    given: Given, areas: list[str], mover: int, winners: tuple[int, ...], house: str
) -> None:
    g = given("varys robb", areas, options=TEAMS, to_move=mover)
    g.do("move right stark")
    assert g.scores() == (1, 1, 1, 1) and g.winners() == winners
    sheet = g.match.score_sheet()
    assert len(sheet) == 5 and sheet[-1].sources == (house,) and sheet[-1].seat == mover


# The Three-Eyed Raven


def raven(given: Given, seats: int, **fields: Any) -> HandScenario:
    return given(ROW, [""] * seats, options=RAVEN, **fields)


@rule("HK-VAR-2")
def test_the_raven_is_for_three_or_four() -> None:
    with pytest.raises(BadSetup) as refusal:
        vr.new(GAME.key, 2, variant="raven")
    assert refusal.value.rule == "HK-VAR-2"
    for seats in (3, 4):
        match = vr.new(GAME.key, seats, seed=1, variant="raven")
        assert match.open_view()["ravens"] == [True] * seats
    assert vr.new(GAME.key, 3, seed=1).position()["ravens"] == [False] * 3


@rule("HK-VAR-2")
@pytest.mark.parametrize(("seat", "others"), [(0, (1, 2)), (1, (0, 2)), (2, (0, 1))])
def test_three_players_may_choose_any_opponent_before_the_move(
    given: Given, seat: int, others: tuple[int, ...]
) -> None:
    g = raven(given, 3, to_move=seat)
    moves = ["move right stark", "move right greyjoy", "move right lannister"]
    assert g.legal() == [*moves, *[f"raven {other}" for other in others]]
    g.do(f"raven {others[1]}")
    assert g.to_move == seat and g.legal() == moves, "then the player moves as usual"
    assert g.document["talk"] == others[1]
    assert g.told(RavenSent) == [{"is": "RavenSent", "seat": seat, "other": others[1]}]
    g.do("move right stark")
    assert g.document["talk"] is None, "the talk is over before Varys moves"
    assert g.to_move == (seat + 1) % 3


@rule("HK-VAR-2")
def test_not_with_oneself_and_not_with_an_empty_chair(given: Given) -> None:
    g = raven(given, 3, to_move=1)
    g.refused("raven 1", rule="HK-VAR-2")
    g.refused("raven 3", rule="HK-VAR-2")


@rule("HK-VAR-2")
def test_no_raven_in_the_base_game_and_with_plain_teams(given: Given) -> None:
    g = given(ROW, ["", "", ""])
    assert "raven 1" not in g.legal()
    g.refused("raven 1", rule="HK-VAR-2")
    g = given(ROW, [""] * 4, options=TEAMS)
    assert "raven 2" not in g.legal()
    g.refused("raven 2", rule="HK-VAR-2")


@rule("HK-VAR-2")
def test_only_at_the_start_of_the_turn(given: Given) -> None:
    g = given("varys edmure / . theon", [""] * 3, options=RAVEN, pool="hodor jon")
    g.do("move right tully")
    assert g.legal() == ["call hodor", "call jon"]
    g.refused("raven 1", rule="HK-COM-1")


@rule("HK-VAR-2")
def test_three_players_play_each_for_themselves(given: Given) -> None:
    g = given("varys robb", ["eddard", "balon tywin", "hoster"], options=RAVEN)
    g.do("move right stark")
    assert g.winners() == (1,)


@rule("HK-VAR-3")
@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_with_four_the_token_serves_for_the_partner_only(given: Given, seat: int, partner: int) -> None:
    g = raven(given, 4, to_move=seat)
    assert [text for text in g.legal() if text.startswith("raven")] == [f"raven {partner}"]
    for other in {0, 1, 2, 3} - {partner}:
        g.refused(f"raven {other}", rule="HK-VAR-3")
    g.do(f"raven {partner}")
    assert g.document["talk"] == partner
    assert g.legal() == ["move right stark", "move right greyjoy", "move right lannister"]


@rule("HK-VAR-3")
def test_four_with_ravens_play_in_teams(given: Given) -> None:
    g = given("varys robb", ["eddard", "balon hoster", "tywin olenna", ""], options=RAVEN)
    g.do("move right stark")
    assert g.winners() == (0, 2)


@rule("HK-VAR-3")
def test_partners_take_banners_from_each_other_with_ravens_too(given: Given) -> None:
    g = given(ROW, ["sansa", "", "", ""], options=RAVEN, to_move=2)
    g.do("raven 0", "move right stark")
    assert g.banner("stark") == 2


@rule("HK-VAR-4")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_token_is_spent_once(given: Given, seats: int) -> None:
    g = raven(given, seats, ravens=[True, False, True, True][:seats], to_move=0)
    g.do("raven 2")
    g.refused("raven 2", rule="HK-VAR-4")
    g.do("move right stark")
    assert g.to_move == 1
    assert g.legal() == ["move right greyjoy", "move right lannister"]
    g.refused(f"raven {3 if seats == 4 else 0}", rule="HK-VAR-4")
    g.do("move right greyjoy")
    assert g.listed("ravens") == [False, False, True, True][:seats]
    assert any(text.startswith("raven") for text in g.legal()), "seat 2 has it still"


@rule("HK-VAR-4")
def test_it_changes_nothing_but_who_talks_with_whom(given: Given) -> None:
    g = raven(given, 3, turn=7)
    g.do("raven 2")
    assert g.changed_fields() == {"ravens", "talk"}
    assert g.listed("ravens") == [False, True, True]
    assert g.document["turn"] == 7 and g.to_move == 0


@rule("HK-VAR-4")
def test_in_melisandres_turn_a_token_that_is_left_may_be_spent(given: Given) -> None:
    g = given("varys edmure / . theon", [""] * 3, options=RAVEN, pool="melisandre")
    g.do("move right tully", "call melisandre")
    assert g.legal() == ["move down greyjoy", "raven 1", "raven 2"]


@rule("HK-VAR-4")
def test_it_is_an_action_for_people(given: Given) -> None:
    g = raven(given, 3)
    assert [action.is_for_people() for action in g.match.actions()] == [False, False, False, True, True]


@rule("HK-VAR-4")
def test_a_raven_that_was_sent_comes_back_only_by_consent_of_all() -> None:
    match = vr.new(GAME.key, 3, seed=1, first="0", **RAVEN)
    match.play("raven 1")
    assert match.way_back(0).reveals
    with pytest.raises(NoUndo):
        match.undo(0)
    assert match.open_view()["ravens"] == [False, True, True]
    match.play(match.legal()[0])
    match.undo(0)  # the move alone was whispered to nobody
    assert match.open_view()["ravens"] == [False, True, True]
    match.undo(0, even_revealed=True)
    assert match.open_view()["ravens"] == [True, True, True]


@rule("HK-VAR-1", "HK-BAN-1")
@pytest.mark.parametrize(("variant", "sides"), [("base", [0, 1, 2, 3]), ("teams", [0, 1, 0, 1])])
def test_views_say_who_plays_together_and_what_counts(variant: str, sides: list[int]) -> None:
    match, chance = vr.new(GAME.key, seats=4, seed=3, variant=variant), vr.Chance(3)
    while match.to_move:
        view = match.view(0)
        assert view["sides"] == sides
        for seat, counts in enumerate(view["counts"]):
            held = match.game.holdings(match.state, seat)
            assert counts == {house: held[house] for house in counts} and len(counts) == 7
        assert match.game.from_view(view) == match.state
        assert match.game.besides(match.state) == {name: view[name] for name in ("counts", "sides")}
        match.play(chance.pick(match.actions()))
