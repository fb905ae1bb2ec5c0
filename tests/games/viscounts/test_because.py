"""Why something is asked: the event that put the question on the stack, and nothing where the turn itself asks."""

from __future__ import annotations

from random import Random

import pytest

from tests.catalogues import messages_in
from tests.games.viscounts.given import Given, player
from tests.marks import rule
from viceregal.core.match import Match
from viceregal.core.records import Event
from viceregal.games.viscounts.pack import PACK
from viceregal.games.viscounts.rules import events
from viceregal.games.viscounts.rules.effects import Gain
from viceregal.games.viscounts.rules.frames import Resolve
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.words.speech import ViscountsSpeech

# What every turn asks, and what is answered together with the payment of a building.
BY_ITSELF = {"AskPair", "AskPlay", "AskMove", "AskAct", "AskFund", "AskRecruit"}
WITH_THE_PAYMENT = {"AskSlot", "AskSpot"}


def because(match: Match, seat: int = 0) -> Event | None:
    return PACK.led_to(match, seat)


def asks(match: Match) -> str:
    return type(match.state.todo[-1]).__name__


@rule("VW-5.8")
def test_each_that_is_met_is_asked_because_of_the_own_meeting(given: Given) -> None:
    board = "trader lender"
    own, met = player("town-1", hand="thief", silver=9), player("town-2", board=board)
    g = given(own, met, player("town-2", board=board), stage="play")
    g.match.play("play thief.0")
    g.match.play(next(each for each in g.match.legal() if each.startswith("move town-2 ")))
    assert asks(g.match) == "AskRearrange"
    assert because(g.match, 1) == events.ViscountsMet(0, 1)
    g.match.play("arrange 123", 1)
    assert because(g.match, 2) == events.ViscountsMet(0, 2)


@pytest.mark.parametrize("seed", range(6))
def test_every_question_of_a_game_says_what_it_follows_from(seed: int) -> None:
    """But for those that a turn asks by itself. Whoever is asked was told the event in this turn."""
    options = {"piles": "last"} if seed % 2 else {"piles": "first", "rival": "noble"}
    match = Match.new(GAME, GAME.setup(2, "", options), seed)
    lot = Random(seed)
    while not match.over:
        (seat,) = match.players_to_move
        found = because(match, seat)
        if asks(match) in BY_ITSELF:
            assert found is None
        elif asks(match) not in WITH_THE_PAYMENT:
            assert found in match.events(seat)[-80:], asks(match)
        match.play(lot.choice(match.legal(seat)), seat)


def test_it_stays_the_same_while_one_question_is_asked_several_times() -> None:
    match = at_two_resources()
    before = because(match)
    match.play("take ink")
    assert asks(match) == "AskResource" and because(match) == before is not None


def at_two_resources() -> Match:
    """Two resources come from one thing."""
    for seed in range(60):
        match, lot = Match.new(GAME, GAME.setup(2), seed), Random(seed)
        for _ in range(80):
            (seat,) = match.players_to_move
            under = match.state.todo[-2] if asks(match) == "AskResource" else None
            if seat == 0 and isinstance(under, Resolve) and isinstance(under.effect, Gain):
                return match
            match.play(lot.choice(match.legal(seat)), seat)
    raise AssertionError("it does not come up")


@pytest.mark.parametrize("lang", ["en", "pl", "ru", "cs"])
def test_the_line_that_says_it_ends_with_one_full_stop(lang: str) -> None:
    """What happened is a sentence with its own."""
    (line,) = [each for each in messages_in(lang) if each.where == ("viscounts", "page", "because")]
    said = ViscountsSpeech(lang).event(events.CardPlayed(0, 0), ("Ania", "Olek"))
    whole = line.forms[0].format(what=said)
    assert whole.endswith(said) and not whole.endswith("..")
