"""Copies of sources, for the compiler, in which every frozen dataclass has an `__init__` that can be compiled.

The one that `dataclass` makes is Python's: with it compiled code takes some 450 ns to make a frame or an action, with a
compiled one 30. Written by hand in the source it would assign to frozen fields; so it stands in a copy alone, which
mypy reads in place of the source (`--shadow-file`), on a line that is blank there: tracebacks name the right lines. All
else (`==`, `hash`, `repr`, that nothing can be assigned) stays what `dataclass` makes of the class.

A class that no other inherits from keeps the memory of the value that was freed last for the next one: frames come and go
one at a time, and to make room for one and give it back takes longer than all the rest of its life.
"""

from __future__ import annotations

import ast
import builtins
from pathlib import Path
from typing import NamedTuple

FROZEN = "@dataclass(frozen=True)"
FUTURE = "from __future__ import annotations"
REUSED = "@mypyc_attr(free_list_len=1)"


class Field(NamedTuple):
    name: str
    type: ast.expr
    default: ast.expr | None
    module: Module

    def as_parameter(self) -> str:
        typed = f"{self.name}: {ast.unparse(self.type)}"
        return typed if self.default is None else f"{typed} = {ast.unparse(self.default)}"


class Module:
    """A source: its lines, its classes, and where it imports other names from."""

    def __init__(self, path: Path, name: str) -> None:
        self.name = name
        self.lines = path.read_text(encoding="utf-8").split("\n")
        self.classes: dict[str, ast.ClassDef] = {}
        self.origins: dict[str, str] = {}
        self.names = set(vars(builtins))
        for node in ast.parse("\n".join(self.lines)).body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.ImportFrom):
                self.origins |= {each.asname or each.name: node.module or "" for each in node.names}
            elif isinstance(node, ast.Assign):
                self.names |= {each.id for each in node.targets if isinstance(each, ast.Name)}

    def bases(self) -> list[ast.Name]:
        return [base for node in self.classes.values() for base in node.bases if isinstance(base, ast.Name)]

    def knows(self, name: str) -> bool:
        return name in self.names or name in self.classes or name in self.origins


def shadows(paths: list[str], root: str, folder: Path) -> list[str]:
    """Writes the copies into the folder; the options that tell mypy of them."""
    names = {path: ".".join(Path(path).relative_to(root).with_suffix("").parts) for path in paths}
    modules = {name: Module(Path(path), name) for path, name in names.items()}
    options = []
    for path, name in names.items():
        lines = with_inits(modules[name], modules)
        if lines == modules[name].lines:
            continue
        copy, text = folder / Path(path).relative_to(root), "\n".join(lines)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if not copy.exists() or copy.read_text(encoding="utf-8") != text:
            copy.write_text(text, encoding="utf-8")  # else it keeps its time, and is not read again
        options += ["--shadow-file", path, str(copy)]
    return options


def with_inits(module: Module, modules: dict[str, Module]) -> list[str]:
    """The lines of the copy: those of the source, and imports for the types of inherited fields."""
    lines, imports = module.lines[:], set[str]()
    inherited = {base.id for each in modules.values() for base in each.bases()}
    for node in module.classes.values():
        fields = fields_of(node, module, modules) if is_frozen(node, module) else None
        last = max([each.end_lineno or 0 for each in node.body if isinstance(each, ast.AnnAssign)], default=0)
        if fields is None or (last and lines[last]):
            continue
        if last:  # else the inherited one will do
            lines[last] = init_of(fields)
            imports |= {line for field in fields for line in imports_for(field, module)}
        decorator = lines.index(FROZEN, node.decorator_list[0].lineno - 1)
        lines[decorator] = "@dataclass(frozen=True, init=False)"
        if node.name not in inherited and FUTURE in module.lines and not lines[decorator - 1]:
            lines[decorator - 1] = REUSED
    if REUSED in lines:  # decorators are looked up where they stand, so it cannot be imported last
        lines[lines.index(FUTURE)] += "; from viceregal._mypyc import mypyc_attr"
    return lines + sorted(imports)


def is_frozen(node: ast.ClassDef, module: Module) -> bool:
    return any(module.lines[each.lineno - 1] == FROZEN for each in node.decorator_list)


def fields_of(node: ast.ClassDef, module: Module, modules: dict[str, Module]) -> list[Field] | None:
    """Its own and those it inherits; None where it is no plain row of fields, or a base class cannot be looked up."""
    found: list[Field] = []
    for base in node.bases:
        name = base.id if isinstance(base, ast.Name) else ""
        home = module if name in module.classes else modules.get(module.origins.get(name, ""))
        above = fields_of(home.classes[name], home, modules) if home and name in home.classes else None
        if above is None or found:
            return None
        found = above
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name in ("__init__", "__post_init__"):
            return None
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            if each.value is not None and not isinstance(each.value, ast.Constant | ast.Name | ast.Attribute):
                return None
            found.append(Field(each.target.id, each.annotation, each.value, module))
    return found if len({field.name for field in found}) == len(found) else None


def init_of(fields: list[Field]) -> str:
    """On one line; mypy does not like assignments to frozen fields."""
    parameters = ", ".join(["self", *[field.as_parameter() for field in fields]])
    assignments = "; ".join([f"self.{field.name} = {field.name}" for field in fields])
    return f"    def __init__({parameters}) -> None: {assignments}  # type: ignore[misc]"


def imports_for(field: Field, module: Module) -> list[str]:
    """For names in the type of an inherited field. They may stand last: types are not looked at when a class is made."""
    names = [each.id for each in ast.walk(field.type) if isinstance(each, ast.Name)]
    home = field.module
    return [
        f"from {home.origins.get(name, home.name)} import {name}" for name in names if not module.knows(name)
    ]
