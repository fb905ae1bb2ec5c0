"""Writes the games that the tests of the page play again: what each decision did, and the view after it.

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
    "discarded", "ravens",
)  # fmt: skip


def played(seats: int, seed: int, variant: str) -> list[dict[str, Any]]:
    """A game played at random, decision by decision; the first entry is the deal."""
    match = vr.new("hand-of-the-king", seats=seats, seed=seed, variant=variant)
    chance = vr.Chance(seed)
    words = match.game.words
    frames = [frame(None, "", [words.plain(event) for event in match.events()], match)]
    while not match.over:
        legal = match.legal()
        action = legal[chance.below(len(legal))]
        seat = match.to_move[0]
        frames.append(frame(seat, action, [words.plain(event) for event in match.play(action)], match))
    return frames


def frame(seat: int | None, action: str, events: list[Any], match: vr.Match) -> dict[str, Any]:
    view = match.view(None)
    return {"seat": seat, "action": action, "events": events, "view": {name: view[name] for name in FIELDS}}


if __name__ == "__main__":
    lines = ",\n".join(json.dumps(played(*game), separators=(",", ":")) for game in GAMES)
    TARGET.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
