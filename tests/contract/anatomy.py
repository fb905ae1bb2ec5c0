"""A state taken apart, types and all: for comparing two, and for finding what they share."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from viceregal.core.rules import State

_PLAIN = (int, float, str, bool, type(None))


def attributes(s: State) -> list[str]:
    """The names of all attributes, of a compiled class, an interpreted one, or one built on the other."""
    native = {name for kind in type(s).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    return sorted((native | set(getattr(s, "__dict__", {}))) - {"__dict__"})


def anatomy(thing: Any) -> Any:
    """A value that is equal to another's only if all parts and all their types are."""
    kind = type(thing)
    if kind in _PLAIN:
        return (kind, thing)
    if kind in (list, tuple):
        return (kind, [anatomy(part) for part in thing])
    if kind is dict:
        return (kind, {(type(key), key): anatomy(value) for key, value in thing.items()})
    if isinstance(thing, State):
        return (kind, {name: anatomy(getattr(thing, name)) for name in attributes(thing)})
    if is_dataclass(thing):
        return (kind, [anatomy(getattr(thing, field.name)) for field in fields(thing)])
    assert callable(thing), f"what is a {kind.__name__} doing in a state?"
    return thing


def mutable_parts(thing: Any) -> dict[int, Any]:
    """Everything in a state that could be changed in place, by its identity."""
    if isinstance(thing, list | set | dict | State):
        found = {id(thing): thing}
    else:
        found = {}
    inner: list[Any] = []
    if isinstance(thing, State):
        inner = [getattr(thing, name) for name in attributes(thing)]
    elif isinstance(thing, dict):
        inner = list(thing.values())
    elif isinstance(thing, list | tuple | set):
        inner = list(thing)
    elif is_dataclass(thing):
        inner = [getattr(thing, field.name) for field in fields(thing)]
    for part in inner:
        found.update(mutable_parts(part))
    return found
