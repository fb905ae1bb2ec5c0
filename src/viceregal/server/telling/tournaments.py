"""What is told of a tournament, to whoever reads it."""

from __future__ import annotations

from typing import Any

from viceregal.i18n import speak
from viceregal.i18n.bot_names import bot_name
from viceregal.tournaments.standings import Standing
from viceregal.tournaments.tournament import MAX_ENTRANTS, Board, Tournament

Plain = dict[str, Any]


def tell_tournament(tournament: Tournament, lang: str, reader: str | None, my_game: Plain | None) -> Plain:
    settings, me = tournament.settings, tournament.entrant_of(reader)
    names = names_in(tournament, lang)
    yours = reader is not None and tournament.host == reader
    return {
        "id": tournament.id,
        "link": f"/tournaments/{tournament.id}",
        "title": settings["title"],
        "game": settings["game"],
        "edition": settings["edition"],
        "system": settings["system"],
        "phase": tournament.phase,
        "cancelled": tournament.cancelled,
        "host": settings["host_name"],
        "entrants": len(tournament.active),
        "round": len(tournament.rounds),
        "rounds": tournament.all_rounds or settings["rounds"],
        "created_at": tournament.created_at,
        "updated_at": tournament.updated_at,
        "entered": me is not None,
        "my_game": my_game,
        "options": settings["options"],
        "public": settings["public"],
        "pace": settings["pace"],
        "late": settings["late"],
        "fill": settings["fill"] or None,
        "wait": settings["wait"],
        "clock": {"bank": settings["clock"]["bank"], "grace": settings["clock"]["grace"]},
        "takes_entries": tournament.takes_entries,
        "most": MAX_ENTRANTS[tournament.system],
        "yours": yours,
        "may_go_on": yours and tournament.phase == "playing" and tournament.is_between,
        "players": [
            {
                "number": entrant.number,
                "name": names[entrant.number],
                "level": entrant.level or None,
                "left": entrant.left,
                "you": me is not None and entrant.number == me.number,
            }
            for entrant in tournament.entrants.values()
        ],
        "games": [[_tell_game(board) for board in boards] for boards in tournament.rounds],
        "standings": [_tell_standing(each) for each in tournament.standings()],
    }


def names_in(tournament: Tournament, lang: str) -> dict[int, str]:
    """Bots by names of people, as at tables."""
    speech, people = speak(lang), {entrant.name for entrant in tournament.entrants.values()}
    return {
        number: bot_name(number, people, speech)
        if entrant.level
        else entrant.name or speech.say("name.player", number=number)
        for number, entrant in tournament.entrants.items()
    }


def _tell_game(board: Board) -> Plain:
    pairing, score = board.game.pairing, board.game.score
    return {
        "first": pairing.first,
        "second": pairing.second,
        "table": board.table,
        "points": None if score is None else [score.first / 2, score.second / 2],
        "why": None if score is None else score.why,
    }


def _tell_standing(standing: Standing) -> Plain:
    return {
        "place": standing.place,
        "number": standing.entrant,
        "games": standing.games,
        "wins": standing.wins,
        "draws": standing.draws,
        "losses": standing.losses,
        "points": standing.halves / 2,
        "buchholz": standing.buchholz / 2,
        "berger": standing.berger / 4,
        "among": None if standing.among is None else standing.among / 2,
    }
