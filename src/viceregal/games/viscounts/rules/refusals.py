"""What can be wrong with an action in Viscounts, each with its name in the message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Cards
PLAYER_CARD_NOT_LAID_OUT: Final = Complaint(
    "player_card_not_laid_out", "player card {number} is not laid out"
)
NOT_YOUR_CARD: Final = Complaint("not_your_card", "{card} is not one of your cards")
NOT_IN_HAND: Final = Complaint("not_in_hand", "{card} is not in your hand")
CARDS_KEEP_SPACES: Final = Complaint("cards_keep_spaces", "the cards must stay on the occupied spaces")
NOT_ON_TOP: Final = Complaint("not_on_top", "{card} is not on top of a pile")
ONLY_TOP_TOWNSFOLK: Final = Complaint(
    "only_top_townsfolk", "you can hire only the top townsfolk of your segment now"
)

# Moving
WRONG_RIDE: Final = Complaint("wrong_ride", "{place} is farther away, or cheaper to reach")
TOO_LITTLE_SILVER: Final = Complaint("too_little_silver", "you do not have enough silver")

# Actions and dismissals
WRONG_PATH: Final = Complaint("wrong_path", "{act} is only for the {path} path")
WRONG_PAYMENT: Final = Complaint("wrong_payment", "this is too little or too much to pay")
DISMISSED_ALREADY: Final = Complaint("dismissed_already", "you can dismiss only one card per turn")
DISMISSED_FOR_ANOTHER: Final = Complaint("dismissed_for_another", "a card was dismissed for another action")
NO_ICON: Final = Complaint("no_icon", "the townsfolk here has no icon for {act}")
TOO_DEAR_EVEN_SO: Final = Complaint("too_dear_even_so", "even so you cannot afford this: {act}")

# Buildings and manuscripts
NO_FREE_SPOT: Final = Complaint("no_free_spot", "there is no free building spot on this side of the river")
NO_BUILDING_LEFT: Final = Complaint("no_building_left", "you have no {building} left")
NOT_SUCH_A_BUILDING: Final = Complaint(
    "not_such_a_building", "{slot} is not that kind of building, or is already built"
)
SPOT_NOT_FREE: Final = Complaint("spot_not_free", "{spot} is taken, or out of reach")
NOT_SUCH_A_MANUSCRIPT: Final = Complaint(
    "not_such_a_manuscript", "{tile} is not visible, or does not cost 3 or 4"
)

# Workers and the castle
TOO_FEW_WORKERS: Final = Complaint("too_few_workers", "you do not have that many workers in your supply")
NO_THREE_WORKERS: Final = Complaint("no_three_workers", "you do not have three workers in {section}")
NO_WORKER_BELOW: Final = Complaint("no_worker_below", "you have no worker on the first tier of {section}")
NO_WORKER_OF_THEIRS: Final = Complaint("no_worker_of_theirs", "this player has no worker there: {seat}")

# Effects
OPTION_DOES_NOTHING: Final = Complaint("option_does_nothing", "option {option} would do nothing")
NOT_A_RESOURCE: Final = Complaint("not_a_resource", "silver is not a resource")
