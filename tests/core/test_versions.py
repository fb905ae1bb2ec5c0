"""Versions of a game's rules: new games get the newest, records and positions are played by the one they name."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest
from viceregal_mini.game import FACTS, Mini

from viceregal.core import gamerecord
from viceregal.core.errors import BadPosition, BadRecord, BadSetup
from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.options import Option, options_of

TALK = Option("talk", ("free", "none"), "free", rule="MI-DEAL", since=3, before="none")


def renewed() -> Mini:
    """The game in its third version, which brought an option; the first can no longer be played."""
    made = Mini()
    made.facts = replace(FACTS, version=3, oldest_version=2, options=(*FACTS.options, TALK))
    return made


GAME = renewed()


def find(key: str) -> Game:
    assert key == GAME.key
    return GAME


def begun(version: int | None) -> Match:
    match = Match.new(GAME, GAME.setup(2, version=version), 7)
    seat = match.to_move[0]
    match.play(match.actions(seat)[0], seat)
    return match


def test_a_new_game_gets_the_newest_version() -> None:
    assert GAME.setup(2).version == 3
    assert Match.new(GAME, GAME.setup(2), 1).position()["version"] == 3


def test_every_version_that_is_still_played_can_be_asked_for_and_no_other() -> None:
    assert [GAME.setup(2, version=version).version for version in (2, 3)] == [2, 3]
    for version in (0, 1, 4):
        with pytest.raises(BadSetup, match=f"played by version 2–3 of its rules, not {version}"):
            GAME.setup(2, version=version)


def test_set_ups_of_two_versions_are_not_the_same() -> None:
    assert GAME.setup(2, version=2) != GAME.setup(2, version=3)
    for setup in (GAME.setup(2, version=2), GAME.setup(2)):
        assert pickle.loads(pickle.dumps(setup)) == copy.deepcopy(setup) == setup


def test_an_option_is_there_from_its_version_on() -> None:
    old, new = GAME.setup(2, version=2), GAME.setup(2, values={"talk": "none"})
    assert dict(old.values) == {"hand": "two"}
    assert dict(new.values) == {"hand": "two", "talk": "none"}
    assert [option.key for option in options_of(GAME.facts.options, 2)] == ["hand"]
    with pytest.raises(BadSetup, match="no option is called 'talk'"):
        GAME.setup(2, values={"talk": "none"}, version=2)


def test_before_an_option_came_its_old_value_held() -> None:
    assert GAME.setup(2, version=2).value_of(TALK) == "none"
    assert GAME.setup(2).value_of(TALK) == "free"


@pytest.mark.parametrize("version", [2, 3])
def test_a_record_is_replayed_by_the_version_it_names(version: int) -> None:
    text = begun(version).record()
    assert f"\nversion: {version}\n" in text and ("talk=free" in text) == (version == 3)
    match = gamerecord.replay(gamerecord.read(text)[0], find)
    assert match.setup.version == version and match.record() == text


@pytest.mark.parametrize("version", ["1", "4", "0", "x", "", "-2", "222"])
def test_a_record_of_a_version_that_is_not_played_any_more_says_so(version: str) -> None:
    text = begun(3).record().replace("version: 3", f"version: {version}")
    with pytest.raises(BadRecord, match=f"made with version '{version}' of the rules; these are version 2–3"):
        gamerecord.replay(gamerecord.read(text)[0], find)


@pytest.mark.parametrize("version", [2, 3])
def test_a_position_goes_on_by_the_version_it_names(version: int) -> None:
    document = begun(version).position()
    assert GAME.setup_of(GAME.from_document(document)).version == version
    assert GAME.open_view(GAME.from_document(document)) == document
    del document["version"], document["options"]
    assert GAME.setup_of(GAME.from_document(document)).version == 3


@pytest.mark.parametrize("version", [1, 4, "3", True])
def test_a_position_of_another_version_is_refused(version: Any) -> None:
    document = {**begun(3).position(), "version": version}
    with pytest.raises(BadPosition, match="does not fit these rules, which are version 2–3"):
        GAME.from_document(document)


def test_an_older_position_has_no_newer_options() -> None:
    document = begun(2).position()
    document["options"]["talk"] = "none"
    with pytest.raises(BadPosition, match="'talk' that means nothing here"):
        GAME.from_document(document)


def test_the_position_a_record_begins_from_is_of_the_records_version() -> None:
    document = begun(2).position()
    text = Match.from_document(GAME, document, 1).record()
    assert "version: 2\n" in text
    assert gamerecord.replay(gamerecord.read(text)[0], find).setup.version == 2
    unsaid = text.replace('"version": 2, ', "")
    assert unsaid != text and gamerecord.replay(gamerecord.read(unsaid)[0], find).setup.version == 2
    other = text.replace('"version": 2', '"version": 3')
    with pytest.raises(BadRecord, match="position: it is not of the version"):
        gamerecord.replay(gamerecord.read(other)[0], find)
