"""What can be wrong with a set-up or a position of Viceroy, each with its name in the message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Set-ups
NEEDS_A_VIRTUAL_OPPONENT: Final = Complaint("needs_a_virtual_opponent", "one player needs a virtual opponent")
MORE_THAN_FOUR: Final = Complaint(
    "more_than_four", "{seats} players and {virtual} virtual opponents are more than four"
)
BIDS_FROM_THE_RESERVE: Final = Complaint(
    "bids_from_the_reserve", "only the Polish rulebook can be read so that virtual bids come from the reserve"
)
SOLO_CHOICE_IS_FOR_ONE: Final = Complaint(
    "solo_choice_is_for_one", "with several players the choice is always there: solo_choice is for one"
)

# Cards
CARD_IN_TWO_PLACES: Final = Complaint(
    "card_in_two_places", "card {card} lies in two places, or is not in this edition"
)
CARD_LIES_TWICE: Final = Complaint("card_lies_twice", "card {card} lies in two places")
CARD_MISSING: Final = Complaint("card_missing", "card {card} is missing")
CARD_NOT_IN_EDITION: Final = Complaint("card_not_in_edition", "card {card} is not in this edition")
TOO_FEW_CARDS: Final = Complaint("too_few_cards", "there are fewer cards than the edition has")
LAW_AMONG_CHARACTERS: Final = Complaint("law_among_characters", "law {card} lies among the characters")
CHARACTER_AMONG_LAWS: Final = Complaint("character_among_laws", "character {card} lies in the law deck")
LARGE_DECK_LASTS: Final = Complaint(
    "large_deck_lasts", "the large deck gives four cards a turn, and lasts for twelve"
)
KNOWN_BUT_NOT_HIDDEN: Final = Complaint(
    "known_but_not_hidden", "known: card {card} is not hidden in a hand or on top of the laws"
)
CANNOT_BE_KNOWN_SO: Final = Complaint(
    "cannot_be_known_so", "known: these cannot be the ones who know of card {card}"
)

# Gems and tokens
WRONG_NUMBER_OF_GEMS: Final = Complaint("wrong_number_of_gems", "there are {there} {colour} gems, not 16")
TOO_FEW_GEMS: Final = Complaint("too_few_gems", "there are not as many gems as there should be")
FEWER_THAN_NO_GEMS: Final = Complaint("fewer_than_no_gems", "fewer than no {colour} gems")
GEMS_ON_NO_LAW: Final = Complaint("gems_on_no_law", "gems lie on a law that is not in a pyramid")
GEMS_GO_BACK: Final = Complaint("gems_go_back", "two gems of each seat go back at the start")
WRONG_BOX: Final = Complaint("wrong_box", "box: four gems of each colour a player are in the game")
TOO_MANY_TOKENS: Final = Complaint(
    "too_many_tokens", "there are {there} {name} tokens, more than the cards can give"
)

# Pyramids
NO_PYRAMID: Final = Complaint("no_pyramid", "somebody has no pyramid")
GAP_IN_LEVEL_1: Final = Complaint("gap_in_level_1", "level 1 of seat {seat} has a gap")
CARD_FLOATS: Final = Complaint("card_floats", "card {card} of seat {seat} floats on level {level}")
LAW_ON_LEVEL_5: Final = Complaint("law_on_level_5", "law {card} of seat {seat} lies on level 5")
CARD_OUTSIDE: Final = Complaint("card_outside", "card {card} of seat {seat} lies outside of the pyramid")
NOT_IN_THE_PYRAMID: Final = Complaint(
    "not_in_the_pyramid", "card {card} is not in the pyramid of seat {seat}"
)
NO_SUCH_CIRCLE: Final = Complaint("no_such_circle", "seat {seat} has recoloured a circle that is not there")
RECOLOURED_TOO_EARLY: Final = Complaint("recoloured_too_early", "circles are recoloured at the end")
NOT_A_PLACE: Final = Complaint("not_a_place", "{given} is not a place")
PLACE_FORM: Final = Complaint("place_form", "{given} is not a place; places are written as 2.0 or 1.-1")
OUTSIDE_OF_ANY_PYRAMID: Final = Complaint("outside_of_any_pyramid", "{given} lies outside of any pyramid")

# Turns
NO_SUCH_PHASE: Final = Complaint("no_such_phase", "this edition has no phase {phase}")
NO_LINE_OF_CARDS: Final = Complaint("no_line_of_cards", "the auction cards do not form a line")
WRONG_FEET: Final = Complaint(
    "wrong_feet", "feet: a card lies at each foot when bids are made, and none at the end"
)
SITS_OUT_TOO_EARLY: Final = Complaint("sits_out_too_early", "somebody sits out of an auction that has begun")
COULD_NOT_HAVE_ANSWERED: Final = Complaint("could_not_have_answered", "seat {seat} could not have answered")
COULD_NOT_HAVE_ANSWERED_SO: Final = Complaint(
    "could_not_have_answered_so", "sealed: seat {seat} could not have answered {answer}"
)
NOT_TEXT_OF_AN_ACTION: Final = Complaint("not_text_of_an_action", "{given} is not the text of an action")
NOBODY_CAN_PLAY: Final = Complaint("nobody_can_play", "nobody has a card in hand to play")
TWELVE_TURNS: Final = Complaint("twelve_turns", "the game ends after twelve turns")
HANDS_AT_THE_END: Final = Complaint("hands_at_the_end", "hands are laid down at the end")
