"""Gymnasium: one agent against bots of its choice."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from viceregal.core.errors import BadAction, BadSetup
from viceregal.envs.opponents import Opponents
from viceregal.envs.spaces import RENDER_MODES, Seen, check_choices, seen, seen_space, shown
from viceregal.envs.table import Table, schema_of, set_up
from viceregal.faults import PATIENCE

ANY = "any"


class AgainstBots(gymnasium.Env[Seen, np.int64]):
    """A game in which the agent sits at one seat, and bots at the others.

    `seat`: the agent's, or `any` for another one in each game, by lot. `bots`: their names, as `greedy` or
    `alphabeta:seconds=1`, for the seats after the agent's in turn; there may be fewer than seats. `limit`: the seconds
    that a bot may take for an answer, 0 for as long as it likes. `illegal`: `lose` ends the game where the agent answers
    what is not allowed, `raise` refuses it and changes nothing.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(  # noqa: PLR0913 - what can be chosen for a table, by name
        self,
        game: str,
        seats: int | None = None,
        edition: str = "",
        options: dict[str, Any] | None = None,
        *,
        seat: int | str = 0,
        bots: Sequence[str] | str = ("random",),
        observation: str = "flat",
        reward: str = "win",
        illegal: str = "lose",
        limit: float = PATIENCE,
        render_mode: str | None = None,
    ) -> None:
        check_choices(observation, illegal, render_mode)
        schema = schema_of(game, set_up(game, seats, edition, options))
        self.table = Table(schema, game, reward)
        if seat != ANY and seat not in self.table.players:
            raise BadSetup(
                f"the agent cannot sit at {seat!r}: the seats are {self.table.players}, or {ANY!r}"
            )
        self.seat = self.table.players[0] if seat == ANY else int(seat)
        self.wanted_seat = seat
        self.opponents = Opponents([bots] if isinstance(bots, str) else list(bots), game, limit)
        self.observation, self.illegal, self.render_mode = observation, illegal, render_mode
        self.told_the_end = False
        self.observation_space = seen_space(schema, observation, schema.numbers.size)
        self.action_space = spaces.Discrete(schema.numbers.size)

    # Playing ----------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game. `options` may say `seat`, for this game."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**32))
        wanted = (options or {}).get("seat", self.wanted_seat)
        if wanted == ANY:
            self.seat = int(self.np_random.choice(self.table.players))
        elif wanted in self.table.players:
            self.seat = int(wanted)
        else:
            raise BadSetup(f"the agent cannot sit at {wanted!r}: the seats are {self.table.players}")
        self.told_the_end = False
        self.table.deal(number)
        self.opponents.sit_down(self.table, self.seat, number)
        self.opponents.play_until(self.table, self.seat)
        return self._seen(), self._info()

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer. Where one has lost before the agent was asked, the first step says so."""
        table = self.table
        if self.told_the_end or not table.over():
            self._answer(action)
        over = table.over()
        broken = bool(table.fault) and table.lost < 0
        reward = table.returns()[self.seat] if over else 0.0
        self.told_the_end = over
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over and not broken, broken, self._info()

    def _answer(self, action: int | np.int64) -> None:
        table = self.table
        try:
            table.answer(self.seat, int(action) if isinstance(action, np.integer) else action)
        except BadAction as error:
            if self.illegal == "raise" or table.over():
                raise
            table.lose(self.seat, f"the agent: {error}")
        self.opponents.play_until(table, self.seat)

    def _seen(self) -> Seen:
        return seen(self.table, self.seat, self.observation, self.table.mask(self.seat))

    def _info(self) -> dict[str, Any]:
        """A fault, where there is one: who did what, and in which line."""
        info: dict[str, Any] = {"seat": self.seat}
        if self.table.fault:
            info["fault"] = self.table.fault
        return info

    def action_masks(self) -> Any:
        """The mask as the libraries ask for it that know masked policies."""
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> Any:
        return shown(self.table.drawn(self.seat), self.render_mode)

    # Keeping and going back -------------------------------------------------------------------------------------

    def get_state(self) -> tuple[Any, ...]:
        """All that the environment is now, the bots and what they remember included."""
        course = self.seat, self.told_the_end
        return self.table.snapshot(), course, self.opponents.kept(), pickle.dumps(self.np_random)

    def set_state(self, state: tuple[Any, ...]) -> None:
        kept, (self.seat, self.told_the_end), bots, source = state
        self.table.restore(kept)
        self.opponents.restore(bots)
        self.np_random = pickle.loads(source)

    def clone(self) -> AgainstBots:
        """Another environment that goes on from here by itself."""
        made = type(self).__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.table = self.table.clone()
        made.opponents = Opponents(self.opponents.specs, self.opponents.key, self.opponents.limit)
        made.set_state(self.get_state())
        return made
