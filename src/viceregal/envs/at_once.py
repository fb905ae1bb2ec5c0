"""PettingZoo, all agents at once: for games in which several answer in secret at the same time.

Whoever is not asked waits: that is the last number, and the only one that the mask allows then.
"""

from __future__ import annotations

from secrets import randbelow
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from viceregal.core.errors import BadAction
from viceregal.envs.in_turn import SEEDS
from viceregal.envs.spaces import ILLEGAL, OBSERVATIONS, RENDER_MODES, Seen, check, seen, seen_space
from viceregal.envs.table import Mask, Snapshot, Table, schema_of, set_up

Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class AgentsAtOnce(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as PettingZoo plays it in parallel: everybody who is asked answers in the same step."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}

    def __init__(  # noqa: PLR0913 - what can be chosen for a table, by name
        self,
        game: str,
        seats: int | None = None,
        edition: str = "",
        options: dict[str, Any] | None = None,
        *,
        observation: str = "flat",
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        check("observation", observation, OBSERVATIONS)
        check("illegal", illegal, ILLEGAL)
        check("render_mode", render_mode, RENDER_MODES)
        schema = schema_of(game, set_up(game, seats, edition, options))
        self.table = Table(schema, game, reward)
        self.metadata = {**self.metadata, "name": f"{game}_parallel_v{schema.version}"}
        self.observation, self.illegal, self.render_mode = observation, illegal, render_mode
        self.wait = schema.numbers.size
        self.possible_agents = [f"player_{seat}" for seat in self.table.players]
        self.seat_of = {f"player_{seat}": seat for seat in self.table.players}
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: seen_space(schema, observation, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

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
        answers = {agent: _whole(actions.get(agent, self.wait)) for agent in self.agents}
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

    def render(self) -> Any:
        board = self.table.drawn()
        if self.render_mode == "ansi":
            return board
        if self.render_mode == "human":
            print(board)  # noqa: T201 - that is what this mode is for
        return None

    def close(self) -> None:
        """Nothing is open."""

    def get_state(self) -> tuple[Snapshot, list[str]]:
        """All that the environment is now, to be kept and put back by `set_state`."""
        return self.table.snapshot(), self.agents[:]

    def set_state(self, state: tuple[Snapshot, list[str]]) -> None:
        self.table.restore(state[0])
        self.agents = state[1][:]

    def clone(self) -> AgentsAtOnce:
        """Another environment that goes on from here by itself."""
        made = type(self).__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.table = self.table.clone()
        made.agents = self.agents[:]
        return made


def _whole(action: Any) -> Any:
    return int(action) if isinstance(action, np.integer) else action
