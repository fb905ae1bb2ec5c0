"""What a thing on the table says: the sentence under the question, before what would come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from viceregal.core.records import NOBODY
from viceregal.games.viscounts.rules import actions as act
from viceregal.games.viscounts.rules.board import INNER, SECOND_TIER, SPOTS, section_at
from viceregal.games.viscounts.rules.cards.deck import FIRST_PRINTED, NO_CARD
from viceregal.games.viscounts.rules.cards.segments import SEGMENTS
from viceregal.games.viscounts.rules.effects import BUILDINGS, NOTHING
from viceregal.games.viscounts.rules.player_board import ABOVE, ABOVE_AI, BELOW, BUILDING_COST
from viceregal.games.viscounts.rules.primary_action import dismissable
from viceregal.games.viscounts.terminal.scene import Scene


def about_choice(scene: Scene) -> str:
    """What the things say that the choice names; nothing if nothing is pointed at, or if the choice says it all."""
    choice = scene.choice
    if choice is None or scene.viewer is None:
        return ""
    action = choice.action
    match action:
        case act.TakePair():
            hero = scene.state.heroes[scene.state.player_cards.index(action.player_card)]
            cards = scene.speech
            return f"{cards.player_card_text(action.player_card)} {cards.card(hero)}: {cards.card_text(hero)}"
        case act.Play() | act.Hire() | act.DiscardCard() | act.DestroyCard():
            return about_card(scene, action.card)
        case act.Dismiss():
            return about_card(scene, dismissable(scene.state, scene.viewer))
        case act.Move():
            return about_place(scene, action.place)
        case act.Trade():
            return f"{_capital(scene.speech.exchange(scene.state.viscounts[scene.viewer]))}."
        case act.BuildOn():
            return about_spot(scene, action.spot)
        case act.TakeManuscript():
            return about_tile(scene, action.tile)
        case act.PlaceIn() | act.ResolveGroup():
            return about_section(scene, action.section)
    return ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def about_target(scene: Scene, target: str) -> str:
    """What something on the table says, whether it can be chosen or not; nothing for what needs no words."""
    kind, _, word = target.partition(" ")
    told = _ABOUT.get(kind)
    return told(scene, int(word)) if told is not None and word.isdecimal() else ""


def about_card(scene: Scene, card: int) -> str:
    if card == NO_CARD or card >= FIRST_PRINTED:
        return ""
    return f"{_capital(scene.speech.card(card))}: {scene.speech.card_text(card)}"


def about_tile(scene: Scene, tile: int) -> str:
    return scene.speech.tile_text(tile)


def about_place(scene: Scene, place: int) -> str:
    """What can be done there: the exchange and the spots of a town; manuscript and section of an inner space."""
    s, words, segment = scene.state, scene.speech, place // 3
    if place % 3 != INNER:
        return f"{_capital(words.act(0))}: {words.exchange(place)}."
    tile = s.tiles[segment]
    section = words.section(section_at(s.layout, segment))
    if tile == NO_CARD:
        said = words.effect(SEGMENTS[segment].manuscript.effect)
    else:
        said = words.tile(tile)
    return words.say("about.inner", section=section, tile=said)


def about_spot(scene: Scene, spot: int) -> str:
    """Its bonus or who has built on it; what its link gives."""
    words, row, built = scene.speech, scene.state.side.spots[spot], scene.state.spots[spot]
    if built == NOBODY:
        said = words.say("about.spot", spot=SPOTS[spot].upper(), effect=words.effect(row.bonus))
    else:
        owner, building = divmod(built, len(BUILDINGS))
        said = words.say(
            "about.built",
            spot=SPOTS[spot].upper(),
            player=scene.names[owner],
            building=words.building(building),
        )
    if row.link != NOTHING:
        said += " " + words.say("about.link", effect=words.effect(row.link))
    return said


def about_section(scene: Scene, section: int) -> str:
    words = scene.speech
    return words.say(
        "about.section", section=words.section(section), effect=words.effect(SECOND_TIER[section])
    )


def _about_printed_tile(scene: Scene, segment: int) -> str:
    row = SEGMENTS[segment].manuscript
    return scene.speech.say("about.printed_tile", cost=row.cost, effect=scene.speech.effect(row.effect))


def _about_named_place(scene: Scene, place: int) -> str:
    return f"{_capital(scene.speech.place(place))}. {about_place(scene, place)}"


def _about_scheme(scene: Scene, scheme: int) -> str:
    return f"{_capital(scene.speech.scheme(scheme))}: {scene.speech.scheme_text(scheme)}"


def _about_building(scene: Scene, building: int) -> str:
    said = scene.speech.building(building)
    return _capital(scene.speech.say_n("about.building", BUILDING_COST[building], building=said))


def _about_slot(scene: Scene, slot: int) -> str:
    if scene.is_ai(scene.looked_at):
        return ""
    return _capital(scene.speech.slot(slot)) + "."


def about_space(scene: Scene, space: int) -> str:
    """VW-8.3: what a collision there gives."""
    words = scene.speech
    above = (ABOVE_AI if scene.is_ai(scene.looked_at) else ABOVE)[space - 1]
    criminal, below = BELOW[space - 1]
    key = {None: "all", True: "criminal", False: "honest"}[criminal]
    return words.say(f"about.space.{key}", space=space, above=words.effect(above), below=words.effect(below))


_ABOUT: Final[dict[str, Callable[[Scene, int], str]]] = {
    "card": about_card,
    "tile": about_tile,
    "printed-tile": _about_printed_tile,
    "place": _about_named_place,
    "spot": about_spot,
    "section": about_section,
    "slot": _about_slot,
    "space": about_space,
    "scheme": _about_scheme,
    "building": _about_building,
}
