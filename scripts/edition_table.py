"""Writes docs/reference/viceroy-editions.md: what differs between the editions of Viceroy, as the table tells it.

    python scripts/edition_table.py [--check]

With --check nothing is written, and the exit code is 1 where the page is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.server.telling.editions import compare

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "reference" / "viceroy-editions.md"
HEAD = """# Viceroy: the editions compared

Three rulebooks of one game. What differs stands in the values of `src/viceregal/games/viceroy/rules/editions/`, from which this page is written by
`python scripts/edition_table.py`. `viceregal rules viceroy VR-AUC-11` shows a rule in full, with its places in the rulebooks.
"""


def main() -> int:
    check = "--check" in sys.argv[1:]
    if is_current():
        return 0
    if not check:
        PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)}: {'out of date' if check else 'written'}")
    return int(check)


def is_current() -> bool:
    return PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()


def page() -> str:
    compared = compare("viceroy", "en")
    return "\n".join(
        [HEAD, *_values(compared["rows"]), "", *_left_out(compared["lacks"]), "", *_rules(compared)]
    )


def _values(rows: list[dict[str, Any]]) -> list[str]:
    lines = [
        "## Values",
        f"| | rules | {' | '.join(f'`{key}`' for key in EDITIONS)} |",
        "|---|---|---|---|---|",
    ]
    for row in rows:
        cells = [row["values"][key] for key in EDITIONS]
        lines.append(f"| {row['words']} | {', '.join(row['rules'])} | {' | '.join(cells)} |")
    return lines


def _left_out(lacks: dict[str, list[str]]) -> list[str]:
    """VR-RUL-2: which cards a smaller box lacks; numbers up to 64 are characters."""
    return [
        "## Cards that an edition lacks",
        *[f"- `{key}`: {', '.join(cards) or 'none'}" for key, cards in lacks.items()],
    ]


def _rules(compared: dict[str, Any]) -> list[str]:
    lines = ["## Rules that hold in some editions only", "| rule | editions |", "|---|---|"]
    for rule in compared["rules"]:
        named = ", ".join(f"`{key}`" for key in rule["editions"])
        lines.append(f"| **{rule['id']}** {rule['title']} | {named} |")
    return [*lines, ""]


if __name__ == "__main__":
    sys.exit(main())
