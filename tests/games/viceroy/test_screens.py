"""VR-SET-4: what the screens hide, what a good memory knows all the same, and what of it is shown."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from tests.games.viceroy.given import given
from tests.games.viceroy.playing import ViceroyScenario, every_edition
from tests.marks import rule
from viceregal.core.chance import Chance
from viceregal.games.viceroy.rules.game import GAME
from viceregal.games.viceroy.terminal import letters
from viceregal.i18n import speak

SHOWN: list[dict[str, Any]] = [{"options": {"memory": "shown"}}, {"version": 1}]


def table(edition: str, **said: Any) -> ViceroyScenario:
    tokens = {61: "defence"}
    return given(edition, pyramids=["61", "62"], tokens=tokens, gems=["BBR", "GGGY"], attacks=[2, 3], **said)


def view_of(g: ViceroyScenario, viewer: int | None) -> dict[str, Any]:
    return GAME.view(GAME.from_open_view(g.document), viewer)


def board(view: dict[str, Any]) -> str:
    console = Console(width=200, no_color=True)
    with console.capture() as captured:
        console.print(letters.board(view, speak("en").of(GAME.key)))
    return captured.get()


@rule("VR-SET-4")
@every_edition
@pytest.mark.parametrize("said", [{}, *SHOWN], ids=["default", "shown", "version 1"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_gems_and_attack_tokens_of_others_are_hidden(
    edition: str, said: dict[str, Any], viewer: int | None
) -> None:
    """Whatever is remembered stands apart."""
    view = view_of(table(edition, **said), viewer)
    assert [gems is not None for gems in view["gems"]] == [viewer == 0, viewer == 1]
    assert view["attacks"] == [2 if viewer == 0 else None, 3 if viewer == 1 else None]
    assert view["remembered"]["attacks"] == [2, 3]
    assert [sum(gems.values()) for gems in view["remembered"]["gems_and_returned"]] == [3, 4]
    if viewer is not None:
        assert view["remembered"]["gem_counts"][viewer] == sum(view["gems"][viewer].values())


@rule("VR-SET-4")
@every_edition
def test_what_could_be_remembered_is_marked_as_shown_only_where_the_option_says_so(edition: str) -> None:
    assert not view_of(table(edition), 0)["remembered"]["shown"]
    for said in SHOWN:
        assert view_of(table(edition, **said), 0)["remembered"]["shown"]


@rule("VR-SET-4")
def test_the_option_is_hidden_by_default_and_was_not_there_in_version_1() -> None:
    assert GAME.setup(2, "ru").value("memory") == "hidden"
    assert "memory" not in dict(GAME.setup(2, "ru", version=1).values)


@rule("VR-SET-4")
@every_edition
@pytest.mark.parametrize("viewer", [0, None])
def test_a_bot_remembers_attack_tokens_and_gems_in_any_case(edition: str, viewer: int | None) -> None:
    g = table(edition)
    guessed = GAME.open_view(GAME.guess(view_of(g, viewer), Chance(1)))
    assert guessed["attacks"] == [2, 3]
    assert [sum(gems.values()) for gems in guessed["gems"]] == [3, 4]


@rule("VR-SET-4", "VR-END-1")
@every_edition
def test_with_the_screens_off_everything_is_open(edition: str) -> None:
    g = given(edition, "end", gems=["", "GGGY"], attacks=[2, 3])
    g.do(g.legal()[0])
    while g.asked:
        g.do("done")
    view = view_of(g, None)
    assert view["attacks"] == [2, 3] and all(gems is not None for gems in view["gems"])


@rule("VR-SET-4", "VR-END-9")
@every_edition
def test_the_open_score_does_not_betray_attack_tokens(edition: str) -> None:
    """Seat 1 would lose to two tokens of seat 0: nobody is told before the end, or the option would be in vain."""
    s = GAME.from_open_view(table(edition).document)
    assert "attack" not in {line.heading for line in GAME.open_score_sheet(s)}
    assert {line.points for line in GAME.score_sheet(s) if line.heading == "attack"} != {0}
    for said in SHOWN:
        s = GAME.from_open_view(table(edition, **said).document)
        assert GAME.open_score_sheet(s) == GAME.score_sheet(s)


@rule("VR-SET-4")
@every_edition
def test_the_board_in_letters_shows_it_as_the_option_says(edition: str) -> None:
    def line(view: dict[str, Any], seat: int) -> str:
        return next(line for line in board(view).splitlines() if line.startswith(f"seat {seat} "))

    hidden = view_of(table(edition), 0)
    assert "attack 2" in line(hidden, 0) and "B2 R1" in line(hidden, 0)
    assert "gems hidden · attack hidden" in line(hidden, 1)
    for said in SHOWN:
        assert "gems 4 · attack 3" in line(view_of(table(edition, **said), 0), 1)
