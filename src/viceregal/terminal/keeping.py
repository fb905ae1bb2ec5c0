"""What stays on disk: games that are not over, so that none is lost; records that were asked for; the user's choices."""

from __future__ import annotations

import json
import os
import re
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from viceregal.core import gamerecord
from viceregal.core.errors import ViceregalError
from viceregal.core.match import Match
from viceregal.games import game
from viceregal.terminal.seating import Seating, from_plain, to_plain

_MAX_KEPT = 20


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's folder for data: by XDG, or where the system has it."""
    chosen = environment.get("XDG_DATA_HOME", "")
    if chosen and Path(chosen).is_absolute():
        return Path(chosen, "viceregal")
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"], "viceregal")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "viceregal"
    return Path.home() / ".local" / "share" / "viceregal"


@dataclass(frozen=True)
class KeptGame:
    """A game that was not finished, with the place it is kept at."""

    path: Path
    match: Match
    seating: Seating


class Keeper:
    """Keeps things in one folder. A disk that refuses does not stop a game: `failed` says so then."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = data_folder() if folder is None else folder
        self.failed = ""

    @property
    def games(self) -> Path:
        return self.folder / "games"

    def new_place(self, game_key: str) -> Path:
        """A file that no other running table writes to."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        return self.games / f"{game_key}-{stamp}-{os.getpid()}-{time.monotonic_ns() % 10**6:06}.json"

    def keep(self, path: Path, match: Match, seating: Seating) -> None:
        """Write a running game; the old file stands until the new one is whole."""
        self._write(path, json.dumps({"seating": to_plain(seating), "record": match.record()}, indent=1))

    def drop(self, path: Path) -> None:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            self.failed = str(error)

    def kept(self) -> list[KeptGame]:
        """The games that can be resumed, the latest first. What does not read is left alone."""
        try:
            paths = sorted(self.games.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return []
        for old in paths[_MAX_KEPT:]:
            self.drop(old)
        found = [self._read(path) for path in paths[:_MAX_KEPT]]
        return [kept for kept in found if kept is not None]

    def _read(self, path: Path) -> KeptGame | None:
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
            seating = from_plain(document["seating"])
            [record] = gamerecord.read(document["record"])
            match = gamerecord.replay(record, game)
        except (OSError, ValueError, KeyError, TypeError, ViceregalError):
            return None
        if match.over or len(seating) != match.setup.seats:
            return None
        return KeptGame(path, match, seating)

    def save_record(self, match: Match, name: str) -> Path:
        """Write the game record where the user asked for it; OSError if that cannot be."""
        path = Path(name).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(match.record(), encoding="utf-8")
        return path.resolve()

    # The user's choices ---------------------------------------------------------------------------------------------

    def choices(self) -> dict[str, Any]:
        try:
            found = json.loads((self.folder / "table.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def remember(self, **choices: Any) -> None:
        self._write(self.folder / "table.json", json.dumps({**self.choices(), **choices}, indent=1))

    def _write(self, path: Path, text: str) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(".new")
            fresh.write_text(text, encoding="utf-8")
            os.replace(fresh, path)
        except OSError as error:
            self.failed = str(error)


def record_name(match: Match) -> str:
    """A file name for a record, from the players and the time."""
    players = re.sub(r"[^\w-]+", "-", "-".join(match.players)).strip("-").lower()
    return f"{match.game.key}-{players or 'game'}-{time.strftime('%Y%m%d-%H%M')}.txt"
