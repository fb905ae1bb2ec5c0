"""Short words of Viscounts for the terminal: names with their marks, effects and icons in a few letters."""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.core.records import Effect
from viceregal.games.viscounts.rules import effects
from viceregal.games.viscounts.rules.cards.deck import CARDS, ROWS, TILES
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.rows import NEVER, NO_SCORE, TIMINGS, Manuscript
from viceregal.games.viscounts.rules.effects import ICONS, NOTHING, Ongoing
from viceregal.games.viscounts.words.cards import ViscountsCards
from viceregal.games.viscounts.words.names import sign


def legend(speech: ViscountsCards) -> str:
    """What the signs behind names and the letters of icons are."""
    icons = [f"{speech.say(f'letter.{icon}')} {speech.say(f'icon.{icon}')}" for icon in ICONS]
    return speech.say("board.legend", marks=speech.say("mark.legend"), icons=" ".join(icons))


def card_name(word: str, speech: ViscountsCards) -> str:
    return speech.card(CARDS.index(word))


def icon_letters(counts: Sequence[int], speech: ViscountsCards) -> str:
    letters = [speech.say(f"letter.{icon}") * count for icon, count in zip(ICONS, counts, strict=True)]
    return "".join(letters) or "-"


def card_line(word: str, speech: ViscountsCards) -> str:
    """Name, value and icons."""
    row = ROWS[CARDS.index(word)]
    value = speech.say("board.value", value=row.value)
    return f"{card_name(word, speech)} {value} {icon_letters(row.icons, speech)}"


def card_lines(word: str, speech: ViscountsCards) -> list[str]:
    """The same with corner effect and ability, each on a line of its own."""
    row = ROWS[CARDS.index(word)]
    lines = [card_line(word, speech)]
    if row.corner != NOTHING:
        lines.append(speech.say("board.hired", effect=short(row.corner, speech)))
    if row.timing != NEVER:
        lines.append(speech.say(f"board.{TIMINGS[row.timing]}", effect=short_ability(row.ability, speech)))
    return lines


def tile_name(word: str, speech: ViscountsCards) -> str:
    """Ribbon and cost."""
    row = MANUSCRIPTS[TILES.index(word)]
    return f"{speech.ribbon(row.ribbon)} {row.cost}{sign(row.mark)}"


def tile_lines(word: str, speech: ViscountsCards) -> list[str]:
    return [tile_name(word, speech), tile_gives(MANUSCRIPTS[TILES.index(word)], speech)]


def tile_gives(row: Manuscript, speech: ViscountsCards) -> str:
    """Its effect, what it scores for, or both."""
    said = [] if row.effect == NOTHING else [short(row.effect, speech)]
    if row.scores != NO_SCORE:
        said.append(speech.tile_scores(row))
    return speech.listing(said) or short(NOTHING, speech)


def short(effect: Effect, speech: ViscountsCards) -> str:
    """`2 silver`, `flip 1 debt or deed`, `free hire`."""
    key = f"short.{type(effect).__name__}"
    match effect:
        case effects.Nothing():
            return "-"
        case effects.InOrder():
            return " + ".join([short(part, speech) for part in effect.parts])
        case effects.OneOf():
            *parts, last = [short(part, speech) for part in effect.parts]
            return speech.say(key, parts=speech.listing(parts), last=last) if parts else last
        case effects.Discard() | effects.Destroy() | effects.PlaceFree():
            return speech.say_n(key, effect.count)
        case effects.BuildFree():
            building = speech.building(effect.building)
            return speech.say(f"{key}.here" if effect.here else key, building=building)
    return speech.say(key) if speech.has(key) else speech.effect(effect)


def short_ability(ability: Effect | Ongoing, speech: ViscountsCards) -> str:
    if isinstance(ability, Effect):
        return short(ability, speech)
    key = f"short.{type(ability).__name__}"
    match ability:
        case effects.AfterAct():
            return speech.say(key, act=speech.act(ability.act), effect=short(ability.effect, speech))
        case effects.OnDebtFlipped() | effects.OnDebtGained() | effects.OnCollision():
            return speech.say(key, effect=short(ability.effect, speech))
        case effects.PairsOfMerchants() | effects.PairsOfSilver():
            return speech.say(key, icon=speech.icon(ability.act))
        case effects.FirstCountsTwo() | effects.OthersCount():
            return speech.say(key, act=speech.act(ability.act))
    raise TypeError(f"no short words for {type(ability).__name__}")
