"""A spec says who meets whom; a mistake in it is named by its line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from viceregal.arena.spec import BadSpec, Tournament, read

HEAD = 'name = "ladder"\nseed = 7\ndeals = 3\n\n'


def spec(folder: Path, contest: str, head: str = HEAD) -> Tournament:
    path = folder / "spec.toml"
    path.write_text(f"{head}[[contest]]\n{contest}\n", encoding="utf-8")
    return read(path)


def lineups(found: Tournament) -> list[str]:
    return [" | ".join(match.plan.bots) for match in found.matches]


def test_a_round_robin_of_two_at_a_table_has_every_pair_once(tmp_path: Path) -> None:
    found = spec(tmp_path, 'game = "hand-of-the-king"\nbots = ["random", "greedy", "steward"]')
    assert lineups(found) == ["random | greedy", "random | steward", "greedy | steward"]
    assert [match.plan.games for match in found.matches] == [6, 6, 6]  # three deals from both seats
    first, second = [match.plan.match_seed(number) for number, match in enumerate(found.matches[:2])]
    assert first == second == "7/0"  # the same deals for all, and those that the seed has always had


def test_at_larger_tables_each_sits_alone_among_the_others(tmp_path: Path) -> None:
    found = spec(tmp_path, 'game = "viceroy"\nedition = "cs"\nplayers = [2, 3]\nbots = ["random", "greedy"]')
    assert lineups(found) == ["random | greedy", "random | greedy | greedy", "greedy | random | random"]


def test_a_gauntlet_has_the_champion_against_each(tmp_path: Path) -> None:
    contest = 'game = "viceroy"\nkind = "gauntlet"\nchampion = "thinker"\nbots = ["random", "greedy"]\ndecide = 0.85'
    found = spec(tmp_path, contest)
    assert lineups(found) == ["thinker | random", "thinker | greedy"]
    assert {match.decide for match in found.matches} == {0.85}


def test_tables_are_named_seat_by_seat(tmp_path: Path) -> None:
    contest = (
        'game = "hand-of-the-king"\nplayers = 4\noptions = { variant = "teams" }\nkind = "tables"\n'
        'tables = [["greedy", "random", "greedy", "random"]]'
    )
    [match] = spec(tmp_path, contest).matches
    assert match.label == "hand-of-the-king standard 4p variant=teams: greedy | random | greedy | random"


def test_alone_against_a_board_the_seats_do_not_rotate(tmp_path: Path) -> None:
    contest = 'game = "viscounts"\noptions = { rival = "cleric" }\nbots = ["greedy"]'
    [match] = spec(tmp_path, contest).matches
    assert (match.plan.games, match.games_a_deal, match.plan.rotate) == (3, 1, False)


@pytest.mark.parametrize(
    ("contest", "told"),
    [
        ('game = "chess"\nbots = ["a", "b"]', "line 6: contest 1, game: "),
        (
            'game = "viceroy"\n\nbots = ["random", "Deep"]',
            "line 8: contest 1, bots: no bot of viceroy is called 'Deep'",
        ),
        ('game = "viceroy"\nbots = ["random"]', "line 7: contest 1, bots: a round robin needs two bots"),
        (
            'game = "viceroy"\nplayers = 9\nbots = ["random"]',
            "line 7: contest 1, players: 9 is not a whole number",
        ),
        ('game = "viceroy"\nbots = "random"', "line 7: contest 1, bots: 'random' is not a list of texts"),
        ('game = "viceroy"\nboots = ["random"]', "line 7: contest 1, boots: means nothing here"),
        (
            'game = "viceroy"\nkind = "cup"\nbots = []',
            "line 7: contest 1, kind: 'cup' is not one of round-robin",
        ),
        ('game = "viceroy"\nkind = "gauntlet"\nbots = ["random"]', "line 5: contest 1, champion: is missing"),
        (
            'game = "viceroy"\nbots = ["random", "greedy"]\ndecide = 2',
            "line 8: contest 1, decide: 2 is not a share",
        ),
        ('game = "viceroy"\noptions = { magic = "on" }\nbots = ["random"]', "line 7: contest 1, options: "),
        ("game = ", "line 6"),
    ],
)
def test_mistakes_are_named_by_line_and_field(tmp_path: Path, contest: str, told: str) -> None:
    with pytest.raises(BadSpec) as caught:
        spec(tmp_path, contest)
    assert told in str(caught.value)
    assert str(tmp_path / "spec.toml") in str(caught.value)


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ("deals = 0\n", "line 1: deals: 0 is not a whole number"),
        ('\nload = ["nothing.py"]\n', "line 2: load: "),
        ("speed = 1\n", "line 1: speed: means nothing here"),
    ],
)
def test_so_are_those_at_the_top(tmp_path: Path, head: str, told: str) -> None:
    with pytest.raises(BadSpec) as caught:
        spec(tmp_path, 'game = "viceroy"\nbots = ["random", "greedy"]', head)
    assert told in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSpec, match="No such file"):
        read(tmp_path / "spec.toml")
