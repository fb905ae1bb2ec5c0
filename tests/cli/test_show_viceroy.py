"""The board of Viceroy in the terminal: within 100 columns, with letters beside colours, and nothing hidden on it."""

from __future__ import annotations

import pytest
from rich.console import Console

from viceregal.bots.random_bot import RandomBot
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games.viceroy.rules.cards.deck import character
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.rules.pyramid import place_at
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.terminal import letters as show_viceroy
from viceregal.games.viceroy.terminal.letters_pyramid import pyramid_lines
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.i18n import speak

SPEECH = speak("en").of(GAME.key)
assert isinstance(SPEECH, ViceroySpeech)


def drawn(view: dict[str, object]) -> list[str]:
    console = Console(width=100, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(show_viceroy.board(view, SPEECH))
    return capture.get().split("\n")


def played(edition: str, seats: int, decisions: int) -> Match:
    match = Match.new(GAME, GAME.setup(seats, edition), 6)
    bot = RandomBot(Chance(2))
    while decisions and not match.over:
        seat = match.to_move[0]
        match.play(bot.choose(match.view(seat), match.actions(seat)), seat)
        decisions -= 1
    return match


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("decisions", [0, 7, 60, 10_000])
def test_the_board_fits_100_columns(edition: str, decisions: int) -> None:
    for seats in (1, 4):
        match = played(edition, seats, decisions)
        for seat in (None, 0):
            lines = drawn(match.view(seat))
            assert max(len(line) for line in lines) <= 100
        state = match.state
        assert isinstance(state, ViceroyState)
        text = "\n".join(lines)
        for card in state.offered():
            assert show_viceroy.title(card, SPEECH) in text.replace("\n", " ")
        assert ("the game is over" in text) == match.over


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    match = played("cs", 2, 4)
    state = match.state
    assert isinstance(state, ViceroyState)
    hidden = [card for card in state.hands[1] if state.known[card] == 1 << 1]
    assert hidden
    own, others = drawn(match.view(1)), drawn(match.view(0))
    for card in hidden:
        assert any(show_viceroy.title(card, SPEECH) in line for line in own)
        assert not any(f"hand {show_viceroy.title(card, SPEECH)}" in line for line in others)


def test_a_pyramid_with_a_whole_circle() -> None:
    """53 has green corners all over: over two of its like it would close a green circle."""
    assert character(53).segments == (2, 2, 2)
    pyramid = {place_at(1, 0): 37, place_at(1, 1): 49, place_at(2, 0): 53}
    lines = [
        line.plain.rstrip() for line in pyramid_lines(pyramid, {53: ["magic+2", "gem-blue"]}, {}, SPEECH)
    ]
    assert lines == [
        " 2          G  Pathfinder  G",
        "            │    M+2 ∞B    │",
        "            └─────(GG)───53┘",
        " 1  G   Armourer   GG    Witch     B",
        "    │              ││              │",
        "    └──────YY────37┘└──────GG────49┘",
    ]
