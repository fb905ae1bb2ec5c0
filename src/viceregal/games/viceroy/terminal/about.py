"""What would come of a choice, and what a card says: the sentence under the question."""

from __future__ import annotations

from viceregal.games.viceroy.rules import actions as act
from viceregal.games.viceroy.rules import frames
from viceregal.games.viceroy.rules.auction import PASS_GEMS
from viceregal.games.viceroy.rules.cards.deck import COSTS, NO_CARD, character, is_law
from viceregal.games.viceroy.rules.effects import Gems, InOrder, Points
from viceregal.games.viceroy.rules.placing import LEVEL_FIVE_POINTS
from viceregal.games.viceroy.rules.pyramid import LEVELS, circle_colour, level_of
from viceregal.games.viceroy.rules.recolouring import recolouring_cost
from viceregal.games.viceroy.rules.scoring import circle_value
from viceregal.games.viceroy.terminal.scene import Scene


def about_choice(scene: Scene) -> str:
    """Nothing if nothing is pointed at."""
    choice = scene.choice
    if choice is None or scene.viewer is None:
        return ""
    said = scene.speech.say
    match choice.action:
        case act.Bid():
            cards = scene.speech.cards(scene.state.offered_at(choice.action.colour))
            return _capital(said("about.bid", gem=scene.speech.gem(choice.action.colour), cards=cards))
        case act.BidAttack():
            return said("about.attack")
        case act.Pass() if isinstance(scene.ask, frames.AskBids):
            count = PASS_GEMS + scene.state.science(scene.viewer)
            return said("about.pass", gems=scene.speech.effect(Gems(count)))
        case act.Pass():
            return said("about.no_card")
        case act.DiscardChosen():
            gems = scene.speech.effect(Gems(scene.state.edition.discard_gems))
            return said("about.discard", card=scene.speech.card(choice.action.card), gems=gems)
        case act.PutAt():
            return about_place(scene, scene.to_place, choice.action.place)
        case act.Recolour():
            return about_recolouring(scene, choice.action)
        case act.Choose() | act.TakeOffer() | act.Claim() | act.Bury() | act.PutOnTop() | act.Tuck():
            return about_card(scene, choice.action.card)
    return _capital(choice.said)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def about_card(scene: Scene, card: int) -> str:
    """A law's text; a character's costs and rewards from the lowest level up."""
    if card == NO_CARD:
        return ""
    if is_law(card):
        return f"{scene.speech.card(card)}: {scene.speech.law_text(card, scene.state.edition)}"
    row = character(card)
    steps = [
        f"{level + 1}. {scene.speech.colour(row.costs[level])} → {scene.speech.effect(row.rewards[level])}"
        for level in range(4)
    ]
    return f"{scene.speech.card(card)} ({card}): " + "; ".join(steps) + "."


def about_place(scene: Scene, card: int, place: int) -> str:
    """What it costs there, what it gives, and whether it closes a circle of one colour."""
    assert scene.viewer is not None
    level = level_of(place)
    parts = [scene.speech.say("about.level", level=level)]
    if is_law(card):
        parts.append(scene.speech.law_text(card, scene.state.edition).rstrip("."))
    else:
        if scene.places_cost:
            parts.append(scene.speech.say("about.cost", gems=scene.speech.gems(COSTS[card][level])))
        parts.append(scene.speech.say("about.reward", reward=_reward(scene, card, level)))
    after = {**scene.state.pyramids[scene.viewer], place: card}
    colour = circle_colour(after, place)
    if colour >= 0:
        parts.append(scene.speech.say("about.circle", circle=scene.speech.circle(colour)))
    return "; ".join(parts) + "."


def about_recolouring(scene: Scene, action: act.Recolour) -> str:
    """How many gems it takes, and how many points more it gives."""
    assert scene.viewer is not None
    s, seat = scene.state, scene.viewer
    points = circle_value(s, seat, action.place, action.colour) - circle_value(s, seat, action.place)
    count = recolouring_cost(s, seat, action.place, action.colour)
    circle = scene.speech.circle(action.colour)
    gems = scene.speech.say_n("about.recolour.gems", count)
    more = scene.speech.say_n(
        "about.recolour.points", abs(points), points=scene.speech.figures(f"{points:+}")
    )
    return _capital(scene.speech.say("about.recolour", circle=circle, gems=gems, points=more))


def _reward(scene: Scene, card: int, level: int) -> str:
    row = character(card)
    if level < LEVELS:
        return scene.speech.effect(row.rewards[level - 1])
    points = scene.speech.effect(Points(LEVEL_FIVE_POINTS))
    if not scene.state.edition.level_five_rows:
        return points
    return f"{scene.speech.effect(InOrder(row.rewards[:3]))} / {points}"
