"""What can be wrong with a set-up or a position of Viscounts, each with its name in the message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Set-ups
AI_BOARD_MAKES_TWO_SEATS: Final = Complaint(
    "ai_board_makes_two_seats", "an AI board is the rival of one player: that makes two seats"
)
FUTURE_SCHEMES_ARE_SOLO: Final = Complaint(
    "future_schemes_are_solo", "future schemes belong to the solo game"
)

# The board
BOARD_NOT_LAID_OUT: Final = Complaint(
    "board_not_laid_out", "the board is not laid out, or a viscount stands nowhere"
)
WRONG_RING: Final = Complaint("wrong_ring", "ring: the five segments clockwise, a first, are what is needed")
RING_WITHOUT_CASTLE: Final = Complaint("ring_without_castle", "ring, castle: they are laid out together")
NO_SUCH_SPOT: Final = Complaint("no_such_spot", "this side of the board has no spot {spot}")
SPACE_1_IS_TAKEN: Final = Complaint("space_1_is_taken", "board: space 1 is empty before a card is played")

# Cards
IN_A_NEUTRAL_PILE: Final = Complaint("in_a_neutral_pile", "{card} lies in a pile of neutral townsfolk")
NOT_A_HERO: Final = Complaint("not_a_hero", "{card} is not a hero")
BELONGS_TO_NOBODY: Final = Complaint("belongs_to_nobody", "{card} belongs to nobody here")
STARTER_OF_ANOTHER: Final = Complaint("starter_of_another", "seat {seat} has {card}, a starter of another")
TOO_FEW_CARDS: Final = Complaint("too_few_cards", "seat {seat} has fewer than {least} cards")
NOT_IN_THE_HAND: Final = Complaint("not_in_the_hand", "{card} is not in the hand of seat {seat}")
NO_CARD_TO_PLAY: Final = Complaint("no_card_to_play", "seat {seat} has no card in hand to play")
KNOWN_OUT_OF_ORDER: Final = Complaint(
    "known_out_of_order", "known: each card once, in the order of the cards"
)
POOL_OUT_OF_ORDER: Final = Complaint(
    "pool_out_of_order", "pool: its cards have no order, so they are listed in theirs"
)
WRONG_PILES: Final = Complaint("wrong_piles", "below: the piles do not add up to the cards in them")
NO_TOP_CARD: Final = Complaint("no_top_card", "tops: a pile shows its top card")
PAIR_LEFT_OVER: Final = Complaint("pair_left_over", "player_cards, heroes: one pair is left over")

# Manuscripts
GREY_BACK_BELOW: Final = Complaint("grey_back_below", "{tile} has a grey back: it lay on top")
TILE_POOL_OUT_OF_ORDER: Final = Complaint(
    "tile_pool_out_of_order", "tile_pool: its tiles have no order, so they are listed in theirs"
)
WRONG_TILE_PILES: Final = Complaint(
    "wrong_tile_piles", "tiles_below: the piles do not add up to the tiles in them"
)
NO_TOP_TILE: Final = Complaint("no_top_tile", "tiles: a pile shows its top manuscript")

# What a seat has
FEWER_THAN_NONE: Final = Complaint("fewer_than_none", "seat {seat} has fewer than none of something")
MARKERS_PASSED: Final = Complaint("markers_passed", "the markers of seat {seat} have passed each other")
WRONG_NUMBER_OF_WORKERS: Final = Complaint(
    "wrong_number_of_workers", "seat {seat} has {there} workers, not {most}"
)
WRONG_BUILDINGS: Final = Complaint(
    "wrong_buildings", "the buildings of seat {seat} do not fit its empty slots"
)
BONUS_CARD_NOT_HELD: Final = Complaint(
    "bonus_card_not_held", "somebody has earned a bonus card that nobody holds"
)
BONUS_CARD_NOT_EARNED: Final = Complaint("bonus_card_not_earned", "seat {seat} has not earned its bonus card")

# The castle
NO_CASTLE_LEADER: Final = Complaint(
    "no_castle_leader", "there are workers on the third tier and no castle leader"
)
NOT_THE_CASTLE_LEADER: Final = Complaint("not_the_castle_leader", "seat {seat} is not the castle leader")
GROUP_TO_RESOLVE: Final = Complaint("group_to_resolve", "somebody has a group in {section} to resolve")
TOO_CROWDED: Final = Complaint("too_crowded", "{section} is too crowded")

# Rounds
NO_SUCH_PILES: Final = Complaint("no_such_piles", "debts_left, deeds_left: there are no such piles")
FIRST_ROUND_IS_ONE: Final = Complaint("first_round_is_one", "round: the first is number 1")
LAST_ROUND_NOT_CALLED: Final = Complaint(
    "last_round_not_called", "last_round: it is called when poverty or prosperity is revealed"
)
LAST_ROUND_TOO_FAR: Final = Complaint("last_round_too_far", "last_round: it is this round or the next")
OVER_TOO_EARLY: Final = Complaint("over_too_early", "the game is over before its last round")

# The solo game
AI_HAS_TOWNSFOLK: Final = Complaint("ai_has_townsfolk", "the AI has no townsfolk")
AI_PLAYS_TOWNSFOLK: Final = Complaint("ai_plays_townsfolk", "the AI plays no townsfolk")
AI_ON_THE_INNER_PATH: Final = Complaint("ai_on_the_inner_path", "the AI stays on the outer path")
SCHEMES_ARE_SOLO: Final = Complaint("schemes_are_solo", "schemes belong to the solo game")
WRONG_NUMBER_OF_SCHEMES: Final = Complaint("wrong_number_of_schemes", "there are {there} schemes")
SCHEME_IN_TWO_PLACES: Final = Complaint("scheme_in_two_places", "scheme {scheme} lies in two places")
SCHEMES_OUT_OF_ORDER: Final = Complaint(
    "schemes_out_of_order", "schemes in a pile have no order, so they are listed in theirs"
)
NOT_A_FUTURE_SCHEME: Final = Complaint("not_a_future_scheme", "{scheme} is not a future scheme")
SCHEME_NOT_HIDDEN: Final = Complaint("scheme_not_hidden", "{scheme} is not hidden in the pile")
