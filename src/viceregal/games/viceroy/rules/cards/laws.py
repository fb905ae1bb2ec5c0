"""The laws: number, the three segments, and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect
from viceregal.games.viceroy.rules.cards.characters import B, G, R, Y
from viceregal.games.viceroy.rules.effects import (
    Attack,
    Defence,
    DoubleTokens,
    DrawCards,
    EndlessGemOfChoice,
    ExchangeLaws,
    Gems,
    InOrder,
    Magic,
    MagicBonus,
    OneOf,
    ParkGems,
    PerCard,
    PerCircleAndEndlessGem,
    PerNeighbour,
    PerSet,
    Points,
    ReplaceCard,
    Science,
    SkipAuction,
    TradeTokens,
    TuckFreeCard,
    TuckFromHand,
    TuckWhenTaken,
)


@dataclass(frozen=True)
class Law:
    number: int
    segments: tuple[int, int, int]
    effect: Effect


# fmt: off
LAWS: Final = (
    Law(65, (G, G, R), ReplaceCard()),
    Law(66, (B, B, R), DoubleTokens()),
    Law(67, (Y, Y, G), TradeTokens(3)),
    Law(68, (R, R, G), PerCard(1)),
    Law(69, (B, B, G), SkipAuction()),
    Law(70, (R, R, Y), ExchangeLaws(3, 2)),
    Law(71, (B, B, R), OneOf((Attack(1), Points(6), Gems(4)))),
    Law(72, (G, G, B), TuckFromHand(5)),
    Law(73, (R, R, Y), OneOf((Defence(1), EndlessGemOfChoice(), Gems(4)))),
    Law(74, (Y, Y, G), TuckFreeCard()),
    Law(75, (Y, Y, R), PerSet(3)),
    Law(76, (G, G, Y), ParkGems(8, 2)),
    Law(77, (G, G, B), OneOf((Attack(1), DrawCards(1), Gems(4)))),
    Law(78, (R, R, B), TuckWhenTaken(4)),
    Law(79, (Y, Y, B), PerCircleAndEndlessGem(1)),
    Law(80, (B, B, Y), OneOf((Defence(1), Points(6), Gems(4)))),
    Law(81, (Y, Y, R), OneOf((Magic(1), Science(1), Gems(4)))),
    Law(82, (G, G, Y), OneOf((Science(1), DrawCards(1), Gems(4)))),
    Law(83, (R, R, B), OneOf((InOrder((Magic(1), MagicBonus(2))), EndlessGemOfChoice(), Gems(4)))),
    Law(84, (B, B, G), OneOf((MagicBonus(3), DrawCards(1), Gems(4)))),
    Law(85, (B, B, Y), PerNeighbour(2)),
    Law(86, (Y, Y, B), PerNeighbour(2)),
    Law(87, (R, R, G), PerNeighbour(2)),
    Law(88, (G, G, R), PerNeighbour(2)),
)
# fmt: on
