"""Proves a puzzle once more: its position comes about, its answer is legal and the only one, by the stored budget."""

from __future__ import annotations

from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.games.puzzling import POINTS
from viceregal.puzzles.complaints import ANSWER_DOES_NOT_SOLVE, OTHER_ANSWER
from viceregal.puzzles.judging import judged, max_points, single
from viceregal.puzzles.puzzle import BadPuzzle, Puzzle, position_of
from viceregal.puzzles.trial import Trial

SEED = 1  # of the search that has to find the answer: as it was when the puzzle was mined


def check(puzzle: Puzzle) -> None:
    """BadPuzzle says what does not hold."""
    trial = Trial(puzzle)
    for answer in puzzle.answers:
        if trial.status == "going":
            trial.play([answer])
    if trial.status != "solved":
        raise BadPuzzle(ANSWER_DOES_NOT_SOLVE, puzzle=puzzle.key)
    found = _only_answer(puzzle)
    if found != puzzle.answers[0]:
        raise BadPuzzle(OTHER_ANSWER, puzzle=puzzle.key, found=found or "none", answer=puzzle.answers[0])


def _only_answer(puzzle: Puzzle) -> str:
    game, s, seat = find_game(puzzle.game), position_of(puzzle), puzzle.seat
    puzzling = pack(puzzle.game).puzzling()
    assert puzzling is not None
    if puzzle.aim == POINTS:
        counted = max_points(game, s, seat, puzzling)
        return "" if counted is None else counted[1].answer
    one = single(judged(game, s, seat, puzzle.budget, SEED), puzzling)
    return "" if one is None else one.answer
