"""Tournaments in their course: deeds are stored, tables are made for rounds, scores are taken from tables that are over.

Whatever a killed process had begun another goes on with: a round names its tables before they are made, and all that is
missing (a table, a score, the next round) is found in the logs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import structlog

from viceregal.core.errors import BadSetup
from viceregal.server.credentials import new_id
from viceregal.server.live.rooms import Rooms
from viceregal.server.live.watch import Watch
from viceregal.server.problem import Problem
from viceregal.server.storage.store import Conflict
from viceregal.server.storage.tournaments import TournamentShelf
from viceregal.server.tables import seating
from viceregal.server.tables.actor import ANYBODY
from viceregal.server.tables.luck import seed_for
from viceregal.server.tables.summary import Summary
from viceregal.server.tables.table import Table
from viceregal.server.tables.tournament_table import call_off, score_of, table_settings, tournament_of
from viceregal.tournaments.desk import Desk, NotSo
from viceregal.tournaments.games import LOSS, Score
from viceregal.tournaments.tournament import Board, Tournament

log = structlog.get_logger("tournaments")
T = TypeVar("T")
MAX_TRIES: Final = 8
LOOK_SECONDS: Final = 1.0
LOOK_AT_ALL_SECONDS: Final = 30.0  # in case whoever should have gone on was killed
MAX_KNOWN: Final = 200
STATUS: Final = {"maker": 403, "kicked": 403, "unknown": 404}


class Tournaments:
    def __init__(self, shelf: TournamentShelf, rooms: Rooms, start_grace: float, test_seed: str = "") -> None:
        self.shelf = shelf
        self.rooms = rooms
        self.start_grace = start_grace
        self.test_seed = test_seed
        self.known: dict[str, Tournament] = {}  # as they were when somebody asked last
        self.reading = asyncio.Lock()
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()  # woken while they are being driven
        self.waiting: dict[str, float] = {}  # for somebody to sit down, until then
        self.watch = Watch(self._look)
        self.looked_at_all = float("-inf")
        self.started = 0.0
        self.stopping = False

    # Asking and doing ---------------------------------------------------------------------------------------------

    async def read(self, tournament_id: str) -> Tournament:
        """To be looked at, not to be changed."""
        async with self.reading:
            known = self.known.get(tournament_id) or Tournament(tournament_id)
            for entry in await self.shelf.entries(tournament_id, known.seq):
                known.apply(entry)
            if not known.seq:
                raise Problem(404, "unknown", "there is no such tournament")
            self.known.pop(tournament_id, None)
            self.known[tournament_id] = known
            if len(self.known) > MAX_KNOWN:
                del self.known[next(iter(self.known))]
            return known

    async def forget_player(self, player: str) -> None:
        """Somebody has gone: leaves what goes on, and is not named any more."""
        for tournament_id in await self.shelf.of_player(player):
            try:
                await self.do(tournament_id, lambda desk: desk.leave(player))
            except Problem:  # was its host alone, has left, or it is over
                continue
        async with self.reading:  # or whoever reads just now would keep what it knew
            await self.shelf.forget(player)
            self.known.clear()

    async def open(self, settings: dict[str, Any]) -> Tournament:
        tournament = Tournament(new_id())
        desk = self._desk(tournament)
        desk.open(settings)
        await self.shelf.append(tournament, desk.new)
        return tournament

    async def do(self, tournament_id: str, deed: Callable[[Desk], T]) -> T:
        """Carry out a deed and store it, in one step with what follows of itself: nobody sees the last game scored
        and the tournament not over. What cannot be is a Problem, and nothing has changed."""
        for _ in range(MAX_TRIES):
            tournament = Tournament(tournament_id)
            for entry in await self.shelf.entries(tournament_id):
                tournament.apply(entry)
            if not tournament.seq:
                raise Problem(404, "unknown", "there is no such tournament")
            desk = self._desk(tournament)
            try:
                result = deed(desk)
                go_on_by_itself(desk)
            except NotSo as error:
                raise Problem(STATUS.get(error.code, 409), error.code, error.message) from None
            try:
                if desk.new:
                    await self.shelf.append(tournament, desk.new)
            except Conflict:
                continue
            if tournament.phase == "playing":
                self.wake(tournament_id)
            return result
        raise Problem(503, "busy", "too many want to change this tournament at once")

    def _desk(self, tournament: Tournament) -> Desk:
        return Desk(tournament, self.rooms.timeline.now(), time.time())

    # Going on by itself -------------------------------------------------------------------------------------------

    def look_at(self, table: Table) -> None:
        """Told of each change at a table."""
        of = tournament_of(table.settings)
        if of is not None and table.phase == "over":
            self.wake(of)

    def wake(self, tournament_id: str) -> None:
        if self.stopping:
            return
        if tournament_id in self.driving:
            self.again.add(tournament_id)
            return
        task = asyncio.create_task(self._drive(tournament_id))
        self.driving[tournament_id] = task
        task.add_done_callback(lambda _: self._driven(tournament_id))

    def _driven(self, tournament_id: str) -> None:
        self.driving.pop(tournament_id, None)
        if tournament_id in self.again:
            self.again.discard(tournament_id)
            self.wake(tournament_id)

    async def _drive(self, tournament_id: str) -> None:
        try:
            while await self._advance(tournament_id):
                pass
        except Exception as error:  # the storage may be away for a while: all are looked at again
            log.warning("not_advanced", tournament=tournament_id[:6], cause=type(error).__name__)

    async def _advance(self, tournament_id: str) -> bool:
        """Make the tables that are missing, take the scores that are there, begin what can begin. False: nothing to do."""
        tournament = await self.read(tournament_id)
        self.waiting.pop(tournament_id, None)
        if tournament.phase != "playing":
            return False
        seq = tournament.seq
        for board in list(tournament.last_round):
            if board.table is not None and board.game.score is None:
                await self._see_to(tournament, board, board.table)
        tournament = await self.read(tournament_id)
        if tournament.phase == "playing" and goes_on_by_itself(tournament):
            await self.do(tournament_id, go_on_by_itself)
        return (await self.read(tournament_id)).seq > seq

    async def _see_to(self, tournament: Tournament, board: Board, table_id: str) -> None:
        summary = await self.rooms.store.summary(table_id)
        if summary is None:
            await self._make_table(tournament, board, table_id)
            return
        if summary.phase == "open":
            if not self._is_up(tournament.come_until):
                self.waiting[tournament.id] = tournament.come_until
                return
            await self.rooms.do(table_id, ANYBODY, call_off)
            summary = await self.rooms.store.summary(table_id)
        score = None if summary is None else score_of(summary)
        if score is not None:
            await self._score(tournament.id, table_id, score)

    async def _score(self, tournament_id: str, table_id: str, score: Score) -> None:
        await self.do(tournament_id, lambda desk: desk.score(table_id, score))

    async def _make_table(self, tournament: Tournament, board: Board, table_id: str) -> None:
        try:
            settings = table_settings(tournament, board, seed_for(None, self.test_seed))
        except BadSetup as error:  # the game is gone
            log.error("no_table", tournament=tournament.id[:6], cause=error.sentence())
            await self._score(tournament.id, table_id, Score(LOSS, LOSS, "void"))
            return
        try:
            await self.rooms.create(
                ANYBODY, lambda commands: seating.create(commands, settings), table_id=table_id
            )
        except Conflict:  # another process was first
            return
        self.waiting[tournament.id] = tournament.come_until

    def _is_up(self, until: float) -> bool:
        """Nobody loses because the server was away: after it has come up there is some time to come back."""
        now = self.rooms.timeline.now()
        return now >= until and now >= self.started + self.start_grace

    async def tables_of(self, player: str) -> list[str]:
        """The tables that name somebody, whether they came or not."""
        found: list[str] = []
        for tournament_id in await self.shelf.of_player(player):
            tournament = await self.read(tournament_id)
            numbers = {entrant.number for entrant in tournament.entrants.values() if entrant.player == player}
            boards = [board for boards in tournament.rounds for board in boards]
            found += [
                board.table
                for board in boards
                if board.table is not None and numbers & {*board.game.pairing.both}
            ]
        return found

    async def table_of(self, table_id: str) -> Summary | None:
        return await self.rooms.store.summary(table_id)

    # Looking again ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        self.started = self.rooms.timeline.now()
        self.watch.start()

    async def stop(self) -> None:
        self.stopping = True
        await self.watch.stop()
        await self.settle()

    async def settle(self) -> None:
        """Wait until all that is woken has gone on."""
        while self.driving:
            await asyncio.gather(*self.driving.values(), return_exceptions=True)
            await asyncio.sleep(0)

    async def _look(self) -> float:
        try:
            if time.monotonic() - self.looked_at_all >= LOOK_AT_ALL_SECONDS:
                self.looked_at_all = time.monotonic()
                for tournament_id in await self.shelf.playing():
                    self.wake(tournament_id)
            for tournament_id, until in list(self.waiting.items()):
                if self._is_up(until):
                    self.wake(tournament_id)
        except Exception as error:  # the storage may be away for a while
            log.warning("look_failed", cause=type(error).__name__)
        return LOOK_SECONDS


def goes_on_by_itself(tournament: Tournament) -> bool:
    """When all games are over. A host who wants to say when has that right between two rounds."""
    if not tournament.is_between:
        return False
    is_last = len(tournament.rounds) >= tournament.all_rounds or len(tournament.active) < 2
    waits = tournament.settings["pace"] == "host" and tournament.host is not None and bool(tournament.rounds)
    return is_last or not waits


def go_on_by_itself(desk: Desk) -> None:
    if desk.tournament.phase == "playing" and goes_on_by_itself(desk.tournament):
        desk.go_on(new_id)
