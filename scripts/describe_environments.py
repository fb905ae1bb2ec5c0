"""Writes what programs that learn are told, and how they answer, feature by feature and number by number:

    docs/reference/environments/<game>.md

    python scripts/describe_environments.py [--check]

With --check nothing is written, and the exit code is 1 where a file is out of date.
"""

from __future__ import annotations

import sys
from pathlib import Path

import viceregal as vr
from viceregal import envs
from viceregal.core.game import Game
from viceregal.envs.blocks import Block
from viceregal.envs.schemas import Schema

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "reference" / "environments"
SEATS = 2  # of the table that is described


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = [(path, text) for path, text in files().items() if not is_current(path, text)]
    for path, text in stale:
        print(f"{path.relative_to(ROOT)}: {'out of date' if check else 'written'}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return int(check and bool(stale))


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def files() -> dict[Path, str]:
    """Of the games of this package; one from elsewhere can be described by `reference` all the same."""
    games = [vr.game(key) for key in vr.GAMES]
    ours = [game for game in games if type(game).__module__.startswith("viceregal.games.")]
    return {FOLDER / f"{game.key}.md": reference(game) for game in ours}


def reference(game: Game) -> str:
    schema = envs.schema(game.key, SEATS)
    lines = [
        f"# The environment of {game.facts.title}",
        "",
        "Written by `python scripts/describe_environments.py` from the schema of the game.",
        "[How environments are used](../../how-to/use-an-environment.md).",
        "",
        "## What is told",
        "",
        "Seats are counted from the one that looks: 0 is oneself, 1 the next. The nested form has an array of whole numbers",
        "for each block; the flat form is all of them in this order, each number divided by the largest of its block.",
        f"The table says where each block begins for {SEATS} seats at the first edition.",
        "",
        *sizes(game),
        "",
        "| block | from | shape | largest | means |",
        "|---|--:|---|--:|---|",
        *[row(block, start) for block, start in zip(schema.blocks, schema.starts, strict=True)],
        "",
        *left_out(schema),
        "## What is answered",
        "",
        *answers(schema),
        "",
    ]
    return "\n".join(lines)


def sizes(game: Game) -> list[str]:
    facts = game.facts
    seats = range(facts.min_seats, facts.max_seats + 1)
    told = [f"{envs.schema(game.key, count).size:,} numbers for {count}" for count in seats]
    return [f"Altogether that is {', '.join(told)}."]


def row(block: Block, start: int) -> str:
    shape = " × ".join([str(length) for length in block.shape])
    axes = " × ".join([axis for axis in block.axes if axis])
    means = f"{block.means} ({axes})" if axes else block.means
    return f"| `{block.name}` | {start} | {shape} | {block.most} | {means} |"


def left_out(schema: Schema) -> list[str]:
    told = [f"- `{field}`: {reason}" for field, reason in schema.left_out.items()]
    return ["Not told, though the described state has it:", "", *told, ""] if told else []


def answers(schema: Schema) -> list[str]:
    numbers = schema.numbers
    several = [verb_of(schema, kind) for kind, form in numbers.forms.items() if len(form) > 1]
    lines = [f"There are {numbers.size:,} numbers; `schema.numbers.labels` has the words for each."]
    if several:
        lines += [
            f"An answer that begins with {' or '.join([f'`{verb}`' for verb in several])} goes on with further numbers,",
            "part by part in the order of the table; the block `begun` tells what has been said, and a part that can only",
            "be one is not asked for.",
        ]
    lines += ["", "| answer | numbers | the first of them |", "|---|---|---|"]
    for name, first, count in numbers.ranges:
        to = f"{first} to {first + count - 1}" if count > 1 else str(first)
        lines.append(f"| `{name}` | {to} | {numbers.labels[first]} |")
    return lines


def verb_of(schema: Schema, kind: type) -> str:
    return schema.numbers.words.verbs[kind]


if __name__ == "__main__":
    sys.exit(main())
