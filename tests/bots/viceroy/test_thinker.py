"""The thinking bot of Viceroy: it repeats itself, knows no more than its view, plays any table, and says why."""

from __future__ import annotations

import pytest

from viceregal.bots import registry
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.core.records import AskSeveral
from viceregal.games.viceroy.bots import weights
from viceregal.games.viceroy.bots.search.counsel import ViceroyCounsel
from viceregal.games.viceroy.bots.search.features import COUNT, NAMES, Sight, auction_to_come, features
from viceregal.games.viceroy.bots.search.leaf import ALL_NAMES, RULES_OF_THUMB, Leaf, all_features
from viceregal.games.viceroy.bots.teacher import ViceroyTeacher
from viceregal.games.viceroy.bots.thinker import Thinker
from viceregal.games.viceroy.rules.frames import AskBids
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.rules.scoring import score_of
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.i18n import LANGUAGES, speak

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def thinker(seed: int | str, sims: int = 6) -> Thinker:
    return Thinker(Chance(seed), sims, 0.0)


def dealt(edition: str, seats: int, seed: int) -> ViceroyState:
    s = GAME.start(GAME.setup(seats, edition), Chance(seed))
    assert isinstance(s, ViceroyState)
    return s


@every_edition
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_with_any_number_of_seats(edition: str, seats: int) -> None:
    match = Match.new(GAME, GAME.setup(seats, edition), 4)
    bots = [thinker(f"4-{seat}", 3) for seat in range(seats)]
    while not match.over:
        seat = match.to_move[0]
        match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
    assert min(match.scores()) > 15


@every_edition
def test_same_view_and_seed_same_choice_whatever_is_hidden(edition: str) -> None:
    """Two tables that look the same from a seat: the bot cannot tell them apart."""
    s = dealt(edition, 3, 5)
    differed = 0
    for step in range(25):
        seat = GAME.deciders(s)[-1]
        view, legal = GAME.view(s, seat), GAME.legal(s, seat)
        other = GAME.guess(view, Chance(f"other{step}"))
        differed += GAME.open_view(other) != GAME.open_view(s)
        chosen = thinker(9).choose(view, legal)
        assert thinker(9).choose(GAME.view(other, seat), GAME.legal(other, seat)) == chosen
        GAME.apply(s, seat, chosen)
        GAME.settle(s, Chance(step))
    assert differed > 15


@every_edition
def test_features_have_names_and_begin_with_the_points(edition: str) -> None:
    chance = Chance(2)
    s = dealt(edition, 3, 2)
    looked = 0
    while s.todo:
        seat = GAME.deciders(s)[0]
        GAME.apply(s, seat, chance.pick(GAME.legal(s, seat)))
        GAME.settle(s, chance)
        if s.turn:
            looked += 1
            for each in range(s.seats):
                found = features(Sight(s, each))
                assert len(found) == COUNT == len({name for name, _ in NAMES})
                assert found[0] == score_of(s, each)
                further = all_features(s, each, 0)
                assert further[:COUNT] == found
                assert len(further) == len({name for name, _ in ALL_NAMES}) == len(weights.FEATURES)
    assert looked > 50


@every_edition
def test_a_turn_that_has_begun_is_one_of_those_that_are_left(edition: str) -> None:
    """At its first question, and no longer once somebody has bid."""
    chance = Chance(6)
    s = dealt(edition, 2, 6)
    begun: list[int] = []
    while s.todo:
        first = s.turn > len(begun)
        if first:
            begun.append(auction_to_come(s))
            assert Sight(s, 0, begun[-1]).turns == 13 - s.turn
        elif s.turn and not isinstance(s.todo[-1], AskBids):
            assert auction_to_come(s) == 0 or GAME.deciders(s) != (0, 1)
        seat = GAME.deciders(s)[0]
        GAME.apply(s, seat, chance.pick(GAME.legal(s, seat)))
        GAME.settle(s, chance)
    assert begun == [1] * 12


def test_hints_and_reviews_judge_by_all_that_was_learned_and_puzzles_as_they_were_proven() -> None:
    s = dealt("pl", 2, 1)
    advising, proving = registry.steady_analyst("viceroy", 10), registry.prover("viceroy", 10)
    assert isinstance(advising, Thinker) and isinstance(proving, Thinker)
    assert advising.leaf_for(s).weights == thinker(1).leaf_for(s).weights == weights.learned("pl", 2)
    assert proving.leaf_for(s).weights == weights.learned_first("pl")
    assert Leaf(weights.learned_first("pl")).is_first


def test_an_analysis_advises_what_the_bot_would_do_itself() -> None:
    """Where it follows its own questions to their end, and does not search them."""
    s, chance, own = dealt("pl", 2, 3), Chance(2), 0
    while s.todo and own < 4:
        seat = GAME.deciders(s)[0]
        legal = GAME.legal(s, seat)
        if len(legal) > 1 and not isinstance(s.todo[-1], AskBids):
            own += 1
            view = GAME.view(s, seat)
            found = registry.steady_analyst("viceroy", 20).analyse(view)
            assert GAME.parse(found.judged[0].action) == Thinker(Chance(0), 20).choose(view, legal)
        GAME.apply(s, seat, chance.pick(legal))
        GAME.settle(s, chance)
    assert own == 4


def test_sealed_bids_are_opened_again() -> None:
    """All that the others have sealed, and nothing else: who has not answered is still asked, the seat itself too."""
    s = dealt("cs", 3, 1)
    chance = Chance(1)
    while not isinstance(s.todo[-1], AskBids):
        seat = GAME.deciders(s)[0]
        GAME.apply(s, seat, GAME.legal(s, seat)[0])
        GAME.settle(s, chance)
    asked = GAME.deciders(s)
    for seat in (0, 2):
        GAME.apply(s, seat, GAME.legal(s, seat)[0])
    assert s.sealed[0] is not None and s.sealed[2] is not None
    ViceroyCounsel(chance, RULES_OF_THUMB).reopen(s, 1)
    assert isinstance(s.todo[-1], AskSeveral) and GAME.deciders(s) == asked == (0, 1, 2)
    assert s.sealed == [None] * 3
    GAME.invariants(s)


@every_edition
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_weights_for_every_edition_and_number_of_players(edition: str, seats: int) -> None:
    found = weights.learned(edition, seats)
    assert len(found) in (COUNT, len(weights.FEATURES)) and any(found)
    assert len(weights.learned_first(edition)) == COUNT


def test_an_analysis_says_what_is_expected_how_surely_and_why() -> None:
    s = dealt("pl", 2, 3)
    found = registry.analyst("viceroy", {"sims": "40", "table_mb": "1"}).analyse(
        GAME.view(s, GAME.deciders(s)[0])
    )
    answers = [GAME.text(action) for action in GAME.legal(s, found.seat)]
    assert sorted([each.action for each in found.judged]) == sorted(answers)
    assert found.line == [found.judged[0].action] and found.nodes == 40
    assert sum([each.visits for each in found.judged]) == 40
    assert all(each.error > 0 for each in found.judged if each.visits > 2)
    assert found.reasons and all(each.points for each in found.reasons)
    again = registry.analyst("viceroy", {"sims": "40"}).analyse(GAME.view(s, found.seat))
    assert again.judged == found.judged and again.reasons == found.reasons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_heading_has_words(lang: str) -> None:
    speech = speak(lang).of("viceroy")
    for heading in {*[heading for _, heading in ALL_NAMES], "rivals"}:
        assert speech.say(f"reason.{heading}") != f"reason.{heading}"


def test_lessons_repeat_themselves_and_examinations_are_fair() -> None:
    teacher, setup = ViceroyTeacher(), GAME.setup(2, "pl")
    present = teacher.present(setup)
    runs = teacher.lesson(setup, "x", present)
    assert runs == teacher.lesson(setup, "x", present) and len(runs) == 2
    rows = [row for run in runs for row in run.rows]
    assert all(len(row) == len(weights.FEATURES) for row, _ in rows) and len(rows) > 24
    shares = [teacher.examine(setup, "x", seat, present, present) for seat in range(2)]
    assert all(0.0 <= share <= 1.0 for share in shares)


@every_edition
def test_it_ponders_by_its_own_view_wherever_others_are_asked(edition: str) -> None:
    """For as long as it may; what it answers then is legal, and the same whatever is hidden."""
    s = dealt(edition, 2, 8)
    bot, twin, chance = thinker(9), thinker(9), Chance(2)
    pondered = differed = 0
    while s.todo and pondered < 40:
        seat = GAME.deciders(s)[-1]
        legal = GAME.legal(s, seat)
        if seat == 1:
            view = GAME.view(s, 0)
            other = GAME.guess(view, Chance(pondered))
            differed += GAME.open_view(other) != GAME.open_view(s)
            pondered += 1
            for each, seen in ((bot, view), (twin, GAME.view(other, 0))):
                looks = iter([False, False, True])
                each.ponder(seen, lambda looks=looks: next(looks))  # type: ignore[misc]
                assert next(looks, None) is None
            answer = chance.pick(legal)
        else:
            answer = bot.choose(GAME.view(s, 0), legal)
            assert answer == twin.choose(GAME.view(s, 0), legal) and answer in legal
        GAME.apply(s, seat, answer)
        GAME.settle(s, chance)
    assert differed > 20


def test_one_that_keeps_nothing_does_not_ponder() -> None:
    s = dealt("pl", 2, 8)
    bot = Thinker(Chance(1), 6, 0.0, kept=0)
    bot.ponder(GAME.view(s, 0), lambda: False)
    assert bot.search is None
