"""Who asks for something at a table: a player with the seats it holds, the key to one seat, or nobody known."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Actor:
    """`only` is the seat that a seat token opens: then no other seat of the player counts."""

    player: str | None = None
    name: str = ""
    only: int | None = None
    account: bool = False
    program: bool = False  # a program plays in the player's name: it does not change who that is


ANYBODY = Actor()
