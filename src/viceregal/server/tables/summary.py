"""What the lobby tells of a table, kept beside its log so that a list of tables does not play them all again."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from viceregal.core.match import Match
from viceregal.games import pack
from viceregal.server.tables.table import Place, Table

Plain = dict[str, Any]


@dataclass(frozen=True)
class Summary:
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
            "places": [place.to_plain() for place in self.places],
            "asked": self.asked,
            "outcome": self.outcome,
            "rematch": self.rematch,
        }


def summary_of(table: Table) -> Summary:
    return Summary(
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
        "ending": ending_of(table, match) if ended["reason"] == "finished" else None,
    }


def ending_of(table: Table, match: Match) -> Plain | None:
    ending = pack(table.game.key).ending(match)
    return None if ending is None else {**asdict(ending), "left": dict(ending.left)}


def summary_from_row(row: Any) -> Summary:
    plain = row.card  # the column keeps its first name
    return Summary(
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
