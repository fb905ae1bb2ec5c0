"""Law 65 takes the place of a card, law 66 doubles what lies on a character."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viceroy.given import card_with, given
from tests.games.viceroy.playing import PHASE, ViceroyScenario, every_edition, two_phases
from tests.marks import rule
from viceregal.games.viceroy.rules.events import CardReplaced, CircleClosed, NothingGained, Paid

# 65 is green above and red below. Replacing the middle of level 2 closes its own circle and the two above.
THREE_CIRCLES = "1 BRY RBB 2 / BGB {} GBY / BYG RYG"


def with_law(law: int, edition: str, pyramid: str, **said: Any) -> ViceroyScenario:
    hands = said.pop("hand", "")
    g = given(edition, PHASE[edition], pyramids=[pyramid, "60"], hands=[f"{law} {hands}", ""], **said)
    g.do(f"0: choose {law}")
    return g


@rule("VR-RUL-3")
@every_edition
def test_law_65_takes_a_place_and_the_old_card_comes_back(edition: str) -> None:
    g = with_law(65, edition, "1 2 / 3", tokens={2: "magic points-3"}, tucked={2: "4 5"})
    assert g.legal() == ["replace 1", "replace 2", "replace 3"], "and no place of its own"
    g.refused("at 1.2", rule="VR-RUL-3")
    g.do("replace 2")
    assert g.told(CardReplaced, seat=0, card=65, other_card=2)
    assert g.pyramid(0) == "1 65 / 3"
    assert g.hand(0) == "2"
    assert g.tokens(65) == "magic points-3", "all tokens stay"
    assert g.under(65) == "4 5", "and so do the cards tucked under it"
    assert g.match.view(1)["hands"][0]["known"] == [2], "everybody has seen which card"


@rule("VR-RUL-3", "VR-PYR-2")
@every_edition
def test_law_65_replaces_laws_too_but_nothing_on_level_five(edition: str) -> None:
    tall = "1 2 3 4 5 / 6 7 8 9 / 10 11 12 / 13 85 / 14"
    g = with_law(65, edition, tall)
    assert "replace 85" in g.legal() and "replace 14" not in g.legal()
    g.refused("replace 14", rule="VR-RUL-3")
    g.do("replace 85")
    assert g.hand(0) == "85"
    assert "laws" not in g.score(0), "a law that was replaced scores nothing any more"


@rule("VR-RUL-3", "VR-RUL-22", "VR-PYR-5")
@every_edition
def test_law_65_pays_for_every_circle_that_it_makes_one_coloured(edition: str) -> None:
    g = with_law(65, edition, THREE_CIRCLES.format("YYY"))
    g.do(f"replace {card_with('YYY')}")
    closed = [(each["colour"], each["count"]) for each in g.told(CircleClosed, seat=0)]
    assert sorted(closed) == [("green", 1), ("green", 1), ("red", 1)]
    assert g.gems(0) == "RGG"


@rule("VR-RUL-22", "VR-PYR-5")
@every_edition
def test_law_65_does_not_pay_for_circles_that_were_so_before(edition: str) -> None:
    g = with_law(65, edition, THREE_CIRCLES.format("GGR"))
    g.do(f"replace {card_with('GGR')}")
    g.untold(CircleClosed)
    assert g.gems(0) == ""
    g = with_law(65, edition, THREE_CIRCLES.format("GBR"))
    g.do(f"replace {card_with('GBR')}")
    assert [each["place"] for each in g.told(CircleClosed)] == ["3.1"]


@rule("VR-RUL-22", "VR-RUL-11")
@every_edition
def test_gems_on_law_76_return_to_the_reserve_when_it_is_replaced(edition: str) -> None:
    g = with_law(65, edition, "1 76", parked="RRB")
    reserve = g.reserve
    g.do("replace 76")
    assert sorted(g.reserve) == sorted(reserve + "RRB")
    assert g.document["parked"] == {"blue": 0, "red": 0, "green": 0, "yellow": 0}


@rule("VR-RUL-3", "VR-RUL-22")
@every_edition
def test_cards_under_law_78_stay_under_law_65_and_score_nothing(edition: str) -> None:
    g = with_law(65, edition, "1 78", tucked={78: "4 5"})
    g.do("replace 78")
    assert g.under(65) == "4 5" and g.hand(0) == "78"
    assert "laws" not in g.score(0)


@rule("VR-RUL-3", "VR-COS-1")
@two_phases
def test_the_card_that_came_back_is_played_for_its_cost(edition: str) -> None:
    """Card 4 gave its tokens to law 65; played again on level 1 it costs a green gem and gives its reward anew."""
    g = with_law(65, edition, "1 4", tokens={4: "points-3"}, gems=["G", ""])
    g.do("replace 4", "choose 4", "at 1.2")
    assert g.told(Paid, counts=[0, 0, 1, 0])
    assert (g.tokens(65), g.tokens(4)) == ("points-3", "points-3")


@rule("VR-RUL-3", "VR-LAW-1")
def test_ru_the_card_that_came_back_is_played_free_of_charge_next_turn() -> None:
    g = with_law(65, "ru", "1 4")
    g.do("replace 4")
    g.bid("pass", "pass")
    g.do("gems BBB", "gems RRR", "choose 4", "at 1.2")
    assert g.tokens(4) == "points-3"
    assert g.gems(0) == "BBB"


# Law 66 ------------------------------------------------------------------------------------------------------------


@rule("VR-RUL-4", "VR-PYR-8")
@every_edition
def test_law_66_doubles_every_token_on_a_character(edition: str) -> None:
    tokens = {1: "magic points-3 science defence magic+2 circle-red+4 gem-yellow", 2: "magic"}
    g = with_law(66, edition, "1 2 85", tokens=tokens)
    assert g.legal() == ["under 1", "under 2"], "characters only"
    g.refused("under 85", rule="VR-RUL-4")
    g.refused("at 1.3", rule="VR-RUL-4")
    reserve = g.reserve
    g.do("under 1")
    assert sorted(g.tokens(1).split()) == sorted(tokens[1].split() * 2)
    assert g.tokens(2) == "magic"
    assert g.under(1) == "66"
    assert g.reserve == reserve.removesuffix("Y"), "the endless gem from the reserve"
    assert g.pyramid(0) == "1 2 85"


@rule("VR-RUL-4", "VR-REW-8")
@every_edition
@pytest.mark.parametrize(("answer", "after"), [("use-own", ("", 2)), ("enough", ("Y", 1))])
def test_law_66_asks_for_the_twin_of_an_endless_gem(
    edition: str, answer: str, after: tuple[str, int]
) -> None:
    g = with_law(66, edition, "1", tokens={1: "gem-yellow magic"}, gems=["Y", ""], reserve="B")
    g.do("under 1")
    assert g.legal() == ["use-own", "enough"]
    g.do(answer)
    assert (g.gems(0), g.tokens(1).split().count("gem-yellow")) == after
    assert g.tokens(1).split().count("magic") == 2


@rule("VR-RUL-4", "VR-REW-8")
@every_edition
def test_law_66_finds_no_twin(edition: str) -> None:
    g = with_law(66, edition, "1", tokens={1: "gem-yellow gem-yellow"}, reserve="B")
    g.do("under 1")
    assert len(g.told(NothingGained, card=1)) == 2
    assert g.tokens(1) == "gem-yellow gem-yellow"


@rule("VR-RUL-4", "VR-REW-2", "VR-REW-10", "VR-RUL-14")
@every_edition
def test_tokens_other_than_gems_never_run_out(edition: str) -> None:
    """Fifteen is printed four times, magic 33 times: stand-ins count as one token."""
    tokens = {1: "points-15 points-15 points-15", 2: "points-15 " + " ".join(["magic"] * 33)}
    g = with_law(66, edition, "1 2", tokens=tokens)
    g.do("under 2")
    assert g.tokens(2).split().count("points-15") == 2
    assert g.tokens(2).split().count("magic") == 66
    assert g.score(0)["points"] == 5 * 15


@rule("VR-RUL-4", "VR-PYR-7", "VR-END-5")
@every_edition
def test_a_character_with_law_66_under_it_is_not_free_and_law_68_counts_both(edition: str) -> None:
    g = given(edition, PHASE[edition], pyramids=["1 2 68", "60"], hands=["74", ""], tucked={1: "66"})
    assert g.score(0)["laws"] == 4
    g.play(0, 74, "at 1.3")
    g.untold(CircleClosed)
    assert g.told(NothingGained, card=74), "1 hides a law, 2 and 68 are no ends"


@rule("VR-RUL-4")
@two_phases
def test_law_66_under_a_character_of_level_five(edition: str) -> None:
    g = with_law(66, edition, "1 2 3 4 5 / 6 7 8 9 / 10 11 12 / 13 85 / 14", tokens={14: "points-15"})
    g.do("under 14")
    assert g.tokens(14) == "points-15 points-15"
