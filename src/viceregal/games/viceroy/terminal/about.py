"""What a card says: the sentence under the question, before what would come of it."""

from __future__ import annotations

from viceregal.games.viceroy.rules import actions as act
from viceregal.games.viceroy.rules.cards.deck import NO_CARD, character, is_law
from viceregal.games.viceroy.terminal.scene import Scene


def about_choice(scene: Scene) -> str:
    """The card that the choice names, or the law whose place is asked for; nothing where the choice says it all."""
    choice = scene.choice
    if choice is None or scene.viewer is None:
        return ""
    match choice.action:
        case (
            act.Choose()
            | act.DiscardChosen()
            | act.TakeOffer()
            | act.Claim()
            | act.Bury()
            | act.PutOnTop()
            | act.Tuck()
        ):
            return about_card(scene, choice.action.card)
        case act.PutAt() if is_law(scene.to_place):
            return about_card(scene, scene.to_place)
    return ""


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
