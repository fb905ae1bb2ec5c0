"""`viceregal position`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import viceregal as vr
from tests.cli.command import GAME, dealt, refused, run
from tests.games.viceroy.given import document
from viceregal.i18n.typesetting import NO_BREAK


@pytest.fixture
def start(tmp_path: Path) -> str:
    return str(dealt(tmp_path, "--set", "first=0"))


@pytest.fixture
def ended() -> str:
    match = vr.new(GAME, seed=3)
    while not match.over:
        match.play(match.legal()[0])
    return json.dumps(match.position())


def test_a_position_prints_itself(start: str) -> None:
    document = json.loads(Path(start).read_text(encoding="utf-8"))
    assert run("position", GAME, start).json == document
    assert run("position", GAME, start, "--json").json == document
    assert run("position", GAME, "-", given=json.dumps(document)).json == document


def test_actions_are_carried_out_in_order(start: str) -> None:
    match = vr.new(GAME, seed=7, first=0)
    words: list[str] = []
    for _ in range(12):
        words += ["--do", match.legal()[-1]]
        match.play(match.legal()[-1])
    assert run("position", GAME, start, *words).json == match.position()


def test_what_can_be_done(start: str) -> None:
    legal = vr.new(GAME, seed=7, first=0).legal()
    assert run("position", GAME, start, "--legal").lines == legal
    assert run("position", GAME, start, "--legal", "--json").json == {
        "legal": [{"seat": 0, "actions": legal}]
    }


def test_the_score(start: str, ended: str) -> None:
    score = run("position", GAME, start, "--do", "move up stark", "--score", "--json").json["score"]
    assert score == {
        "over": False,
        "scores": [1, 0],
        "winners": [0],
        "sheet": [
            {"seat": 0, "heading": "banners", "points": 1, "sources": ["stark"]},
            {"seat": 1, "heading": "banners", "points": 0, "sources": []},
        ],
    }
    assert "ahead: seat 0" in run("position", GAME, start, "--do", "move up stark", "--score").out
    assert "won by seat" in run("position", GAME, "-", "--score", given=ended).out
    assert run("position", GAME, "-", "--score", "--json", given=ended).json["score"]["over"] is True


def test_the_view_of_a_seat(start: str) -> None:
    match = vr.new(GAME, seed=7, first=0)
    for seat in (0, 1):
        assert run("position", GAME, start, "--view", str(seat), "--json").json == {"view": match.view(seat)}
    assert run("position", GAME, start, "--view", "-", "--json").json == {"view": match.view(None)}


def test_several_questions_at_once(start: str) -> None:
    ran = run("position", GAME, start, "--legal", "--score", "--view", "1", "--json")
    assert list(ran.json) == ["legal", "score", "view"]
    out = run("position", GAME, start, "--legal", "--score", "--view", "1").out
    assert "<< Varys >>" in out
    assert "seat 0  0 Banners" in out
    assert "move up stark" in out


def test_the_board_fits_a_terminal(start: str) -> None:
    ran = run("position", GAME, start, "--do", "move right targaryen", "--board")
    assert max(len(line) for line in ran.lines) <= 80
    for words in (
        "L Cersei",
        "G Victarion",
        "<< Varys >>",
        "Baratheon",
        "[1]",
        "Brienne of Tarth (r)",
        "HK-COM-12",
    ):
        assert words in ran.out
    assert "turn 2. Where does seat 1 send Varys?" in ran.out
    assert "\x1b" not in ran.out


def test_a_board_with_companions_that_stay() -> None:
    document = vr.new(GAME, seed=7, first=0).position()
    document["pool"].remove("jon")
    document["staying"] = [{"companion": "jon", "seat": 1, "house": "tully"}]
    document["banners"]["tully"] = 1
    out = run("position", GAME, "-", "--board", given=json.dumps(document)).out
    assert "Jon Snow stays with seat 1 and counts for House Tully" in out
    assert "[2]" in out


def test_a_board_at_the_end(ended: str) -> None:
    assert "the game is over" in run("position", GAME, "-", "--board", given=ended).out
    ran = run("position", GAME, "-", "--legal", given=ended)
    assert (ran.code, ran.out) == (0, "")
    assert run("position", GAME, "-", "--legal", "--json", given=ended).json == {"legal": []}


def undealt() -> dict[str, Any]:
    game = vr.game(GAME)
    return game.to_document(game.new(game.setup(2)))


def test_chance_answers_nothing_by_itself() -> None:
    document = json.dumps(undealt())
    assert run("position", GAME, "-", given=document).json == undealt()
    assert "too many answers" in run("position", GAME, "-", "--legal", given=document).out
    asked = {"legal": [{"seat": None, "actions": None}]}
    assert run("position", GAME, "-", "--legal", "--json", given=document).json == asked
    assert "chance decides" in run("position", GAME, "-", "--board", given=document).out
    log = vr.new(GAME, seed=7).log[:3]
    words = [word for entry in log for word in ("--do", vr.game(GAME).text(entry.action))]
    assert run("position", GAME, "-", *words, given=document).json == vr.new(GAME, seed=7).position()


def test_whose_action_it_is_may_be_said(start: str) -> None:
    said = run("position", GAME, start, "--do", "0: move up stark")
    assert said.json == run("position", GAME, start, "--do", "move up stark").json
    refused(run("position", GAME, start, "--do", "1: move up stark"), "HK-SET-3", "seat 1")
    refused(run("position", GAME, start, "--do", "*: first 1"), "HK-SET-3")


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (
            ["move left stark"],
            "--do 1: HK-MOV-1: there is nobody of that house in that direction (stark, left)",
        ),
        (["move up stark", "move up stark"], "--do 2: HK-MOV-1"),
        (["call jon"], "--do 1: HK-MOV-1: this does not answer the current question: call jon"),
        (["raven 1"], "--do 1: HK-VAR-2: this game is played without ravens"),
        (["muve left stark"], "did you mean 'move'?"),
        ([""], "--do 1: an empty text is not an action"),
        (["move left\nstark now"], "is too much"),
        (["move " + "x" * 3000], "far too long"),
    ],
)
def test_refusals_name_the_rule(start: str, actions: list[str], told: str) -> None:
    words = [word for action in actions for word in ("--do", action)]
    refused(run("position", GAME, start, *words), told)


def test_nothing_can_be_done_after_the_end(ended: str) -> None:
    refused(run("position", GAME, "-", "--do", "move up stark", given=ended), "HK-END-1: the game is over")


@pytest.mark.parametrize("seat", ["2", "-1", "x", "", "9" * 5000])
def test_views_of_nobody(start: str, seat: str) -> None:
    refused(run("position", GAME, start, f"--view={seat}"), "--view takes a seat from 0 to 1")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (b"", "standard input: not JSON (line 1, column 1"),
        (b"{", "not JSON"),
        (b"\xff\xfe\x00", "standard input: not text in UTF-8 (byte 0)"),
        (b"[" * 100_000, "nested too deep"),
        (b"[]", "standard input: the document is not an object"),
        (b"7", "is not an object"),
        (b"{}", "has no field 'game'"),
        (b'{"game": "chess"}', "'chess' is not 'hand-of-the-king'"),
        (b'{"game": 1, "game": 2}', "standard input: the field 'game' is given twice"),
        (b'{"game": ' + b"9" * 10_000 + b"}", "not a position"),
        (b" " * (9 * 1024 * 1024), "larger than 8 MB"),
    ],
)
def test_what_is_no_position(given: bytes, told: str) -> None:
    refused(run("position", GAME, "-", given=given), told)


def test_an_impossible_position_names_the_rule(start: str) -> None:
    document = json.loads(Path(start).read_text(encoding="utf-8"))
    document["areas"] = [["eddard"], []]
    refused(run("position", GAME, "-", given=json.dumps(document)), "HK-SET-1: eddard lies in two places")


def test_a_byte_order_mark_is_no_harm(start: str) -> None:
    data = b"\xef\xbb\xbf" + Path(start).read_bytes()
    assert run("position", GAME, "-", given=data).code == 0


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    refused(run("position", GAME, str(tmp_path)), f"{tmp_path}: Is a directory")
    refused(run("position", GAME, str(tmp_path / "none")), "none: No such file or directory")
    refused(run("position", GAME, "a\0b"), "null")


# Foretelling ----------------------------------------------------------------------------------------------------


def test_what_would_come_of_an_action(start: str) -> None:
    told = run("position", GAME, start, "--foretell", "move up stark").lines
    assert "gains: 1\xa0Stark" in told
    assert "seat 0  Banners 0 -> 1: Stark" in told
    assert told[-1].startswith("next to decide, seat 1: ")
    match = vr.new(GAME, seed=7, first=0)
    plain = run("position", GAME, start, "--foretell", "move up stark", "--json").json["foretelling"]
    assert plain == match.foretell("move up stark").to_plain(match.game)


def test_several_in_a_row_after_what_was_done(start: str) -> None:
    match = vr.new(GAME, seed=7, first=0)
    match.play("move up stark")
    row = match.legal()[:2]
    words = [word for text in row for word in ("--foretell", text)]
    plain = run("position", GAME, start, "--do", "move up stark", *words, "--json").json["foretelling"]
    assert plain == match.foretell(row).to_plain(match.game)
    assert plain["done"] == 1 and plain["stop"] == "others"


def test_a_refusal_is_foretold_with_its_rule(start: str) -> None:
    told = run("position", GAME, start, "--foretell", "move left stark").lines
    assert told == [
        "move left stark is refused: HK-MOV-1: There is nobody of that house in that direction (Stark, left)."
    ]
    other = run("position", GAME, start, "--foretell", "move up stark", "--seat", "1").lines
    assert other == ["move up stark is refused: HK-SET-3: Another player is deciding now, not seat 1."]


@pytest.fixture
def bids(tmp_path: Path) -> str:
    """Viceroy, where both seats bid at once; seat 0 has two red gems."""
    path = tmp_path / "bids.json"
    path.write_text(json.dumps(document("cs", "bids", gems=["RR", "B"])), encoding="utf-8")
    return str(path)


def test_what_is_missing_is_said(bids: str) -> None:
    told = run("position", "viceroy", bids, "--seat", "0", "--foretell", "bid blue").lines
    assert told == [
        "bid blue is refused: VR-AUC-6: You have no gem of this colour (blue).",
        f"missing: 1{NO_BREAK}blue",
    ]
    told = run("position", "viceroy", bids, "--seat", "0", "--foretell", "bid red").lines
    assert told[-1].startswith("next to decide, seat 1: ")


def test_what_is_missing_is_said_of_what_is_done_too(bids: str) -> None:
    english = run("position", "viceroy", bids, "--do", "0: bid blue")
    refused(english, "--do 1: VR-AUC-6: you have no gem of this colour (blue); missing: 1")
    polish = run("position", "viceroy", bids, "--do", "0: bid blue", "--lang", "pl")
    refused(polish, "--do 1: VR-AUC-6: ", "; brakuje: 1")


def test_what_makes_points_is_said_in_the_language(start: str) -> None:
    done = ("position", GAME, start, "--do", "move up stark", "--score")
    assert "Banners: Stark" in run(*done).out and "Chorągwie: Starkowie" in run(*done, "--lang", "pl").out
    told = run("position", GAME, start, "--foretell", "move up stark", "--lang", "ru").out
    assert "stark" not in told and "0 -> 1: Старки" in told


def test_what_the_others_hide_is_not_foretold(bids: str) -> None:
    told = run("position", "viceroy", bids, "--do", "1: bid blue", "--foretell", "bid red").lines
    assert told[-1] == "seat 0 cannot know what comes next"


def test_what_cannot_be_foretold_is_one_line(start: str, bids: str) -> None:
    refused(run("position", GAME, start, "--foretell", "dance"), "--foretell 1", "dance")
    refused(run("position", GAME, start, "--foretell", "move up stark", "--seat", "9"), "--seat", "0 to 1")
    refused(run("position", "viceroy", bids, "--foretell", "bid red"), "0, 1", "--seat")
