"""A bot that breaks down, hangs or cheats loses on the spot: the run says which one and where, and goes on."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import pytest

import viceregal as vr
from viceregal.arena.play import ArenaError
from viceregal.arena.rows import Row
from viceregal.arena.runner import Plan, run
from viceregal.arena.workers import Crew, Part, WorkerError
from viceregal.bots import registry
from viceregal.bots.entry import BotEntry
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action
from viceregal.games import game

KEY = "hand-of-the-king"
GAME = game(KEY)


class Cheat:
    def __init__(self, chance: Chance) -> None:
        pass

    def choose(self, view: View, legal: list[Action]) -> Action:
        return GAME.parse("call jon")


class Broken(Cheat):
    def choose(self, view: View, legal: list[Action]) -> Action:
        raise ZeroDivisionError("too clever")


class Slow(Cheat):
    def choose(self, view: View, legal: list[Action]) -> Action:
        time.sleep(3600)
        return legal[0]


class Sometimes(Cheat):
    made = 0

    def __init__(self, chance: Chance) -> None:
        Sometimes.made += 1
        self.bad = Sometimes.made % 2 == 0

    def choose(self, view: View, legal: list[Action]) -> Action:
        return GAME.parse("call jon") if self.bad else legal[0]


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = registry._installed()
    bad = [BotEntry(kind.__name__, KEY, kind) for kind in (Cheat, Broken, Slow, Sometimes)]
    Sometimes.made = 0
    monkeypatch.setattr(registry, "_installed", lambda: (*ours, *bad))


def plan_of(*bots: str, games: int = 1) -> Plan:
    return Plan(KEY, GAME.setup(2, values={"first": "1"}), bots, games, 7)


def test_an_illegal_answer_loses_and_the_others_have_won() -> None:
    told = run(plan_of("random", "Cheat")).document()
    [fault] = told["faults"]
    assert (fault["bot"], fault["game"], fault["games"]) == ("Cheat", 0, 1)
    assert re.fullmatch(
        r"bot Cheat at seat 1 answered .*, which is not legal \(.*test_bad_bots.py:\d+\)", fault["fault"]
    )
    assert told["wins_by_bot"] == {"random": 1, "Cheat": 0}
    assert told["scores"] == [None, None] and told["lengths"]["mean"] is None


def test_a_bot_that_breaks_down_loses_every_game_and_nothing_stops() -> None:
    told = run(plan_of("random", "Broken", games=3)).document()
    [fault] = told["faults"]
    assert (fault["bot"], fault["game"], fault["games"]) == ("Broken", 0, 3)
    assert re.fullmatch(
        r"bot Broken at seat 1 broke down: ZeroDivisionError: too clever \(.*test_bad_bots.py:\d+\)",
        fault["fault"],
    )
    assert told["games"] == 3 and told["wins"] == [3, 0]


def test_a_bot_that_hangs_loses_when_its_time_is_up() -> None:
    told = run(replace(plan_of("random", "Slow"), limit=0.05)).document()
    [fault] = told["faults"]
    assert re.fullmatch(
        r"bot Slow at seat 1 took longer than 0.05 s \(.*test_bad_bots.py:\d+\)", fault["fault"]
    )
    assert told["wins"] == [1, 0]


def test_games_that_were_finished_are_counted_without_those_that_were_not() -> None:
    rows: list[Row] = []
    plan = replace(plan_of("random", "Sometimes", games=4), rows=True, records=True)
    records: list[str] = []
    told = run(plan, on_row=rows.append, on_record=records.append).document()
    assert [row["faulty"] for row in rows] == [None, 1, None, 1]
    assert sum(told["wins"]) == 4 and told["wins"][0] >= 2
    whole = [row for row in rows if row["faulty"] is None]
    assert told["scores"] == [sum([row[f"score_{seat}"] for row in whole]) / 2 for seat in (0, 1)]
    assert told["lengths"]["mean"] == sum([row["moves"] for row in whole]) / 2
    assert told["moves"] == sum([row["moves"] for row in rows])
    assert len(vr.replay("\n".join(records))) == 2


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    with pytest.raises(ArenaError, match="no bot of hand-of-the-king is called 'Nobody'"):
        run(plan_of("random", "Nobody", games=2), workers=2)


def test_a_worker_that_is_gone() -> None:
    crew = Crew(plan_of("greedy", "random", games=4), 2)
    try:
        crew.processes[1].kill()
        with pytest.raises(WorkerError, match="a worker process ended"):
            list(crew.play([Part(number, number + 1) for number in range(4)]))
    finally:
        crew.dismiss()
    assert not any(process.is_alive() for process in crew.processes)
