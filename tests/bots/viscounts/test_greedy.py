"""The greedy bot of Viscounts: it beats chance, knows no more than its view, plays any table, and ends well."""

from __future__ import annotations

import pytest

from viceregal.bots import registry
from viceregal.bots.entry import LEVELS
from viceregal.bots.random_bot import RandomBot
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games.viscounts.bots.greedy import Greedy
from viceregal.games.viscounts.bots.search.ahead import Ahead
from viceregal.games.viscounts.bots.search.features import features, rounds_left
from viceregal.games.viscounts.bots.search.turn import TurnSearch
from viceregal.games.viscounts.bots.search.weights import NAMED_WEIGHTS
from viceregal.games.viscounts.bots.search.worth import _engine, _points, time_left, worth
from viceregal.games.viscounts.rules.cards.deck import ROWS, TILES
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.options import OPTIONS
from viceregal.games.viscounts.rules.state import ACQUIRED, APPROVED, UNPAID, ViscountsState

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
        differed += GAME.open_view(other) != GAME.open_view(state)
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


def test_a_turn_is_looked_at_no_longer_than_it_may() -> None:
    """The budget ends the search; a turn that was begun when it ran out is finished at a glance."""
    state = under_way()
    search = TurnSearch(Chance(1))
    for positions in (10, 100, 1000):
        assert search.look(state, GAME.deciders(state)[0], positions, 3)
        assert -3 * positions < search.left


def test_it_keeps_to_its_way_until_chance_comes_in() -> None:
    state = GAME.start(GAME.setup(2, values={"rival": "cleric"}), Chance(6))
    bot = Greedy(Chance(6))
    kept = 0
    for step in range(40):
        legal = GAME.legal(state, 0)
        before = bot.plan[:]
        chosen = bot.choose(GAME.view(state, 0), legal)
        if len(legal) > 1 and before:
            assert chosen == before[0]
            kept += 1
        GAME.apply(state, 0, chosen)
        GAME.settle(state, Chance(step))
    assert kept > 5


def test_the_ends_of_a_turn_come_best_first_and_each_once() -> None:
    state = under_way()
    seat = GAME.deciders(state)[0]
    ends = TurnSearch(Chance(1)).look(state, seat, 600, 5)
    worths = [end.worth for end in ends]
    assert len(set(worths)) == 5
    assert worths == sorted(worths, reverse=True)
    for end in ends:
        after = state.clone()
        for action in end.path:
            while len(GAME.legal(after, seat)) == 1:
                GAME.apply(after, seat, GAME.legal(after, seat)[0])
            assert action in GAME.legal(after, seat)
            GAME.apply(after, seat, action)


def test_it_is_found_by_name() -> None:
    assert registry.names("viscounts") == ("random", "search", "greedy", "planner", *LEVELS)
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


def judged(state: ViscountsState) -> float:
    return TurnSearch(Chance(1)).judge(state, 0)


def alone() -> ViscountsState:
    """A solo game under way."""
    state = GAME.start(GAME.setup(2, values={"rival": "cleric"}), Chance(3))
    chance = Chance(4)
    for _ in range(20):
        GAME.apply(state, 0, chance.pick(GAME.legal(state, 0)))
        GAME.settle(state, chance)
    assert isinstance(state, ViscountsState)
    return state


def test_every_feature_has_a_weight_and_a_name() -> None:
    found = features(under_way(), 0)
    assert len(found) == len(NAMED_WEIGHTS) == len({name for name, _ in NAMED_WEIGHTS})
    solo = GAME.start(GAME.setup(2, values={"rival": "noble"}), Chance(3))
    assert len(features(solo, 0)) == len(found)


@pytest.mark.parametrize("seed", range(4))
def test_the_lead_is_counted_as_the_rules_count_it(seed: int) -> None:
    """Also the AI's resources, and the cards that are revealed; these are left out while they are covered."""
    values = {"rival": "cleric"} if seed % 2 else None
    state = GAME.start(GAME.setup(2, values=values), Chance(seed))
    chance = Chance(seed)
    compared = 0
    while GAME.deciders(state):
        if state.on_turn >= 0 and state.debts_left >= 0:
            points = GAME.scores(state)
            assert features(state, 0)[0] == points[0] - points[1]
            compared += 1
        seat = GAME.deciders(state)[0]
        GAME.apply(state, seat, chance.pick(GAME.legal(state, seat)))
        GAME.settle(state, chance)
    assert compared > 30


def test_what_is_worth_more_against_an_ai_board() -> None:
    state = alone()
    plain = judged(state)
    for paper, better in ((UNPAID, False), (APPROVED, True)):
        other = state.clone()
        other.papers[paper] += 1
        assert (judged(other) > plain) == better, paper
    for change in (one_more_on_top, a_workshop, a_manuscript):
        richer = state.clone()
        change(richer)
        assert judged(richer) > plain, change
    ahead = state.clone()
    ahead.papers[4 + APPROVED] += 3
    assert judged(ahead) < plain


def one_more_on_top(state: ViscountsState) -> None:
    state.third_tier[0] += 1


def a_workshop(state: ViscountsState) -> None:
    state.slots[0] |= 1 << 8


def a_manuscript(state: ViscountsState) -> None:
    state.manuscripts[0].append(TILES.index("black-3-flip"))


def test_rounds_run_out_with_the_shorter_pile() -> None:
    state = under_way()
    state.debts_left, state.deeds_left = 12, 6
    assert rounds_left(state) == 7
    state.debts_left = 3
    assert rounds_left(state) == 4
    state.last_round = state.round
    assert rounds_left(state) == 0


def test_it_looks_beyond_its_turn_against_an_ai_board() -> None:
    """From the ends of the turn it plays on; chances are the same for all, so the same end comes out again."""
    state = GAME.start(GAME.setup(2, values={"rival": "builder"}), Chance(3))
    GAME.apply(state, 0, GAME.legal(state, 0)[0])
    GAME.settle(state, Chance(3))
    ends = TurnSearch(Chance(1)).look(state, 0, 200, 4)
    before = [GAME.open_view(end.state) for end in ends]
    ahead = Ahead(None, 40, 0)
    chosen = ahead.best(ends, 0, 5, 2)
    assert chosen in ends
    assert ahead.best(ends, 0, 5, 2) is chosen
    assert [GAME.open_view(end.state) for end in ends] == before


def test_it_holds_its_own_against_the_cleric_board() -> None:
    """The figures of whole matches are in the reference of the commands; here it must only not fall behind by far."""
    leads = []
    for seed in range(4):
        points = played((Greedy, RandomBot), seed, {"rival": "cleric"}).scores()
        leads.append(points[0] - points[1])
    assert sum(leads) / len(leads) > -35
