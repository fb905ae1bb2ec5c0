"""Those who listen to a table, and what each of them is sent. Equal readers share one text."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Protocol

import orjson

from viceregal.server.tables.actor import Actor
from viceregal.server.tables.summary import summary_of
from viceregal.server.tables.table import Table
from viceregal.server.telling.lobby import tell_summary
from viceregal.server.telling.position import Viewpoint, tell_lines, tell_position
from viceregal.server.telling.words import names_of

REMOTE_SECONDS = 30.0
MAX_KEPT = 12
# Who comes is told the last lines, at least so many and at most twice as many; the others are asked for page by page.
PAGE_OF_LINES = 500


class Listener(Protocol):
    """Somebody at the other end of a socket."""

    actor: Actor
    look: int | None
    lang: str
    foretell: bool
    credential: str  # the hash of what it came with

    def dismiss(self) -> None:
        """What it came with is over."""

    def send(self, text: str) -> None:
        """Never waits; disconnects slow readers."""


class Audience:
    """The listeners of a table in this process, and how many the other processes have told of."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.lines = SharedLines()
        self.remote: dict[str, tuple[float, frozenset[int], int]] = {}  # by process: when, seats, spectators

    def present(self, table: Table) -> tuple[list[int], int]:
        """The seats whose holders are here, and the number of spectators."""
        seats, watching = self.local(table)
        now = time.monotonic()
        for at, theirs, watchers in self.remote.values():
            if at > now - REMOTE_SECONDS:
                seats = seats | theirs
                watching += watchers
        return sorted(seats), watching

    def local(self, table: Table) -> tuple[frozenset[int], int]:
        seats: set[int] = set()
        watching = 0
        for listener in self.listeners:
            held = table.held_by(listener.actor)
            seats |= held
            watching += not held
        return frozenset(seats), watching

    def tell(self, table: Table, after: int, now: float) -> None:
        """Send what has happened since `after` to all."""
        if not self.listeners:
            return
        present, watching = self.present(table)
        texts: dict[Viewpoint, str] = {}
        for listener in list(self.listeners):
            viewpoint = viewpoint_of(table, listener)
            if viewpoint not in texts:
                message = {
                    "type": "update",
                    "after": after,
                    "holds": sorted(viewpoint.holds),
                    "table": tell_summary(
                        summary_of(table),
                        viewpoint.lang,
                        viewpoint.holds,
                        present,
                        watching,
                        viewpoint.player,
                    ),
                    "lines": tell_lines(table, viewpoint.look, viewpoint.lang, after),
                    "position": tell_position(table, viewpoint.look, viewpoint.lang, now, viewpoint.foretell),
                }
                texts[viewpoint] = encode(message)
            listener.send(texts[viewpoint])

    def dismiss_old_keys(self, keys: Mapping[int, str | None]) -> None:
        """Seats have got new keys, or none: whoever listens with an old one is dismissed."""
        for listener in list(self.listeners):
            seat = listener.actor.only
            if seat is not None and seat in keys and listener.credential != keys[seat]:
                listener.dismiss()

    def tell_presence(self, table: Table) -> None:
        present, watching = self.present(table)
        text = encode({"type": "presence", "present": present, "watching": watching})
        for listener in list(self.listeners):
            listener.send(text)

    def state(self, table: Table, listener: Listener, seen: int, now: float) -> str:
        """All that a listener needs to begin, or to go on after the entry it has seen last."""
        viewpoint = viewpoint_of(table, listener)
        present, watching = self.present(table)
        after = max(seen, first_page(table.seq))
        return encode(
            {
                "type": "state",
                "after": after,
                "table": tell_summary(
                    summary_of(table), viewpoint.lang, viewpoint.holds, present, watching, viewpoint.player
                ),
                "holds": sorted(viewpoint.holds),
                "look": viewpoint.look,
                "lang": viewpoint.lang,
                "lines": self.lines.after(table, viewpoint.look, viewpoint.lang, after),
                "position": tell_position(table, viewpoint.look, viewpoint.lang, now, viewpoint.foretell),
            }
        )


class SharedLines:
    """The last pages of the log as they are sent, for the readers who asked for them last: the next one like them costs
    nothing.

    Lines name players by the names they have now, so another name makes all of them anew.
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[int | None, str], tuple[tuple[Any, ...], int, bytes]] = OrderedDict()

    def after(self, table: Table, look: int | None, lang: str, seen: int) -> Any:
        first = first_page(table.seq)
        if seen != first:
            return tell_lines(table, look, lang, seen)
        made_of = (first, *names_of(table, lang))
        known, last, text = self.kept.pop((look, lang), ((), first, b""))
        if known != made_of:
            last, text = first, b""
        if last < table.seq:
            new = orjson.dumps(tell_lines(table, look, lang, last), option=orjson.OPT_NON_STR_KEYS)[1:-1]
            text = text + b"," + new if text and new else text or new
        self.kept[look, lang] = (made_of, table.seq, text)
        if len(self.kept) > MAX_KEPT:
            self.kept.popitem(last=False)
        return orjson.Fragment(b"[" + text + b"]")


def first_page(seq: int) -> int:
    """The entry after which the last pages of a log begin."""
    return max(0, (seq // PAGE_OF_LINES - 1) * PAGE_OF_LINES)


def viewpoint_of(table: Table, listener: Listener) -> Viewpoint:
    """Whoever does not hold the seat any more looks as a spectator."""
    held = table.held_by(listener.actor)
    if listener.look is not None and listener.look not in held:
        listener.look = None
    # Equal readers share one text: only the maker, and whom a seat is kept for, are told something of their own.
    asked = {table.settings.get("maker"), *[place.kept_for for place in table.places]} - {None, ""}
    player = listener.actor.player if listener.actor.player in asked else None
    return Viewpoint(listener.look, listener.lang, held, player, listener.foretell)


def encode(message: dict[str, Any]) -> str:
    return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS).decode()
