"""What is told: all that a block says follows from the seat's view, and all that the view says is told or left out."""

from __future__ import annotations

import numpy as np
import pytest

from tests.contract.play import decisions
from tests.contract.tables import HAND_TABLES, VICEROY_TABLES, VISCOUNTS_TABLES, Table
from viceregal import envs
from viceregal.core.chance import Chance
from viceregal.core.fields import Fields, InnerTable
from viceregal.envs.table import Table as Played
from viceregal.envs.table import schema_of

SETTINGS = [*HAND_TABLES, *VICEROY_TABLES, *VISCOUNTS_TABLES]
KEYS = ["hand-of-the-king", "viceroy", "viscounts"]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_is_hidden_from_a_seat_changes_nothing_in_what_it_is_told(setting: Table) -> None:
    """Neither dealing it anew does, nor making the whole state from the seat's view alone."""
    game, schema = setting.game, schema_of(setting.game.key, setting.setup)
    chance = Chance(f"{setting} observed")
    for turn in decisions(setting, "observed"):
        for seat in range(setting.setup.seats):
            told = schema.observe(turn.s, seat)
            other = turn.s.clone()
            game.redeal(other, seat, chance)
            assert schema.observe(other, seat) == told
            assert schema.observe(game.guess(game.view(turn.s, seat), chance), seat) == told


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_block_tells_more_than_it_says(setting: Table) -> None:
    table = Played(schema_of(setting.game.key, setting.setup), setting.game.key)
    for turn in decisions(setting, "bounds"):
        table.state = turn.s
        for seat in range(setting.setup.seats):
            for block in table.schema.blocks:
                told = table.nested(seat)[block.name]
                assert told.shape == block.shape and int(told.max(initial=0)) <= block.most, block.name
            flat = table.flat(seat)
            assert flat.dtype == np.float32 and flat.shape == (table.schema.size,) and flat.max() <= 1


@pytest.mark.parametrize("key", KEYS)
def test_every_field_of_the_described_state_is_told_or_said_to_be_left_out(key: str) -> None:
    import viceregal as vr

    fields = vr.game(key).fields
    assert fields is not None
    seats = 2
    options = {"virtual": "1"} if key == "viceroy" else {}
    schema = envs.schema(key, seats, options=options)
    told = {name for block in schema.blocks for name in block.of}
    wanted = names_of(fields)
    assert wanted - told - set(schema.left_out) == set()
    assert not told & set(schema.left_out)
    assert set(schema.left_out) <= wanted


def names_of(fields: Fields) -> set[str]:
    """Those of the table, and in place of a table within it, its own."""
    found: set[str] = set()
    for field in fields.fields:
        inner = field.kind
        if isinstance(inner, InnerTable) and field.for_each_seat:
            found |= names_of(inner.fields)
        else:
            found.add(field.name)
    return found


@pytest.mark.parametrize("key", KEYS)
def test_a_seat_that_is_not_asked_is_told_nothing_that_changes_with_a_secret_answer(key: str) -> None:
    """Whoever answers in secret: to the others it looks the same, whatever the answer is."""
    import viceregal as vr

    game = vr.game(key)
    schema = envs.schema(key, game.facts.max_seats)
    chance = Chance(3)
    s = game.start(schema.setup, chance)
    looked_at = 0
    for _ in range(300):
        asked = game.deciders(s)
        if not asked:
            break
        legal = game.legal(s, asked[0])
        if len(asked) > 1:
            looked_at += 1
            after = []
            for action in legal:
                other = s.clone()
                game.apply(other, asked[0], action)
                after.append([bytes(schema.observe(other, seat)) for seat in asked[1:]])
            assert all(told == after[0] for told in after)
        game.apply(s, asked[0], chance.pick(legal))
        game.settle(s, chance)
    assert bool(looked_at) == (key == "viceroy")
