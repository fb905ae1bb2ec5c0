"""The golden games replay, and print as they did. `make golden` writes them anew: look at the difference."""

from __future__ import annotations

from itertools import product

import pytest
from viceregal_mini import game as mini

from tests.golden.cases import CASES, FOLDER, HAND, VICEROY, VISCOUNTS, Case, find_game
from tests.golden.transcript import transcript
from viceregal.core import gamerecord
from viceregal.core.errors import BadSetup
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.options import options_of
from viceregal.core.records import CHANCE
from viceregal.games.hand_of_the_king.rules.cards import COMPANIONS

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def replayed(case: Case) -> Match:
    return gamerecord.replay(gamerecord.read(case.record.read_text(encoding="utf-8"))[0], find_game)


@every_case
def test_a_golden_game_replays_and_prints_as_it_did(case: Case) -> None:
    match = replayed(case)
    assert match.over and match.setup == case.setup
    assert match.record() == case.record.read_text(encoding="utf-8")
    assert transcript(match) == case.transcript.read_text(encoding="utf-8")


@every_case
def test_its_seed_deals_the_same_game_again(case: Case) -> None:
    """The record needs no seed; but the seed it names must still deal what it dealt."""
    golden = replayed(case)
    match = Match.new(case.game, case.setup, int(str(golden.chance.seed)))
    for entry in golden.log:
        if entry.seat != CHANCE:
            match.play(entry.action, entry.seat)
    assert match.record() == golden.record()


def test_every_variant_has_a_golden_game() -> None:
    """Seats, variant and companions in all that can be had; every edition; every value of the other options."""
    golden = {case.setup for case in CASES if case.game is HAND}
    axes = ("companions", "variant")
    shown = {(setup.seats, *[setup.value(key) for key in axes]) for setup in golden}
    choices = {option.key: option.choices for option in HAND.facts.options}
    for seats in range(HAND.facts.min_seats, HAND.facts.max_seats + 1):
        for values in product(*[choices[key] for key in axes]):
            try:
                HAND.setup(seats, "", dict(zip(axes, values, strict=True)))
            except BadSetup:
                continue
            assert (seats, *values) in shown
    assert {setup.value("ramsay_moves_varys") for setup in golden} == {"yes", "no"}
    assert {case.setup.edition for case in CASES if case.game is mini.GAME} == set(mini.FACTS.editions)


def test_every_edition_of_viceroy_has_golden_games_for_every_number_of_players() -> None:
    golden = {case.setup for case in CASES if case.game is VICEROY}
    assert {(setup.version, setup.edition, setup.seats) for setup in golden} == set(
        product((1, 2), VICEROY.facts.editions, (1, 2, 3, 4))
    )
    for version in (1, 2):
        played = [setup for setup in golden if setup.version == version]
        for option in options_of(VICEROY.facts.options, version):
            assert {setup.value(option.key) for setup in played} >= {*option.choices} - {"auto"}


def test_every_version_of_the_rules_that_can_be_played_has_golden_games() -> None:
    """Those of older versions were written when they were new, and are the proof that they are still played."""
    for game in (HAND, VICEROY, VISCOUNTS, mini.GAME):
        there = {case.setup.version for case in CASES if case.game is game}
        assert there == set(range(game.facts.oldest_version, game.facts.version + 1))
    assert {case.name: case.setup.version for case in CASES}["viceroy-1p-ru-1-virtual"] == 1


def test_every_option_of_viscounts_has_a_golden_game() -> None:
    golden = [case.setup for case in CASES if case.game is VISCOUNTS]
    assert {setup.seats for setup in golden} == {2, 3, 4}
    for option in VISCOUNTS.facts.options:
        assert {setup.value(option.key) for setup in golden} == set(option.choices)


def test_no_golden_file_is_left_over() -> None:
    known = {path.name for case in CASES for path in (case.record, case.transcript)}
    assert {path.name for path in FOLDER.iterdir() if path.suffix in (".record", ".txt")} == known | {
        "seeds.txt"
    }


def said_in(game: Game) -> set[str]:
    texts = [case.record.read_text(encoding="utf-8") for case in CASES if case.game is game]
    return {
        line.split(". ", 1)[1].split(" ", 1)[1]
        for text in texts
        for line in text.split("\n\n")[1].splitlines()
    }


@pytest.mark.parametrize("game", [HAND, VICEROY, VISCOUNTS], ids=lambda game: game.key)
def test_the_golden_games_show_every_kind_of_action(game: Game) -> None:
    assert {action.split()[0] for action in said_in(game)} == set(game.words.actions)


def test_the_golden_games_show_every_companion() -> None:
    assert {f"call {companion}" for companion in COMPANIONS} <= said_in(HAND)
