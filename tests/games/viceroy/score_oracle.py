"""The score once more, literal and slow: from a position document and the printed cards, nothing of the game's own code.

Pyramids are dictionaries from (level, column) to the card's number; a circle is named by its upper card's place.
"""

from __future__ import annotations

from typing import Any

from tests.games.viceroy.cards.printed import SEGMENTS

COLOURS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}
NEIGHBOUR_LAWS = (85, 86, 87, 88)
Place = tuple[int, int]


class Scorer:
    """One seat at the end of a game."""

    def __init__(self, position: dict[str, Any], seat: int) -> None:
        self.first_edition = position["edition"] == "ru"
        self.czech = position["edition"] == "cs"
        self.pyramid: dict[Place, int] = {
            place_of(word): card for word, card in position["pyramids"][seat].items()
        }
        self.painted: dict[Place, str] = {
            place_of(word): colour for word, colour in position["painted"][seat].items()
        }
        self.tokens: dict[int, list[str]] = {int(card): on for card, on in position["tokens"][seat].items()}
        self.tucked: dict[int, list[int]] = {
            int(card): under for card, under in position["tucked"][seat].items()
        }
        self.parked: int = sum(position["parked"].values())
        self.enemies = sum(position["attacks"]) - position["attacks"][seat]

    def score(self) -> dict[str, int]:
        return {
            "circles": sum(self.worth(level) + self.bonus(colour) for level, colour in self.circles()),
            "endless_gems": sum(self.worth(level) + self.bonus(colour) for level, colour in self.endless()),
            "laws": sum(self.law(place, card) for place, card in self.pyramid.items() if card > 64),
            "points": sum(int(token[7:]) for token in self.all_tokens() if token.startswith("points-")),
            "magic": self.count("magic")
            * sum(int(t[6:]) for t in self.all_tokens() if t.startswith("magic+")),
            "sets": self.sets() * (7 if self.first_edition else 12),
            "attack": -(3 if self.first_edition else 4) * max(0, self.enemies - self.count("defence")),
        }

    # Tokens

    def all_tokens(self) -> list[str]:
        return [token for on in self.tokens.values() for token in on]

    def count(self, token: str) -> int:
        return self.all_tokens().count(token)

    def bonus(self, colour: str) -> int:
        return sum(int(token[-1]) for token in self.all_tokens() if token.startswith(f"circle-{colour}+"))

    def sets(self) -> int:
        """Take one of each away as long as that can be done."""
        left = [self.count(kind) for kind in ("defence", "magic", "science")]
        found = 0
        while all(left):
            left = [number - 1 for number in left]
            found += 1
        return found

    # Circles and endless gems, each with its level and colour

    def worth(self, level: int) -> int:
        return 3 if self.first_edition else level

    def circles(self) -> list[tuple[int, str]]:
        found = []
        for (level, column), upper in self.pyramid.items():
            if level == 1:
                continue
            left, right = self.pyramid[level - 1, column], self.pyramid[level - 1, column + 1]
            quarters = [SEGMENTS[left][1], SEGMENTS[right][0], SEGMENTS[upper][2], SEGMENTS[upper][2]]
            if (level, column) in self.painted:
                found.append((level, self.painted[level, column]))
            elif len(set(quarters)) == 1:
                found.append((level, COLOURS[quarters[0]]))
        return found

    def endless(self) -> list[tuple[int, str]]:
        return [
            (level, token[4:])
            for (level, _), card in self.pyramid.items()
            for token in self.tokens.get(card, [])
            if token.startswith("gem-")
        ]

    # Laws

    def law(self, place: Place, card: int) -> int:
        under = len(self.tucked.get(card, []))
        if card in NEIGHBOUR_LAWS:
            return 2 * sum(self.pyramid.get(beside, 65) < 65 for beside in around(place))
        points = {
            68: len(self.pyramid) + sum(len(cards) for cards in self.tucked.values()),
            72: 5 * under,
            74: [2, 3, 4, 5][place[0] - 1] if self.czech else 3 * place[0],
            75: 3 * self.sets(),
            76: 2 * self.parked,
            78: 4 * under,
            79: len(self.circles()) + len(self.endless()),
        }
        return points.get(card, 0)


def place_of(word: str) -> Place:
    level, _, column = word.partition(".")
    return int(level), int(column)


def around(place: Place) -> list[Place]:
    """Left and right, the two below, the two above."""
    level, column = place
    beside = [(level, column - 1), (level, column + 1)]
    return [
        *beside,
        (level - 1, column),
        (level - 1, column + 1),
        (level + 1, column - 1),
        (level + 1, column),
    ]
