"""What a bot's process does: it gets a view and the legal actions as texts, and answers with one of them."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any, Final

from viceregal.bots import registry
from viceregal.bots.base import Bot, sensible
from viceregal.core.chance import Chance
from viceregal.core.game import Document, View
from viceregal.games import game

MOST_BOTS: Final = 64  # what a bot remembers between two questions is only to save time
SEARCH_MEMORY: Final = ";table_mb=16"


@dataclass(frozen=True)
class Task:
    """A question to a bot. `player` names it for the whole game: one object plays one seat of one table.

    With a `seed`, as in tests, the answer follows from the question alone: nothing is remembered.
    """

    game_key: str
    level: str
    player: str
    view: View
    legal: tuple[str, ...]
    seed: str | None = None


_bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()


def begin() -> None:
    """A process ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def ready() -> bool:
    return True


def choose(task: Task) -> str:
    """The bot's answer."""
    rules = game(task.game_key)
    legal = sensible([rules.parse(text) for text in task.legal])
    return rules.text(_bot(task).choose(task.view, legal))


def _bot(task: Task) -> Bot:
    spec = _spec(task.game_key, task.level)
    if task.seed is not None:
        return registry.make(spec, task.game_key, task.seed)
    name = (task.game_key, task.level, task.player)
    bot = _bots.pop(name, None) or registry.make(spec, task.game_key, task.player)
    _bots[name] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return bot


def choose_at_random(task: Task) -> str:
    """When a bot has broken down, the table goes on."""
    rules = game(task.game_key)
    chance = Chance(task.seed or task.player)
    return rules.text(chance.pick(sensible([rules.parse(text) for text in task.legal])))


def _spec(game_key: str, level: str) -> str:
    """Many bots share the memory of this machine."""
    entry = registry.entries(game_key)[level.partition(":")[0]]
    if "table_mb" not in entry.options:
        return level
    return level + (SEARCH_MEMORY if ":" in level else ":" + SEARCH_MEMORY[1:])


def analyse(game_key: str, position: Document, seconds: float) -> dict[str, Any]:
    """What a position is worth, as plain values."""
    found = registry.analyst(game_key, {"seconds": str(seconds), "table_mb": "64"}).analyse(position)
    return {
        "seat": found.seat,
        "value": found.value,
        "exact": found.exact,
        "depth": found.depth,
        "nodes": found.nodes,
        "line": list(found.line),
        "candidates": [{"action": action, "value": value} for action, value in found.candidates],
    }
