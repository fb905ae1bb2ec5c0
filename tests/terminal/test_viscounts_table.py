"""What the table of Viscounts shows and what it hides; payments, hints, undo, refusals, the AI's turn, languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.marks import rule
from tests.terminal.at_table import Table, at_table
from tests.terminal.test_viscounts_games import (
    MIDDLE,
    SMALL,
    WIDE,
    far_on,
    near_the_end,
    plan,
    screen,
    solo,
    state_at,
)
from viceregal.core.chance import Chance
from viceregal.games.viscounts.rules.actions import Construct, Place, Transcribe
from viceregal.games.viscounts.rules.cards.deck import CARDS, TILES
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.state import ViscountsState
from viceregal.games.viscounts.terminal import signs
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n import LANGUAGES, speak
from viceregal.terminal.dialogs import Reading
from viceregal.terminal.painted import Painted
from viceregal.terminal.rules_screen import RulesScreen
from viceregal.terminal.sitting import Sitting


def english() -> ViscountsSpeech:
    speech = speak("en").of("viscounts")
    assert isinstance(speech, ViscountsSpeech)
    return speech


def state_of(table: Table) -> ViscountsState:
    return state_at(screen(table).sitting)


def until(sitting: Sitting, question: str, seed: int = 1) -> Sitting:
    """Play at random until this is asked of the first seat."""
    match, chance = sitting.match, Chance(seed)
    while type(match.state.todo[-1]).__name__ != question or match.to_move != (0,):
        seat = match.to_move[0]
        match.play(chance.pick(match.actions(seat)), seat)
    return sitting


# What is drawn --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_ring_castle_board_and_track_are_drawn_at_120_columns(tmp_path: Path, bots: int) -> None:
    async def script(table: Table) -> None:
        state, text = state_of(table), table.text()
        for segment in range(5):
            assert english().card(state.tops[segment])[:9] in text
            row = MANUSCRIPTS[state.tiles[segment]]
            assert f"{signs.RIBBON_SIGNS[row.ribbon]}{row.cost}" in text
            assert english().place(segment * 3 + 2) in text
        for town in range(1, 11):
            assert re.search(rf"\b{town} \d⚖→", text)
        assert text.count("II ") >= 5 and "III " in text
        for card in state.hands[0]:
            assert english().card(card)[:9] in text
        for card in state.board[:3]:
            assert card < 0 or english().card(card)[:9] in text
        assert "◎3⊞" in text and "4◎3⊟" in text  # the ends of the track
        for sign in (signs.CORRUPTION, signs.VIRTUE, *signs.ICON_SIGNS, *signs.BUILDING_SIGNS):
            assert sign in text

    sitting = far_on(plan(*["random"] * bots), tmp_path, 2, 4)
    at_table(script, tmp_path, until(sitting, "AskPlay"), size=WIDE)


@pytest.mark.parametrize(("question", "is_ring"), [("AskMove", True), ("AskPlay", False)])
def test_a_small_screen_shows_the_half_that_is_asked_about(
    tmp_path: Path, question: str, is_ring: bool
) -> None:
    async def script(table: Table) -> None:
        ring, board = (bool(table.app.screen.query_one(name).region) for name in ("#ring", "#player-board"))
        assert (ring, board) == (is_ring, not is_ring)
        await table.press("b")
        ring, board = (bool(table.app.screen.query_one(name).region) for name in ("#ring", "#player-board"))
        assert (ring, board) == (not is_ring, is_ring)

    at_table(script, tmp_path, until(far_on(plan("random"), tmp_path, 2, 3), question), size=SMALL)


def test_nothing_hidden_is_drawn(tmp_path: Path) -> None:
    """Another's cards in hand are backs, in the log too."""

    async def script(table: Table) -> None:
        here, state = screen(table), state_of(table)
        await table.press("v")
        assert here.scene.looked_at == 1
        assert here.scene.view == here.sitting.match.view(0)
        cards, hidden = here.scene.hand(1)
        assert hidden == len(state.hands[1]) - len(state.known[1]) > 0
        assert sorted(cards) == sorted(state.known[1])
        assert "▯" * hidden in table.text()
        log = here.log_text(table.app.speech, table.app.palette).plain
        assert "☾ Greta draws" in log and "☾ The card drawn" not in log

    at_table(script, tmp_path, until(far_on(plan("random"), tmp_path, 2, 2), "AskPlay"), size=WIDE)


def test_reconstructions_are_marked_wherever_they_are_shown(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        text = table.text()
        assert "player card 3*" in text and "player card 9" in text and "player card 9*" not in text
        await table.press("1")
        assert "Reconstruction" in table.said
        await table.press("?")
        assert "* reconstruction" in table.text()

    sitting = plan("random").sit_down(screenless(tmp_path), 5, ())
    match = sitting.match
    for seed in range(200):
        numbers = [english().player_card(card) for card in state_at(sitting).player_cards]
        if {"player card 3*", "player card 9"} <= set(numbers) and match.to_move == (0,):
            break
        sitting = plan("random").sit_down(screenless(tmp_path), seed, ())
        match = sitting.match
    at_table(script, tmp_path, sitting, size=WIDE)


def screenless(folder: Path):  # type: ignore[no-untyped-def]
    from viceregal.terminal.keeping import Keeper

    return Keeper(folder)


# Choosing -------------------------------------------------------------------------------------------------------------


def with_ways_to_pay(folder: Path) -> Sitting:
    """A primary action that can be paid for in several ways."""
    for seed in range(200):
        sitting = plan("random").sit_down(screenless(folder), seed, ())
        match, chance = sitting.match, Chance(seed)
        while not match.over:
            seat = match.to_move[0]
            actions = match.actions(seat)
            kinds = [type(each) for each in actions]
            if seat == 0 and type(match.state.todo[-1]).__name__ in ("AskAct", "AskFund"):
                for kind in (Construct, Place, Transcribe):
                    made = [each for each in actions if isinstance(each, kind)]
                    same = {getattr(each, "building", getattr(each, "count", 0)) for each in made}
                    if kinds.count(kind) > len(same) > 0:
                        return sitting
            match.play(chance.pick(actions), seat)
    raise AssertionError("no such question")


@rule("VW-6.1")
def test_ways_to_pay_are_one_line_and_are_gone_through(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        here = screen(table)
        groups = here.scene.choices.groups()
        place = next(number for number, group in enumerate(groups) if len(group) > 1)
        await table.press(str(place + 1))
        first = here.scene.choice
        assert first is not None and f"◂1/{len(groups[place])}▸" in table.text()
        assert "You pay" in table.text() or "exchange" in table.said
        await table.press("right")
        second = here.scene.choice
        assert second is not None and second.action != first.action and second.group == first.group
        assert f"◂2/{len(groups[place])}▸" in table.text()
        await table.press("left")
        assert here.scene.choice == first
        await table.click(f"way {groups[place][1]}", "choices")
        assert here.scene.choice == second
        log = len(here.sitting.match.log)
        await table.press("enter")
        assert here.sitting.match.log[log].action == second.action

    at_table(script, tmp_path, with_ways_to_pay(tmp_path), size=WIDE)


def test_what_is_pointed_at_is_told(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("1")
        assert "Value" in table.said and "Icons" in table.said
        await table.point_at("space 1", "player-board")
        assert "Collision on space 1" in table.said
        await table.point_at("section 2", "ring")
        assert "second tier" in table.said
        await table.point_at(f"tile {state_of(table).tiles[0]}", "ring")
        assert "Cost" in table.said
        await table.press("escape")
        assert screen(table).scene.pointed is None

    at_table(script, tmp_path, until(far_on(plan("random"), tmp_path, 2, 2), "AskPlay"), size=WIDE)


def test_what_cannot_be_chosen_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        here = screen(table)
        reached = {target for target in here.scene.choices.targets if target.startswith("place")}
        far = next(f"place {place}" for place in range(15) if f"place {place}" not in reached)
        await table.click(far, "ring")
        assert here.notice is not None and here.notice.rule == "VW-5.6"
        assert re.fullmatch(r"You do not have enough silver\. Missing: \d+\xa0silver\.", table.said)
        await table.press("r")
        assert isinstance(table.app.screen, RulesScreen) and table.app.screen.rule == "VW-5.6"

    at_table(script, tmp_path, until(far_on(plan("random"), tmp_path, 2, 2), "AskMove"), size=WIDE)


def test_a_decision_is_taken_back(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        before = state_of(table).viscounts[0]
        await table.press("1", "enter")
        assert state_of(table).viscounts[0] != before
        await table.press("z")
        assert state_of(table).viscounts[0] == before

    at_table(script, tmp_path, until(far_on(plan("random"), tmp_path, 2, 2), "AskMove"), size=WIDE)


def test_a_hint_points_at_a_choice(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("h")
        assert screen(table).scene.pointed is not None
        assert table.said.startswith("Strategist suggests: ")

    at_table(script, tmp_path, until(far_on(plan("random"), tmp_path, 2, 2), "AskMove"), size=WIDE)


def test_with_two_people_hands_are_covered_until_asked_for(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        here, state = screen(table), state_of(table)
        assert here.covered and here.scene.viewer is None
        assert here.scene.hand(0)[1] == len(state.hands[0]) - len(state.known[0])
        await table.press("enter")
        assert not here.covered
        assert all(english().card(card)[:9] in table.text() for card in state.hands[0])

    at_table(script, tmp_path, until(far_on(plan(people=2), tmp_path, 2, 2), "AskPlay"), size=WIDE)


# The solo game --------------------------------------------------------------------------------------------------------


@rule("VW-12.2")
def test_the_ai_has_the_name_of_its_board_and_tells_its_turn(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        here = screen(table)
        assert here.scene.names == ("You", "AI (Cleric)")
        await table.press("v")
        text = table.text()
        assert "Cleric°" in text and "scheme" in text
        await table.press("t")
        assert isinstance(table.app.screen, Reading)
        text = table.text()
        for words in ("reveals", "bonus row", "movement row", "bottom row", "VW-12.1", "VW-12.2"):
            assert words in text
        table.app.speak_in("cs")
        await table.settle()
        assert "odkrývá" in table.text()

    at_table(script, tmp_path, far_on(solo("cleric"), tmp_path, 2, 4), size=WIDE)


def test_before_its_first_turn_the_ai_has_nothing_to_tell(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("t")
        assert "has not had a turn" in table.text()

    at_table(script, tmp_path, solo("noble"), size=WIDE)


def test_undo_takes_back_the_turn_of_the_ai(tmp_path: Path) -> None:
    """What it revealed stays revealed: undo stops there and says so."""

    async def script(table: Table) -> None:
        here = screen(table)
        before = len(here.sitting.match.log)
        await table.press("z")
        assert len(here.sitting.match.log) == before
        assert "nothing to undo" in table.said

    at_table(script, tmp_path, until(far_on(solo("builder"), tmp_path, 2, 3), "AskPlay"), size=WIDE)


# Languages --------------------------------------------------------------------------------------------------------


# The same word in another language, or a name.
_KEPT = {"viceregal", "greedy", "random", "iii"}


def _words(lines: list[str]) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", " ".join(lines).lower()))


def test_another_language_changes_every_text(tmp_path: Path) -> None:
    names = _words([english().card(card) for card in range(len(CARDS))])

    async def script(table: Table) -> None:
        await table.press("1")
        said = _words(table.lines()) - names - _KEPT
        for lang in LANGUAGES[1:]:
            await table.press("f2")
            assert table.app.speech.lang == lang
            shared = _words(table.lines()) & said
            assert not shared, (lang, shared)

    at_table(script, tmp_path, until(far_on(solo("cleric"), tmp_path, 2, 3), "AskPlay"), size=WIDE)


@pytest.mark.parametrize("size", [WIDE, MIDDLE, SMALL], ids=["wide", "middle", "small"])
@pytest.mark.parametrize("bots", [1, 3])
def test_what_is_drawn_fits_its_place_in_every_language(
    tmp_path: Path, size: tuple[int, int], bots: int
) -> None:
    async def script(table: Table) -> None:
        for lang in LANGUAGES:
            table.app.speak_in(lang)
            for key in ("down", "v"):
                await table.press(key)
                for panel in table.app.screen.query(Painted):
                    if panel.region:
                        width = panel.content_size.width
                        for line in panel.paint(*panel.content_size):
                            assert cell_len(line.plain.rstrip()) <= width, (lang, panel.id, line.plain)

    at_table(script, tmp_path, near_the_end(plan(*["random"] * bots), tmp_path, 5), size=size)


@pytest.mark.parametrize("key", ["?", "r", "c", "q", "s", "t"])
def test_dialogs_change_their_language_too(tmp_path: Path, key: str) -> None:
    async def script(table: Table) -> None:
        await table.press(key)
        before = table.text()
        table.app.speak_in("ru")
        await table.settle()
        assert re.search("[а-я]", table.text()) and table.text() != before

    at_table(script, tmp_path, far_on(solo("card"), tmp_path, 2, 3), size=WIDE)


def test_help_tells_every_sign_of_this_game(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("?")
        assert isinstance(table.app.screen, Reading)
        text = table.text()
        for sign in (
            *signs.ICON_SIGNS,
            *signs.THING_SIGNS,
            *signs.BUILDING_SIGNS,
            *signs.RIBBON_SIGNS,
            *(signs.REARRANGE, signs.DISCARD, signs.DESTROY, signs.SHUFFLE, signs.COLLISION, signs.SCHEME),
            *(signs.AT_ONCE, signs.DROP, signs.ONGOING, signs.WORKER, signs.LEADER, signs.POINTS),
        ):
            assert sign in text
        assert len(TILES) == len(MANUSCRIPTS)

    at_table(script, tmp_path, plan("random"), size=WIDE)
