"""Careers, tournaments and what was learnt once more, on PostgreSQL: the same courses as on SQLite, each in a database of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from tests.server import test_learnt, test_record, test_storage, test_tournaments
from tests.server.storages import Postgres

Course = Callable[[Path], None]
COURSES: list[Course] = [
    test_record.test_what_came_of_a_game_is_kept_once_with_its_ratings,
    test_record.test_games_that_ended_before_are_made_up_for,
    test_record.test_giving_up_is_a_loss_and_ending_by_consent_is_none,
    test_tournaments.test_a_whole_round_robin_of_people_and_a_bot,
    test_tournaments.test_a_whole_swiss_tournament_with_a_late_entry_a_bye_and_one_who_leaves,
    test_tournaments.test_what_a_server_had_begun_another_goes_on_with,
    test_tournaments.test_an_account_that_goes_leaves_its_tournaments_and_no_name_in_them,
    test_tournaments.test_of_two_processes_one_writes_first_and_the_other_thinks_again,
    test_tournaments.test_old_ones_are_removed_with_all_that_is_theirs,
    test_learnt.test_it_goes_with_the_account_and_two_may_say_it_at_once,
]
_databases = count()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres().start()
    yield running
    running.stop()


async def make_database(postgres: Postgres, name: str) -> None:
    connection = await asyncpg.connect(postgres.url.replace("+asyncpg", ""))
    await connection.execute(f'CREATE DATABASE "{name}"')
    await connection.close()


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.__name__.removeprefix("test_"))
def test_as_on_sqlite(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, course: Course
) -> None:
    name = f"course{next(_databases)}"
    asyncio.run(make_database(postgres, name))
    monkeypatch.setattr(test_storage, "DATABASE_URL", postgres.url.rpartition("/")[0] + f"/{name}")
    course(tmp_path)
