"""The characters: number, name, the three segments, what each level costs, what each level gives.

Segments: top left, top right, bottom. Costs and rewards from level 1 to level 4 (VR-COS-1, VR-COS-2). The names are keys;
those printed stand in the message catalogue.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect
from viceregal.games.viceroy.rules.effects import (
    Attack,
    CircleBonus,
    Defence,
    DrawCards,
    EndlessGem,
    Gems,
    InOrder,
    Magic,
    MagicBonus,
    Points,
    Science,
)

B: Final = 0
R: Final = 1
G: Final = 2
Y: Final = 3


@dataclass(frozen=True)
class Character:
    number: int
    name: str
    segments: tuple[int, int, int]
    costs: tuple[int, int, int, int]
    rewards: tuple[Effect, Effect, Effect, Effect]


def both(*parts: Effect) -> Effect:
    return InOrder(parts)


# fmt: off
CHARACTERS: Final = (
    Character(1, "boatswain", (R, R, R), (Y, R, G, R),
              (DrawCards(1), EndlessGem(G), Science(1), Points(10))),
    Character(2, "ambassador", (B, B, Y), (G, R, G, Y),
              (Gems(4), Science(1), MagicBonus(3), Gems(8))),
    Character(3, "herbalist", (R, R, G), (R, G, B, Y),
              (Points(3), Gems(4), EndlessGem(Y), DrawCards(2))),
    Character(4, "mentor", (B, B, B), (G, Y, Y, R),
              (Points(3), Gems(4), Magic(1), Science(2))),
    Character(5, "scout", (R, Y, R), (Y, Y, R, B),
              (Gems(3), DrawCards(1), Points(7), Science(2))),
    Character(6, "chancellor", (B, G, Y), (B, Y, R, G),
              (Magic(1), Science(1), Points(8), DrawCards(2))),
    Character(7, "wanderer", (R, Y, G), (G, R, Y, B),
              (Magic(1), DrawCards(1), Science(1), Points(10))),
    Character(8, "paladin", (B, G, B), (B, G, R, Y),
              (Magic(1), both(Attack(1), Gems(2), Points(2)), MagicBonus(3), both(Magic(1), MagicBonus(2)))),
    Character(9, "cannoneer", (R, G, R), (Y, G, B, G),
              (Defence(1), both(Attack(1), Gems(3)), DrawCards(1), DrawCards(2))),
    Character(10, "marshal", (B, Y, Y), (R, R, G, Y),
              (Gems(3), Gems(5), Science(1), Points(10))),
    Character(11, "crossbow_woman", (R, G, G), (R, B, Y, B),
              (Defence(1), both(Attack(1), Gems(2), Points(2)), Gems(6), Science(2))),
    Character(12, "lookout", (B, Y, B), (R, R, G, Y),
              (Gems(4), DrawCards(1), Science(1), Points(12))),
    Character(13, "arcanist", (R, B, R), (Y, R, G, Y),
              (Gems(3), Points(5), Magic(1), Gems(8))),
    Character(14, "executioner", (B, R, Y), (R, B, R, Y),
              (Magic(1), both(Defence(1), Gems(2)), CircleBonus(B, 2), both(Magic(1), MagicBonus(2)))),
    Character(15, "general", (R, B, G), (G, Y, B, R),
              (DrawCards(1), Science(1), both(Attack(1), Points(4)), Points(12))),
    Character(16, "miner", (B, R, B), (Y, G, R, G),
              (Gems(3), Magic(1), Gems(6), DrawCards(2))),
    Character(17, "corporal", (R, R, B), (G, B, B, R),
              (Defence(1), both(Attack(1), Gems(3)), both(Defence(1), Gems(4)), Science(2))),
    Character(18, "grandee", (B, B, G), (G, B, R, Y),
              (EndlessGem(B), DrawCards(1), Points(8), DrawCards(2))),
    Character(19, "standard_bearer", (R, R, Y), (G, G, Y, B),
              (both(Gems(2), Points(2)), Points(5), DrawCards(1), Science(2))),
    Character(20, "recruiter", (B, B, R), (G, B, R, Y),
              (MagicBonus(2), both(Attack(1), Gems(2), Points(2)), Gems(6), DrawCards(2))),
    Character(21, "fairy", (R, Y, B), (B, R, G, B),
              (Gems(4), DrawCards(1), EndlessGem(G), DrawCards(2))),
    Character(22, "brigand", (B, G, G), (Y, G, B, G),
              (both(Gems(2), Points(2)), Gems(5), CircleBonus(R, 2), Gems(8))),
    Character(23, "castellan", (R, Y, Y), (Y, R, R, G),
              (Gems(3), Gems(4), Science(1), Gems(8))),
    Character(24, "agent", (B, G, R), (G, Y, B, G),
              (Gems(4), Science(1), MagicBonus(3), Points(10))),
    Character(25, "berserker", (R, G, B), (Y, Y, B, G),
              (Gems(3), both(Defence(1), Gems(2)), both(Attack(1), Points(4)), DrawCards(2))),
    Character(26, "huntress", (B, Y, G), (Y, G, R, Y),
              (Gems(4), EndlessGem(R), both(Defence(1), Gems(4)), Science(2))),
    Character(27, "assassin", (R, G, Y), (Y, B, G, Y),
              (Points(3), both(Attack(1), Gems(3)), both(Attack(1), Points(4)), DrawCards(2))),
    Character(28, "swordsman", (B, Y, R), (G, G, R, B),
              (both(Gems(2), Points(2)), Magic(1), DrawCards(1), Magic(2))),
    Character(29, "strategist", (R, B, B), (R, Y, G, G),
              (MagicBonus(2), Gems(5), Magic(1), Points(12))),
    Character(30, "huntsman", (B, R, G), (G, B, Y, R),
              (Magic(1), both(Defence(1), Gems(2)), Science(1), Points(12))),
    Character(31, "crown_prince", (R, B, Y), (B, B, Y, R),
              (MagicBonus(2), Gems(5), Magic(1), DrawCards(2))),
    Character(32, "captain", (B, R, R), (G, B, Y, Y),
              (DrawCards(1), Gems(5), Magic(1), Points(12))),
    Character(33, "margrave", (G, B, Y), (B, Y, Y, G),
              (Gems(3), DrawCards(1), Magic(1), Points(12))),
    Character(34, "hermit", (Y, R, G), (B, B, G, R),
              (Gems(3), Science(1), MagicBonus(3), Magic(2))),
    Character(35, "guardian", (G, B, B), (G, B, Y, B),
              (Magic(1), Points(5), CircleBonus(R, 2), Magic(2))),
    Character(36, "sniper", (Y, R, R), (B, B, Y, G),
              (Points(3), MagicBonus(2), EndlessGem(B), Points(12))),
    Character(37, "armourer", (G, G, Y), (B, G, Y, B),
              (Defence(1), EndlessGem(B), Gems(6), CircleBonus(R, 4))),
    Character(38, "druid", (Y, Y, G), (Y, R, G, G),
              (DrawCards(1), Magic(1), MagicBonus(3), both(Magic(1), MagicBonus(2)))),
    Character(39, "champion", (G, G, B), (B, R, R, G),
              (DrawCards(1), Gems(5), Points(7), CircleBonus(G, 4))),
    Character(40, "admiral", (Y, Y, R), (B, R, Y, B),
              (Magic(1), Science(1), both(Attack(1), Points(4)), CircleBonus(B, 4))),
    Character(41, "inspector", (G, Y, Y), (Y, Y, G, B),
              (DrawCards(1), both(Defence(1), Gems(2)), CircleBonus(G, 2), Science(2))),
    Character(42, "infiltrator", (Y, G, G), (B, Y, R, Y),
              (Gems(4), both(Defence(1), Gems(2)), Points(7), Gems(8))),
    Character(43, "inventor", (G, Y, B), (B, Y, G, R),
              (both(Gems(2), Points(2)), EndlessGem(Y), DrawCards(1), Gems(8))),
    Character(44, "governor", (Y, G, R), (B, Y, G, R),
              (Gems(4), both(Defence(1), Gems(2)), MagicBonus(3), Magic(2))),
    Character(45, "sergeant", (G, R, Y), (R, G, B, R),
              (Gems(3), Magic(1), DrawCards(1), Points(12))),
    Character(46, "saboteur", (Y, B, G), (B, R, B, G),
              (Points(3), both(Attack(1), Gems(3)), Magic(1), CircleBonus(Y, 4))),
    Character(47, "brewer", (G, R, B), (Y, R, B, Y),
              (Gems(3), both(Defence(1), Gems(2)), CircleBonus(Y, 2), Points(10))),
    Character(48, "ships_boy", (Y, B, R), (B, G, B, R),
              (Magic(1), Gems(5), CircleBonus(G, 2), DrawCards(2))),
    Character(49, "witch", (G, B, G), (B, R, Y, G),
              (Gems(3), Points(5), Magic(1), Magic(2))),
    Character(50, "voivode", (Y, R, B), (Y, G, R, Y),
              (DrawCards(1), MagicBonus(2), DrawCards(1), MagicBonus(5))),
    Character(51, "helmsman", (G, B, R), (R, R, B, G),
              (Gems(3), both(Defence(1), Gems(2)), CircleBonus(Y, 2), Gems(8))),
    Character(52, "regent", (Y, R, Y), (R, G, B, R),
              (Points(3), MagicBonus(2), EndlessGem(R), Magic(2))),
    Character(53, "pathfinder", (G, G, G), (R, Y, G, B),
              (Gems(3), Magic(1), DrawCards(1), MagicBonus(5))),
    Character(54, "sorcerer", (Y, Y, B), (R, B, Y, R),
              (Points(3), Science(1), MagicBonus(3), Magic(2))),
    Character(55, "cutthroat", (G, G, R), (R, Y, Y, B),
              (Points(3), Gems(4), Science(1), both(Magic(1), MagicBonus(2)))),
    Character(56, "poisoner", (Y, Y, Y), (G, Y, B, B),
              (Gems(4), DrawCards(1), both(Defence(1), Gems(4)), Magic(2))),
    Character(57, "enchantress", (G, Y, G), (R, G, R, B),
              (MagicBonus(2), Gems(5), DrawCards(1), DrawCards(2))),
    Character(58, "veteran", (Y, G, B), (G, B, Y, B),
              (Gems(3), Magic(1), Science(1), Points(10))),
    Character(59, "first_mate", (G, Y, R), (R, B, G, R),
              (Gems(3), DrawCards(1), Points(8), MagicBonus(5))),
    Character(60, "baron", (Y, G, Y), (Y, R, R, G),
              (EndlessGem(G), Magic(1), MagicBonus(3), Points(10))),
    Character(61, "fence", (G, R, G), (Y, Y, G, R),
              (Gems(3), MagicBonus(2), CircleBonus(B, 2), Points(10))),
    Character(62, "colonel", (Y, B, B), (R, G, B, B),
              (EndlessGem(R), Science(1), Points(8), Gems(8))),
    Character(63, "landsknecht", (G, R, R), (R, G, R, Y),
              (EndlessGem(Y), Magic(1), both(Defence(1), Gems(4)), Science(2))),
    Character(64, "chieftain", (Y, B, Y), (G, B, B, R),
              (DrawCards(1), both(Attack(1), Gems(2), Points(2)), Points(7), MagicBonus(5))),
)
# fmt: on
