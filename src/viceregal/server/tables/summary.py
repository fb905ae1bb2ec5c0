"""What the lobby tells of a table, kept beside its log so that a list of tables does not play them all again."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from viceregal.core.errors import BadSetup
from viceregal.core.match import Match
from viceregal.games import game as find_game
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
    so_far: list[int] | None = None  # the points, should the rules be gone one day
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by language, as they are asked for

    def to_plain(self) -> Plain:
        """What is not in a column of its own."""
        return {
            "settings": self.settings,
            "places": [place.to_plain() for place in self.places],
            "asked": self.asked,
            "outcome": self.outcome,
            "rematch": self.rematch,
            "so_far": self.so_far,
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
        None if table.match is None else list(table.match.scores()),
        table.names,
    )


def outcome_of(table: Table) -> Plain | None:
    match, ended = table.match, table.ended
    if table.phase != "over":
        return None
    if table.frozen:
        return table.kept_outcome or without_result("rules", [0] * len(table.places))
    assert ended is not None
    if match is None:  # it never began
        return without_result(ended["reason"], [0] * len(table.places))
    places = places_of(table)
    return {
        "reason": ended["reason"],
        "by": ended["by"],
        "scores": list(match.scores()),
        "winners": winners_of(table, places),
        "places": places,
        "sheet": [
            {"seat": line.seat, "heading": line.heading, "points": line.points, "sources": list(line.sources)}
            for line in match.score_sheet()
        ],
        "ending": ending_of(table, match) if ended["reason"] == "finished" else None,
    }


def without_result(reason: str, scores: list[int]) -> Plain:
    return {
        "reason": reason,
        "by": None,
        "scores": scores,
        "winners": [],
        "places": [],
        "sheet": [],
        "ending": None,
    }


def places_of(table: Table) -> list[int]:
    """The place of each seat; equals share one. Who gave up comes after all others, the first of them last."""
    match, ended = table.match, table.ended
    assert match is not None and ended is not None
    if ended["reason"] != "finished" and not ended.get("alone"):
        return []
    places = [0] * len(table.places)
    left = tuple([seat for seat in range(len(places)) if seat not in table.resigned])
    groups: list[tuple[int, ...]] = []
    while left:
        groups.append(match.game.best_of(match.state, left))
        left = tuple([seat for seat in left if seat not in groups[-1]])
    place = 1
    for group in [*groups, *[(seat,) for seat in reversed(table.resigned)]]:
        for seat in group:
            places[seat] = place
        place += len(group)
    return places


def winners_of(table: Table, places: list[int]) -> list[int]:
    """As the rules say; where somebody gave up, the best of those who stayed. Of a game that broke off, who alone did."""
    match, ended = table.match, table.ended
    assert match is not None and ended is not None
    if ended["reason"] == "finished" and not table.resigned:
        return list(match.winners())
    stayed = [seat for seat in range(len(places)) if seat not in table.resigned]
    if ended["reason"] != "finished" and len(stayed) != 1:
        return []
    return [seat for seat in stayed if places[seat] == 1] if places else []


def ending_of(table: Table, match: Match) -> Plain | None:
    ending = pack(table.game.key).ending(match)
    return None if ending is None else {**asdict(ending), "left": dict(ending.left)}


def summary_from_row(row: Any) -> Summary:
    plain, phase = row.card, row.phase  # the column keeps its first name
    outcome, asked = plain["outcome"], plain["asked"]
    if phase == "playing" and not _is_played(plain["settings"]):
        phase, asked = "over", []
        outcome = without_result("rules", plain.get("so_far") or [0] * len(plain["places"]))
    return Summary(
        row.id,
        plain["settings"],
        [Place(*place) for place in plain["places"]],
        phase,
        row.seq,
        row.created_at,
        row.updated_at,
        asked,
        None if outcome is None else {"places": [], **outcome},  # earlier versions told no places
        plain["rematch"],
        plain.get("so_far"),
    )


def _is_played(settings: Plain) -> bool:
    """Whether the rules of its game are here, in the version it began with."""
    try:
        return find_game(settings["game"]).facts.plays(settings["version"])
    except BadSetup:
        return False
