"""VW-8.1, VW-8.4, VW-9.1: the phases of a turn, recruiting, drawing, and the end of the game."""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import DECLINE, DRAWS, HIRES, Draw, Hire
from viceregal.games.viscounts.rules.card_moves import declined, hire, is_still_hidden, reveal_top, shuffle
from viceregal.games.viscounts.rules.cards.deck import NO_CARD, VALUE
from viceregal.games.viscounts.rules.collision import begin_collision, collides
from viceregal.games.viscounts.rules.effects import SILVER
from viceregal.games.viscounts.rules.events import (
    HIRING,
    CardDrawn,
    CardSeen,
    GameEnded,
    TurnBegan,
)
from viceregal.games.viscounts.rules.frames import (
    ACT,
    COLLIDE,
    DRAW,
    END,
    MOVE,
    PLAY,
    RECRUIT,
    SHIFT,
    TO_PLAY,
    AskAct,
    AskDraw,
    AskMove,
    AskPlay,
    AskRecruit,
    Phase,
)
from viceregal.games.viscounts.rules.player_board import HAND_LIMIT, LARGER_HAND, MAX_COUNT
from viceregal.games.viscounts.rules.playing import shift_cards
from viceregal.games.viscounts.rules.refusals import ONLY_TOP_TOWNSFOLK
from viceregal.games.viscounts.rules.scoring import scores, winners
from viceregal.games.viscounts.rules.solo import begin_ai_turn
from viceregal.games.viscounts.rules.state import ViscountsState


def phase(s: ViscountsState, frame: Phase, emit: Emit | None) -> None:  # noqa: C901, PLR0912
    """Go on with a turn: each phase puts the next one under what it asks."""
    seat, now = frame.seat, frame.phase
    if now == SHIFT:
        s.on_turn = seat
        if emit is not None:
            emit(TurnBegan(s.round, seat))
        if seat == s.ai:
            begin_ai_turn(s, emit)
        else:
            s.todo.append(Phase(seat, PLAY))
            shift_cards(s, seat, emit)
    elif now == PLAY:
        s.todo.append(Phase(seat, MOVE))
        if s.hands[seat]:
            s.todo.append(AskPlay(seat))
        else:
            reveal_top(s, seat, TO_PLAY, emit)
    elif now == MOVE:
        s.todo.append(Phase(seat, ACT))
        s.todo.append(AskMove(seat))
    elif now == ACT:
        s.todo.append(Phase(seat, RECRUIT))
        s.todo.append(AskAct(seat))
    elif now == RECRUIT:
        s.todo.append(Phase(seat, COLLIDE))
        if can_recruit(s, seat):
            s.todo.append(AskRecruit(seat))
    elif now == COLLIDE:
        s.todo.append(Phase(seat, END if seat == s.ai else DRAW))
        if collides(s, seat):
            begin_collision(s, seat, emit)
    elif now == DRAW:
        draw_up(s, seat, emit)
    else:
        end_turn(s, seat, emit)


# Recruit ----------------------------------------------------------------------------------------------------------


def can_recruit(s: ViscountsState, seat: int) -> bool:
    card = s.tops[s.segment_of(seat)]
    return card != NO_CARD and VALUE[card] <= s.goods[seat * 4 + SILVER]


def recruit_options(s: ViscountsState, ask: AskRecruit, seat: int) -> list[Action]:
    return [HIRES[s.tops[s.segment_of(seat)]], DECLINE]


def answer_recruit(s: ViscountsState, ask: AskRecruit, seat: int, action: Action, emit: Emit | None) -> None:
    if isinstance(action, Hire):
        hire(s, seat, s.segment_of(seat), VALUE[action.card], emit)
    else:
        declined(seat, HIRING, emit)


def why_not_recruit(s: ViscountsState, ask: AskRecruit, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, Hire):
        return None
    return Refusal("VW-8.1", ONLY_TOP_TOWNSFOLK)


# Draw -------------------------------------------------------------------------------------------------------------


def hand_limit(s: ViscountsState, seat: int) -> int:
    """VW-8.4"""
    more = 1 if s.slots[seat] & LARGER_HAND else 0
    return HAND_LIMIT + more + (1 if s.leader == seat else 0)


def draw_up(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    """VW-8.4: card by card, as long as there are any."""
    if len(s.hands[seat]) >= hand_limit(s, seat) or not (s.draws[seat] or s.discards[seat]):
        s.todo.append(Phase(seat, END))
        return
    if not s.draws[seat]:
        shuffle(s, seat, emit)
    s.todo.append(Phase(seat, DRAW))
    s.todo.append(AskDraw(seat))


def draw_options(s: ViscountsState, ask: AskDraw, seat: int) -> list[Action]:
    return [DRAWS[card] for card in s.draws[ask.seat]]


def sample_draw(s: ViscountsState, ask: AskDraw, chance: Chance) -> Action:
    return DRAWS[chance.pick(s.draws[ask.seat])]


def answer_draw(s: ViscountsState, ask: AskDraw, seat: int, action: Draw, emit: Emit | None) -> None:
    s.draws[ask.seat].remove(action.card)
    s.hands[ask.seat].append(action.card)
    if emit is not None:
        emit(CardDrawn(ask.seat))
        emit(CardSeen(ask.seat, action.card), (ask.seat,))


# The end ----------------------------------------------------------------------------------------------------------


def hangs_on_piles(s: ViscountsState, frame: Phase, seat: int) -> bool:
    """Who can be recruited is not known before the card is turned up; and the final score counts the icons of schemes
    in the AI's pile that nobody has seen (VW-R21)."""
    if frame.phase == RECRUIT:
        return is_still_hidden(s.tops, s.below)
    return frame.phase == END and bool(s.secret) and is_last_turn(s, frame.seat)


def is_last_turn(s: ViscountsState, seat: int) -> bool:
    return s.last_round > 0 and s.round >= s.last_round and s.following(seat) == s.first


def end_turn(s: ViscountsState, seat: int, emit: Emit | None) -> None:
    """VW-4.7, VW-9.1: clockwise; after the last turn of the last round the game is over."""
    s.played = NO_CARD
    if is_last_turn(s, seat):
        if emit is not None:
            emit(GameEnded(winners(s), scores(s)))
        return
    following = s.following(seat)
    if following == s.first:
        s.round = min(MAX_COUNT, s.round + 1)
    s.todo.append(Phase(following, SHIFT))


def add_to(rules: Rules) -> None:
    rules.step(Phase, phase)
    rules.secret(Phase, hangs_on_piles)
    rules.question(
        AskRecruit, rule="VW-8.1", options=recruit_options, answer=answer_recruit, why_not=why_not_recruit
    )
    rules.question(AskDraw, rule="VW-8.4", options=draw_options, answer=answer_draw, sample=sample_draw)
