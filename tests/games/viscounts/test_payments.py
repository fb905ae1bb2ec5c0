"""VW-6.1: every payment that differs in its consequences is offered, and none that is dominated.

A payment is dominated if another one for the same thing spends no more of any good and less of at least one. Icons cost
nothing, so they are always used first. The offers are held against all payments there are, tried one by one.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.viscounts.given import Given, builder, player
from tests.marks import rule
from tests.scenario import as_it_is

GOODS = ("silver", "ink", "gold", "stone")
Purse = tuple[int, ...]

# Where the action is, what pays for it, which cards help: (first counts twice, pairs of silver, others count).
ACTS = {
    "construct": ("town-1", "stone", "sculptor", "mason", None),
    "workers": ("inner-a", "gold", "artist", "diplomat", None),
    "transcribe": ("inner-a", "ink", "priest", "clergyman", "emma"),
}


def worth(pays: Purse, good: str, doubled: bool, pairs: bool, others: bool) -> int:
    """How many icons a payment makes up for; -1 if a piece of it counts for nothing."""
    spent = dict(zip(GOODS, pays, strict=True))
    main = spent.pop(good)
    total = main + (1 if doubled and main else 0)
    silver = spent.pop("silver")
    if silver and (not pairs or silver % 2):
        return -1
    total += silver // 2
    rest = sum(spent.values())
    if rest and not others:
        return -1
    return total + rest


def undominated(payments: list[Purse]) -> set[Purse]:
    def beats(one: Purse, other: Purse) -> bool:
        return one != other and all(a <= b for a, b in zip(one, other, strict=True))

    return {each for each in payments if not any(beats(other, each) for other in payments)}


def offered(texts: list[str], skip: int) -> set[Purse]:
    found = [text.split()[skip:] for text in texts]
    assert len({tuple(each) for each in found}) == len(found)
    return {tuple(words.count(good) for good in GOODS) for words in found}


@rule("VW-6.1", "VW-R7")
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("help_on_board", range(8))
@pytest.mark.parametrize("goods", [(0, 0, 0, 0), (5, 2, 2, 2), (2, 1, 3, 4), (9, 4, 1, 0), (4, 6, 6, 6)])
def test_offers_are_all_payments_but_the_dominated(act: str, help_on_board: int, goods: Purse) -> None:
    at, good, first, silver, others = ACTS[act]
    helpers = [card for bit, card in enumerate((first, silver, others)) if card and help_on_board >> bit & 1]
    has = {
        name: bool(card) and card in helpers
        for name, card in zip("fso", (first, silver, others), strict=True)
    }
    board = [*helpers, *["trader", "lender", "journeyman"][: 3 - len(helpers)]]
    g = builder(as_it_is)(
        player(at, board=" ".join(board), hand="thief", **dict(zip(GOODS, goods, strict=True))),
        player("town-5"),
        stage="act",
        tiles={"a": "black-5-clerics"},
    )
    icons = g.state.icons(0)[{"construct": 1, "workers": 2, "transcribe": 3}[act]]
    targets = {
        "construct": [("construct trading-post", 5), ("construct guildhall", 7), ("construct workshop", 3)],
        "workers": [("workers 1", 1), ("workers 2", 3), ("workers 3", 5), ("workers 4", 8)],
        "transcribe": [("transcribe", 5)],
    }[act]
    for text, cost in targets:
        every = [
            pays
            for pays in product(*[range(count + 1) for count in goods])
            if worth(pays, good, has["f"], has["s"], has["o"]) >= cost - icons
        ]
        texts = [each for each in g.legal() if each.startswith(text)]
        assert offered(texts, len(text.split())) == undominated(every), text


@rule("VW-6.1")
def test_a_payment_that_is_dominated_or_too_small_is_refused(given: Given) -> None:
    g = given(
        player("town-1", board="labourer trader lender", hand="thief", stone=5), player("town-5"), stage="act"
    )
    assert "construct workshop stone stone" in g.legal()
    g.refused("construct workshop stone stone stone", "VW-6.1")
    g.refused("construct workshop stone", "VW-6.1")
    g.refused("construct workshop gold gold", "VW-6.1")


@rule("VW-6.1")
def test_criminals_are_wild(given: Given) -> None:
    g = given(player("town-1", board="antagonist thief trader", hand="abbot"), player("town-5"), stage="act")
    assert g.starts_with("construct") == ["construct workshop"]
    assert g.starts_with("trade") == ["trade 4 0"]
    g = given(
        player("inner-a", board="antagonist thief trader", hand="abbot"),
        player("town-5"),
        stage="act",
        tiles={"a": "black-3-flip"},
    )
    assert g.starts_with("transcribe") == ["transcribe"] and "workers 2" in g.legal()


@rule("VW-6.1", "VW-6.5", "VW-6.8")
def test_slots_and_bonus_cards_give_icons(given: Given) -> None:
    hall = {"seat": 0, "building": "guildhall"}
    g = given(
        player(
            "town-1",
            board="trader lender abbot",
            slots="guildhall-1 guildhall-2 guildhall-3 trading-post-3",
            manuscripts="blue-3-hire blue-3-silver blue-3-flip grey-3-flip grey-3-virtue grey-4-stone",
        ),
        player("town-5"),
        stage="act",
        bonus={"blue": 0, "grey": 0},
        spots={"b1": hall, "b2": hall, "c1": hall, "d1": {"seat": 0, "building": "trading-post"}},
    )
    assert g.state.icons(0) == [1 + 2 + 2 + 2, 1 + 1, 1, 1 + 1, 0]


@rule("VW-R8")
def test_a_dismissed_cards_merchants_are_converted_but_it_must_fit(given: Given) -> None:
    g = given(
        player("inner-a", board="traveller lender trader", hand="abbot", silver=3),
        player("town-5"),
        stage="act",
        tiles={"a": "black-3-flip"},
        tops={"a": "clergyman"},
    )
    # 5 merchants make 2 clerics; with the Clergyman's merchant 3, and its own cleric.
    assert not g.starts_with("transcribe")
    g.do("dismiss transcribe", "arrange 123")
    assert g.legal() == ["transcribe"]
    g = given(
        player("inner-a", board="traveller lender journeyman", hand="abbot", silver=3),
        player("town-5"),
        stage="act",
        tiles={"a": "black-3-flip"},
        tops={"a": "courier"},
    )
    g.refused("dismiss transcribe", "VW-6.2")
