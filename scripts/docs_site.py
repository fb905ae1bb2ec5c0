"""What mkdocs is told beyond mkdocs.yml: pages that lie outside docs/, links to them, and the pages of a folder in the menu.

Links in our documents are those of the source tree, so that they work there too. A linked document becomes the page of the site
that holds it; any other linked file of the tree is put into the site as it is.
"""

from __future__ import annotations

import os
import posixpath
import re
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # mkdocs loads this file by its place

from scripts.docs_notebook import as_markdown  # noqa: E402

NOTEBOOK = "examples/first-game-to-tournament.ipynb"
# Pages of the site that are files outside docs/.
OUTSIDE = {
    "project/contributing.md": "CONTRIBUTING.md",
    "project/changelog.md": "CHANGELOG.md",
    "project/security.md": "SECURITY.md",
    "games/a-game-of-your-own.md": "examples/mini/README.md",
    "tutorials/first-game-to-tournament.md": NOTEBOOK,
    **{
        f"games/{path.parent.name.replace('_', '-')}.md": path.relative_to(ROOT).as_posix()
        for path in sorted(ROOT.glob("src/viceregal/games/*/README.md"))
    },
}
LINK = re.compile(r"(\]\()([^)\s]+)(\))")
FENCED = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)


def source_of(page: str) -> str:
    """Where in the tree a page of the site is written."""
    return OUTSIDE.get(page, f"docs/{page}")


def page_of(path: str) -> str | None:
    """The page of the site that this file of the tree is."""
    for page, source in OUTSIDE.items():
        if source == path:
            return page
    return path.removeprefix("docs/") if path.startswith("docs/") else None


def text_of(path: str) -> str:
    text = (ROOT / path).read_text(encoding="utf-8")
    return as_markdown(text) if path.endswith(".ipynb") else text


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in sorted((ROOT / "docs").rglob("*.md"))]
    pages += list(OUTSIDE)
    named = set(_names(config.nav))
    config.nav = _filled(config.nav, [page for page in pages if page not in named])
    return config


def _names(nav: Any) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    inner = nav.values() if isinstance(nav, dict) else nav
    return [name for each in inner for name in _names(each)]


def _filled(nav: list[Any], pages: list[str]) -> list[Any]:
    """The menu with the pages that each `*` stands for; a heading with none of them goes."""
    found: list[Any] = []
    for each in nav:
        if isinstance(each, dict):
            [(heading, inner)] = each.items()
            filled = _filled(inner, pages)
            found += [{heading: filled}] if filled else []
        elif "*" in each:
            found += [page for page in pages if fnmatch(page, each)]
            pages[:] = [page for page in pages if page not in found]
        else:
            found.append(each)
    return found


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, source in OUTSIDE.items():
        files.append(File.generated(config, page, content=text_of(source)))
    for page in [file.src_uri for file in files.documentation_pages()]:
        for target in sorted(_linked(page)):
            if page_of(target) is None and files.get_file_from_path(_copied(target)) is None:
                files.append(File.generated(config, _copied(target), abs_src_path=str(ROOT / target)))
    return files


def _copied(target: str) -> str:
    """Where the site has a file of the tree that is no page. Python is shown by browsers, TOML and the like as text."""
    return f"source/{target}.txt" if not Path(target).suffix else f"source/{target}"


def _linked(page: str) -> set[str]:
    """The files of the tree that a page links to."""
    text = FENCED.sub("", text_of(source_of(page)))
    found = {_target(page, link)[0] for _, link, _ in LINK.findall(text)}
    return {target for target in found if target}


def _target(page: str, link: str) -> tuple[str, str]:
    """Which file of the tree a link leads to, with its anchor; nothing for links within a page and to other hosts."""
    path, _, anchor = link.partition("#")
    if not path or re.match(r"[a-z]+:", path):
        return "", anchor
    target = posixpath.normpath(posixpath.join(posixpath.dirname(source_of(page)), path))
    if (ROOT / target).is_dir():
        target = f"{target}/README.md"
    if not (ROOT / target).is_file():
        raise PluginError(f"{source_of(page)}: {link} leads nowhere")
    return target, anchor


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    here = page.file.src_uri

    def led(match: re.Match[str]) -> str:
        target, anchor = _target(here, match[2])
        if not target:
            return match[0]
        there = page_of(target) or _copied(target)
        relative = os.path.relpath(there, posixpath.dirname(here) or ".").replace(os.sep, "/")
        return f"{match[1]}{relative}{'#' if anchor else ''}{anchor}{match[3]}"

    pieces, end = [], 0
    for fence in FENCED.finditer(markdown):
        pieces += [LINK.sub(led, markdown[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*pieces, LINK.sub(led, markdown[end:])])
