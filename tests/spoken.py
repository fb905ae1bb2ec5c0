"""Examples of every record of the games, to be said in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from viceregal.core.notation import Vocabulary
from viceregal.core.records import Ask, AskChance, AskSeveral, Event, Frame, Record
from viceregal.games.hand_of_the_king.rules.effects import KINGS_LANDING, TakeCharacter
from viceregal.games.hand_of_the_king.rules.vocabulary import WORDS as HAND_WORDS
from viceregal.games.viceroy.rules import effects as viceroy_effects
from viceregal.games.viceroy.rules.effects import OneOf as OneReward
from viceregal.games.viceroy.rules.effects import Points
from viceregal.games.viceroy.rules.pyramid import place_at
from viceregal.games.viceroy.rules.vocabulary import WORDS as VICEROY_WORDS
from viceregal.games.viscounts.rules import effects
from viceregal.games.viscounts.rules.cards.deck import FIRST_PRINTED
from viceregal.games.viscounts.rules.effects import DEBT, DEED, SILVER, Gain, OneOf
from viceregal.games.viscounts.rules.vocabulary import WORDS as VISCOUNTS_WORDS

NAMES = ("Ania", "Ossian", "Marek", "Eliza")


@dataclass(frozen=True)
class Spoken:
    """A game whose records are said: its vocabulary, and values for each field that a record can have."""

    game: str
    words: Vocabulary
    values: Mapping[str, tuple[Any, ...]]

    def kinds(self, base: type[Record]) -> list[type[Record]]:
        return [kind for kind in self.words.records.values() if issubclass(kind, base)]

    def examples(self, kind: type[Record], **given: object) -> list[Record]:
        """As many as its fields have values; a given field has only the given one."""
        names = self.words.names[kind]
        most = max([len(self.values[name]) for name in names], default=1)
        made = []
        for which in range(most):
            each = {name: self.values[name][min(which, len(self.values[name]) - 1)] for name in names}
            made.append(kind(*[{**each, **given}[name] for name in names]))
        return made

    def events(self, **given: object) -> list[Event]:
        found = [each for kind in self.kinds(Event) for each in self.examples(kind, **given)]
        return [each for each in found if isinstance(each, Event)]

    def questions(self, **given: object) -> list[Frame]:
        """Steps run by themselves and need no words."""
        kinds = [kind for kind in self.kinds(Frame) if issubclass(kind, Ask | AskChance | AskSeveral)]
        found = [each for kind in kinds for each in self.examples(kind, **given)]
        return [each for each in found if isinstance(each, Frame)]


_IDS = (
    r"(event|effect|action|question|house|card|token|colour|gem|circle|place|source|heading|bid|tile|icon|act|aim|good|"
    r"path|paper|building|ribbon|several|section|direction|slot|order|scored|player_card|scheme|ai_board|mark|text|"
    r"ongoing|option|told|score|list)\.\w"
)


def is_said(text: str) -> bool:
    """No id has come through, and no place has stayed open."""
    return bool(text) and not re.search(rf"[{{}}]|\b{_IDS}", text)


HAND = Spoken(
    "hand-of-the-king",
    HAND_WORDS,
    {
        "card": (5,),
        "cards": ((5, 0),),
        "taken": ((5, 0),),
        "given": (9,),
        "companion": (6,),
        "companions": ((1, 6),),
        "count": (2,),
        "direction": (2,),
        "effect": (TakeCharacter(5),),
        "parts": ((TakeCharacter(5),),),
        "house": (0,),
        "place": (3,),
        "seat": (0,),
        "other": (1,),
        "tied": ((0, 1),),
        "turn": (4,),
        "winners": ((0,),),
        "zone": (KINGS_LANDING,),
    },
)
VICEROY = Spoken(
    "viceroy",
    VICEROY_WORDS,
    {
        "at_foot": (True,),
        "back": (2,),
        "bids": ((0, 5),),
        "card": (32,),
        "cards": ((32, 74),),
        "claimants": ((0, 1),),
        "claims": ((32, 0),),
        "colour": (1,),
        "colours": ((0, 2),),
        "count": (2,),
        "counts": ((1, 0, 2, 0),),
        "deck": (1,),
        "effect": (OneReward((Points(6),)),),
        "endless": ((0, 1, 0, 0),),
        "free": (True,),
        "large": (48,),
        "option": (2,),
        "other": (1,),
        "other_card": (70,),
        "other_token": (8,),
        "parts": ((Points(6), viceroy_effects.Gems(4)),),
        "place": (place_at(2, -1),),
        "players": ((0, 1),),
        "round": (2,),
        "scores": ((40, 41),),
        "seat": (0,),
        "seats": ((0, 1),),
        "small": (16,),
        "token": (3,),
        "turn": (4,),
        "value": (3,),
        "virtual": (0,),
        "virtual_bids": ((4,),),
        "waiting": ((0, 1),),
        "winners": ((1,),),
    },
)
VISCOUNTS = Spoken(
    "viscounts",
    VISCOUNTS_WORDS,
    {
        "act": (0, 2),
        "aim": (4, 1),
        "ai_board": (0, 3),
        "building": (0, 1),
        "card": (3, FIRST_PRINTED),
        "cards": ((3, 70), (71,)),
        "corruption": (1, 3),
        "count": (1, 5),
        "debts": (12, 15),
        "deeds": (12, 16),
        "direction": (0, 1),
        "effect": (OneOf((Gain(SILVER, 2), Gain(DEED, 1))), effects.CastleMove()),
        "from_hand": (True, False),
        "good": (1, 3),
        "have": (2, 0),
        "here": (True, False),
        "into": (Gain(DEBT, 1), effects.GainScheme()),
        "need": (3, 7),
        "neighbour": (1, 2),
        "offer": (0, 1, 2, 3),
        "option": (1, 2),
        "order": (0, 4),
        "other": (1, 0),
        "other_spot": (4, 6),
        "paper": (0, 1),
        "parts": ((Gain(SILVER, 1), effects.Rearrange()), (effects.Shuffle(),)),
        "pays": ((0, 0, 3), ()),
        "place": (0, 2),
        "player_card": (0, 4),
        "player_cards": ((0, 1), (4, 9)),
        "purpose": (0, 1),
        "reason": (0, 12),
        "ribbon": (0, 3),
        "round": (1, 9),
        "row": (0, 3),
        "scheme": (0, 10),
        "scores": ((40, 41), (7,)),
        "seat": (0, 0),
        "section": (0, 3),
        "sections": ((1, 4), (4,)),
        "segment": (0, 4),
        "segments": ((0, 2, 1, 4, 3), (0, 1, 2, 3, 4)),
        "silver": (0, 3),
        "slot": (0, 7),
        "space": (1, 7),
        "spare": (0, 4),
        "spot": (0, 9),
        "thing": (7, 8),
        "tier": (1, 3),
        "tile": (0, 30),
        "tiles": ((5, 12), (17, 18)),
        "times": (1, 4),
        "verdict": (0, 2),
        "virtue": (7, 4),
        "way": ((14, 0), (14, 1, 2)),
        "winners": ((1,), (0, 1)),
    },
)
GAMES = (HAND, VICEROY, VISCOUNTS)
