"""The fixed tables of the search board: cards, houses, companions, rays and hash keys.

Everything here is plain data made once at import; the modules of `search/` copy what their inner loops
need into arrays of their own.
"""

from __future__ import annotations

from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANIONS

CARD_NUMBER = {word: number for number, word in enumerate(CARDS)}
COMPANION_NUMBER = {word: number for number, word in enumerate(COMPANIONS)}

# The companion that fetches one named character: companion -> card, -1 for all the others.
FETCHED = [-1] * 14
for _companion, _card in (("hodor", "bran"), ("bronn", "tyrion"), ("brienne", "catelyn"), ("syrio", "arya"),
                          ("jorah", "daenerys")):  # fmt: skip
    FETCHED[COMPANION_NUMBER[_companion]] = CARD_NUMBER[_card]

# By how much one companion can shift the difference of two players in a house, at the most,
# apart from the fetched characters (they depend on where the character is).
SWING = [[0] * 7 for _ in range(14)]
for _companion, _house, _shift in (("jaqen", -1, 1), ("jon", -1, 2), ("ygritte", -1, 1), ("littlefinger", -1, 2),
                                   ("gendry", 4, 1), ("shae", 2, 1)):  # fmt: skip
    for _h in range(7) if _house < 0 else (_house,):
        SWING[COMPANION_NUMBER[_companion]][_h] = _shift

# In which order companions are tried, the highest first (in the order of COMPANIONS).
CALL_RANK = [9, 6, 3, 10, 0, 2, 4, 4, 1, 8, 4, 4, 4, 5]

# What the companion at work can still do while a phase of the search board lasts: by how much it can shift the
# difference in a house, how many houses it can touch, and how many characters it can remove from an area.
PENDING = (
    (3, 1, 1, 1),  # Jaqen in King's Landing
    (4, 1, 1, 1),  # Jaqen in an area
    (6, 2, 1, 0),  # Jon
    (10, 2, 2, 1),  # Littlefinger gives
    (11, 2, 2, 1),  # Littlefinger takes
    (12, 1, 1, 1),  # Ygritte
)


def rays() -> list[int]:
    """Bit sets of the cells seen from each cell: entry 4 * cell + direction."""
    found = []
    for cell in range(36):
        row, column = divmod(cell, 6)
        found += [
            sum(1 << (6 * r + column) for r in range(row)),
            sum(1 << (6 * r + column) for r in range(row + 1, 6)),
            sum(1 << (6 * row + c) for c in range(column)),
            sum(1 << (6 * row + c) for c in range(column + 1, 6)),
        ]
    return found


def hash_keys(number: int, seed: int) -> list[int]:
    """Deterministic 62-bit keys (splitmix64), so that searches repeat on every machine."""
    state, mask, keys = seed, (1 << 64) - 1, []
    for _ in range(number):
        state = (state + 0x9E3779B97F4A7C15) & mask
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        keys.append((z ^ (z >> 31)) >> 2)
    return keys


def bit_numbers() -> list[int]:
    """2 ** n % 37 is different for every n of 0..35: the number of a lone bit by its remainder."""
    found = [0] * 37
    for number in range(36):
        found[(1 << number) % 37] = number
    return found


WIN = 10000  # what a won game is worth before its margin counts


def final_value(mine: int, theirs: int) -> int:
    """The worth of a finished game for the holder of the banners `mine` against those of `theirs` (bit sets).

    Winning comes first and the margin of banners second: WIN + 100 * margin; a tie is won by the larger
    house (HK-END-3), which is the lower bit. Nobody wins where nobody holds a banner.
    """
    margin = mine.bit_count() - theirs.bit_count()
    if margin == 0 and mine == 0:
        return 0
    won = margin > 0 or (margin == 0 and (mine & -mine) < (theirs & -theirs))
    return WIN + 100 * margin if won else 100 * margin - WIN


# How often the side that is ahead in a house holds its banner in the end, less how often the other does, in per
# cent: a row for each number of cards left in King's Landing, an entry for each lead from 0 on (the side that
# holds the banner counts as ahead). Counted in games of this bot against itself.
PROSPECTS = (
    (84, 88, 93, 100),
    (5, 16, 80, 89, 99, 100),
    (5, 37, 60, 92, 94, 99, 100),
    (2, 29, 64, 75, 96, 96, 100),
    (0, 31, 51, 79, 86, 96, 100),
    (0, 27, 50, 68, 84, 92, 98, 100),
    (0, 24, 42, 62, 76, 88, 96, 100),
    (0, 23, 38, 55, 72, 85, 94, 100),
    (0, 20, 36, 54, 70, 84, 92, 100),
)


def prospects(left: int, lead: int, holder: int) -> int:
    """How likely the first side is to hold a banner in the end, from -100 to 100.

    `left` cards of the house lie in King's Landing, the first side is `lead` ahead, and the banner is with
    the first side (0), the second (1) or nobody (-1).
    """
    if lead == 0 and holder < 0:
        return 0
    row = PROSPECTS[left]
    chance = row[min(abs(lead), len(row) - 1)]
    return chance if lead > 0 or (lead == 0 and holder == 0) else -chance
