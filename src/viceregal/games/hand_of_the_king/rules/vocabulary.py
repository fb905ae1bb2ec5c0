"""The words of this game: what each field of a record holds, and all the records there are."""

from __future__ import annotations

from typing import Final

from viceregal.core.kinds import Stack
from viceregal.core.notation import Kind, Many, Nested, Number, Vocabulary, Word, records_in
from viceregal.core.records import Action, Effect
from viceregal.games.hand_of_the_king.rules import actions, effects, events, frames
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANIONS, DIRECTIONS, HOUSES
from viceregal.games.hand_of_the_king.rules.chapters import CHAPTERS

SEAT: Final = Number(0, 3)
CARD: Final = Word(CARDS, name="Card")
COMPANION: Final = Word(COMPANIONS, name="Companion")
HOUSE: Final = Word(HOUSES, name="House")
_KINDS: Final[dict[str, Kind]] = {
    "card": CARD,
    "cards": Many(CARD),
    "companion": COMPANION,
    "companions": Many(COMPANION),
    "count": Number(1, 2),
    "direction": Word(DIRECTIONS),
    "effect": Nested(Effect),
    "given": CARD,
    "house": HOUSE,
    "other": Number(-1, 3),
    "parts": Many(Nested(Effect)),
    "place": Number(0, 35),
    "seat": SEAT,
    "taken": Many(CARD),
    "tied": Many(SEAT),
    "turn": Number(1, 1000),
    "winners": Many(SEAT),
    "zone": Word(effects.ZONES),
}
_ACTIONS: Final[dict[str, type[Action]]] = {
    "deal": actions.Deal,
    "reveal": actions.Reveal,
    "first": actions.Begin,
    "move": actions.Move,
    "raven": actions.SendRaven,
    "call": actions.Call,
    "kill": actions.Kill,
    "dismiss": actions.Dismiss,
    "name": actions.Name,
    "swap": actions.Swap,
    "with": actions.SwapWith,
    "give": actions.Give,
    "take": actions.Take,
    "banner": actions.GiveBanner,
}
# A chapter of the rules may bring records of its own, with verbs for its actions.
for _chapter in CHAPTERS:
    _ACTIONS.update(getattr(_chapter, "VERBS", {}))
WORDS: Final = Vocabulary(_KINDS, _ACTIONS, records_in(effects, events, frames, *CHAPTERS))
STACK: Final = Stack(WORDS)
