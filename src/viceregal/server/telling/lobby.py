"""What the lobby and the page's head tell of a table, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from viceregal.core.errors import BadSetup
from viceregal.core.game import ScoreLine
from viceregal.games import pack
from viceregal.i18n.game_speech import GameSpeech
from viceregal.server.tables.summary import Summary
from viceregal.server.tables.table import Place
from viceregal.server.telling.score import tell_lines_of
from viceregal.server.telling.words import names_of, ruled_seats, speech_of

Plain = dict[str, Any]


def tell_summary(
    summary: Summary,
    lang: str,
    holds: Collection[int],
    present: Collection[int] = (),
    watching: int = 0,
    player: str | None = None,
) -> Plain:
    """`player` is who reads it, if that is known."""
    settings, names, ruled = summary.settings, names_of(summary, lang), ruled_seats(summary)
    return {
        "id": summary.id,
        "link": f"/t/{summary.id}",
        "game": settings["game"],
        "edition": settings["edition"],
        "options": settings["options"],
        "public": settings["public"],
        "hints": settings["hints"],
        "created_at": summary.created_at,
        "updated_at": summary.updated_at,
        "phase": summary.phase,
        "seq": summary.seq,
        "host": _host(summary, names),
        "seats": [
            {
                "seat": seat,
                "kind": place.kind,
                "ruled": seat in ruled,
                "name": "" if place.kind == "open" else names[seat],
                "level": place.level or None,
                "away": place.away,
                "resigned": place.resigned,
                "yours": seat in holds,
                "present": seat in present,
                "invited": _tell_invited(place, player),
            }
            for seat, place in enumerate(summary.places)
        ],
        "partners": [list(side) for side in _partners(summary)],
        "asked": summary.asked,
        "watching": watching,
        "clock": settings["clock"],
        "outcome": _tell_outcome(summary, lang),
        "rematch": summary.rematch,
        "rematch_of": settings["rematch_of"],
        "daily": settings.get("daily"),
        "tournament": settings.get("tournament"),
        "made_by_you": player is not None and settings.get("maker") == player,
    }


def _host(summary: Summary, names: Sequence[str]) -> str:
    """Who has opened the table, and sits there."""
    maker = summary.settings["maker"]
    seats = [seat for seat, place in enumerate(summary.places) if place.player == maker]
    return names[seats[0]] if maker is not None and seats else ""


def _tell_invited(place: Place, reader: str | None) -> Plain | None:
    if place.kind != "open" or not place.kept_for:
        return None
    return {"name": place.kept_name, "you": place.kept_for == reader, "declined": place.declined}


def _partners(summary: Summary) -> tuple[tuple[int, ...], ...]:
    options = tuple(sorted(summary.settings["options"].items()))
    return _partners_of(summary.settings["game"], len(summary.places), options)


@lru_cache(maxsize=1000)
def _partners_of(
    game_key: str, seats: int, options: tuple[tuple[str, str], ...]
) -> tuple[tuple[int, ...], ...]:
    try:
        return pack(game_key).partners(seats, dict(options))
    except BadSetup:  # it was set up by rules of another time
        return ()


def _tell_outcome(summary: Summary, lang: str) -> Plain | None:
    if summary.outcome is None:
        return None
    game = summary.settings["game"]
    speech, rules = speech_of(lang, game), pack(game).headings()
    sheet = [
        ScoreLine(line["seat"], line["heading"], line["points"], tuple(line["sources"]))
        for line in summary.outcome["sheet"]
    ]
    told = tell_lines_of(sheet, speech, rules)
    return {**summary.outcome, "sheet": told, "ending": _tell_ending(summary.outcome.get("ending"), speech)}


def _tell_ending(ending: Plain | None, speech: GameSpeech) -> Plain | None:
    """Tables that were over before endings were told have none."""
    if ending is None:
        return None
    left = [speech.left(key, n) for key, n in ending["left"].items()]
    return {"rule": ending["rule"], "words": speech.say(ending["message"]), "left": left}
