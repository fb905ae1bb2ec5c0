"""Writes the golden games, the digests of seeds and the perft counts of tests/ anew. Look at the difference after it.

Those of older versions of the rules stay as they are.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(1, str(Path(__file__).parents[1] / "examples" / "mini"))

from viceregal_mini.game import GAME as MINI

from tests.golden import cases, digest
from tests.golden.transcript import transcript
from tests.perft import choice, entries

MAX_NODES = 12_000
HEAD = "# How many ways the game can go on from here. Written by scripts/golden.py.\n\n"


def main() -> None:
    write_games()
    digest.FILE.write_text("\n".join([*digest.lines(), ""]), encoding="utf-8")
    write_perft()
    print("written: look at `git diff --stat tests/golden tests/perft`")


def write_games() -> None:
    kept = {
        path for case in cases.CASES if case not in cases.NEWEST for path in (case.record, case.transcript)
    }
    for old in {*cases.FOLDER.glob("*.record"), *cases.FOLDER.glob("*.txt")} - kept:
        old.unlink()
    for case, match in cases.golden_games():
        case.record.write_text(match.record(), encoding="utf-8")
        case.transcript.write_text(transcript(match), encoding="utf-8")


def write_perft() -> None:
    for game in (cases.HAND, cases.VICEROY, cases.VISCOUNTS, MINI):
        newest = entries.of_newest(game)
        for old in entries.FOLDER.glob(f"positions/{newest}-[!v]*.json"):
            old.unlink()
        found = [entries.counted(entry, MAX_NODES, 8) for entry in choice.chosen(game)]
        lines = [line for entry in found for line in entry.lines()]
        (entries.FOLDER / f"{newest}.perft").write_text(HEAD + "\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
