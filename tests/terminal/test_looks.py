"""What is drawn fits its place in every language and size, and is told without colour too."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import viceregal
from tests.terminal.at_table import SMALL, Table, at_table
from viceregal.core.match import Match
from viceregal.games.hand_of_the_king.rules.cards import CARDS, COMPANION_ROWS, HOUSE_OF, HOUSES, VARYS
from viceregal.games.hand_of_the_king.rules.effects import AREAS
from viceregal.games.hand_of_the_king.rules.frames import AskKill
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.terminal.board import Board, card_size
from viceregal.games.hand_of_the_king.terminal.choices import choices
from viceregal.games.hand_of_the_king.terminal.city import tile
from viceregal.games.hand_of_the_king.terminal.companion_panel import CompanionPanel
from viceregal.games.hand_of_the_king.terminal.foretell import state_of
from viceregal.games.hand_of_the_king.terminal.help import _KEYS, _SIGNS
from viceregal.games.hand_of_the_king.terminal.heraldry import (
    BEASTS,
    LETTERS,
    PATTERNS,
    VARYS_BEAST,
    tincture,
)
from viceregal.games.hand_of_the_king.terminal.move_strip import MoveStrip
from viceregal.games.hand_of_the_king.terminal.scene import Panel, Scene
from viceregal.games.hand_of_the_king.terminal.seats import Seats
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.i18n import LANGUAGES, speak
from viceregal.terminal.help_pages import _KEY_WIDTH
from viceregal.terminal.palette import CANDLELIGHT, PALETTES, PARCHMENT, blend

every_language = pytest.mark.parametrize("lang", LANGUAGES)
NAMES = ("Ania", "A very long name indeed", "Marek", "Żaneta")


def _scene(match: Match, lang: str = "en", *, compact: bool = False, pointed: int | None = None) -> Scene:
    seat = match.to_move[0] if match.to_move else None
    state = state_of(GAME, match.view(seat))
    speech = speak(lang).of(GAME.key)
    assert isinstance(speech, HandSpeech)
    names = NAMES[: match.setup.seats]
    scene = Scene(PARCHMENT, speech, names, state, bots=(), asked=seat, compact=compact)
    if seat is None:
        return scene
    offered = choices(GAME, state, seat, match.actions(seat))
    scene = replace(scene, choices=offered)
    if pointed is not None:
        number = pointed % len(offered.every)
        scene = replace(scene, pointed=number, shown=offered.every[number].foretold)
    return scene


def _matches(seats: int) -> Iterator[Match]:
    """A game at each of its decisions."""
    match = viceregal.new(GAME.key, seats, seed=seats, variant="raven" if seats > 2 else "base")
    while not match.over:
        yield match
        legal = match.actions()
        match.play(legal[(7 * len(match.log)) % len(legal)])
    yield match


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_no_line_is_wider_than_its_panel(lang: str, seats: int) -> None:
    panels: list[tuple[Panel, int, int, bool]] = [
        (Board(), 62, 32, False),
        (Board(), 56, 20, True),
        (Seats(), 28, 38, False),
        (Seats(), 23, 11, True),
        (CompanionPanel(), 26, 26, False),
        (CompanionPanel(), 23, 14, True),
        (MoveStrip(), 62, 2, False),
    ]
    for match in _matches(seats):
        for panel, width, height, compact in panels:
            scene = _scene(match, lang, compact=compact, pointed=len(match.log))
            lines = panel.draw(scene, width, height)
            assert max([line.cell_len for line in lines], default=0) <= width, panel
            if isinstance(panel, Board | MoveStrip):
                assert len(lines) <= height, panel


@every_language
def test_every_name_fits_its_card(lang: str) -> None:
    speech = speak(lang).of(GAME.key)
    assert isinstance(speech, HandSpeech)
    assert max(len(speech.card_short(card)) for card in range(36)) <= card_size(62, 32).wide


@pytest.mark.parametrize(
    ("width", "height", "wide", "tall"), [(62, 32, 9, 5), (56, 20, 9, 3), (74, 40, 11, 6), (56, 5, 9, 2)]
)
def test_cards_are_as_large_as_there_is_room(width: int, height: int, wide: int, tall: int) -> None:
    size = card_size(width, height)
    assert (size.wide, size.tall) == (wide, tall)


@pytest.mark.parametrize("tall", range(2, 8))
def test_cards_of_every_height_show_letter_and_name(tall: int) -> None:
    match = viceregal.new(GAME.key, seed=2)
    width = 74 if tall > 5 else 62
    lines = [line.plain for line in Board().draw(_scene(match), width, 6 * tall + 2)]
    assert len(lines) == 6 * tall + 2 and len({len(line) for line in lines}) == 1
    text = "\n".join(lines)
    speech = speak("en").of(GAME.key)
    assert isinstance(speech, HandSpeech)
    for card in range(VARYS):
        assert speech.card_short(card) in text
    for house, letter in enumerate(LETTERS):
        assert text.count(letter) >= HOUSE_OF.count(house)
    assert "VARYS" in text


def test_places_that_can_be_clicked_are_where_the_cards_are() -> None:
    match = viceregal.new(GAME.key, seed=2)
    board = Board()
    lines = board.draw(_scene(match), 62, 32)
    grid = _scene(match).state.grid
    for place, card in enumerate(grid):
        row, column = divmod(place, 6)
        line = lines[1 + row * 5 + 2]
        x = 1 + column * 10 + 4
        metas = [
            span.style.meta
            for span in line.spans
            if span.start <= x < span.end and not isinstance(span.style, str)
        ]
        assert {"target": f"card {card}"} in metas


def test_every_house_has_a_letter_a_beast_a_pattern_and_colours_of_its_own() -> None:
    assert len(LETTERS) == len(set(LETTERS)) == len(HOUSES)
    assert len({*BEASTS, VARYS_BEAST}) == len(HOUSES) + 1
    assert len(set(PATTERNS)) == len(HOUSES)
    for palette in PALETTES.values():
        assert len({tincture(palette, house).field for house in range(7)}) == 7
        for house in range(7):
            assert _contrast(tincture(palette, house).field, tincture(palette, house).charge) >= 4.5


@pytest.mark.parametrize("palette", PALETTES.values(), ids=str)
def test_every_ink_can_be_read_on_every_ground(palette: object) -> None:
    assert palette in (PARCHMENT, CANDLELIGHT)
    light = PARCHMENT if palette is PARCHMENT else CANDLELIGHT
    for ground in (light.page, light.sheet, light.raised):
        for ink in (light.ink, light.ink_2, light.ink_3, light.rubric, light.gold_ink):
            assert _contrast(ink, ground) >= 4.5
    assert _contrast(light.card_ink, light.card_paper) >= 7
    assert _contrast(light.card_ink, light.gold) >= 7
    assert _contrast(light.on_strong, light.rubric_fill) >= 4.5


def _contrast(one: str, other: str) -> float:
    """As WCAG counts it."""
    dim, bright = sorted((_luminance(one), _luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_colours_blend() -> None:
    assert blend("#000000", "#ffffff", 0.0) == "#000000"
    assert blend("#000000", "#ffffff", 1.0) == "#ffffff"


@pytest.mark.parametrize("tall", [2, 3, 4, 5, 6])
def test_the_city_has_a_tile_for_every_place(tall: int) -> None:
    for place in range(36):
        for wide in (9, 11):
            lines = tile(place, wide, tall)
            assert len(lines) == tall and {len(line) for line in lines} == {wide}


@every_language
def test_reconstructions_are_marked(lang: str) -> None:
    match = viceregal.new(GAME.key, seed=3)
    scene = _scene(match, lang)
    rebuilt = sum(not COMPANION_ROWS[companion].known for companion in scene.state.pool)
    assert rebuilt > 0
    for compact, mark in ((False, scene.speech.say("mark.reconstruction")), (True, "┆*┆")):
        lines = CompanionPanel().draw(replace(scene, compact=compact), 26, 60)
        assert "\n".join(line.plain for line in lines).count(mark) == rebuilt


def test_a_crowded_panel_shortens_its_texts() -> None:
    scene = _scene(viceregal.new(GAME.key, seed=3))
    assert len(CompanionPanel().draw(scene, 26, 60)) > 20
    assert len(CompanionPanel().draw(scene, 26, 20)) <= 20


@every_language
def test_help_lines_fit_a_small_screen(lang: str) -> None:
    for _, key in (*_KEYS, *_SIGNS):
        assert len(speak(lang).say(key)) + _KEY_WIDTH <= 69, key


def test_without_colour_everything_is_still_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "NO_COLOR", "1")

    async def script(table: Table) -> None:
        ends = table.screen.scene.ends
        text = "\n".join(table.lines())
        assert all(arrow in text for arrow in {"↑↓←→"[direction] for direction in ends.values()})
        await table.press("tab", "enter")
        assert table.asked == 0

    at_table(script, tmp_path, size=SMALL)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (114, 34), (120, 40), (160, 50), (200, 60), (40, 12)])
def test_screens_of_all_sizes(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(table: Table) -> None:
        await table.press("tab")
        if size[0] >= 80:
            board = table.screen.query_one(Board)
            assert board.region.bottom <= size[1] and board.region.right <= size[0]
            assert len(board.paint(*board.content_size)) == board.content_size.height

    at_table(script, tmp_path, size=size)


def test_a_window_that_changes_its_size(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("tab")
        pointed = table.screen.scene.pointed
        await table.pilot.resize_terminal(80, 24)
        await table.settle()
        assert table.screen.scene.compact and table.screen.scene.pointed == pointed
        await table.pilot.resize_terminal(120, 40)
        await table.settle()
        assert not table.screen.scene.compact

    at_table(script, tmp_path)


@every_language
def test_on_a_small_screen_all_cards_of_areas_can_be_chosen(lang: str) -> None:
    """At the end of a game of two, all 35 characters but one may lie in the areas."""
    rest = [card for card in CARDS[:VARYS] if card != "rickon"]
    areas = [[card for card in rest if (HOUSE_OF[CARDS.index(card)] < 3) == (seat == 0)] for seat in (0, 1)]
    position = {
        "game": GAME.key,
        "seats": 2,
        "grid": ["tywin varys . . . .", *[". . . . . ."] * 4, ". . . . . rickon"],
        "areas": [[card for card in area if card != "tywin"] for area in areas],
        "banners": {house: int(number >= 3) for number, house in enumerate(HOUSES)},
        "pool": ["ygritte"],
        "spent": ["hodor", "bronn", "jon", "gendry", "sandor"],
        "since": ["0 move left lannister", "0 call ygritte"],
    }
    match = viceregal.load(position)
    assert [sorted(area) for area in match.open_view()["areas"]] == [sorted(area) for area in areas]
    assert match.state.todo[-1] == AskKill(0, AREAS)
    scene = _scene(match, lang, compact=True)
    lines = [line.plain for line in CompanionPanel().draw(scene, 23, 17)]
    assert len(lines) <= 17
    assert all(scene.speech.card_short(CARDS.index(card)) in "\n".join(lines) for card in rest)
    pointed = _scene(match, lang, compact=True, pointed=-1)
    seen = CompanionPanel().draw(pointed, 23, 5)[:5]
    assert "◆" in "\n".join(line.plain for line in seen), (
        "what is pointed at is to be seen, however little room"
    )
