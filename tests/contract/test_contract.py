"""The contract: round trips, independent clones, invariants after every step, records that replay, games that end."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.contract.anatomy import anatomy, mutable_parts
from tests.contract.play import (
    after_every_step,
    all_decisions,
    answers,
    applied,
    decisions,
    looked_at,
    random_match,
    states,
    viewers,
)
from tests.contract.tables import TABLES, Table, every_game, every_table
from viceregal.core import gamerecord
from viceregal.core.chance import Chance
from viceregal.core.errors import UnderWay
from viceregal.core.match import Match
from viceregal.core.playout import playout
from viceregal.core.records import CHANCE, Frame
from viceregal.core.rules import State

seeds = pytest.mark.parametrize("seed", [1, 2])


def reloaded(table: Table, s: State) -> State:
    """Written as JSON and read back."""
    written = json.dumps(table.game.open_view(s), allow_nan=False)
    return table.game.from_open_view(json.loads(written))


# Copies ---------------------------------------------------------------------------------------------------------


@every_table
@seeds
def test_an_open_view_reads_back_as_it_was_after_every_move(table: Table, seed: int) -> None:
    game = table.game
    for s in states(table, seed):
        again = reloaded(table, s)
        assert anatomy(again) == anatomy(s)
        assert game.open_view(again) == game.open_view(s)
        assert game.setup_of(again) == table.setup
        assert game.deciders(again) == game.deciders(s)
        assert game.scores(again) == game.scores(s)


@every_table
def test_a_position_document_reads_back_after_every_decision(table: Table) -> None:
    """In the middle of a turn with what came since; and it goes on from there as a match of its own."""
    game, match, look = table.game, random_match(table, 4), looked_at(table, 4)
    rested = 0
    for at in range(len(match.log) + 1):
        if not next(look) and at < len(match.log):
            continue
        before, document = match.state_before(at), match.position(at)
        again = Match.at(game, json.loads(json.dumps(document, allow_nan=False)), Chance(1))
        assert anatomy(again.state) == anatomy(before)
        assert again.position() == document
        if game.is_at_rest(before):
            rested += 1
            assert "since" not in document and game.to_document(before) == document
            game.invariants(before)
        else:
            assert document["since"]
            with pytest.raises(UnderWay):
                game.to_document(before)
    assert rested


@every_table
def test_clones_share_nothing_that_can_change(table: Table) -> None:
    for s in states(table, 1):
        clone = s.clone()
        assert anatomy(clone) == anatomy(s)
        shared = mutable_parts(clone).keys() & mutable_parts(s).keys()
        assert not shared, [mutable_parts(s)[each] for each in shared]


@every_table
def test_neither_a_clone_nor_its_original_feels_what_is_done_to_the_other(table: Table) -> None:
    game = table.game
    for turn in decisions(table, 1):
        s, before = turn.s, anatomy(turn.s)
        kept = s.clone()
        for action in answers(table, s, turn.seat):
            clone = s.clone()
            game.apply(clone, turn.seat, action)
            playout(game, clone, Chance(1))
            assert anatomy(s) == before
        original = s.clone()
        game.apply(original, turn.seat, turn.action)
        assert anatomy(kept) == before


@every_table
def test_a_clone_and_a_reloaded_position_go_on_alike(table: Table) -> None:
    game = table.game
    for turn in decisions(table, 2):
        for action in answers(table, turn.s, turn.seat):
            clone, again = turn.s.clone(), reloaded(table, turn.s)
            told: list[list[Any]] = [[], []]
            game.apply(clone, turn.seat, action, lambda *event, to=told[0]: to.append(event))
            game.apply(again, turn.seat, action, lambda *event, to=told[1]: to.append(event))
            assert anatomy(clone) == anatomy(again)
            assert told[0] == told[1]


@every_table
def test_what_a_game_hands_out_is_not_a_part_of_the_state(table: Table) -> None:
    game = table.game
    for s in states(table, 1):
        before, inside = anatomy(s), mutable_parts(s).keys()
        handed: list[Any] = [game.open_view(s), *[game.view(s, seat) for seat in viewers(table)]]
        handed += [game.legal(s, seat) for seat in game.deciders(s) if game.is_countable(s)]
        for each in handed:
            assert not mutable_parts(each).keys() & inside
        for seat in game.deciders(s):
            if game.is_countable(s):
                legal = game.legal(s, seat)
                game.legal(s, seat).clear()
                assert game.legal(s, seat) == legal
        assert anatomy(s) == before


# Steps ----------------------------------------------------------------------------------------------------------


@every_table
@seeds
def test_the_invariants_hold_after_every_step(table: Table, seed: int) -> None:
    steps = 0

    def check(s: State) -> None:
        nonlocal steps
        steps += 1
        table.game.invariants(s)

    with after_every_step(table, check):
        made = sum(1 for _ in all_decisions(table, seed))
    assert steps > made  # the check was asked at each answer, and at the steps between


@every_table
@seeds
def test_watched_and_unwatched_told_and_untold_play_is_the_same(table: Table, seed: int) -> None:
    game = table.game
    for turn in decisions(table, seed):
        for action in answers(table, turn.s, turn.seat):
            untold = turn.s.clone()
            game.apply(untold, turn.seat, action)
            told, events = applied(table, turn.s, turn.seat, action)
            with after_every_step(table, lambda s: None):
                watched = turn.s.clone()
                game.apply(watched, turn.seat, action)
                both, same_events = applied(table, turn.s, turn.seat, action)
            assert anatomy(untold) == anatomy(told) == anatomy(watched) == anatomy(both)
            assert events == same_events


@every_table
@seeds
def test_every_piece_lies_in_one_place_and_none_is_lost(table: Table, seed: int) -> None:
    """Setting up may bring pieces into the game; once a player has decided, they are the same after every step."""
    game = table.game
    pieces = [set(game.pieces(table.first_state()))]
    under_way = False

    def check(s: State) -> None:
        lying = game.pieces(s)
        assert len(set(lying)) == len(lying), "a piece lies in two places"
        assert pieces[0] <= set(lying), "a piece is lost"
        assert not under_way or pieces[0] == set(lying), "a piece comes from nowhere"
        pieces[0] = set(lying)

    with after_every_step(table, check):
        for turn in all_decisions(table, seed):
            under_way = under_way or turn.seat != CHANCE
            check(turn.s)
    assert pieces[0]


# Whole games ----------------------------------------------------------------------------------------------------


@every_table
@seeds
def test_a_record_replays_to_the_same_state_and_the_same_text(table: Table, seed: int) -> None:
    match = random_match(table, seed)
    text = match.record()
    again = gamerecord.replay(gamerecord.read(text)[0], table.find_game)
    assert anatomy(again.state) == anatomy(match.state)
    assert again.record() == text
    for seat in viewers(table):
        assert again.events(seat) == match.events(seat)


@every_table
def test_a_record_from_the_middle_replays_too(table: Table) -> None:
    begun = random_match(table, 3, upto=12)
    match = Match.from_document(table.game, begun.position(), seed="middle")
    assert anatomy(match.state) == anatomy(begun.state)
    chance, look = Chance(3), looked_at(table, 3)
    while match.to_move:
        seat = match.to_move[0]
        match.play(chance.pick(match.actions(seat)), seat)
        if not next(look) and match.to_move:
            continue
        text = match.record()
        again = gamerecord.replay(gamerecord.read(text)[0], table.find_game)
        assert anatomy(again.state) == anatomy(match.state)
        assert again.record() == text


@every_table
def test_games_end_within_the_bound(table: Table) -> None:
    for seed in range(20):
        made = sum(1 for _ in all_decisions(table, f"bound {seed}"))
        assert 0 < made <= table.max_decisions


@every_table
@seeds
def test_scores_and_winners_are_sane(table: Table, seed: int) -> None:
    game, seats = table.game, table.setup.seats
    match = random_match(table, seed)
    for s in match.states():
        scores, winners = game.scores(s), game.winners(s)
        assert game.result(s) == (winners, scores)
        assert len(scores) == seats and all(type(points) is int for points in scores)
        assert winners and list(winners) == sorted(set(winners)) and set(winners) <= set(range(seats))
        sheet = [0] * seats
        for line in game.score_sheet(s):
            sheet[line.seat] += line.points
        assert tuple(sheet) == scores
    assert match.over and match.winners() == game.winners(match.state)
    assert random_match(table, seed, upto=8).winners() == ()


# Kinds ----------------------------------------------------------------------------------------------------------


@every_game
def test_every_kind_of_frame_is_a_step_or_a_question(table: Table) -> None:
    rules = table.game.rules
    frames = {kind for kind in table.game.words.records.values() if issubclass(kind, Frame)}
    assert frames
    assert not rules.steps.keys() & rules.questions.keys()
    assert frames == rules.steps.keys() | rules.questions.keys()
    for kind, question in rules.questions.items():
        assert question.rule in table.rules, kind
        assert question.options is not None or question.sample is not None


@every_game
def test_every_kind_of_frame_comes_up_in_random_play(table: Table) -> None:
    """What the contract never meets it does not hold."""
    met: set[type] = set()

    def meet(s: State) -> None:
        met.update(type(frame) for frame in s.todo)

    with after_every_step(table, meet):
        for each in TABLES:
            if each.game is table.game:
                for seed in range(40 if each.begin else 12):
                    for s in states(each, seed):
                        meet(s)
    assert met == {kind for kind in table.game.words.records.values() if issubclass(kind, Frame)}


@every_game
def test_facts_of_the_box_are_sound(table: Table) -> None:
    facts = table.game.facts
    assert facts.key == table.game.key and facts.version >= 1 and facts.editions
    assert {facts.turn_rule, facts.end_rule} <= table.rules
    for option in facts.options:
        assert option.default in option.choices and len(set(option.choices)) == len(option.choices)
        assert option.rule in table.rules
