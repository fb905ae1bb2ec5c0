"""What a seat may know. In this game that is everything: all cards lie face up, and a shuffle is drawn when it is due."""

from __future__ import annotations

from typing import Any


def view(open_view: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """All there is, and whose view it is."""
    return {**open_view, "viewer": seat}


def open_view_of(view: dict[str, Any]) -> dict[str, Any]:
    """Nothing is hidden, so nothing has to be guessed."""
    return {name: value for name, value in view.items() if name != "viewer"}
