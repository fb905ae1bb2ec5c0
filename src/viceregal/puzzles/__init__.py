"""Puzzles: positions of played games with one right answer. They are data in a game's folder, and this knows no game.

`puzzles(game)` reads them, `Trial` lets somebody try one on a match, `mining` finds new ones, `checking` proves them.
"""

from viceregal.puzzles.puzzle import BadPuzzle, Puzzle, UnknownPuzzle
from viceregal.puzzles.reader import find_puzzle, puzzles
from viceregal.puzzles.trial import Trial, TrialOver

__all__ = ["BadPuzzle", "Puzzle", "Trial", "TrialOver", "UnknownPuzzle", "find_puzzle", "puzzles"]
