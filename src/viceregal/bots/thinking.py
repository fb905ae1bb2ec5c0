"""A question to a bot and its answer, in plain values: a view and the legal actions as texts, and one of them."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Final, cast

from viceregal.bots import registry
from viceregal.bots.analysis import Analysis, Judged
from viceregal.bots.base import Bot, Ponderer, sensible
from viceregal.bots.worker import is_called_off
from viceregal.core.chance import Chance
from viceregal.core.game import Document, View
from viceregal.games import game

MAX_BOTS: Final = 64  # what a bot remembers between two questions is only to save time
SEARCH_MEMORY: Final = ";table_mb=16"
TABLE_OF_ANALYSES: Final = 64  # megabytes


@dataclass(frozen=True)
class Task:
    """A question to a bot. `player` names it for the whole game: one object plays one seat, and remembers.

    Without a `player` nothing is remembered. Without a `seed` nobody can know what the bot draws on.
    """

    game_key: str
    bot: str
    view: View
    legal: tuple[str, ...]
    player: str = ""
    seed: str | None = None


_bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()


def choose(task: Task) -> str:
    """The bot's answer."""
    rules = game(task.game_key)
    legal = sensible([rules.parse(text) for text in task.legal])
    return rules.text(_bot(task).choose(task.view, legal))


def ponder(task: Task, seconds: float) -> float:
    """Let a bot that is not asked think on, for so long or until it is called off; how long it was.

    Its view is that of its own seat. What it finds out stays with it, so it needs a `player` to be remembered by.
    """
    start = perf_counter()
    bot = cast(Ponderer, _bot(task))
    bot.ponder(task.view, lambda: is_called_off() or perf_counter() - start >= seconds)
    return perf_counter() - start


def _bot(task: Task) -> Bot:
    if not task.player:
        return _made(task)
    name = (task.game_key, task.bot, task.player)
    bot = _bots.pop(name, None) or _made(task)
    _bots[name] = bot
    if len(_bots) > MAX_BOTS:
        _bots.popitem(last=False)
    return bot


def _made(task: Task) -> Bot:
    return registry.make(task.bot, task.game_key, _luck(task))


def _luck(task: Task) -> int | str:
    return secrets.randbits(256) if task.seed is None else task.seed


def choose_at_random(task: Task) -> str:
    """When a bot has broken down, the table goes on."""
    rules = game(task.game_key)
    return rules.text(Chance(_luck(task)).pick(sensible([rules.parse(text) for text in task.legal])))


@lru_cache(maxsize=1000)
def frugal(bot: str, game_key: str) -> str:
    """The same bot with less memory, for machines on which many think."""
    entry = registry.entries(game_key)[bot.partition(":")[0]]
    if "table_mb" not in entry.options:
        return bot
    return bot + (SEARCH_MEMORY if ":" in bot else ":" + SEARCH_MEMORY[1:])


@lru_cache(maxsize=1000)
def is_instant(bot: str, game_key: str) -> bool:
    """Whether it answers sooner than another process could be asked."""
    return registry.entries(game_key)[bot.partition(":")[0]].instant


@lru_cache(maxsize=1000)
def ponders(bot: str, game_key: str) -> bool:
    """Whether it can think on while others decide."""
    return registry.entries(game_key)[bot.partition(":")[0]].ponders


def advise(task: Task, thorough: bool) -> Analysis:
    """What the answers are worth, as far as the seat can know, the best first. Where nobody analyses the game, what the
    bot would do stands alone and without a worth."""
    able = registry.steady(task.game_key)
    if able is None:
        return Analysis(task.view["viewer"], 0.0, False, 0, 0, 0.0, [], [Judged(choose(task), 0.0)])
    amount = able.thorough if thorough else able.quick
    return registry.steady_analyst(task.game_key, amount).analyse(task.view)


def analyse(game_key: str, position: Document, seconds: float) -> Analysis:
    """What a position is worth to the seat that must decide, as far as it can know, within so many seconds."""
    return registry.analyst_within(game_key, seconds, memory=TABLE_OF_ANALYSES).analyse(position)
