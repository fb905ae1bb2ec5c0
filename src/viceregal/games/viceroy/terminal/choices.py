"""What can be chosen now, and by what: each choice is an answer, and is reached by the things it concerns.

A target is a thing on the table that can be pointed at: `card 5`, `place 256`, `gem 0`.
"""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.core.records import Action, Frame
from viceregal.games.viceroy.rules import actions as act
from viceregal.games.viceroy.rules import frames
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.pyramid import WIDTH, Pyramid, level_of
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.terminal.signs import SHAPES
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.terminal.foretold import foretold


def said_of(words: ViceroySpeech, s: ViceroyState, seat: int, action: Action, names: Sequence[str]) -> str:
    """An answer in words; a place is told by the cards it rests on."""
    if isinstance(action, act.PutAt):
        return place_said(words, s.pyramids[seat], action.place)
    if isinstance(action, act.Recolour):
        count = sum(foretold(GAME, s, seat, (action,)).cost.values())
        place = place_said(words, s.pyramids[seat], action.place)
        return f"{SHAPES[action.colour]}×{count} {place}"
    return words.answer(s.todo[-1], action, names)


def place_said(words: ViceroySpeech, pyramid: Pyramid, place: int) -> str:
    if place < 2 * WIDTH:
        return words.say("place.left" if place < min(pyramid) else "place.right")
    left, right = pyramid[place - WIDTH], pyramid[place - WIDTH + 1]
    return words.say("place.on", level=level_of(place), left=words.card(left), right=words.card(right))


def targets_of(s: ViceroyState, action: Action) -> tuple[str, ...]:
    match action:
        case act.Bid():
            cards = [f"card {card}" for card in s.offered_at(action.colour)]
            return (f"gem {action.colour}", f"colour {action.colour}", *cards)
        case act.TakeGem() | act.PickColour():
            return (f"gem {action.colour}",)
        case act.PutAt() | act.Recolour():
            return (f"place {action.place}",)
        case act.BidAttack():
            return ("attack",)
        case (
            act.Choose()
            | act.DiscardChosen()
            | act.TakeOffer()
            | act.Claim()
            | act.Bury()
            | act.Replace()
            | act.PutUnder()
            | act.GiveToken()
            | act.TakeToken()
            | act.PutOnTop()
            | act.Tuck()
        ):
            return (f"card {action.card}",)
    return ()


def wish(asked: Frame, target: str) -> Action | None:
    """What somebody may have meant who clicked on what cannot be chosen: the rules say why it is refused."""
    kind, _, word = target.partition(" ")
    number = int(word) if word.isdecimal() else 0
    if kind in ("gem", "colour"):
        if isinstance(asked, frames.AskBids):
            return act.BIDS[number]
        if isinstance(asked, frames.AskGem | frames.AskPark | frames.AskTradePay):
            return act.GEMS[number]
    if kind == "attack" and isinstance(asked, frames.AskBids):
        return act.BID_ATTACK
    if kind == "card":
        if isinstance(asked, frames.AskCards):
            return act.CHOICES[number]
        if isinstance(asked, frames.AskTuck):
            return act.TUCKS[number]
        if isinstance(asked, frames.AskPick | frames.AskAttackPick | frames.AskOffer):
            return act.OFFERS[number]
    return None
