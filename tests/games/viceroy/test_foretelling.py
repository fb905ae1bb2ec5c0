"""What a player wants to know before a card is placed, paid for or bid on."""

from __future__ import annotations

import pytest

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import every_edition, tower
from tests.games.viceroy.test_costs import about_to_place
from tests.marks import rule
from viceregal import Event
from viceregal.core.foretell import Barred, Foretelling, barred


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def points(made: Foretelling, seat: int = 0) -> dict[str, int]:
    """How the score of a seat changes, by heading."""
    changes = [change for change in made.scores if change.seat == seat and change.after != change.before]
    return {change.heading: change.after - change.before for change in changes}


def missing(made: Foretelling) -> dict[str, int]:
    assert made.stop == "refused" and made.refusal is not None
    return made.refusal.missing


# A card on a place -------------------------------------------------------------------------------------------------


@rule("VR-COS-3", "VR-REW-8")
@every_edition
def test_a_place_says_what_it_costs_with_the_endless_gem_and_what_it_gives(edition: str) -> None:
    pyramid, place = tower(4, 58)
    g = about_to_place(edition, 58, pyramid, "BGY", tokens={85: "gem-blue"})
    made = g.match.foretell(f"at {place}", 0)
    assert made.cost == {"blue": 1, "green": 1, "yellow": 1, "endless-blue": 1}
    assert points(made)["points"] == 10
    assert g.gems(0) == "BGY"


@rule("VR-COS-3")
def test_payments_are_foretold_each_with_its_price() -> None:
    pyramid, place = tower(2, 58)
    g = about_to_place("cs", 58, pyramid, "BBGG", tokens={85: "gem-blue"})
    asked = g.match.foretell(f"at {place}")
    assert asked.stop == "asked" and type(asked.asked).__name__ == "AskPay" and asked.answers == 2
    assert g.match.foretell([f"at {place}", "pay"]).cost == {"blue": 1, "green": 1}
    assert g.match.foretell([f"at {place}", "pay blue"]).cost == {"green": 1, "endless-blue": 1}
    assert missing(g.match.foretell([f"at {place}", "pay blue blue"])) == {"endless-blue": 1}


@rule("VR-COS-6")
@pytest.mark.parametrize(
    ("gems", "lacks"),
    [("G", {"blue": 1, "yellow": 2}), ("BGY", {"yellow": 1}), ("GYY", {"blue": 1})],
)
def test_a_place_that_is_too_dear_says_which_gems_are_missing(gems: str, lacks: dict[str, int]) -> None:
    """The captain, on level 4."""
    pyramid, place = tower(4, 32)
    g = about_to_place("cs", 32, pyramid, gems)
    assert missing(g.match.foretell(f"at {place}")) == lacks


@rule("VR-PYR-5", "VR-COS-3")
def test_a_gem_that_is_paid_and_won_back_by_a_circle_is_seen_both_ways() -> None:
    g = given("cs", "build", pyramids=["RBY BRY", "60"], hands=["17", ""], gems=["GB", ""], reserve="")
    g.do("0: choose 17")
    made = g.match.foretell("at 2.0")
    assert kinds(made.events)[:3] == ["CardPlaced", "Paid", "CircleClosed"]
    assert made.cost["blue"] == 1 and made.gain["blue"] == 1
    (circles,) = [change for change in made.scores if change.heading == "circles"]
    assert circles.before == 0 < circles.after and circles.come[0].sources == ("2.0", "blue")


@rule("VR-COS-6", "VR-DEV-1")
def test_the_price_of_a_card_on_a_place_is_known_before_the_card_is_sealed() -> None:
    """As if it came up now: what the other has in mind changes nothing."""
    g = given("cs", "build", pyramids=["RBY BRY", "60"], hands=["17", "58"], gems=["GB", "BB"], reserve="")
    assert g.match.foretell("choose 17", 0).stop == "others"
    sealed = g.match.foretell("choose 17", 0, alone=True)
    assert sealed.stop == "asked" and type(sealed.asked).__name__ == "AskPlace" and sealed.cost == {"card": 1}
    assert [g.match.game.text(action) for action in sealed.offered] == ["at 1.-1", "at 1.2", "at 2.0"]
    built = g.match.foretell(["choose 17", "at 2.0"], 0, alone=True)
    assert built.cost["blue"] == 1 and built.gain["blue"] == 1 and points(built)["circles"] == 2
    g.do("1: choose 58")
    assert g.match.foretell(["choose 17", "at 2.0"], 0, alone=True).to_plain(g.match.game) == built.to_plain(
        g.match.game
    )


@rule("VR-PAY-3")
def test_a_place_in_the_phase_of_payment_is_foretold_with_its_reward() -> None:
    pyramid, place = tower(4, 58)
    g = about_to_place("ru", 58, pyramid, "BGY", tokens={85: "gem-blue"})
    made = g.match.foretell(f"at {place}", 0, alone=True)
    assert made.cost["endless-blue"] == 1 and points(made)["points"] == 10


@rule("VR-COS-6")
def test_what_cannot_be_paid_stands_among_the_answers_with_what_is_missing() -> None:
    def listed(found: list[Barred]) -> dict[str, dict[str, int]]:
        return {g.match.game.text(each.action): each.refusal.missing for each in found}

    g = given("cs", "build", pyramids=["85 86", "60"], hands=["17", ""], gems=["", ""], reserve="")
    assert listed(barred(g.match.game, g.match.state, 0)) == {"choose 17": {"green": 1}}
    g = given("cs", "build", pyramids=["85 86", "60"], hands=["17", ""], gems=["G", ""], reserve="")
    assert listed(barred(g.match.game, g.match.state, 0)) == {}
    assert listed(g.match.foretell("choose 17", 0, alone=True).barred) == {"at 2.0": {"blue": 1}}


# Secrets -----------------------------------------------------------------------------------------------------------


@rule("VR-AUC-6")
@every_edition
def test_a_bid_is_foretold_until_the_others_bid_and_never_what_they_have_bid(edition: str) -> None:
    g = given(edition, "bids", gems=["RB", "RB"])
    made = g.match.foretell("bid red", 0)
    assert kinds(made.events) == ["Answered"] and made.stop == "others" and made.cost == {}
    g.do("1: bid red")
    made = g.match.foretell("bid red", 0)
    assert made.stop == "secret" and made.by == "RevealBids" and made.asked is None
    assert missing(g.match.foretell("bid green", 0)) == {"green": 1}
    assert missing(g.match.foretell("attack", 0)) == {"attack": 1}


@rule("VR-AUC-6")
def test_who_bids_alone_sees_what_comes_of_it() -> None:
    g = given("cs", "bids", gems=["RB", "RB"], bidding=[True, False], feet="R12 B30", points="R13", round=2)
    made = g.match.foretell("bid blue", 0)
    assert kinds(made.events)[:3] == ["Answered", "BidsRevealed", "CardWon"] and made.cost["blue"] == 1
    assert made.gain["card"] == 1
    picks = g.match.foretell("bid red", 0)
    assert picks.stop == "asked" and picks.answers == 2


@rule("VR-AUC-6", "VR-COS-6")
@every_edition
def test_what_a_card_on_offer_would_cost_is_known_before_the_bid(edition: str) -> None:
    """As if nobody else bid: what they have in their fists, and what they have won already, changes nothing."""
    g = given(edition, "bids", gems=["RRBBGGYY", "RB"], feet="R12", points="R13", pyramids=["85 86", "60"])
    then = {"ru": "keep", "cs": "choose 12", "pl": "choose 12"}[edition]
    made = g.match.foretell(["bid red", "take 12", then], 0, alone=True)
    assert made.stop == "asked" and type(made.asked).__name__ in ("AskPlace", "AskPlaces")
    assert made.offered and made.cost["red"] == 1
    built = g.match.foretell(["bid red", "take 12", then, g.match.game.text(made.offered[0])], 0, alone=True)
    assert "CardPlaced" in kinds(built.events) and "Paid" in kinds(built.events)
    g.do("1: bid red")
    assert g.match.foretell("bid red", 0).by == "RevealBids"
    again = g.match.foretell(["bid red", "take 12", then], 0, alone=True)
    assert again.to_plain(g.match.game) == made.to_plain(g.match.game)


@rule("VR-AUC-7", "VR-COS-6")
@every_edition
def test_which_of_two_cards_can_be_paid_is_known_before_one_is_taken(edition: str) -> None:
    g = given(edition, "bids", gems=["RRBBGGYY", "RB"], feet="R12", points="R13", pyramids=["85 86", "60"])
    g.do("0: bid red", "1: pass")
    then = {"ru": "keep", "cs": "choose 12", "pl": "choose 12"}[edition]
    made = g.match.foretell(["take 12", then], 0, alone=True)
    assert made.stop == "asked" and type(made.asked).__name__ in ("AskPlace", "AskPlaces") and made.offered


@rule("VR-AUC-9", "VR-COS-6")
@every_edition
def test_what_a_claimed_card_would_cost_is_known_before_the_claims_are_opened(edition: str) -> None:
    """As if the other claimed the other card; what they have claimed already changes nothing."""
    g = given(edition, "bids", gems=["RRBBGGYY", "RB"], feet="R12", points="R13", pyramids=["85 86", "60"])
    g.do("0: bid red", "1: bid red")
    then = {"ru": "keep", "cs": "choose 12", "pl": "choose 12"}[edition]
    made = g.match.foretell(["claim 12", then], 0, alone=True)
    assert made.stop == "asked" and type(made.asked).__name__ in ("AskPlace", "AskPlaces") and made.offered
    assert "CardWon" not in kinds(g.match.foretell("yield", 0, alone=True).events)
    g.do("1: claim 12")
    assert g.match.foretell("claim 12", 0).stop == "secret"
    again = g.match.foretell(["claim 12", then], 0, alone=True)
    assert again.to_plain(g.match.game) == made.to_plain(g.match.game)


@rule("VR-PAS-1")
@every_edition
def test_what_an_empty_hand_brings_is_known_before_it_is_opened(edition: str) -> None:
    g = given(edition, "bids", gems=["RB", "RB"], tokens={85: "science science"}, pyramids=["85 86", "60"])
    made = g.match.foretell("pass", 0, alone=True)
    assert made.stop == "asked" and made.asked is not None
    assert g.match.game.words.plain(made.asked)["count"] == 5


@rule("VR-SOL-1", "VR-RUL-20")
def test_whether_virtual_opponents_bid_hangs_on_what_the_other_has_bid() -> None:
    g = given("cs", "bids", gems=["RB", "RB"], options={"virtual": "1"})
    g.do("1: pass")
    assert g.match.foretell("pass", 0).by == "DrawVirtualBids"
    assert g.match.foretell("bid red", 0).stop == "chance"


@rule("VR-REW-3")
def test_a_drawn_card_is_not_foretold() -> None:
    g = about_to_place("cs", 32, "41 42", "G")
    made = g.match.foretell(["at 1.2", "draw laws"])
    assert made.stop == "chance" and kinds(made.events)[-1] == "CardDrawn"


@rule("VR-END-2")
def test_recolouring_says_how_many_gems_are_missing() -> None:
    g = given("cs", "end", pyramids=["1 2 / 5", "60"], gems=["RRR", ""])
    g.do("gem blue")
    assert missing(g.match.foretell("recolour 2.0 yellow", 0)) == {"yellow": 4}
    paid = g.match.foretell(next(text for text in g.legal() if text.endswith("red")), 0)
    assert points(paid)["circles"] > 0 and set(paid.cost) == {"red"}
