"""A table of a tournament: how it is set up, what nobody may do there, and what its end is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from viceregal.core.errors import BadSetup
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.server.problem import Problem
from viceregal.server.shapes.tournaments import TournamentWanted
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import clock_of
from viceregal.server.tables.seating import check
from viceregal.server.tables.summary import Summary
from viceregal.tournaments.games import DRAW, LOSS, WIN, Score
from viceregal.tournaments.tournament import Board, Entrant, Tournament

Plain = dict[str, Any]
SEATS = 2


def tournament_settings(wanted: TournamentWanted, host: Actor) -> Plain:
    """What the first entry of a tournament says: checked, so that its tables can be set up."""
    try:
        setup = find_game(wanted.game).setup(SEATS, wanted.edition, wanted.options)
    except BadSetup as error:
        raise Problem(400, "setup", error.sentence(), rule=error.rule or None) from None
    the_pack, options = pack(wanted.game), dict(setup.values)
    if the_pack.ruled_seats(options) or the_pack.partners(SEATS, options):
        raise Problem(
            400, "setup", "a tournament is played by two against each other, without seats of the rules"
        )
    if wanted.fill is not None:
        check(wanted.fill, wanted.game)
    return {
        "title": wanted.title,
        "game": wanted.game,
        "edition": setup.edition,
        "options": options,
        "system": wanted.system,
        "rounds": wanted.rounds,
        "late": wanted.late,
        "pace": wanted.pace,
        "fill": wanted.fill or "",
        "wait": wanted.wait,
        "clock": clock_of(wanted.clock, wanted.game),
        "public": wanted.public,
        "host": host.player,
        "host_name": host.name,
    }


def table_settings(tournament: Tournament, board: Board, seed: str | None) -> Plain:
    """What the first entry of its table says: seats kept for the two, no hints, the clock of the tournament."""
    wanted = tournament.settings
    setup = find_game(wanted["game"]).setup(SEATS, wanted["edition"], wanted["options"])
    entrants = [tournament.entrants[number] for number in board.game.pairing.both]
    return {
        "game": wanted["game"],
        "version": setup.version,
        "edition": setup.edition,
        "options": dict(setup.values),
        "maker": None,
        "seats": [_seat(entrant) for entrant in entrants],
        "public": False,  # who looks for it finds it at its tournament
        "hints": False,
        "clock": wanted["clock"],
        "longest": None,
        "rematch_of": None,
        "seed": seed,
        "tournament": {"id": tournament.id, "title": wanted["title"], "round": board.game.round},
    }


def _seat(entrant: Entrant) -> Plain:
    if entrant.player is None:
        return {"player": None, "name": "", "level": entrant.level, "number": entrant.number}
    kept = {"kept_for": entrant.player, "kept_name": entrant.name}
    return {"player": None, "name": "", "level": "", **kept}


def tournament_of(settings: Mapping[str, Any]) -> str | None:
    """The tournament that a table belongs to."""
    of = settings.get("tournament")
    return None if of is None else str(of["id"])


def call_off(commands: Commands) -> None:
    """Somebody has not come in time. Where the game has begun meanwhile, nothing happens."""
    if commands.table.phase == "open":
        commands.write("ended", None, reason="cancelled", by=None)


def score_of(summary: Summary) -> Score | None:
    """What a table of a tournament is worth to its seats; nothing before it is over."""
    outcome = summary.outcome
    if summary.phase != "over" or outcome is None:
        return None
    reason = outcome["reason"]
    if reason == "cancelled":
        came = [place.kind != "open" for place in summary.places]
        if all(came):
            return Score(LOSS, LOSS, "void")
        return Score(WIN if came[0] else LOSS, WIN if came[1] else LOSS, "absent")
    if reason == "agreed":
        return Score(DRAW, DRAW, "agreed")
    if reason == "rules":
        return Score(LOSS, LOSS, "void")
    first, second = _halves(outcome["winners"], outcome["places"])
    return Score(first, second, reason)


def _halves(winners: Sequence[int], places: Sequence[int]) -> tuple[int, int]:
    """The winner; where there are two or none, the better place."""
    if len(winners) == 1:
        return (WIN, LOSS) if winners[0] == 0 else (LOSS, WIN)
    if winners or not places or places[0] == places[1]:
        return DRAW, DRAW
    return (WIN, LOSS) if places[0] < places[1] else (LOSS, WIN)
