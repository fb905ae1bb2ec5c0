"""Writes the positions of the lessons that are too long to be written by hand: python -m scripts.lesson_positions

Each is said in short here, as the scenarios of the tests say theirs, and written out in full beside its lesson.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.viceroy.given import document as viceroy
from tests.games.viscounts.given import player
from tests.games.viscounts.given import position as viscounts
from tests.games.viscounts.test_solo import schemes

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


RIVAL = player("town-9")
MERCHANTS = {"board": "lender journeyman abbot", "hand": "squire trader labourer"}


def positions_of_actions() -> dict[str, Document]:
    """Viscounts; in each of them the learner has just the cards that the lesson speaks of."""
    rival, merchants = RIVAL, MERCHANTS
    return {
        "ride": viscounts(player("town-1", hand="squire financier trader", silver=1), rival),
        "trade": viscounts(player("town-4", silver=2, **merchants), rival, stage="act"),
        "construct": viscounts(
            player("town-1", board="labourer miner mason", hand="squire trader abbot", stone=2),
            rival,
            stage="act",
        ),
        "workers": viscounts(
            player("inner-a", board="squire princess overseer-2", hand="trader lender labourer", gold=2),
            rival,
            stage="act",
        ),
        "transcribe": viscounts(
            player("inner-a", board="abbot acolyte lender", hand="trader squire labourer", ink=1),
            rival,
            stage="act",
        ),
        "criminal": viscounts(player("town-1", board="- labourer miner", hand="thief squire trader"), rival),
        "dismiss": viscounts(
            player("town-1", board="trader lender abbot", hand="squire labourer thief", silver=4, stone=2),
            rival,
            stage="act",
            tops={"a": "miner"},
        ),
    }


def positions_of_papers() -> dict[str, Document]:
    """The castle, the markers, debts and deeds, the end, and the solo game."""
    rival, merchants = RIVAL, MERCHANTS
    return {
        "castle": viscounts(
            player("inner-a", board="squire thief trader", hand="abbot labourer lender"),
            rival,
            stage="act",
            first_tier={"i": [2, 0], "f": [0, 1]},
            second_tier={"i": [2, 0]},
        ),
        "collision": viscounts(
            player(
                "inner-b",
                board="abbot trader",
                hand="squire labourer lender",
                silver=2,
                corruption=3,
                virtue=4,
            ),
            rival,
            stage="recruit",
            tops={"b": "friar"},
        ),
        "papers": viscounts(player("town-6", unpaid=1, acquired=1, **merchants), rival, stage="act"),
        "poverty": viscounts(
            player(
                "town-1",
                board="abbot trader",
                hand="squire labourer lender",
                silver=3,
                corruption=5,
                virtue=6,
            ),
            rival,
            stage="recruit",
            tops={"a": "swindler-1"},
            debts_left=2,
            round=6,
        ),
        "win": viscounts(
            player("town-1", board="labourer miner mason", hand="squire trader abbot", stone=4, approved=3),
            player("town-9", approved=1, acquired=19),
            stage="act",
            first=1,
            round=9,
            last_round=9,
            debts_left=0,
        ),
        "solo": viscounts(
            player("inner-a", board="abbot acolyte lender", hand="trader squire labourer", ink=1),
            player("town-3"),
            stage="act",
            options={"rival": "builder"},
            schemes=schemes("builder", "s-n"),
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
    for name, made in {**positions_of_actions(), **positions_of_papers()}.items():
        write("viscounts", name, made)


if __name__ == "__main__":
    main()
