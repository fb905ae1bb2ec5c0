"""A bot that breaks down or cheats ends the run with a line that says which one, and in which game."""

from __future__ import annotations

import pytest

from viceregal.arena.play import ArenaError, BotError
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


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = registry._installed()
    bad = (BotEntry("Cheat", KEY, Cheat), BotEntry("Broken", KEY, Broken))
    monkeypatch.setattr(registry, "_installed", lambda: (*ours, *bad))


def plan_of(*bots: str, games: int = 1) -> Plan:
    return Plan(KEY, GAME.setup(2, values={"first": "1"}), bots, games, 7)


def test_an_illegal_answer() -> None:
    with pytest.raises(
        BotError, match=r"bot Cheat at seat 1 in game 0 of seed 7 \(deal '7/0', move 1\) answered"
    ):
        run(plan_of("random", "Cheat"))


def test_a_bot_that_breaks_down() -> None:
    with pytest.raises(BotError, match=r"bot Broken at seat 1 .* broke down: ZeroDivisionError: too clever"):
        run(plan_of("random", "Broken"))


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
