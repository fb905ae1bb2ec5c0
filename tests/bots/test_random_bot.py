"""The random bot: fair, repeatable, and silent."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from viceregal.bots.random_bot import RandomBot
from viceregal.core.chance import Chance
from viceregal.core.records import Action
from viceregal.games import game

GAME = game("hand-of-the-king")


@dataclass(frozen=True)
class Say(Action):
    word: str

    def is_for_people(self) -> bool:
        return True


@dataclass(frozen=True)
class Do(Action):
    what: int


def test_every_action_is_as_likely() -> None:
    bot = RandomBot(Chance(1))
    counts = Counter(bot.choose({}, [Do(1), Do(2), Do(3)]) for _ in range(3000))
    assert set(counts) == {Do(1), Do(2), Do(3)}
    assert min(counts.values()) > 900


def test_actions_for_people_are_left_to_people() -> None:
    bot = RandomBot(Chance(1))
    counts = Counter(bot.choose({}, [Say("a"), Do(1), Say("b"), Do(2)]) for _ in range(2000))
    assert set(counts) == {Do(1), Do(2)}
    assert min(counts.values()) > 900


def test_unless_there_is_nothing_else() -> None:
    assert RandomBot(Chance(1)).choose({}, [Say("a")]) == Say("a")


def test_no_raven_is_ever_sent() -> None:
    state = GAME.start(GAME.setup(3, values={"variant": "raven"}), Chance(1))
    (seat,) = GAME.deciders(state)
    legal = GAME.legal(state, seat)
    assert any(action.is_for_people() for action in legal)
    bot = RandomBot(Chance(2))
    chosen = {GAME.text(bot.choose(GAME.view(state, seat), legal)) for _ in range(500)}
    assert chosen == {GAME.text(action) for action in legal if not action.is_for_people()}


def test_same_seed_same_choices() -> None:
    legal: list[Action] = [Do(number) for number in range(7)]
    one, two = RandomBot(Chance("x")), RandomBot(Chance("x"))
    assert [one.choose({}, legal) for _ in range(50)] == [two.choose({}, legal) for _ in range(50)]
