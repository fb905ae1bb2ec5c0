"""What can be wrong with a set-up or a position of Hand of the King, each with its name in the message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Set-ups
TEAMS_FOR_FOUR: Final = Complaint("teams_for_four", "teams are for four players, not {seats}")
RAVEN_FOR_MORE_PLAYERS: Final = Complaint(
    "raven_for_more_players", "the Three-Eyed Raven is for three or four players"
)
SEAT_CANNOT_BEGIN: Final = Complaint(
    "seat_cannot_begin", "seat {seat} cannot begin: the seats are 0 to {last}"
)

# King’s Landing as it is written
WRONG_NUMBER_OF_ROWS: Final = Complaint("wrong_number_of_rows", "{there} rows, not {most}")
ROW: Final = Complaint("row", "row {row}: {reason}")
WRONG_NUMBER_OF_PLACES: Final = Complaint("wrong_number_of_places", "row {row}: {there} places, not {most}")

# Cards
DEALT_TOO_EARLY: Final = Complaint("dealt_too_early", "{card} lies somewhere before the deal")
VARYS_NOT_IN_KINGS_LANDING: Final = Complaint(
    "varys_not_in_kings_landing", "Varys must stand in King’s Landing"
)
VARYS_IN_AN_AREA: Final = Complaint("varys_in_an_area", "Varys lies in a play area")
DISCARDED_TOO_EARLY: Final = Complaint("discarded_too_early", "characters are discarded before the end")
TOO_FEW_HAVE_LEFT: Final = Complaint(
    "too_few_have_left", "turn {turn}, but fewer characters have left King’s Landing"
)

# Companions
WRONG_NUMBER_OF_COMPANIONS: Final = Complaint("wrong_number_of_companions", "{there} companions, not {most}")
COMPANION_TOO_EARLY: Final = Complaint(
    "companion_too_early", "{card} is there before companions are turned up"
)
NOT_IN_THIS_DECK: Final = Complaint("not_in_this_deck", "{card} is not in this game’s deck")
DOES_NOT_COUNT_FOR: Final = Complaint("does_not_count_for", "{card} does not count for {house}")
DOES_NOT_STAY: Final = Complaint("does_not_stay", "{card} does not stay")

# Banners
WRONG_COUNTS: Final = Complaint("wrong_counts", "the counts of the houses are not those of the cards")
NO_TIE: Final = Complaint("no_tie", "tied: this is not a tie for {house} before a companion")
NONE_CAN_HOLD: Final = Complaint("none_can_hold", "tied: none of them can hold the banner of {house}")
BANNER_WITHOUT_HOLDER: Final = Complaint(
    "banner_without_holder", "nobody holds the banner of {house}, but somebody leads"
)
HOLDER_WITHOUT_LEAD: Final = Complaint(
    "holder_without_lead", "seat {seat} holds the banner of {house} without leading"
)

# Turns
RAVEN_TOKEN_WITHOUT_RAVENS: Final = Complaint(
    "raven_token_without_ravens", "a raven token in a game without ravens"
)
TURN_UNDER_WAY: Final = Complaint("turn_under_way", "part of a turn is still under way between turns")
VARYS_CANNOT_MOVE: Final = Complaint("varys_cannot_move", "Varys cannot move: the game is over")
NOT_CLEARED_AT_THE_END: Final = Complaint(
    "not_cleared_at_the_end", "the game is over, but King’s Landing or the pool is not cleared"
)
