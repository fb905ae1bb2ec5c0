"""VW-11 to VW-13: the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.viscounts.given import Given, ViscountsScenario, player, position
from tests.games.viscounts.test_setup import started
from tests.marks import rule
from viceregal.core.match import Match
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.events import Shuffled, ViscountMoved, ViscountsMet
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.solo_events import (
    AiConsidered,
    AiConverted,
    AiDismissed,
    AiFellBack,
    SchemeDropped,
    SchemeGained,
    SchemeRevealed,
)

BOARDS = [board.key for board in AI_BOARDS]
ALL = [row.key for row in SCHEMES]
FULL = "trader lender squire"


def schemes(rival: str, pile: str, board: str = "", discards: str = "", future: str = "") -> dict[str, Any]:
    """These schemes; all others, but as many as the AI board removes, are future ones or lie in the pile below."""
    named = [*pile.split(), *board.split(), *discards.split(), *future.split()]
    lying = [*board.split(), *[None] * (3 - len(board.split()))]
    spare = [key for key in ALL if key not in named]
    removed = [key for key in AI_BOARDS[BOARDS.index(rival)].removed if key in spare]
    while len(removed) < 3:
        removed.append(next(key for key in spare if key not in removed))
    rest = [key for key in spare if key not in removed]
    return {
        "board": lying,
        "pile": pile.split(),
        "discards": [*discards.split(), *[key for key in rest if key.startswith("s-")]],
        "future": sorted([*future.split(), *[key for key in rest if key.startswith("f-")]], key=ALL.index),
        "secret": [],
    }


def solo(
    given: Given,
    pile: str,
    ai: dict[str, Any],
    human: dict[str, Any] | None = None,
    rival: str = "cleric",
    **fields: Any,
) -> ViscountsScenario:
    """The human passes, and the AI's turn begins: its pile holds one scheme, so that chance has no choice."""
    laid = schemes(rival, pile, fields.pop("board", ""), fields.pop("discards", ""), fields.pop("future", ""))
    mine = {"board": "abbot", "hand": FULL, **(human or {})}
    where = mine.pop("at", "inner-c")
    theirs = dict(ai)
    fields["tops"] = {"a": "friar", **fields.get("tops", {})}
    place = theirs.pop("at", "town-1")
    g = given(
        player(where, **mine),
        player(place, **theirs),
        stage="act",
        options={"rival": rival},
        schemes=laid,
        **fields,
    )
    g.do("pass")
    return g


# Set-up -----------------------------------------------------------------------------------------------------------


@rule("VW-11.1", "VW-11.3")
@pytest.mark.parametrize("rival", BOARDS)
def test_the_human_begins_and_takes_one_of_two_pairs(rival: str) -> None:
    match = started(2, 3, rival=rival)
    start = match.open_view()
    assert match.to_move == (0,) and start["first"] == 0
    assert len(start["player_cards"]) == 2 == len(start["heroes"])
    ai = start["players"][1]
    assert ai["workers"] == 20 and (ai["corruption"], ai["virtue"]) == (1, 7)
    assert ai["draw"] == ai["hand"] == []
    taken, left = start["player_cards"]
    match.play(f"pair {taken}")
    while match.open_view()["on_turn"] is None:
        match.play(match.legal()[-1])
    assert match.open_view()["players"][1]["viscount"] == f"town-{left}"
    assert match.open_view()["players"][1]["player_card"] is None
    assert match.to_move == (0,)


@rule("VW-11.2")
@pytest.mark.parametrize("rival", BOARDS)
def test_the_board_removes_schemes(rival: str) -> None:
    removed = AI_BOARDS[BOARDS.index(rival)].removed
    laid = started(2, 3, rival=rival).open_view()["schemes"]
    assert laid["pile"] == [key for key in ALL if key.startswith("s-") and key not in removed]
    assert laid["future"] == [key for key in ALL if key.startswith("f-") and key not in removed]


@rule("VW-11.2")
@pytest.mark.parametrize("harder", ["1", "2", "3"])
def test_future_schemes_make_it_harder_and_nobody_knows_which(harder: str) -> None:
    plain, hard = started(2, 3, rival="cleric"), started(2, 3, rival="cleric", harder=harder)
    laid = hard.open_view()["schemes"]
    assert len(laid["pile"]) == len(plain.open_view()["schemes"]["pile"]) + int(harder)
    assert len(laid["secret"]) == int(harder)
    seen = hard.view(0)["schemes"]
    assert seen["secret"] == int(harder)
    assert seen["pile"] == plain.view(0)["schemes"]["pile"]
    assert seen["future"] == plain.view(0)["schemes"]["future"]


@rule("VW-11.4", "VW-T16")
def test_the_start_items_of_the_cleric() -> None:
    for seed in range(12):
        match = started(2, seed, rival="cleric")
        while match.open_view()["on_turn"] is None:
            match.play(match.legal()[0])
        ai = match.open_view()["players"][1]
        assert ai["slots"] == ["guildhall-1"]
        assert ai["debts"]["unpaid"] + ai["debts"]["paid"] == 1
        assert ai["deeds"]["acquired"] + ai["deeds"]["approved"] >= 1
        assert sum(ai["goods"].values()) >= 2 and ai["goods"]["silver"] == 0
        assert match.open_view()["debts_left"] == 12  # from the supply
        segment = "abcde"[(int(ai["viscount"].split("-")[1]) - 1) // 2]
        built = [spot for spot, what in match.open_view()["spots"].items() if what["seat"] == 1]
        assert built[0].startswith(segment)


# Its turn ---------------------------------------------------------------------------------------------------------


@rule("VW-12.1", "VW-12.2", "VW-13.1")
def test_a_turn_goes_down_the_rows(given: Given) -> None:
    g = solo(given, "s-x1", {"at": "town-1", "ink": 0, "acquired": 1}, tiles={"a": "black-6-deeds"})
    g.told(SchemeRevealed, scheme="s-x1")
    kinds = [event["is"] for event in g.events()]
    rows = ["SchemeRevealed", "MarkersMoved", "SchemeGained", "ViscountMoved", "AiConsidered", "AiFellBack"]
    assert [kind for kind in kinds if kind in rows][: len(rows)] == rows
    g.gains(1, corruption=1, acquired=1, virtue=-1)  # a Deed, and no Debt to flip: a Virtue
    g.told(ViscountMoved, seat=1, way=["town-1", "town-2"])
    assert g.of(1)["viscount"] == "town-2" and g.to_move == 0


@rule("VW-12.1")
def test_schemes_shift_and_drop(given: Given) -> None:
    g = solo(given, "s-b", {}, board="s-x1 s-cb s-nc")
    g.told(SchemeDropped, scheme="s-nc")
    assert g.document["schemes"]["board"] == ["s-b", "s-x1", "s-cb"]


@rule("VW-12.1", "VW-4.5")
def test_an_empty_pile_is_shuffled(given: Given) -> None:
    g = solo(given, "", {"at": "town-1"}, board="s-x1 s-cb s-b")
    g.told(Shuffled, seat=1)
    assert g.document["schemes"]["board"][1:] == ["s-x1", "s-cb"]
    assert "s-b" not in g.document["schemes"]["discards"]


@rule("VW-12.2", "VW-5.7")
def test_it_keeps_to_the_outer_path(given: Given) -> None:
    for at, reached in (("town-1", "town-3"), ("town-2", "town-4"), ("town-10", "town-2")):
        g = solo(given, "s-b", {"at": at})
        assert g.of(1)["viscount"] == reached


@rule("VW-12.3")
def test_its_icons(given: Given) -> None:
    """Space 3 shows a builder and a cleric, space 2 a noble; a guildhall; a criminal is wild; ink fills up."""
    g = solo(
        given,
        "s-cb",
        {"at": "town-2", "ink": 2, "slots": "guildhall-1"},
        spots={"e1": {"seat": 1, "building": "guildhall"}},
        tiles={"b": "black-6-deeds"},
    )
    # Cleric: header 1, space 3, guildhall; the bonus of the scheme is an ink well: 3 + 3 = 6.
    g.told(AiConsidered, aim="transcribe", need=6, have=3, spare=3, verdict="taken")
    assert g.of(1)["goods"]["ink"] == 0 and g.of(1)["manuscripts"] == ["black-6-deeds"]


@rule("VW-12.4")
def test_it_builds_the_left_most_building_it_can_afford(given: Given) -> None:
    g = solo(given, "s-b", {"at": "town-1", "stone": 4})
    # Builder: header and space 3 = 2, with 4 stone 6: no Guildhall, but a Trading Post for 3 stone.
    g.told(AiConsidered, aim="construct", need=5, have=2, spare=4, verdict="taken")
    assert g.of(1)["slots"] == ["trading-post-1"]
    assert g.document["spots"] == {"b1": {"seat": 1, "building": "trading-post"}}
    assert g.of(1)["goods"]["stone"] == 1
    g.told(SchemeGained)  # its first trading post


@rule("VW-12.4")
def test_it_does_not_build_over_the_river(given: Given) -> None:
    taken = {"seat": 0, "building": "workshop"}
    g = solo(
        given,
        "s-b",
        {"at": "town-1", "stone": 9},
        {"slots": "workshop-1 workshop-2"},
        spots={"b1": taken, "b2": taken},
    )
    g.told(AiConsidered, aim="construct", verdict="nothing-to-take")
    g.told(AiFellBack, scheme="s-b")


@rule("VW-12.4")
def test_a_free_building_goes_on_clockwise(given: Given) -> None:
    taken = {"seat": 0, "building": "workshop"}
    g = solo(
        given,
        "s-c",
        {"at": "town-1", "ink": 9},
        {"slots": "workshop-1 workshop-2"},
        spots={"b1": taken, "b2": taken},
        tiles={"b": "grey-4-workshop"},
    )
    assert g.document["spots"]["b3"] == {"seat": 1, "building": "workshop"}


@rule("VW-12.5", "VW-R23")
def test_it_places_as_many_workers_as_possible_and_never_one(given: Given) -> None:
    g = solo(given, "s-nc", {"at": "town-1", "gold": 3})
    # Noble: header, space 2; gold 3: 5, so 3 workers; and they make a group.
    g.told(AiConsidered, aim="place", need=5, have=2, spare=3, verdict="taken")
    assert g.tier("second_tier") == {"i": [0, 1]}
    g = solo(given, "s-nc", {"at": "town-1"})
    g.told(AiConsidered, aim="place", need=3, have=2, spare=0, verdict="too-dear")


@rule("VW-R23", "VW-R15")
def test_it_places_its_last_worker(given: Given) -> None:
    g = solo(given, "s-nc", {"at": "town-1", "gold": 3}, third_tier=[0, 19], leader=1)
    g.told(AiConsidered, aim="place", need=3, verdict="taken")
    assert g.tier("first_tier") == {"i": [0, 1]}
    g = solo(given, "s-nc", {"at": "town-1", "gold": 3}, third_tier=[0, 20], leader=1)
    g.told(AiConsidered, aim="place", verdict="nothing-to-take")


@rule("VW-12.5", "VW-12.11")
def test_in_the_castle_it_goes_clockwise_takes_the_first_option_and_bumps_the_human(given: Given) -> None:
    g = solo(
        given,
        "s-nc",
        {"at": "town-5", "gold": 1},
        first_tier={"f": [2, 1], "g": [1, 1], "h": [1, 2]},
        second_tier={"g": [0, 2]},
        third_tier=[0, 0],
    )
    # town-6 belongs to gold-move: the first option is the gold, not a castle move.
    assert g.of(1)["goods"]["gold"] == 1
    assert g.document["third_tier"] == [0, 1] and g.document["leader"] == 1
    assert g.of(0)["goods"]["silver"] == 2  # one human worker bumped from flip
    assert g.tier("first_tier") == {"f": [1, 2], "g": [1, 1], "h": [1, 0], "v": [0, 1]}
    g.told(SchemeGained)  # the first option of hire-destroy


@rule("VW-12.6")
def test_it_transcribes_from_the_outer_path(given: Given) -> None:
    g = solo(given, "s-c", {"at": "town-1", "ink": 1}, tiles={"b": "black-3-flip"})
    g.told(AiConsidered, aim="transcribe", need=3, have=2, spare=1, verdict="taken")
    assert g.of(1)["manuscripts"] == ["black-3-flip"]


@rule("VW-12.6", "VW-12.11")
def test_a_free_manuscript_and_a_bonus_card(given: Given) -> None:
    g = solo(
        given,
        "s-c",
        {"at": "town-1", "ink": 9, "manuscripts": "black-4-ink"},
        tiles={"b": "black-7-manuscript", "c": "black-6-deeds", "d": "black-3-flip", "e": "black-5-clerics"},
    )
    taken = g.of(1)["manuscripts"]
    assert taken[:2] == ["black-4-ink", "black-7-manuscript"] and len(taken) == 3
    came_to_light = next(event["tile"] for event in g.events() if event["is"] == "TileTurnedUp")
    free = came_to_light.split("-")[1] in ("3", "4")
    assert taken[2] == (came_to_light if free else "black-3-flip")  # its own segment first, then clockwise
    assert g.document["bonus"]["black"] == (1 if taken[2].startswith("black") else None)


@rule("VW-12.7", "VW-T17")
@pytest.mark.parametrize(
    ("has", "takes"),
    [({}, "ink"), ({"ink": 6}, "stone"), ({"ink": 6, "stone": 4}, "gold"), ({"ink": 5, "stone": 9}, "ink")],
)
def test_the_chart_of_the_cleric(given: Given, has: dict[str, int], takes: str) -> None:
    g = solo(given, "s-cb", {"at": "town-3", **has}, tiles={"b": "black-7-manuscript"}, rival="cleric")
    assert next(event["good"] for event in g.events() if event["is"] == "AiTook") == takes


@rule("VW-12.7")
def test_it_flips_what_it_has_flipped_less(given: Given) -> None:
    for has, flipped in (
        ({"unpaid": 1, "acquired": 1}, "debt"),
        ({"unpaid": 1, "acquired": 1, "paid": 1}, "deed"),
        ({"acquired": 1}, "deed"),
        ({"unpaid": 1, "paid": 3}, "debt"),
    ):
        g = solo(given, "s-n", {"at": "town-1", **has}, tops={"a": "friar"}, rival="builder")
        flips = [event for event in g.events() if event["is"] == "Flipped"]
        assert [event["paper"] for event in flips] == [flipped], has


@rule("VW-12.7")
def test_the_card_ai_flips_all_it_can_for_nothing(given: Given) -> None:
    g = solo(given, "s-x1", {"at": "town-1", "ink": 1, "stone": 2, "unpaid": 1, "acquired": 3}, rival="card")
    # A debt gives a resource.
    assert g.of(1)["debts"] == {"unpaid": 0, "paid": 1} and g.of(1)["deeds"] == {"acquired": 0, "approved": 3}
    assert sum(g.of(1)["goods"].values()) == 3 + 1
    assert not [event for event in g.events() if event["is"] in ("AiSpent", "Paid")]


@rule("VW-12.7")
def test_in_version_1_the_card_ai_pools_its_resources_and_flips_for_two(given: Given) -> None:
    has = {"at": "town-1", "ink": 1, "stone": 2, "unpaid": 1, "acquired": 3}
    g = solo(given, "s-x1", has, rival="card", version=1)
    # 3 resources: a debt (which gives one), and a deed.
    assert g.of(1)["debts"] == {"unpaid": 0, "paid": 1} and g.of(1)["deeds"] == {"acquired": 2, "approved": 1}
    assert sum(g.of(1)["goods"].values()) == 3 - 2 + 1 - 2
    spent = [event for event in g.events() if event["is"] == "AiSpent"]
    assert [event["aim"] for event in spent] == ["flip", "flip"]
    assert not [event for event in g.events() if event["is"] == "Paid"]


@rule("VW-11.4")
@pytest.mark.parametrize(("version", "guildhalls"), [(1, 0), (2, 1)])
def test_the_card_ai_begins_with_a_guildhall_since_version_2(version: int, guildhalls: int) -> None:
    setup = GAME.setup(2, values={"rival": "card"}, version=version)
    match = Match.new(GAME, setup, 5)
    match.play(match.legal()[0])
    built = [each for each in match.position()["spots"].values() if each["seat"] == 1]
    assert [each["building"] for each in built] == ["guildhall"] * guildhalls


@rule("VW-12.8", "VW-R14")
def test_it_dismisses_at_no_cost_and_converts(given: Given) -> None:
    # Its scheme falls back on a flip and a virtue; with nothing to flip that makes two.
    for top, gains in (
        ("friar", {"virtue": -3}),
        ("mason", {"ink": 1, "virtue": -2}),
        ("acolyte", {"virtue": -3}),
        ("bishop", {"paid": 1, "ink": 1, "virtue": -1}),
        ("antagonist", {"corruption": 1, "virtue": -2}),
    ):
        g = solo(given, "s-b", {"at": "town-1"}, tops={"a": top})
        g.told(AiDismissed, card=top)
        assert top in g.document["gone"]
        g.gains(1, **gains)
    g = solo(given, "s-b", {"at": "town-1"}, tops={"a": "mason"})
    g.told(AiConverted, effect={"is": "Rearrange"}, into={"is": "Gain", "thing": "resource", "count": 1})


@rule("VW-12.8")
def test_without_future_schemes_a_card_is_a_flip(given: Given) -> None:
    everything = " ".join([key for key in ALL if key.startswith("f-") and key not in ("f-bn", "f-n")])
    g = solo(given, "s-x1", {"at": "town-1", "acquired": 2}, discards=everything)
    g.told(AiConverted, effect={"is": "GainScheme"})
    assert g.of(1)["deeds"]["approved"] == 1


@rule("VW-12.8", "VW-R12")
def test_silver_is_half_as_many_resources(given: Given) -> None:
    g = solo(given, "s-c", {"at": "town-1", "ink": 1}, tiles={"b": "blue-3-silver"})
    assert g.of(1)["goods"] == {"silver": 0, "ink": 2, "gold": 0, "stone": 0}


@rule("VW-12.9", "VW-5.8")
def test_meetings(given: Given) -> None:
    g = solo(
        given,
        "s-b",
        {"at": "town-1"},
        {"at": "town-3", "board": "abbot trader", "hand": "lender squire thief"},
    )
    g.told(ViscountsMet, seat=1, other=0)
    assert g.to_move == 0 and g.asked() == "AskRearrange"
    g = given(
        player("town-2", board="trader", hand=FULL.replace("trader", "abbot")),
        player("town-3"),
        stage="move",
        options={"rival": "cleric"},
        schemes=schemes("cleric", "s-b"),
    )
    g.do("move town-3 0")
    assert g.of(1)["goods"]["ink"] == 1


@rule("VW-12.10", "VW-8.2")
@pytest.mark.parametrize("space", range(1, 8))
def test_its_collisions(given: Given, space: int) -> None:
    g = solo(
        given,
        "s-nc",
        {"at": "town-1", "corruption": space, "virtue": space, "ink": 0},
        {"board": "thief"},
        tiles={"a": "black-7-manuscript"},
    )
    # The scheme: a resource, nothing possible, a debt, and a deed to flip that it has not: a virtue, which moves the pair.
    assert (g.of(1)["corruption"], g.of(1)["virtue"]) == (1, 7)
    moved = max(1, space - 1)
    resources = [0, 0, 1, 1, 1, 1, 2][moved - 1]
    deeds, debts = [3, 2, 1, 1, 0, 0, 0][moved - 1], [0, 0, 0, 1, 1, 2, 3][moved - 1]
    g.gains(1, ink=1 + resources, acquired=deeds, unpaid=1 + debts, corruption=1 - space, virtue=7 - space)
    human = [{"unpaid": 1}, {"corruption": 1}, {"corruption": 1}, {}, {}, {}, {}][moved - 1]
    g.gains(0, **human)


@rule("VW-12.10")
def test_its_second_trading_post_sees_collisions(given: Given) -> None:
    g = solo(
        given,
        "s-b",
        {"at": "town-1", "slots": "trading-post-1 trading-post-2"},
        {"corruption": 6, "virtue": 6},
        spots={"d1": {"seat": 1, "building": "trading-post"}, "e1": {"seat": 1, "building": "trading-post"}},
    )
    assert any(event["is"] == "AiTook" for event in g.events())


@rule("VW-12.11")
def test_it_has_no_use_for_a_hand_limit(given: Given) -> None:
    g = solo(given, "s-b", {"at": "town-1"}, third_tier=[0, 2], leader=1)
    assert g.of(1)["hand"] == []


@rule("VW-R13")
def test_it_never_trades(given: Given) -> None:
    g = solo(given, "s-b", {"at": "town-1"})
    assert "Traded" not in {event["is"] for event in g.events()}


@rule("VW-13.1", "VW-R21")
def test_its_score(given: Given) -> None:
    g = solo(given, "s-b", {"at": "town-1", "ink": 3, "gold": 2, "manuscripts": "black-5-clerics"})
    lines = {line.heading: line.points for line in g.match.score_sheet() if line.seat == 1}
    assert lines["resources"] == sum(g.of(1)["goods"].values()) >= 5
    headers = [
        row
        for row in SCHEMES
        if row.key
        in g.document["schemes"]["discards"]
        + [key for key in g.document["schemes"]["board"] if key]
        + g.document["schemes"]["pile"]
    ]
    assert headers and lines["manuscripts"] == sum(row.icons[3] for row in headers)


@rule("VW-13.1")
def test_the_human_must_score_more() -> None:
    fields = {"options": {"rival": "cleric"}, "schemes": schemes("cleric", "s-b")}
    tied = position(player("town-1", acquired=3, silver=9), player("town-5", acquired=1, ink=2), **fields)
    s = Match.from_document(GAME, tied, 1).state
    assert GAME.scores(s) == (3, 3) and GAME.winners(s) == (1,)
    more = position(player("town-1", acquired=4), player("town-5", acquired=1, ink=2), **fields)
    assert GAME.winners(Match.from_document(GAME, more, 1).state) == (0,)


@rule("VW-T18", "VW-R22", "VW-12.2", "VW-12.3", "VW-12.7", "VW-12.8")
def test_the_printed_two_turns(given: Given) -> None:
    hall = {"seat": 1, "building": "guildhall"}
    laid = schemes("cleric", "s-n", future="f-c f-cb")
    g = given(
        player("inner-e", board="abbot", hand=FULL),
        player("town-1", slots="guildhall-1", ink=1, stone=1, unpaid=1, acquired=1),
        stage="act",
        options={"rival": "cleric"},
        schemes=laid,
        spots={"a1": hall},
        tops={"a": "friar"},
        tiles={"b": "blue-3-hire"},
    )
    g.do("pass")
    # Turn 1: dismiss for 1 virtue, move 2, two nobles do not place 2 workers: flip a debt for a resource, 1 virtue.
    g.told(AiConsidered, aim="place", need=3, have=2, spare=0, verdict="too-dear")
    g.gains(1, virtue=-2, unpaid=-1, paid=1, ink=1)
    assert g.of(1)["viscount"] == "town-3"
    document = {**g.document, "schemes": {**laid, "pile": ["s-x1"], "board": ["s-n", None, None]}}
    document["schemes"]["discards"] = [key for key in laid["discards"] if key != "s-x1"]
    document["players"][1]["goods"]["ink"] = 0
    document["todo"] = [{"is": "Phase", "seat": 0, "phase": "recruit"}, {"is": "AskAct", "seat": 0}]
    document["players"][0]["board"] = ["abbot.0", None, None]
    document.update(on_turn=0, played="abbot.0")
    again = ViscountsScenario(GAME, document, g.way)
    again.do("pass")
    # Turn 2: corruption, a future scheme, move 1, and the cost-3 tile by criminal, guildhall and space 3; its hire is a scheme.
    again.told(AiConsidered, aim="transcribe", need=3, have=3, spare=0, verdict="taken")
    assert again.of(1)["manuscripts"] == ["blue-3-hire"] and again.of(1)["viscount"] == "town-4"
    assert len([event for event in again.events() if event["is"] == "SchemeGained"]) == 2
    again.gains(1, corruption=1)
