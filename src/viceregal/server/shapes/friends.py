"""The shapes of friends: asked for, answered, asked to a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from viceregal.server.shapes.models import Answer, Asked, Name


class FriendWanted(Asked):
    name: Name


class FriendAnswer(Asked):
    name: Name
    agree: Annotated[bool, Field(strict=True)]


class FriendTold(Answer):
    """`game` and `phase` where they sit at a table just now; `table` if anybody may look at it."""

    name: str
    since: float
    game: str | None
    phase: Literal["open", "playing"] | None
    table: str | None


class InvitationTold(Answer):
    table: str
    game: str
    by: str
    at: float


class FriendsTold(Answer):
    """`asked`: names that this player has asked for; `asking`: who waits for an answer of this player."""

    friends: list[FriendTold]
    asked: list[str]
    asking: list[str]
    blocked: list[str]
    invitations: list[InvitationTold]


class InvitedTold(Answer):
    names: list[str]
