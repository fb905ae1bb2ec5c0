"""The spaces of an environment: what an agent sees and what it can answer, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from viceregal.core.errors import BadSetup
from viceregal.envs.schemas import Schema
from viceregal.envs.table import Mask, Table

OBSERVATIONS: Final = ("flat", "nested")
ILLEGAL: Final = ("raise", "lose")
RENDER_MODES: Final = ("human", "ansi")
Seen = dict[str, Any]


def told_space(schema: Schema, observation: str) -> spaces.Space[Any]:
    """Of what is told: one vector of numbers from 0 to 1, or a block of small numbers for each name."""
    if observation == "flat":
        return spaces.Box(0.0, 1.0, (schema.size,), np.float32)
    return spaces.Dict(
        {block.name: spaces.Box(0, max(block.most, 1), block.shape, np.uint8) for block in schema.blocks}
    )


def seen_space(schema: Schema, observation: str, numbers: int) -> spaces.Dict:
    """The same, with the mask of the numbers that can be answered now."""
    mask = spaces.Box(0, 1, (numbers,), np.int8)
    return spaces.Dict({"observation": told_space(schema, observation), "action_mask": mask})


def seen(table: Table, seat: int, observation: str, mask: Mask) -> Seen:
    told = table.flat(seat) if observation == "flat" else table.nested(seat)
    return {"observation": told, "action_mask": mask}


def check_choices(observation: str, illegal: str | None, render_mode: str | None) -> None:
    """What every environment lets choose besides the table."""
    check("observation", observation, OBSERVATIONS)
    check("illegal", illegal, ILLEGAL)
    check("render_mode", render_mode, RENDER_MODES)


def shown(board: str, render_mode: str | None) -> str | None:
    """A board as a mode of rendering wants it."""
    if render_mode == "ansi":
        return board
    if render_mode == "human":
        print(board)  # noqa: T201 - that is what this mode is for
    return None


def check(name: str, value: str | None, known: tuple[str, ...]) -> None:
    """BadSetup where an environment is asked for what it has not."""
    if value is not None and value not in known:
        raise BadSetup(f"{name}: {value!r} is none of {', '.join(known)}")
