"""The bots that an agent plays against: each answer is checked, and who breaks down, hangs or cheats loses on the spot."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Final

from viceregal.bots import registry
from viceregal.bots.base import Bot
from viceregal.bots.random_bot import RandomBot
from viceregal.core.errors import BadSetup, ViceregalError
from viceregal.core.game import View
from viceregal.envs.table import Table
from viceregal.faults import Fault, broke_down, within, written_at

NO_VIEW: Final[View] = {}  # for bots that never look at one


class Opponents:
    """A bot for every seat but the agent's. `specs` are taken in turn, from the seat after the agent's on."""

    def __init__(self, specs: Sequence[str], key: str, limit: float) -> None:
        if not specs:
            raise BadSetup("somebody has to play the other seats: name a bot")
        for spec in specs:
            registry.check(spec, key)
        self.specs = tuple(specs)
        self.key = key
        self.limit = limit
        self.bots: dict[int, Bot] = {}
        self.names: dict[int, str] = {}

    def sit_down(self, table: Table, agent: int, seed: int | str) -> None:
        """New bots for a new game. One that cannot even be made has lost it."""
        self.bots, self.names = {}, {}
        others = [(agent + step) % table.seats for step in range(1, table.seats)]
        for number, seat in enumerate([seat for seat in others if seat in table.players]):
            spec = self.specs[number % len(self.specs)]
            self.names[seat] = spec
            try:
                with within(self.limit):
                    self.bots[seat] = registry.make(spec, self.key, f"{seed}/{seat}")
            except ViceregalError:
                raise
            except Exception as error:
                table.lose(seat, str(broke_down(self._called(seat), error)))
                return

    def play_until(self, table: Table, agent: int) -> None:
        """Let the bots answer until the agent has to, or the game is over."""
        while True:
            asked = table.asked()
            if not asked or agent in asked:
                return
            try:
                self._answer(table, asked[0])
            except Fault as fault:
                table.lose(asked[0], str(fault))

    def _answer(self, table: Table, seat: int) -> None:
        bot = self.bots[seat]
        legal = table.game.legal(table.state, seat)
        view = NO_VIEW if type(bot) is RandomBot else table.view(seat)
        try:
            with within(self.limit):
                action = bot.choose(view, legal)
                allowed = action in legal
        except Exception as error:
            raise broke_down(self._called(seat), error) from error
        if not allowed:
            told = f"{self._called(seat)} answered {action}, which is not legal"
            raise Fault(told + written_at(bot, "choose"))
        table.play(seat, action)

    def _called(self, seat: int) -> str:
        return f"bot {self.names[seat]} at seat {seat}"

    def kept(self) -> bytes:
        """The bots as they are now, with all that they remember; Fault for one that cannot be kept."""
        try:
            return pickle.dumps((self.bots, self.names))
        except Exception as error:
            raise broke_down(f"keeping the bots {', '.join(self.specs)}", error) from error

    def restore(self, kept: bytes) -> None:
        self.bots, self.names = pickle.loads(kept)
