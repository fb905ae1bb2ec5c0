"""What the lobby tells of a table, kept beside its log so that a list of tables does not play them all again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from viceregal.server.table import Place, Table
from viceregal.server.words import names_of, speech_of

Plain = dict[str, Any]


@dataclass(frozen=True)
class Card:
    id: str
    settings: Plain
    places: list[Place]
    phase: str
    seq: int
    created_at: float
    updated_at: float
    asked: list[int]
    outcome: Plain | None
    rematch: str | None

    def to_plain(self) -> Plain:
        """What is not in a column of its own."""
        return {
            "settings": self.settings,
            "places": [[place.player, place.name, place.level] for place in self.places],
            "asked": self.asked,
            "outcome": self.outcome,
            "rematch": self.rematch,
        }


def card_of(table: Table) -> Card:
    return Card(
        table.id,
        table.settings,
        table.places,
        table.phase,
        table.seq,
        table.created_at,
        table.updated_at,
        list(table.asked),
        outcome_of(table),
        table.rematch,
    )


def outcome_of(table: Table) -> Plain | None:
    match, ended = table.match, table.ended
    if match is None or ended is None:
        return None
    return {
        "reason": ended["reason"],
        "by": ended["by"],
        "scores": list(match.scores()),
        "winners": list(match.winners()) if ended["reason"] == "finished" else [],
        "sheet": [
            {"seat": line.seat, "heading": line.heading, "points": line.points, "sources": list(line.sources)}
            for line in match.score_sheet()
        ],
    }


def card_from_row(row: Any) -> Card:
    plain = row.card
    return Card(
        row.id,
        plain["settings"],
        [Place(*place) for place in plain["places"]],
        row.phase,
        row.seq,
        row.created_at,
        row.updated_at,
        plain["asked"],
        plain["outcome"],
        plain["rematch"],
    )


def tell_card(
    card: Card, lang: str, holds: Collection[int], present: Collection[int] = (), watching: int = 0
) -> Plain:
    settings, names = card.settings, names_of(card, lang)
    return {
        "id": card.id,
        "link": f"/t/{card.id}",
        "game": settings["game"],
        "edition": settings["edition"],
        "options": settings["options"],
        "public": settings["public"],
        "hints": settings["hints"],
        "created_at": card.created_at,
        "updated_at": card.updated_at,
        "phase": card.phase,
        "seq": card.seq,
        "seats": [
            {
                "seat": seat,
                "kind": place.kind,
                "name": "" if place.kind == "open" else names[seat],
                "level": place.level or None,
                "away": place.away,
                "yours": seat in holds,
                "present": seat in present,
            }
            for seat, place in enumerate(card.places)
        ],
        "asked": card.asked,
        "watching": watching,
        "clock": settings["clock"],
        "outcome": _tell_outcome(card, lang),
        "rematch": card.rematch,
        "rematch_of": settings["rematch_of"],
    }


def _tell_outcome(card: Card, lang: str) -> Plain | None:
    if card.outcome is None:
        return None
    speech = speech_of(lang, card.settings["game"])
    sheet = [{**line, "words": speech.say(f"heading.{line['heading']}")} for line in card.outcome["sheet"]]
    return {**card.outcome, "sheet": sheet}
