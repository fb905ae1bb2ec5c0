"""What can be wrong with puzzles, their files and the search for them."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Which puzzle
NO_PUZZLES: Final = Complaint("no_puzzles", "there are no puzzles of {game}")
NO_PUZZLE: Final = Complaint("no_puzzle", "{game} has no puzzle {puzzle}")
NO_THEME: Final = Complaint("no_theme", "{game} has no theme {theme} (there are: {known})")
GAME_WITHOUT_PUZZLES: Final = Complaint("game_without_puzzles", "{game} says nothing of puzzles")
NO_PUZZLE_ANALYST: Final = Complaint(
    "no_puzzle_analyst", "no bot can analyse {game}: nobody can say what is right in a puzzle"
)

# Puzzles as they are written
PUZZLE_FILE_TITLE: Final = Complaint(
    "puzzle_file_title", "a file of puzzles begins with its game and the version of the rules"
)
PUZZLE_FIELDS: Final = Complaint("puzzle_fields", "a puzzle has the fields {fields}")
NOT_OF_TYPE: Final = Complaint("not_of_type", "{name}: this is not of type {kind}")
NO_AIM: Final = Complaint("no_aim", "aim: there are {known}")
PUZZLE_LINE_FORM: Final = Complaint(
    "puzzle_line_form", "line: decisions are written as `seat action`, and one is of the seat"
)
NOT_PAIRS: Final = Complaint("not_pairs", "worths and reasons are pairs of a word and a number")
THEME_UNKNOWN: Final = Complaint("theme_unknown", "theme: {game} has none called {theme}")
KEY_TWICE: Final = Complaint("key_twice", "key: {puzzle} is there twice")

# Puzzles that do not hold
POSITION_DOES_NOT_COME_ABOUT: Final = Complaint(
    "position_does_not_come_about", "puzzle {puzzle}: its position does not come about: {reason}"
)
OTHER_POSITION: Final = Complaint("other_position", "puzzle {puzzle}: the rules have led to another position")
ANSWER_DOES_NOT_SOLVE: Final = Complaint(
    "answer_does_not_solve", "puzzle {puzzle}: its own answer does not solve it"
)
OTHER_ANSWER: Final = Complaint("other_answer", "puzzle {puzzle}: the only answer is {found}, not {answer}")

# Notes of a search
OTHER_SEARCH: Final = Complaint(
    "other_search", "{notes} is of another search for puzzles: finish that one, or delete the file"
)
NO_PUZZLE_NOTES: Final = Complaint("no_puzzle_notes", "{notes} holds no notes of puzzles")
