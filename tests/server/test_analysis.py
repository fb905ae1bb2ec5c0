"""What an analysis tells: worth, how sure, how it goes on, and why, in the words of the reader."""

from __future__ import annotations

import pytest

import viceregal as vr
from viceregal.bots import registry
from viceregal.games.languages import LANGUAGES
from viceregal.server.shapes.analysis import Analysis
from viceregal.server.telling.analysis import tell_analysis
from viceregal.server.telling.words import speech_of

EFFORT = {"hand-of-the-king": 3000, "viceroy": 40, "viscounts": 300}
BEFORE = {
    "hand-of-the-king": 0,
    "viceroy": 9,
    "viscounts": 0,
}  # decisions, to a question whose answers differ
NAMES = ("Ania", "Olek", "Ola")


def told(game: str, seats: int, lang: str) -> Analysis:
    match = vr.new(game, seats, seed=5)
    for _ in range(BEFORE[game]):
        match.play(match.legal(match.to_move[0])[0], match.to_move[0])
    found = registry.steady_analyst(game, EFFORT[game]).analyse(match.position())
    return Analysis.model_validate(
        tell_analysis(match.game, found, NAMES[:seats], speech_of(lang, match.game.key))
    )


@pytest.mark.parametrize("game", EFFORT)
def test_every_answer_has_its_worth_and_the_best_their_reasons(game: str) -> None:
    found = told(game, 2, "en")
    best, *others = found.candidates
    assert best.action == found.line[0].action and best.words and others
    assert best.value == found.value
    assert best.chance is not None and 0 <= best.chance <= 1
    assert found.reasons == best.reasons and any([each.reasons for each in found.candidates])
    assert all([reason.words for each in found.candidates for reason in each.reasons])
    for each in found.candidates:
        assert (each.error is None) == (each.visits == 0)


def test_reasons_are_told_in_the_language_of_the_reader() -> None:
    words = {lang: [each.words for each in told("viceroy", 2, lang).reasons] for lang in LANGUAGES}
    assert words["en"]
    assert len({tuple(each) for each in words.values()}) == len(LANGUAGES)
