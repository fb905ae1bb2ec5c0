"""Writes the positions of the lessons that are too long to be written by hand: python -m scripts.lesson_positions

Each is said in short here, as the scenarios of the tests say theirs, and written out in full beside its lesson.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.viceroy.given import document as viceroy

GAMES = Path(__file__).parents[1] / "src" / "viceregal" / "games"
EDITIONS = ("pl", "ru", "cs")
# In ru a bought card is paid for at once; elsewhere hand cards are played in three rounds.
PAYS = {"pl": "build", "ru": "pay", "cs": "build"}
LAYS_LAWS = {"pl": "build", "ru": "laws", "cs": "build"}
Document = dict[str, Any]


def bought(edition: str, card: str, **said: Any) -> Document:
    """A character to be played now: from the hand, or just bought."""
    if edition == "ru":
        return viceroy(edition, "pay", bought=[int(card), 0], **said)
    return viceroy(edition, "build", hands=[card, ""], **said)


def viceroy_positions(edition: str) -> dict[str, Document]:
    offer = "B61 R62 G63 Y32"
    circles = bought(edition, "49", pyramids=["8 33 10", "60"], gems=["BBRR", "GY"], turn=4)
    return {
        "bid": viceroy(edition, gems=["BRGY", "RR"], feet=offer, turn=2, pyramids=["12", "21"]),
        "tie": viceroy(
            edition, gems=["BR", "RRR"], feet=offer, turn=3, pyramids=["12 24", "21"], tokens={24: "science"}
        ),
        "place": bought(edition, "32", pyramids=["12 21", "60"], gems=["GBRY", "RR"], turn=4),
        "circle": circles,
        "law": viceroy(
            edition,
            LAYS_LAWS[edition],
            pyramids=["12 24 42 10 / 49 . 13", "60 21"],
            hands=["85", ""],
            gems=["BR", "GY"],
            turn=5,
        ),
        "endless": bought(
            edition, "31", pyramids=["37 12", "60"], gems=["BBG", "RR"], tokens={37: "gem-blue"}, turn=4
        ),
        "attack": viceroy(
            edition,
            gems=["R", "YYG"],
            attacks=[1, 0],
            feet="B61 R62 G63 Y36",
            turn=4,
            pyramids=["12 24", "21 10"],
            tokens={10: "science"},
        ),
        "score": viceroy(
            edition,
            "end",
            pyramids=["8 33 12 / 31 30", "60 21"],
            gems=["GBR", "RY"],
            tokens={8: "magic", 33: "science", 12: "defence"},
            attacks=[0, 2],
        ),
    }


def write(game: str, name: str, made: Document) -> None:
    folder = GAMES / game / "lessons" / "positions"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(made) + "\n", encoding="utf-8")


def main() -> None:
    for edition in EDITIONS:
        for name, made in viceroy_positions(edition).items():
            write("viceroy", f"{name}-{edition}", made)


if __name__ == "__main__":
    main()
