"""Writes what is described once, in the tables of fields and the vocabularies of the games, for people and for the page:

    docs/reference/positions/<game>.md   every field of a position document, with an example
    web/src/games/<game>/types.ts        the types of views, actions, events and questions
    web/src/games/<game>/answers.ts      how the texts of its actions are read
    web/src/games/<game>/facts.ts        printed facts that its table draws by, where its pack names any

    python scripts/describe_games.py [--check]

With --check nothing is written, and the exit code is 1 where a file is out of date.
"""

from __future__ import annotations

import itertools
import json
import sys
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import viceregal as vr
from viceregal.core.fields import Field, Fields, InnerTable
from viceregal.core.game import Game
from viceregal.core.notation import Kind, Many, Nested, Word
from viceregal.core.records import Action, Effect, Event, Frame, Record
from viceregal.games import pack

ROOT = Path(__file__).resolve().parents[1]
SINCE = 3  # decisions since the rest, in the example
BASES = (Effect, Frame, Event)


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = [path for path, text in files().items() if not is_current(path, text)]
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'out of date' if check else 'written'}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files()[path], encoding="utf-8")
    return int(check and bool(stale))


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def files() -> dict[Path, str]:
    made: dict[Path, str] = {}
    for key in vr.GAMES:
        game = vr.game(key)
        page = ROOT / "web" / "src" / "games" / key
        if game.fields is not None and page.is_dir():
            made[ROOT / "docs" / "reference" / "positions" / f"{key}.md"] = reference(game, game.fields)
            made[page / "types.ts"] = types(game, game.fields)
            made[page / "answers.ts"] = answers(game)
            if named := pack(key).page_facts():
                made[page / "facts.ts"] = facts(named)
    return made


# For people -------------------------------------------------------------------------------------------------------


def reference(game: Game, fields: Fields) -> str:
    lines = [
        f"# Positions of {game.facts.title}",
        "",
        "Written by `python scripts/describe_games.py` from the table of the state's fields. The head and `since` are the",
        "same in [all games](../json.md#position-documents).",
        "",
        "| `phase` | means |",
        "|---|---|",
        *[f"| `{rest.word}` | {rest.means} |" for rest in fields.rests],
        "",
    ]
    moving = [f"`{rest.word}`" for rest in fields.rests if rest.to_move]
    if moving:
        lines += [f"With {' and '.join(moving)} goes `to_move`: whose turn it is, by default 0.", ""]
    lines += table_of(fields.at_rest)
    for field in fields.fields:
        if isinstance(field.kind, InnerTable):
            lines += ["", f"## `{field.name}`", "", *table_of(field.kind.fields.fields)]
    lines += [
        "",
        "## In views only",
        "",
        "What a view says besides, between two questions of rest and of hidden things.",
        "",
    ]
    lines += table_of(
        [*[field for field in fields.fields if field.under_way], *all_seen_only(fields)], views=True
    )
    lines += [
        "",
        "## Words",
        "",
        *[f"- {name}: {' '.join(words)}" for name, words in named_words(game, fields)],
    ]
    lines += ["", "## An example", "", "```json", example(game), "```", ""]
    return "\n".join(lines)


def table_of(fields: list[Field], views: bool = False) -> list[str]:
    head = (
        "| field | type | means | hidden from |"
        if views
        else "| field | type | means | hidden from | if left out |"
    )
    lines = [head, "|---" * (4 if views else 5) + "|"]
    for field in fields:
        kind = f"for each seat: {field.kind.told()}" if field.for_each_seat else field.kind.told()
        cells = [f"`{field.name}`", kind, field.means, field.hidden or "nobody"]
        if not views:
            cells.append(field.told_default())
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def all_seen_only(fields: Fields) -> list[Field]:
    inner = [
        each
        for field in fields.fields
        if isinstance(field.kind, InnerTable)
        for each in field.kind.fields.seen_only
    ]
    return [*fields.seen_only, *inner]


def example(game: Game) -> str:
    """A game some turns on, in the middle of one."""
    for seed in itertools.count(1):
        match, chance = vr.new(game.key, seed=seed), vr.Chance(seed)
        while match.to_move:
            document = match.position()
            if document["phase"] != "deal" and len(document.get("since", [])) >= SINCE:
                lines = [f'  "{name}": {json.dumps(value)}' for name, value in document.items()]
                return "{\n" + ",\n".join(lines) + "\n}"
            seat = match.to_move[0]
            match.play(chance.pick(match.actions(seat)), seat)
    raise AssertionError


# For the page -----------------------------------------------------------------------------------------------------


def types(game: Game, fields: Fields) -> str:
    lines = ["// Written by `python scripts/describe_games.py`: change the rules, not this file.", ""]
    for name, words in named_words(game, fields):
        lines += union(name, [f"'{word}'" for word in words])
    for base in BASES:
        lines += ["", *records_of(game, base)]
    lines += ["", *actions_of(game)]
    for field in fields.fields:
        if isinstance(field.kind, InnerTable):
            lines += ["", *interface(field.kind.typed(), field.kind.fields, [])]
    head = ["viewer: number | null", "game: string", "version: number", "edition: string", "seats: number"]
    lines += ["", *interface("GameView", fields, [*head, options_of(game)]), ""]
    return "\n".join(lines)


def options_of(game: Game) -> str:
    """Those that came with a later version of the rules are missing where an earlier one is played."""
    told = [
        f"{option.key}{'?' if option.since > 1 else ''}: {' | '.join([repr(word) for word in option.choices])}"
        for option in game.facts.options
    ]
    return f"options: {{ {'; '.join(told)} }}"


def interface(name: str, fields: Fields, head: list[str]) -> list[str]:
    lines = [f"export interface {name} {{", *[f"  {each};" for each in head]]
    for field in fields.fields:
        lines += [f"  /** {field.means} */", f"  {field.name}: {type_of(field)};"]
    for field in fields.seen_only:
        lines += [f"  /** {field.means} */", f"  {field.name}?: {type_of(field)};"]
    return [*lines, "}"]


def type_of(field: Field) -> str:
    kind = (field.seen or field.kind).typed()
    if not field.for_each_seat:
        return kind
    return f"({kind})[]" if "|" in kind else f"{kind}[]"


def records_of(game: Game, base: type) -> list[str]:
    found = [kind for kind in game.words.records.values() if issubclass(kind, base)]
    lines: list[str] = []
    for kind in found:
        lines += record(game, kind, f"is: '{kind.__name__}'")
    return lines + union(base.__name__, [kind.__name__ for kind in found])


def actions_of(game: Game) -> list[str]:
    """As their JSON form has them; `Verb` is the first word of their text."""
    lines: list[str] = []
    taken = {kind.__name__ for kind in game.words.records.values() if not issubclass(kind, Action)}
    names = []
    for kind in game.words.actions.values():
        name = kind.__name__ if kind.__name__ not in {*taken, *word_names(game)} else f"{kind.__name__}Action"
        names.append(name)
        lines += record(game, kind, f"is: '{kind.__name__}'", name)
    return lines + union("Action", names) + union("Verb", [f"'{verb}'" for verb in game.words.actions])


def answers(game: Game) -> str:
    """The form of each action's text: its verb, what it is, and the names of what follows (web/src/protocol/answers.ts)."""
    lines = ["// Written by `python scripts/describe_games.py`: change the rules, not this file.", ""]
    lines += [
        "import { reader } from '../../protocol/answers';",
        "import type { Action } from './types';",
        "",
    ]
    lines += ["export const answers = reader<Action>({"]
    for verb, kind in game.words.actions.items():
        parts = [kind.__name__, *[part(name, game.words.kinds[name]) for name in game.words.names[kind]]]
        form = ", ".join([f"'{each}'" for each in parts])
        lines.append(f"  '{verb}': [{form}],")
    return "\n".join([*lines, "});", ""])


def facts(named: Mapping[str, Any]) -> str:
    lines = ["// Written by `python scripts/describe_games.py`: change the rules, not this file.", ""]
    for name, fact in named.items():
        lines += [f"export const {name.upper()} = {json.dumps(fact, ensure_ascii=False)} as const;", ""]
    return "\n".join(lines)


def part(name: str, kind: Kind) -> str:
    """A name; `#` after that of a number, `*` after that of all the words that are left."""
    many = isinstance(kind, Many)
    typed = (kind.kind if isinstance(kind, Many) else kind).typed()
    assert typed != "boolean", f"{name}: the page reads no flags from answers yet"
    return name + ("#" if typed == "number" else "") + ("*" if many else "")


def record(game: Game, kind: type[Record], head: str, name: str = "") -> list[str]:
    fields = [f"{each}: {game.words.kinds[each].typed()}" for each in game.words.names[kind]]
    return [f"export interface {name or kind.__name__} {{ {'; '.join([head, *fields])} }}"]


def union(name: str, parts: list[str]) -> list[str]:
    wrapped = textwrap.wrap(" | ".join(parts), 100, break_long_words=False, break_on_hyphens=False)
    return [f"export type {name} =", *[f"  {line}" for line in wrapped[:-1]], f"  {wrapped[-1]};"]


# Words ------------------------------------------------------------------------------------------------------------


def kinds_of(game: Game, fields: Fields) -> list[Kind]:
    tables = [fields, *[field.kind.fields for field in fields.fields if isinstance(field.kind, InnerTable)]]
    found = [field.kind for table in tables for field in table.fields]
    found += [field.seen for table in tables for field in table.fields if field.seen is not None]
    return [*game.words.kinds.values(), *found]


def inside(kind: Any) -> list[Kind]:
    """A kind, and the kinds it is made of."""
    if isinstance(kind, Nested):
        return [kind]
    parts = [getattr(kind, name) for name in ("kind", "key") if isinstance(getattr(kind, name, None), Kind)]
    kinds = getattr(kind, "kinds", ())
    parts += list(kinds.values()) if isinstance(kinds, dict) else list(kinds)
    return [kind, *[each for part in parts for each in inside(part)]]


def named_words(game: Game, fields: Fields) -> list[tuple[str, tuple[str, ...]]]:
    found: dict[str, tuple[str, ...]] = {}
    for kind in kinds_of(game, fields):
        for each in inside(kind):
            if isinstance(each, Word) and each.name and len(each.words) > len(found.get(each.name, ())):
                found[each.name] = each.words
    return sorted(found.items())


def word_names(game: Game) -> list[str]:
    assert game.fields is not None
    return [name for name, _ in named_words(game, game.fields)]


if __name__ == "__main__":
    sys.exit(main())
