"""`python -m bench.boards` tries every reconstruction of the AI boards, by data that can be played."""

from __future__ import annotations

import json

import pytest

from bench.boards import BOARDS, TRIALS, Game, Trial, change
from viceregal.games.viscounts.rules.cards.ai_boards import PRINTED_AI_BOARDS, PRINTED_AI_SLOTS
from viceregal.games.viscounts.rules.cards.checking import check_data
from viceregal.games.viscounts.rules.cards.rows import RECONSTRUCTION
from viceregal.games.viscounts.rules.cards.schemes import PRINTED_SCHEMES


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.name)
def test_its_data_are_sound_and_change_something(trial: Trial) -> None:
    (line,) = check_data(json.dumps(trial.data))
    assert not line.endswith("as it is") and set(trial.boards) <= set(BOARDS)


def test_every_reconstruction_is_tried() -> None:
    tried = {
        (table, record["key"]) for trial in TRIALS for table, rows in trial.data.items() for record in rows
    }
    for table, rows in (
        ("schemes", PRINTED_SCHEMES),
        ("ai_slots", PRINTED_AI_SLOTS),
        ("ai_boards", PRINTED_AI_BOARDS),
    ):
        guessed = {(table, row.key) for row in rows if row.mark == RECONSTRUCTION}
        assert guessed and guessed <= tried, table


def test_a_change_is_told_a_round_and_deal_by_deal() -> None:
    base = [Game(60, 0, 10), Game(90, 0, 15)]
    assert change([Game(70, 0, 10), Game(105, 0, 15)], base) == "+1.0 ± 0.0"
    assert change([Game(50, 0, 10), Game(90, 0, 15)], base) == "−0.5 ± 1.0"
