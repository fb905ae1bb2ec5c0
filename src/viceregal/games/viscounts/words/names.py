"""The words of Viscounts: names of cards, tiles, goods and places, and what effects do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from viceregal.core.records import Effect, Record
from viceregal.games.viscounts.rules import effects
from viceregal.games.viscounts.rules.actions import ORDERS
from viceregal.games.viscounts.rules.board import DIRECTIONS, INNER, PLACES, SECTIONS, SEGMENT_KEYS, SPOTS
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.deck import FIRST_PRINTED, NO_CARD, ROWS
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.own_data import own_name
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import (
    AIMS,
    INFERRED,
    NO_SCORE,
    OWNER,
    RECONSTRUCTION,
    RIBBONS,
    SCORED,
    Manuscript,
)
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import (
    ACTS,
    BUILDINGS,
    GOODS,
    ICONS,
    NOTHING,
    PAPERS,
    THINGS,
    InOrder,
    OneOf,
)
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.player_board import SLOTS, SLOTS_PER_BUILDING
from viceregal.i18n.game_speech import GameSpeech, names_or_number

Names = Sequence[str]

# Behind a name that several cards share: a figure would read as a value or a price.
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
# Behind the name of whatever is not known to us from print.
SIGNS = {RECONSTRUCTION: "*", INFERRED: "°", OWNER: "†"}


class ViscountsWords(GameSpeech):
    def __init__(self, lang: str) -> None:
        super().__init__(lang, GAME.key)

    def _text(self, key: str) -> str:
        """Whatever somebody's own data are, games with them have one name."""
        return super()._text("edition.own" if key.startswith("edition.own-") else key)

    # Names of cards ---------------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """Of those that share a name each has its number; printed townsfolk go by their segment."""
        if card >= FIRST_PRINTED:
            return self.say("card.printed", segment=self.segment(card - FIRST_PRINTED))
        row = ROWS[card]
        name, _, number = row.key.rpartition("-")
        own = own_name(row.key)
        if own:
            said = own
        elif number.isdigit():
            said = self.say("card.numbered", name=self.say(f"card.{name}"), number=NUMERALS[int(number)])
        else:
            said = self.say(f"card.{row.key}")
        return said + sign(row.mark)

    def tile(self, tile: int) -> str:
        row = MANUSCRIPTS[tile]
        gives = self.tile_gives(row)
        name = self.say("tile.name", cost=row.cost, ribbon=self.ribbon(row.ribbon), gives=gives)
        return name + sign(row.mark)

    def tile_gives(self, row: Manuscript) -> str:
        """What it does when it is transcribed, and what it scores for."""
        said = [] if row.effect == NOTHING else [self.effect(row.effect)]
        if row.scores != NO_SCORE:
            said.append(self.tile_scores(row))
        return "; ".join(said) or self.effect(NOTHING)

    def tile_scores(self, row: Manuscript) -> str:
        key = f"scored.{SCORED[row.scores]}"
        return self.say(key) if row.per == 1 else self.say_n(f"{key}.several", row.per)

    def player_card(self, index: int) -> str:
        row = PLAYER_CARDS[index]
        return self.say("player_card.name", number=row.number) + sign(row.mark)

    def scheme(self, scheme: int) -> str:
        """By its icons; of two with a single criminal each has its number, too."""
        row = SCHEMES[scheme]
        number = row.key[-1:] if row.key[-1:].isdigit() else ""
        icons = " ".join([self.icons(row.icons), number]).strip()
        return self.say("scheme.future" if row.future else "scheme.starting", icons=icons) + sign(row.mark)

    def ai_board(self, board: int) -> str:
        row = AI_BOARDS[board]
        return self.say(f"ai_board.{row.key}") + sign(row.mark)

    # Other names ------------------------------------------------------------------------------------------------

    def icon(self, icon: int) -> str:
        return self.say(f"icon.{ICONS[icon]}")

    def icons(self, counts: Sequence[int]) -> str:
        """ "merchant ×2, cleric"."""
        return self._counted([(self.icon(icon), count) for icon, count in enumerate(counts)])

    def act(self, act: int) -> str:
        return self.say(f"act.{ACTS[act]}")

    def aim(self, aim: int) -> str:
        return self.say(f"aim.{AIMS[aim]}")

    def good(self, good: int) -> str:
        return self.say(f"good.{GOODS[good]}")

    def pays(self, goods: Sequence[int]) -> str:
        """Goods one by one, told together: "2 silver, 1 stone"."""
        counts = [(good, goods.count(good)) for good in range(len(GOODS))]
        return self.listing([self.gains(good, count) for good, count in counts if count])

    def gains(self, thing: int, count: int) -> str:
        return self.say_n(f"effect.Gain.{THINGS[thing]}", count)

    def building(self, building: int) -> str:
        return self.say(f"building.{BUILDINGS[building]}")

    def slot(self, slot: int) -> str:
        building, place = divmod(slot, SLOTS_PER_BUILDING)
        gives = self.say(f"slot.{SLOTS[slot]}")
        return self.say("slot.name", building=self.building(building), number=place + 1, gives=gives)

    def ribbon(self, ribbon: int) -> str:
        return self.say(f"ribbon.{RIBBONS[ribbon]}")

    def segment(self, segment: int) -> str:
        return SEGMENT_KEYS[segment].upper()

    def place(self, place: int, case: str = "") -> str:
        """As a name; or as where somebody goes (`.to`) or is (`.in`)."""
        if place % 3 == INNER:
            return self.say(f"place.inner{case}", segment=self.segment(place // 3))
        return self.say(f"place.town{case}", number=PLACES[place].rpartition("-")[2])

    def section(self, section: int) -> str:
        return self.say(f"section.{SECTIONS[section]}")

    def spot(self, spot: int) -> str:
        return SPOTS[spot].upper()

    def order(self, order: int) -> str:
        first, second, third = [space + 1 for space in ORDERS[order]]
        return self.say("order.name", first=first, second=second, third=third)

    def _counted(self, things: list[tuple[str, int]]) -> str:
        said = [
            what if count == 1 else self.say("several.times", what=what, count=count)
            for what, count in things
            if count
        ]
        return self.listing(said) or self.say("several.none")

    # Effects ----------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """Without a full stop, to stand in a list or after a colon."""
        key = f"effect.{type(effect).__name__}"
        match effect:
            case InOrder():
                return " + ".join([self.effect(part) for part in effect.parts])
            case OneOf():
                return self.say(key, parts=" / ".join([self.effect(part) for part in effect.parts]))
            case effects.Gain():
                return self.gains(effect.thing, effect.count)
            case effects.Flip():
                return self.say_n(f"{key}.{PAPERS[effect.paper]}", effect.count)
            case effects.Discard() | effects.Destroy() | effects.PlaceFree():
                return self.say_n(key, effect.count)
            case effects.BuildFree():
                return self.say(
                    f"{key}.here" if effect.here else key, building=self.building(effect.building)
                )
        return self.say(key)

    def values(self, record: Record, names: Names) -> dict[str, Any]:
        """The fields of a record in words, each under the places that messages know it by."""
        values: dict[str, Any] = {}
        for field in fields(record):
            if field.name in SAYS:
                values.update(SAYS[field.name](self, getattr(record, field.name), names))
        return values

    def player(self, seat: int, names: Names) -> str:
        return names_or_number(self, seat, names)


def sign(mark: int) -> str:
    return SIGNS.get(mark, "")


Says = Callable[[ViscountsWords, Any, Names], dict[str, Any]]


def _as_it_is(name: str) -> Says:
    return lambda speech, value, names: {name: value}


def _in_words(name: str, said: Callable[[ViscountsWords, int], str]) -> Says:
    return lambda speech, value, names: {name: said(speech, value)}


def _listed(name: str, said: Callable[[ViscountsWords, int], str]) -> Says:
    return lambda speech, values, names: {name: speech.listing([said(speech, value) for value in values])}


_NUMBERS = (
    "corruption",
    "count",
    "debts",
    "deeds",
    "have",
    "need",
    "option",
    "round",
    "space",
    "spare",
    "tier",
    "times",
    "virtue",
)

SAYS: dict[str, Says] = {
    **{name: _as_it_is(name) for name in _NUMBERS},
    "act": _in_words("act", ViscountsWords.act),
    "aim": _in_words("aim", ViscountsWords.aim),
    "ai_board": _in_words("ai_board", ViscountsWords.ai_board),
    "building": _in_words("building", ViscountsWords.building),
    "card": lambda speech, card, names: {"card": speech.card(card) if card != NO_CARD else ""},
    "cards": _listed("cards", ViscountsWords.card),
    "direction": lambda speech, way, names: {"direction": speech.say(f"direction.{DIRECTIONS[way]}")},
    "effect": lambda speech, effect, names: {"effect": speech.effect(effect)},
    "good": _in_words("good", ViscountsWords.good),
    "into": lambda speech, effect, names: {"into": speech.effect(effect)},
    "order": _in_words("order", ViscountsWords.order),
    "other": lambda speech, seat, names: {"other": speech.player(seat, names)},
    "other_spot": _in_words("other_spot", ViscountsWords.spot),
    "paper": lambda speech, paper, names: {"paper": speech.say(f"paper.{PAPERS[paper]}")},
    "pays": lambda speech, goods, names: {"pays": speech.pays(goods)},
    "place": lambda speech, place, names: {
        "place": speech.place(place),
        "place_to": speech.place(place, ".to"),
        "place_in": speech.place(place, ".in"),
    },
    "player_card": _in_words("player_card", ViscountsWords.player_card),
    "player_cards": _listed("player_cards", ViscountsWords.player_card),
    "ribbon": _in_words("ribbon", ViscountsWords.ribbon),
    "scheme": _in_words("scheme", ViscountsWords.scheme),
    "seat": lambda speech, seat, names: {"player": speech.player(seat, names)},
    "section": _in_words("section", ViscountsWords.section),
    "segment": _in_words("segment", ViscountsWords.segment),
    "segments": _listed("segments", ViscountsWords.segment),
    "silver": lambda speech, count, names: {"paid": speech.say_n("paid.silver", count)},
    "slot": _in_words("slot", ViscountsWords.slot),
    "spot": _in_words("spot", ViscountsWords.spot),
    "tile": _in_words("tile", ViscountsWords.tile),
    # A tile's name has commas of its own.
    "tiles": lambda speech, tiles, names: {"tiles": "; ".join(speech.tile(tile) for tile in tiles)},
}
