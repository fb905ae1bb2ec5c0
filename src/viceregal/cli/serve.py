"""`viceregal serve`: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from viceregal.cli.flags import ENGLISH, Lang
from viceregal.extras import needs


def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="H", help="Address to listen on; 0.0.0.0 means the whole network."),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="P",
            min=0,
            max=65535,
            show_default=False,
            help="Port to listen on. Default: 8420, or any free one.",
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(
            "--data",
            metavar="FOLDER",
            show_default=False,
            help="Where the tables are kept. Default: your data folder.",
        ),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
    lang: Lang = ENGLISH,
) -> None:
    """Start the web table and open it in the browser."""
    with needs("server"):
        from viceregal.server.run import run

    run(host, port, data, not no_open, lang)
