"""What can be wrong with an action in Mini, each with the name it would have in a message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

NOT_THAT_MUCH: Final = Complaint("not_that_much", "{seat} does not have that much")
NOT_IN_HAND: Final = Complaint("not_in_hand", "{card} is not in your hand")
