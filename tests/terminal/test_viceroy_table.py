"""What the table of Viceroy shows and what it hides; hints, undo, refusals, looking around, languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.at_table import Table, at_table
from tests.terminal.test_viceroy_games import MIDDLE, SMALL, WIDE, far_on, plan, screen
from viceregal.core.chance import Chance
from viceregal.core.rules import State
from viceregal.games.viceroy.rules.cards.deck import is_law
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.frames import AskBids
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.games.viceroy.rules.state import ViceroyState
from viceregal.games.viceroy.terminal import signs
from viceregal.games.viceroy.words.speech import ViceroySpeech
from viceregal.i18n import LANGUAGES, speak
from viceregal.terminal.dialogs import Reading
from viceregal.terminal.painted import Painted
from viceregal.terminal.rules_screen import RulesScreen


def english() -> ViceroySpeech:
    speech = speak("en").of("viceroy")
    assert isinstance(speech, ViceroySpeech)
    return speech


def state_of(table: Table) -> ViceroyState:
    state = screen(table).sitting.match.state
    assert isinstance(state, ViceroyState)
    return state


async def until(table: Table, question: str) -> None:
    """Answer with the last choice until this is asked."""
    for _ in range(300):
        if type(state_of(table).todo[-1]).__name__ == question:
            return
        await table.press("up", "enter")
    raise AssertionError(question)


@pytest.mark.parametrize("size", [WIDE, MIDDLE, SMALL], ids=["wide", "middle", "small"])
def test_the_offer_the_hand_and_the_screen_are_shown(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(table: Table) -> None:
        await until(table, "AskBids")
        text, state = table.text(), state_of(table)
        for card in state.offered():
            assert english().card(card)[:8] in text
        for card in state.hands[0]:
            assert english().card(card)[:7] in text
        assert english().say("table.screen") in text
        for seat in (0, 1):
            assert english().card(next(iter(state.pyramids[seat].values())))[:4] in text or size != WIDE

    at_table(script, tmp_path, plan("pl", "greedy"), size=size)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_hidden_is_drawn(tmp_path: Path, edition: str) -> None:
    """Laws of another's hand have numbers that stand nowhere on the screen, in the log or in a scene's view."""

    async def script(table: Table) -> None:
        await until(table, "AskBids")
        state, here = state_of(table), screen(table)
        hidden = [card for card in state.hands[1] if state.known[card] == 1 << 1]
        assert hidden
        text = table.text() + here.log_text(table.app.speech, table.app.palette).plain
        for card in hidden:
            assert english().card(card) not in text
        assert here.scene.view == here.sitting.match.view(0)

    at_table(script, tmp_path, plan(edition, "greedy"), size=WIDE)


def test_colour_is_never_the_only_sign(tmp_path: Path) -> None:
    """Every colour has a shape of its own, on cards, in bids and behind the screen."""
    assert len(set(signs.SHAPES)) == 4

    async def script(table: Table) -> None:
        await until(table, "AskBids")
        text = table.text()
        for colour, shape in enumerate(signs.SHAPES):
            assert shape in text
            assert f"{shape} {english().colour(colour)}" in text

    at_table(script, tmp_path, plan("cs", "greedy"), size=WIDE)


def test_what_is_pointed_at_is_told(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await until(table, "AskBids")
        await table.press("1")
        assert table.said.startswith("As if nobody else were choosing: Bids, round 1: you")
        await table.press("up")
        assert "You pass and take gems from the reserve." in table.said
        await table.press("escape")
        assert screen(table).scene.pointed is None

    at_table(script, tmp_path, plan("ru", "greedy"), size=WIDE)


def test_a_place_tells_its_price_and_its_reward(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("tab")
        assert re.search(r"You play .* on level \d\.", table.said)
        card = screen(table).scene.to_place
        assert is_law(card) or "You pay" in table.text()
        assert not is_law(card) or table.said.startswith(english().card(card)), "what a law says comes first"
        place = screen(table).scene.choices.every[0].targets[0]
        await table.click(place, "sky")
        assert (
            "AskPlace" not in type(state_of(table).todo[-1]).__name__ or len(state_of(table).pyramids[0]) > 1
        )

    sitting = far_on(plan("cs", "greedy"), tmp_path, 8, 2)
    match = sitting.match
    while type(match.state.todo[-1]).__name__ != "AskPlace" or match.to_move != (0,):
        seat = match.to_move[0]
        match.play(match.actions(seat)[0], seat)
    at_table(script, tmp_path, sitting, size=WIDE)


def test_a_hint_points_at_a_choice(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("h")
        assert screen(table).scene.pointed is not None
        assert table.said.startswith("Scholar suggests: ")

    at_table(script, tmp_path, plan("pl", "greedy"), size=WIDE)


def test_what_cannot_be_chosen_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        state = state_of(table)
        missing = next(colour for colour in range(4) if not state.gems[0][colour])
        await table.click(f"colour {missing}", "offer")
        assert english().colour(missing) in table.said
        assert f"Missing: {english().thing(COLOURS[missing], 1)}." in table.said
        assert screen(table).notice is not None and screen(table).notice.rule == "VR-AUC-6"  # type: ignore[union-attr]
        await table.press("r")
        assert isinstance(table.app.screen, RulesScreen) and table.app.screen.rule == "VR-AUC-6"

    sitting = far_on(plan("cs", "greedy"), tmp_path, 3, 2)
    match, chance = sitting.match, Chance(3)
    while not _asked_to_bid_without_a_colour(match.state):
        seat = match.to_move[0]
        match.play(chance.pick(match.actions(seat)), seat)
    at_table(script, tmp_path, sitting, size=WIDE)


def _asked_to_bid_without_a_colour(state: State) -> bool:
    assert isinstance(state, ViceroyState)
    return isinstance(state.todo[-1], AskBids) and 0 in state.todo[-1].waiting and 0 in state.gems[0]


def test_a_decision_is_taken_back(tmp_path: Path) -> None:
    """Gems are named one by one and taken as one: what was named can be put back, too."""

    async def script(table: Table) -> None:
        here, before = screen(table), state_of(table).gems[0][:]
        await table.press("1", "enter")
        assert len(here.held) == 1 and state_of(table).gems[0] == before
        await table.press("z")
        assert not here.held and state_of(table).gems[0] == before
        await table.press("z")
        assert table.said

    sitting = far_on(plan("ru", "random"), tmp_path, 2, 3)
    match = sitting.match
    while True:
        ask = match.state.todo[-1]
        if type(ask).__name__ == "AskGem" and ask.seat == 0 and ask.count > 2:  # type: ignore[attr-defined]
            break
        seat = match.to_move[0]
        match.play(match.actions(seat)[-1], seat)
    at_table(script, tmp_path, sitting, size=WIDE)


def test_another_pyramid_can_be_looked_at(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        assert screen(table).scene.looked_at == 0
        await table.press("v")
        assert screen(table).scene.looked_at == 1
        await table.press("escape")
        assert screen(table).scene.looked_at == 0
        await table.click("seat 1", "seats")
        assert screen(table).scene.looked_at == 1

    at_table(script, tmp_path, far_on(plan("pl", "random"), tmp_path, 2, 3), size=WIDE)


def test_with_two_people_hands_are_covered_until_asked_for(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        here, state = screen(table), state_of(table)
        assert here.covered
        hidden = [english().card(card) for hand in state.hands for card in hand]
        assert not any(name in table.text() for name in hidden)
        await table.press("enter")
        own = [english().card(card)[:7] for card in state.hands[0]]
        assert not here.covered and all(name in table.text() for name in own)
        await table.press("1", "1")
        assert here.covered

    at_table(script, tmp_path, plan("cs", people=2), size=WIDE)


# Languages --------------------------------------------------------------------------------------------------------

# The last one is the same word in Czech.
_KEPT = {"viceregal", "tab", "esc", "enter", "pgup", "pgdn", "space", "auc", "greedy", "random", "bonus"}


def _words(lines: list[str]) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", " ".join(lines).lower()))


def _names() -> set[str]:
    return _words([*[english().card(card) for card in range(1, 65)], english().say("bot.names")])


@pytest.mark.parametrize("size", [WIDE, MIDDLE], ids=["wide", "middle"])
def test_another_language_changes_every_text(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(table: Table) -> None:
        await until(table, "AskBids")
        await table.press("1")
        said = _words(table.lines()) - _names() - _KEPT
        for lang in LANGUAGES[1:]:
            await table.press("f2")
            assert table.app.speech.lang == lang
            shared = _words(table.lines()) & said
            assert not shared, (lang, shared)
        await table.press("f2")
        assert _words(table.lines()) - _names() - _KEPT == said

    at_table(script, tmp_path, plan("cs", "greedy"), size=size)


@pytest.mark.parametrize("size", [WIDE, MIDDLE, SMALL], ids=["wide", "middle", "small"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_drawn_fits_its_place_in_every_language(
    tmp_path: Path, size: tuple[int, int], edition: str
) -> None:
    async def script(table: Table) -> None:
        for lang in LANGUAGES:
            table.app.speak_in(lang)
            await table.press("down")
            for panel in table.app.screen.query(Painted):
                if panel.region:
                    width = panel.content_size.width
                    for line in panel.paint(*panel.content_size):
                        assert cell_len(line.plain.rstrip()) <= width, (lang, panel.id, line.plain)

    at_table(script, tmp_path, far_on(plan(edition, "random", "random"), tmp_path, 5, 8), size=size)


@pytest.mark.parametrize("key", ["?", "r", "c", "q", "s"])
def test_dialogs_change_their_language_too(tmp_path: Path, key: str) -> None:
    async def script(table: Table) -> None:
        await table.press(key)
        before = table.text()
        table.app.speak_in("ru")
        await table.settle()
        assert re.search("[а-я]", table.text()) and table.text() != before

    at_table(script, tmp_path, plan("ru", "greedy"), size=WIDE)


def test_help_tells_every_sign_of_this_game(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await table.press("?")
        assert isinstance(table.app.screen, Reading)
        text = table.text()
        for sign in (*signs.SHAPES, signs.MAGIC, signs.SCIENCE, signs.DEFENCE, signs.ATTACK, signs.POINTS):
            assert sign in text

    at_table(script, tmp_path, plan("pl", "greedy"), size=WIDE)
