"""What can be wrong with an action in Hand of the King, each with its name in the message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Turns
NOBODY_THERE: Final = Complaint(
    "nobody_there", "there is nobody of that house in that direction ({house}, {direction})"
)

# Ravens
NO_RAVENS: Final = Complaint("no_ravens", "this game is played without ravens")
RAVEN_SPENT: Final = Complaint("raven_spent", "the raven token has already been spent ({seat})")
PARTNER_ONLY: Final = Complaint(
    "partner_only", "with four players you can send the raven only to your partner"
)
NOT_AN_OPPONENT: Final = Complaint("not_an_opponent", "this is not your opponent ({seat})")

# Companions
NOT_IN_POOL: Final = Complaint("not_in_pool", "{companion} is not in the pool")
COMPANION_IS_SAFE: Final = Complaint("companion_is_safe", "{companion} can be neither taken nor killed")
VARYS_IS_SAFE: Final = Complaint("varys_is_safe", "Varys can be neither taken nor killed")
NOT_IN_KINGS_LANDING: Final = Complaint("not_in_kings_landing", "{card} is not in King’s Landing")
NOT_IN_AN_AREA: Final = Complaint("not_in_an_area", "{card} is not in any play area")
VARYS_STAYS: Final = Complaint("varys_stays", "in this game Ramsay Snow does not move Varys")
SAME_CARD_TWICE: Final = Complaint("same_card_twice", "two different cards change places, not {card} twice")
NOT_IN_YOUR_AREA: Final = Complaint("not_in_your_area", "{card} is not in your play area")
NOT_IN_ANOTHER_AREA: Final = Complaint("not_in_another_area", "{card} is not in another player’s play area")

# Banners
NOT_YOURS_TO_GIVE: Final = Complaint("not_yours_to_give", "this banner is not yours to give now ({house})")
NOT_TIED: Final = Complaint("not_tied", "this player is not tied for that banner ({seat}, {house})")
