"""Tournaments for tests: opened on services without a network, and played by people who move at random."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

from tests.server.serving import PATIENCE
from tests.server.test_storage import any_move
from viceregal.server.credentials import new_id
from viceregal.server.services import Services
from viceregal.server.shapes.tournaments import TournamentWanted
from viceregal.server.tables import seating
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.tournament_table import tournament_settings
from viceregal.tournaments.desk import Desk
from viceregal.tournaments.tournament import Board, Tournament

HAND = "hand-of-the-king"


async def account(services: Services, name: str) -> Actor:
    guest, _ = await services.identity.new_guest(name)
    return Actor(guest.player, name, account=True)


async def opened(services: Services, host: Actor, *players: Actor, **wanted: Any) -> str:
    """With its players in it. Settings that the page would not allow, as a short wait, come after the check."""
    short = {name: wanted.pop(name) for name in ("wait",) if name in wanted}
    body = {"title": "Cup", "game": HAND, "system": "round-robin", **wanted}
    settings = tournament_settings(TournamentWanted.model_validate(body), host)
    tournament = await services.tournaments.open({**settings, **short})
    for player in players:
        await enter(services, tournament.id, player)
    return tournament.id


async def enter(services: Services, cup: str, player: Actor) -> None:
    await services.tournaments.do(cup, lambda desk: desk.enter(str(player.player), player.name))


async def started(services: Services, cup: str, host: Actor) -> None:
    def deed(desk: Desk) -> None:
        desk.start(host.player, "seed")
        desk.go_on(new_id)

    await services.tournaments.do(cup, deed)
    await services.tournaments.settle()


async def until_round(services: Services, cup: str, number: int) -> Tournament:
    """Until that round is paired, or the tournament is over."""
    deadline = time.monotonic() + PATIENCE
    while True:
        await services.tournaments.settle()
        tournament = await services.tournaments.read(cup)
        if tournament.phase == "over" or len(tournament.rounds) >= number:
            return tournament
        assert time.monotonic() < deadline, "the tournament does not go on"
        await asyncio.sleep(0.01)


async def seat(services: Services, board: Board, tournament: Tournament, player: Actor) -> None:
    me = tournament.known_as(player.player)
    assert me is not None and board.table is not None
    at = board.game.pairing.both.index(me.number)

    def command(commands: Commands) -> None:
        seating.take(commands, at, player.name, f"vs_{board.table}{at}")

    await services.rooms.do(board.table, player, command)


async def play_round(services: Services, cup: str, *players: Actor, seed: int = 4) -> None:
    """Everybody sits down, then moves at random to the end."""
    tournament = await services.tournaments.read(cup)
    tables = []
    for player in players:
        me = tournament.known_as(player.player)
        board = None if me is None else tournament.board_of(me.number)
        if board is not None and board.table is not None:
            await seat(services, board, tournament, player)
            tables.append(board.table)
    for table_id in dict.fromkeys(tables):
        await play_out(services, table_id, players, Random(seed))
    await services.tournaments.settle()


async def play_out(services: Services, table_id: str, players: tuple[Actor, ...], choice: Random) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        async with services.rooms.reading(table_id) as (_, table):
            phase, asked = table.phase, table.asked
            holders = [table.places[at].player for at in asked]
        if phase == "over":
            return
        mover = next((player for player in players if player.player in holders[:1]), None)
        if mover is None:
            await asyncio.sleep(0.01)
        else:
            await services.rooms.do(table_id, mover, lambda commands: any_move(commands, choice))
    raise AssertionError("the game does not come to an end")
