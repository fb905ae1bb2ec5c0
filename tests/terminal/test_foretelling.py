"""Foretell, then do: what is pointed at is shown with all that comes of it, and nothing happens before it is done."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import viceregal
from tests.terminal.at_table import HAND, Table, at_table
from viceregal.games.hand_of_the_king.rules.actions import Move
from viceregal.games.hand_of_the_king.rules.cards import CARDS, HOUSES, VARYS
from viceregal.games.hand_of_the_king.rules.game import GAME
from viceregal.games.hand_of_the_king.terminal.board import Board
from viceregal.games.hand_of_the_king.terminal.choices import Choices, choices
from viceregal.games.hand_of_the_king.terminal.foretell import foretell, in_words, state_of
from viceregal.games.hand_of_the_king.terminal.heraldry import LETTERS
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.i18n import speak
from viceregal.terminal.plan import TablePlan
from viceregal.terminal.seating import Player

NAMES = ("Ania", "Ossian")

# Varys in the second row, third column: the position of the printed example's kind, with few cards left.
GRID = [
    ". . . . . .",
    ". rodrik varys . robert robb",
    ". . aeron . . .",
    ". . hoster . . .",
    ". . jaime . . .",
    ". . asha . . .",
]


def _position(**fields: object) -> dict[str, object]:
    return {"game": GAME.key, "seats": 2, "grid": GRID, "killed": [], **fields}


def _rest(areas: list[list[str]]) -> list[str]:
    """What is killed, if the rest of the cards is to lie nowhere."""
    seen = {word for row in GRID for word in row.split()} | {card for area in areas for card in area}
    return [card for card in CARDS[:VARYS] if card not in seen]


def _choices(**fields: object) -> Choices:
    areas = fields.pop("areas", [[], []])
    assert isinstance(areas, list)
    match = viceregal.load(_position(areas=areas, **{**fields, "killed": _rest(areas)}))
    seat = match.to_move[0]
    return choices(GAME, state_of(GAME, match.view(seat)), seat, match.actions(seat))


def test_a_move_is_reached_by_every_card_it_takes() -> None:
    offered = _choices()
    number = offered.by_target(f"card {CARDS.index('aeron')}")
    assert number is not None and number == offered.by_target(f"card {CARDS.index('asha')}")
    assert offered.every[number].actions == (Move(1, HOUSES.index("greyjoy")),)
    assert offered.every[number].foretold.landing == 32
    assert offered.by_target(f"card {CARDS.index('eddard')}") is None


def test_the_sentence_tells_cards_and_banner() -> None:
    offered = _choices(areas=[["theon"], ["balon"]], banners={"greyjoy": 1})
    number = offered.by_move(1, HOUSES.index("greyjoy"))
    assert number is not None
    told = offered.every[number].foretold
    speech = speak("en").of(GAME.key)
    assert isinstance(speech, HandSpeech)
    assert in_words(speech, told, NAMES) == (
        "You send Varys down to House Greyjoy, taking Aeron and Asha. "
        "You take the banner of House Greyjoy from Ossian."
    )


def test_a_move_that_wins_no_banner_says_so() -> None:
    offered = _choices(areas=[[], ["balon", "theon", "euron"]], banners={"greyjoy": 1})
    number = offered.by_move(1, HOUSES.index("greyjoy"))
    assert number is not None
    speech = speak("en").of(GAME.key)
    assert isinstance(speech, HandSpeech)
    assert in_words(speech, offered.every[number].foretold, NAMES).endswith("No banner changes hands.")


def test_trying_out_leaves_the_position_alone() -> None:
    match = viceregal.new(GAME.key, seed=5, first=0)
    state = state_of(GAME, match.view(0))
    before = GAME.open_view(state)
    for action in match.actions(0):
        foretell(GAME, state, 0, (action,))
    assert GAME.open_view(state) == before == match.open_view()


def test_what_is_foretold_is_what_happens() -> None:
    for seed in range(6):
        match = viceregal.new(GAME.key, seed=seed)
        while not match.over:
            seat, legal = match.to_move[0], match.actions()
            action = legal[(seed + len(match.log)) % len(legal)]
            told = foretell(GAME, state_of(GAME, match.view(seat)), seat, (action,))
            assert match.play(action) == list(told.events)
            assert GAME.open_view(told.after) == match.open_view()


def test_two_cards_to_swap_can_be_picked_in_any_order() -> None:
    grid = [row.replace("varys .", "olenna varys") for row in GRID]
    position = _position(areas=[[], []], pool=["ramsay"], killed=_rest([["olenna"]]), grid=grid)
    match = viceregal.load({**position, "since": ["0 move left tyrell"]})
    assert match.open_view()["grid"] == GRID
    match.play("call ramsay")
    state = state_of(GAME, match.view(0))
    first = choices(GAME, state, 0, match.actions(0))
    assert first.is_first_of_two
    assert first.by_target(f"card {VARYS}") is not None, "the rules let Varys be named only second"
    for picked in (VARYS, CARDS.index("robb")):
        second = choices(GAME, state, 0, match.actions(0), picked)
        assert not second.is_first_of_two and len(second.every) == len(first.every) - 1
        partner = CARDS.index("robb") if picked == VARYS else VARYS
        number = second.by_target(f"card {partner}")
        assert number is not None
        texts = [GAME.text(action) for action in second.every[number].actions]
        assert texts == ["swap robb", "with varys"]


# At the table ---------------------------------------------------------------------------------------------------


def test_pointing_shows_and_does_nothing(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        before = table.screen.sitting.match.position()
        quiet = table.text()
        await table.press("tab")
        scene = table.screen.scene
        assert scene.shown is not None and scene.choice is not None
        assert table.text() != quiet
        board = "\n".join(line.plain for line in table.screen.query_one(Board).paint(62, 32))
        assert board.count("◆") == 4 + len(scene.shown.taken) - 1, "taken cards are marked without colour too"
        assert re.search(r"[SGLTBYU][ ━▶◀]+V", board), "and so is where Varys will stand"
        assert "→" in table.text()
        await table.press("escape")
        assert table.screen.scene.shown is None
        assert table.text() == quiet
        assert table.screen.sitting.match.position() == before

    at_table(script, tmp_path)


def test_the_new_number_of_banners_stands_beside_the_old(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("tab")
        assert "⚑ 0 → 1" in table.text(), "the first move of a game always wins a banner"
        assert table.screen.scene.choice is not None
        [move] = table.screen.scene.choice.actions
        await table.press("enter")
        assert [entry.action for entry in table.screen.sitting.match.log if entry.seat == 0] == [move]

    at_table(script, tmp_path)


@pytest.mark.parametrize("arrow", ["up", "down", "left", "right"])
def test_an_arrow_again_goes_to_the_next_house(tmp_path: Path, arrow: str) -> None:
    async def script(table: Table) -> None:
        way = ("up", "down", "left", "right").index(arrow)
        there = table.screen.scene.choices.directions(way)
        for number in [*there, *there[:1]]:
            await table.press(arrow)
            assert table.screen.scene.pointed == number
        if not there:
            await table.press(arrow)
            assert "There is no card in that direction." in table.text()

    at_table(script, tmp_path, seed=12)


def test_a_house_letter_without_an_arrow_goes_through_its_moves(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        scene = table.screen.scene
        words = [GAME.text(choice.actions[0]).split() for choice in scene.choices.every]
        house = words[0][2]
        letter = LETTERS[HOUSES.index(house)].lower()
        of_house = [number for number, (_, _, other) in enumerate(words) if other == house]
        for number in [*of_house, of_house[0]]:
            await table.press(letter)
            assert table.screen.scene.pointed == number

    at_table(script, tmp_path, seed=9)


def test_a_bots_move_is_shown_before_it_is_made(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        table.app.pace = 60
        await table.pilot.press("tab", "enter")
        await table.until(lambda: table.screen.scene.asked == 1 and table.screen.scene.shown is not None)
        shown = table.screen.scene.shown
        assert shown is not None and shown.seat == 1 and shown.taken
        assert len(table.screen.sitting.match.log) == 2, "the deal and our own move"
        await table.press("space")
        assert table.screen.scene.asked == 0 and table.screen.scene.shown is None

    plan = TablePlan(HAND, (Player(), Player(bot="greedy")), options={"first": "0", "companions": "none"})
    at_table(script, tmp_path, plan)
