"""PettingZoo: one agent after the other (AEC). Where several answer in secret at once, they are asked seat by seat."""

from __future__ import annotations

from secrets import randbelow
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from viceregal.core.errors import BadAction
from viceregal.envs.spaces import ILLEGAL, OBSERVATIONS, RENDER_MODES, Seen, check, seen, seen_space
from viceregal.envs.table import Snapshot, Table, schema_of, set_up

SEEDS: Final = 2**32


class AgentsInTurn(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as PettingZoo plays it. Agents are `player_0`, `player_1` and so on, by seat.

    `illegal`: what a number that is not allowed does: `raise` refuses it with BadAction and changes nothing, `lose`
    ends the game, and the others have won.
    """

    metadata = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}

    def __init__(  # noqa: PLR0913 - what can be chosen for a table, by name
        self,
        game: str,
        seats: int | None = None,
        edition: str = "",
        options: dict[str, Any] | None = None,
        *,
        observation: str = "flat",
        reward: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        check("observation", observation, OBSERVATIONS)
        check("illegal", illegal, ILLEGAL)
        check("render_mode", render_mode, RENDER_MODES)
        super().__init__()
        schema = schema_of(game, set_up(game, seats, edition, options))
        self.table = Table(schema, game, reward)
        self.metadata = {**self.metadata, "name": f"{game}_v{schema.version}"}
        self.observation, self.illegal, self.render_mode = observation, illegal, render_mode
        self.possible_agents = [f"player_{seat}" for seat in self.table.players]
        self.seat_of = {f"player_{seat}": seat for seat in self.table.players}
        self.agents = self.possible_agents[:]
        self.observation_spaces = {
            agent: seen_space(schema, observation, schema.numbers.size) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(schema.numbers.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (schema.size * len(self.possible_agents),), np.float32)
        self._begin()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

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
            self.table.answer(seat, action if type(action) is int else _whole(action))
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

    def render(self) -> str | None:
        """The board as the agent to move sees it."""
        board = self.table.drawn(self.seat_of.get(self.agent_selection))
        if self.render_mode == "ansi":
            return board
        if self.render_mode == "human":
            print(board)  # noqa: T201 - that is what this mode is for
        return None

    def close(self) -> None:
        """Nothing is open."""

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

    def clone(self) -> AgentsInTurn:
        """Another environment that goes on from here by itself."""
        made = type(self).__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.table = self.table.clone()
        made.set_state(self.get_state())
        return made


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


def _whole(action: object) -> Any:
    """A number as NumPy has them; anything else is left for the table to refuse."""
    return int(action) if isinstance(action, np.integer) else action
