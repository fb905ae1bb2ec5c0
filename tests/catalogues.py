"""All messages of all catalogues, from their sources: of the program, of the page and its parts, and of every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Message
from babel.messages.pofile import read_po

import viceregal
from viceregal.games import GAMES

SOURCES = Path(viceregal.__file__).parent
FOLDERS = {"": SOURCES / "i18n", **{key: SOURCES / "games" / key.replace("-", "_") for key in GAMES}}
FOLDERS = {key: folder for key, folder in FOLDERS.items() if (folder / "locale").is_dir()}


@dataclass(frozen=True)
class Found:
    """A message: of which game, or of none; in which file, and what it says."""

    game: str
    domain: str
    key: str
    message: Message

    @property
    def forms(self) -> tuple[str, ...]:
        said = self.message.string
        return (said,) if isinstance(said, str) else tuple(said)

    @property
    def where(self) -> tuple[str, str, str]:
        return self.game, self.domain, self.key


def messages_in(lang: str) -> Iterator[Found]:
    for game, folder in FOLDERS.items():
        for path in sorted((folder / "locale" / lang / "LC_MESSAGES").glob("*.po")):
            with path.open("rb") as file:
                for message in read_po(file, locale=lang, abort_invalid=True):
                    if message.id:
                        key = message.id if isinstance(message.id, str) else message.id[0]
                        yield Found(game, path.stem, key, message)
