"""Prints the OpenAPI description of the server, from which `make types` makes the types of the page."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from viceregal.server.app import make_app
from viceregal.server.settings import Settings


def description() -> str:
    """The description as JSON."""
    with tempfile.TemporaryDirectory() as data:
        made = make_app(Settings(data=Path(data))).openapi()
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(description(), end="")
