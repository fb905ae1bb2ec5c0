"""What can be wrong with what is read: values, actions, set-ups, positions, views and records of any game.

What is wrong in one game stands in its `rules/complaints.py`; what the rules forbid, in `refusals.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final


class Complaint:
    """One thing that can be wrong: its name in the message catalogue, and the sentence in English with {places}.

    English is what the kernel says by itself; the catalogue has the same, and the other languages.
    """

    def __init__(self, key: str, english: str) -> None:
        self.key = key
        self.english = english

    def filled(self, values: Mapping[str, object]) -> str:
        """In English, with words of the notation in its places."""
        return self.english.format(**values)

    def __str__(self) -> str:
        return self.english

    def __reduce__(self) -> Any:
        return Complaint, (self.key, self.english)


# Where it is
AT: Final = Complaint("at", "{place}: {reason}")
LINE: Final = Complaint("line", "line {line}: {reason}")
FILE_LINE: Final = Complaint("file_line", "{file}, line {line}: {reason}")

# Values
NOT_A_WORD: Final = Complaint("not_a_word", "{given} is not a word")
NOT_KNOWN: Final = Complaint("not_known", "{given} is not known")
NOT_KNOWN_NEAR: Final = Complaint("not_known_near", "{given} is not known: did you mean {near}?")
NOT_A_WHOLE_NUMBER: Final = Complaint("not_a_whole_number", "{given} is not a whole number")
NOT_A_PLAIN_NUMBER: Final = Complaint("not_a_plain_number", "{given} is not a whole number in its plain form")
NOT_BETWEEN: Final = Complaint("not_between", "{given} is not between {least} and {most}")
NOT_A_NUMBER_BETWEEN: Final = Complaint(
    "not_a_number_between", "{given} is not a whole number between {least} and {most}"
)
NEITHER_TRUE_NOR_FALSE: Final = Complaint("neither_true_nor_false", "{given} is neither true nor false")
NEITHER_YES_NOR_NO: Final = Complaint("neither_yes_nor_no", "{given} is neither yes nor no")
NOT_A_TEXT: Final = Complaint("not_a_text", "{given} is not a text")
NOT_A_LIST: Final = Complaint("not_a_list", "{given} is not a list")
IT_IS_NOT_A_LIST: Final = Complaint("it_is_not_a_list", "it is not a list")
NOT_AN_OBJECT: Final = Complaint("not_an_object", "{given} is not an object")
NESTED_TOO_DEEPLY: Final = Complaint("nested_too_deeply", "it is nested too deeply")
IT_HAS_NO_FIELD: Final = Complaint("it_has_no_field", "it has no field {name}")
IT_HAS_STRANGE_FIELD: Final = Complaint(
    "it_has_strange_field", "it has a field {name} that means nothing here"
)
EXACT_FIELDS: Final = Complaint("exact_fields", "{name} must have exactly the fields {fields}")
UNKNOWN_ACTION: Final = Complaint("unknown_action", "{given} is not a known action of this game")
UNKNOWN_EFFECT: Final = Complaint("unknown_effect", "{given} is not a known effect of this game")
UNKNOWN_EVENT: Final = Complaint("unknown_event", "{given} is not a known event of this game")
UNKNOWN_FRAME: Final = Complaint("unknown_frame", "{given} is not a known frame of this game")
NEITHER_SEAT_NOR_CHANCE: Final = Complaint(
    "neither_seat_nor_chance", "{given} is neither a seat nor * for chance"
)
NOTHING_GIVEN: Final = Complaint("nothing_given", "nothing is given")

# How many there are
WRONG_NUMBER_OF_VALUES: Final = Complaint("wrong_number_of_values", "{there} values, not {length}")
WRONG_NUMBER_OF_THEM: Final = Complaint("wrong_number_of_them", "{there} of them, not {length}")
NOT_SO_MANY_VALUES: Final = Complaint("not_so_many_values", "it is not a list of {length} values")
NOT_SO_MANY_NUMBERS: Final = Complaint(
    "not_so_many_numbers", "it is not a list of as many numbers as it should be"
)
NOT_ONE_FOR_EACH_SEAT: Final = Complaint("not_one_for_each_seat", "{there} of them for {seats} seats")
NOT_A_NUMBER_FOR_EACH_SEAT: Final = Complaint(
    "not_a_number_for_each_seat", "{there} numbers for {seats} seats"
)
NOT_A_LIST_OF_ENTRIES: Final = Complaint(
    "not_a_list_of_entries", "it is not a list of at most {most} entries"
)
TOO_MANY_ENTRIES: Final = Complaint("too_many_entries", "more than {most} entries")
TOO_MANY_DECISIONS: Final = Complaint("too_many_decisions", "more than {most} decisions")

# Actions
ACTION_IS_A_TEXT: Final = Complaint("action_is_a_text", "an action is given as a text")
ACTION_TOO_LONG: Final = Complaint("action_too_long", "that is far too long for an action")
EMPTY_ACTION: Final = Complaint("empty_action", "an empty text is not an action")
NO_ACTION: Final = Complaint("no_action", "no action begins with {word}")
NO_ACTION_NEAR: Final = Complaint("no_action_near", "no action begins with {word}: did you mean {near}?")
ACTION_HAS_TOO_MUCH: Final = Complaint("action_has_too_much", "{given} is too much; the form is {form}")
WHO_ACTS: Final = Complaint("who_acts", "seats {seats} are asked at once: say which one acts")
NO_SEAT: Final = Complaint("no_seat", "there is no seat {seat} (there are: 0 to {last})")
SPECTATOR_DECIDES_NOTHING: Final = Complaint(
    "spectator_decides_nothing", "a spectator decides nothing: there is nothing to foretell"
)
NO_SUCH_STEP: Final = Complaint("no_such_step", "there are {there} decisions to step through, not {at}")


# Several decisions as one
DECISION_REFUSED: Final = Complaint("decision_refused", "decision {number}: {reason}")
OTHERS_BETWEEN: Final = Complaint("others_between", "others answer before decision {number}")
CHANCE_BETWEEN: Final = Complaint("chance_between", "what comes before decision {number} hangs on chance")
SECRET_BETWEEN: Final = Complaint("secret_between", "something comes to light before decision {number}")
OVER_BEFORE: Final = Complaint("over_before", "the game is over before decision {number}")

# Going back
ACTED_SINCE: Final = Complaint("acted_since", "seat {seat} has acted since")
COME_TO_LIGHT: Final = Complaint("come_to_light", "something hidden has come to light since")
DECIDED_NOTHING: Final = Complaint("decided_nothing", "seat {seat} has decided nothing yet")
NO_ENTRY: Final = Complaint("no_entry", "the log has no entry {entry}")

# Set-ups
NO_GAME: Final = Complaint("no_game", "no game is called {name} (there are: {known})")
NO_EDITION: Final = Complaint("no_edition", "no edition is called {name} (there are: {known})")
NO_VERSION: Final = Complaint(
    "no_version", "{title} is played by version {versions} of its rules, not {rules}"
)
NO_OPTION: Final = Complaint("no_option", "no option is called {name} (there are: {known})")
OPTION_CANNOT_BE: Final = Complaint(
    "option_cannot_be", "option {option} cannot be {value} (it can be: {known})"
)
WRONG_NUMBER_OF_SEATS: Final = Complaint(
    "wrong_number_of_seats", "{game} is for {least} to {most} players, not {given}"
)
BAD_SEED: Final = Complaint("bad_seed", "a seed is a whole number or a text in UTF-8")

# Positions and views
THE_DOCUMENT: Final = Complaint("the_document", "the document")
NOT_AN_OBJECT_BUT: Final = Complaint("not_an_object_but", "{where} is not an object but {given}")
NO_FIELD: Final = Complaint("no_field", "{where} has no field {name}")
STRANGE_FIELD: Final = Complaint("strange_field", "{where} has a field {name} that means nothing here")
NO_GAME_SAID: Final = Complaint("no_game_said", "the document does not say which game it is of")
OTHER_GAME: Final = Complaint("other_game", "game: {given} is not {game}")
VERSION_DOES_NOT_FIT: Final = Complaint(
    "version_does_not_fit", "version: {given} does not fit these rules, which are version {versions}"
)
TODO_NEEDS_SINCE: Final = Complaint(
    "todo_needs_since", "todo: a position in the middle of a turn is written with `since`"
)
UNDER_WAY: Final = Complaint(
    "under_way", "this state is in the middle of a turn: the match that led there can write it"
)
BEGAN_UNDER_WAY: Final = Complaint(
    "began_under_way", "the match began in the middle of a turn, and does not know how it came there"
)
SEAT_UNKNOWN: Final = Complaint("seat_unknown", "there is no seat {seat}")
FIRST_TURN_IS_ONE: Final = Complaint("first_turn_is_one", "the first turn is number 1")
THING_MISSING: Final = Complaint("thing_missing", "{name} is missing")
IN_TWO_PLACES: Final = Complaint("in_two_places", "{name} lies in two places")
NOT_A_VIEW: Final = Complaint("not_a_view", "this is not a view of {game}: {reason}")
NO_STATE_FITS: Final = Complaint("no_state_fits", "no state fits this view")

# Records
NO_RECORD_HERE: Final = Complaint("no_record_here", "there is no record here")
RECORD_TITLE: Final = Complaint("record_title", "a record begins with {title}, not {given}")
NO_RECORD_FIELD: Final = Complaint(
    "no_record_field", "{given} is not a field of a record; an empty line ends the head"
)
GIVEN_TWICE: Final = Complaint("given_twice", "{name} is given twice")
RECORD_LACKS: Final = Complaint("record_lacks", "the record lacks its {name}")
DECISION_FORM: Final = Complaint("decision_form", "{given} is not of the form {form}")
DECISION_NUMBER: Final = Complaint("decision_number", "decision {number} is expected here, not {given}")
MADE_WITH_VERSION: Final = Complaint(
    "made_with_version", "made with version {given} of the rules; these are version {versions}"
)
NOT_A_NUMBER_OF_SEATS: Final = Complaint("not_a_number_of_seats", "{given} is not a number of seats")
ONE_NAME_FOR_SEATS: Final = Complaint("one_name_for_seats", "there is 1 name for {seats} seats")
NAMES_FOR_SEATS: Final = Complaint("names_for_seats", "there are {there} names for {seats} seats")
NOT_JSON: Final = Complaint("not_json", "this is not JSON")
NOT_TEXT: Final = Complaint("not_text", "this is not text")
POSITION_OF_OTHER_SETUP: Final = Complaint(
    "position_of_other_setup", "it is not of the version, the edition, the seats and the options said above"
)
OTHER_RESULT: Final = Complaint("other_result", "the game came out as {there}, not {given}")
