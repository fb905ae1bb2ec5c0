"""`viceregal sim`."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import viceregal as vr
from tests.cli.command import GAME, PATIENCE, refused, run, start
from viceregal.arena.plan import Plan
from viceregal.arena.workers import Part, Played, WorkerError, play_part
from viceregal.cli.sim import progress
from viceregal.i18n import speak

TIMED = {"seconds", "games_per_s", "moves_per_s"}


BAD_BOTS = str(Path(__file__).parents[1] / "arena" / "bad_bots.py")


@pytest.fixture
def nothing_stays_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VICEREGAL_LOAD", "")


def sim(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = run("sim", GAME, "--seed", "7", "--json", *words).json
    return found


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in TIMED}


def test_the_report() -> None:
    report = sim("--bot", "greedy", "--games", "20", "--rotate")
    assert list(report) == [
        *(
            "game",
            "edition",
            "seats",
            "options",
            "bots",
            "ruled",
            "seed",
            "rotate",
            "games",
            "deals",
            "moves",
            "seconds",
        ),
        *("games_per_s", "moves_per_s", "wins", "wins_by_bot", "within", "scores"),
        *("scores_by_bot", "seat_shares", "lengths", "faults"),
    ]
    assert report["bots"] == ["greedy", "random"]
    assert report["options"]["companions"] == "all"
    assert (report["seed"], report["rotate"], report["games"], report["seats"]) == (7, True, 20, 2)
    assert sum(report["wins"]) == 20
    assert report["wins_by_bot"]["greedy"] > 12
    assert len(report["scores"]) == 2
    assert 0 < report["seconds"] < 60
    assert report["games_per_s"] == pytest.approx(20 / report["seconds"], rel=0.01)


def test_same_seed_same_result_in_any_number_of_workers() -> None:
    words = ("--bot", "greedy", "--bot", "alphabeta:nodes=30;table_mb=1", "--games", "8", "--rotate")
    alone, again, together = sim(*words), sim(*words), sim(*words, "--workers", "2")
    assert untimed(alone) == untimed(again) == untimed(together)


def test_seats_follow_the_bots() -> None:
    assert sim("--bot", "random", "--bot", "random", "--bot", "greedy", "--games", "2")["seats"] == 3
    assert sim("--players", "4", "--bot", "greedy", "--games", "2")["bots"] == ["greedy", *["random"] * 3]


def test_nobody_plays_alone_unless_it_is_said() -> None:
    assert run("sim", "viceroy", "--games", "1", "--json").json["seats"] == 2
    assert run("sim", "viceroy", "--bot", "greedy", "--games", "1", "--json").json["bots"] == [
        "greedy",
        "random",
    ]


def test_who_plays_alone_wins_nothing() -> None:
    out = run("sim", "viceroy", "--players", "1", "--games", "1", "--seed", "7").out
    assert "random, alone: mean score" in out and "%" not in out and "wins" not in out


def test_one_player_against_an_ai_takes_two_seats() -> None:
    report = run("sim", "viscounts", "--players", "1", "--set", "rival=cleric", "--games", "1", "--json").json
    assert (report["seats"], report["bots"], report["ruled"]) == (2, ["random", "cleric"], [1])


def test_the_usual_number_of_games() -> None:
    assert sim()["games"] == 100
    assert sim("--players", "3", "--rotate")["games"] == 102  # every deal from each of three seats


def test_all_cores_may_work() -> None:
    assert sim("--workers", "0", "--games", "40")["games"] == 40


def test_a_seed_is_made_up_and_told() -> None:
    first = run("sim", GAME, "--games", "5", "--json").json
    again = run("sim", GAME, "--games", "5", "--seed", str(first["seed"]), "--json").json
    assert untimed(first) == untimed(again)


def test_the_report_in_words() -> None:
    out = run("sim", GAME, "--bot", "greedy", "--games", "6", "--seed", "x y").out
    for words in ("6 games of hand-of-the-king, seed x y", "games/s", "moves a game", "mean score", "greedy"):
        assert words in out


def test_records_are_written_and_hold(tmp_path: Path) -> None:
    out = tmp_path / "games.txt"
    out.write_text("something older", encoding="utf-8")
    report = sim("--bot", "greedy", "--games", "5", "--out", str(out), "--workers", "2")
    matches = vr.replay(out.read_text(encoding="utf-8"))
    assert len(matches) == 5
    assert [match.players for match in matches] == [("greedy", "random")] * 5
    assert sum(0 in match.winners() for match in matches) == report["wins"][0]
    assert list(tmp_path.iterdir()) == [out]
    assert run("replay", str(out), "--verify").code == 0


@pytest.mark.parametrize("form", ["jsonl", "csv", "parquet"])
def test_a_row_for_each_game_in_three_forms(form: str, tmp_path: Path) -> None:
    out = tmp_path / f"games.{form}"
    out.write_text("something older", encoding="utf-8")
    words = ("--bot", "greedy", "--games", "6", "--rotate")
    report = sim(*words, "--rows", str(out), "--workers", "2")
    rows = rows_of(out)
    assert [row["index"] for row in rows] == list(range(6))
    assert [row["bot_0"] for row in rows] == ["greedy", "random"] * 3
    assert sum([row["moves"] for row in rows]) == report["moves"]
    for seat in (0, 1):
        assert sum([row[f"win_{seat}"] for row in rows]) == report["wins"][seat]
        assert round(sum([row[f"score_{seat}"] for row in rows]) / 6, 6) == report["scores"][seat]
    assert (rows[2]["seed"], rows[2]["deal"], rows[2]["faulty"]) == ("quick:7/1", 1, None)
    assert list(tmp_path.iterdir()) == [out]
    assert untimed(report) == untimed(sim(*words))


def rows_of(path: Path) -> list[dict[str, Any]]:
    """The rows of a file, with numbers where numbers stand."""
    if path.suffix == ".parquet":
        from pyarrow.parquet import read_table

        found: list[dict[str, Any]] = read_table(path).to_pylist()
        return found
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".jsonl":
        return [json.loads(line) for line in text.splitlines()]
    return [{name: _read(cell) for name, cell in row.items()} for row in csv.DictReader(io.StringIO(text))]


def _read(cell: str) -> float | str | None:
    try:
        return float(cell)
    except ValueError:
        return cell or None


def test_a_game_of_a_row_can_be_dealt_again(tmp_path: Path) -> None:
    sim("--games", "3", "--rows", str(tmp_path / "r.jsonl"), "--out", str(tmp_path / "r.txt"))
    for row, match in zip(
        rows_of(tmp_path / "r.jsonl"), vr.replay((tmp_path / "r.txt").read_text("utf-8")), strict=True
    ):
        again = vr.new(row["game"], row["seats"], edition=row["edition"], seed=row["seed"])
        assert again.state == match.state_before(len(again.log))


def test_rows_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(run("sim", GAME, "--rows", "games.xlsx"), "rows are written to .jsonl, .csv, .parquet files")
    refused(run("sim", GAME, "--rows", str(tmp_path / "no" / "games.csv")), "No such file or directory")
    same = str(tmp_path / "games.csv")
    refused(run("sim", GAME, "--rows", same, "--out", same), "cannot both be written")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused(run("sim", GAME, "--rows", str(tmp_path / "r.parquet")), "viceregal[parquet]")
    assert list(tmp_path.iterdir()) == []


def test_a_new_file_is_for_everyone_who_may_read_new_files(tmp_path: Path) -> None:
    (tmp_path / "any").touch()
    sim("--games", "1", "--out", str(tmp_path / "games.txt"))
    assert (tmp_path / "games.txt").stat().st_mode == (tmp_path / "any").stat().st_mode


def test_devices_are_written_to_and_not_replaced() -> None:
    sim("--games", "1", "--out", os.devnull)
    assert not Path(os.devnull).is_file()


def test_files_that_cannot_be_written(tmp_path: Path) -> None:
    refused(run("sim", GAME, "--out", str(tmp_path / "no" / "games.txt")), "No such file or directory")
    refused(run("sim", GAME, "--out", str(tmp_path)), "Is a directory")


def test_what_was_there_stays_if_the_run_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def some(plan: Plan, parts: list[Part], workers: int) -> Iterator[Played]:
        yield play_part(plan, parts[0])
        raise WorkerError("a worker process ended")

    monkeypatch.setattr("viceregal.arena.runner.play_parts", some)
    out = tmp_path / "games.txt"
    out.write_text("something older", encoding="utf-8")
    refused(
        run("sim", GAME, "--bot", "greedy", "--games", "4", "--out", str(out)),
        "a worker process ended",
        code=1,
    )
    assert out.read_text(encoding="utf-8") == "something older"
    assert list(tmp_path.iterdir()) == [out]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bot", "clever"), "no bot of hand-of-the-king is called 'clever'"),
        (("--bot", "alphabeta:depth=3"), "bot alphabeta has no option 'depth'"),
        (("--bot", "alphabeta:seconds=ages"), "seconds is a number"),
        (("--players", "2", *["--bot", "random"] * 3), "3 bots for 2 seats"),
        (["--bot", "random"] * 5, "2 to 4 players, not 5"),
        (("--players", "7"), "2 to 4 players, not 7"),
        (("--games", "0"), "Invalid value for '--games'"),
        (("--games", "many"), "Invalid value for '--games'"),
        (("--workers", "-1"), "Invalid value for '--workers'"),
        (("--set", "variant=teams"), "HK-VAR-1"),
    ],
)
def test_what_cannot_be_played(words: tuple[str, ...], told: str) -> None:
    refused(run("sim", GAME, *words), told)


def test_json_goes_alone_to_the_output() -> None:
    process = start("sim", GAME, "--games", "3", "--seed", "1", "--json")
    out, err = process.communicate(timeout=PATIENCE)
    assert err == b""
    assert json.loads(out)["games"] == 3


def test_a_terminal_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stderr", Terminal())
    with progress(10, speak("en").of(GAME)) as on_games:
        assert on_games is not None
        on_games(4)
    assert "/10" in sys.stderr.getvalue()  # type: ignore[attr-defined]


# For those whose time has to run out; it is the other's, too, and no busy machine may make that one lose.
LIMITS = {"hanging": "2", "deaf": "2"}


@pytest.mark.usefixtures("nothing_stays_loaded")
@pytest.mark.parametrize("bot", ["crashing", "unborn", "cheating", "hanging"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bad_bot_loses_on_the_spot_and_the_rest_goes_on(bot: str, workers: str) -> None:
    words = ("--bot", bot, "--bot", "greedy", "--games", "4", "--rotate", "--limit", LIMITS.get(bot, "60"))
    told = run("--load", BAD_BOTS, "sim", GAME, *words, "--workers", workers, "--json").json
    assert told["games"] == 4 and told["wins_by_bot"] == {bot: 0, "greedy": 4}
    assert {fault["bot"] for fault in told["faults"]} == {bot}
    assert sum([fault["games"] for fault in told["faults"]]) == 4
    assert all(re.search(r"bad_bots\.py:\d+", fault["fault"]) for fault in told["faults"])


@pytest.mark.usefixtures("nothing_stays_loaded")
@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("dying", "ended the process that it thought in"),
        ("stillborn", "ended the process that it thought in"),
        ("deaf", "took longer than 2 s for a decision"),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_not_even_a_bot_that_ends_its_process_ends_the_run(bot: str, fault: str, workers: str) -> None:
    words = ("--bot", "greedy", "--bot", bot, "--games", "2", "--rotate", "--limit", LIMITS.get(bot, "60"))
    told = run("--load", BAD_BOTS, "sim", GAME, *words, "--workers", workers, "--json").json
    assert told["games"] == 2 and told["wins_by_bot"] == {bot: 0, "greedy": 2}
    assert {each["fault"] for each in told["faults"]} == {
        f"bot {bot} at seat {seat} {fault}" for seat in (0, 1)
    }


@pytest.mark.usefixtures("nothing_stays_loaded")
def test_a_bad_bot_is_named_in_words_with_its_file_and_line() -> None:
    ran = run("--load", BAD_BOTS, "sim", GAME, "--bot", "crashing", "--games", "3", "--seed", "7")
    assert ran.code == 0, ran.err
    assert "no game was played to its end" in ran.out
    assert re.search(
        r"^lost on the spot in game 0: bot crashing at seat 0 broke down: ZeroDivisionError: "
        r"too clever \(.*bad_bots\.py:\d+\) \(and in 2 more games\)$",
        ran.out,
        re.MULTILINE,
    )
