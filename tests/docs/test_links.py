"""Links in the documents lead somewhere in the tree, anchors too. (`make docs` looks at the site that is made of them.)"""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, name_of

FENCED = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CHECK = ROOT / "scripts" / "check_site.py"


def prose(text: str) -> str:
    return re.sub(r"`[^`\n]+`", lambda code: code[0] if "](" not in code[0] else "", FENCED.sub("", text))


def anchors(path: Path) -> set[str]:
    """As forges and the site make them of headings."""
    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def dead(text: str, path: Path) -> list[str]:
    found = []
    for link in LINK.findall(prose(text)):
        target, _, anchor = link.partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        there = (path.parent / target) if target else path
        if not there.exists() or (anchor and anchor not in anchors(there)):
            found.append(link)
    return found


@pytest.mark.parametrize(
    "path", [*PAGES, ROOT / "CHANGELOG.md", ROOT / ".github/pull_request_template.md"], ids=name_of
)
def test_a_link_leads_somewhere(path: Path) -> None:
    assert dead(path.read_text("utf-8"), path) == []


def test_links_of_the_notebook_lead_somewhere() -> None:
    path = ROOT / "examples" / "first-game-to-tournament.ipynb"
    cells = json.loads(path.read_text("utf-8"))["cells"]
    text = "\n".join(["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"])
    assert len(LINK.findall(text)) >= 3
    assert dead(text, path) == []


def test_a_dead_link_is_noticed() -> None:
    text = "[a](nowhere.md) [b](README.md#fan-made) [c](README.md#no-such-heading) `[d](x)`"
    assert dead(text, ROOT / "README.md") == ["nowhere.md", "README.md#no-such-heading"]


def test_the_check_of_the_site_notices_dead_links_anchors_and_other_hosts(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("check_site", CHECK)
    assert spec is not None and spec.loader is not None
    check = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(check)
    (tmp_path / "a.html").write_text(
        '<h1 id="here">A</h1><a href="#here">1</a><a href="b.html#there">2</a><a href="c.html">3</a>'
        '<script src="https://example.org/x.js"></script><a href="https://example.org/">4</a>',
        encoding="utf-8",
    )
    (tmp_path / "b.html").write_text('<a href="a.html#here">1</a><img src="x.png">', encoding="utf-8")
    (tmp_path / "x.css").write_text("a { src: url(//example.org/font.woff) }", encoding="utf-8")
    assert check.broken(tmp_path) == [
        "a.html: fetches https://example.org/x.js",
        "a.html: b.html#there has no such anchor",
        "a.html: c.html is not there",
        "b.html: x.png is not there",
        "x.css: fetches //example.org/font.woff",
    ]
