"""The cards as they are printed. Characters, a line each: number, segments, cost from level 1 to 4 | the reward of each level.

Read from the cards apart from the table that the game plays by, and held against it by playing every line.
"""

from __future__ import annotations

from dataclasses import dataclass

CHARACTERS = """
 1 RRR YRGR | card-1 | gem-green | science | points-10
 2 BBY GRGY | gems-4 | science | magic+3 | gems-8
 3 RRG RGBY | points-3 | gems-4 | gem-yellow | card-2
 4 BBB GYYR | points-3 | gems-4 | magic | science science
 5 RYR YYRB | gems-3 | card-1 | points-7 | science science
 6 BGY BYRG | magic | science | points-8 | card-2
 7 RYG GRYB | magic | card-1 | science | points-10
 8 BGB BGRY | magic | attack gems-2 points-2 | magic+3 | magic+2 magic
 9 RGR YGBG | defence | attack gems-3 | card-1 | card-2
10 BYY RRGY | gems-3 | gems-5 | science | points-10
11 RGG RBYB | defence | attack gems-2 points-2 | gems-6 | science science
12 BYB RRGY | gems-4 | card-1 | science | points-12
13 RBR YRGY | gems-3 | points-5 | magic | gems-8
14 BRY RBRY | magic | defence gems-2 | circle-blue+2 | magic+2 magic
15 RBG GYBR | card-1 | science | attack points-4 | points-12
16 BRB YGRG | gems-3 | magic | gems-6 | card-2
17 RRB GBBR | defence | attack gems-3 | defence gems-4 | science science
18 BBG GBRY | gem-blue | card-1 | points-8 | card-2
19 RRY GGYB | points-2 gems-2 | points-5 | card-1 | science science
20 BBR GBRY | magic+2 | attack gems-2 points-2 | gems-6 | card-2
21 RYB BRGB | gems-4 | card-1 | gem-green | card-2
22 BGG YGBG | points-2 gems-2 | gems-5 | circle-red+2 | gems-8
23 RYY YRRG | gems-3 | gems-4 | science | gems-8
24 BGR GYBG | gems-4 | science | magic+3 | points-10
25 RGB YYBG | gems-3 | defence gems-2 | attack points-4 | card-2
26 BYG YGRY | gems-4 | gem-red | defence gems-4 | science science
27 RGY YBGY | points-3 | attack gems-3 | attack points-4 | card-2
28 BYR GGRB | points-2 gems-2 | magic | card-1 | magic magic
29 RBB RYGG | magic+2 | gems-5 | magic | points-12
30 BRG GBYR | magic | defence gems-2 | science | points-12
31 RBY BBYR | magic+2 | gems-5 | magic | card-2
32 BRR GBYY | card-1 | gems-5 | magic | points-12
33 GBY BYYG | gems-3 | card-1 | magic | points-12
34 YRG BBGR | gems-3 | science | magic+3 | magic magic
35 GBB GBYB | magic | points-5 | circle-red+2 | magic magic
36 YRR BBYG | points-3 | magic+2 | gem-blue | points-12
37 GGY BGYB | defence | gem-blue | gems-6 | circle-red+4
38 YYG YRGG | card-1 | magic | magic+3 | magic+2 magic
39 GGB BRRG | card-1 | gems-5 | points-7 | circle-green+4
40 YYR BRYB | magic | science | attack points-4 | circle-blue+4
41 GYY YYGB | card-1 | defence gems-2 | circle-green+2 | science science
42 YGG BYRY | gems-4 | defence gems-2 | points-7 | gems-8
43 GYB BYGR | points-2 gems-2 | gem-yellow | card-1 | gems-8
44 YGR BYGR | gems-4 | defence gems-2 | magic+3 | magic magic
45 GRY RGBR | gems-3 | magic | card-1 | points-12
46 YBG BRBG | points-3 | attack gems-3 | magic | circle-yellow+4
47 GRB YRBY | gems-3 | defence gems-2 | circle-yellow+2 | points-10
48 YBR BGBR | magic | gems-5 | circle-green+2 | card-2
49 GBG BRYG | gems-3 | points-5 | magic | magic magic
50 YRB YGRY | card-1 | magic+2 | card-1 | magic+5
51 GBR RRBG | gems-3 | defence gems-2 | circle-yellow+2 | gems-8
52 YRY RGBR | points-3 | magic+2 | gem-red | magic magic
53 GGG RYGB | gems-3 | magic | card-1 | magic+5
54 YYB RBYR | points-3 | science | magic+3 | magic magic
55 GGR RYYB | points-3 | gems-4 | science | magic+2 magic
56 YYY GYBB | gems-4 | card-1 | defence gems-4 | magic magic
57 GYG RGRB | magic+2 | gems-5 | card-1 | card-2
58 YGB GBYB | gems-3 | magic | science | points-10
59 GYR RBGR | gems-3 | card-1 | points-8 | magic+5
60 YGY YRRG | gem-green | magic | magic+3 | points-10
61 GRG YYGR | gems-3 | magic+2 | circle-blue+2 | points-10
62 YBB RGBB | gem-red | science | points-8 | gems-8
63 GRR RGRY | gem-yellow | magic | defence gems-4 | science science
64 YBY GBBR | card-1 | attack gems-2 points-2 | points-7 | magic+5
"""

# The segments of the laws.
LAWS = """
65:GGR 66:BBR 67:YYG 68:RRG 69:BBG 70:RRY 71:BBR 72:GGB
73:RRY 74:YYG 75:YYR 76:GGY 77:GGB 78:RRB 79:YYB 80:BBY
81:YYR 82:GGY 83:RRB 84:BBG 85:BBY 86:YYB 87:RRG 88:GGR
"""


@dataclass(frozen=True)
class Reward:
    """What a row gives: tokens on the card, and how many gems, cards and attack tokens besides."""

    tokens: tuple[str, ...]
    gems: int
    cards: int
    attacks: int


@dataclass(frozen=True)
class Printed:
    number: int
    segments: str
    costs: str
    rewards: tuple[str, str, str, str]

    def cost_on(self, level: int) -> str:
        """The gem of every row up to the level; on level 5 that of the highest row once more."""
        return self.costs[:level] + self.costs[3] * (level - 4)

    def __str__(self) -> str:
        return str(self.number)


def reward(*rows: str) -> Reward:
    """All that these rows give together."""
    words = [word for row in rows for word in row.split()]
    counts = {
        kind: sum(int(w.split("-")[1]) for w in words if w.startswith(kind)) for kind in ("gems-", "card-")
    }
    tokens = [word for word in words if not word.startswith(("gems-", "card-")) and word != "attack"]
    return Reward(tuple(sorted(tokens)), counts["gems-"], counts["card-"], words.count("attack"))


def read(line: str) -> Printed:
    head, one, two, three, four = [part.strip() for part in line.split("|")]
    number, segments, costs = head.split()
    return Printed(int(number), segments, costs, (one, two, three, four))


PRINTED = [read(line) for line in CHARACTERS.strip().splitlines()]
SEGMENTS = {card.number: card.segments for card in PRINTED} | {
    int(number): segments for number, _, segments in [word.partition(":") for word in LAWS.split()]
}
