"""The keys of the page's words are those of the English catalogues."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from viceregal.i18n.files import parts_of_the_page

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_keys", ROOT / "scripts" / "page_keys.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_all_files_are_current(script: ModuleType) -> None:
    stale = [str(path) for path, text in script.files().items() if not script.is_current(path, text)]
    assert not stale, "run: make types"
    assert len(script.files()) >= 4 + len(parts_of_the_page()) > 4


def test_a_message_with_forms_has_one_key(script: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "page.po"
    file.write_text(
        'msgid "one"\nmsgstr "1"\n\nmsgid "many"\nmsgid_plural "many"\nmsgstr[0] "a"\nmsgstr[1] "b"\n',
        "utf-8",
    )
    assert script.types(file).endswith("export type Key =\n  | 'one'\n  | 'many';\n")
