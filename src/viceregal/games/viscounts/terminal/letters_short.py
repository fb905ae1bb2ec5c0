"""Short words of Viscounts for the terminal: names with their marks, effects and icons in a few letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from viceregal.core.records import Effect
from viceregal.games.viscounts.rules import effects
from viceregal.games.viscounts.rules.cards.deck import CARDS, ROWS, TILES
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.own_data import own_name
from viceregal.games.viscounts.rules.cards.rows import (
    INFERRED,
    NEVER,
    NO_SCORE,
    OWNER,
    RECONSTRUCTION,
    SCORED,
    TIMINGS,
    Manuscript,
)
from viceregal.games.viscounts.rules.effects import ACTS, BUILDINGS, ICONS, NOTHING, PAPERS, THINGS, Ongoing

# Behind the name of whatever is not known from print.
SIGNS: Final = {RECONSTRUCTION: "*", INFERRED: "°", OWNER: "†"}
LEGEND: Final = (
    "* reconstruction ° inferred † own file; v value, M merchant B builder N noble C cleric X criminal"
)
ICON_LETTERS: Final = "MBNCX"
_PLAIN: Final = {
    effects.Nothing: "-",
    effects.Rearrange: "rearrange",
    effects.DestroyOwn: "destroy an own card",
    effects.Shuffle: "shuffle",
    effects.FreeHire: "free hire",
    effects.CastleMove: "castle move",
    effects.FreeManuscript: "free manuscript",
    effects.GainScheme: "future scheme",
    effects.DismissAdjacent: "dismiss beside",
}
_WHEN: Final = dict(zip(TIMINGS, ("", "played", "dropped", "ongoing"), strict=True))


def marked(name: str, mark: int) -> str:
    return name + SIGNS.get(mark, "")


def card_name(word: str) -> str:
    """`debt-collector-2` is said as `Debt Collector 2`."""
    row = ROWS[CARDS.index(word)]
    return marked(own_name(row.key) or row.key.replace("-", " ").title(), row.mark)


def icon_letters(counts: Sequence[int]) -> str:
    return "".join([letter * count for letter, count in zip(ICON_LETTERS, counts, strict=True)]) or "-"


def card_line(word: str) -> str:
    """Name, value and icons."""
    row = ROWS[CARDS.index(word)]
    return f"{card_name(word)} v{row.value} {icon_letters(row.icons)}"


def card_lines(word: str) -> list[str]:
    """The same with corner effect and ability, each on a line of its own."""
    row = ROWS[CARDS.index(word)]
    lines = [card_line(word)]
    if row.corner != NOTHING:
        lines.append(f"hired: {short(row.corner)}")
    if row.timing != NEVER:
        lines.append(f"{_WHEN[TIMINGS[row.timing]]}: {short_ability(row.ability)}")
    return lines


def tile_name(word: str) -> str:
    """`black 3 flip`: ribbon, cost, what it is about."""
    row = MANUSCRIPTS[TILES.index(word)]
    return marked(word.replace("-", " "), row.mark)


def tile_lines(word: str) -> list[str]:
    row = MANUSCRIPTS[TILES.index(word)]
    ribbon = word.partition("-")[0]
    return [marked(f"{ribbon} {row.cost}", row.mark), tile_gives(row)]


def tile_gives(row: Manuscript) -> str:
    """Its effect, what it scores for, or both."""
    said = [] if row.effect == NOTHING else [short(row.effect)]
    if row.scores != NO_SCORE:
        scored = SCORED[row.scores].replace("-", " ")
        said.append(f"1 pt per {scored}" if row.per == 1 else f"1 pt per {row.per} {scored}")
    return ", ".join(said) or short(NOTHING)


def short(effect: Effect) -> str:
    """`2 silver`, `flip debt/deed`, `free hire`."""
    match effect:
        case effects.InOrder():
            return " + ".join([short(part) for part in effect.parts])
        case effects.OneOf():
            return " or ".join([short(part) for part in effect.parts])
        case effects.Gain():
            return f"{effect.count} {THINGS[effect.thing]}"
        case effects.Flip():
            paper = "debt/deed" if PAPERS[effect.paper] == "either" else PAPERS[effect.paper]
            return f"flip {effect.count} {paper}"
        case effects.Discard():
            return f"discard {effect.count}"
        case effects.Destroy():
            return f"destroy {effect.count}"
        case effects.PlaceFree():
            return f"{effect.count} free workers"
        case effects.BuildFree():
            return f"free {BUILDINGS[effect.building].replace('-', ' ')}" + (" here" if effect.here else "")
    return _PLAIN[type(effect)]


def short_ability(ability: Effect | Ongoing) -> str:
    if isinstance(ability, Effect):
        return short(ability)
    match ability:
        case effects.AfterAct():
            return f"after {ACTS[ability.act]} {short(ability.effect)}"
        case effects.OnDebtFlipped():
            return f"debt flipped: {short(ability.effect)}"
        case effects.OnDebtGained():
            return f"debt gained: {short(ability.effect)}"
        case effects.OnCollision():
            return f"collision: {short(ability.effect)}"
        case effects.PairsOfMerchants():
            return f"2 merchants = 1 {ICONS[ability.act]}"
        case effects.PairsOfSilver():
            return f"2 silver = 1 {ICONS[ability.act]}"
        case effects.FirstCountsTwo():
            return f"first resource counts 2 for {ACTS[ability.act]}"
        case effects.OthersCount():
            return f"any resource pays for {ACTS[ability.act]}"
    raise TypeError(f"no short words for {type(ability).__name__}")
