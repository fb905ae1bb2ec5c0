"""Environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel, of every game that brings a schema.

    >>> from viceregal import envs
    >>> env = envs.aec("hand-of-the-king", seats=2)
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.last()[0]["action_mask"].sum()
    ('player_1', np.int64(7))

`aec` and `parallel` make environments for PettingZoo, `single` one for Gymnasium, which knows it by the name
`viceregal/<game>-v0` too, `open_spiel` a game for OpenSpiel. `schema` describes what is told and what is answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from viceregal.extras import needs

with needs("envs"):
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401  (named here so that a missing one names the extra)
    import pettingzoo  # noqa: F401

if TYPE_CHECKING:
    from viceregal.envs.against_bots import AgainstBots
    from viceregal.envs.at_once import AgentsAtOnce
    from viceregal.envs.in_turn import AgentsInTurn
    from viceregal.envs.schemas import Schema

__all__ = ["aec", "open_spiel", "parallel", "register", "schema", "single"]


def aec(game: str, seats: int | None = None, edition: str = "", **chosen: Any) -> AgentsInTurn:
    """A PettingZoo environment, one agent after the other. See `viceregal.envs.agents.Agents` for what can
    be chosen."""
    from viceregal.envs.in_turn import AgentsInTurn

    return AgentsInTurn(game, seats, edition, **chosen)


def parallel(game: str, seats: int | None = None, edition: str = "", **chosen: Any) -> AgentsAtOnce:
    """A PettingZoo environment in which all who are asked answer in the same step. See there, too."""
    from viceregal.envs.at_once import AgentsAtOnce

    return AgentsAtOnce(game, seats, edition, **chosen)


def single(game: str, seats: int | None = None, edition: str = "", **chosen: Any) -> AgainstBots:
    """A Gymnasium environment: one agent against bots. See `AgainstBots`."""
    from viceregal.envs.against_bots import AgainstBots

    return AgainstBots(game, seats, edition, **chosen)


def open_spiel(game: str, seats: int | None = None, edition: str = "", **chosen: Any) -> Any:
    """A game for OpenSpiel, which the extra `spiel` brings."""
    from viceregal.envs.spiel import loaded

    return loaded(game, seats, edition, **chosen)


def schema(
    game: str, seats: int | None = None, edition: str = "", options: dict[str, Any] | None = None
) -> Schema:
    """What is told at such a table and how it is answered: its blocks and its numbers."""
    from viceregal.envs.table import schema_of, set_up

    return schema_of(game, set_up(game, seats, edition, options))


def register() -> None:
    """Make every game known to Gymnasium, those that were loaded since the import included."""
    from viceregal.envs.registration import register_all

    register_all()


register()
