"""`viceregal serve`: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from viceregal.cli.flags import ENGLISH, Lang
from viceregal.extras import needs


def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="H", help="Listen here; 0.0.0.0 is the whole network.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="P",
            min=0,
            max=65535,
            show_default=False,
            help="And on this port. Default: 8420, or any that is free.",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            "--data",
            metavar="DIR",
            show_default=False,
            help="Keep the tables here. Default: the user's data folder.",
        ),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    lang: Lang = ENGLISH,
) -> None:
    """Start the web table and open it in the browser."""
    with needs("server"):
        from viceregal.server.run import run

    run(host, port, data, not no_open, lang)
