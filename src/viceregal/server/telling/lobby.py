"""What the lobby and the page's head tell of a table, in words."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from viceregal.server.tables.summary import Summary
from viceregal.server.telling.words import names_of, speech_of

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
    settings, names = summary.settings, names_of(summary, lang)
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
        "seats": [
            {
                "seat": seat,
                "kind": place.kind,
                "name": "" if place.kind == "open" else names[seat],
                "level": place.level or None,
                "away": place.away,
                "resigned": place.resigned,
                "yours": seat in holds,
                "present": seat in present,
            }
            for seat, place in enumerate(summary.places)
        ],
        "asked": summary.asked,
        "watching": watching,
        "clock": settings["clock"],
        "outcome": _tell_outcome(summary, lang),
        "rematch": summary.rematch,
        "rematch_of": settings["rematch_of"],
        "made_by_you": player is not None and settings.get("maker") == player,
    }


def _tell_outcome(summary: Summary, lang: str) -> Plain | None:
    if summary.outcome is None:
        return None
    speech = speech_of(lang, summary.settings["game"])
    sheet = [{**line, "words": speech.say(f"heading.{line['heading']}")} for line in summary.outcome["sheet"]]
    return {**summary.outcome, "sheet": sheet}
