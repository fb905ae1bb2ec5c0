"""Writes the golden games, the digests of seeds and the perft counts of tests/ anew. Look at the difference after it."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(1, str(Path(__file__).parents[1] / "examples" / "mini"))

from viceregal_mini.game import GAME as MINI

from tests.golden import cases, digest
from tests.golden.transcript import transcript
from tests.perft import choice, entries

MOST_NODES = 12_000
HEAD = "# How many ways the game can go on from here. Written by scripts/golden.py.\n\n"


def main() -> None:
    write_games()
    digest.FILE.write_text("\n".join([*digest.lines(), ""]), encoding="utf-8")
    write_perft()
    print("written: look at `git diff --stat tests/golden tests/perft`")


def write_games() -> None:
    for old in [*cases.FOLDER.glob("*.record"), *cases.FOLDER.glob("*.txt")]:
        old.unlink()
    for case, match in cases.golden_games():
        case.record.write_text(match.record(), encoding="utf-8")
        case.transcript.write_text(transcript(match), encoding="utf-8")


def write_perft() -> None:
    for old in [*entries.FOLDER.glob("*.perft"), *entries.FOLDER.glob("positions/*.json")]:
        old.unlink()
    for game in (cases.HAND, cases.VICEROY, cases.VISCOUNTS, MINI):
        found = [entries.counted(entry, MOST_NODES, 8) for entry in choice.chosen(game)]
        lines = [line for entry in found for line in entry.lines()]
        (entries.FOLDER / f"{game.key}.perft").write_text(HEAD + "\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
