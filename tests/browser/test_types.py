"""The types of the page are those of the server."""

from __future__ import annotations

import subprocess
from pathlib import Path

from scripts.openapi import description

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "web" / "src" / "protocol" / "schema.ts"


def test_the_types_of_the_page_are_made_from_this_server(tmp_path: Path) -> None:
    told, made = tmp_path / "openapi.json", tmp_path / "schema.ts"
    told.write_text(description(), encoding="utf-8")
    subprocess.run(
        [ROOT / "scripts" / "npm", "exec", "--", "openapi-typescript", str(told), "-o", str(made)],
        check=True,
        capture_output=True,
    )
    assert made.read_text(encoding="utf-8") == SCHEMA.read_text(encoding="utf-8"), "run make types"
