"""A game is never lost: it is kept after every decision and can be resumed; what cannot be read is left alone."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import viceregal
from tests.terminal.at_table import AGAINST_GREEDY, Table, at_table
from viceregal.games.hand_of_the_king.terminal.screen import HandTable
from viceregal.i18n import speak
from viceregal.terminal.keeping import Keeper, data_folder, record_name
from viceregal.terminal.plan import TablePlan, first_plan
from viceregal.terminal.seating import Player, from_plain, names, titles, to_plain
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.start_screen import StartScreen


def _sitting(folder: Path, seed: int = 3) -> Sitting:
    return AGAINST_GREEDY.sit_down(Keeper(folder), seed, ("You", "Greta (Treasurer)"))


def test_a_game_is_kept_after_every_decision(tmp_path: Path) -> None:
    sitting = _sitting(tmp_path)
    while not sitting.match.over:
        sitting.play(sitting.match.legal()[0])
        kept = Keeper(tmp_path).kept()
        if sitting.match.over:
            assert kept == []
        else:
            [only] = kept
            assert only.match.position() == sitting.match.position()
            assert only.seating == sitting.seating
            assert only.match.events() == sitting.match.events()


def test_a_resumed_game_goes_on_in_its_own_file(tmp_path: Path) -> None:
    sitting = _sitting(tmp_path)
    sitting.play(sitting.match.legal()[0])
    [kept] = Keeper(tmp_path).kept()
    again = Sitting.resumed(kept, Keeper(tmp_path))
    again.play(again.match.legal()[0])
    [later] = Keeper(tmp_path).kept()
    assert later.path == sitting.place and len(later.match.log) == len(sitting.match.log) + 1


def test_two_tables_at_once_do_not_share_a_file(tmp_path: Path) -> None:
    one, other = _sitting(tmp_path, 1), _sitting(tmp_path, 2)
    one.keep()
    other.keep()
    assert len(Keeper(tmp_path).kept()) == 2


def test_the_latest_game_comes_first(tmp_path: Path) -> None:
    for seed in range(3):
        sitting = _sitting(tmp_path, seed)
        sitting.keep()
        os.utime(sitting.place, (1000 + seed, 1000 + seed))
    assert [kept.match.chance.seed for kept in Keeper(tmp_path).kept()] == ["2", "1", "0"]


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "{",
        "[]",
        '{"seating": [], "record": ""}',
        '{"seating": 5, "record": "viceregal record 1"}',
        '{"seating": [{"bot": 1}, {}], "record": "x"}',
        '{"seating": [{}], "record": "RECORD"}',
    ],
)
def test_what_does_not_read_is_left_alone(tmp_path: Path, broken: str) -> None:
    sitting = _sitting(tmp_path)
    text = json.dumps(sitting.match.record())[1:-1]
    (tmp_path / "games").mkdir()
    file = tmp_path / "games" / "hand-of-the-king-1.json"
    file.write_text(broken.replace("RECORD", text), encoding="utf-8")
    assert Keeper(tmp_path).kept() == []
    assert file.exists()


def test_a_disk_that_refuses_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keeper = Keeper(tmp_path / "file")
    sitting = AGAINST_GREEDY.sit_down(keeper, 3, ())
    sitting.play(sitting.match.legal()[0])
    assert keeper.failed and keeper.kept() == [] and keeper.choices() == {}


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"XDG_DATA_HOME": "/some/where"}, "/some/where/viceregal"),
        ({"XDG_DATA_HOME": "relative"}, None),
        ({}, None),
    ],
)
def test_the_folder_follows_the_environment(environment: dict[str, str], folder: str | None) -> None:
    found = data_folder(environment)
    assert found.name == "viceregal" and found.is_absolute()
    if folder is not None:
        assert found == Path(folder)


def test_a_name_for_a_record() -> None:
    match = viceregal.new("hand-of-the-king", seed=1, players=("Ania / X", "Žofie"))
    assert record_name(match).startswith("hand-of-the-king-ania-x-žofie-")
    match.players = ()
    assert record_name(match).startswith("hand-of-the-king-game-")


def test_a_seating_goes_to_json_and_back() -> None:
    seating = (Player(name="Ania"), Player(bot="alphabeta:seconds=1"), Player())
    assert from_plain(json.loads(json.dumps(to_plain(seating)))) == seating


def test_players_without_a_name_and_bots_of_a_kind_are_told_apart() -> None:
    greedy = Player(bot="greedy")
    assert names((Player(), greedy, greedy), speak("en")) == ("You", "Greta", "Hugo")
    assert names((Player(), Player(name="Ola"), greedy), speak("pl")) == ("Gracz 1", "Ola", "Hugo")
    assert names((Player(name="Greta"), greedy), speak("en")) == ("Greta", "Hugo")


def test_how_strong_a_bot_is_stands_beside_its_name() -> None:
    thinker = Player(bot="alphabeta:seconds=1")
    assert titles((Player(), thinker), speak("en")) == ("You", "Greta (Maester)")
    assert titles((Player(bot="mystery"), Player()), speak("en"))[0] == "Otto (mystery)"
    assert titles((Player(), thinker), speak("pl"), {1: "SI (Kapłan)"}) == ("Ty", "SI (Kapłan)")


# At the table ---------------------------------------------------------------------------------------------------


def test_a_game_that_was_left_is_offered_and_resumed(tmp_path: Path) -> None:
    position: dict[str, object] = {}

    async def leave(table: Table) -> None:
        await table.press("tab", "enter", "tab", "enter")
        position.update(table.screen.sitting.match.position())

    async def come_back(table: Table) -> None:
        start = table.app.screen
        assert isinstance(start, StartScreen) and len(start.kept) == 1
        assert "Resume: Hand of the King" in table.text()
        await table.press("enter")
        assert isinstance(table.app.screen, HandTable)
        assert table.screen.sitting.match.position() == position
        assert "Turn 1: you." in table.text()
        await table.press("tab", "enter")
        assert table.screen.sitting.match.position() != position

    at_table(leave, tmp_path)
    at_table(come_back, tmp_path, None)


def test_an_offered_game_can_be_forgotten(tmp_path: Path) -> None:
    _sitting(tmp_path).keep()

    async def script(table: Table) -> None:
        await table.press("delete")
        assert Keeper(tmp_path).kept() == []
        assert "Resume" not in table.text()

    at_table(script, tmp_path, None)


def test_a_person_who_left_the_bots_turn_finds_it_played(tmp_path: Path) -> None:
    sitting = _sitting(tmp_path)
    sitting.play(sitting.match.legal()[0])
    assert sitting.bot_is_asked

    async def script(table: Table) -> None:
        await table.press("enter")
        assert table.asked == 0

    at_table(script, tmp_path, None)


def test_the_last_plan_is_remembered(tmp_path: Path) -> None:
    plan = TablePlan(
        "hand-of-the-king",
        seating=(Player(name="Ania"), Player(bot="greedy"), Player(bot="random")),
        options={"companions": "known"},
    )

    async def sit(table: Table) -> None:
        assert table.screen.scene.names == ("Ania", "Greta", "Hugo")

    app = at_table(sit, tmp_path, plan)
    assert TablePlan.from_plain(app.keeper.choices()["plan"]) == plan


@pytest.mark.parametrize(
    "plain",
    [
        None,
        {},
        {"game": "chess", "seating": [], "options": {}},
        {"game": "hand-of-the-king", "seating": [{}, {"bot": "nobody"}], "options": {}},
        {"game": "hand-of-the-king", "seating": [{}, {}], "options": {"variant": "teams"}},
    ],
)
def test_a_plan_that_cannot_be_played_gives_way_to_the_default(plain: object) -> None:
    assert TablePlan.from_plain(plain) == first_plan()
