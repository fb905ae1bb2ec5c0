"""A tournament is played whole, goes on after a kill, and no bot can stop it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from viceregal.arena import page
from viceregal.arena.deciding import FEWEST, verdict_of
from viceregal.arena.ledger import Ledger, Result
from viceregal.arena.spec import Tournament, read
from viceregal.arena.standings import places, standings
from viceregal.arena.tournament import Processes, run
from viceregal.core import gamerecord
from viceregal.core.errors import BadSetup
from viceregal.games import game
from viceregal.i18n import speak

SMALL = """
seed = 1
deals = 3
[[contest]]
game = "hand-of-the-king"
bots = ["random", "greedy", "page"]
"""


def tournament(folder: Path, text: str = SMALL) -> Tournament:
    path = folder / "spec.toml"
    path.write_text(text, encoding="utf-8")
    return read(path)


def play(wanted: Tournament, path: Path, workers: int = 2) -> dict[str, Any]:
    ledger = Ledger(path)
    run(wanted, ledger, Processes(workers))
    return standings(wanted, ledger)


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def without_times(path: Path) -> set[str]:
    return {re.sub(r'"seconds": [\d.]+', "", line) for line in lines(path)}


def test_every_game_is_played_once_and_can_be_replayed(tmp_path: Path) -> None:
    found = play(tournament(tmp_path), tmp_path / "games.jsonl")
    results = [json.loads(line) for line in lines(tmp_path / "games.jsonl")]
    assert len({(each["match"], each["index"]) for each in results}) == len(results) == 18
    for each in results:
        [record] = gamerecord.read(each["record"])
        match = gamerecord.replay(record, game)
        assert (list(match.winners()), list(match.scores())) == (each["winners"], each["scores"])
    [group] = found["games"]
    assert [match["played"] for match in group["matches"]] == [6, 6, 6]
    assert group["ratings"][-1]["bot"] == "random"
    assert sum([seat["mean"] for seat in group["seats"]]) == pytest.approx(1, abs=0.001)
    assert group["means"]["greedy"]["mean"] > group["means"]["random"]["mean"]
    for each in [*group["seats"], *group["means"].values(), group["lengths"]]:
        assert each["within"] is not None and each["within"] >= 0


def test_how_many_play_at_once_does_not_matter(tmp_path: Path) -> None:
    wanted = tournament(tmp_path)
    assert play(wanted, tmp_path / "one.jsonl", 1) == play(wanted, tmp_path / "three.jsonl", 3)
    assert without_times(tmp_path / "one.jsonl") == without_times(tmp_path / "three.jsonl")


def test_what_a_kill_has_cut_off_is_played_again_and_nothing_twice(tmp_path: Path) -> None:
    wanted = tournament(tmp_path)
    whole = play(wanted, tmp_path / "whole.jsonl")
    kept = lines(tmp_path / "whole.jsonl")
    torn = tmp_path / "torn.jsonl"
    torn.write_text("\n".join(kept[:7]) + "\n" + kept[7][:50], encoding="utf-8")
    assert play(wanted, torn) == whole
    assert lines(torn)[:7] == kept[:7]
    assert without_times(torn) == without_times(tmp_path / "whole.jsonl")
    assert len(lines(torn)) == len(kept)


def test_the_command_goes_on_after_a_real_kill(tmp_path: Path) -> None:
    (tmp_path / "spec.toml").write_text(SMALL.replace("deals = 3", "deals = 12"), encoding="utf-8")
    command = [sys.executable, "-m", "viceregal", "arena", "run", "spec.toml", "--workers", "2", "--json"]
    games = tmp_path / "spec.arena" / "games.jsonl"
    first = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL)
    while not (games.exists() and len(lines(games)) > 3) and first.poll() is None:
        time.sleep(0.05)
    os.kill(first.pid, signal.SIGKILL)
    first.wait()
    before = [line for line in lines(games) if line.endswith("}")]
    assert 3 < len(before) <= 72
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert [match["played"] for match in json.loads(done.stdout)["games"][0]["matches"]] == [24, 24, 24]
    after = lines(games)
    assert len(after) == 72
    assert after[: len(before)] == before


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text('{"match": 1}\n', encoding="utf-8")
    with pytest.raises(BadSetup, match=r"games.jsonl, line 1: "):
        Ledger(tmp_path / "games.jsonl")


FAULTS = {
    "crashing": r"broke down: ZeroDivisionError: too clever \(.*bad_bots\.py:\d+\)",
    "unborn": r"broke down: LookupError: no weights \(.*bad_bots\.py:\d+\)",
    "hanging": r"took longer than 3 s \(.*bad_bots\.py:\d+\)",
    "deaf": r"took longer than 3 s for a decision",
    "dying": r"ended the process that it thought in",
    "cheating": r"answered .* which is not legal \(.*bad_bots\.py:\d+\)",
}


@pytest.mark.parametrize("bot", FAULTS)
def test_a_bad_bot_loses_on_the_spot_and_the_rest_goes_on(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VICEREGAL_LOAD", "")  # what the spec loads stays here
    bots = Path(__file__).with_name("bad_bots.py")
    wanted = tournament(
        tmp_path,
        f'seconds = {3 if "took longer" in FAULTS[bot] else 60}\ndeals = 1\nload = ["{bots}"]\n[[contest]]\ngame = "hand-of-the-king"\n'
        f'bots = ["{bot}", "greedy", "random"]\n',
    )
    found = play(wanted, tmp_path / "games.jsonl")
    [group] = found["games"]
    assert group["played"] == 6
    assert [each["bot"] for each in group["faults"]] == [bot] * 4
    assert all(re.search(FAULTS[bot], each["fault"]) for each in group["faults"])
    assert group["against"]["greedy"][bot] == group["against"]["random"][bot] == 1
    assert page.write(wanted, Ledger(tmp_path / "games.jsonl"), found, tmp_path, speak("en")).exists()


def test_a_game_that_breaks_down_is_named_and_the_other_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VICEREGAL_LOAD", "")
    shaky = Path(__file__).with_name("shaky_game.py")
    contest = '[[contest]]\ngame = "{}"\nbots = ["random", "random"]\n'
    wanted = tournament(
        tmp_path,
        f'deals = 2\nload = ["{shaky}"]\n' + contest.format("shaky") + contest.format("hand-of-the-king"),
    )
    broken, whole = play(wanted, tmp_path / "games.jsonl")["games"]
    assert broken["played"] == len(broken["faults"]) == whole["played"] == len(whole["moves"])
    assert {each["bot"] for each in broken["faults"]} == {None} and not whole["faults"]
    assert all("ArithmeticError: a rule too many (" in each["fault"] for each in broken["faults"])
    assert all(re.search(r"shaky_game\.py:\d+\)$", each["fault"]) for each in broken["faults"])


def test_a_question_is_asked_only_until_it_is_decided(tmp_path: Path) -> None:
    wanted = tournament(
        tmp_path, SMALL.replace("deals = 3", "deals = 40").replace(', "page"', "") + "decide = 0.5\n"
    )
    [group] = play(wanted, tmp_path / "games.jsonl")["games"]
    [match] = group["matches"]
    assert match["above"] is False
    assert FEWEST <= match["deals"] < 40
    assert group["played"] == 2 * match["deals"]


def test_a_fair_coin_is_seldom_called_unfair() -> None:
    """Looked at after each of 400 deals, it still errs in few cases."""
    from viceregal.core.chance import Chance

    wrong = 0
    for number in range(200):
        chance = Chance(number)
        shares = [float(chance.below(2)) for _ in range(400)]
        verdict = verdict_of(shares, 0.55, 0.05)  # the truth lies at the margin
        wrong += verdict.above is True
    assert wrong <= 20


def test_places_are_by_winners_and_points() -> None:
    def ended(**more: Any) -> Result:
        return Result("m", 0, 1, ("a", "b", "c"), more.pop("winners"), more.pop("scores", ()), 9, 0.1, **more)

    assert places(ended(winners=(1,), scores=(5, 9, 7))) == [3, 1, 2]
    assert places(ended(winners=(0, 2), scores=(9, 4, 9))) == [1, 2, 1]
    assert places(ended(winners=(0, 1), faulty=2, fault="hung")) == [1, 1, 2]


def test_the_report_has_pictures_and_a_record_of_each_game(tmp_path: Path) -> None:
    wanted = tournament(tmp_path)
    found = play(wanted, tmp_path / "games.jsonl")
    report = page.write(wanted, Ledger(tmp_path / "games.jsonl"), found, tmp_path, speak("en")).read_text(
        encoding="utf-8"
    )
    assert report.count("<svg") == 5
    links = re.findall(r'href="(records/[^"]+)"', report)
    assert len(set(links)) == 18
    for link in links:
        [record] = gamerecord.read((tmp_path / link).read_text(encoding="utf-8"))
        assert gamerecord.replay(record, game).over
    again = page.write(wanted, Ledger(tmp_path / "games.jsonl"), found, tmp_path, speak("en")).read_text(
        encoding="utf-8"
    )
    assert again == report
