"""The words of this game: what each field of a record holds, and all the records there are."""

from __future__ import annotations

from typing import Any, Final

from viceregal.core.kinds import Stack
from viceregal.core.notation import Flag, Kind, Many, Nested, Number, Vocabulary, Word, records_in
from viceregal.core.records import Action, Effect
from viceregal.games.viceroy.rules import actions, effects, events, frames
from viceregal.games.viceroy.rules.actions import DECKS
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD
from viceregal.games.viceroy.rules.chapters import CHAPTERS
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.pyramid import PyramidPlace
from viceregal.games.viceroy.rules.tokens import TOKENS


class Fist(Word):
    """A colour, an attack token or an empty hand; documents of old say -1 for none."""

    def value(self, plain: Any) -> Any:
        return super().value(None if plain == -1 else plain)


SEAT: Final = Number(0, 3)
CARD: Final = Number(0, LAST_CARD)
COLOUR: Final = Word(COLOURS, name="Colour")
TOKEN: Final = Word(TOKENS, name="Token")
PLACE: Final = PyramidPlace()
COUNT: Final = Number(0, 64)
BID: Final = Fist((*COLOURS, "attack", "pass"), or_none=True, name="Fist")
_KINDS: Final[dict[str, Kind]] = {
    "at_foot": Flag(),
    "back": COUNT,
    "bids": Many(BID),
    "card": CARD,
    "cards": Many(CARD),
    "claims": Many(CARD),
    "colour": COLOUR,
    "colours": Many(COLOUR),
    "count": COUNT,
    "counts": Many(COUNT),
    "deck": Word(DECKS),
    "effect": Nested(Effect),
    "endless": Many(COUNT),
    "free": Flag(),
    "large": COUNT,
    "option": Number(1, 3),
    "other": SEAT,
    "other_card": CARD,
    "other_token": TOKEN,
    "parts": Many(Nested(Effect)),
    "place": PLACE,
    "players": Many(SEAT),
    "claimants": Many(SEAT),
    "round": Number(0, 3),
    "scores": Many(Number(-1000, 1000)),
    "seat": SEAT,
    "seats": Many(SEAT),
    "small": COUNT,
    "token": TOKEN,
    "turn": Number(0, 13),
    "value": COUNT,
    "virtual": Number(0, 2),
    "virtual_bids": Many(BID),
    "waiting": Many(SEAT),
    "winners": Many(SEAT),
}
_ACTIONS: Final[dict[str, type[Action]]] = {
    "line": actions.LineUp,
    "return": actions.ReturnGems,
    "split": actions.Split,
    "deal": actions.Deal,
    "turn-up": actions.TurnUp,
    "drawn": actions.Drawn,
    "virtual": actions.VirtualBid,
    "choose": actions.Choose,
    "pass": actions.Pass,
    "discard-card": actions.DiscardChosen,
    "bid": actions.Bid,
    "attack": actions.BidAttack,
    "take": actions.TakeOffer,
    "claim": actions.Claim,
    "yield": actions.Yield,
    "bury": actions.Bury,
    "keep": actions.Keep,
    "discard": actions.Discard,
    "at": actions.PutAt,
    "replace": actions.Replace,
    "under": actions.PutUnder,
    "pay": actions.PayWith,
    "gem": actions.TakeGem,
    "draw": actions.DrawFrom,
    "stash": actions.Stash,
    "use-own": actions.UseOwn,
    "colour": actions.PickColour,
    "option": actions.PickEffect,
    "give": actions.GiveToken,
    "get": actions.TakeToken,
    "top": actions.PutOnTop,
    "tuck": actions.Tuck,
    "enough": actions.Enough,
    "recolour": actions.Recolour,
}
# A chapter of the rules may bring records of its own, with verbs for its actions.
for _chapter in CHAPTERS:
    _ACTIONS.update(getattr(_chapter, "VERBS", {}))
WORDS: Final = Vocabulary(_KINDS, _ACTIONS, records_in(effects, events, frames, *CHAPTERS))
STACK: Final = Stack(WORDS)
