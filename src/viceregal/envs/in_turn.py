"""PettingZoo: one agent after the other (AEC). Where several answer in secret at once, they are asked seat by seat."""

from __future__ import annotations

from secrets import randbelow
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from viceregal.core.errors import BadAction
from viceregal.envs.agents import SEEDS, Agents, whole
from viceregal.envs.spaces import Seen, seen
from viceregal.envs.table import Snapshot


class AgentsInTurn(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as PettingZoo plays it. See `Agents` for what can be chosen."""

    metadata = {**Agents.metadata, "is_parallelizable": False}

    def _seated(self) -> None:
        told = self.table.schema.size * len(self.possible_agents)
        self.state_space = spaces.Box(0.0, 1.0, (told,), np.float32)
        self._begin()

    # Playing ----------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(randbelow(SEEDS) if seed is None else seed)
        self._begin()
        self._select()

    def _begin(self) -> None:
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[0]

    def _select(self) -> None:
        asked = self.table.asked()
        if asked:
            self.agent_selection = f"player_{asked[0]}"
        else:
            self._end()

    def _end(self) -> None:
        """Everybody learns what came of it; a game that broke down is cut off, and nobody has lost it."""
        table = self.table
        returns = table.returns()
        broken = bool(table.fault) and table.lost < 0
        for agent in self.agents:
            self.rewards[agent] = returns[self.seat_of[agent]]
            self._cumulative_rewards[agent] += self.rewards[agent]
            (self.truncations if broken else self.terminations)[agent] = True
            if table.fault:
                self.infos[agent] = {"fault": table.fault}
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        try:
            self.table.answer(seat, action if type(action) is int else whole(action))
        except BadAction as error:
            if self.illegal == "raise":
                raise
            self.table.lose(seat, f"{agent}: {error}")
        self._cumulative_rewards[agent] = 0.0
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        return seen(self.table, seat, self.observation, self.table.mask(seat))

    def state(self) -> NDArray[np.float32]:
        """What all agents know together, one vector after the other: for critics that are trained centrally."""
        return np.concatenate([self.table.flat(seat) for seat in self.table.players])

    def looking(self) -> int | None:
        """The board is drawn as the agent to move sees it."""
        return self.seat_of.get(self.agent_selection)

    # Keeping and going back -------------------------------------------------------------------------------------

    def get_state(self) -> tuple[Snapshot, dict[str, Any]]:
        """All that the environment is now, to be kept and put back by `set_state`. It can be pickled."""
        course = {name: _copied(getattr(self, name)) for name in _COURSE}
        return self.table.snapshot(), course

    def set_state(self, state: tuple[Snapshot, dict[str, Any]]) -> None:
        kept, course = state
        self.table.restore(kept)
        for name in _COURSE:
            setattr(self, name, _copied(course[name]))


_COURSE: Final = (
    "agents",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
)


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return value[:] if isinstance(value, list) else value
