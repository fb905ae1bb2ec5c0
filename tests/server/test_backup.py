"""Backups: made while moves come in, put back with all of them; for PostgreSQL by its own means. Upgrades with data."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, text

from tests.cli.command import refused, run
from tests.server.storages import Postgres, program
from tests.server.test_storage import ANIA, any_move, new_table, with_services
from viceregal.server.services import Services
from viceregal.server.settings import Settings
from viceregal.server.storage import database
from viceregal.server.storage.backup import NoBackup, back_up, restore
from viceregal.server.tables.table import Table

FIRST_RELEASE = Path(__file__).parent / "data" / "first_schema.sql"
MOVES = 20


async def playing(services: Services, moves: int = MOVES) -> Table:
    table, choice = await new_table(services, public=True), Random(1)
    for _ in range(moves):
        if table.phase == "playing":
            await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, choice))
    return table


def test_a_backup_of_a_running_server_holds_every_move_and_can_be_restored(tmp_path: Path) -> None:
    kept: dict[str, int] = {}
    file = tmp_path / "backup.sqlite"

    async def evening(services: Services) -> None:
        table = await playing(services)
        assert (
            tmp_path / "live" / "tables.sqlite-wal"
        ).stat().st_size > 0  # where a copied file has nothing of it
        assert back_up(tmp_path / "live" / "tables.sqlite", file) == 1
        kept[table.id] = table.seq
        with pytest.raises(NoBackup, match="stop it first"):
            restore(tmp_path / "live" / "tables.sqlite", file)
        await playing(services)  # after the backup: gone when it is restored

    async def morning(services: Services) -> None:
        [(table_id, seq)] = kept.items()
        async with services.rooms.reading(table_id) as (_, table):
            assert table.seq == seq and table.phase == "playing"
        assert len(await services.store.lobby(phase=None, game=None, player=None, before=None, limit=9)) == 1

    with_services(tmp_path / "live", evening)
    assert restore(tmp_path / "live" / "tables.sqlite", file) == 1
    assert (tmp_path / "live" / "tables.sqlite.before").is_file()
    with_services(tmp_path / "live", morning)


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, file = ("--data", str(tmp_path / "data")), str(tmp_path / "b.sqlite")
    refused(run("backup", file, *data), "there are no tables")

    async def course(services: Services) -> None:
        await playing(services, 1)

    with_services(tmp_path / "data", course)
    assert run("backup", file, *data).lines == [f"1 table saved to {file}"]
    refused(run("backup", file, *data), "is there already")
    assert run("restore", file, *data).lines[0].startswith("1 table restored")
    (tmp_path / "other").write_bytes(b"no database at all" * 100)
    refused(run("restore", str(tmp_path / "other"), *data), "cannot be restored")
    with closing(sqlite3.connect(tmp_path / "foreign")) as foreign:
        foreign.execute("CREATE TABLE x (y)")
        foreign.commit()
    refused(run("restore", str(tmp_path / "foreign"), *data), "holds no tables of ours")
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://x@localhost/y")
    refused(run("backup", str(tmp_path / "c"), *data), "pg_dump")


def test_a_damaged_file_is_put_aside_by_a_restore(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        await playing(services, 3)

    live = tmp_path / "live" / "tables.sqlite"
    with_services(tmp_path / "live", course)
    back_up(live, tmp_path / "b.sqlite")
    live.write_bytes(b"\0" * 50_000)
    assert restore(live, tmp_path / "b.sqlite") == 1


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    running = Postgres().start()
    yield running
    running.stop()


def test_postgresql_is_dumped_and_restored_as_the_guide_says(postgres: Postgres, tmp_path: Path) -> None:
    place = ["-h", "127.0.0.1", "-p", str(postgres.port), "-U", "viceregal"]
    dump = tmp_path / "tables.dump"

    async def play(url: str) -> tuple[str, int]:
        services = Services(Settings(tmp_path, workers=1, database_url=url, test_seed="tests"))
        await services.start()
        table = await playing(services, 5)
        await services.stop()
        return table.id, table.seq

    async def read(url: str, table_id: str) -> int:
        services = Services(Settings(tmp_path, workers=1, database_url=url, test_seed="tests"))
        await services.start()
        async with services.rooms.reading(table_id) as (_, table):
            seq = table.seq
        await services.stop()
        return seq

    table_id, seq = asyncio.run(play(postgres.url))
    environment = {**os.environ, "PGPASSWORD": ""}
    for command in (
        [program("pg_dump"), *place, "-Fc", "-f", str(dump), "postgres"],
        [program("createdb"), *place, "again"],
        [program("pg_restore"), *place, "-d", "again", str(dump)],
    ):
        subprocess.run(command, check=True, env=environment, capture_output=True)
    assert asyncio.run(read(postgres.url.replace("/postgres", "/again"), table_id)) == seq


def test_tables_of_the_first_schema_go_on_after_an_upgrade(tmp_path: Path) -> None:
    """A file as the first version wrote it, with a player, a token, and a game that was going on."""
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(FIRST_RELEASE.read_text(encoding="utf-8"))
        old.commit()
        [(table_id, seq)] = old.execute("SELECT id, seq FROM tables").fetchall()
        [(player,)] = old.execute("SELECT id FROM players").fetchall()
    shutil.copy(file, tmp_path / "kept.sqlite")

    def version(connection: Connection) -> str:
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())

    async def course(services: Services) -> None:
        async with services.engine.connect() as connection:
            assert await connection.run_sync(version) == newest()
        async with services.rooms.reading(table_id) as (_, table):
            assert (table.seq, table.phase) == (seq, "playing")
            holder = table.places[0].player
        assert holder == player
        from viceregal.server.tables.actor import Actor

        await services.rooms.do(table_id, Actor(player), lambda commands: any_move(commands, Random(2)))
        assert (await services.store.heads([table_id]))[table_id] > seq
        assert (await services.identity.player(player)) is not None

    with_services(tmp_path, course)


def newest() -> str:
    versions = sorted((database.MIGRATIONS / "versions").glob("v*.py"))
    return versions[-1].name[1:5]
