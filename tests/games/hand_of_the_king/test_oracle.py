"""The fast rules against the slow, literal ones: the same choices and the same table after every decision."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

from tests.games.hand_of_the_king.given import GAME
from tests.games.hand_of_the_king.oracle import IN_ORDER, Oracle
from tests.marks import rule
from viceregal import Chance, Match

GAMES_EACH = 12
SETTINGS = [
    (seats, variant, companions, ramsay)
    for seats, variant in [(2, "base"), (3, "base"), (4, "base"), (4, "teams"), (3, "raven"), (4, "raven")]
    for companions in ("all", "known", "none")
    for ramsay in ("yes", "no")
    if companions != "none" or ramsay == "yes"
]


def dealt(seats: int, options: dict[str, str], seed: int, version: int) -> tuple[Match, Oracle]:
    """One deal, laid out twice."""
    match = Match.new(GAME, GAME.setup(seats, values=options, version=version), seed)
    chance = {text.split()[0]: text.split()[1:] for text in [GAME.text(entry.action) for entry in match.log]}
    oracle = Oracle(
        seats=seats,
        deal=chance["deal"],
        pool=chance.get("reveal", []),
        first=int(chance["first"][0]),
        variant=options["variant"],
        ramsay_moves_varys=options["ramsay_moves_varys"] == "yes",
        standing_ties_stay=version > 1,
    )
    return match, oracle


def table(match: Match) -> dict[str, Any]:
    """What lies where, by the rules of the program."""
    document = match.open_view()
    flat = " ".join(document["grid"]).split()
    return {
        "landing": {divmod(n, 6): card for n, card in enumerate(flat) if card != "."},
        "areas": [set(area) for area in document["areas"]],
        "banners": document["banners"],
        "pool": document["pool"],
        "staying": {(stay["companion"], stay["seat"], stay["house"]) for stay in document["staying"]},
        "killed": set(document["killed"]),
        "used": {*document["spent"], *document["called"]},
        "tokens": document["ravens"],
        "talk": document["talk"],
    }


def oracles_table(oracle: Oracle, called: set[str]) -> dict[str, Any]:
    return {
        "landing": oracle.landing,
        "areas": oracle.areas,
        "banners": oracle.banners,
        "pool": oracle.pool,
        "staying": {(who, seat, house) for who, seat, house, _ in oracle.staying},
        "killed": oracle.removed,
        "used": oracle.discarded | called,
        "tokens": oracle.tokens,
        "talk": oracle.talk[1] if oracle.talk else None,
    }


def compare_game(seats: int, options: dict[str, str], seed: int, version: int) -> None:
    match, oracle = dealt(seats, options, seed, version)
    chance = Chance(seed)
    playing = oracle.game()
    asked, expected = next(playing)
    while not match.over:
        called = set(match.open_view()["called"])
        assert table(match) == oracles_table(oracle, called), match.record()
        legal = match.legal()
        assert match.to_move == (asked,), match.record()
        assert len(legal) == len(set(legal)) and set(legal) == expected, match.record()
        text = chance.pick(legal)
        match.play(text)
        try:
            asked, expected = playing.send(text)
        except StopIteration:
            break
    assert match.over == oracle.over, match.record()
    compare_end(match, oracle)


def compare_end(match: Match, oracle: Oracle) -> None:
    """At the end what is left in King's Landing and in the pool is discarded; the rest must agree."""
    fast, slow = table(match), oracles_table(oracle, set())
    assert match.open_view()["discarded"] == sorted(oracle.characters(), key=IN_ORDER.index)
    assert fast["used"] == slow["used"] | set(oracle.pool)
    for zone in ("areas", "banners", "staying", "killed", "tokens"):
        assert fast[zone] == slow[zone], match.record()
    assert set(match.winners()) == oracle.winners(), match.record()


@rule("HK-MOV-1", "HK-MOV-2", "HK-BAN-1", "HK-BAN-8", "HK-COM-1", "HK-COM-3", "HK-END-1", "HK-END-3")
@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(("seats", "variant", "companions", "ramsay"), SETTINGS)
def test_random_games_go_as_the_literal_rules_say(
    seats: int, variant: str, companions: str, ramsay: str, version: int
) -> None:
    options = {"variant": variant, "companions": companions, "ramsay_moves_varys": ramsay}
    start = zlib.crc32(repr((seats, options)).encode())
    for number in range(GAMES_EACH):
        compare_game(seats, options, start + number, version)
