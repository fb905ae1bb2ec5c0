"""A view written out: for games that have no picture of their own."""

from __future__ import annotations

from typing import Any


def plain_lines(view: dict[str, Any]) -> list[str]:
    """A line for each field, without the signs of JSON."""
    return [f"{name}: {_plain(value)}" for name, value in view.items()]


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{name} {_plain(each)}" for name, each in value.items()]) or "-"
    if isinstance(value, list):
        return " | ".join([_plain(each) for each in value]) or "-"
    return "-" if value is None else str(value)
