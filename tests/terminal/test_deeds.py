"""Several decisions in one deed: named in any order, done all or none, one entry to undo."""

from __future__ import annotations

from pathlib import Path

import viceregal
from tests.games.viceroy.given import document
from tests.marks import rule
from tests.terminal.at_table import WIDE, Table, at_table
from tests.terminal.test_foretelling import GRID, _position, _rest
from tests.terminal.test_viceroy_games import screen as viceroy_screen
from tests.terminal.test_viscounts_games import far_on, screen
from tests.terminal.test_viscounts_games import plan as viscounts
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.games.hand_of_the_king.rules.cards import CARDS, VARYS
from viceregal.games.viceroy.rules.actions import GEMS, TUCKS
from viceregal.games.viceroy.rules.effects import COLOURS
from viceregal.games.viceroy.rules.game import GAME as VICEROY
from viceregal.games.viscounts.rules.actions import BuildOn, Construct
from viceregal.terminal.gathering import Gathering
from viceregal.terminal.keeping import Keeper
from viceregal.terminal.seating import Player
from viceregal.terminal.sitting import Sitting

BLUE, RED, GREEN, YELLOW = range(4)


def sitting(match: Match, folder: Path) -> Sitting:
    return Sitting(match, (Player(), Player(bot="random")), Keeper(folder))


def own(match: Match, since: int) -> list[str]:
    return [match.game.text(entry.action) for entry in match.log[since:] if entry.seat == 0]


# Gems -----------------------------------------------------------------------------------------------------------------


def passing(reserve: str) -> Match:
    """Both have passed, seat 1 has taken three yellow gems, and seat 0 takes three of these."""
    match = viceregal.load(document("ru", reserve=reserve + "YYY"))
    match.play("pass", 0)
    match.play("pass", 1)
    for _ in range(3):
        match.play("gem yellow", 1)
    assert type(match.state.todo[-1]).__name__ == "AskGem"
    return match


def basket(match: Match) -> Gathering:
    state = VICEROY.guess(match.view(0), Chance(0))
    return Gathering(VICEROY, state, 0)


def words(match: Match, held: str) -> list[str]:
    """What can be named after these gems, by their letters."""
    named = [GEMS["BRGY".index(letter)] for letter in held]
    return [VICEROY.text(each).removeprefix("gem ") for each in basket(match).open(named)]


@rule("VR-REW-1")
def test_gems_of_a_basket_are_open_in_any_order() -> None:
    match = passing("BRRGGYY")
    assert words(match, "") == list(COLOURS)
    assert words(match, "G") == list(COLOURS)
    assert words(match, "B") == ["red", "green", "yellow"], "there is one blue gem"
    assert words(match, "YB") == ["red", "green", "yellow"]
    assert words(match, "YY") == ["blue", "red", "green"]


@rule("VR-REW-1", "VR-PAS-4")
def test_the_last_gem_of_the_last_colour_may_be_named_first() -> None:
    """By itself it is no answer: the rules would ask for two more where only one colour is left."""
    match = passing("BBBY")
    assert match.legal(0) == ["gem blue"]
    assert words(match, "") == ["blue", "yellow"]
    assert words(match, "Y") == ["blue"]
    assert words(match, "YB") == ["blue"]


def test_a_basket_is_whole_when_nothing_more_is_asked() -> None:
    gathering = basket(passing("BRRGGYY"))
    assert not gathering.is_whole([GEMS[GREEN]]) and not gathering.is_whole([GEMS[GREEN], GEMS[BLUE]])
    assert gathering.is_whole([GEMS[GREEN], GEMS[BLUE], GEMS[RED]])
    named = gathering.in_order([GEMS[YELLOW], GEMS[BLUE], GEMS[RED]])
    assert named == (GEMS[BLUE], GEMS[RED], GEMS[YELLOW])


@rule("VR-REW-1")
def test_gems_are_named_in_any_order_and_taken_as_one(tmp_path: Path) -> None:
    match = passing("BRRGGYYYY")
    start, before = len(match.log), match.view(0)["gems"][0]

    async def script(table: Table) -> None:
        await table.click(f"gem {YELLOW}", "reserve")
        await table.click(f"gem {GREEN}", "reserve")
        assert len(match.log) == start, "nothing is done before all are named"
        assert "Chosen so far: yellow gem, green gem" in table.said.replace(" and ", ", ")
        await table.click(f"gem {BLUE}", "reserve")
        assert own(match, start)[:3] == ["gem blue", "gem green", "gem yellow"]
        assert [entry.joined for entry in match.log[start : start + 3]] == [False, True, True]

    at_table(script, tmp_path, sitting(match, tmp_path), size=WIDE)
    match.undo(0, consent=[1], even_revealed=True)
    assert len(match.log) == start and match.view(0)["gems"][0] == before


@rule("VR-PAS-4")
def test_a_gem_that_is_not_there_is_refused_by_its_own_rule(tmp_path: Path) -> None:
    match = passing("BRRGGYYYY")

    async def script(table: Table) -> None:
        await table.click(f"gem {BLUE}", "reserve")
        await table.click(f"gem {BLUE}", "reserve")
        here = viceroy_screen(table)
        assert here.notice is not None and here.notice.rule == "VR-PAS-4"
        assert "reserve has no gem" in table.said
        assert here.held == (GEMS[BLUE],), "what was named stays named"

    at_table(script, tmp_path, sitting(match, tmp_path), size=WIDE)


def test_what_was_named_is_taken_back_one_by_one(tmp_path: Path) -> None:
    match = passing("BRRGGYYYY")
    start = len(match.log)

    async def script(table: Table) -> None:
        here = viceroy_screen(table)
        await table.press("3", "3", "1", "1")
        assert here.held == (GEMS[GREEN], GEMS[BLUE])
        await table.press("z")
        assert here.held == (GEMS[GREEN],)
        await table.press("escape")
        assert here.held == () and len(match.log) == start

    at_table(script, tmp_path, sitting(match, tmp_path), size=WIDE)


@rule("VR-RUL-9")
def test_cards_go_under_law_72_in_any_order(tmp_path: Path) -> None:
    match = viceregal.load(document("cs", "build", pyramids=["1", "60"], hands=["72 13 70 85", ""]))
    match.play("choose 72", 0)
    match.play("at 1.1", 0)
    assert type(match.state.todo[-1]).__name__ == "AskTuck"
    start = len(match.log)

    async def script(table: Table) -> None:
        here = viceroy_screen(table)
        for card in (85, 13):
            await table.click(f"card {card}", "hand")
        assert here.held == (TUCKS[85], TUCKS[13]) and len(match.log) == start
        await table.click("card 85", "hand")
        assert here.notice is not None and here.notice.rule == "VR-RUL-9", "a card is tucked once"
        assert "not in your hand" in table.said
        await table.press("up", "enter")  # enough
        assert own(match, start)[:3] == ["tuck 13", "tuck 85", "enough"]
        assert [entry.joined for entry in match.log[start : start + 3]] == [False, True, True]

    at_table(script, tmp_path, sitting(match, tmp_path), size=WIDE)


# A place and its payment ----------------------------------------------------------------------------------------------


@rule("VR-COS-3")
def test_a_place_and_its_payment_are_one_deed(tmp_path: Path) -> None:
    """With an infinite gem there is a choice of what to pay with."""
    match = _choice_of_payment()
    start = len(match.log)

    async def script(table: Table) -> None:
        here = viceroy_screen(table)
        number = next(
            number
            for number, choice in enumerate(here.scene.choices.every)
            if type(match.foretell(choice.action, 0).asked).__name__ == "AskPay"
        )
        here.point(number)
        here.commit()
        await table.settle()
        assert len(match.log) == start and len(here.begun) == 1
        assert type(here.scene.state.todo[-1]).__name__ == "AskPay"
        await table.press("z")
        assert here.begun == () and len(match.log) == start, "the place is free again"
        here.point(number)
        here.commit()
        await table.press("1", "1")
        assert len(own(match, start)) >= 2 and [entry.joined for entry in match.log[start : start + 2]] == [
            False,
            True,
        ]

    at_table(script, tmp_path, sitting(match, tmp_path), size=WIDE)


def _choice_of_payment() -> Match:
    for seed in range(60):
        match, chance = viceregal.new("viceroy", 2, edition="cs", seed=seed), Chance(seed)
        while not match.over:
            seat = match.to_move[0]
            if seat == 0 and type(match.state.todo[-1]).__name__ == "AskPlace":
                told = [match.foretell(action, 0) for action in match.actions(0)]
                if any(type(each.asked).__name__ == "AskPay" for each in told):
                    return match
            match.play(chance.pick(match.actions(seat)), seat)
    raise AssertionError("no such question")


# Viscounts ------------------------------------------------------------------------------------------------------------


def _before_building(folder: Path) -> Sitting:
    for seed in range(60):
        made = far_on(viscounts("random"), folder, seed, 2)
        match, chance = made.match, Chance(seed)
        while not match.over:
            seat = match.to_move[0]
            actions = match.actions(seat)
            if seat == 0 and any(isinstance(each, Construct) for each in actions):
                return made
            match.play(chance.pick(actions), seat)
    raise AssertionError("no such question")


@rule("VW-7.2")
def test_a_building_its_slot_and_its_spot_are_one_deed(tmp_path: Path) -> None:
    made = _before_building(tmp_path)
    match = made.match
    start = len(match.log)

    async def script(table: Table) -> None:
        here = screen(table)
        number = next(
            number
            for number, choice in enumerate(here.scene.choices.every)
            if isinstance(choice.action, Construct)
        )
        here.point(number)
        here.commit()
        await table.settle()
        assert here.begun and len(match.log) == start
        asked = []
        while here.begun:
            asked.append(type(here.scene.state.todo[-1]).__name__)
            assert "Chosen so far: " in table.said
            await table.press("1", "1")
        assert asked in (["AskSlot", "AskSpot"], ["AskSlot"], ["AskSpot"])
        done = match.log[start : start + 1 + len(asked)]
        assert [entry.joined for entry in done] == [False] + [True] * len(asked)
        assert isinstance(done[0].action, Construct)
        assert asked[-1] != "AskSpot" or isinstance(done[-1].action, BuildOn)

    at_table(script, tmp_path, made, size=WIDE)


# Hand of the King -----------------------------------------------------------------------------------------------------


def _ramsay() -> Match:
    """The last Tyrell is taken, and Ramsay may be called."""
    grid = [row.replace("varys .", "olenna varys") for row in GRID]
    position = _position(areas=[[], []], pool=["ramsay"], killed=_rest([["olenna"]]), grid=grid)
    return viceregal.load({**position, "since": ["0 move left tyrell"]})


@rule("HK-COM-9")
def test_two_cards_that_change_places_are_one_deed_with_their_companion(tmp_path: Path) -> None:
    match = _ramsay()
    start, robb = len(match.log), CARDS.index("robb")

    async def script(table: Table) -> None:
        await table.press("1", "1")
        assert len(match.log) == start and "Chosen so far: " in table.said
        await table.click(f"card {VARYS}", "board")
        await table.click(f"card {VARYS}", "board")
        notice = table.screen.notice
        assert notice is not None and notice.rule == "HK-COM-9"
        assert "wo different cards" in table.said, "the same card twice"
        await table.click(f"card {robb}", "board")
        assert own(match, start)[:3] == ["call ramsay", "swap robb", "with varys"]
        assert [entry.joined for entry in match.log[start : start + 3]] == [False, True, True]

    at_table(script, tmp_path, sitting(match, tmp_path))
    match.undo(0, consent=[1])
    assert len(match.log) == start, "taken back as one"


@rule("HK-COM-9")
def test_what_was_begun_is_taken_back_step_by_step(tmp_path: Path) -> None:
    match = _ramsay()
    start = len(match.log)

    async def script(table: Table) -> None:
        await table.press("1", "1")
        await table.click(f"card {VARYS}", "board")
        assert table.screen.scene.choices.picked == VARYS
        await table.press("z")
        assert table.screen.scene.choices.picked is None and table.screen.begun
        await table.press("z")
        assert not table.screen.begun and len(match.log) == start

    at_table(script, tmp_path, sitting(match, tmp_path))


def test_a_hint_for_what_was_begun_is_about_what_is_asked_then(tmp_path: Path) -> None:
    made = _before_building(tmp_path)

    async def script(table: Table) -> None:
        here = screen(table)
        actions = [choice.action for choice in here.scene.choices.every]
        here.point(next(n for n, action in enumerate(actions) if isinstance(action, Construct)))
        here.commit()
        await table.press("h")
        assert here.begun and here.scene.pointed is not None
        assert "suggests" in table.said

    at_table(script, tmp_path, made, size=WIDE)
