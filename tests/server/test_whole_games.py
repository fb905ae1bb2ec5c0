"""Whole games over HTTP and WebSocket, of every game, with every number of players."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest
from viceregal_mini.game import game as mini

import viceregal
from tests.server.client import AtTable, create, take
from tests.server.serving import Server
from viceregal.core import gamerecord
from viceregal.games import GAMES
from viceregal.games import game as find_game
from viceregal.i18n import LANGUAGES


def cases() -> list[tuple[str, int, str]]:
    found = [("mini", seats, "first") for seats in (2, 3)]
    for key in GAMES:
        facts = find_game(key).facts
        for edition in facts.editions:
            found += [(key, seats, edition) for seats in {facts.min_seats, facts.max_seats}]
    return sorted(set(found))


@pytest.mark.parametrize(("game", "seats", "edition"), cases())
def test_a_whole_game_between_clients(
    server: Server, ania: httpx.Client, game: str, seats: int, edition: str
) -> None:
    made = create(ania, game, edition=edition, seats=[{"kind": "open"}] * seats)
    table = made["table"]["id"]
    assert made["table"]["phase"] == "open" and made["seats"] == []
    tokens = [take(ania, table, seat, f"player {seat}") for seat in range(seats)]
    players = asyncio.run(play(server, table, tokens))
    seqs = {player.position["seq"] for player in players}
    assert len(seqs) == 1
    record = ania.get(f"/api/tables/{table}/record").text
    replayed = gamerecord.replay(gamerecord.read(record)[0], mini if game == "mini" else viceregal.game)
    outcome = players[0].table["outcome"]
    assert outcome["reason"] == "finished"
    assert tuple(outcome["scores"]) == replayed.scores() and tuple(outcome["winners"]) == replayed.winners()
    assert players[0].position["view"] == {**replayed.view(0)}


async def play(server: Server, table: str, tokens: list[str]) -> list[AtTable]:
    players = [
        AtTable(server.url, table, token, lang=LANGUAGES[seat % 4]) for seat, token in enumerate(tokens)
    ]
    spectator = AtTable(server.url, table)
    for player in (*players, spectator):
        await player.__aenter__()
    await asyncio.gather(*[player.play_on(Random(seat)) for seat, player in enumerate(players)])
    await spectator.until(lambda me: me.over)
    assert spectator.holds == [] and spectator.position["view"] is not None
    for player in (*players, spectator):
        await player.until(lambda me: me.over)
        await player.__aexit__()
    return players


def test_a_game_of_bots_alone(server: Server, ania: httpx.Client) -> None:
    made = create(ania, seats=[{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}])
    assert made["table"]["phase"] == "playing"

    async def watch() -> None:
        async with AtTable(server.url, made["table"]["id"], lang="pl") as spectator:
            await spectator.until(lambda me: me.over)
            assert spectator.position["asked"] == []
            assert spectator.table["outcome"]["sheet"]

    asyncio.run(watch())
