"""`viceregal career`: a player's games from records and zip files."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.cli.command import GAME, run


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games that Ania and a bot have played in turns of seats."""
    file = tmp_path_factory.mktemp("career") / "games.txt"
    asked = ("--bot", "squire", "--bot", "random", "--rotate", "--games", "6", "--seed", "1")
    run("sim", GAME, *asked, "--out", str(file))
    text = file.read_text(encoding="utf-8")
    for old, new in (("squire | random", "Ania | Page"), ("random | squire", "Page | Ania")):
        text = text.replace(f"players: {old}", f"players: {new}")
    file.write_text(text, encoding="utf-8")
    return file


def test_games_are_added_up_from_a_file_and_from_a_zip_alike(records: Path) -> None:
    told = run("career", str(records), "--name", "Ania", "--json").json
    [game] = told["games"]
    assert game["contests"]["played"] == 6 == game["rating"]["games"]
    assert [(each["level"], each["met"]) for each in game["levels"]] == [("page", 6)]
    assert game["contests"]["won"] == game["levels"][0]["ahead"]
    packed = records.with_name("games.zip")
    with ZipFile(packed, "w") as made:
        made.write(records, "2026-01-01-games.txt")
        made.writestr("missing.txt", "/t/abc\n")
    assert run("career", str(packed), "--name", "Ania", "--json").json == told


def test_it_is_printed_in_a_language(records: Path) -> None:
    ran = run("career", str(records), "--name", "Ania", "--lang", "pl")
    assert ran.code == 0
    assert "Królewski Namiestnik" in ran.out and "* Pierwsze zwycięstwo (" in ran.out and "Paź" in ran.out


def test_what_is_wrong_is_said_in_one_line(records: Path, tmp_path: Path) -> None:
    broken, no_zip = tmp_path / "broken.txt", tmp_path / "no.zip"
    broken.write_text("no record at all", encoding="utf-8")
    no_zip.write_text("no zip at all", encoding="utf-8")
    for file, name, lang, why in (
        (records, "Nobody", "en", "nobody called 'Nobody' has finished a game"),
        (broken, "Ania", "en", "line 1: "),
        (no_zip, "Ania", "en", "not a zip file"),
        (tmp_path / "none.zip", "Ania", "en", "No such file"),
        (records, "Ania", "xx", "there is no language 'xx'"),
    ):
        ran = run("career", str(file), "--name", name, "--lang", lang)
        assert ran.code != 0 and why in ran.err and ran.err.count("\n") == 1, ran.err
