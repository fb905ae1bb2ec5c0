"""From the rules' state to the search board, and from its numbers back to action texts."""

from __future__ import annotations

from viceregal.core.records import Frame
from viceregal.games.hand_of_the_king.bots.search.board import Board
from viceregal.games.hand_of_the_king.bots.search.layout import (
    BANNER,
    CALL,
    GIVE,
    JAQEN_AREA,
    JAQEN_LANDING,
    JAQEN_POOL,
    NAME,
    OVER,
    SANDOR,
    SWAP,
    TAKE,
    TURN,
    WITH,
    YGRITTE,
)
from viceregal.games.hand_of_the_king.bots.search.rounds import Rounds
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANIONS, DIRECTIONS, HOUSES
from viceregal.games.hand_of_the_king.rules.effects import KINGS_LANDING
from viceregal.games.hand_of_the_king.rules.frames import (
    AskBanner,
    AskCompanion,
    AskDismiss,
    AskGive,
    AskKill,
    AskName,
    AskSwap,
    AskSwapWith,
    AskTake,
    AskTurn,
    FinishCompanion,
    StartTurn,
)
from viceregal.games.hand_of_the_king.rules.state import HandState

JAQEN = COMPANIONS.index("jaqen")

_PHASE_OF_FRAME = {
    AskTurn: TURN, AskCompanion: CALL, AskDismiss: JAQEN_POOL, AskName: NAME, AskSwap: SWAP, AskSwapWith: WITH,
    AskGive: GIVE, AskTake: TAKE, AskBanner: BANNER,
}  # fmt: skip
_VERBS = {
    CALL: "call", JAQEN_LANDING: "kill", JAQEN_AREA: "kill", JAQEN_POOL: "dismiss", NAME: "name", SWAP: "swap",
    WITH: "with", SANDOR: "kill", GIVE: "give", TAKE: "take", YGRITTE: "kill",
}  # fmt: skip


def set_board(board: Board, s: HandState) -> None:
    """Make the board show this state. It must be past the deal."""
    board.load(
        s.seats,
        list(s.grid),
        [list(area) for area in s.areas],
        list(s.banners),
        list(s.pool),
        [(stay.seat, stay.house, stay.count) for stay in s.staying],
        _question(s),
        s.variant.ramsay_moves_varys,
        s.variant.standing_ties_stay,
    )


def _question(s: HandState) -> dict[str, int]:
    if not s.todo:
        return {"phase": OVER, "seat": 0}
    ask = s.todo[-1]
    (seat,) = ask.deciders()
    if seat < 0:
        raise ValueError("the board shows positions after the deal only")
    question = {
        "seat": seat,
        "phase": _phase(s.todo),
        "moved": 1 << s.moved if s.moved >= 0 else 0,
        "stirred": s.stirred,
        "tied": s.tied,
        "extra": int(s.another_turn),
    }
    if isinstance(ask, AskSwapWith):
        question["held"] = ask.card
    elif isinstance(ask, AskTake):
        question["held"] = ask.given
    elif isinstance(ask, AskBanner):
        question |= _banner_question(s.todo, ask, seat)
    return question


def _phase(todo: list[Frame]) -> int:
    ask = todo[-1]
    if not isinstance(ask, AskKill):
        return _PHASE_OF_FRAME[type(ask)]
    called = next(frame.companion for frame in reversed(todo) if isinstance(frame, FinishCompanion))
    if ask.zone == KINGS_LANDING:
        return JAQEN_LANDING if called == JAQEN else SANDOR
    return JAQEN_AREA if called == JAQEN else YGRITTE


def _banner_question(todo: list[Frame], ask: AskBanner, seat: int) -> dict[str, int]:
    """All other banners are settled by now: what the board still has to settle are the open questions."""
    stirred = sum(1 << frame.house for frame in todo if isinstance(frame, AskBanner))
    following = next(frame.seat for frame in todo if isinstance(frame, StartTurn))
    return {"ask": ask.house, "moved": 0, "stirred": stirred, "extra": int(following == seat)}


def action_text(board: Board, action: int) -> str:
    """The text of an answer to the question on the board."""
    phase = board.phase()
    if phase == TURN:
        return f"move {DIRECTIONS[action // 7]} {HOUSES[action % 7]}"
    if phase == BANNER:
        return f"banner {HOUSES[board.asked_house()]} {action}"
    words = HOUSES if phase == NAME else COMPANIONS if phase in (CALL, JAQEN_POOL) else CARDS
    return f"{_VERBS[phase]} {words[action]}"


def line_texts(board: Rounds, answers: list[int]) -> list[str]:
    """The texts of a line of play, drawn out as far as the table knows how it goes on. Plays it on the board."""
    texts = []
    for answer in answers:
        texts.append(action_text(board, answer))
        board.play(answer)
    while (answer := board.table_move()) in board.legal():
        texts.append(action_text(board, answer))
        board.play(answer)
    return texts
