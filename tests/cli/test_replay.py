"""`viceregal replay`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import viceregal as vr
from tests.blanks import plain
from tests.cli.command import GAME, refused, run
from viceregal.games import pack
from viceregal.games.pack import GamePack
from viceregal.i18n import CatalogueMissing, catalogue


def played(seed: int, **options: str | int) -> vr.Match:
    match = vr.new(GAME, seed=seed, players=("Ania", "Piotr"), **options)
    chance = vr.Chance(seed)
    while not match.over:
        match.play(chance.pick(match.legal()))
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.txt"
    path.write_text("\n".join(played(seed).record() for seed in (1, 2, 3)), encoding="utf-8")
    return path


def test_the_first_game_in_words(file: Path) -> None:
    lines = run("replay", str(file)).lines
    assert plain(lines[0]).startswith("Hand of the King, 2 players (Companions: ")
    assert lines[1:3] == ["  seat 0: Ania", "  seat 1: Piotr"]
    ania, piotr = played(1).scores()
    winner = ("Ania", "Piotr")[played(1).winners()[0]]
    assert lines[-1] == f"result: Ania {ania}, Piotr {piotr}; winner: {winner}"
    assert max(len(line) for line in lines[1:]) <= 100
    text = "\n".join(lines)
    numbers = re.findall(r"^ +(\d+)\. ", text, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(played(1).log) + 1)]
    for words in (
        "1. * deal",
        "Turn 1: Piotr.",
        ", taking ",
        " takes the banner of House",
        "The game is over, and ",
    ):
        assert words in text


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Turn 1"), ("pl", "Tura 1"), ("ru", "Ход 1"), ("cs", "Tah 1")]
)
def test_in_four_languages(file: Path, lang: str, words: str) -> None:
    assert f"{words}: Piotr." in run("replay", str(file), "--lang", lang).out


def test_in_a_language_that_is_not_there(file: Path) -> None:
    refused(run("replay", str(file), "--lang", "de"), "there is no language 'de' (there are: en, cs, pl, ru)")


def test_players_without_names_and_with_the_same(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "Turn 1: seat 1." in run("replay", "-", given=text.replace("players: Ania | Piotr\n", "")).out
    assert "Turn 1: bot (1)." in run("replay", "-", given=text.replace("Ania | Piotr", "bot | bot")).out
    one_name = run("replay", "-", given=text.replace("Ania | Piotr", "Ania"))
    refused(one_name, "line 7: players: there is 1 name for 2 seats")


def test_a_catalogue_that_was_not_built(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(lang: str) -> None:
        raise CatalogueMissing("not compiled")

    monkeypatch.setattr("viceregal.i18n.catalogue.speak", missing)
    refused(run("replay", str(file)), "not compiled", code=1)


def test_every_kind_of_event_can_be_told(file: Path) -> None:
    """Enough games that every companion comes up; reconstructions are marked, and only those."""
    marked = set()
    for seed in range(40):
        file.write_text(played(seed).record(), encoding="utf-8")
        text = " ".join(run("replay", str(file)).out.split())
        assert "event." not in text
        for called, told in re.findall(r" call (\w+) (.*?)\.? \d+\. ", text):
            if "(reconstruction: " in told:
                marked.add(called)
    assert marked == {"shae", "littlefinger", "brienne", "syrio", "jorah", "ygritte"}


def test_one_of_several_games(file: Path) -> None:
    third = played(3).scores()
    assert f"Ania {third[0]}, Piotr {third[1]}" in run("replay", str(file), "--game", "3").lines[-1]
    refused(run("replay", str(file), "--game", "4"), "there is no record 4, only 3")
    refused(run("replay", str(file), "--game", "0"), "Invalid value for '--game'")


def test_a_board_in_the_middle(file: Path) -> None:
    out = run("replay", str(file), "--at", "5").out
    assert "<< Varys >>" in out
    assert "result" not in out
    assert "   5. " in out
    assert "   6. " not in out


def test_positions_at_every_point(file: Path) -> None:
    match = played(1)
    for number in (0, 1, 7, len(match.log)):
        found = run("replay", str(file), "--at", str(number), "--json").json
        assert found["position"] == match.position(number)
        assert len(found["decisions"]) == number
    assert list(found) == ["game", "players", "result", "decisions", "position"]
    assert found["players"] == ["Ania", "Piotr"]
    assert found["decisions"][0]["seat"] is None
    assert found["decisions"][0]["events"][0]["is"] == "Dealt"
    assert found["decisions"][-1]["action"] == match.game.text(match.log[-1].action)
    assert found["decisions"][-1]["number"] == number


def test_points_that_do_not_exist(file: Path) -> None:
    last = len(played(1).log)
    refused(run("replay", str(file), "--at", str(last + 1)), f"the record has {last} decisions")
    refused(run("replay", str(file), "--at", "-1"), "Invalid value for '--at'")
    refused(run("replay", str(file), "--at", "1", "--verify"), "it takes no --at")


def test_records_that_hold(file: Path) -> None:
    assert run("replay", str(file), "--verify").out == f"{file}: 3 records, all correct\n"
    assert run("replay", str(file), "--verify", "--game", "2").out == f"{file}: 1 record, correct\n"
    found = run("replay", "-", "--verify", "--json", given=file.read_text(encoding="utf-8"))
    assert found.json == {"verified": True, "records": 3, "broken": []}


def breaks(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (". 1 move ", ". 1 muve ", r"line \d+: no action begins with 'muve': did you mean 'move'\?"),
        (". 1 move ", ". 0 move ", r"line \d+: HK-SET-3: another player is deciding now, not seat 0"),
        ("won by ", "won by 1 ", r"line \d+: result: the game came out as"),
        ("version: 2", "version: 9", r"line \d+: version: made with version '9'"),
        ("game: hand", "game: foot", r"line \d+: game: no game is called"),
        ("seats: 2", "seats: 9", r"line \d+: options: .* 2 to 4 players"),
        ("\n5. ", "\n6. ", r"line \d+: decision 5 is expected here, not '6.'"),
        ("viceregal record 1\n", "", r"line 1: a record begins with 'viceregal record 1'"),
        ("result:", "outcome:", r"line \d+: .* is not a field of a record"),
    ],
)
def test_a_broken_record_gives_the_line_and_the_reason(file: Path, old: str, new: str, told: str) -> None:
    breaks(file, old, new)
    for words, code in ((("--verify",), 1), ((), 2)):
        ran = run("replay", str(file), *words)
        refused(ran, str(file), code=code)
        assert re.search(told, ran.err)


def test_the_right_line(file: Path) -> None:
    breaks(file, "\n9. ", "\n9. 0 move up tully\n9. ")
    lines = file.read_text(encoding="utf-8").splitlines()
    refused(
        run("replay", str(file)), f"line {lines.index('9. 0 move up tully') + 2}: decision 10 is expected"
    )


def test_every_record_is_verified_and_the_broken_ones_counted(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    records = text.split("viceregal record 1")
    file.write_text("viceregal record 1".join([*records[:2], *[each.replace("won by", "lost by") for each in records[2:]]]), encoding="utf-8")  # fmt: skip
    ran = run("replay", str(file), "--verify", "--json")
    assert ran.code == 1
    assert '"verified": false' in ran.out
    assert ran.out.count('"reason"') == 2
    refused(ran, "and 1 more of 3 records", code=1)
    assert run("replay", str(file), "--verify", "--game", "1").code == 0
    assert run("replay", str(file)).code == 0


def test_files_that_are_no_records(tmp_path: Path) -> None:
    refused(run("replay", str(tmp_path)), "Is a directory")
    refused(run("replay", str(tmp_path / "none"), "--verify"), "No such file")
    refused(run("replay", "-", given=""), "standard input, line 1: there is no record here")
    refused(run("replay", "-", "--verify", given=""), "line 1: there is no record here", code=1)
    refused(run("replay", "-", given=b"\xff"), "not text in UTF-8")


def test_an_unfinished_game(tmp_path: Path) -> None:
    match = vr.new(GAME, seed=4)
    match.play(match.legal()[0])
    ran = run("replay", "-", given=match.record())
    assert ran.lines[-1] == "the game is unfinished"
    assert run("replay", "-", "--verify", given=match.record()).code == 0


def test_a_game_from_a_position() -> None:
    match = vr.load(vr.new(GAME, seed=4).position(), seed=1)
    match.play(match.legal()[0])
    assert (
        run("replay", "-", "--at", "1", "--json", given=match.record()).json["position"] == match.position()
    )


def test_a_game_without_a_picture_of_its_own(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    the_pack = pack(GAME)
    monkeypatch.setattr(type(the_pack), "letters", GamePack.letters)
    monkeypatch.setattr(type(the_pack), "speech", GamePack.speech)
    catalogue._game_speech.cache_clear()
    lines = run("replay", str(file), "--at", "6").lines
    assert "   3. * first 1" in lines
    assert any(re.fullmatch(r"   5\. [01] move \w+ \w+", line) for line in lines)
    assert any(line.startswith("grid: ") for line in lines)
    assert "killed: -" in lines
    assert max(len(line) for line in lines[1:]) <= 100
    catalogue._game_speech.cache_clear()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("pl", ("Królewski Namiestnik, 2 gracze", "gracz 0: Ania", "zostało", "Dokąd ", "towarzysze: ")),
        ("ru", ("Десница короля, 2 игрока", "игрок 0: Ania", "осталось", "Куда ", "соратники: ")),
        ("cs", ("Pobočník krále, 2 hráči", "hráč 0: Ania", "zbývá", "Kam ", "společníci: ")),
    ],
)
def test_head_board_and_result_are_in_the_language_too(file: Path, lang: str, words: tuple[str, ...]) -> None:
    out = plain(run("replay", str(file), "--lang", lang, "--at", "5").out)
    assert all(each in out for each in words), out
    said = " ".join(re.sub(r"^ +\d+\. .*(\n {8,}.*)*$", "", out, flags=re.MULTILINE).split()).lower()
    assert not re.search(r"\b(seat|turn|left|companions|players|banner|the)\b", said)
