"""The numbers of Viceroy's actions."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from viceregal.envs.numbers import Form, Numbers, Part
from viceregal.games.viceroy.envs.places import ENDS, UPPER_PLACES, place_index, upper_index
from viceregal.games.viceroy.rules import actions
from viceregal.games.viceroy.rules.cards.deck import LAST_CARD
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.pyramid import LEVELS
from viceregal.games.viceroy.rules.tokens import TOKENS
from viceregal.games.viceroy.rules.vocabulary import WORDS

# What players answer, in the order of their numbers; forms follow, and the rest is said by chance.
KINDS: Final = (
    actions.Choose,
    actions.Pass,
    actions.DiscardChosen,
    actions.Bid,
    actions.BidAttack,
    actions.TakeOffer,
    actions.Claim,
    actions.Yield,
    actions.Bury,
    actions.Keep,
    actions.Discard,
    actions.Replace,
    actions.PutUnder,
    actions.TakeGem,
    actions.DrawFrom,
    actions.Stash,
    actions.UseOwn,
    actions.PickColour,
    actions.PickEffect,
    actions.PutOnTop,
    actions.Tuck,
    actions.Enough,
)
# A card costs a gem a level, so no more endless gems than levels can stand in.
PAYMENTS: Final = [
    colours
    for count in range(LEVELS + 1)
    for colours in combinations_with_replacement(range(COLOUR_COUNT), count)
]
_PAYMENT: Final = {colours: number for number, colours in enumerate(PAYMENTS)}
_CARDS: Final = tuple([str(card) for card in range(LAST_CARD + 1)])


@cache
def numbers() -> Numbers:
    card = Part("", _CARDS, lambda action, s, seat: action.card)
    token = Part("token", TOKENS, lambda action, s, seat: action.token)
    colour = Part("in colour", COLOURS, lambda action, s, seat: action.colour)
    places = (*[f"1.{end}" for end in ENDS], *UPPER_PLACES)
    place = Part("", places, lambda action, s, seat: place_index(s.pyramids[seat], action.place))
    circle = Part("", UPPER_PLACES, lambda action, s, seat: upper_index(s.pyramids[seat], action.place))
    words = tuple([" ".join([COLOURS[each] for each in colours]) for colours in PAYMENTS])
    payment = Part("", words, lambda action, s, seat: _PAYMENT.get(action.colours, -1))
    return Numbers(
        WORDS,
        KINDS,
        [
            Form(actions.PutAt, (place,)),
            Form(actions.PayWith, (payment,)),
            Form(actions.GiveToken, (card, token)),
            Form(actions.TakeToken, (card, token)),
            Form(actions.Recolour, (circle, colour)),
        ],
    )
