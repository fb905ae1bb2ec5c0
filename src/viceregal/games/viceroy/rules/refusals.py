"""What can be wrong with an action in Viceroy, each with its name in the message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# The auction
NOTHING_IN_THIS_COLOUR: Final = Complaint(
    "nothing_in_this_colour", "there is no card up for auction in this colour ({colour})"
)
NO_ATTACK: Final = Complaint("no_attack", "you have no attack token to bid, or there is no card to take")
NOT_OFFERED_FOR_GEM: Final = Complaint(
    "not_offered_for_gem", "this card is not up for auction for that gem ({card})"
)
NOT_OFFERED: Final = Complaint("not_offered", "this card is not up for auction ({card})")

# Gems
NO_GEM: Final = Complaint("no_gem", "you have no gem of this colour ({colour})")
NOT_IN_RESERVE: Final = Complaint("not_in_reserve", "the reserve has no gem of this colour ({colour})")

# Cards and places
NOT_IN_HAND: Final = Complaint("not_in_hand", "this card is not in your hand ({card})")
NO_DISCARDING: Final = Complaint(
    "no_discarding", "in this edition you cannot discard cards from your hand for gems"
)
PLACE_TAKEN: Final = Complaint("place_taken", "there is already a card there")
NOT_ON_LEVEL_5: Final = Complaint("not_on_level_5", "this card cannot go on level 5")
NOT_SUPPORTED: Final = Complaint(
    "not_supported", "a card must rest on two neighbouring cards or go at either end of level 1"
)
NO_PLACE_TO_AFFORD: Final = Complaint(
    "no_place_to_afford", "there is no open place for this card that you can afford ({card})"
)
TOO_DEAR_THERE: Final = Complaint("too_dear_there", "you cannot afford this card there ({card})")
TOO_DEAR_ANYWHERE: Final = Complaint("too_dear_anywhere", "you cannot afford this card anywhere ({card})")

# Circles, at the end of the game
NO_CIRCLE: Final = Complaint("no_circle", "there is no circle there")
CIRCLE_IS_DONE: Final = Complaint(
    "circle_is_done", "that circle is already this colour, or its turn is over ({colour})"
)
TOO_FEW_GEMS: Final = Complaint(
    "too_few_gems", "you do not have enough gems of this colour for that circle ({colour})"
)
