"""Viscounts on the command line: its bots, its board, and the log of solo games in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import refused, run
from viceregal.bots.entry import LEVELS
from viceregal.core import gamerecord
from viceregal.games import game as find_game
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.solo_events import AiFellBack
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n import LANGUAGES, speak
from viceregal.i18n.game_speech import sentence

VISCOUNTS = "viscounts"
GOLDEN = Path(__file__).parents[1] / "golden"


def plain(text: str) -> str:
    """Without line breaks, and blanks that do not break."""
    return " ".join(text.split())


@pytest.fixture(scope="module")
def solo_record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = str(tmp_path_factory.mktemp("solo") / "solo.txt")
    words = ("--set", "rival=cleric", "--set", "harder=1", "--games", "1", "--seed", "5", "--out", file)
    assert run("sim", VISCOUNTS, "--bot", "greedy", "--bot", "random", *words).code == 0
    return file


def test_games_lists_its_bots() -> None:
    (row,) = [row for row in run("games", "--json").json if row["key"] == VISCOUNTS]
    assert row["bots"] == ["random", "search", "greedy", "planner", *LEVELS]


def test_the_box_is_for_one_to_four() -> None:
    lines = run("games").lines
    place = next(number for number, line in enumerate(lines) if line.startswith("viscounts"))
    said = lines[place + 1].strip()
    assert said == "players   2 to 4; or 1, with an AI as rival, which has a seat too"


def test_the_seat_of_the_ai_goes_by_its_board() -> None:
    words = ("sim", VISCOUNTS, "--set", "rival=cleric", "--bot", "random", "--games", "2", "--seed", "5")
    assert "AI board: Cleric" in run(*words).out
    report = run(*words, "--json").json
    assert (report["bots"], report["ruled"]) == (["random", "cleric"], [1])
    assert sum(report["wins_by_bot"].values()) == 2 and "cleric" in report["wins_by_bot"]
    refused(run(*words, "--rotate"), "VW-11.1")


def test_a_position_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    file.write_text(run("new", VISCOUNTS, "--players", "3", "--seed", "7").out, encoding="utf-8")
    drawn = run("position", VISCOUNTS, str(file), "--board").out
    assert "segment A" in drawn and "tier 3" in drawn and "player card" in drawn
    assert "Which pair of player card and hero does seat 2 take?" in plain(drawn)


def speech_of(lang: str) -> ViscountsSpeech:
    speech = speak(lang).of(VISCOUNTS)
    assert isinstance(speech, ViscountsSpeech)
    return speech


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_is_told_step_by_step_with_reasons(lang: str, solo_record: str) -> None:
    speech = speech_of(lang)
    told = plain(run("replay", solo_record, "--lang", lang).out)
    for verdict in ("taken", "too-dear"):
        key = f"event.AiConsidered.{verdict}"
        before, _, after = speech._text(key).partition("{aim}")
        reason = after.partition("{need}")[0]
        said = [plain(sentence(f"{before}{speech.aim(aim)}{reason}").rstrip(".")) for aim in (1, 2, 3)]
        assert any(each in told for each in said), verdict


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_ai_does_otherwise_is_told_with_its_effect(lang: str) -> None:
    """Where it can do nothing of a row: the last entry of the scheme, and what it gives."""
    speech, file = speech_of(lang), GOLDEN / "viscounts-solo-builder.record"
    told = plain(run("replay", str(file), "--lang", lang).out)
    match = gamerecord.replay(gamerecord.read(file.read_text(encoding="utf-8"))[0], find_game)
    fell_back = [event for event in match.events() if isinstance(event, AiFellBack)]
    assert fell_back
    for event in fell_back:
        effect = speech.effect(SCHEMES[event.scheme].otherwise)
        said = speech.say("event.AiFellBack", scheme=speech.scheme(event.scheme), otherwise=effect)
        assert effect and plain(sentence(said)) in told


def test_a_record_is_drawn_where_it_stands(solo_record: str) -> None:
    drawn = run("replay", solo_record, "--at", "120").out
    assert "AI board: Cleric°" in drawn and "schemes 1:" in drawn
    assert run("replay", solo_record, "--verify").code == 0
