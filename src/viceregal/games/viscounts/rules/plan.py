"""What can lie on the stack together: the plan of a game. Positions from outside are held against it."""

from __future__ import annotations

from typing import Final

from viceregal.core.errors import BadPosition
from viceregal.core.records import NOBODY, Ask, AskChance, Frame
from viceregal.games.viscounts.rules.board import NOWHERE
from viceregal.games.viscounts.rules.cards.deck import NO_CARD
from viceregal.games.viscounts.rules.deal import new_state, pair_count
from viceregal.games.viscounts.rules.effects import DestroyOwn
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
    AfterActs,
    AiRow,
    AskAct,
    AskDestroyOwn,
    AskDraw,
    AskFund,
    AskHeroes,
    AskMove,
    AskOneOf,
    AskPair,
    AskPlay,
    AskPlayerCards,
    AskRecruit,
    AskResource,
    AskReveal,
    AskScheme,
    AskTurnUp,
    BuildPiles,
    CollideStep,
    FormDeck,
    Phase,
    Resolve,
    SeatAi,
)
from viceregal.games.viscounts.rules.plan_of_castle import check_castle
from viceregal.games.viscounts.rules.plan_of_questions import check_frame, strange
from viceregal.games.viscounts.rules.state import UNBUILT, ViscountsState

# In which phase each of these stands next to the bottom of the stack, above the phase that comes after.
STAGES: Final[dict[type, tuple[int, ...]]] = {
    AskPlay: (MOVE,),
    AskMove: (ACT,),
    AskAct: (RECRUIT,),
    AskFund: (RECRUIT,),
    AfterActs: (RECRUIT,),
    AskRecruit: (COLLIDE,),
    CollideStep: (DRAW, END),
    AskScheme: (),
}
# Questions that may wait below something else; all others are asked at once.
PATIENT: Final = (AskFund, AskOneOf, AskResource, AskTurnUp, AskDraw, AskPair)
SET_UP: Final = (AskPair, AskDestroyOwn, FormDeck, SeatAi, BuildPiles)
NOT_OF_THE_AI: Final = (*SET_UP, AskDraw)


def check_plan(s: ViscountsState) -> None:
    """Hold the stack against the course of a game, from the bottom up."""
    check_rounds(s)
    if not s.todo:
        check_over(s)
        return
    if isinstance(s.todo[0], AskHeroes):
        check_deal(s)
        return
    check_under_way(s)
    bottom, rest = s.todo[0], s.todo[1:]
    for number, frame in enumerate(rest):
        if isinstance(frame, Ask | AskChance) and number + 1 < len(rest) and not isinstance(frame, PATIENT):
            raise strange(frame)
        check_frame(s, rest, number)
    if isinstance(bottom, AiRow):
        check_ai_row(s, rest)
    elif isinstance(bottom, Phase):
        check_turn(s, bottom, rest)
    else:
        raise strange(bottom)
    check_castle(s)
    if not s.todo[-1].deciders():
        raise BadPosition("todo: nobody is asked anything, and the game is not over")


def check_rounds(s: ViscountsState) -> None:
    """VW-9.1: the last round is called when a card is revealed, and it is the next one."""
    revealed = s.debts_left == 0 or s.deeds_left == 0
    if revealed != (s.last_round > 0):
        raise BadPosition("last_round: it is called when poverty or prosperity is revealed", "VW-9.1")
    if s.last_round and not max(s.round, 2) <= s.last_round <= s.round + 1:
        raise BadPosition("last_round: it is this round or the next", "VW-9.1")


def check_over(s: ViscountsState) -> None:
    if not s.last_round or s.round != s.last_round:
        raise BadPosition("the game is over before its last round", "VW-9.1")
    if s.on_turn != (s.first - 1) % s.seats or s.played != NO_CARD:
        raise BadPosition("the player to the right of the start player ends the game", "VW-9.1")
    check_castle(s)


def check_deal(s: ViscountsState) -> None:
    """VW-1: before the pairs are laid out, in this order."""
    full = new_state(s.variant)
    if s.todo != full.todo[: len(s.todo)]:
        raise strange(s.todo[-1])
    laid = 0 if any([isinstance(frame, AskPlayerCards) for frame in s.todo]) else pair_count(s)
    if len(s.player_cards) != laid or s.heroes:
        raise BadPosition("player_cards, heroes: they are laid out last", "VW-1.7")
    if (s.layout == NOWHERE) != (len(s.todo) == len(full.todo)):
        raise BadPosition("ring: it is laid out first", "VW-1.1")
    if s.debts_left != UNBUILT or s.deeds_left != UNBUILT or s.round or s.on_turn != NOBODY:
        raise BadPosition("something has happened before the set-up was complete", "VW-1.8")
    if s.draws != full.draws or any(s.hands) or any(s.discards) or any(s.manuscripts) or s.gone:
        raise BadPosition("somebody has got something before the set-up was complete", "VW-1.7")
    if any(s.goods) or any(s.papers) or any(s.slots) or any(s.first_tier) or any(s.second_tier):
        raise BadPosition("somebody has got something before the set-up was complete", "VW-1.7")
    if s.board != full.board or s.viscounts != full.viscounts or s.played != NO_CARD:
        raise BadPosition("somebody has played before the set-up was complete", "VW-1.7")


def check_under_way(s: ViscountsState) -> None:
    if s.layout == NOWHERE:
        raise BadPosition("ring: it is not laid out", "VW-1.1")
    if s.round < 1:
        raise BadPosition("round: the first is number 1", "VW-4.7")


def check_turn(s: ViscountsState, bottom: Phase, rest: list[Frame]) -> None:
    if bottom.seat >= s.seats:
        raise BadPosition(f"there is no seat {bottom.seat}", "VW-4.7")
    if bottom.phase == SHIFT:
        check_pairs(s, bottom, rest)
        return
    if s.debts_left == UNBUILT or s.deeds_left == UNBUILT:
        raise BadPosition("debts_left, deeds_left: the piles are not built", "VW-1.8")
    if NOWHERE in s.viscounts:
        raise BadPosition("a viscount stands nowhere", "VW-1.7")
    if bottom.seat != s.on_turn:
        raise BadPosition(f"it is not the turn of seat {bottom.seat}", "VW-4.7")
    if bottom.seat == s.ai and bottom.phase not in (COLLIDE, END):
        raise BadPosition("the AI has no such phase", "VW-12.2")
    check_stages(s, bottom, rest)
    check_played(s, bottom, rest)


def check_stages(s: ViscountsState, bottom: Phase, rest: list[Frame]) -> None:
    """What belongs to a phase stands above the phase that follows; the steps of a collision in their order."""
    parts = [frame.part for frame in rest if isinstance(frame, CollideStep)]
    if parts != sorted(parts, reverse=True)[: len(parts)] or parts != list(range(4, 4 - len(parts), -1)):
        raise BadPosition("the steps of a collision are in disorder", "VW-8.2")
    if parts and s.corruption[s.on_turn] != s.virtue[s.on_turn]:
        raise BadPosition("there is no collision", "VW-8.2")
    for number, frame in enumerate(rest):
        stages = STAGES.get(type(frame))
        if stages is not None and bottom.phase not in stages:
            raise strange(frame)
        if stages is not None and number and not isinstance(frame, CollideStep):
            raise strange(frame)
        if isinstance(frame, SET_UP) or (isinstance(frame, Resolve) and isinstance(frame.effect, DestroyOwn)):
            raise strange(frame)
        if isinstance(frame, AskPlay | AskMove | AskAct | AskFund | AskRecruit | AfterActs):
            if frame.seat != bottom.seat:
                raise strange(frame)
        elif isinstance(frame, AskDraw) and (
            frame.seat != bottom.seat or bottom.phase != DRAW or len(rest) > 1
        ):
            raise strange(frame)


def check_played(s: ViscountsState, bottom: Phase, rest: list[Frame]) -> None:
    """VW-5.2: the card of this turn lies on the board, once it is played."""
    seat = s.on_turn
    choosing = any([isinstance(frame, AskPlay) for frame in rest])
    for number, frame in enumerate(rest):
        if isinstance(frame, AskReveal) and frame.purpose == TO_PLAY:
            choosing = True
            if number or frame.seat != seat or s.hands[seat]:
                raise strange(frame)
    before = bottom.phase == PLAY or choosing or seat == s.ai
    if before != (s.played == NO_CARD):
        raise BadPosition("played: the card of this turn is played in phase 1", "VW-5.2")
    if bottom.phase in (PLAY, MOVE) and before and seat != s.ai and s.board[3 * seat] != NO_CARD:
        raise BadPosition("board: space 1 is empty before a card is played", "VW-5.1")
    if not before and s.played not in s.board[3 * seat : 3 * seat + 3]:
        raise BadPosition("played: the card of this turn lies on the board", "VW-5.2")
    if choosing and bottom.phase != MOVE:
        raise BadPosition("a card is played in phase 1", "VW-5.2")


def check_pairs(s: ViscountsState, bottom: Phase, rest: list[Frame]) -> None:
    """VW-1.7: between the pairs and the first turn."""
    if bottom.seat != s.first or s.round != 1 or s.on_turn != NOBODY or not rest:
        raise strange(bottom)
    if s.played != NO_CARD or s.board.count(NO_CARD) != len(s.board):
        raise BadPosition("somebody has played before the set-up was complete", "VW-1.7")
    check_late_set_up(s, rest)
    waiting = [frame.seat for frame in rest if isinstance(frame, AskPair)]
    order = [(s.first + step) % s.seats for step in range(s.seats) if (s.first + step) % s.seats != s.ai]
    if waiting != order[: len(waiting)]:
        raise BadPosition("pairs are taken in reverse turn order", "VW-1.7")
    for seat in range(s.seats):
        if (s.viscounts[seat] == NOWHERE) != (seat in waiting) and seat != s.ai:
            raise BadPosition(f"seat {seat} has taken a pair, or has not", "VW-1.7")
    if len(s.player_cards) != len(s.heroes) or len(s.player_cards) != len(waiting) + 1:
        raise BadPosition("player_cards, heroes: one pair more than players is laid out", "VW-1.7")
    for frame in rest:
        if type(frame) in STAGES or (isinstance(frame, AskReveal) and frame.purpose == TO_PLAY):
            raise strange(frame)


def check_late_set_up(s: ViscountsState, rest: list[Frame]) -> None:
    """VW-1.8, VW-11.3: what comes after the pairs."""
    built = not any([isinstance(frame, BuildPiles) for frame in rest])
    if built != (s.debts_left != UNBUILT) or built != (s.deeds_left != UNBUILT):
        raise BadPosition("debts_left, deeds_left: the piles are built at their time", "VW-1.8")
    seated = not any([isinstance(frame, SeatAi) for frame in rest])
    if s.ai != NOBODY and seated != (s.viscounts[s.ai] != NOWHERE):
        raise BadPosition("the AI takes its place after the human", "VW-11.3")


def check_ai_row(s: ViscountsState, rest: list[Frame]) -> None:
    if s.on_turn != s.ai or s.ai == NOBODY:
        raise BadPosition("it is not the turn of the AI", "VW-12.1")
    drawing = any([isinstance(frame, AskScheme) for frame in rest])
    if drawing != (s.schemes[0] == NO_CARD):
        raise BadPosition("schemes: the first space of the AI holds the scheme of this turn", "VW-12.1")
    if s.played != NO_CARD:
        raise BadPosition("played: the AI plays no townsfolk", "VW-12.1")
    if s.debts_left == UNBUILT or NOWHERE in s.viscounts:
        raise BadPosition("the set-up is not complete", "VW-1.8")
    for number, frame in enumerate(rest):
        if isinstance(frame, NOT_OF_THE_AI) or (
            type(frame) in STAGES and (number or not isinstance(frame, AskScheme))
        ):
            raise strange(frame)
