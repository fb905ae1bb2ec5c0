"""PettingZoo, all agents at once: for games in which several answer in secret at the same time.

Whoever is not asked waits: that is the last number, and the only one that the mask allows then.
"""

from __future__ import annotations

from secrets import randbelow
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from viceregal.core.errors import BadAction
from viceregal.envs.agents import SEEDS, Agents, whole
from viceregal.envs.spaces import Seen, seen
from viceregal.envs.table import Mask, Snapshot

Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class AgentsAtOnce(Agents, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as PettingZoo plays it in parallel: everybody who is asked answers in the same step.

    See `Agents` for what can be chosen. `illegal` is `lose` where nothing is said: the answers of a step come together.
    """

    name = "{game}_parallel_v{version}"
    usually = "lose"
    waiting = 1

    @property
    def wait(self) -> int:
        """The number by which an agent waits."""
        return self.table.schema.numbers.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.deal(randbelow(SEEDS) if seed is None else seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Told:
        """Everybody's answer. Where `illegal` is `raise`, a bad one refuses them all."""
        table = self.table
        asked = table.asked()
        answers = {agent: whole(actions.get(agent, self.wait)) for agent in self.agents}
        for agent in self.agents:
            if not self._may(agent, answers[agent], asked):
                told = f"{agent}: {table.why_not(self.seat_of[agent], answers[agent])}"
                if self.illegal == "raise":
                    raise BadAction(told)
                table.lose(self.seat_of[agent], told)
                break
        else:
            for seat in asked:
                table.answer(seat, answers[f"player_{seat}"])
        return self._told()

    def _may(self, agent: str, number: int, asked: tuple[int, ...]) -> bool:
        seat = self.seat_of[agent]
        return number in self.table.choices(seat) if seat in asked else number == self.wait

    def _told(self) -> Told:
        table, agents = self.table, self.agents
        over = table.over()
        broken = bool(table.fault) and table.lost < 0
        returns = table.returns() if over else [0.0] * table.seats
        told: Told = (
            self._seen(),
            {agent: returns[self.seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, over and not broken),
            dict.fromkeys(agents, broken),
            {agent: {"fault": table.fault} if table.fault else {} for agent in agents},
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _seen(self) -> dict[str, Seen]:
        return {
            agent: seen(self.table, self.seat_of[agent], self.observation, self._mask(self.seat_of[agent]))
            for agent in self.agents
        }

    def _mask(self, seat: int) -> Mask:
        wait = seat not in self.table.asked()
        return np.append(self.table.mask(seat), np.int8(wait))

    def get_state(self) -> tuple[Snapshot, list[str]]:
        """All that the environment is now, to be kept and put back by `set_state`."""
        return self.table.snapshot(), self.agents[:]

    def set_state(self, state: tuple[Snapshot, list[str]]) -> None:
        self.table.restore(state[0])
        self.agents = state[1][:]
