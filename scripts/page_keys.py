"""Writes the keys of the page's words as types, from the English catalogues, so that a wrong key does not compile:

    web/src/words/keys.ts           of page.po
    web/src/<part>/keys.ts          of page-<part>.po
    web/src/games/<game>/keys.ts    of the page.po of a game

    python scripts/page_keys.py [--check]

With --check nothing is written, and the exit code is 1 where a file is out of date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.pofile import read_po

from viceregal.games import GAMES, pack
from viceregal.games.languages import DEFAULT

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "web" / "src"
FOLDER = Path("locale", DEFAULT, "LC_MESSAGES")
HEAD = "// Made by `make types` from the English catalogue: the keys of these words.\n"


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale = [path for path, text in files().items() if not is_current(path, text)]
    for path in stale:
        print(f"{path.relative_to(ROOT)}: {'out of date' if check else 'written'}")
        if not check:
            path.write_text(files()[path], encoding="utf-8")
    return int(check and bool(stale))


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def files() -> dict[Path, str]:
    return {folder / "keys.ts": types(catalogue) for folder, catalogue in catalogues()}


def catalogues() -> Iterator[tuple[Path, Path]]:
    """Where the keys go, and the catalogue that has them."""
    common = ROOT / "src" / "viceregal" / "i18n" / FOLDER
    yield PAGE / "words", common / "page.po"
    for part in sorted(common.glob("page-*.po")):
        yield PAGE / part.stem.removeprefix("page-"), part
    for key in GAMES:
        own = Path(str(pack(key).folder())) / FOLDER / "page.po"
        if own.is_file() and (PAGE / "games" / key).is_dir():
            yield PAGE / "games" / key, own


def types(catalogue: Path) -> str:
    with catalogue.open("rb") as file:
        read = read_po(file, locale=DEFAULT, abort_invalid=True)
    keys = [message.id if isinstance(message.id, str) else message.id[0] for message in read if message.id]
    return HEAD + "\nexport type Key =\n" + "\n".join([f"  | '{key}'" for key in keys]) + ";\n"


if __name__ == "__main__":
    sys.exit(main())
