"""Every record has one JSON form that reads back, and every action one text that does; every effect has a handler."""

from __future__ import annotations

import json

from tests.contract.actions import possible_records
from tests.contract.anatomy import anatomy
from tests.contract.play import answers, applied, decisions
from tests.contract.tables import Table, every_game, every_table
from viceregal.core.game import Game
from viceregal.core.records import Action, Effect, Event, Frame, Record

BASES = (Action, Frame, Event, Effect)


def assert_reads_back(game: Game, record: Record) -> None:
    written = json.dumps(game.words.plain(record), allow_nan=False)
    (base,) = [base for base in BASES if isinstance(record, base)]
    again = game.words.record(json.loads(written), base)
    assert anatomy(again) == anatomy(record)
    assert again == record and hash(again) == hash(record)
    if isinstance(record, Action):
        text = game.text(record)
        assert text == " ".join(text.split()) and text.isascii()
        assert anatomy(game.parse(text)) == anatomy(record)


@every_table
def test_all_that_comes_up_in_play_reads_back(table: Table) -> None:
    met: set[Record] = set()
    for turn in decisions(table, 4):
        met.update(turn.s.todo)
        for action in answers(table, turn.s, turn.seat):
            met.add(action)
            after, told = applied(table, turn.s, turn.seat, action)
            met.update(after.todo)
            met.update(event for event, _ in told)
    for record in met:
        assert_reads_back(table.game, record)


@every_game
def test_all_records_there_can_be_read_back(table: Table) -> None:
    words = table.game.words
    made = possible_records(words)
    assert {type(record) for record in made} == set(words.records.values())
    for record in made:
        assert_reads_back(table.game, record)


@every_game
def test_texts_of_different_actions_differ(table: Table) -> None:
    actions = [record for record in possible_records(table.game.words) if isinstance(record, Action)]
    assert len({table.game.text(action) for action in actions}) == len(set(actions))


@every_game
def test_every_effect_has_a_handler(table: Table) -> None:
    kinds = {kind for kind in table.game.words.records.values() if issubclass(kind, Effect)}
    assert kinds == set(table.effects)
