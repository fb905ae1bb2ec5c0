"""What can be chosen before a game, and the frozen value that the rules ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.errors import BadSetup
from viceregal.core.options import Option, Setup
from viceregal.core.records import NOBODY, Value
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS, ai_board_of
from viceregal.games.viscounts.rules.cards.rows import AiBoard
from viceregal.games.viscounts.rules.complaints import AI_BOARD_MAKES_TWO_SEATS, FUTURE_SCHEMES_ARE_SOLO

PLAYERS: Final = "players"

OPTIONS: Final = (
    # Seat 1 of a game for two can be played by an AI board: that is the solo game.
    Option("rival", (PLAYERS, *[board.key for board in AI_BOARDS]), PLAYERS, "VW-11.1"),
    # How many future schemes are shuffled into the AI's pile.
    Option("harder", ("0", "1", "2", "3"), "0", "VW-11.2"),
    # Debts and deeds of the set-up come from the supply, or from the piles that end the game.
    Option("piles", ("last", "first"), "last", "VW-R1"),
)


@dataclass(frozen=True)
class Variant(Value):
    """A set-up as the rules ask for it; shared by all states of a game."""

    setup: Setup
    seats: int
    board: int  # of the AI; NOBODY if there is none
    ai_board: AiBoard  # the same as its version of the rules plays it; any where there is none
    harder: int
    piles_last: bool


def check(setup: Setup) -> None:
    if setup.value("rival") != PLAYERS and setup.seats != 2:
        raise BadSetup(AI_BOARD_MAKES_TWO_SEATS, "VW-11.1")
    if setup.value("rival") == PLAYERS and setup.value("harder") != "0":
        raise BadSetup(FUTURE_SCHEMES_ARE_SOLO, "VW-11.2")


def variant_of(setup: Setup) -> Variant:
    rival = setup.value("rival")
    keys = [board.key for board in AI_BOARDS]
    board = NOBODY if rival == PLAYERS else keys.index(rival)
    return Variant(
        setup,
        setup.seats,
        board,
        ai_board_of(max(0, board), setup.version),
        int(setup.value("harder")),
        setup.value("piles") == "last",
    )
