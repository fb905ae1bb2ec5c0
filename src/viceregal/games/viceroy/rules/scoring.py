"""VR-END: the score, by its seven headings."""

from __future__ import annotations

from typing import Final

from viceregal.core.game import ScoreLine
from viceregal.core.records import Effect
from viceregal.games.viceroy.rules.cards.deck import is_law, law
from viceregal.games.viceroy.rules.effects import (
    COLOUR_COUNT,
    COLOURS,
    ParkGems,
    PerCard,
    PerCircleAndEndlessGem,
    PerNeighbour,
    PerSet,
    TuckFreeCard,
    TuckFromHand,
    TuckWhenTaken,
)
from viceregal.games.viceroy.rules.pyramid import (
    circle_colour,
    circle_places,
    column_of,
    level_of,
    neighbours,
)
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import (
    CIRCLE_BONUS,
    DEFENCE,
    MAGIC,
    MAGIC_BONUS,
    POINTS,
    SCIENCE,
    TOKENS,
    gem_colour,
)

# Which tokens make the points of a heading.
_FOR_MAGIC: Final = [int(token == MAGIC or MAGIC_BONUS[token] > 0) for token in range(len(TOKENS))]
_FOR_SETS: Final = [int(token in (MAGIC, SCIENCE, DEFENCE)) for token in range(len(TOKENS))]
_FOR_DEFENCE: Final = [int(token == DEFENCE) for token in range(len(TOKENS))]

HEADINGS: Final = ("circles", "endless_gems", "laws", "points", "magic", "sets", "attack")


# 1 and 2: circles and endless gems --------------------------------------------------------------------------------


def circle_bonus(s: ViceroyState, seat: int, colour: int) -> int:
    """All circle bonus tokens of a colour."""
    worth = CIRCLE_BONUS[colour]
    return sum([worth[token] for tokens in s.tokens[seat].values() for token in tokens])


def painted_colour(s: ViceroyState, seat: int, upper: int) -> int:
    """The colour of a one-coloured circle, recoloured or not; else -1."""
    painted = s.painted.get((seat, upper), -1) if s.painted else -1
    return painted if painted >= 0 else circle_colour(s.pyramids[seat], upper)


def one_coloured_circles(s: ViceroyState, seat: int) -> list[int]:
    return [upper for upper in circle_places(s.pyramids[seat]) if painted_colour(s, seat, upper) >= 0]


def worth_of_level(s: ViceroyState, level: int) -> int:
    """VR-END-3, VR-END-4: the level, or a fixed value."""
    return level if s.edition.scoring.circle_by_level else s.edition.scoring.circle


def circle_value(s: ViceroyState, seat: int, upper: int, colour: int = -1) -> int:
    """What a circle is worth, law 79 included: as it is, or if it were of this colour."""
    shown = colour if colour >= 0 else painted_colour(s, seat, upper)
    if shown < 0:
        return 0
    return worth_of_level(s, level_of(upper)) + circle_bonus(s, seat, shown) + extra_for_circles(s, seat)


def extra_for_circles(s: ViceroyState, seat: int) -> int:
    return sum(
        [effect.value for _, effect in active_laws(s, seat) if isinstance(effect, PerCircleAndEndlessGem)]
    )


def endless_gems_on(s: ViceroyState, seat: int) -> list[tuple[int, int, int]]:
    """Each endless gem: the card it lies on, the level of the card, its colour."""
    found = []
    for place, card in sorted(s.pyramids[seat].items()):
        for token in s.tokens[seat].get(card, ()):
            if gem_colour(token) >= 0:
                found.append((card, level_of(place), gem_colour(token)))
    return found


# 3: laws ----------------------------------------------------------------------------------------------------------


def active_laws(s: ViceroyState, seat: int) -> list[tuple[int, Effect]]:
    """VR-END-5, VR-RUL-22: laws that lie in the pyramid, not tucked."""
    return [(card, law(card).effect) for card in sorted(s.pyramids[seat].values()) if is_law(card)]


def law_points(s: ViceroyState, seat: int, card: int, effect: Effect) -> int:
    place = s.place_of(seat, card)
    tucked = len(s.tucked[seat].get(card, ()))
    points = 0
    if isinstance(effect, PerCard):
        points = effect.value * cards_in_pyramid(s, seat)
    elif isinstance(effect, TuckFromHand | TuckWhenTaken):
        points = effect.value * tucked
    elif isinstance(effect, TuckFreeCard):
        points = s.edition.scoring.tuck_free_card[level_of(place) - 1]
    elif isinstance(effect, PerSet):
        points = effect.value * set_count(s, seat)
    elif isinstance(effect, ParkGems):
        points = effect.value * sum(s.parked)
    elif isinstance(effect, PerCircleAndEndlessGem):
        points = effect.value * (len(one_coloured_circles(s, seat)) + len(endless_gems_on(s, seat)))
    elif isinstance(effect, PerNeighbour):
        points = effect.value * len(
            [each for each in neighbours(s.pyramids[seat], place) if not is_law(each)]
        )
    return points


def cards_in_pyramid(s: ViceroyState, seat: int) -> int:
    """Tucked ones too."""
    return len(s.pyramids[seat]) + sum([len(cards) for cards in s.tucked[seat].values()])


# 5 to 7: magic, sets, attack --------------------------------------------------------------------------------------


def magic_points(s: ViceroyState, seat: int) -> int:
    """VR-END-7"""
    bonus = sum([MAGIC_BONUS[token] for tokens in s.tokens[seat].values() for token in tokens])
    return s.count_tokens(seat, MAGIC) * bonus


def set_count(s: ViceroyState, seat: int) -> int:
    """VR-END-8: defence, magic and science."""
    return min(s.count_tokens(seat, DEFENCE), s.count_tokens(seat, MAGIC), s.count_tokens(seat, SCIENCE))


def attack_points(s: ViceroyState, seat: int) -> int:
    """VR-END-9: what others have left, minus the own defence."""
    enemies = sum(s.attacks) - s.attacks[seat]
    return -s.edition.scoring.attack * max(0, enemies - s.count_tokens(seat, DEFENCE))


# All together -----------------------------------------------------------------------------------------------------


def tokens_on_cards(s: ViceroyState, seat: int, counts: list[int]) -> list[str]:
    """The tokens that count here, each with its card: `57 magic+2`."""
    return [
        f"{card} {TOKENS[token]}"
        for card in sorted(s.tokens[seat])
        for token in s.tokens[seat][card]
        if counts[token]
    ]


def token_on_card(source: str) -> tuple[int, int]:
    """Back from such a source: the card, and the token on it."""
    card, _, token = source.partition(" ")
    return int(card), TOKENS.index(token)


def sheet_of(s: ViceroyState, seat: int) -> list[ScoreLine]:
    """A line for everything that made points, in the order of the headings. VR-END-6: point tokens at face value."""
    lines = []
    for upper in one_coloured_circles(s, seat):
        colour = painted_colour(s, seat, upper)
        value = worth_of_level(s, level_of(upper)) + circle_bonus(s, seat, colour)
        where = f"{level_of(upper)}.{column_of(upper)}"
        bonuses = tokens_on_cards(s, seat, CIRCLE_BONUS[colour])
        lines.append(ScoreLine(seat, "circles", value, (where, COLOURS[colour], *bonuses)))
    for card, level, colour in endless_gems_on(s, seat):
        value = worth_of_level(s, level) + circle_bonus(s, seat, colour)
        bonuses = tokens_on_cards(s, seat, CIRCLE_BONUS[colour])
        lines.append(ScoreLine(seat, "endless_gems", value, (str(card), COLOURS[colour], *bonuses)))
    for card, effect in active_laws(s, seat):
        value = law_points(s, seat, card, effect)
        if value:
            lines.append(ScoreLine(seat, "laws", value, (str(card),)))
    for card in sorted(s.tokens[seat]):
        value = sum([POINTS[token] for token in s.tokens[seat][card]])
        if value:
            lines.append(ScoreLine(seat, "points", value, (str(card),)))
    magic = tokens_on_cards(s, seat, _FOR_MAGIC)
    count = str(s.count_tokens(seat, MAGIC))
    lines.append(ScoreLine(seat, "magic", magic_points(s, seat), (count, *magic)))
    sets = set_count(s, seat)
    parts = tokens_on_cards(s, seat, _FOR_SETS)
    lines.append(ScoreLine(seat, "sets", sets * s.edition.scoring.token_set, (str(sets), *parts)))
    enemies = str(sum(s.attacks) - s.attacks[seat])
    shields = tokens_on_cards(s, seat, _FOR_DEFENCE)
    lines.append(ScoreLine(seat, "attack", attack_points(s, seat), (enemies, *shields)))
    return lines


def score_sheet(s: ViceroyState) -> tuple[ScoreLine, ...]:
    return tuple([line for seat in range(s.seats) for line in sheet_of(s, seat)])


def attacks_are_open(s: ViceroyState) -> bool:
    """VR-SET-4: with the screens off, or where what could be remembered is shown."""
    return s.lifted or s.variant.memory_shown


def open_score_sheet(s: ViceroyState) -> tuple[ScoreLine, ...]:
    """What anybody could write who only looks: pyramids are open, attack tokens lie behind screens till the end."""
    return tuple([line for line in score_sheet(s) if line.heading != "attack" or attacks_are_open(s)])


def score_of(s: ViceroyState, seat: int) -> int:
    """The sum of the sheet, counted without writing it."""
    bonus = [circle_bonus(s, seat, colour) for colour in range(COLOUR_COUNT)]
    total = magic_points(s, seat) + set_count(s, seat) * s.edition.scoring.token_set + attack_points(s, seat)
    for upper in one_coloured_circles(s, seat):
        total += worth_of_level(s, level_of(upper)) + bonus[painted_colour(s, seat, upper)]
    for _, level, colour in endless_gems_on(s, seat):
        total += worth_of_level(s, level) + bonus[colour]
    for card, effect in active_laws(s, seat):
        total += law_points(s, seat, card, effect)
    total += sum([POINTS[token] for tokens in s.tokens[seat].values() for token in tokens])
    return total


def scores(s: ViceroyState) -> tuple[int, ...]:
    return tuple([score_of(s, seat) for seat in range(s.seats)])


def winners_by(points: tuple[int, ...]) -> tuple[int, ...]:
    """VR-END-10: equal players share the victory. VR-SOL-4: who plays alone is always the best."""
    most = max(points)
    return tuple([seat for seat, count in enumerate(points) if count == most])
