"""VW-1, VW-11: the set-up, up to the first turn."""

from __future__ import annotations

from typing import Final

from viceregal.core.chance import Chance
from viceregal.core.errors import Refusal
from viceregal.core.records import NOBODY, Action, Emit, Frame
from viceregal.core.rules import Rules, then
from viceregal.games.viscounts.rules.actions import (
    BEGINNINGS,
    DECLINE,
    DESTROYS,
    LAY_OUTS,
    PAIRS,
    SCHEME_REVEALS,
    Begin,
    DestroyCard,
    LayHeroes,
    LayOut,
    LayPlayerCards,
    LayTiles,
    RevealScheme,
    TakePair,
)
from viceregal.games.viscounts.rules.board import SEGMENT_COUNT, place_of_town
from viceregal.games.viscounts.rules.card_moves import declined, destroy
from viceregal.games.viscounts.rules.cards.deck import (
    BLACK_BACKED,
    CARDS,
    FIRST_HERO,
    FIRST_STARTER,
    GREY_BACKED,
    NEUTRAL_COUNT,
    starters_of,
)
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import GUILDHALL, RESOURCE, BuildFree, DestroyOwn, Gain
from viceregal.games.viscounts.rules.events import (
    DESTROYING,
    HeroesLaid,
    LaidOut,
    LotFell,
    PairTaken,
    PilesBuilt,
    PlayerCardsLaid,
    TilesLaid,
)
from viceregal.games.viscounts.rules.frames import (
    SHIFT,
    AskDestroyOwn,
    AskDraw,
    AskFirstTiles,
    AskHarder,
    AskHeroes,
    AskLayout,
    AskLot,
    AskPair,
    AskPlayerCards,
    AskTurnUp,
    BuildPiles,
    FormDeck,
    Phase,
    Resolve,
    SeatAi,
)
from viceregal.games.viscounts.rules.gains import gain_deeds, gain_goods, take_debt
from viceregal.games.viscounts.rules.options import Variant
from viceregal.games.viscounts.rules.player_board import DEBTS_ON_TOP, DEEDS_ON_TOP, HAND_LIMIT
from viceregal.games.viscounts.rules.refusals import NOT_YOUR_CARD, PLAYER_CARD_NOT_LAID_OUT
from viceregal.games.viscounts.rules.resolving import EFFECTS, carry_out
from viceregal.games.viscounts.rules.solo_events import AiSeated, SchemeAdded
from viceregal.games.viscounts.rules.state import ViscountsState

FIRST_PILES: Final = (14, 14, 14, 13, 13)  # VW-1.2
TILES_BELOW: Final = 6  # VW-1.3


def new_state(variant: Variant) -> ViscountsState:
    s = ViscountsState(variant)
    s.pool = list(range(NEUTRAL_COUNT))
    s.below = list(FIRST_PILES)
    s.tile_pool = BLACK_BACKED[:]
    s.tiles_below = [TILES_BELOW] * SEGMENT_COUNT
    for seat in range(s.seats):
        if seat != s.ai:
            s.draws[seat] = starters_of(seat)
    lot: list[Frame] = [AskLot()]
    if s.ai != NOBODY:
        lay_out_schemes(s)
        lot = []  # VW-11.1: the human begins
    harder = [AskHarder()] * variant.harder
    turned_up = [AskTurnUp(segment) for segment in range(SEGMENT_COUNT)]
    then(s, AskLayout(), *turned_up, AskFirstTiles(), *lot, *harder, AskPlayerCards(), AskHeroes())
    return s


def lay_out_schemes(s: ViscountsState) -> None:
    """VW-11.2: without those that the board shows."""
    removed = s.variant.ai_board.removed
    for scheme, row in enumerate(SCHEMES):
        if row.key not in removed:
            (s.future if row.future else s.scheme_pile).append(scheme)


# The board --------------------------------------------------------------------------------------------------------


def layout_options(s: ViscountsState, ask: AskLayout, seat: int) -> list[Action]:
    return LAY_OUTS[:]


def answer_layout(s: ViscountsState, ask: AskLayout, seat: int, action: LayOut, emit: Emit | None) -> None:
    s.layout = LAY_OUTS.index(action)
    if emit is not None:
        emit(LaidOut(action.section, action.segments))


def sample_tiles(s: ViscountsState, ask: AskFirstTiles, chance: Chance) -> Action:
    return LayTiles(tuple(chance.shuffled(GREY_BACKED)))


def is_tiles(s: ViscountsState, ask: AskFirstTiles, action: Action) -> bool:
    return isinstance(action, LayTiles) and sorted(action.tiles) == GREY_BACKED


def answer_tiles(
    s: ViscountsState, ask: AskFirstTiles, seat: int, action: LayTiles, emit: Emit | None
) -> None:
    s.tiles = list(action.tiles)
    if emit is not None:
        emit(TilesLaid(action.tiles))


def lot_options(s: ViscountsState, ask: AskLot, seat: int) -> list[Action]:
    return BEGINNINGS[: s.seats]


def answer_lot(s: ViscountsState, ask: AskLot, seat: int, action: Begin, emit: Emit | None) -> None:
    s.first = action.seat
    if emit is not None:
        emit(LotFell(action.seat))


# Pairs ------------------------------------------------------------------------------------------------------------


def pair_count(s: ViscountsState) -> int:
    """VW-1.7: one more than players; VW-11.3: two."""
    return 2 if s.ai != NOBODY else s.seats + 1


def sample_player_cards(s: ViscountsState, ask: AskPlayerCards, chance: Chance) -> Action:
    return LayPlayerCards(tuple(chance.shuffled(list(range(len(PLAYER_CARDS))))[: pair_count(s)]))


def is_player_cards(s: ViscountsState, ask: AskPlayerCards, action: Action) -> bool:
    if not isinstance(action, LayPlayerCards) or len(action.player_cards) != pair_count(s):
        return False
    return len(set(action.player_cards)) == len(action.player_cards)


def answer_player_cards(
    s: ViscountsState, ask: AskPlayerCards, seat: int, action: LayPlayerCards, emit: Emit | None
) -> None:
    s.player_cards = list(action.player_cards)
    if emit is not None:
        emit(PlayerCardsLaid(action.player_cards))


def sample_heroes(s: ViscountsState, ask: AskHeroes, chance: Chance) -> Action:
    return LayHeroes(tuple(chance.shuffled(list(range(FIRST_HERO, FIRST_STARTER)))[: pair_count(s)]))


def is_heroes(s: ViscountsState, ask: AskHeroes, action: Action) -> bool:
    if not isinstance(action, LayHeroes) or len(action.cards) != pair_count(s):
        return False
    if len(set(action.cards)) < len(action.cards):
        return False
    return all([FIRST_HERO <= card < FIRST_STARTER for card in action.cards])


def answer_heroes(s: ViscountsState, ask: AskHeroes, seat: int, action: LayHeroes, emit: Emit | None) -> None:
    s.heroes = list(action.cards)
    if emit is not None:
        emit(HeroesLaid(action.cards))
    picks: list[Frame] = [
        AskPair((s.first - step) % s.seats)
        for step in range(1, s.seats + 1)
        if (s.first - step) % s.seats != s.ai
    ]
    if s.ai != NOBODY:
        picks.append(SeatAi())
    piles: list[Frame] = [BuildPiles()]
    order = [*picks, *piles] if s.variant.piles_last else [*piles, *picks]
    s.round = 1
    then(s, *order, Phase(s.first, SHIFT))


def pair_options(s: ViscountsState, ask: AskPair, seat: int) -> list[Action]:
    return [PAIRS[number] for number in s.player_cards]


def answer_pair(s: ViscountsState, ask: AskPair, seat: int, action: TakePair, emit: Emit | None) -> None:
    """VW-1.7: the town, the goods, the extra line; then the draw pile."""
    place = s.player_cards.index(action.player_card)
    row = PLAYER_CARDS[s.player_cards.pop(place)]
    hero = s.heroes.pop(place)
    s.identity[seat] = action.player_card
    s.draws[seat].insert(0, hero)
    s.viscounts[seat] = place_of_town(row.number)
    if emit is not None:
        emit(PairTaken(seat, action.player_card, hero))
    for good in range(4):
        if row.goods[good]:
            gain_goods(s, seat, good, row.goods[good], emit)
    gain_deeds(s, seat, row.deeds, emit)
    for _ in range(row.debts):
        take_debt(s, seat, emit)
    s.todo.append(FormDeck(seat))
    s.todo.append(Resolve(seat, row.extra))
    if row.choices:
        s.todo.append(Resolve(seat, Gain(RESOURCE, row.choices)))


def why_not_pair(s: ViscountsState, ask: AskPair, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, TakePair):
        return None
    return Refusal("VW-1.7", PLAYER_CARD_NOT_LAID_OUT, number=str(action.player_card + 1))


def form_deck(s: ViscountsState, frame: FormDeck, emit: Emit | None) -> None:
    """VW-1.7: what was gained is shuffled in; that is no shuffle of VW-4.5. Three cards are drawn."""
    seat = frame.seat
    s.draws[seat] = sorted([*s.draws[seat], *s.discards[seat]])
    s.discards[seat] = []
    s.todo.extend([AskDraw(seat)] * HAND_LIMIT)


def do_destroy_own(s: ViscountsState, seat: int, effect: DestroyOwn, emit: Emit | None) -> None:
    s.todo.append(AskDestroyOwn(seat))


def destroy_own_options(s: ViscountsState, ask: AskDestroyOwn, seat: int) -> list[Action]:
    return [*[DESTROYS[card] for card in s.draws[seat]], DECLINE]


def answer_destroy_own(
    s: ViscountsState, ask: AskDestroyOwn, seat: int, action: Action, emit: Emit | None
) -> None:
    if isinstance(action, DestroyCard):
        s.draws[seat].remove(action.card)
        destroy(s, seat, action.card, False, emit)
    else:
        declined(seat, DESTROYING, emit)


def why_not_destroy_own(s: ViscountsState, ask: AskDestroyOwn, seat: int, action: Action) -> Refusal | None:
    if not isinstance(action, DestroyCard):
        return None
    return Refusal("VW-1.7", NOT_YOUR_CARD, card=CARDS[action.card])


def build_piles(s: ViscountsState, frame: BuildPiles, emit: Emit | None) -> None:
    """VW-1.8"""
    s.debts_left = DEBTS_ON_TOP[s.seats]
    s.deeds_left = DEEDS_ON_TOP[s.seats]
    if emit is not None:
        emit(PilesBuilt(s.debts_left, s.deeds_left))


# Solo -------------------------------------------------------------------------------------------------------------


def harder_options(s: ViscountsState, ask: AskHarder, seat: int) -> list[Action]:
    return [SCHEME_REVEALS[scheme] for scheme in s.future]


def answer_harder(
    s: ViscountsState, ask: AskHarder, seat: int, action: RevealScheme, emit: Emit | None
) -> None:
    """VW-11.2: it is shuffled in, unseen."""
    s.future.remove(action.scheme)
    s.secret.append(action.scheme)
    s.secret.sort()
    s.scheme_pile.append(action.scheme)
    s.scheme_pile.sort()
    if emit is not None:
        emit(SchemeAdded())


def seat_ai(s: ViscountsState, frame: SeatAi, emit: Emit | None) -> None:
    """VW-11.3, VW-11.4: its viscount to the town of the card that is left, its start items from the supply."""
    seat = s.ai
    board = s.variant.ai_board
    s.viscounts[seat] = place_of_town(PLAYER_CARDS[s.player_cards[0]].number)
    if emit is not None:
        emit(AiSeated(s.variant.board, s.viscounts[seat]))
    for good in range(4):
        if board.goods[good]:
            gain_goods(s, seat, good, board.goods[good], emit)
    gain_deeds(s, seat, board.deeds, emit)
    for _ in range(board.debts):
        take_debt(s, seat, emit)
    if board.builds:
        carry_out(s, seat, BuildFree(GUILDHALL, True), emit)


EFFECTS[DestroyOwn] = do_destroy_own


def add_to(rules: Rules) -> None:
    rules.question(AskLayout, rule="VW-1.1", options=layout_options, answer=answer_layout)
    rules.shuffle(AskFirstTiles, rule="VW-1.3", sample=sample_tiles, is_outcome=is_tiles, answer=answer_tiles)
    rules.question(AskLot, rule="VW-1.6", options=lot_options, answer=answer_lot)
    rules.shuffle(
        AskPlayerCards,
        rule="VW-1.7",
        sample=sample_player_cards,
        is_outcome=is_player_cards,
        answer=answer_player_cards,
    )
    rules.shuffle(AskHeroes, rule="VW-1.7", sample=sample_heroes, is_outcome=is_heroes, answer=answer_heroes)
    rules.question(AskPair, rule="VW-1.7", options=pair_options, answer=answer_pair, why_not=why_not_pair)
    rules.step(FormDeck, form_deck)
    rules.question(
        AskDestroyOwn,
        rule="VW-1.7",
        options=destroy_own_options,
        answer=answer_destroy_own,
        why_not=why_not_destroy_own,
    )
    rules.step(BuildPiles, build_piles)
    rules.question(AskHarder, rule="VW-11.2", options=harder_options, answer=answer_harder)
    rules.step(SeatAi, seat_ai)
