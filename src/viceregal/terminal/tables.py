"""What each game brings to the terminal, loaded when it is first asked for; the general table for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceregal.games import pack

if TYPE_CHECKING:
    from viceregal.terminal.parts import TerminalParts


def parts_of(game_key: str) -> TerminalParts:
    own = pack(game_key).terminal()
    if own is not None:
        return own
    from viceregal.terminal.general.parts import general_parts

    return general_parts(game_key)
