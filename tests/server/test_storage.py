"""The storage: migrations, appends of many tables at once, and who is first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select

from tests.server.serving import PATIENCE
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.settings import Settings
from viceregal.server.shapes.models import TableWanted
from viceregal.server.storage import database, in_one_step, schema
from viceregal.server.storage.store import Conflict, _insert, append_of
from viceregal.server.tables import seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import again as once_more
from viceregal.server.tables.new_table import settings_of
from viceregal.server.tables.summary import summary_of
from viceregal.server.tables.table import Table
from viceregal.server.telling.lobby import tell_summary
from viceregal.server.telling.position import tell_lines, tell_position
from viceregal.server.telling.replay import record_of

ANIA = Actor("ania", "Ania")
LATER = 4e9  # than any test is run
DATABASE_URL = ""  # SQLite in the folder; `test_on_postgres` sets another


def with_services(folder: Path, course: Callable[[Services], Awaitable[None]]) -> None:
    """Services without a network, at work."""

    async def run() -> None:
        services = Services(Settings(folder, database_url=DATABASE_URL, workers=1, test_seed="tests"))
        await services.start()
        try:
            await course(services)
        finally:
            await services.stop()

    asyncio.run(run())


async def new_table(services: Services, **wanted: Any) -> Table:
    body = {"game": "hand-of-the-king", "seats": [{"kind": "me"}, {"kind": "here"}], **wanted}
    settings = settings_of(TableWanted.model_validate(body), ANIA, "tests")
    return await services.rooms.create(ANIA, lambda commands: seating.create(commands, settings))


def any_move(commands: Commands, choice: Random) -> int:
    table = commands.table
    assert table.match is not None
    seat = table.asked[0]
    action = choice.choice(table.match.legal(seat))
    return commands.move(f"m{table.seq}", seat, table.questions[seat].number, [action])


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), schema.metadata)
        return found

    def back_to_nothing(connection: Connection) -> list[str]:
        config = Config()
        config.set_main_option("script_location", str(database.MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        return inspect(connection).get_table_names()

    async def run() -> None:
        engine = database.connect(f"sqlite+aiosqlite:///{tmp_path / 'new' / 'tables.sqlite'}")
        await database.migrate(engine)
        await database.migrate(engine)  # a second time changes nothing
        async with engine.begin() as connection:
            assert await connection.run_sync(differences) == []
            assert await connection.run_sync(back_to_nothing) == ["alembic_version"]
        await engine.dispose()

    asyncio.run(run())


def test_a_table_read_from_its_log_is_the_table(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        table, choice = await new_table(services), Random(4)
        while table.phase != "over":
            await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, choice))
            again = Table(table.id)
            for entry in await services.store.entries(table.id):
                again.apply(entry)
            assert again.entries == table.entries
            assert again.match is not None and table.match is not None
            assert again.match.position() == table.match.position()
            assert {seat: asked.number for seat, asked in again.questions.items()} == {
                seat: asked.number for seat, asked in table.questions.items()
            }

    with_services(tmp_path, course)


def test_what_is_stored_in_one_step_is_what_is_stored_row_by_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By one statement for many moves, or by one for each: on a SQLite that has grown old."""
    monkeypatch.setattr(in_one_step, "MAX_VALUES", 40)  # some go with the first statement, some with the next
    stored: list[tuple[list[Any], list[Any]]] = []

    async def course(services: Services) -> None:
        tables = [await new_table(services) for _ in range(7)]
        appends = []
        for number, table in enumerate(tables):
            later = LATER + number / 7
            commands = Commands(table, ANIA, later + 1 / 3, at=later)
            for _ in range(number + 1):
                any_move(commands, Random(number))
            commands.say("said", 0, "žluť „é“\n🂡", private=False)
            appends.append(append_of(table, commands.new, {}))
        await services.store.write(lambda connection: _insert(connection, appends))
        numbers = {table.id: number for number, table in enumerate(tables)}

        def look(connection: Connection) -> tuple[list[Any], list[Any]]:
            e, t = schema.entries.c, schema.tables.c
            entries = connection.execute(select(e).where(e.at >= LATER).order_by(e.table_id, e.seq))
            moved = (t.phase, t.seq, t.updated_at, t.deadline, t.bot_due, t.card, t.public)
            heads = connection.execute(select(t.id, *moved))
            return (
                sorted([(numbers[row[0]], *row[1:]) for row in entries], key=lambda row: row[:2]),
                sorted([(numbers[row[0]], *row[1:]) for row in heads], key=lambda row: row[0]),
            )

        stored.append(await services.store.read(look))

    for number, is_possible in enumerate([True, False]):
        monkeypatch.setattr(in_one_step, "IS_POSSIBLE", is_possible)
        with_services(tmp_path / str(number), course)
    (entries, heads), row_by_row = stored
    assert (entries, heads) == row_by_row
    assert len(entries) >= 7 + 7 * 8 // 2 and [row[2] for row in heads] == [
        max([seq for number, seq, *_ in entries if number == which]) for which in range(7)
    ]


def test_appends_of_many_tables_share_a_transaction(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        tables = [await new_table(services) for _ in range(40)]
        transactions = 0
        commit = services.store._commit_or_split

        async def counted(batch: list[Any]) -> None:
            nonlocal transactions
            transactions += 1
            await commit(batch)

        services.store._commit_or_split = counted  # type: ignore[method-assign]
        choice = Random(1)
        moves = [
            services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, choice)) for table in tables
        ]
        await asyncio.gather(*moves)
        assert transactions < 10

    with_services(tmp_path, course)


def test_who_comes_second_thinks_again_and_spoils_nothing_for_others(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        one, other = await new_table(services), await new_table(services)
        behind = Table(one.id)
        for entry in await services.store.entries(one.id):
            behind.apply(entry)
        await services.rooms.do(one.id, ANIA, lambda commands: any_move(commands, Random(1)))

        late = Commands(behind, ANIA, 0.0)
        any_move(late, Random(2))
        good = Commands(other, ANIA, 0.0)
        any_move(good, Random(3))
        results = await asyncio.gather(
            services.store.append(append_of(behind, late.new, {})),
            services.store.append(append_of(other, good.new, {})),
            return_exceptions=True,
        )
        assert isinstance(results[0], Conflict) and results[1] is None
        assert (await services.store.heads([one.id, other.id])) == {one.id: one.seq, other.id: other.seq}

    with_services(tmp_path, course)


def test_a_table_of_rules_that_are_gone_ends_as_it_stood(tmp_path: Path) -> None:
    """It is read and told with its points; nobody plays on, nobody is sent away for ever, and nothing is written."""

    async def course(services: Services) -> None:
        table = await new_table(services, public=True)
        for _ in range(6):
            await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, Random(1)))
        points, stored = list(table.match.scores()), await services.store.entries(table.id)  # type: ignore[union-attr]
        settings = {**stored[0].data, "version": 0}
        await services.store.rewrite(table.id, [replace(stored[0], data=settings)], {})
        await services.store.set_card(table.id, {**summary_of(table).to_plain(), "settings": settings})
        services.rooms.rooms.clear()

        async with services.rooms.reading(table.id) as (_, read):
            assert (read.phase, read.frozen, read.asked, read.seq) == ("over", True, (), table.seq)
            told = tell_summary(summary_of(read), "pl", [])
            assert (told["outcome"]["reason"], told["outcome"]["scores"]) == ("rules", points)
            lines = tell_lines(read, 0, "pl", 0)
            assert len(lines) == table.seq and all(line["words"] for line in lines)
            assert tell_position(read, 0, "pl", 0.0)["view"] is None
        with pytest.raises(Problem, match="is over"):
            await services.rooms.do(table.id, ANIA, lambda commands: commands.must_play(0))
        [listed] = await services.store.lobby(phase=None, game=None, player=None, before=None, limit=5)
        assert (listed.phase, listed.asked, listed.outcome) == ("over", [], told["outcome"] | {"sheet": []})
        assert await services.store.heads([table.id]) == {table.id: table.seq}

    with_services(tmp_path, course)


@pytest.mark.parametrize("game", ["hand-of-the-king", "viceroy"])
def test_a_table_goes_on_by_the_rules_it_was_opened_with(tmp_path: Path, game: str) -> None:
    """As it was stored when those were the newest: without the options that came later. A rematch is a new game."""

    async def course(services: Services) -> None:
        table = await new_table(services, game=game)
        entries = await services.store.entries(table.id)
        newest = table.game.facts.version
        assert entries[0].data["version"] == newest > 1
        old = {"version": 1, "options": dict(table.game.setup(2, version=1).values)}
        again = Table(table.id)
        again.apply(replace(entries[0], data={**entries[0].data, **old}))
        for entry in entries[1:]:
            again.apply(entry)
        assert again.match is not None and again.match.setup.version == 1
        assert again.view(0)["version"] == 1
        assert "\nversion: 1\n" in record_of(again, ("Ania", "Bartek"))
        rematch = once_more(again, None)
        assert (rematch["version"], rematch["options"]) == (newest, dict(table.game.setup(2).values))

    with_services(tmp_path, course)


def test_the_log_does_not_grow_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viceregal.server.tables.commands.MAX_ENTRIES", 12)

    async def course(services: Services) -> None:
        table = await new_table(services)
        with pytest.raises(Problem, match="full"):
            for number in range(20):
                await services.rooms.do(
                    table.id, ANIA, lambda commands, n=number: commands.say(f"s{n}", 0, "again", False)
                )
        await services.rooms.do(table.id, ANIA, lambda commands: any_move(commands, Random(1)))

    with_services(tmp_path, course)


def test_nobody_comes_and_goes_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a full log the seats can be taken, so that the game begins; they are not left again."""
    monkeypatch.setattr("viceregal.server.tables.commands.MAX_ENTRIES", 6)
    table = Table("full")
    commands, body = Commands(table, ANIA, 1.0), {"game": "hand-of-the-king", "seats": [{"kind": "open"}] * 2}
    seating.create(commands, settings_of(TableWanted.model_validate(body), ANIA, "tests"))
    with pytest.raises(Problem, match="full"):
        for _ in range(20):
            seating.take(commands, 0, "Ania", "vs_a")
            seating.leave(commands, 0)
    seating.take(commands, 1, "Ania", "vs_b")
    assert table.phase == "playing"


def test_no_bot_is_put_in_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("viceregal.server.tables.commands.MAX_ENTRIES", 12)
    table = Table("full")
    commands = Commands(table, ANIA, 1.0)
    body = {"game": "hand-of-the-king", "seats": [{"kind": "me"}, {"kind": "here"}], "hints": True}
    seating.create(commands, settings_of(TableWanted.model_validate(body), ANIA, "tests"))
    with pytest.raises(Problem, match="full"):
        for _ in range(20):
            seating.give_to_bot(commands, 0, "random")
            seating.come_back(commands, 0, "vs_again")
    assert not table.places[0].level  # who was away has come back all the same


def test_tables_that_nobody_asks_for_are_forgotten(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        table = await new_table(services)
        assert table.id in services.rooms.rooms
        services.rooms.rooms[table.id].used_at -= 10_000
        services.rooms.forget_idle()
        assert table.id not in services.rooms.rooms
        async with services.rooms.reading(table.id) as (_, again):
            assert again is not table and again.entries == table.entries

    with_services(tmp_path, course)


def test_a_bot_that_breaks_down_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> str:
        raise RuntimeError("the bot has broken down")

    async def course(services: Services) -> None:
        monkeypatch.setattr(services.minds, "think", broken)
        bots = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
        table = await new_table(services, seats=bots)
        deadline = time.monotonic() + PATIENCE
        while table.phase != "over":
            assert time.monotonic() < deadline, "the table does not go on"
            await asyncio.sleep(0.05)

    with_services(tmp_path, course)
