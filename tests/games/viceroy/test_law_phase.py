"""VR-LAW (ru): one card of the hand, free of charge."""

from __future__ import annotations

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import columns, tower
from tests.marks import rule
from viceregal.games.viceroy.rules.events import CardRevealed, CircleClosed, NoCardPlayed, Paid


@rule("VR-LAW-1")
@columns(ru=["laws", "bids"], cs=["bids", "cards", "cards", "cards"], pl=["bids", "cards", "cards", "cards"])
def test_the_phases_of_a_turn(edition: str, expected: list[str]) -> None:
    """What seat 0 is asked from one turn to the next: ru one card before the auction, cs and pl three after it."""
    phase = "laws" if edition == "ru" else "bids"
    g = given(edition, phase, turn=3, hands=["85 86 87 88", ""], bidding=[True, phase == "laws"])
    asked = []
    while g.turn() == 3:
        question, seat = g.document["todo"][-1]["is"], g.asked[0]
        if seat == 0 and question in ("AskBids", "AskCards"):
            asked.append("bids" if question == "AskBids" else "laws" if edition == "ru" else "cards")
        g.do(f"{seat}: {'pass' if question == 'AskBids' else g.legal(seat)[0]}")
    assert asked == expected


@rule("VR-LAW-1")
@columns(ru="free", cs="paid", pl="paid")
def test_a_character_from_the_hand(edition: str, expected: str) -> None:
    """Card 4 on level 2: it costs green and yellow where it has to be paid."""
    pyramid, place = tower(2, 4)
    g = given(edition, "laws" if edition == "ru" else "build", pyramids=[pyramid, "60"], hands=["4", ""])
    if expected == "paid":
        assert g.legal() == ["pass"] if edition == "cs" else ["discard-card 4", "pass"]
        g.refused("choose 4", rule="VR-COS-6")
        return
    g.play(0, 4, f"at {place}", "gems BBBB")
    g.untold(Paid)
    assert g.gems(0) == "BBBB"


@rule("VR-LAW-1")
def test_never_on_level_five() -> None:
    for card in ("4", "85"):
        tall = "41 42 43 44 46 / 47 48 49 50 / 51 52 53 / 54 55"
        g = given(
            "ru", "laws", pyramids=[tall, "60"], hands=[card, ""], gems=["B" * 4 + "G" * 4 + "Y" * 4, ""]
        )
        g.play(0, int(card))
        assert g.legal() == ["at 1.-1", "at 1.5"]
        g.refused("at 5.0", rule="VR-LAW-1")


@rule("VR-LAW-1")
def test_one_card_at_most_and_none_is_due() -> None:
    g = given("ru", "laws", pyramids=["1", "2"], hands=["85 86", "87"], gems=["B", "R"])
    assert g.legal(0) == ["choose 85", "choose 86", "pass"]
    g.do("0: pass", "1: pass")
    assert g.told(NoCardPlayed, seat=0) and g.told(NoCardPlayed, seat=1)
    assert g.legal(0) == ["bid blue", "pass"], "the auction"


@rule("VR-LAW-2", "VR-ORD-1")
def test_cards_are_revealed_together_and_resolved_by_rising_number() -> None:
    """Seat 1 plays character 5, seat 0 law 71, seat 2 law 70: 5, 70, 71."""
    g = given("ru", "laws", pyramids=["1", "2", "3"], hands=["71", "5", "70"])
    g.do("0: choose 71", "2: choose 70")
    assert [event["is"] for event in g.events()] == ["Answered", "Answered"]
    g.do("1: choose 5")
    assert len(g.told(CardRevealed)) == 3
    assert g.asked == [1]
    g.do("at 1.1")
    assert g.asked == [1], "places, then uses the effect, before the next card"
    g.do("gems RRR")
    assert g.asked == [2]
    g.do("at 1.1", "drawn 80", "drawn 81", "drawn 82", "top 80", "top 82")
    assert g.asked == [0]
    g.do("at 1.1", "option 3", "gems BBBB")
    assert g.gems(0) == "BBBB"


@rule("VR-LAW-3", "VR-PYR-5")
def test_a_character_that_closes_a_circle_in_the_phase_of_laws() -> None:
    g = given("ru", "laws", pyramids=["BRY RBB", "60"], hands=["5", ""])
    g.play(0, 5, "at 2.0")
    assert g.told(CircleClosed, seat=0, colour="red", count=1)
    g.do("draw laws")
    assert g.gems(0) == "R"


@rule("VR-LAW-1", "VR-LAW-2")
def test_what_the_phase_of_laws_refuses() -> None:
    g = given("ru", "laws", pyramids=["1", "2"], hands=["85", "87"])
    g.refused("choose 87", rule="VR-LAW-1", seat=0)
    g.refused("discard-card 85", rule="VR-LAW-1", seat=0)
    g.refused("bid red", rule="VR-LAW-1", seat=0)
    g.do("0: choose 85")
    g.refused("choose 85", rule="VR-ORD-2", seat=0)


@rule("VR-LAW-1", "VR-DEV-1")
@columns(ru="VR-LAW-1", cs="VR-DEV-1", pl="VR-DEV-1")
def test_the_rule_that_asks_for_a_card_is_that_of_the_edition(edition: str, expected: str) -> None:
    g = given(edition, "laws" if edition == "ru" else "build", pyramids=["1", "2"], hands=["85", "87"])
    s = g.match.state
    assert g.match.game.rules.rule_of(s, s.todo[-1]) == expected
