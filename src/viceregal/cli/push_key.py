"""`viceregal push-key`: a key with which a server sends notices."""

from __future__ import annotations

from typing import Annotated

import typer

from viceregal.extras import needs


def push_key(
    env: Annotated[
        bool, typer.Option("--env", help="Print it as a line for a file of environment variables.")
    ] = False,
) -> None:
    """Make a key for sending notices from the web table."""
    with needs("server"):
        from viceregal.server.push.encryption import new_key

    print(f"VICEREGAL_PUSH_KEY={new_key()}" if env else new_key())
