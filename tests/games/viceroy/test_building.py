"""VR-DEV (cs, pl): three rounds of hand cards, placed, paid and used by rising number."""

from __future__ import annotations

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import columns, tower, two_phases
from tests.marks import rule
from viceregal.games.viceroy.rules.events import CardDiscarded, CardReturned, CardRevealed, NoCardPlayed


@rule("VR-DEV-1", "VR-ORD-1")
@two_phases
def test_cards_are_chosen_in_secret_and_resolved_by_rising_number(edition: str) -> None:
    """Law 80 of seat 0 after character 10 of seat 1, though seat 0 has the lower card in the pyramid."""
    g = given(edition, "build", pyramids=["1", "2"], hands=["80", "10"], gems=["", "R"])
    g.do("0: choose 80")
    assert [event["is"] for event in g.events()] == ["Answered"]
    assert g.match.view(1)["sealed"] == [None, None]
    g.do("1: choose 10")
    assert g.told(CardRevealed, seat=0, card=80) and g.told(CardRevealed, seat=1, card=10)
    assert g.asked == [1]
    g.do("at 1.1")
    assert g.gems(1) == "", "paid"
    g.do("gems BBB")
    assert g.asked == [0]
    g.do("at 1.1", "option 2")
    assert g.tokens(80) == "points-6"


@rule("VR-DEV-1")
@two_phases
def test_there_are_three_rounds(edition: str) -> None:
    g = given(edition, "build", turn=3, hands=["85 86 87 88", ""])
    for card, place in ((85, "1.1"), (86, "1.2"), (87, "1.3")):
        assert g.turn() == 3
        g.play(0, card, f"at {place}")
    assert g.turn() == 4
    assert g.hand(0) == "88"
    assert g.pyramid(0) == "60 85 86 87"


@rule("VR-DEV-2")
@two_phases
def test_a_passer_is_out_of_the_phase_and_gets_nothing(edition: str) -> None:
    g = given(edition, "build", turn=3, pyramids=["1", "2"], hands=["85 86", "87 88"])
    g.do("0: pass", "1: choose 87")
    assert g.told(NoCardPlayed, seat=0)
    g.do("at 1.1")
    assert g.asked == [1], "seat 0 is not asked in the second round"
    g.refused("choose 85", rule="VR-ORD-2", seat=0)
    g.do("pass")
    assert g.turn() == 4, "all have passed"
    assert g.gems(0) == g.gems(1) == ""


@rule("VR-DEV-3", "VR-RUL-18")
@columns(ru=None, cs=None, pl="BB")
def test_a_hand_card_for_two_gems(edition: str, expected: str | None) -> None:
    g = given(edition, "laws" if edition == "ru" else "build", turn=3, hands=["85 86", ""])
    if expected is None:
        assert "discard-card 85" not in g.legal()
        g.refused("discard-card 85", rule="VR-LAW-1" if edition == "ru" else "VR-DEV-1")
        return
    g.do("discard-card 85", f"gems {expected}")
    assert g.told(CardDiscarded, seat=0, card=85)
    assert g.gems(0) == expected
    assert 85 in g.document["discards"]
    assert g.legal() == ["choose 86", "discard-card 86", "pass"], "no pass: the next round"


@rule("VR-RUL-18", "VR-DEV-3")
def test_pl_a_discard_is_resolved_by_number_like_a_play() -> None:
    """Seat 1 discards 12, seat 0 plays 30 and seat 2 discards 88; two gems are left in the reserve."""
    g = given(
        "pl",
        "build",
        pyramids=["1", "2", "3", "4"],
        hands=["30", "12", "88", ""],
        gems=["G", "", "", ""],
        reserve="RY",
    )
    g.do("0: choose 30", "2: discard-card 88")
    assert g.match.view(1)["sealed"] == [None] * 4, "in secret"
    g.do("1: discard-card 12")
    assert g.asked == [1]
    g.do("gems RY")
    assert g.asked == [0]
    g.do("at 1.1")
    assert g.asked == [2], "the gem that was paid is there now"
    g.do("gem green")
    assert (g.gems(1), g.gems(2)) == ("RY", "G")


@rule("VR-DEV-4")
@two_phases
def test_a_law_costs_nothing_and_goes_up_to_level_four(edition: str) -> None:
    for level in (1, 2, 3, 4):
        pyramid, place = tower(level, 0)
        g = given(edition, "build", pyramids=[pyramid, "60"], hands=["68", ""], gems=["BRGY", ""])
        g.play(0, 68, f"at {place}")
        assert g.gems(0) == "BRGY"
    pyramid, place = tower(5, 0)
    g = given(edition, "build", pyramids=[pyramid, "60"], hands=["68", ""])
    g.play(0, 68)
    g.refused("at 5.0", rule="VR-DEV-4")


@rule("VR-DEV-5", "VR-PAY-5", "VR-COS-4")
@columns(ru=None, cs="rows", pl="rows")
def test_the_captain_on_level_five(edition: str, expected: str | None) -> None:
    """One card, five gems and magic, or 15 points; in ru always the points. Costs green, blue and three yellow."""
    pyramid, place = tower(5, 32)
    phase = "pay" if edition == "ru" else "build"
    where = {"bought": [32, 0]} if edition == "ru" else {"hands": ["32", ""]}
    g = given(edition, phase, pyramids=[pyramid, "60"], gems=["BGYYY", ""], small="10 11", **where)
    g.do("keep" if edition == "ru" else "choose 32", f"at {place}")
    if expected is None:
        assert g.tokens(32) == "points-15"
        assert g.gems(0) == ""
        return
    g.refused("option 3", rule="VR-DEV-5")
    g.do("option 1", "draw characters", "drawn 11", "gems BBBBB")
    assert (g.hand(0), g.gems(0), g.tokens(32)) == ("11", "BBBBB", "magic")


@rule("VR-RUL-17", "VR-COS-6")
@two_phases
def test_only_a_card_with_an_open_place_can_be_chosen(edition: str) -> None:
    """Card 10 costs red, card 4 green."""
    g = given(edition, "build", pyramids=["1", "60"], hands=["4 10", ""], gems=["R", ""])
    assert [text for text in g.legal() if text.startswith("choose")] == ["choose 10"]
    g.refused("choose 4", rule="VR-COS-6")


@rule("VR-RUL-17", "VR-DEV-1")
@two_phases
def test_a_card_without_a_place_when_its_number_comes_returns_to_the_hand(edition: str) -> None:
    """Card 20 costs green, and its owner has none. No rule takes gems away in between; a position may be so."""
    todo = [
        {"is": "StartTurn", "turn": 7},
        {"is": "BuildingRound", "round": 2, "players": [0]},
        {"is": "PlayCard", "seat": 0, "card": 20, "free": False},
        {"is": "AskGem", "seat": 1, "count": 1, "colour": "blue"},
    ]
    g = given(
        edition, "build", pyramids=["1", "2"], hands=["85", ""], gems=["R", ""], bought=[20, 0], todo=todo
    )
    g.do("gem blue")
    assert g.told(CardReturned, seat=0, card=20)
    assert g.hand(0) == "20 85"
    assert g.match.view(1)["hands"][0]["known"] == [20], "everybody has seen it"
    assert g.legal()[0] == "choose 85", "that round is lost; the next one is not"


@rule("VR-RUL-17")
@two_phases
def test_law_66_needs_a_character(edition: str) -> None:
    g = given(edition, "build", pyramids=["85", "2"], hands=["66 86", "87"])
    assert "choose 66" not in g.legal(0) and "choose 86" in g.legal(0)
    g.refused("choose 66", rule="VR-COS-6", seat=0)
