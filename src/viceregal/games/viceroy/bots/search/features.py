"""What a strong player would look at, in numbers, for one seat. `NAMES` says what stands where, and under which heading.

Most are counted by how much time is left: what makes more of itself every turn by `left`, what is only a stock, used up
within a few turns, by `soon`.
"""

from __future__ import annotations

from typing import Final

from viceregal.games.viceroy.bots.search.rewards import LAW_KINDS, REWARDS
from viceregal.games.viceroy.rules.cards.deck import BOTTOM, COST_COLOURS, TOP_LEFT, TOP_RIGHT, is_law
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.frames import AskDeck, AskDrawn, DrawLaw, DrawOne
from viceregal.games.viceroy.rules.hand_cards import LAST_TURN
from viceregal.games.viceroy.rules.pyramid import LEVELS, WIDTH, circle_colour
from viceregal.games.viceroy.rules.scoring import active_laws, attack_points, law_points, worth_of_level
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import (
    CIRCLE_BONUS,
    DEFENCE,
    FIRST_GEM,
    MAGIC,
    MAGIC_BONUS,
    POINTS,
    SCIENCE,
)

_DRAWS: Final = (AskDeck, AskDrawn, DrawOne, DrawLaw)
_MANY: Final = 8  # gems: what is beyond that is seldom used
LAWS_HELD: Final = 24
FIRST_LAW: Final = 65

# The headings are those that reasons are given under.
NAMES: Final = (
    ("points", "points"),
    ("one", "time"),
    ("left", "time"),
    ("left squared", "time"),
    ("points, left", "points"),
    ("colours held", "gems"),
    ("colours held twice", "gems"),
    ("colours held three times", "gems"),
    ("gems", "gems"),
    ("gems over eight", "gems"),
    ("colours held, left", "gems"),
    ("colours held twice, left", "gems"),
    ("colours held three times, left", "gems"),
    ("gems, left", "gems"),
    ("gems over eight, left", "gems"),
    ("colours on offer that can be bid on", "gems"),
    ("science, left", "science"),
    ("science, left squared", "science"),
    ("magic, left", "magic"),
    ("magic bonus, left", "magic"),
    ("magic times bonus, left", "magic"),
    ("defence, left", "defence"),
    ("one token more than sets", "sets"),
    ("two tokens more than sets", "sets"),
    ("two tokens more than sets, soon", "sets"),
    ("circle bonuses, left", "circles"),
    ("circles, left", "circles"),
    ("bonuses times circles to be closed", "circles"),
    ("endless gems, left", "endless gems"),
    ("endless gems, left squared", "endless gems"),
    ("colours of endless gems, left", "endless gems"),
    ("laws to be played", "laws"),
    ("laws to be played, left", "laws"),
    ("characters to be played", "hand"),
    ("characters to be played, left", "hand"),
    ("payable characters, soon", "hand"),
    ("payable characters, left", "hand"),
    ("levels that can be paid, soon", "hand"),
    ("levels that can be paid, left", "hand"),
    ("best reward within reach, soon", "hand"),
    ("other rewards within reach, soon", "hand"),
    ("cards being drawn, soon", "hand"),
    ("cards being drawn, left", "hand"),
    ("room on level 2, soon", "room"),
    ("room on level 3, soon", "room"),
    ("room on level 4, soon", "room"),
    ("room on level 5, soon", "room"),
    ("room on level 2, left", "room"),
    ("room on level 3, left", "room"),
    ("room on level 4, left", "room"),
    ("equal halves, soon", "circles"),
    ("equal halves, left", "circles"),
    ("equal halves by level, soon", "circles"),
    ("circles that the hand can close, soon", "circles"),
    ("row 1, left", "room"),
    ("row 2, left", "room"),
    ("row 3, left", "room"),
    ("row 4, left", "room"),
    ("attack tokens", "attack"),
    ("attack tokens, left", "attack"),
    ("law for each card, left", "laws"),
    ("law for each set, left", "laws"),
    ("law for each circle, left", "laws"),
    ("law for each neighbour, left", "laws"),
    ("law for cards taken, left", "laws"),
    *[(f"law {FIRST_LAW + number} in hand", "laws") for number in range(LAWS_HELD)],
)
COUNT: Final = len(NAMES)


class Sight:
    """What is counted once and used by several features."""

    def __init__(self, s: ViceroyState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.turns = float(LAST_TURN - s.turn)
        self.left = self.turns / LAST_TURN
        self.soon = min(1.0, 2.0 * self.left)
        self.points = 0.0
        self.magic = self.science = self.defence = self.bonus = self.circles = 0
        self.bonuses = [0, 0, 0, 0]
        self.endless = [0, 0, 0, 0]
        self.room = [0.0] * (LEVELS + 1)
        self.rows = [0.0] * (LEVELS + 1)
        # Colours and levels of the circles that wait for a third segment.
        self.halves: list[tuple[int, int]] = []
        self.count_tokens()
        self.count_pyramid()
        self.count_points()

    def count_tokens(self) -> None:
        for tokens in self.s.tokens[self.seat].values():
            for token in tokens:
                self.points += POINTS[token]
                self.bonus += MAGIC_BONUS[token]
                if token == MAGIC:
                    self.magic += 1
                elif token == SCIENCE:
                    self.science += 1
                elif token == DEFENCE:
                    self.defence += 1
                elif FIRST_GEM <= token < FIRST_GEM + COLOUR_COUNT:
                    self.endless[token - FIRST_GEM] += 1
                else:
                    for colour in range(COLOUR_COUNT):
                        self.bonuses[colour] += CIRCLE_BONUS[colour][token]

    def count_pyramid(self) -> None:
        pyramid = self.s.pyramids[self.seat]
        for place, card in pyramid.items():
            level = place // WIDTH
            self.rows[level] += 1.0
            self.count_circle(place)
            beside = pyramid.get(place + 1)
            if beside is None or place + WIDTH in pyramid or level >= LEVELS:
                continue
            self.room[level + 1] += 1.0
            if TOP_RIGHT[card] == TOP_LEFT[beside]:
                self.halves.append((TOP_RIGHT[card], level + 1))

    def count_circle(self, place: int) -> None:
        painted = self.s.painted.get((self.seat, place), -1)
        colour = painted if painted >= 0 else circle_colour(self.s.pyramids[self.seat], place)
        if colour >= 0:
            self.circles += 1
            self.points += worth_of_level(self.s, place // WIDTH) + self.bonuses[colour]

    def count_points(self) -> None:
        s, seat = self.s, self.seat
        if self.endless != [0, 0, 0, 0]:
            tokens = s.tokens[seat]
            for place, card in s.pyramids[seat].items():
                for token in tokens.get(card, ()):
                    if FIRST_GEM <= token < FIRST_GEM + COLOUR_COUNT:
                        self.points += worth_of_level(s, place // WIDTH) + self.bonuses[token - FIRST_GEM]
        for card, effect in active_laws(s, seat):
            self.points += law_points(s, seat, card, effect)
        self.points += self.magic * self.bonus + attack_points(s, seat)
        self.points += s.edition.scoring.token_set * min(self.magic, self.science, self.defence)


def features(s: ViceroyState, seat: int) -> list[float]:
    sight = Sight(s, seat)
    left = sight.left
    found = [sight.points, 1.0, left, left * left, left * sight.points]
    add_gems(sight, found)
    add_tokens(sight, found)
    add_hand(sight, found)
    add_room(sight, found)
    attacks = float(s.attacks[seat])
    found += [attacks, left * attacks]
    add_laws(sight, found)
    return found


def add_gems(sight: Sight, found: list[float]) -> None:
    """The first gem of a colour is worth more than the fifth; gems also buy what is on offer."""
    s, left = sight.s, sight.left
    total = one = two = three = bids = 0
    for colour, count in enumerate(s.gems[sight.seat]):
        total += count
        if count > 0:
            one += 1
            if s.feet[colour] or s.points[colour]:
                bids += 1
        if count > 1:
            two += 1
        if count > 2:
            three += 1
    many = float(max(0, total - _MANY))
    held = [float(one), float(two), float(three), float(total), many]
    found += held
    for each in held:
        found.append(left * each)
    found.append(sight.soon * bids)


def add_tokens(sight: Sight, found: list[float]) -> None:
    left = sight.left
    low = min(sight.magic, sight.science, sight.defence)
    kinds = int(sight.magic > low) + int(sight.science > low) + int(sight.defence > low)
    one, two = float(kinds == 1), float(kinds == 2)
    endless = float(sum(sight.endless))
    found += [left * sight.science, left * left * sight.science]
    found += [left * sight.magic, left * sight.bonus, left * sight.magic * sight.bonus, left * sight.defence]
    found += [left * one, left * two, sight.soon * two]
    promised = sum([sight.bonuses[colour] for colour, _ in sight.halves])
    found += [left * sum(sight.bonuses), left * sight.circles, sight.soon * promised]
    colours = float(len([count for count in sight.endless if count]))
    found += [left * endless, left * left * endless, left * colours]


def add_hand(sight: Sight, found: list[float]) -> None:
    """Cards that may still be played, how far they can be paid, and what they give there."""
    s, seat, left, soon = sight.s, sight.seat, sight.left, sight.soon
    laws = characters = payable = levels = 0
    best = others = 0.0
    for card in s.hands[seat]:
        if is_law(card):
            laws += 1
            continue
        characters += 1
        level = payable_level(sight, card)
        if level:
            payable += 1
            levels += level
            reward = best_reward(sight, card, level)
            others += min(best, reward)
            best = max(best, reward)
    if s.shown[seat]:
        characters += 1
    drawn = 0
    for frame in s.todo:
        if isinstance(frame, _DRAWS) and frame.seat == seat:
            drawn += 1
    plays, folk = min(float(laws), sight.turns), min(float(characters), 2 * sight.turns)
    found += [plays, left * plays, folk, left * folk, soon * payable, left * payable]
    found += [soon * levels, left * levels, soon * best, soon * others, soon * drawn, left * drawn]


def payable_level(sight: Sight, card: int) -> int:
    """The highest level that gems and endless gems pay for; where cards are played for nothing, the fourth."""
    if not sight.s.edition.won_into_hand:
        return LEVELS - 1
    gems = sight.s.gems[sight.seat]
    rest = [gems[colour] + sight.endless[colour] for colour in range(COLOUR_COUNT)]
    level = 0
    for colour in COST_COLOURS[card]:
        if rest[colour] == 0 or level + 1 >= LEVELS:
            break
        rest[colour] -= 1
        level += 1
    return level


def best_reward(sight: Sight, card: int, highest: int) -> float:
    """The best that the card gives on a level that is open and can be paid."""
    rewards = REWARDS[card]
    best = rewards[1]
    for level in range(2, highest + 1):
        if sight.room[level] > 0.0:
            best = max(best, rewards[level])
    return best


def add_room(sight: Sight, found: list[float]) -> None:
    """Places above two neighbours, and best where two equal halves wait for a third."""
    left, soon, room, rows = sight.left, sight.soon, sight.room, sight.rows
    found += [soon * room[2], soon * room[3], soon * room[4], soon * room[5]]
    found += [left * room[2], left * room[3], left * room[4]]
    by_level = 0
    closable = 0
    bottoms = [BOTTOM[card] for card in sight.s.hands[sight.seat]]
    for colour, level in sight.halves:
        by_level += level
        if colour in bottoms:
            closable += 1
    halves = float(len(sight.halves))
    found += [soon * halves, left * halves, soon * by_level, soon * closable]
    found += [left * rows[1], left * rows[2], left * rows[3], left * rows[4]]


def add_laws(sight: Sight, found: list[float]) -> None:
    """Laws that lie in the pyramid and go on scoring; each law in the hand for itself."""
    kinds = [0.0] * 5
    for card in sight.s.pyramids[sight.seat].values():
        if is_law(card):
            kind = LAW_KINDS[card - FIRST_LAW]
            if kind >= 0:
                kinds[kind] += sight.left
    found += kinds
    held = [0.0] * LAWS_HELD
    rate = min(1.0, 0.25 + sight.left)
    for card in sight.s.hands[sight.seat]:
        if is_law(card) and sight.turns > 0.0:
            held[card - FIRST_LAW] = rate
    found += held
