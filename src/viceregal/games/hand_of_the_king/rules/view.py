"""What a seat may know. In this game that is everything: all cards lie face up, and a shuffle is drawn when it is due."""

from __future__ import annotations

from typing import Any


def view(document: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The position, and whose view it is."""
    return {**document, "viewer": seat}


def document_of(view: dict[str, Any]) -> dict[str, Any]:
    """The position of a view: nothing is hidden, so nothing has to be guessed."""
    return {name: value for name, value in view.items() if name != "viewer"}
