"""A foretelling says what then happens, as far as it goes, and nothing that hangs on what is hidden from its seat."""

from __future__ import annotations

from typing import Any

from tests.contract.actions import possible_actions
from tests.contract.anatomy import anatomy
from tests.contract.play import applied, decisions
from tests.contract.tables import Table, every_table
from viceregal.core.chance import Chance
from viceregal.core.foretell import (
    ASKED,
    CHANCES,
    OTHERS,
    OVER,
    REFUSED,
    SECRET,
    STOPS,
    Foretelling,
    barred,
    foretell,
    foretell_in,
    foretell_view,
    plain_refusal,
    score_changes,
)
from viceregal.core.records import CHANCE, Action, Event, Frame, Seat
from viceregal.core.rules import State

MAX_ANSWERS = 12
WORLDS = 3


def some(actions: list[Action], most: int, seed: int | str) -> list[Action]:
    return actions if len(actions) <= most else Chance(seed).some(actions, most)


def deciding(table: Table, seed: int | str) -> Any:
    """Positions where players decide, each with a decider and some of its answers."""
    for number, turn in enumerate(decisions(table, f"foretelling {seed}")):
        if turn.seat != CHANCE:
            legal = table.game.legal(turn.s, turn.seat)
            yield turn.s, turn.seat, some(legal, MAX_ANSWERS, number)


def heard(table: Table, s: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """What the seat is told when the action is really taken."""
    after, told = applied(table, s, seat, action)
    return after, [event for event, only in told if is_for(seat, only)]


def agrees(table: Table, s: State, made: Foretelling, action: Action) -> None:
    """Event by event; and where nothing unknown has come in between, in the question, the score and what is held."""
    game, seat = table.game, made.seat
    assert made.stop in STOPS and made.done == 1 and made.refusal is None
    assert made.before == game.holdings(s, seat)
    for thing, count in made.after.items():
        assert count == made.before[thing] + made.gain.get(thing, 0) - made.cost.get(thing, 0)
    after, told = heard(table, s, seat, action)
    if made.put_off:
        assert made.stop in (CHANCES, OVER) and made.asked == made.put_off[0] == after.todo[-1]
        told += heard_after_chance(table, after, seat, made.put_off)
        assert made.stop == CHANCES or not after.todo
    assert made.events == told[: len(made.events)]
    if made.stop == SECRET:
        assert made.by in game.words.records and made.asked is None
    elif not made.put_off:
        assert made.events == told and not made.by
        assert made.asked == (after.todo[-1] if after.todo else None)
        assert made.after == game.holdings(after, seat)
        sheet = game.known_score_sheet(after, seat)
        assert made.scores == score_changes(game.known_score_sheet(s, seat), sheet)
        assert made.answers == (len(game.legal(after, seat)) if made.stop == ASKED else 0)


def heard_after_chance(table: Table, s: State, seat: Seat, put_off: list[Frame]) -> list[Event]:
    """What the seat is told once chance has answered what was put off; not what chance itself tells."""
    game, chance, told = table.game, Chance("put off"), list[Event]()
    for frame in put_off:
        assert s.todo[-1] == frame and frame.deciders() == (CHANCE,)
        game.rules.answer(s, CHANCE, game.sample(s, chance), None)
        game.rules.run(s, lambda event, only=None: told.append(event) if is_for(seat, only) else None)
    return told


def is_for(seat: Seat, only: tuple[Seat, ...] | None) -> bool:
    return only is None or seat in only


@every_table
def test_a_foretelling_is_what_then_happens(table: Table) -> None:
    game = table.game
    for s, seat, actions in deciding(table, 1):
        before = anatomy(s)
        for action in actions:
            agrees(table, s, foretell(game, s, seat, [action]), action)
            assert anatomy(s) == before


@every_table
def test_what_is_hidden_changes_no_foretelling(table: Table) -> None:
    """In every position that the seat cannot tell from this one, and in this one, it is the same."""
    game, chance = table.game, Chance("worlds")
    for s, seat, actions in deciding(table, 2):
        view = game.view(s, seat)
        worlds = [s, *[game.guess(view, chance) for _ in range(WORLDS)]]
        for action in actions:
            told = foretell_view(game, view, [action]).to_plain(game)
            for world in worlds:
                assert foretell_in(game, world.clone(), seat, [action]).to_plain(game) == told


@every_table
def test_what_is_hidden_changes_nothing_that_is_foretold_as_if_nobody_else_were_asked(table: Table) -> None:
    """Nor what is answered after it, once a question that all answer in secret goes on with the own answer alone."""
    game, chance = table.game, Chance("worlds alone")
    for s, seat, actions in deciding(table, 4):
        if len(game.deciders(s)) < 2:
            continue
        view = game.view(s, seat)
        worlds = [s, *[game.guess(view, chance) for _ in range(WORLDS)]]
        for action in actions:
            first = foretell_view(game, view, [action], alone=True)
            following = [chance.pick(first.offered)] if first.stop == ASKED else []
            told = foretell_view(game, view, [action, *following], alone=True).to_plain(game)
            for world in worlds:
                assert foretell(game, world, seat, [action, *following], alone=True).to_plain(game) == told


@every_table
def test_as_if_nobody_else_were_asked_differs_only_where_several_are_asked_at_once(table: Table) -> None:
    game = table.game
    for s, seat, actions in deciding(table, 5):
        before, at_once = anatomy(s), type(s.todo[-1]) in game.rules.alone
        for action in actions[:4]:
            told = foretell(game, s, seat, [action], alone=True)
            assert anatomy(s) == before and told.done == 1
            assert not at_once or told.stop != OTHERS
            assert at_once or told.to_plain(game) == foretell(game, s, seat, [action]).to_plain(game)


@every_table
def test_what_is_barred_is_refused_and_is_no_legal_answer(table: Table) -> None:
    """People look for it among the answers, so it is shown with its reason; that is the seat's own to know."""
    game, chance = table.game, Chance("barred")
    for s, seat, _ in deciding(table, 6):
        listed = barred(game, s, seat)
        actions = [each.action for each in listed]
        assert actions == game.rules.barred(s, seat)
        assert not [action for action in actions if action in game.legal(s, seat)]
        world = game.guess(game.view(s, seat), chance)
        assert [plain_refusal(each.refusal) for each in barred(game, world, seat)] == [
            plain_refusal(each.refusal) for each in listed
        ]


@every_table
def test_what_is_refused_is_foretold_as_refused(table: Table) -> None:
    game = table.game
    seen = possible_actions(game.words)
    for number, turn in enumerate(decisions(table, "refused")):
        if turn.seat == CHANCE:
            continue
        picture = game.guess(game.view(turn.s, turn.seat), Chance(1))
        for action in some(seen, 60, number):
            refusal = game.why_not(turn.s, turn.seat, action)
            if refusal is None:
                continue
            made = foretell_in(game, picture, turn.seat, [action])
            assert made.stop == REFUSED and made.done == 0 and made.refusal is not None
            assert plain_refusal(made.refusal) == plain_refusal(refusal)
            assert made.events == [] and made.scores == [] and made.before == made.after
            assert refusal.missing.keys() <= made.before.keys()
            assert all(count > 0 for count in refusal.missing.values())


@every_table
def test_several_in_a_row_are_foretold_as_one_after_the_other(table: Table) -> None:
    game, chance = table.game, Chance("row")
    for s, seat, actions in deciding(table, 3):
        for action in actions[:4]:
            first = foretell(game, s, seat, [action])
            if first.stop != ASKED:
                continue
            after, told = heard(table, s, seat, action)
            following = chance.pick(game.legal(after, seat))
            both = foretell(game, s, seat, [action, following])
            second = foretell(game, after, seat, [following])
            assert both.done == 2 and both.events == told + second.events
            assert (both.stop, both.by, both.asked) == (second.stop, second.by, second.asked)
            assert both.after == second.after and both.answers == second.answers
            for thing in both.before:
                for row, one, other in (
                    (both.cost, first.cost, second.cost),
                    (both.gain, first.gain, second.gain),
                ):
                    assert row.get(thing, 0) == one.get(thing, 0) + other.get(thing, 0)


@every_table
def test_who_is_not_asked_has_nothing_foretold(table: Table) -> None:
    game = table.game
    for turn in decisions(table, "others"):
        for seat in range(table.setup.seats):
            if seat not in game.deciders(turn.s):
                made = foretell(game, turn.s, seat, [turn.action])
                assert made.refusal is not None and made.refusal.rule == game.facts.turn_rule
