"""VR-SET: what lies where when the game begins, step by step from the box."""

from __future__ import annotations

import pytest

from tests.games.viceroy.given import unpacked
from tests.games.viceroy.playing import ViceroyScenario, columns, every_edition
from tests.marks import rule
from viceregal import BadSetup, Match
from viceregal.core.records import CHANCE
from viceregal.games.viceroy.rules.events import CardsDealt, DecksSplit, GemsReturned, ReserveCounted
from viceregal.games.viceroy.rules.game import GAME

LINE = "line green blue yellow red"
SMALL = " ".join(str(card) for card in range(1, 17))  # the small deck of ru
BACK = ("return blue red", "return green green")


# What comes between the first card and the offer: the second card (pl), and the split of the decks (cs, pl).
FROM_THERE = {
    "ru": (),
    "cs": ("split 53 54 55 56 57 58 59 60 61 62 63 64",),
    "pl": ("0: choose 21", "1: choose 5", "split 57 58 59 60 61 62 63 64"),
}


def dealt(edition: str) -> ViceroyScenario:
    """Two seats: six gems each, and characters to choose the first card from."""
    g = unpacked(edition)
    if edition == "ru":
        g.do(LINE, *BACK, f"split {SMALL}", "deal 4 14 16", "deal 3 5 8")
    elif edition == "cs":
        g.do(LINE, *BACK, "deal 4 14", "deal 3 5")
    else:
        g.do(LINE, *BACK, "deal 4 14 16 21", "deal 3 5 8 12")
    return g


@rule("VR-SET-1", "VR-SET-5")
@columns(ru=(64, 24), cs=(64, 24), pl=(60, 20))
def test_the_cards_in_the_box(edition: str, expected: tuple[int, int]) -> None:
    position = unpacked(edition).document
    assert (len(position["large"]), len(position["laws"])) == expected
    assert all(1 <= card <= 64 for card in position["large"])
    assert all(65 <= card <= 88 for card in position["laws"])


@rule("VR-SET-3", "VR-SET-1")
@every_edition
@pytest.mark.parametrize(("seats", "gems"), [(1, 16), (2, 32), (3, 48), (4, 64)])
def test_the_reserve_has_four_gems_of_each_colour_for_each_player(
    edition: str, seats: int, gems: int
) -> None:
    position = unpacked(edition, seats).document
    in_game = [*position["reserve"].values(), *[n for held in position["gems"] for n in held.values()]]
    assert sum(in_game) == gems
    assert set(position["box"].values()) == {16 - 4 * seats}, "the others go back to the box"


@rule("VR-SET-2")
@every_edition
def test_the_auction_cards_form_a_line_in_an_order_of_chance(edition: str) -> None:
    g = unpacked(edition)
    for text in ("line green blue yellow", "line green blue yellow green", "return blue red"):
        assert g.match.why_not(text, -1) is not None
    g.do(LINE)
    assert g.document["line"] == ["green", "blue", "yellow", "red"]
    drawn = [Match.new(GAME, GAME.setup(2, edition), seed).open_view()["line"] for seed in range(30)]
    assert len({tuple(line) for line in drawn}) > 10


@rule("VR-SET-4")
@every_edition
def test_two_gems_of_eight_go_back_and_nobody_sees_which(edition: str) -> None:
    g = unpacked(edition)
    assert g.gems(0) == g.gems(1) == "BBRRGGYY"
    g.do(LINE, *BACK)
    assert (g.gems(0), g.gems(1)) == ("BRGGYY", "BBRRYY")
    assert g.reserve == "B" * 5 + "R" * 5 + "G" * 6 + "Y" * 4
    assert g.told(ReserveCounted, counts=[5, 5, 6, 4])
    told = g.match.events(1)
    assert GemsReturned(0, (0, 1)) not in told and GemsReturned(1, (2, 2)) in told
    assert g.match.view(1)["gems"][0] is None
    assert g.match.view(1)["gems"][1] == {"blue": 2, "red": 2, "green": 0, "yellow": 2}


@rule("VR-SET-5")
@columns(
    ru="choose 4,choose 14,choose 16", cs="choose 4,choose 14", pl="choose 4,choose 14,choose 16,choose 21"
)
def test_the_characters_to_choose_the_first_card_from(edition: str, expected: str) -> None:
    g = dealt(edition)
    assert g.asked == [0, 1], "in secret, together"
    assert g.legal(0) == expected.split(",")
    assert not [e for e in g.match.events(1) if isinstance(e, CardsDealt) and e.seat == 0]
    g.refused("choose 3", rule="VR-SET-5", seat=0)
    g.refused("pass", rule="VR-SET-5", seat=0)


@rule("VR-SET-5", "VR-SET-6", "VR-SET-7", "VR-COS-2")
@columns(ru=(0, 48, 14), cs=(1, 48, 12), pl=(1, 48, 8))
def test_the_first_card_gives_its_lowest_row_and_costs_nothing(
    edition: str, expected: tuple[int, int, int]
) -> None:
    """Card 4 (3 points) and card 5 (3 gems), and then what is kept and what the decks hold."""
    kept, large, small = expected
    g = dealt(edition)
    gems_before = g.gems(0)
    g.do("0: choose 4", "1: choose 5", "gems BBB")
    if edition == "pl":
        g.do("0: choose 21", "1: choose 12")
    assert g.tokens(4) == "points-3"
    assert g.pyramid(0) == "4" and g.pyramid(1) == "5"
    assert g.gems(0) == gems_before
    assert g.gems(1) == "BBBBBRRYY"
    position = g.document
    assert g.turn() == 1
    assert [len([card for card in hand if card < 65]) for hand in position["hands"]] == [kept, kept]
    assert [len([card for card in hand if card > 64]) for hand in position["hands"]] == [3, 3]
    assert len(position["large"]) == large - 4
    assert len(position["small"]) == small
    assert all(position["feet"].values()) and not any(position["points"].values())


@rule("VR-SET-5")
@columns(ru="", cs="14", pl="21")
def test_what_is_kept_in_hand_besides_the_laws(edition: str, expected: str) -> None:
    g = dealt(edition)
    g.do("0: choose 4", "1: choose 3")
    if edition == "pl":
        assert g.legal(0) == ["choose 14", "choose 16", "choose 21"]
        g.refused("choose 4", rule="VR-SET-5", seat=0)
        g.do("0: choose 21", "1: choose 5")
    in_hand = [card for card in g.hand(0).split() if int(card) < 65]
    assert " ".join(in_hand) == expected


@rule("VR-SET-2", "VR-SET-4", "VR-SET-5", "VR-SET-6", "VR-SET-7")
def test_what_chance_cannot_have_drawn() -> None:
    """A record that says so is refused, with the rule."""
    s = GAME.new(GAME.setup(2, "ru"))
    order = " ".join(str(card) for card in range(16, 0, -1))
    steps = [
        ("VR-SET-2", LINE, ["line blue red green", "line blue blue red green", "deal 1 2 3"]),
        ("VR-SET-4", BACK[0], ["return blue", "return red blue", "return blue red green"]),
        ("VR-SET-4", BACK[1], ["deal 1 2 3"]),
        (
            "VR-SET-5",
            f"split {SMALL}",
            ["split 1 2 3", f"split {order}", f"split 1 {SMALL}"[:-3], "deal 1 2 3"],
        ),
        (
            "VR-SET-5",
            "deal 4 14 16",
            ["deal 4 14", "deal 14 4 16", "deal 4 4 16", "deal 4 14 17", "turn-up 4"],
        ),
        ("VR-SET-5", "deal 3 5 8", ["deal 3 5 14"]),
    ]
    for rule_id, good, bad in steps:
        for text in bad:
            refusal = GAME.why_not(s, CHANCE, GAME.parse(text))
            assert refusal is not None and refusal.rule == rule_id, text
        GAME.apply(s, CHANCE, GAME.parse(good))
    for seat, card in ((0, 4), (1, 3)):
        GAME.apply(s, seat, GAME.parse(f"choose {card}"))
    for _ in range(4):
        for text in ("turn-up 14", "turn-up 70"):
            refusal = GAME.why_not(s, CHANCE, GAME.parse(text))
            assert refusal is not None and refusal.rule == "VR-SET-6", text
        GAME.apply(s, CHANCE, GAME.legal(s, CHANCE)[0])
    for text in ("deal 65 66", "deal 4 65 66", "deal 66 65 67"):
        refusal = GAME.why_not(s, CHANCE, GAME.parse(text))
        assert refusal is not None and refusal.rule == "VR-SET-7", text


@rule("VR-SET-5")
@columns(ru=0, cs=1, pl=1)
def test_how_many_characters_are_kept_in_hand(edition: str, expected: int) -> None:
    g = dealt(edition)
    g.do("0: choose 4", "1: choose 3", *FROM_THERE[edition])
    if edition != "ru":
        assert g.told(DecksSplit, large=48, small={"cs": 12, "pl": 8}[edition])
    assert [sum(card < 65 for card in hand) for hand in g.document["hands"]] == [expected, expected]


@rule("VR-SET-5")
@columns(ru="small", cs="large", pl="large")
def test_where_the_first_cards_are_dealt_from(edition: str, expected: str) -> None:
    """ru splits the decks first and deals from the small one; cs and pl deal from all, and split what is left."""
    position = dealt(edition).document
    assert bool(position["small"]) == (expected == "small")
    on_hand = {card for hand in position["hands"] for card in hand}
    assert (on_hand <= set(range(1, 17))) if expected == "small" else not on_hand & set(position["large"])


@rule("VR-SET-5")
def test_ru_the_other_two_go_back_into_the_small_deck() -> None:
    g = dealt("ru")
    g.do("0: choose 4", "1: choose 3")
    assert {14, 16, 5, 8} <= set(g.document["small"])


@rule("VR-SET-5")
def test_pl_the_reward_comes_before_the_second_card_is_chosen() -> None:
    g = dealt("pl")
    g.do("0: choose 14", "1: choose 12")
    assert g.asked == [1] and g.legal() == ["gem blue", "gem red", "gem green", "gem yellow"]
    g.do("gems RRRR")
    assert g.tokens(14) == "magic"
    assert g.asked == [0, 1] and g.legal(0) == ["choose 4", "choose 16", "choose 21"]


@rule("VR-SET-6")
@every_edition
def test_four_cards_are_turned_up_from_left_to_right(edition: str) -> None:
    g = dealt(edition)
    g.do(
        "0: choose 4",
        "1: choose 3",
        *FROM_THERE[edition],
        "turn-up 20",
        "turn-up 22",
        "turn-up 24",
        "turn-up 26",
    )
    assert g.document["feet"] == {"green": 20, "blue": 22, "yellow": 24, "red": 26}


@rule("VR-SET-7")
@every_edition
def test_three_laws_each_and_nobody_sees_the_others(edition: str) -> None:
    g = dealt(edition)
    g.do("0: choose 4", "1: choose 3")
    if edition == "pl":
        g.do("0: choose 21", "1: choose 5")
    view = g.match.view(1)
    assert view["hands"][0]["laws"] == 3 and view["hands"][0]["known"] == []
    own = [card for card in view["hands"][1] if card > 64]
    assert len(own) == 3
    position = g.document
    assert len(position["laws"]) == (20 if edition == "pl" else 24) - 6


@rule("VR-RUL-1")
@every_edition
def test_a_first_card_that_draws_waits_for_the_decks(edition: str) -> None:
    """Card 15 draws: only after the second card is kept, the offer lies there and all have three laws."""
    deals = {
        "ru": (f"split {SMALL}", "deal 4 15 16", "deal 3 5 8"),
        "cs": ("deal 4 15", "deal 3 5"),
        "pl": ("deal 4 15 16 21", "deal 3 5 8 12"),
    }
    g = unpacked(edition)
    g.do(LINE, *BACK, *deals[edition])
    g.do("0: choose 15", "1: choose 3")
    if edition == "pl":
        assert g.asked == [0, 1]
        g.do("0: choose 4", "1: choose 5")
    assert g.legal() == ["draw laws", "draw characters"]
    assert g.turn() == 0
    assert [len([card for card in hand if card > 64]) for hand in g.document["hands"]] == [3, 3]
    g.do("draw laws")
    assert len([card for card in g.document["hands"][0] if card > 64]) == 4
    assert g.turn() == 1


@rule("VR-ORD-1", "VR-SET-5")
@every_edition
def test_first_cards_are_rewarded_by_rising_number(edition: str) -> None:
    """Seat 1 laid card 5, seat 0 card 16; both take gems."""
    g = dealt(edition) if edition != "cs" else unpacked("cs")
    if edition == "cs":
        g.do(LINE, *BACK, "deal 4 16", "deal 3 5")
    g.do("0: choose 16", "1: choose 5")
    assert g.asked == [1]
    g.do("gems GGG")
    assert g.asked == [0]


@rule("VR-SOL-5", "VR-SOL-1", "VR-SOL-4")
@pytest.mark.parametrize(
    ("seats", "edition", "options", "says"),
    [
        (1, "ru", {"virtual": "0"}, "VR-SOL-1: one player needs a virtual opponent"),
        (3, "cs", {"virtual": "2"}, "VR-SOL-5: 3 players and 2 virtual opponents are more than four"),
        (1, "ru", {"virtual_gems": "reserve"}, "VR-SOL-1: only the Polish rulebook can be read so that"),
    ],
)
def test_setups_that_are_refused(seats: int, edition: str, options: dict[str, str], says: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, edition, options)
    assert str(refusal.value).startswith(says)
