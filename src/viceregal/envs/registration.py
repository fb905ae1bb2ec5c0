"""The names by which Gymnasium makes our environments: `viceregal/<game>-v0` for every game that brings a schema."""

from __future__ import annotations

import gymnasium

from viceregal import games

MAKER = "viceregal.envs.against_bots:AgainstBots"


def gym_id(key: str) -> str:
    return f"viceregal/{key}-v0"


def register_all() -> None:
    """Register every game that is known by now; those that are known already stay as they are."""
    for key in games.GAMES:
        if gym_id(key) not in gymnasium.registry:
            gymnasium.register(gym_id(key), MAKER, kwargs={"game": key}, order_enforce=True)
