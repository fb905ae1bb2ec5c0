"""Looks at a built site as a browser would: every link and anchor leads somewhere, and nothing is fetched from other hosts."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

# What a browser fetches without being asked.
FETCHED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src")}
IN_STYLES = re.compile(r"url\(\s*[\"']?((?:https?:)?//[^)\"']+)|@import\s+[\"']((?:https?:)?//[^\"']+)")


class Page(HTMLParser):
    """The anchors and links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value or "")
            if name in ("href", "src") and value:
                self.links.append(value)
                if (tag, name) in FETCHED:
                    self.fetched.append(value)


def broken(site: Path) -> list[str]:
    """What is wrong with a site, a line each."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found: list[str] = []
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        found += [f"{name}: fetches {link}" for link in page.fetched if urlsplit(link).netloc]
        if name != "404.html":  # it is served under any address, so its links begin at the root
            found += [f"{name}: {link} {why}" for link in page.links if (why := wrong(link, path, pages))]
    for path in sorted(site.rglob("*.css")):
        for match in IN_STYLES.finditer(path.read_text(encoding="utf-8")):
            found.append(f"{path.relative_to(site).as_posix()}: fetches {match[1] or match[2]}")
    return found


def wrong(link: str, path: Path, pages: dict[Path, Page]) -> str:
    """Why a link leads nowhere; empty if it leads somewhere, or to another host."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return ""
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return "is not there"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].anchors:
        return "has no such anchor"
    return ""


def main() -> int:
    site = Path(sys.argv[1]).resolve()
    found = broken(site)
    for line in found:
        print(line)
    pages = len(list(site.rglob("*.html")))
    if not pages:
        print(f"{site}: there is no site")
        return 1
    if not found:
        print(f"{pages} pages: every link leads somewhere, and nothing is fetched from other hosts")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
