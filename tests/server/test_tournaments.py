"""Tournaments on the server: whole ones, with people and bots; what a killed server had begun goes on; nothing else gets in."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.server.finished import given_up
from tests.server.serving import PATIENCE
from tests.server.test_storage import with_services
from tests.server.tournament_play import account, enter, opened, play_round, seat, started, until_round
from viceregal.server.live.erasing import erase
from viceregal.server.live.tournaments import Tournaments
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.shapes.tournaments import TournamentWanted
from viceregal.server.storage import schema
from viceregal.server.storage.tournaments import TournamentShelf
from viceregal.server.tables import ending, seating, votes
from viceregal.server.tables.actor import ANYBODY, Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import again as once_more
from viceregal.server.tables.summary import Summary, without_result
from viceregal.server.tables.table import Place
from viceregal.server.tables.tournament_table import score_of, tournament_settings
from viceregal.server.telling.tournaments import tell_tournament
from viceregal.tournaments.games import Score
from viceregal.tournaments.tournament import Tournament

LEVEL = "random"


async def three(services: Services) -> tuple[Actor, Actor, Actor]:
    return (
        await account(services, "Ania"),
        await account(services, "Olek"),
        await account(services, "Hela"),
    )


def test_a_whole_round_robin_of_people_and_a_bot(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        players = await three(services)
        cup = await opened(services, players[0], *players, fill=LEVEL)
        await started(services, cup, players[0])
        for number in (1, 2, 3):
            tournament = await until_round(services, cup, number)
            assert len(tournament.rounds) == number and tournament.phase == "playing"
            await play_round(services, cup, *players, seed=number)
        tournament = await until_round(services, cup, 4)
        assert tournament.phase == "over" and not tournament.cancelled
        met = Counter(frozenset(game.pairing.both) for game in tournament.games)
        assert len(met) == 6 and set(met.values()) == {1}
        assert sum(each.halves for each in tournament.standings()) == 12
        assert {game.score.why for game in tournament.games if game.score is not None} == {"finished"}
        for game, table_id in zip(tournament.games, tables_of(tournament), strict=True):
            summary = await services.store.summary(table_id)
            assert summary is not None and score_of(summary) == game.score

    with_services(tmp_path, course)


def tables_of(tournament: Tournament) -> list[str]:
    return [str(board.table) for boards in tournament.rounds for board in boards]


def test_a_whole_swiss_tournament_with_a_late_entry_a_bye_and_one_who_leaves(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, olek, hela = await three(services)
        cup = await opened(services, ania, ania, olek, system="swiss", rounds=3, late=2)
        await services.tournaments.do(cup, lambda desk: desk.add_bot(ania.player, LEVEL))
        await services.tournaments.do(cup, lambda desk: desk.add_bot(ania.player, LEVEL))
        await started(services, cup, ania)
        await enter(services, cup, hela)
        await play_round(services, cup, ania, olek, hela)
        second = await until_round(services, cup, 2)
        assert len({number for board in second.last_round for number in board.game.pairing.both}) == 5
        with pytest.raises(Problem, match="has begun"):
            await enter(services, cup, await account(services, "Zofia"))
        await services.tournaments.do(cup, lambda desk: desk.leave(olek.player))
        await play_round(services, cup, ania, olek, hela)
        tournament = await until_round(services, cup, 3)
        left = next(each for each in tournament.entrants.values() if each.player == olek.player)
        assert left.left and not any(board.game.is_of(left.number) for board in tournament.last_round)
        await play_round(services, cup, ania, hela)
        tournament = await until_round(services, cup, 4)
        assert tournament.phase == "over"
        why = Counter(game.score.why for game in tournament.games if game.score is not None)
        assert why["bye"] == 1 and why["finished"] == 6
        assert len(tournament.standings()) == 5

    with_services(tmp_path, course)


def test_what_a_server_had_begun_another_goes_on_with(tmp_path: Path) -> None:
    """It is gone at each step in turn: after the start, before tables are made; with games over, before they are scored."""

    async def first(services: Services) -> None:
        ania, olek, hela = await three(services)
        cup = await opened(services, ania, ania, olek, hela)
        # Nothing goes on by itself: as if killed after each deed was stored.
        services.tournaments.stopping = True
        await started(services, cup, ania)
        assert await services.store.summary(tables_of(await services.tournaments.read(cup))[0]) is None

    async def second(services: Services) -> None:
        [cup] = await services.tournaments.shelf.playing()
        players = await everybody(services)
        await services.tournaments.settle()
        tournament = await until_round(services, cup, 1)
        await until_made(services, str(tournament.last_round[0].table or tournament.last_round[1].table))
        services.tournaments.stopping = True
        await play_round(services, cup, *players)
        assert not (await services.tournaments.read(cup)).is_between

    async def third(services: Services) -> None:
        [cup] = await services.tournaments.shelf.playing()
        players = await everybody(services)
        for number in (2, 3):
            await until_round(services, cup, number)
            await play_round(services, cup, *players)
        tournament = await until_round(services, cup, 4)
        assert tournament.phase == "over" and len(tournament.rounds) == 3
        assert sum(each.halves for each in tournament.standings()) == 12

    for course in (first, second, third):
        with_services(tmp_path, course)


async def until_made(services: Services, table_id: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while await services.store.summary(table_id) is None:
        assert time.monotonic() < deadline, "the table is not made"
        await asyncio.sleep(0.01)


async def everybody(services: Services) -> list[Actor]:
    async with services.store.engine.connect() as connection:
        rows = await connection.execute(select(schema.players.c.id, schema.players.c.name))
        return [Actor(row.id, row.name) for row in rows]


def test_who_does_not_come_in_time_loses_and_of_two_who_do_not_come_both(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        services.tournaments.start_grace = 0.0
        players = [*await three(services), await account(services, "Zofia")]
        cup = await opened(services, players[0], *players, wait=1.5)
        await started(services, cup, players[0])
        tournament = await services.tournaments.read(cup)
        comes = next(board for board in tournament.last_round if board.game.is_of(1))
        await seat(services, comes, tournament, players[0])
        tournament = await until_round(services, cup, 2)
        scores = {board.game.is_of(1): board.game.score for board in tournament.rounds[0]}
        first = comes.game.pairing.first == 1
        assert scores[True] == Score(2 if first else 0, 0 if first else 2, "absent")
        assert scores[False] == Score(0, 0, "absent")
        summary = await services.store.summary(str(comes.table))
        assert summary is not None and summary.phase == "over"

    with_services(tmp_path, course)


def test_a_server_that_was_away_gives_time_to_come_back(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, olek, _ = await three(services)
        cup = await opened(services, ania, ania, olek, wait=0.0)
        await started(services, cup, ania)
        assert not services.tournaments._is_up(0.0)  # for a minute after the start
        assert not (await services.tournaments.read(cup)).is_between

    with_services(tmp_path, course)


def test_giving_up_loses_and_time_that_is_up_loses_too(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, olek, hela = await three(services)
        cup = await opened(services, ania, ania, olek, hela, clock={"bank": 60, "grace": 0})
        await started(services, cup, ania)
        by_player = {player.player: player for player in (ania, olek, hela)}
        for number, why in ((1, "resigned"), (2, "time")):
            tournament = await until_round(services, cup, number)
            board = next(board for board in tournament.last_round if board.table is not None)
            both = [by_player[tournament.entrants[at].player] for at in board.game.pairing.both]
            for player in both:
                await seat(services, board, tournament, player)
            async with services.rooms.reading(str(board.table)) as (_, table):
                loser = both[table.asked[0]]
            if why == "resigned":
                await given_up(services, table, loser)
            else:
                await services.rooms.do(str(board.table), ANYBODY, later_time_out)
            tournament = await until_round(services, cup, number + 1)
            score = next(
                game.score
                for game in tournament.games
                if game.round == number and game.score and game.score.is_played
            )
            assert score.why == why
            me = tournament.entrant_of(loser.player)
            assert me is not None
            assert [
                game.halves_of(me.number)
                for game in tournament.games
                if game.score == score and game.is_of(me.number)
            ] == [0]
            [kept] = await services.careers.shelf.games_of(str(loser.player), most=1)
            assert kept.reason == why and kept.counts

    with_services(tmp_path, course)


def later_time_out(commands: Commands) -> None:
    commands.now += 3600
    ending.time_out(commands)


def test_at_its_tables_nobody_plays_for_another_and_seats_are_kept(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, olek, hela = await three(services)
        cup = await opened(services, ania, ania, olek)
        await started(services, cup, ania)
        tournament = await services.tournaments.read(cup)
        [board] = tournament.last_round
        assert board.table is not None
        at = board.game.pairing.both.index(tournament.entrant_of(ania.player).number)  # type: ignore[union-attr]

        async def refused(actor: Actor, command: object) -> str:
            before = await services.store.entries(str(board.table))
            with pytest.raises(Problem) as why:
                await services.rooms.do(str(board.table), actor, command)  # type: ignore[arg-type]
            assert await services.store.entries(str(board.table)) == before
            return why.value.code

        assert await refused(hela, lambda c: seating.take(c, at, "Hela", "vs_h")) == "kept"
        assert await refused(hela, ending.cancel) == "maker"
        await seat(services, board, tournament, ania)
        assert await refused(ania, lambda c: seating.leave(c, at)) == "tournament"
        assert await refused(ania, lambda c: seating.give_to_bot(c, 1 - at, LEVEL)) == "tournament"
        assert await refused(ania, ending.cancel) == "maker"
        await seat(services, board, tournament, olek)
        assert await refused(ania, lambda c: seating.give_to_bot(c, at, LEVEL)) == "tournament"
        for wish in (
            votes.Wish("replace", 1 - at, LEVEL),
            votes.Wish("clock", clock={"bank": 9e9, "grace": 0, "level": LEVEL}),
        ):
            assert await refused(ania, lambda c, wish=wish: votes.propose(c, "r", at, wish)) == "tournament"
        async with services.rooms.reading(board.table) as (_, table):
            assert not table.settings["hints"] and table.clocks is not None
            assert once_more(table, ania.player)["tournament"] is None

    with_services(tmp_path, course)


def test_an_account_that_goes_leaves_its_tournaments_and_no_name_in_them(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, olek, hela = await three(services)
        cup = await opened(services, olek, ania, olek, hela)
        await started(services, cup, olek)
        await erase(
            services.rooms, services.identity, services.careers, services.tournaments, str(olek.player)
        )
        await services.tournaments.settle()
        tournament = await services.tournaments.read(cup)
        assert tournament.host is None and tournament.entrants[2].left
        assert [each.name for each in tournament.entrants.values()] == ["Ania", "", "Hela"]
        told = tell_tournament(tournament, "en", None, None)
        assert told["players"][1]["name"] == "Player 2" and told["host"] == ""
        async with services.store.engine.connect() as connection:
            for of in (
                schema.tournament_entries,
                schema.tournaments,
                schema.tournament_players,
                schema.entries,
                schema.tables,
            ):
                rows = list(await connection.execute(select(of)))
                assert not [row for row in rows if "Olek" in str(row) or str(olek.player) in str(row)], (
                    of.name
                )

    with_services(tmp_path, course)


def test_the_last_score_and_the_end_are_stored_in_one_step(tmp_path: Path) -> None:
    """Or the host is offered a next round that there is not, and a server killed in between comes back changed."""

    async def course(services: Services) -> None:
        ania, olek, _ = await three(services)
        cup = await opened(services, ania, ania, olek, pace="host")
        await started(services, cup, ania)
        table = tables_of(await services.tournaments.read(cup))[0]
        services.tournaments.stopping = True  # nothing goes on by itself afterwards
        await services.tournaments.do(cup, lambda desk: desk.score(table, Score(2, 0, "finished")))
        tournament = await services.tournaments.read(cup)
        assert tournament.phase == "over"
        assert tell_tournament(tournament, "en", ania.player, None)["may_go_on"] is False

    with_services(tmp_path, course)


def test_of_two_processes_one_writes_first_and_the_other_thinks_again(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, olek, hela = await three(services)
        cup = await opened(services, ania)
        other = Tournaments(TournamentShelf(services.store), services.rooms, 0.0)
        await asyncio.gather(
            *[
                desks.do(cup, lambda desk, player=player: desk.enter(str(player.player), player.name))
                for desks, player in (
                    (services.tournaments, ania),
                    (other, olek),
                    (services.tournaments, hela),
                )
            ]
        )
        tournament = await other.read(cup)
        assert sorted(tournament.entrants) == [1, 2, 3] and tournament.seq == 4

    with_services(tmp_path, course)


def test_old_ones_are_removed_with_all_that_is_theirs(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, olek, _ = await three(services)
        cup = await opened(services, ania, ania, olek)
        assert await services.tournaments.shelf.delete_old("open", 0.0, 9) == 0
        assert await services.tournaments.shelf.delete_old("open", 1e12, 9) == 1
        assert await services.tournaments.shelf.entries(cup) == []
        assert await services.tournaments.shelf.of_player(str(ania.player)) == []
        assert "tournaments_open" in await services.tidying.tidy()

    with_services(tmp_path, course)


def test_only_two_against_each_other_can_be_set_up() -> None:
    """Seats that the rules play, and variants for more, are the games' to know: they say so, not the tournament."""
    wanted = {"title": "Cup", "game": "viceroy", "system": "swiss"}
    host = Actor("p", "Ania", account=True)
    assert tournament_settings(TournamentWanted.model_validate(wanted), host)["edition"]
    for bad in (
        {"game": "chess"},
        {"game": "viscounts", "options": {"rival": "cleric"}},
        {"game": "hand-of-the-king", "options": {"variant": "raven"}},
        {"edition": "en"},
        {"options": {"colour": "red"}},
        {"fill": "grandmaster"},
        {"clock": {"level": "grandmaster"}},
    ):
        with pytest.raises(Problem) as why:
            tournament_settings(TournamentWanted.model_validate({**wanted, **bad}), host)
        assert why.value.code == "setup"


@pytest.mark.parametrize(
    ("outcome", "score"),
    [
        ({"reason": "finished", "winners": [0], "places": [1, 2]}, Score(2, 0, "finished")),
        ({"reason": "finished", "winners": [1], "places": [2, 1]}, Score(0, 2, "finished")),
        ({"reason": "finished", "winners": [0, 1], "places": [1, 1]}, Score(1, 1, "finished")),
        ({"reason": "finished", "winners": [], "places": [2, 1]}, Score(0, 2, "finished")),
        ({"reason": "finished", "winners": [], "places": []}, Score(1, 1, "finished")),
        ({"reason": "agreed", "winners": [], "places": []}, Score(1, 1, "agreed")),
        ({"reason": "resigned", "winners": [1], "places": [2, 1]}, Score(0, 2, "resigned")),
        ({"reason": "rules", "winners": [], "places": []}, Score(0, 0, "void")),
        ({"reason": "cancelled", "winners": [], "places": []}, Score(2, 0, "absent")),
    ],
)
def test_what_a_table_is_worth(outcome: dict[str, object], score: Score) -> None:
    told = {**without_result("", [0, 0]), **outcome}
    places = [Place("p", "Ania"), Place(kept_for="q", kept_name="Olek")]
    summary = Summary("t", {}, places, "over", 1, 0.0, 0.0, [], told, None)
    assert score_of(summary) == score


def test_a_table_that_goes_on_is_worth_nothing_yet() -> None:
    assert score_of(Summary("t", {}, [], "playing", 1, 0.0, 0.0, [], None, None)) is None
