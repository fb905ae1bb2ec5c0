"""What can be wrong with a command, its words and its files."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Words of a command
SEE: Final = Complaint("see", "{what} (see: {command} --help)")
NO_SUCH_COMMAND: Final = Complaint("no_such_command", "No such command {command}.")
NO_SUCH_COMMAND_NEAR: Final = Complaint(
    "no_such_command_near", "No such command {command}. Did you mean {near}?"
)
MISSING_COMMAND: Final = Complaint("missing_command", "Missing command.")
NO_SUCH_OPTION: Final = Complaint("no_such_option", "No such option: {option}")
NO_SUCH_OPTION_NEAR: Final = Complaint(
    "no_such_option_near", "No such option: {option} (Possible options: {near})"
)
MISSING_ARGUMENT: Final = Complaint("missing_argument", "Missing argument {name}.")
MISSING_OPTION: Final = Complaint("missing_option", "Missing option {name}.")
NEEDS_ARGUMENT: Final = Complaint("needs_argument", "Option {name} requires an argument.")
EXTRA_ARGUMENTS: Final = Complaint("extra_arguments", "Got unexpected extra argument(s) ({given})")
INVALID_VALUE: Final = Complaint("invalid_value", "Invalid value for {name}: {reason}")
NUMBER_AT_LEAST: Final = Complaint("number_at_least", "Input should be greater than or equal to {least}")
NUMBER_AT_MOST: Final = Complaint("number_at_most", "Input should be less than or equal to {most}")
NOT_AN_INTEGER: Final = Complaint(
    "not_an_integer", "Input should be a valid integer, unable to parse string as an integer"
)
NOT_A_NUMBER: Final = Complaint(
    "not_a_number", "Input should be a valid number, unable to parse string as a number"
)
NO_LANGUAGE: Final = Complaint("no_language", "there is no language {lang} (there are: {known})")
SET_FORM: Final = Complaint("set_form", "--set takes option=value, not {given}")
SET_TWICE: Final = Complaint("set_twice", "--set {name} is given twice")
LOAD_TAKES: Final = Complaint("load_takes", "--load takes a file or the name of a module")

# What does not go together
NEEDS_A_RIVAL: Final = Complaint("needs_a_rival", "alone it is played against an AI: --set {ways}")
WHICH_GAME: Final = Complaint(
    "which_game", "say which game: players, bots, editions and options belong to one"
)
POSITION_SAYS_ITSELF: Final = Complaint(
    "position_says_itself", "a position says its players, edition and options itself"
)
VERIFY_AT: Final = Complaint("verify_at", "--verify goes to the end of the game: it takes no --at")
COVERAGE_ALONE: Final = Complaint(
    "coverage_alone", "--coverage is of whole games: it takes no id and no --search"
)
SAME_FILE_FOR_BOTH: Final = Complaint(
    "same_file_for_both", "records and rows cannot both be written to {file}"
)
LEARNED_BY: Final = Complaint("learned_by", "bots learn from {one} or {other}, not from {given}")
PLAYED_ON: Final = Complaint("played_on", "games are played on {one} or {other}, not on {given}")

# Seats
SEAT_OPTION: Final = Complaint("seat_option", "--seat takes a seat from 0 to {last}, not {given}")
VIEW_OPTION: Final = Complaint(
    "view_option", "--view takes a seat from 0 to {last}, or - for a spectator, not {given}"
)
FORETELL_FOR_WHOM: Final = Complaint(
    "foretell_for_whom", "seats {seats} are asked at once; --seat says for whom to foretell"
)
DO_FOR_WHOM: Final = Complaint(
    "do_for_whom", "seats {seats} are asked at once; say whose action it is: {form}"
)

# Files
STANDARD_INPUT: Final = Complaint("standard_input", "standard input")
FILE_TOO_LARGE: Final = Complaint("file_too_large", "{file}: larger than {size} MB")
ENTRY_TOO_LARGE: Final = Complaint("entry_too_large", "{file}: {name} is too large for a record")
NOT_UTF8: Final = Complaint("not_utf8", "{file}: not text in UTF-8 (byte {byte})")
NOT_JSON_AT: Final = Complaint("not_json_at", "{file}: not JSON (line {line}, column {column}: {reason})")
NOT_A_POSITION: Final = Complaint("not_a_position", "{file}: not a position ({reason})")
POSITION_TOO_DEEP: Final = Complaint("position_too_deep", "{file}: not a position (nested too deep)")
FIELD_TWICE: Final = Complaint("field_twice", "the field {name} is given twice")
NO_FOLDER: Final = Complaint("no_folder", "there is no folder {folder}")

# What is not there
NOTHING_TO_ANALYSE: Final = Complaint("nothing_to_analyse", "the game is over: there is nothing to analyse")
CHANCE_DECIDES: Final = Complaint("chance_decides", "in this position chance decides, not a player")
NO_RECORD: Final = Complaint("no_record", "{file}: there is no record {number}, only {there}")
NOT_SO_MANY_DECISIONS: Final = Complaint(
    "not_so_many_decisions", "{file}: the record has {there} decisions, not {at}"
)
NOBODY_CALLED: Final = Complaint("nobody_called", "nobody called {name} has finished a game in these files")
NO_RULE: Final = Complaint("no_rule", "no rule and no chapter is called {name}")
NO_RULE_WITH_WORDS: Final = Complaint("no_rule_with_words", "no rule contains all the words {words}")

# What does not hold
AND_ALSO: Final = Complaint("and_also", "{one}; {other}")
RECORDS_BROKEN: Final = Complaint(
    "records_broken", "{first} (and {more} more of {records} records do not hold)"
)
UNTESTED: Final = Complaint(
    "untested", "{missing} of {rules} rules without a test, {strange} ids of no rule in tests"
)
CANNOT_COUNT: Final = Complaint("cannot_count", "this cannot be counted: {reason}")
INTERNAL_ERROR: Final = Complaint(
    "internal_error", "internal error: {what} (VICEREGAL_TRACEBACK=1 shows where)"
)
USE_PG_DUMP: Final = Complaint("use_pg_dump", "these tables are in PostgreSQL: use pg_dump and pg_restore")
