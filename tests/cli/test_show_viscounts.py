"""The board of Viscounts in the terminal: within 100 columns, marks beside what is reconstructed, nothing hidden on it."""

from __future__ import annotations

import pytest
from rich.console import Console

from tests.blanks import plain
from viceregal.bots.random_bot import RandomBot
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games import pack
from viceregal.games.viscounts.rules.board import LAYOUTS, section_at
from viceregal.games.viscounts.rules.cards.deck import CARDS, FIRST_PRINTED, ROWS, SCHEME_KEYS, TILES
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import RECONSTRUCTION, VERIFIED
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import BuildFree, Flip, Gain, InOrder, OneOf
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.terminal import letters as show_viscounts
from viceregal.games.viscounts.terminal.letters_ring import section_of
from viceregal.games.viscounts.terminal.letters_short import (
    card_line,
    card_lines,
    card_name,
    short,
    tile_gives,
    tile_name,
)
from viceregal.games.viscounts.words.names import SIGNS
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n import LANGUAGES, speak

TABLES = [(2, {}), (3, {}), (4, {}), (2, {"rival": "cleric"}), (2, {"rival": "card", "harder": "3"})]


SPEECH = speak("en").of(GAME.key)
assert isinstance(SPEECH, ViscountsSpeech)


def drawn(view: dict[str, object], lang: str = "en") -> list[str]:
    console = Console(width=100, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(show_viscounts.board(view, speak(lang).of(GAME.key)))
    return capture.get().split("\n")


def played(seats: int, values: dict[str, str], decisions: int, seed: int = 6) -> Match:
    match = Match.new(GAME, GAME.setup(seats, values=values), seed)
    bot = RandomBot(Chance(2))
    while decisions and not match.over:
        seat = match.to_move[0]
        match.play(bot.choose(match.view(seat), match.actions(seat)), seat)
        decisions -= 1
    return match


@pytest.mark.parametrize(("seats", "values"), TABLES)
@pytest.mark.parametrize("decisions", [0, 9, 120, 10_000])
def test_the_board_fits_100_columns(seats: int, values: dict[str, str], decisions: int) -> None:
    match = played(seats, values, decisions)
    for seat in (None, 0):
        lines = drawn(match.view(seat))
        assert max(len(line) for line in lines) <= 100
        text = "\n".join(lines)
        assert ("the game is over" in text) == match.over
        assert "chance decides" not in text
        for number in range(1, 11):
            assert f"town {number}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_100_columns_in_every_language(lang: str) -> None:
    for values in ({}, {"rival": "cleric"}):
        match = played(2, values, 120)
        lines = drawn(match.view(None), lang)
        assert max(len(line) for line in lines) <= 100
        english = {"segment", "castle", "town", "tier", "hand", "icons", "workers", "debts", "seat", "hired"}
        if lang != "en":
            assert not english & set(" ".join(lines).split())


def test_before_the_ring_is_laid_out() -> None:
    state = GAME.new(GAME.setup(2))
    assert "chance decides" in "\n".join(drawn(GAME.view(state, 0)))


def test_the_sections_of_the_castle_stand_at_their_segments() -> None:
    state = GAME.new(GAME.setup(2))
    assert isinstance(state, ViscountsState)
    for layout in range(0, len(LAYOUTS), 7):
        state.layout = layout
        view = GAME.view(state, None)
        for number, segment in enumerate(LAYOUTS[layout].ring):
            assert section_of(view, number) == section_at(layout, segment)


@pytest.mark.parametrize(("seats", "values"), TABLES)
def test_icons_are_those_the_rules_count(seats: int, values: dict[str, str]) -> None:
    for decisions in (30, 150, 10_000):
        match = played(seats, values, decisions)
        state = match.state
        assert isinstance(state, ViscountsState)
        for seat in range(seats):
            if seat != state.ai:
                assert show_viscounts.icons_of(match.view(None), seat) == state.icons(seat)


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    match = played(2, {}, 20)
    state = match.state
    assert isinstance(state, ViscountsState)
    seat = 1
    hidden = [CARDS[card] for card in state.hands[seat] if card not in state.known[seat]]
    assert hidden
    own, others = drawn(match.view(1)), drawn(match.view(0))

    def hands(lines: list[str]) -> list[str]:
        return [line for line in lines if line.strip().startswith("hand ")]

    for card in hidden:
        assert card_line(card, SPEECH) in " ".join(own)
        assert card_name(card, SPEECH) not in hands(others)[1]
    assert f"{len(hidden)} hidden · draw pile {len(state.draws[1])}" in plain(hands(others)[1])


def test_pairs_to_choose_from_are_shown_with_their_marks() -> None:
    marks = set()
    for seed in range(4):
        view = played(4, {}, 0, seed).view(0)
        text = "\n".join(drawn(view))
        assert len(view["player_cards"]) == 5
        for number in view["player_cards"]:
            row = PLAYER_CARDS[int(number) - 1]
            marks.add(row.mark)
            assert f"player card {number}{SIGNS.get(row.mark, '')}: " in text
        for hero in view["heroes"]:
            assert card_line(hero, SPEECH) in text.replace("\n", " ")
    assert RECONSTRUCTION in marks and VERIFIED in marks


def test_the_track_in_letters() -> None:
    assert show_viscounts.track(1, 7, SPEECH).plain == "track [C] 2 3 4 5 6 [V]"
    assert show_viscounts.track(3, 3, SPEECH).plain == "track 1 2 [CV] 4 5 6 7"


def test_the_board_is_drawn_by_this() -> None:
    assert pack("viscounts").letters() is show_viscounts


def test_every_card_has_short_words_and_its_mark() -> None:
    for card in range(FIRST_PRINTED):
        lines = card_lines(CARDS[card], SPEECH)
        assert all(line and "None" not in line for line in lines)
        assert ("*" in lines[0]) == (ROWS[card].mark == RECONSTRUCTION)
    for tile, row in enumerate(MANUSCRIPTS):
        assert tile_gives(row, SPEECH) not in ("", "-")
        assert tile_name(TILES[tile], SPEECH).endswith("*") == (row.mark == RECONSTRUCTION)
    for scheme in SCHEMES:
        name = SPEECH.scheme(SCHEME_KEYS.index(scheme.key))
        assert name.endswith("*") == (scheme.mark == RECONSTRUCTION)
        assert show_viscounts._scheme(scheme.key, SPEECH).startswith(name)


def test_effects_in_few_words() -> None:
    effect = InOrder((Gain(0, 2), OneOf((Flip(2, 1), BuildFree(0, True)))))
    said = "2 silver + flip 1 debt or deed or free building here: trading post"
    assert plain(short(effect, SPEECH)) == said
    assert [plain(line) for line in card_lines("benefactor", SPEECH)] == [
        "Benefactor v2 MM",
        "hired: 1 virtue",
        "ongoing: 2 merchants = 1 noble",
    ]
