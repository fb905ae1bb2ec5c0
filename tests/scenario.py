"""The scenario language: a position, what is done in it, what has come of it. It knows no game.

    g = given(grid="varys bran eddard", areas=["", "robb"])
    g.do("move right stark")
    g.changed(seat=0, stark=+2, banners=+1)

A game's tests build positions with a `given` of their own and read them with a subclass of `Scenario`. Each scenario
runs three ways (`WAYS`): as it is, through `clone()` after every action, and through JSON after every action.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from viceregal import Event, Game, Match, Refusal
from viceregal.core.chance import Chance
from viceregal.core.rules import State

Document = dict[str, Any]
Way = Callable[["Scenario"], None]


def match_at(game: Game, start: Document) -> Match:
    """A match that goes on from a position document, or from an open view, which says what is still to be done."""
    if "todo" not in start:
        return Match.from_document(game, start, seed=1)
    state = game.from_open_view(start)
    game.invariants(state)
    match = Match(game, state, Chance(1))
    match.settle()
    return match


class Scenario:
    """A match that goes on from a position. Everything said and asked is in the words of the game."""

    def __init__(self, game: Game, start: Document | Match, way: Way) -> None:
        self.game = game
        self.match = start if isinstance(start, Match) else match_at(game, start)
        self.way = way
        self.before = self.document
        self.first_entry = 0  # of the log, for what is told
        self.left_behind: list[tuple[State, Document]] = []
        way(self)

    # What is done

    def do(self, *texts: str) -> None:
        """Carry out these actions, each by the seat that is asked."""
        self.before = self.document
        self.first_entry = len(self.match.log)
        for text in texts:
            self.match.play(text)
            self.game.invariants(self.match.state)
            self.way(self)
            for state, document in self.left_behind:
                assert self.game.open_view(state) == document, "a clone shares something with its origin"

    def refused(self, text: str, rule: str, seat: int | None = None) -> None:
        """The action is refused, this rule is named, and nothing changes."""
        position = self.document
        with pytest.raises(Refusal) as refusal:
            self.match.play(text, seat)
        assert refusal.value.rule == rule, refusal.value
        assert str(refusal.value).startswith(f"{rule}: ")
        assert self.document == position

    # What can be seen

    @property
    def document(self) -> Document:
        return self.game.open_view(self.match.state)

    def legal(self, seat: int | None = None) -> list[str]:
        return self.match.legal(seat)

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        seats = self.match.to_move
        assert len(seats) <= 1
        return seats[0] if seats else None

    @property
    def over(self) -> bool:
        return self.match.over

    def winners(self) -> tuple[int, ...]:
        return self.match.winners()

    def scores(self) -> tuple[int, ...]:
        return self.match.scores()

    def measures(self, document: Document, seat: int) -> dict[str, int]:
        """The numbers of a seat that `changed` looks at; each game says which."""
        raise NotImplementedError

    # What has changed by the last `do`

    def changed(self, *, seat: int, **by: int) -> None:
        """The numbers of the seat have changed by these, and all others not at all."""
        old, new = self.measures(self.before, seat), self.measures(self.document, seat)
        assert {name: new[name] - old[name] for name in new if new[name] != old[name]} == by

    def changed_fields(self) -> set[str]:
        """The fields of the position that are not as they were, but for what follows from taking turns."""
        now = self.document
        return {name for name in now if now[name] != self.before[name]} - {"todo", "turn"}

    def events(self) -> list[dict[str, Any]]:
        """All that everybody was told by the last `do`, in JSON form, which must read back."""
        told: list[Event] = self.match.events(None, self.first_entry)
        plain = [self.game.words.plain(event) for event in told]
        assert [self.game.words.record(each, Event) for each in plain] == told
        return plain

    def told(self, kind: type[Event], **fields: Any) -> list[dict[str, Any]]:
        """The events of this kind with these fields; there must be some."""
        found = self._told(kind, fields)
        assert found, f"no {kind.__name__} {fields} among {self.events()}"
        return found

    def untold(self, kind: type[Event], **fields: Any) -> None:
        """There is no such event."""
        assert not self._told(kind, fields)

    def _told(self, kind: type[Event], fields: dict[str, Any]) -> list[dict[str, Any]]:
        wanted = {"is": kind.__name__, **fields}
        return [event for event in self.events() if wanted.items() <= event.items()]


# The three ways


def as_it_is(g: Scenario) -> None:
    """Nothing in between."""


def through_clone(g: Scenario) -> None:
    """Go on with a clone; its origin is left behind and must not change any more."""
    origin = g.match.state
    g.left_behind.append((origin, g.document))
    g.match.state = origin.clone()


def through_json(g: Scenario) -> None:
    """Go on with what is read from the written position."""
    g.match.state = g.game.from_open_view(json.loads(json.dumps(g.document)))


WAYS: tuple[Way, ...] = (as_it_is, through_clone, through_json)


def every_way() -> Any:
    """The parameters of a `given` fixture: `@pytest.fixture(params=every_way())`."""
    return [pytest.param(way, id=way.__name__) for way in WAYS]
