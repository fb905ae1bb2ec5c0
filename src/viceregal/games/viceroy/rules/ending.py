"""VR-END-1, VR-END-2: screens off, hands discarded, circles recoloured."""

from __future__ import annotations

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules, then
from viceregal.games.viceroy.rules.actions import ENOUGH, Recolour
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.events import CircleRecoloured, GameEnded, ScreenLifted
from viceregal.games.viceroy.rules.frames import AskRecolour, EndGame, Finish
from viceregal.games.viceroy.rules.pyramid import FIRST_PLACE, WIDTH, circle_colours, circle_places
from viceregal.games.viceroy.rules.recolouring import recolouring_cost, segments_to_cover
from viceregal.games.viceroy.rules.refusals import CIRCLE_IS_DONE, NO_CIRCLE, TOO_FEW_GEMS
from viceregal.games.viceroy.rules.scoring import scores, winners_by
from viceregal.games.viceroy.rules.state import ViceroyState


def end_game(s: ViceroyState, frame: EndGame, emit: Emit | None) -> None:
    s.lifted = True
    for seat in range(s.seats):
        hand = s.hands[seat]
        if emit is not None:
            emit(ScreenLifted(seat, tuple(s.gems[seat]), tuple(sorted(hand))))
        s.discards.extend(sorted(hand))
        for card in hand:
            s.known[card] = 0
        hand.clear()
    below = FIRST_PLACE  # all circles lie above it
    asks = [AskRecolour(seat, below) for seat in range(s.seats) if can_recolour(s, seat, below)]
    then(s, *asks, Finish())


def recolourings(s: ViceroyState, seat: int, above: int) -> list[Action]:
    """What can be paid for, circle by circle upwards from a place."""
    options: list[Action] = []
    pyramid, gems = s.pyramids[seat], s.gems[seat]
    for upper in circle_places(pyramid):
        if upper > above:
            circle = circle_colours(pyramid, upper)
            for colour in range(COLOUR_COUNT):
                if gems[colour] and 0 < segments_to_cover(circle, colour) <= gems[colour]:
                    options.append(Recolour(upper, colour))
    return options


def can_recolour(s: ViceroyState, seat: int, above: int) -> bool:
    """Is there any, without listing them?"""
    pyramid, gems = s.pyramids[seat], s.gems[seat]
    for upper in pyramid:
        if upper > above and upper >= 2 * WIDTH:
            circle = circle_colours(pyramid, upper)
            for colour in range(COLOUR_COUNT):
                if gems[colour] and 0 < segments_to_cover(circle, colour) <= gems[colour]:
                    return True
    return False


def recolour_options(s: ViceroyState, ask: AskRecolour, seat: int) -> list[Action]:
    return [*recolourings(s, seat, ask.place), ENOUGH]


def answer_recolour(s: ViceroyState, ask: AskRecolour, seat: int, action: Action, emit: Emit | None) -> None:
    """No gem is paid for a circle made so."""
    if not isinstance(action, Recolour):
        return
    cost = recolouring_cost(s, seat, action.place, action.colour)
    s.gems[seat][action.colour] -= cost
    s.reserve[action.colour] += cost
    s.painted[seat, action.place] = action.colour
    if emit is not None:
        emit(CircleRecoloured(seat, action.place, action.colour))
    if can_recolour(s, seat, action.place):
        s.todo.append(AskRecolour(seat, action.place))


def why_not_recolour(s: ViceroyState, ask: AskRecolour, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Recolour):
        return None
    if action.place not in circle_places(s.pyramids[seat]):
        return Refusal("VR-END-2", NO_CIRCLE)
    colour = COLOURS[action.colour]
    short = recolouring_cost(s, seat, action.place, action.colour) - s.gems[seat][action.colour]
    if short > 0:
        return Refusal("VR-END-2", TOO_FEW_GEMS, missing={colour: short}, colour=colour)
    return Refusal("VR-END-2", CIRCLE_IS_DONE, colour=colour)


def finish(s: ViceroyState, frame: Finish, emit: Emit | None) -> None:
    if emit is not None:
        points = scores(s)
        emit(GameEnded(points, winners_by(points)))


def add_to(rules: Rules) -> None:
    rules.step(EndGame, end_game)
    rules.question(
        AskRecolour,
        rule="VR-END-2",
        options=recolour_options,
        answer=answer_recolour,
        why_not=why_not_recolour,
    )
    rules.step(Finish, finish)
