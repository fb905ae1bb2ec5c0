"""HK-EX: the examples of the printed rulebook, card for card where it names them."""

from __future__ import annotations

from tests.games.hand_of_the_king.given import Given
from tests.marks import rule
from viceregal.core.game import ScoreLine

# "Przykład tury gracza": what lies up, down and left of Varys; to the right of him there is nothing.
ELIZAS_TURN = """
    .       .       .      olenna   . .
    .       .       .      tywin    . .
    eddard  robert  bran   varys    . .
    .       .       .      daenerys . .
    .       .       .      sansa    . .
    .       .       .      cersei   . .
"""
ELIZA, DAWID = 0, 1


@rule("HK-EX-2", "HK-EX-3", "HK-MOV-1")
def test_what_eliza_can_name(given: Given) -> None:
    g = given(ELIZAS_TURN)
    assert g.legal() == [
        *("move up lannister", "move up tyrell"),
        *("move down stark", "move down lannister", "move down targaryen"),
        *("move left stark", "move left baratheon"),
    ]
    assert len(g.legal()) == 7


@rule("HK-EX-1", "HK-EX-3", "HK-MOV-2")
def test_eliza_moves_left_and_takes_both_starks(given: Given) -> None:
    g = given(ELIZAS_TURN)
    for house in ("stark", "lannister", "baratheon", "tully"):
        g.refused(f"move right {house}", rule="HK-MOV-1")
    g.do("move left stark")
    assert g.area(ELIZA) == {"bran", "eddard"}
    assert g.varys == (2, 0), "in Eddard's place"
    assert g.at(2, 2) == ".", "Bran's place stays empty"
    assert g.at(2, 1) == "robert" and g.at(2, 3) == "."
    assert g.landing == {"olenna", "tywin", "robert", "daenerys", "sansa", "cersei"}


@rule("HK-EX-2", "HK-EX-3", "HK-BAN-1")
def test_then_she_compares_starks_and_the_turn_passes_to_her_left(given: Given) -> None:
    for dawids, holder in (("", ELIZA), ("arya robb", ELIZA), ("arya robb rickon", DAWID)):
        g = given(ELIZAS_TURN, ["", dawids])
        g.do("move left stark")
        assert g.banner("stark") == holder
        assert g.to_move == DAWID


@rule("HK-COM-11", "HK-EX-3", "HK-COM-1", "HK-COM-3")
def test_dawids_chain_of_companions(given: Given) -> None:
    """Margaery, the last Tyrell; Hodor and Bran, the last Stark; Bronn and Tyrion, out of the opponent's area."""
    g = given(
        "varys margaery . bran / . theon",
        ["eddard olenna", "tyrion garlan catelyn"],
        pool="sandor hodor gendry bronn",
    )
    dawid, opponent = 0, 1
    g.do("move right tyrell")
    assert g.legal() == ["call sandor", "call hodor", "call gendry", "call bronn"]
    g.do("call hodor")
    assert g.area(dawid) == {"eddard", "olenna", "margaery", "bran"}
    assert g.legal() == ["call sandor", "call gendry", "call bronn"]
    g.do("call bronn")
    assert g.area(dawid) == {"eddard", "olenna", "margaery", "bran", "tyrion"}
    assert g.area(opponent) == {"garlan", "catelyn"}
    assert g.listed("pool") == ["sandor", "gendry"]
    assert sorted(g.listed("spent")) == ["bronn", "hodor"]
    assert g.to_move == opponent, "the chain has ended"
    assert [g.banner(house) for house in ("tyrell", "stark", "lannister")] == [dawid] * 3


@rule("HK-END-3", "HK-EX-3")
def test_elizas_greyjoy_beats_dawids_targaryen(given: Given) -> None:
    """Three banners each; the last move brings Dawid his third. Nobody has the banner of Stark."""
    g = given(
        "varys robert / . . eddard",
        ["tywin olenna balon", "daenerys hoster"],
        to_move=DAWID,
    )
    g.do("move right baratheon")
    assert g.over
    held = {house: g.banner(house) for house in ("lannister", "tyrell", "greyjoy")}
    assert set(held.values()) == {ELIZA}
    assert [g.banner(house) for house in ("targaryen", "tully", "baratheon")] == [DAWID] * 3
    assert g.scores() == (3, 3)
    assert g.winners() == (ELIZA,)
    assert g.match.score_sheet()[-1] == ScoreLine(ELIZA, "tie_break", 0, ("greyjoy",))
