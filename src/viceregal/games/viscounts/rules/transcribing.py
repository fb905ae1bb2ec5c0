"""VW-6.7, VW-6.8, VW-4.10: manuscripts and the cleric bonus cards."""

from __future__ import annotations

from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.records import NOBODY, Action, Emit
from viceregal.core.rules import Rules
from viceregal.games.viscounts.rules.actions import (
    MANUSCRIPT_TAKES,
    TILE_TURN_UPS,
    TakeManuscript,
    TurnUpTile,
)
from viceregal.games.viscounts.rules.board import printed_cost, printed_effect
from viceregal.games.viscounts.rules.card_moves import is_still_hidden
from viceregal.games.viscounts.rules.cards.deck import NO_CARD, RIBBON, TILE_COST, TILES
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.effects import FreeManuscript
from viceregal.games.viscounts.rules.events import BonusTaken, PrintTranscribed, TileTurnedUp, Transcribed
from viceregal.games.viscounts.rules.frames import AskManuscript, AskTurnUpTile, Resolve
from viceregal.games.viscounts.rules.refusals import NOT_SUCH_A_MANUSCRIPT
from viceregal.games.viscounts.rules.resolving import EFFECTS, POSSIBLE, nothing_happens
from viceregal.games.viscounts.rules.state import ViscountsState

FREE_COSTS = (3, 4)
FOR_BONUS = 3


def cost_at(s: ViscountsState, segment: int) -> int:
    """Of the top manuscript; if the pile is empty, of the printed one."""
    tile = s.tiles[segment]
    return printed_cost(segment) if tile == NO_CARD else TILE_COST[tile]


def transcribe_at(s: ViscountsState, seat: int, segment: int, emit: Emit | None) -> None:
    """VW-6.7: it is taken and does what it does at once; the printed one does it only."""
    tile = s.tiles[segment]
    if tile == NO_CARD:
        if emit is not None:
            emit(PrintTranscribed(seat, segment))
        s.todo.append(Resolve(seat, printed_effect(segment)))
        return
    s.manuscripts[seat].append(tile)
    s.tiles[segment] = NO_CARD
    if emit is not None:
        emit(Transcribed(seat, tile))
    claim_bonus(s, seat, RIBBON[tile], emit)
    s.todo.append(Resolve(seat, MANUSCRIPTS[tile].effect))
    if s.tiles_below[segment]:
        s.todo.append(AskTurnUpTile(segment))


def claim_bonus(s: ViscountsState, seat: int, ribbon: int, emit: Emit | None) -> None:
    """VW-6.8: the first with three manuscripts of a ribbon."""
    if s.bonus[ribbon] != NOBODY:
        return
    owned = 0
    for tile in s.manuscripts[seat]:
        if RIBBON[tile] == ribbon:
            owned += 1
    if owned >= FOR_BONUS:
        s.bonus[ribbon] = seat
        if emit is not None:
            emit(BonusTaken(seat, ribbon))


def is_free(tile: int) -> bool:
    """VW-4.10: of cost 3 or 4."""
    return tile != NO_CARD and TILE_COST[tile] in FREE_COSTS


def can_take_manuscript(s: ViscountsState, seat: int, effect: FreeManuscript) -> bool:
    return any([is_free(tile) for tile in s.tiles])


def do_free_manuscript(s: ViscountsState, seat: int, effect: FreeManuscript, emit: Emit | None) -> None:
    if can_take_manuscript(s, seat, effect) or is_still_hidden(s.tiles, s.tiles_below):
        s.todo.append(AskManuscript(seat))
    else:
        nothing_happens(seat, effect, emit)


def manuscript_options(s: ViscountsState, ask: AskManuscript, seat: int) -> list[Action]:
    return [MANUSCRIPT_TAKES[tile] for tile in s.tiles if is_free(tile)]


def answer_manuscript(
    s: ViscountsState, ask: AskManuscript, seat: int, action: TakeManuscript, emit: Emit | None
) -> None:
    transcribe_at(s, seat, s.tiles.index(action.tile), emit)


def why_not_manuscript(s: ViscountsState, ask: AskManuscript, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, TakeManuscript):
        return None
    return Refusal("VW-4.10", NOT_SUCH_A_MANUSCRIPT, tile=TILES[action.tile])


def turn_up_options(s: ViscountsState, ask: AskTurnUpTile, seat: int) -> list[Action]:
    return [TILE_TURN_UPS[tile] for tile in s.tile_pool]


def sample_turn_up(s: ViscountsState, ask: AskTurnUpTile, chance: Chance) -> Action:
    return TILE_TURN_UPS[chance.pick(s.tile_pool)]


def answer_turn_up(
    s: ViscountsState, ask: AskTurnUpTile, seat: int, action: TurnUpTile, emit: Emit | None
) -> None:
    s.tile_pool.remove(action.tile)
    s.tiles_below[ask.segment] -= 1
    s.tiles[ask.segment] = action.tile
    if emit is not None:
        emit(TileTurnedUp(ask.segment, action.tile))


EFFECTS[FreeManuscript] = do_free_manuscript
POSSIBLE[FreeManuscript] = can_take_manuscript


def add_to(rules: Rules) -> None:
    rules.question(
        AskManuscript,
        rule="VW-4.10",
        options=manuscript_options,
        answer=answer_manuscript,
        why_not=why_not_manuscript,
    )
    rules.question(
        AskTurnUpTile, rule="VW-1.3", options=turn_up_options, answer=answer_turn_up, sample=sample_turn_up
    )
    rules.may_wait(AskTurnUpTile)
