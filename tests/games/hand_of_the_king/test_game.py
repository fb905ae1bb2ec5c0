"""The game as it is put together: its facts, which rule asks what, and what a choice of options makes."""

from __future__ import annotations

import pytest

from tests.games.hand_of_the_king.given import GAME
from tests.games.hand_of_the_king.oracle import KNOWN, RECONSTRUCTED
from tests.marks import rule
from viceregal import Chance, Match
from viceregal.games.hand_of_the_king.rules.board import PATHS, _path
from viceregal.games.hand_of_the_king.rules.cards import COMPANIONS
from viceregal.games.hand_of_the_king.rules.game import HandOfTheKing
from viceregal.games.hand_of_the_king.rules.options import Variant, variant_of
from viceregal.games.hand_of_the_king.rules.vocabulary import WORDS

ASKED_BY = {
    "AskDeal": "HK-SET-1",
    "AskReveal": "HK-SET-2",
    "AskLot": "HK-SET-3",
    "AskTurn": "HK-MOV-1",
    "AskCompanion": "HK-COM-1",
    "AskKill": "HK-COM-2",
    "AskDismiss": "HK-COM-7",
    "AskName": "HK-COM-8",
    "AskSwap": "HK-COM-9",
    "AskSwapWith": "HK-COM-9",
    "AskGive": "HK-COM-12",
    "AskTake": "HK-COM-12",
    "AskBanner": "HK-BAN-3",
}


def test_the_facts_on_the_box() -> None:
    facts = GAME.facts
    assert (facts.key, facts.title) == ("hand-of-the-king", "A Game of Thrones: Hand of the King")
    assert (facts.min_seats, facts.max_seats, facts.editions) == (2, 4, ("standard",))
    assert [option.key for option in facts.options] == [
        "companions",
        "variant",
        "first",
        "ramsay_moves_varys",
    ]


def test_each_question_is_asked_by_its_rule() -> None:
    """Of a game put together anew, so that putting together is tested, too; both have the same handlers."""
    fresh = HandOfTheKing()
    asked = {kind.__name__: question.rule for kind, question in fresh.rules.questions.items()}
    assert asked == ASKED_BY
    assert {kind.__name__ for kind in fresh.rules.steps} == {
        "StartTurn",
        "EndTurn",
        "Resolve",
        "FinishCompanion",
    }
    assert fresh.rules.steps == GAME.rules.steps
    for kind, question in GAME.rules.questions.items():
        assert vars_of(fresh.rules.questions[kind]) == vars_of(question)
    assert fresh.facts is GAME.facts and fresh.words is WORDS
    assert fresh.key == GAME.key and fresh.rules.after_step is None


def vars_of(question: object) -> list[object]:
    names = ("rule", "answer", "options", "why_not", "sample", "is_outcome")
    return [getattr(question, name, None) for name in names]


def test_every_frame_that_can_be_written_is_handled() -> None:
    frames = {name for name in WORDS.records if name.startswith("Ask")}
    assert frames == set(ASKED_BY)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_put_together_anew_plays_the_same(seats: int) -> None:
    fresh = HandOfTheKing()
    records = []
    for game in (GAME, fresh):
        match, chance = Match.new(game, game.setup(seats), seed=9), Chance(9)
        while not match.over:
            match.play(chance.pick(match.legal()))
        records.append(match.record())
    assert records[0] == records[1]


@rule("HK-MOV-1")
def test_the_paths_of_varys_go_straight_to_the_edge() -> None:
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    assert [_path(place, down, right) for place in range(36) for down, right in steps] == [
        list(path) for path in PATHS
    ]
    assert _path(14, -1, 0) == [8, 2] and _path(14, 1, 0) == [20, 26, 32]
    assert _path(14, 0, -1) == [13, 12] and _path(14, 0, 1) == [15, 16, 17]


def variant(seats: int, **options: str) -> Variant:
    return variant_of(GAME.setup(seats, values=options))


@rule("HK-VAR-1", "HK-VAR-2", "HK-VAR-3")
@pytest.mark.parametrize(
    ("seats", "name", "teams", "ravens"),
    [
        (2, "base", False, False),
        (3, "base", False, False),
        (4, "base", False, False),
        (4, "teams", True, False),
        (3, "raven", False, True),
        (4, "raven", True, True),
    ],
)
def test_teams_and_ravens(seats: int, name: str, teams: bool, ravens: bool) -> None:
    made = variant(seats, variant=name)
    assert (made.seats, made.teams, made.ravens) == (seats, teams, ravens)
    assert made.sides() == (2 if teams else seats)
    assert [made.side(seat) for seat in range(seats)] == ([0, 1, 0, 1] if teams else list(range(seats)))
    assert made == HandOfTheKing().variant(made.setup) and made.setup.value("variant") == name


@rule("HK-COM-12", "HK-SET-3", "HK-COM-9")
def test_the_other_options() -> None:
    decks = {value: variant(2, companions=value).deck for value in ("all", "known", "none")}
    named = {value: {COMPANIONS[companion] for companion in deck} for value, deck in decks.items()}
    assert named == {"all": KNOWN | RECONSTRUCTED, "known": KNOWN, "none": set()}
    assert [variant(4, first=value).first for value in ("lot", "0", "1", "2", "3")] == [-1, 0, 1, 2, 3]
    assert [variant(2, ramsay_moves_varys=value).ramsay_moves_varys for value in ("yes", "no")] == [
        True,
        False,
    ]
    assert (variant(2).first, variant(2).ramsay_moves_varys) == (-1, True)
