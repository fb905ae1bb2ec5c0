"""Plays a tournament: the games that its ledger does not have yet, until every match is played or decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from queue import SimpleQueue
from typing import Protocol

from viceregal.arena.deciding import Verdict, verdict_of
from viceregal.arena.ledger import Ledger, Result
from viceregal.arena.referee import Fixture, Referee
from viceregal.arena.spec import Match, Tournament


class Crew(Protocol):
    """Whoever plays games, several at a time."""

    size: int

    def begin(self, fixture: Fixture) -> Future[Result]:
        """Give it to somebody who is free."""

    def dismiss(self) -> None:
        """Nobody plays any more; games under way are not finished."""


class Processes:
    """Referees on this machine, one a process."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.referees = [Referee() for _ in range(size)]
        self.free: SimpleQueue[Referee] = SimpleQueue()
        for referee in self.referees:
            self.free.put(referee)
        self.threads = ThreadPoolExecutor(size, "referee")

    def begin(self, fixture: Fixture) -> Future[Result]:
        return self.threads.submit(self._play, fixture)

    def _play(self, fixture: Fixture) -> Result:
        referee = self.free.get()
        try:
            return referee.play(fixture)
        finally:
            self.free.put(referee)

    def dismiss(self) -> None:
        for referee in self.referees:
            referee.dismiss()
        self.threads.shutdown(cancel_futures=True)


def run(
    tournament: Tournament,
    ledger: Ledger,
    crew: Crew,
    on_games: Callable[[int, int], None] | None = None,
) -> None:
    """Play what is missing. `on_games` hears how many games of how many are there; a decided match needs no more."""
    playing: set[Future[Result]] = set()
    coming = fixtures(tournament, ledger)
    try:
        while True:
            while len(playing) < crew.size and (fixture := next(coming, None)) is not None:
                playing.add(crew.begin(fixture))
            if on_games is not None:
                on_games(*progress(tournament, ledger))
            if not playing:
                return
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                ledger.write(future.result())
    finally:
        crew.dismiss()


def fixtures(tournament: Tournament, ledger: Ledger) -> Iterator[Fixture]:
    """Games that are not in the ledger, deal after deal, so that all matches grow together."""
    deals = max([match.plan.games // match.games_a_deal for match in tournament.matches], default=0)
    for deal in range(deals):
        for match in tournament.matches:
            if not needs(match, deal, ledger):
                continue
            for index in games_of(match, deal):
                if (match.label, match.plan.seed, index) not in ledger.results:
                    yield Fixture(match.label, match.plan, index, tournament.seconds)


def games_of(match: Match, deal: int) -> range:
    return range(deal * match.games_a_deal, (deal + 1) * match.games_a_deal)


def needs(match: Match, deal: int, ledger: Ledger) -> bool:
    """Is this deal of the match still to be played?"""
    return deal * match.games_a_deal < match.plan.games and decision(match, ledger).needs(deal)


def results_of(match: Match, ledger: Ledger) -> list[list[Result]]:
    """The deals that are whole, from the first one on: what was played ahead of a gap does not count yet."""
    found: list[list[Result]] = []
    for deal in range(match.plan.games // match.games_a_deal):
        keys = [(match.label, match.plan.seed, index) for index in games_of(match, deal)]
        results = [ledger.results[key] for key in keys if key in ledger.results]
        if len(results) < len(keys):
            break
        found.append(results)
    return found


def share_of(bot: str, results: list[Result]) -> float:
    """A bot's share of the wins of some games; a win shared by n seats is an n-th for each."""
    won = 0.0
    for each in results:
        won += sum([1 / len(each.winners) for seat in each.winners if each.players[seat] == bot])
    return won / len(results)


def decision(match: Match, ledger: Ledger) -> Verdict:
    """Whether the question of the match is decided, and by which deal."""
    first = match.plan.bots[0]
    shares = [share_of(first, results) for results in results_of(match, ledger)]
    return verdict_of(shares, match.decide, match.margin)


def counted(match: Match, ledger: Ledger) -> list[list[Result]]:
    """The deals that count: what was under way when the question was decided is left out, so that a report does not
    hang on how many played at once."""
    deals = results_of(match, ledger)
    return deals[: decision(match, ledger).counted(len(deals))]


def progress(tournament: Tournament, ledger: Ledger) -> tuple[int, int]:
    """How many games count so far, and how many will at most."""
    there = total = 0
    for match in tournament.matches:
        verdict = decision(match, ledger)
        most = match.plan.games if verdict.deals is None else verdict.deals * match.games_a_deal
        keys = {(match.label, match.plan.seed, index) for index in range(most)}
        there += len([key for key in keys if key in ledger.results])
        total += most
    return there, total
