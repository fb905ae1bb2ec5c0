"""`viceregal backup` and `viceregal restore`: the tables of the web table, as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from viceregal.cli.complaints import USE_PG_DUMP
from viceregal.cli.flags import ENGLISH, Lang
from viceregal.cli.output import tell
from viceregal.core.errors import ViceregalError
from viceregal.extras import needs

DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FOLDER",
        show_default=False,
        help="Where the tables are kept. Default: your data folder.",
    ),
]


class NotSqlite(ViceregalError):
    """The tables are in PostgreSQL, which has means of its own."""


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False, help="The file to write.")],
    data: DataFolder = None,
    lang: Lang = ENGLISH,
) -> None:
    """Back up the tables of the web table, while it runs or not."""
    with needs("server"):
        from viceregal.server.storage.backup import back_up
    from viceregal.i18n import speak

    tables = back_up(_database(data), file)
    tell(speak(lang).say_n("backup.done", tables, file=file))


def restore(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", show_default=False, help="A file written by `viceregal backup`.")
    ],
    data: DataFolder = None,
    lang: Lang = ENGLISH,
) -> None:
    """Restore the tables from a backup.

    Stop the web table first.
    """
    with needs("server"):
        from viceregal.server.storage.backup import restore as put_back
    from viceregal.i18n import speak

    tables = put_back(_database(data), file)
    tell(speak(lang).say_n("backup.restored", tables))


def _database(data: Path | None) -> Path:
    from viceregal.server.settings import from_environment

    settings = from_environment(data=data)
    if not settings.database.startswith("sqlite"):
        raise NotSqlite(USE_PG_DUMP)
    return Path(settings.database.split("///", 1)[1])
