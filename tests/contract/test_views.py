"""A view holds what this seat was told and nothing more; a guess made from it has the same view."""

from __future__ import annotations

import json
from typing import Any

from tests.contract.anatomy import anatomy
from tests.contract.play import answers, applied, decisions, looked_at, random_match, states, viewers
from tests.contract.tables import HAND_TABLES, Table, every_table
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.core.playout import playout
from viceregal.core.records import CHANCE, AskChance, AskSeveral


def shown(value: Any) -> str:
    return json.dumps(value, allow_nan=False)


@every_table
def test_views_tell_only_what_events_told(table: Table) -> None:
    """Of all answers to a question, those that sound the same to a seat look the same to it."""
    game = table.game
    for turn in decisions(table, 1):
        for decider in game.deciders(turn.s):
            looks: dict[tuple[int | None, str], str] = {}
            for action in answers(table, turn.s, decider, samples=8):
                after, told = applied(table, turn.s, decider, action)
                for viewer in viewers(table):
                    if viewer != decider:
                        heard = [event for event, only in told if only is None or viewer in only]
                        sound = shown([game.words.plain(event) for event in heard])
                        look = shown(game.view(after, viewer))
                        assert looks.setdefault((viewer, sound), look) == look


@every_table
def test_what_a_seat_cannot_see_it_does_not_hear(table: Table) -> None:
    """The other way round: outcomes of chance and sealed answers that look the same to a seat sound the same to it.

    The last answer opens all of them: what everybody hears then was secret before and may lead to the same table, so
    only what is told to some is held against it.
    """
    game = table.game
    for turn in decisions(table, 1):
        if not isinstance(turn.s.todo[-1], AskChance | AskSeveral):
            continue
        deciders = game.deciders(turn.s)
        opens = isinstance(turn.s.todo[-1], AskSeveral) and len(deciders) == 1
        for decider in deciders:
            sounds: dict[tuple[int | None, str], str] = {}
            for action in answers(table, turn.s, decider, samples=8):
                after, told = applied(table, turn.s, decider, action)
                for viewer in viewers(table):
                    if viewer != decider:
                        heard = [
                            event for event, only in told if (not opens if only is None else viewer in only)
                        ]
                        sound = shown([game.words.plain(event) for event in heard])
                        look = shown(game.view(after, viewer))
                        assert sounds.setdefault((viewer, look), sound) == sound


@every_table
def test_a_view_is_json_and_says_whose_it_is(table: Table) -> None:
    game = table.game
    for s in states(table, 2):
        before = anatomy(s)
        for viewer in viewers(table):
            view = game.view(s, viewer)
            assert json.loads(shown(view)) == view
            assert view["viewer"] == viewer and view["game"] == game.key
        assert anatomy(s) == before


@every_table
def test_a_guess_keeps_the_view_the_pieces_and_the_invariants(table: Table) -> None:
    game = table.game
    chance = Chance(1)
    for turn in decisions(table, 3):
        for viewer in viewers(table):
            view = json.loads(shown(game.view(turn.s, viewer)))
            kept = shown(view)
            guess = game.guess(view, chance)
            assert shown(view) == kept
            game.invariants(guess)
            assert game.view(guess, viewer) == view
            assert sorted(game.pieces(guess)) == sorted(game.pieces(turn.s))
            assert game.deciders(guess) == game.deciders(turn.s)
            if viewer in game.deciders(turn.s):
                assert game.legal(guess, viewer) == game.legal(turn.s, viewer)


@every_table
def test_the_open_score_sheet_is_what_everybody_could_write(table: Table) -> None:
    """In every position that a spectator could not tell from this one it says the same; at the end it says all."""
    game = table.game
    chance = Chance("score")
    for s in states(table, 4):
        told = game.open_score_sheet(s)
        for number in range(2):
            guess = game.guess(game.view(s, None), chance)
            assert game.open_score_sheet(guess) == told, number
    playout(game, s, chance)
    assert game.open_score_sheet(s) == game.score_sheet(s)


@every_table
def test_a_guess_can_be_played_to_the_end(table: Table) -> None:
    game = table.game
    chance = Chance(1)
    for s in states(table, 4):
        for viewer in viewers(table):
            guess = game.guess(game.view(s, viewer), chance)
            playout(game, guess, chance)
            game.invariants(guess)
            assert not game.deciders(guess)


@every_table
def test_a_view_and_a_position_do_not_know_the_seed(table: Table) -> None:
    match, look = random_match(table, 5), looked_at(table, 5)
    for at in range(len(match.log)):
        if not next(look) or match.log[at].seat == CHANCE:
            continue
        document = match.position(at)
        one, other = (Match.from_document(table.game, document, seed) for seed in ("one", "other"))
        assert one.position() == other.position() == document
        assert all(one.view(viewer) == other.view(viewer) for viewer in viewers(table))


def test_hand_of_the_king_hides_nothing() -> None:
    for table in HAND_TABLES:
        for s in states(table, 1):
            for viewer in viewers(table):
                assert table.game.view(s, viewer) == {
                    **table.game.open_view(s),
                    **table.game.besides(s),
                    "viewer": viewer,
                }
