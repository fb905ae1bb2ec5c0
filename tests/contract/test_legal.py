"""`legal` is pure, ordered and complete; everything else is refused by a rule of the rulebook and changes nothing."""

from __future__ import annotations

import pytest

from tests.contract.actions import possible_actions
from tests.contract.anatomy import anatomy
from tests.contract.play import answers, decisions, looked_at, random_match, states
from tests.contract.tables import Table, every_table
from tests.contract.test_contract import reloaded
from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.records import CHANCE


@every_table
def test_legal_is_pure_ordered_unique_and_never_empty(table: Table) -> None:
    game = table.game
    for s in states(table, 1):
        before = anatomy(s)
        for seat in game.deciders(s):
            if not game.is_countable(s):
                continue
            legal = game.legal(s, seat)
            assert legal and len(set(legal)) == len(legal)
            assert legal == game.legal(s, seat) == game.legal(s.clone(), seat)
            assert legal == game.legal(reloaded(table, s), seat)
            assert legal == game.rules.legal(s, seat), "the short way and the kernel's say the same"
        assert anatomy(s) == before


@every_table
def test_chance_samples_what_is_legal(table: Table) -> None:
    game, chance = table.game, Chance(1)
    for turn in decisions(table, 2):
        if turn.seat == CHANCE:
            for action in [game.sample(turn.s, chance) for _ in range(5)]:
                assert game.why_not(turn.s, CHANCE, action) is None
                assert not game.is_countable(turn.s) or action in game.legal(turn.s, CHANCE)


@every_table
def test_what_is_legal_is_not_refused_and_all_else_is(table: Table) -> None:
    game = table.game
    seen = possible_actions(game.words)
    for turn in decisions(table, 1):
        s, before = turn.s, anatomy(turn.s)
        legal = set(answers(table, s, turn.seat))
        for action in {*seen, *legal}:
            refusal = game.why_not(s, turn.seat, action)
            if action in legal:
                assert refusal is None
            elif game.is_countable(s) or refusal is not None:
                assert isinstance(refusal, Refusal) and refusal.rule in table.rules
                assert str(refusal) == f"{refusal.rule}: {refusal.sentence()}"
        assert anatomy(s) == before


@every_table
def test_who_is_not_asked_is_refused(table: Table) -> None:
    game = table.game
    for turn in decisions(table, 2):
        for seat in range(-1, table.setup.seats + 2):
            if seat not in game.deciders(turn.s):
                refusal = game.why_not(turn.s, seat, turn.action)
                assert refusal is not None and refusal.rule == game.facts.turn_rule
    s = turn.s
    for seat in range(-1, table.setup.seats):
        refusal = game.why_not(s, seat, turn.action)
        assert refusal is not None and refusal.rule == game.facts.end_rule


@every_table
def test_a_refused_action_changes_nothing(table: Table) -> None:
    played = random_match(table, 5)
    match = table.first_match("match 5")
    seen = possible_actions(table.game.words)
    step, look = 0, looked_at(table, 5)
    for entry in played.log:
        if entry.seat == CHANCE:
            continue
        for action in seen[step % table.sieve :: table.sieve] if next(look) else []:
            if match.why_not(action, entry.seat) is not None:
                before, log = anatomy(match.state), len(match.log)
                with pytest.raises(Refusal):
                    match.play(action, entry.seat)
                with pytest.raises(Refusal):
                    match.play(table.game.text(action), entry.seat)
                assert anatomy(match.state) == before and len(match.log) == log
        step += 1
        match.play(entry.action, entry.seat)
    assert anatomy(match.state) == anatomy(played.state)
    with pytest.raises(Refusal):
        match.play(played.log[-1].action, played.log[-1].seat)
