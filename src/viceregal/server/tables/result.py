"""What came of a table that is over, as a player's record keeps it."""

from __future__ import annotations

from typing import Any

from viceregal.career.played import Played, PlayedSeat
from viceregal.core.errors import BadSetup
from viceregal.games import pack
from viceregal.server.tables.entries import Entry
from viceregal.server.tables.summary import outcome_of
from viceregal.server.tables.table import Table

Plain = dict[str, Any]


def result_of(table: Table) -> Played:
    """Without seats if the game never began."""
    settings, outcome = table.settings, outcome_of(table)
    assert outcome is not None
    began = table.match is not None or table.frozen
    return Played(
        id=table.id,
        game=settings["game"],
        edition=settings["edition"],
        options=settings["options"],
        ended_at=_ended_at(table),
        reason=outcome["reason"],
        seats=_seats(table, outcome) if began else (),
        from_start=settings.get("start") is None,
        public=settings["public"],
        partners=_partners(table),
    )


def _ended_at(table: Table) -> float:
    """Talk and rematches come after it."""
    ends = [entry.at for entry in table.entries if entry.kind == "ended"]
    return ends[-1] if ends else table.updated_at


def _partners(table: Table) -> tuple[tuple[int, ...], ...]:
    try:
        return pack(table.settings["game"]).partners(len(table.places), table.settings["options"])
    except BadSetup:  # a game of another time
        return ()


def _seats(table: Table, outcome: Plain) -> tuple[PlayedSeat, ...]:
    ruled, counts, helped = _ruled(table), _counts(table), helped_seats(table.entries)
    places = outcome["places"] or [None] * len(table.places)
    headings: list[dict[str, int]] = [{} for _ in table.places]
    for line in outcome["sheet"]:
        under = headings[line["seat"]]
        under[line["heading"]] = under.get(line["heading"], 0) + line["points"]
    return tuple(
        PlayedSeat(
            player=place.player,
            name=place.name,
            level=place.level if place.player is None else "",
            ruled=seat in ruled,
            points=outcome["scores"][seat],
            place=places[seat],
            won=seat in outcome["winners"],
            resigned=seat in table.resigned,
            helped=place.player is not None and seat in helped,
            headings=headings[seat],
            counts={key: values[seat] for key, values in counts.items() if values[seat]},
        )
        for seat, place in enumerate(table.places)
    )


def _ruled(table: Table) -> set[int]:
    try:
        return set(pack(table.settings["game"]).ruled_seats(table.settings["options"]))
    except BadSetup:
        return set()


def _counts(table: Table) -> dict[str, tuple[int, ...]]:
    if table.match is None:
        return {}
    return {each.key: each.values for each in pack(table.game.key).statistics(table.match)}


def helped_seats(entries: list[Entry]) -> set[int]:
    """Into whose game something else went than their own play: a hint, a bot, or a second try after somebody, chance
    among them, had answered the first."""
    helped: set[int] = set()
    decided: list[Entry] = []
    for entry in entries:
        if entry.kind in ("move", "chance"):
            decided.append(entry)
        elif entry.kind == "undone":
            back = [made for made in decided if made.seq >= entry.data["back_to"]]
            decided = decided[: len(decided) - len(back)]
            if entry.seat is not None and any([made.seat != entry.seat for made in back]):
                helped.add(entry.seat)
        elif entry.kind in ("hinted", "bot") and entry.seat is not None and entry.data.get("why") != "open":
            helped.add(entry.seat)
    return helped
