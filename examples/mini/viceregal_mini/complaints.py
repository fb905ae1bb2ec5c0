"""What can be wrong with a position of Mini, each with the name it would have in a message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

NOT_ONE_EACH: Final = Complaint("not_one_each", "there is not one of each for every seat")
LESS_THAN_NOTHING: Final = Complaint("less_than_nothing", "nobody has less than nothing")
CARD_ASTRAY: Final = Complaint("card_astray", "a card is lost or lies twice")
SEEN_NOWHERE: Final = Complaint("seen_nowhere", "a card was seen that is in nobody else’s hand")
BID_TOO_HIGH: Final = Complaint("bid_too_high", "a bid of more than there is")
WRONG_BIDS: Final = Complaint("wrong_bids", "the bids are not those of the seats that are no longer asked")
