"""The reference of the environments is what the schemas say."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]


def script() -> ModuleType:
    path = ROOT / "scripts" / "describe_environments.py"
    spec = importlib.util.spec_from_file_location("describe_environments", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_written_reference_is_current() -> None:
    written = script()
    files = written.files()
    assert len(files) == 3
    stale = [path.name for path, text in files.items() if not written.is_current(path, text)]
    assert not stale, "run: python scripts/describe_environments.py"


def test_every_block_and_every_range_of_numbers_has_a_row() -> None:
    from viceregal import envs

    for path, text in script().files().items():
        schema = envs.schema(path.stem, 2)
        for block in schema.blocks:
            assert f"| `{block.name}` |" in text and block.means
        for name, _, _ in schema.numbers.ranges:
            assert f"| `{name}` |" in text
