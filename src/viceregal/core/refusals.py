"""What can be wrong with an action in any game; what is wrong in one game stands in its own `rules/refusals.py`."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

GAME_OVER: Final = Complaint("game_over", "the game is over")
NOT_YOUR_TURN: Final = Complaint("not_your_turn", "another player is deciding now, not {seat}")
NOT_ASKED: Final = Complaint("not_asked", "this does not answer the current question: {action}")
