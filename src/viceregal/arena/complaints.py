"""What can be wrong with games between bots and with tournaments."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Games
AT_LEAST_ONE_GAME: Final = Complaint("at_least_one_game", "at least one game must be played")
SEATS_ARE_FIXED: Final = Complaint(
    "seats_are_fixed", "the seats of the solo game are fixed: they do not rotate"
)
WORKER_ENDED: Final = Complaint("worker_ended", "a worker process ended before its game was played")
WORKERS_ENDED: Final = Complaint("workers_ended", "a worker process ended before its games were played")
TOURNAMENT_STOPPED: Final = Complaint("tournament_stopped", "the tournament was stopped")

# Files
NO_SUCH_ROWS: Final = Complaint("no_such_rows", "rows are written to {known} files, not to {file}")
NOT_A_PLAYED_GAME: Final = Complaint("not_a_played_game", "these are not the fields of a game")

# Tournaments as they are written
CONTEST: Final = Complaint("contest", "contest {number}, {field}: {reason}")
CONTEST_FORM: Final = Complaint("contest_form", "is not written as [[contest]]")
FIELD_MISSING: Final = Complaint("field_missing", "is missing")
FIELD_MEANS_NOTHING: Final = Complaint("field_means_nothing", "means nothing here (there are: {known})")
NOT_A_LIST_OF_TEXTS: Final = Complaint("not_a_list_of_texts", "{given} is not a list of texts")
NOT_A_LIST_OF_TABLES: Final = Complaint("not_a_list_of_tables", "{given} is not a list of tables")
NOT_A_TABLE_OF_OPTIONS: Final = Complaint("not_a_table_of_options", "{given} is not a table of options")
NOT_A_NUMBER_FROM_TO: Final = Complaint(
    "not_a_number_from_to", "{given} is not a whole number from {least} to {most}"
)
NOT_SECONDS: Final = Complaint("not_seconds", "{given} is not a number of seconds up to 3600")
NOT_A_SHARE: Final = Complaint("not_a_share", "{given} is not a share between 0 and 1")
NOT_ONE_OF: Final = Complaint("not_one_of", "{given} is not one of {known}")
ROUND_ROBIN_OF_TWO: Final = Complaint("round_robin_of_two", "a round robin needs two bots at least")
