"""Seats that nobody sits at: the rules play them, and ask them nothing. Only the solo game of Viscounts has one."""

from __future__ import annotations

from typing import Final

from viceregal.core.options import Setup

# The option that says who plays the seat, its value when a player does, and the seat (VW-11.1).
_RULED: Final = {"viscounts": ("rival", "players", 1)}


def ruled(game_key: str, setup: Setup) -> dict[int, str]:
    """Who plays each such seat, by its word: `cleric`."""
    if game_key not in _RULED:
        return {}
    option, players, seat = _RULED[game_key]
    rival = setup.value(option)
    return {} if rival == players else {seat: rival}


def lonely_option(game_key: str) -> str:
    """The option by which one plays alone, against the rules; nothing where none does."""
    return _RULED[game_key][0] if game_key in _RULED else ""


def message_of(word: str) -> str:
    """The message, in the words of the game, that names it."""
    return f"ai_board.{word}"
