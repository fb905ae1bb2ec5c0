"""Undo never crosses new information: what may be taken back has told nobody anything."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.contract import hidden, hidden_viceroy, hidden_viscounts
from tests.contract.anatomy import anatomy
from tests.contract.play import applied, looked_at, viewers
from tests.contract.tables import Table, every_mini_table, every_table
from viceregal.core.chance import Chance
from viceregal.core.match import Decision, Match, NoUndo
from viceregal.core.records import CHANCE, Seat
from viceregal.core.rules import State

WORLDS: dict[str, Callable[[dict[str, Any], Seat | None, int], Iterable[dict[str, Any]]]] = {
    "mini": hidden.worlds,
    "viceroy": hidden_viceroy.worlds,
    "viscounts": hidden_viscounts.worlds,
    "hand-of-the-king": lambda document, viewer, count: [document],  # nothing is hidden
}


def copied(match: Match) -> Match:
    copy = Match(match.game, match.state.clone(), match.chance, match.players, match.start)
    copy.log = match.log[:]
    copy.kept = match.kept[:]
    return copy


def undone(match: Match, seat: Seat, consent: tuple[Seat, ...]) -> Match | None:
    """The match after an undo, or None where it is refused; then nothing has changed."""
    copy = copied(match)
    try:
        copy.undo(seat, consent)
    except NoUndo:
        assert anatomy(copy.state) == anatomy(match.state) and len(copy.log) == len(match.log)
        return None
    return copy


def after_the_like(table: Table, s: State, entry: Decision, viewer: Seat | None) -> State:
    """The state after a decision that the viewer cannot tell from this one; its own is the very same."""
    heard = [told.event for told in entry.told if told.is_for(viewer)]
    legal = table.game.legal(s, entry.seat)
    for action in [entry.action] if viewer == entry.seat else sorted(legal, key=lambda a: a != entry.action):
        if action in legal:
            after, told = applied(table, s, entry.seat, action)
            if [event for event, only in told if only is None or viewer in only] == heard:
                return after
    raise AssertionError("that this was possible has told something")


def random_matches(table: Table, games: int) -> list[Match]:
    """After the decisions of some random games; more of those that are short and seldom looked at."""
    found = []
    few = 3 if table.setup.seats > 1 else 8
    for seed in range(games if table.stride == 1 else few):
        look = looked_at(table, f"undo {seed}")
        match, chance = table.first_match(f"undo {seed}"), Chance(f"{table} {seed}")
        while match.to_move:
            seat = chance.pick(list(match.to_move))
            match.play(chance.pick(match.actions(seat)), seat)
            if next(look):
                found.append(copied(match))
    return found


@every_table
def test_an_undo_goes_back_to_the_state_before_and_no_further(table: Table) -> None:
    allowed = 0
    for match in random_matches(table, 1):
        for seat in range(table.setup.seats):
            back = undone(match, seat, ())
            if back is None:
                continue
            allowed += 1
            taken = match.log[len(back.log) :]
            assert [entry.seat for entry in taken] == [seat], "one decision, of this seat"
            assert anatomy(back.state) == anatomy(match.state_before(len(back.log)))
            assert not any(told.event.reveals() for told in taken[0].told)
            back.play(taken[0].action, seat)
            assert anatomy(back.state) == anatomy(match.state)
    assert allowed


@every_table
@pytest.mark.parametrize("with_consent", [False, True])
def test_what_may_be_undone_has_told_nobody_anything(table: Table, with_consent: bool) -> None:
    """In every position that a viewer could not tell from the one before, the same decisions end in the same view."""
    game = table.game
    allowed = 0
    for match in random_matches(table, 2):
        for seat in range(table.setup.seats):
            consent = tuple(range(table.setup.seats)) if with_consent else ()
            back = undone(match, seat, consent)
            if back is None:
                continue
            allowed += 1
            taken = match.log[len(back.log) :]
            assert all(entry.seat != CHANCE for entry in taken)
            document = game.open_view(back.state)
            for viewer in viewers(table):
                for world in WORLDS[game.key](document, viewer, 4 if table.stride == 1 else 2):
                    s = game.from_open_view(world)
                    assert game.view(s, viewer) == game.view(back.state, viewer)
                    for entry in taken:
                        s = after_the_like(table, s, entry, viewer)
                    assert game.view(s, viewer) == game.view(match.state, viewer)
    assert allowed


@every_mini_table
def test_undo_stops_at_chance_reveals_and_the_acts_of_others(table: Table) -> None:
    met = set()
    for match in random_matches(table, 3):
        for seat in range(table.setup.seats):
            since = [i for i, entry in enumerate(match.log) if entry.seat == seat]
            if not since:
                with pytest.raises(NoUndo, match="nothing yet"):
                    copied(match).undo(seat)
                continue
            entries = match.log[since[-1] :]
            others = any(entry.seat not in (seat, CHANCE) for entry in entries)
            revealed = any(
                entry.seat == CHANCE or any(told.event.reveals() for told in entry.told) for entry in entries
            )
            met.add((others, revealed))
            assert (undone(match, seat, ()) is None) == (others or revealed)
            everybody = tuple(range(table.setup.seats))
            assert (undone(match, seat, everybody) is None) == revealed
            forgiven = copied(match)
            forgiven.undo(seat, everybody, even_revealed=True)
            assert anatomy(forgiven.state) == anatomy(match.state_before(since[-1]))
    assert met >= {(False, False), (False, True), (True, True)}
