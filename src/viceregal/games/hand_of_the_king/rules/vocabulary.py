"""The words of this game: what each field of a record holds, and all the records there are."""

from __future__ import annotations

from typing import Final

from viceregal.core.notation import Kind, Many, Nested, Number, Vocabulary, Words
from viceregal.core.records import Action, Effect
from viceregal.games.hand_of_the_king.rules import actions, effects, events, frames
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANIONS, DIRECTIONS, HOUSES

_SEAT: Final = Number(0, 3)
_KINDS: Final[dict[str, Kind]] = {
    "card": Words(CARDS),
    "cards": Many(Words(CARDS)),
    "companion": Words(COMPANIONS),
    "companions": Many(Words(COMPANIONS)),
    "count": Number(1, 2),
    "direction": Words(DIRECTIONS),
    "effect": Nested(Effect),
    "given": Words(CARDS),
    "house": Words(HOUSES),
    "other": Number(-1, 3),
    "parts": Many(Nested(Effect)),
    "place": Number(0, 35),
    "seat": _SEAT,
    "taken": Many(Words(CARDS)),
    "tied": Many(_SEAT),
    "turn": Number(1, 1000),
    "winners": Many(_SEAT),
    "zone": Words(effects.ZONES),
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
_FRAMES: Final = (
    frames.AskDeal,
    frames.AskReveal,
    frames.AskLot,
    frames.StartTurn,
    frames.AskTurn,
    frames.AskCompanion,
    frames.Resolve,
    frames.FinishCompanion,
    frames.AskKill,
    frames.AskDismiss,
    frames.AskName,
    frames.AskSwap,
    frames.AskSwapWith,
    frames.AskGive,
    frames.AskTake,
    frames.EndTurn,
    frames.AskBanner,
)
_EFFECTS: Final = (
    effects.InOrder,
    effects.KillCharacter,
    effects.KillCompanion,
    effects.TakeCharacter,
    effects.StayAs,
    effects.StayAsNamed,
    effects.AnotherTurn,
    effects.SwapPlaces,
    effects.ExchangeCharacters,
)
_EVENTS: Final = (
    events.Dealt,
    events.CompanionsRevealed,
    events.LotFell,
    events.TurnBegan,
    events.RavenSent,
    events.VarysMoved,
    events.CompanionEarned,
    events.CompanionCalled,
    events.CompanionSpent,
    events.NothingHappened,
    events.CharacterTaken,
    events.CharacterKilled,
    events.CompanionKilled,
    events.CompanionStays,
    events.CardPicked,
    events.PlacesSwapped,
    events.CharactersExchanged,
    events.AnotherTurnWon,
    events.BannerTaken,
    events.BannerReturned,
    events.GameEnded,
)
WORDS: Final = Vocabulary(_KINDS, _ACTIONS, (*_FRAMES, *_EFFECTS, *_EVENTS))
