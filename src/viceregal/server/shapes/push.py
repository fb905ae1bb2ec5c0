"""The shapes of notices by push services."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from viceregal.server.push.endpoints import LONGEST
from viceregal.server.shapes.models import Answer, Asked

Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST)]


class PushTold(Answer):
    """The public key of this server, with which a browser subscribes; null if it sends no notices."""

    key: str | None


class PushWanted(Asked):
    """What the browser says of its subscription: `endpoint`, and its `keys` as base64url."""

    endpoint: Endpoint
    p256dh: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    auth: Annotated[str, StringConstraints(min_length=1, max_length=40)]
