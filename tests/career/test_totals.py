"""What a player's games come to."""

from __future__ import annotations

from dataclasses import replace

from tests.career.games import HAND, bot, person, played, ruled
from viceregal.career.played import PlayedSeat
from viceregal.career.totals import totals


def test_wins_are_counted_by_edition_size_level_and_opponent() -> None:
    games = [
        played(person("ania", 1), bot("page", 2)),
        played(person("ania", 2), bot("page", 1)),
        played(person("ania", 1), person("olek", 2), bot("squire", 3), edition="other"),
    ]
    [told] = totals(games, "ania")["games"]
    assert told["contests"] == {"played": 3, "won": 2}
    assert told["editions"] == [
        {"edition": "other", "played": 1, "won": 1},
        {"edition": "standard", "played": 2, "won": 1},
    ]
    assert told["sizes"] == [{"seats": 2, "played": 2, "won": 1}, {"seats": 3, "played": 1, "won": 1}]
    assert told["levels"] == [
        {"level": "page", "met": 2, "ahead": 1, "behind": 1},
        {"level": "squire", "met": 1, "ahead": 1, "behind": 0},
    ]
    assert totals(games, "ania")["opponents"] == [{"name": "Olek", "met": 1, "ahead": 1, "behind": 0}]


def test_what_says_nothing_about_a_player_is_not_counted() -> None:
    both = played(person("ania", 1), person("ania", 2))
    broken_off = played(person("ania", 1), bot("page", 2), reason="agreed")
    from_a_position = played(person("ania", 1), bot("page", 2), from_start=False)
    undecided = played(PlayedSeat("ania"), PlayedSeat(None, level="page"), reason="resigned")
    somebody_elses = played(person("olek", 1), bot("page", 2))
    assert both.is_at_one_screen and not any(
        each.counts for each in (both, broken_off, from_a_position, undecided)
    )
    games = [both, broken_off, from_a_position, undecided, somebody_elses]
    assert totals(games, "ania") == {"games": [], "opponents": []}


def test_partners_are_no_opponents() -> None:
    pair = played(
        person("ania", 1), person("olek", 2), person("ewa", 1), bot("page", 2), partners=((0, 2), (1, 3))
    )
    assert [each["name"] for each in totals([pair], "ania")["opponents"]] == ["Olek"]


def test_a_deleted_account_was_a_person_all_the_same() -> None:
    gone = PlayedSeat(None, place=2)
    [told] = totals([played(person("ania", 1), gone)], "ania")["games"]
    assert told["people"] == {"met": 1, "ahead": 1, "behind": 0} and told["levels"] == []


def test_games_alone_are_told_by_the_way_they_were_played() -> None:
    alone = [
        played(PlayedSeat("ania", points=points, won=True, place=1), game="solo", options=options)
        for points, options in ((30, {}), (50, {}), (40, {}), (20, {"hard": "yes"}))
    ]
    [told] = totals(alone, "ania")["games"]
    assert told["contests"] == {"played": 0, "won": 0} and told["played"] == 4
    first, second = told["alone"]
    assert (first["best"], first["average"], first["table"], first["won"]) == (50, 40.0, alone[1].id, 0)
    assert (second["best"], second["options"], second["has_rival"]) == (20, {"hard": "yes"}, False)


def test_alone_against_the_rules_can_be_won() -> None:
    games = [played(person("ania", 1), ruled(False)), played(person("ania", 2), ruled(True))]
    [told] = totals(games, "ania")["games"]
    assert [(each["played"], each["won"], each["has_rival"]) for each in told["alone"]] == [(2, 1, True)]
    assert told["contests"]["played"] == 0 and told["levels"] == []


def test_roads_to_points_are_shares_of_what_was_gained() -> None:
    mine = replace(person("ania", 1), headings={"circles": 30, "laws": 10, "attack": -8})
    [told] = totals([played(mine, bot("page", 2)), played(mine, bot("page", 2))], "ania")["games"]
    assert told["game"] == HAND
    assert [(road["heading"], road["points"], road["share"]) for road in told["roads"]] == [
        ("circles", 60, 0.75),
        ("laws", 20, 0.25),
    ]
