"""Writes the games that the tests of the page draw: what was foretold of each decision, and the view after it.

Run by hand after a change of the rules: python scripts/page_games.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import viceregal as vr

TARGET = Path(__file__).parents[1] / "web" / "test" / "hand-of-the-king.json"
GAMES = (
    (2, 7, "base"),
    (3, 4, "raven"),
    (4, 11, "teams"),
)
FIELDS = (
    "seats", "options", "turn", "grid", "areas", "banners", "pool", "called", "staying", "spent", "killed",
    "discarded", "ravens", "counts", "sides",
)  # fmt: skip


def played(seats: int, seed: int, variant: str) -> list[dict[str, Any]]:
    """A game played at random, decision by decision; the first entry is the deal."""
    match = vr.new("hand-of-the-king", seats=seats, seed=seed, variant=variant)
    chance = vr.Chance(seed)
    frames = [frame("", None, match)]
    while not match.over:
        legal = match.legal()
        action = legal[chance.below(len(legal))]
        told = foretold(match, action)
        match.play(action)
        frames.append(frame(action, told, match))
    return frames


def foretold(match: vr.Match, action: str) -> dict[str, Any]:
    """As much of what the server tells as is drawn."""
    made = match.foretell(action)
    holdings = [
        {"seat": each.seat, "key": each.thing, "before": each.before, "after": each.after}
        for each in made.holdings
    ]
    events = [{**match.game.words.plain(event), "words": ""} for event in made.events]
    return {"seat": made.seat, "stop": made.stop, "events": events, "holdings": holdings}


def frame(action: str, told: dict[str, Any] | None, match: vr.Match) -> dict[str, Any]:
    view = match.view(None)
    return {"action": action, "foretold": told, "view": {name: view[name] for name in FIELDS}}


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(played(*game), separators=(",", ":")) for game in GAMES)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
