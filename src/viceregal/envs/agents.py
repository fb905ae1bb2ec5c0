"""What both kinds of environments for PettingZoo have: the agents of a table, their spaces, and copies of it all."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final, Self

import numpy as np
from gymnasium import spaces

from viceregal.envs.spaces import RENDER_MODES, check_choices, seen_space, shown
from viceregal.envs.table import Table, schema_of, set_up

SEEDS: Final = 2**32


class Agents:
    """A game whose seats are agents: `player_0`, `player_1` and so on.

    `illegal`: what a number that is not allowed does: `raise` refuses it with BadAction and changes nothing, `lose`
    ends the game, and the others have won.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}
    name: ClassVar = "{game}_v{version}"
    usually: ClassVar = "raise"  # what `illegal` is where nothing is said
    waiting: ClassVar = 0  # numbers besides those of the game: who is not asked may have to wait

    def __init__(  # noqa: PLR0913 - what can be chosen for a table, by name
        self,
        game: str,
        seats: int | None = None,
        edition: str = "",
        options: dict[str, Any] | None = None,
        *,
        observation: str = "flat",
        reward: str = "win",
        illegal: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_choices(observation, illegal, render_mode)
        schema = schema_of(game, set_up(game, seats, edition, options))
        self.table = Table(schema, game, reward)
        self.metadata = {**self.metadata, "name": self.name.format(game=game, version=schema.version)}
        self.observation, self.render_mode = observation, render_mode
        self.illegal = illegal or self.usually
        self.seat_of = {f"player_{seat}": seat for seat in self.table.players}
        self.possible_agents = list(self.seat_of)
        self.agents: list[str] = []
        numbers = schema.numbers.size + self.waiting
        self.observation_spaces = {
            agent: seen_space(schema, observation, numbers) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self._seated()

    def _seated(self) -> None:
        """What else is made when the agents are known."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def looking(self) -> int | None:
        """The seat that the board is drawn for; None draws what everybody sees."""
        return None

    def render(self) -> str | None:
        return shown(self.table.drawn(self.looking()), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    @abstractmethod
    def get_state(self) -> Any:
        """All that `set_state` needs to go back to here."""

    @abstractmethod
    def set_state(self, state: Any) -> None:
        """Go on from where `get_state` was asked."""

    def clone(self) -> Self:
        """Another environment that goes on from here by itself."""
        made = type(self).__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.table = self.table.clone()
        made.set_state(self.get_state())
        return made


def whole(action: object) -> Any:
    """A number as NumPy has them; anything else is left for the table to refuse."""
    return int(action) if isinstance(action, np.integer) else action
