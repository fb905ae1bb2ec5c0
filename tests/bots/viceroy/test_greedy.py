"""The greedy bot of Viceroy: it beats chance in every edition, knows no more than its view, and ends well."""

from __future__ import annotations

import pytest

from viceregal.bots.random_bot import RandomBot
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.core.records import AskSeveral
from viceregal.games.viceroy.bots.calibration import way_of
from viceregal.games.viceroy.bots.greedy import Greedy
from viceregal.games.viceroy.bots.search.worth import worth
from viceregal.games.viceroy.rules.frames import AskGem, AskRecolour
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.rules.recolouring import best_recolouring
from viceregal.games.viceroy.rules.scoring import score_of
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.rules.tokens import TOKENS

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def played(edition: str, kinds: tuple[type, ...], seed: int) -> Match:
    """A whole game between bots; every answer goes through the checked door."""
    match = Match.new(GAME, GAME.setup(len(kinds), edition), seed)
    bots = [kind(Chance(f"{seed}-{seat}")) for seat, kind in enumerate(kinds)]
    while not match.over:
        seat = match.to_move[0]
        match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
    return match


@every_edition
def test_it_beats_chance_from_either_seat(edition: str) -> None:
    won = 0
    for seed in range(20):
        mine = seed % 2
        kinds = (Greedy, RandomBot) if mine == 0 else (RandomBot, Greedy)
        won += played(edition, kinds, seed).winners() == (mine,)
    assert won >= 19


@every_edition
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_whole_games_with_any_number_of_seats(edition: str, seats: int) -> None:
    match = played(edition, (Greedy,) * seats, 4)
    assert min(match.scores()) > 15


def test_same_view_and_seed_same_choice_whatever_is_hidden() -> None:
    """Two tables that look the same from a seat: the bot cannot tell them apart."""
    state = GAME.start(GAME.setup(2, "cs"), Chance(5))
    for step in range(60):
        seat = GAME.deciders(state)[0]
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        other = GAME.guess(view, Chance(f"other{step}"))
        chosen = Greedy(Chance(9)).choose(view, legal)
        assert Greedy(Chance(9)).choose(GAME.view(other, seat), GAME.legal(other, seat)) == chosen
        GAME.apply(state, seat, chosen)
        GAME.settle(state, Chance(step))


def test_it_recolours_as_the_optimiser_says() -> None:
    """Followed step by step, the plan brings what it promises."""
    tried = 0
    for seed in range(8):
        match = played("ru", (Greedy, RandomBot), seed)
        for before in match.states():
            if not before.todo:
                continue
            ask = before.todo[-1]
            if not isinstance(ask, AskRecolour) or ask.seat != 0 or ask.place >= 256:
                continue
            assert isinstance(before, ViceroyState)
            plan = before.clone()
            for place, colour in best_recolouring(plan, 0):
                plan.painted[0, place] = colour
            tried += 1
            assert score_of(match.state, 0) == score_of(plan, 0)  # type: ignore[arg-type]
    assert tried


def test_gems_of_an_income_are_of_several_colours() -> None:
    """Colours are named in order; the plan is made for all of them, so the last colour is not forgotten."""
    taken = set()
    for seed in range(6):
        match = played("pl", (Greedy, Greedy), seed)
        taken.update(
            [
                match.game.text(entry.action)
                for entry, before in zip(match.log, match.states(), strict=False)
                if entry.seat >= 0 and isinstance(before.todo[-1], AskGem)
            ]
        )
    assert taken == {"gem blue", "gem red", "gem green", "gem yellow"}


def test_what_is_worth_more() -> None:
    """A gem more, a token more and a card more are never worth less."""
    state = GAME.start(GAME.setup(2, "cs"), Chance(3))
    assert isinstance(state, ViceroyState) and isinstance(state.todo[-1], AskSeveral)
    for seat in range(2):
        state.pyramids[seat] = {192: state.hands[seat][0]}
    plain = worth(state, 0)
    richer = state.clone()
    richer.gems[0][2] += 1
    assert worth(richer, 0) > plain
    for token in range(len(TOKENS)):
        gifted = state.clone()
        gifted.add_token(0, state.hands[0][0], token)
        assert worth(gifted, 0) > plain, token
    armed = state.clone()
    armed.attacks[0] += 1
    assert worth(armed, 0) > plain
    threatened = state.clone()
    threatened.attacks[1] += 1
    assert worth(threatened, 0) < plain


@every_edition
def test_a_level_plays_as_it_was_calibrated_for_the_edition(edition: str) -> None:
    """The same answers as the bot that is given the same by name, through a whole game."""
    for level in range(4):
        way = way_of(edition, level)
        match = Match.new(GAME, GAME.setup(2, edition), 8)
        while not match.over:
            seat = match.to_move[0]
            view, legal, seed = match.view(seat), match.actions(seat), len(match.log)
            chosen = Greedy(Chance(seed), level=level).choose(view, legal)
            assert chosen == Greedy(Chance(seed), *way).choose(view, legal)
            match.play(chosen, seat)


def test_what_is_learned_beats_rules_of_thumb() -> None:
    won = 0
    for seed in range(10):
        mine = seed % 2
        match = Match.new(GAME, GAME.setup(2, "pl"), seed)
        bots = [Greedy(Chance(f"{seed}-{seat}"), learned=int(seat == mine)) for seat in range(2)]
        while not match.over:
            seat = match.to_move[0]
            match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
        won += match.winners() == (mine,)
    assert won >= 8


def test_who_is_careless_takes_gems_by_lot() -> None:
    """Where the others go by a rule, every gem there is gets taken at some time; and the same seed takes the same."""
    state = next(state for state in played("pl", (Greedy, Greedy), 3).states() if gems_to_choose(state) > 2)
    seat = GAME.deciders(state)[0]
    view, legal = GAME.view(state, seat), GAME.legal(state, seat)
    planned = {Greedy(Chance(seed)).choose(view, legal) for seed in range(40)}
    taken = {Greedy(Chance(seed), careless=1).choose(view, legal) for seed in range(40)}
    assert len(planned) == 1 and taken == set(legal)
    assert all(
        Greedy(Chance(seed), careless=1).choose(view, legal)
        == Greedy(Chance(seed), careless=1).choose(view, legal)
        for seed in range(5)
    )


def gems_to_choose(state: object) -> int:
    assert isinstance(state, ViceroyState)
    asked = bool(state.todo) and isinstance(state.todo[-1], AskGem)
    return len(GAME.legal(state, GAME.deciders(state)[0])) if asked else 0
