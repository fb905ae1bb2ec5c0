"""The greedy bot of Viscounts: it beats chance, knows no more than its view, plays any table, and ends well."""

from __future__ import annotations

import pytest

from viceregal.bots import registry
from viceregal.bots.random_bot import RandomBot
from viceregal.bots.viscounts.greedy import MOST_POSITIONS, Greedy, quick_answer
from viceregal.bots.viscounts.worth import _engine, _points, time_left, worth
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games.viscounts.cards.deck import ROWS, TILES
from viceregal.games.viscounts.effects import INK
from viceregal.games.viscounts.frames import AskFlip, AskResource
from viceregal.games.viscounts.game import GAME
from viceregal.games.viscounts.options import OPTIONS
from viceregal.games.viscounts.state import ACQUIRED, APPROVED, UNPAID, ViscountsState

RIVALS = OPTIONS[0].choices[1:]


def played(kinds: tuple[type, ...], seed: int, values: dict[str, str] | None = None) -> Match:
    """A whole game between bots; every answer goes through the checked door."""
    match = Match.new(GAME, GAME.setup(len(kinds), values=values), seed)
    bots = [kind(Chance(f"{seed}-{seat}")) for seat, kind in enumerate(kinds)]
    while not match.over:
        seat = match.to_move[0]
        match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
    return match


def test_it_beats_chance_from_either_seat() -> None:
    won = 0
    for seed in range(20):
        mine = seed % 2
        kinds = (Greedy, RandomBot) if mine == 0 else (RandomBot, Greedy)
        won += played(kinds, seed).winners() == (mine,)
    assert won >= 19


@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_with_any_number_of_seats(seats: int) -> None:
    assert min(played((Greedy,) * seats, 4).scores()) > 20


@pytest.mark.parametrize("rival", RIVALS)
@pytest.mark.parametrize("kind", [RandomBot, Greedy])
def test_whole_games_against_the_ai_boards(rival: str, kind: type) -> None:
    """The AI's seat is never asked, so the second bot has nothing to do."""
    match = played((kind, RandomBot), 4, {"rival": rival, "harder": "1"})
    assert all(entry.seat != 1 for entry in match.log)
    assert kind is RandomBot or match.scores()[0] > 20


def test_same_view_and_seed_same_choice_whatever_is_hidden() -> None:
    """Two tables that look the same from a seat: the bot cannot tell them apart."""
    state = GAME.start(GAME.setup(2), Chance(5))
    differed = 0
    for step in range(60):
        seat = GAME.deciders(state)[0]
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        other = GAME.guess(view, Chance(f"other{step}"))
        differed += GAME.to_document(other) != GAME.to_document(state)
        chosen = Greedy(Chance(9)).choose(view, legal)
        assert Greedy(Chance(9)).choose(GAME.view(other, seat), GAME.legal(other, seat)) == chosen
        GAME.apply(state, seat, chosen)
        GAME.settle(state, Chance(step))
    assert differed > 20


def test_the_view_is_left_alone() -> None:
    state = GAME.start(GAME.setup(2), Chance(2))
    view = GAME.view(state, GAME.deciders(state)[0])
    copy = GAME.view(state, GAME.deciders(state)[0])
    Greedy(Chance(1)).choose(view, GAME.legal(state, GAME.deciders(state)[0]))
    assert view == copy


def test_a_decision_looks_at_no_more_positions_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget ends the search; what was begun when it ran out is finished."""
    looked = 0
    best = Greedy._best

    def counted(self: Greedy, s: ViscountsState, seat: int) -> float:
        nonlocal looked
        looked += 1
        return best(self, s, seat)

    monkeypatch.setattr(Greedy, "_best", counted)
    state = GAME.start(GAME.setup(2), Chance(8))
    most = 0
    for step in range(150):
        seat = GAME.deciders(state)[0]
        looked = 0
        chosen = Greedy(Chance(step)).choose(GAME.view(state, seat), GAME.legal(state, seat))
        most = max(most, looked)
        GAME.apply(state, seat, chosen)
        GAME.settle(state, Chance(step))
        if not GAME.deciders(state):
            break
    assert MOST_POSITIONS // 2 < most < 4 * MOST_POSITIONS


def test_it_is_found_by_name() -> None:
    assert registry.names("viscounts") == ("random", "greedy")
    assert isinstance(registry.make("greedy", "viscounts", 1), Greedy)


# What it thinks of things ---------------------------------------------------------------------------------------


def under_way() -> ViscountsState:
    state = GAME.start(GAME.setup(2), Chance(3))
    chance = Chance(4)
    for _ in range(20):
        seat = GAME.deciders(state)[0]
        GAME.apply(state, seat, chance.pick(GAME.legal(state, seat)))
        GAME.settle(state, chance)
    assert isinstance(state, ViscountsState)
    return state


def test_what_is_worth_more() -> None:
    state = under_way()
    plain = worth(state, 0)
    for good in range(4):
        richer = state.clone()
        richer.goods[good] += 1
        assert worth(richer, 0) > plain, good
    for paper, better in ((UNPAID, False), (ACQUIRED, True), (APPROVED, True)):
        other = state.clone()
        other.papers[paper] += 1
        assert (worth(other, 0) > plain) == better, paper
    built = state.clone()
    built.slots[0] |= 1 << 8
    assert worth(built, 0) > plain
    risen = state.clone()
    risen.third_tier[0] += 1
    assert worth(risen, 0) > plain
    ahead = state.clone()
    ahead.papers[4 + APPROVED] += 3
    assert worth(ahead, 0) < plain


def test_time_runs_out_with_the_shorter_pile() -> None:
    state = under_way()
    state.debts_left, state.deeds_left = 12, 6
    assert time_left(state) == 0.5
    state.debts_left = 3
    assert time_left(state) == 0.25
    state.last_round = state.round
    assert time_left(state) == 0


def test_answers_by_rule_of_thumb() -> None:
    state = under_way()
    state.goods[1:4] = [0, 2, 2]
    state.todo.append(AskResource(0))
    assert quick_answer(state, 0, GAME.legal(state, 0)) == GAME.parse("take ink")
    state.goods[INK] = 9
    assert quick_answer(state, 0, GAME.legal(state, 0)) == GAME.parse("take gold")
    state.papers[UNPAID] = state.papers[ACQUIRED] = 1
    state.todo.append(AskFlip(0))
    assert quick_answer(state, 0, GAME.legal(state, 0)) == GAME.parse("flip debt")


def with_cards(*icons: tuple[int, ...]) -> ViscountsState:
    """A deck that has, besides, neutral cards of these icons."""
    state = under_way()
    taken: set[int] = set()
    for wanted in icons:
        card = next(
            number
            for number, row in enumerate(ROWS)
            if row.icons == wanted and number in state.pool and number not in taken
        )
        taken.add(card)
        state.discards[0].append(card)
    return state


def test_a_deck_for_one_action_is_worth_more_than_a_little_of_each() -> None:
    noble, builder, cleric = (0, 0, 1, 0, 0), (0, 1, 0, 0, 0), (0, 0, 0, 1, 0)
    mixed = _engine(with_cards(noble, builder, cleric), 0)
    for icons in (noble, builder, cleric):
        assert _engine(with_cards(icons, icons, icons), 0) > mixed


def test_a_manuscript_on_the_way_to_a_set_is_worth_more_than_its_points() -> None:
    state = under_way()
    state.manuscripts[0] = []
    before, points = worth(state, 0), _points(state, 0)
    state.manuscripts[0] = [TILES.index("black-3-flip")]
    assert worth(state, 0) - before > _points(state, 0) - points


def test_time_is_on_the_side_of_an_ai_board() -> None:
    """With more debts and deeds left, the AI makes more of it."""
    state = GAME.start(GAME.setup(2, values={"rival": "cleric"}), Chance(3))
    assert isinstance(state, ViscountsState)
    state.debts_left = state.deeds_left = 6
    human = GAME.start(GAME.setup(2), Chance(3))
    assert isinstance(human, ViscountsState)
    human.debts_left = human.deeds_left = 6
    sooner = state.clone()
    sooner.deeds_left = 3
    sooner_human = human.clone()
    sooner_human.deeds_left = 3
    assert worth(sooner, 0) - worth(state, 0) > worth(sooner_human, 0) - worth(human, 0)
