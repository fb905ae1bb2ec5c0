"""Bots that lose on the spot, as a stranger's file might hold them: `load = ["bad_bots.py"]`."""

from __future__ import annotations

import os
import signal
import time

from viceregal.bots.entry import BotEntry
from viceregal.core.chance import Chance
from viceregal.core.game import View
from viceregal.core.records import Action

GAME = "hand-of-the-king"


class Crashing:
    def __init__(self, chance: Chance) -> None:
        pass

    def choose(self, view: View, legal: list[Action]) -> Action:
        raise ZeroDivisionError("too clever")


class Unborn(Crashing):
    def __init__(self, chance: Chance) -> None:
        raise LookupError("no weights")


class Hanging(Crashing):
    def choose(self, view: View, legal: list[Action]) -> Action:
        time.sleep(3600)
        return legal[0]


class Deaf(Crashing):
    def choose(self, view: View, legal: list[Action]) -> Action:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
        time.sleep(3600)
        return legal[0]


class Dying(Crashing):
    def choose(self, view: View, legal: list[Action]) -> Action:
        os._exit(3)


class Cheating(Crashing):
    def choose(self, view: View, legal: list[Action]) -> Action:
        return type(legal[0])(*[-1 for _ in range(2)])


class Stillborn(Crashing):
    def __init__(self, chance: Chance) -> None:
        os._exit(3)


CRASHING = BotEntry("crashing", GAME, Crashing)
UNBORN = BotEntry("unborn", GAME, Unborn)
HANGING = BotEntry("hanging", GAME, Hanging)
DEAF = BotEntry("deaf", GAME, Deaf)
DYING = BotEntry("dying", GAME, Dying)
STILLBORN = BotEntry("stillborn", GAME, Stillborn)
CHEATING = BotEntry("cheating", GAME, Cheating)
