"""Writes the rule map in the README of each game: rule, where in the code, tests that hold it.

    python scripts/rule_map.py [--check]

A rule's places in the code are the functions, classes and tables whose lines name its id; its tests are those marked
with `@rule`. With --check nothing is written, and the exit code is 1 where a map is out of date.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from viceregal.rulebook import Rule, games, rules
from viceregal.rulebook.coverage import rules_held

ROOT = Path(__file__).resolve().parents[1]
BEGIN, END = "<!-- rule map: written by scripts/rule_map.py -->", "<!-- end of the rule map -->"
RULE_ID = re.compile(r"\b[A-Z]+-(?:[A-Z]+-|[A-Z]|[1-9][0-9]*\.)[1-9][0-9]*\b")  # HK-BAN-3, VW-R2, VW-4.10

# Rules that follow from code which has no reason to name them.
FOLLOWS = {
    "HK-SET-4": "`cards`: HOUSE_MEMBERS, HOUSE_SIZES",
    "HK-MOV-3": "`board`: legal_moves",
    "HK-COM-11": "an example; see the tests",
    "HK-END-2": "`turn`: answer_turn, end_turn, start_turn",
    "HK-EX-1": "an example; see the tests",
    "HK-EX-2": "an example; see the tests",
    "HK-EX-3": "the examples; see the tests",
    "VR-AUC-10": "talk is free, and there is no action to hand anything over",
    "VR-COS-4": "an example; see the tests",
    "VR-END-11": "examples; see the tests",
    "VR-END-12": "examples; see the tests",
    "VW-7.7": "an example; see the tests",
    "VW-8.5": "`turn`: phase",
    "VW-9.2": "`scoring`: all of it; it asks no ability",
    "VW-10.7": "an example; see the tests",
    "VW-12.11": "`castle`: claim_leader; `transcribing`: claim_bonus",
    "VW-R4": "`card_moves`: shuffle",
    "VW-R9": "`scoring`: ranking_points",
    "VW-R13": "`cards/schemes`: SCHEMES; no row of them says trade",
    "VW-R16": "`cards/neutral`: NEUTRAL",
    "VW-R17": "the examples; see the tests",
    "VW-R18": "`cards/ai_boards`: AI_BOARDS; `cards/segments`: SEGMENTS",
    "VW-R19": "`castle`: crowding, ask_bump",
    "VW-R22": "`cards/ai_boards`: AI_BOARDS",
    **{f"VW-T{number}": "an example; see the tests" for number in range(1, 19)},
}


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = [folder for folder in folders() if not is_current(folder)]
    for folder in stale:
        if not check:
            readme(folder).write_text(wanted(folder), encoding="utf-8")
        print(f"{readme(folder).relative_to(ROOT)}: {'out of date' if check else 'written'}")
    return 1 if check and stale else 0


def folders() -> list[str]:
    """The folders of the games that have a rulebook."""
    return [key.replace("-", "_") for key in games()]


def readme(folder: str) -> Path:
    return ROOT / "src" / "viceregal" / "games" / folder / "README.md"


def is_current(folder: str) -> bool:
    """A game without a README, or without the two marks in it, has no map."""
    path = readme(folder)
    return not path.exists() or path.read_text(encoding="utf-8") == wanted(folder)


def wanted(folder: str) -> str:
    """The README with the map as it should be."""
    text = readme(folder).read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        return text
    before, after = text.split(BEGIN, 1)[0], text.split(END, 1)[1]
    return before + BEGIN + "\n" + "\n".join(table(folder)) + "\n" + END + after


def table(folder: str) -> list[str]:
    key = folder.replace("_", "-")
    places, tests = places_in_code(folder), tests_by_rule(folder)
    rows = ["| rule | from | in the code | tests |", "|---|---|---|---|"]
    return rows + [row(rule, places, tests) for rule in rules(key)]


def row(rule: Rule, places: dict[str, str], tests: dict[str, str]) -> str:
    code = places.get(rule.id) or FOLLOWS.get(rule.id, "—")
    return (
        f"| **{rule.id}** {rule.title['en']} | {', '.join(rule.marks)} | {code} | {tests.get(rule.id, '—')} |"
    )


def tests_by_rule(folder: str) -> dict[str, str]:
    """For each rule the files with tests of it, and how many tests where there are several."""
    found: dict[str, Counter[str]] = {}
    base = ROOT / "tests" / "games" / folder
    for held in rules_held(base):
        name = Path(held.file).relative_to(base).as_posix()
        found.setdefault(held.id, Counter())[name] += 1
    return {rule_id: ", ".join(_counted(files)) for rule_id, files in found.items()}


def _counted(files: Counter[str]) -> list[str]:
    return [f"`{name}`" + (f" ({number})" if number > 1 else "") for name, number in sorted(files.items())]


def places_in_code(folder: str) -> dict[str, str]:
    """For each rule the names that mention it, module by module."""
    found: dict[str, dict[str, list[str]]] = {}
    base = readme(folder).parent / "rules"
    for path in sorted(base.rglob("*.py")):
        module = path.relative_to(base).with_suffix("").as_posix()
        for rule_id, name in mentions(path):
            names = found.setdefault(rule_id, {}).setdefault(module, [])
            if name not in names:
                names.append(name)
    return {
        rule_id: "; ".join(_place(module, names) for module, names in modules.items())
        for rule_id, modules in found.items()
    }


def _place(module: str, names: list[str]) -> str:
    inside = [name for name in names if name]
    return f"`{module}`: {', '.join(inside)}" if inside else f"`{module}`"


def mentions(path: Path) -> Iterator[tuple[str, str]]:
    """Each rule that a line of the file names, with the function, class or table the line belongs to.

    What the head of a file names is held by the whole of it: there the name is empty.
    """
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    end = 0
    for node in ast.parse(source).body:
        start, end = end, node.end_lineno or node.lineno  # with the comments above it
        for line in lines[start:end]:
            yield from ((rule_id, _name(node)) for rule_id in RULE_ID.findall(line))


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    return ""


if __name__ == "__main__":
    sys.exit(main())
