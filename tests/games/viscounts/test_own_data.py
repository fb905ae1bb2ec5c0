"""Data files of box owners: what they may say, what is refused, and that games are played with them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import viceregal
from tests.cli.command import refused, run
from viceregal.games.viscounts.rules.cards.checking import check_data
from viceregal.games.viscounts.rules.cards.own_data import VARIABLE, BadData

GAIN = {"is": "Gain", "thing": "gold", "count": 2}
SPOT = {"side": "left", "bonus": GAIN, "link": {"is": "Nothing"}}
SOUND: dict[str, list[dict[str, Any]]] = {
    "townsfolk": [
        {"key": "strongman", "corner": GAIN, "ability": {"is": "PairsOfMerchants", "act": "place"}}
    ],
    "manuscripts": [{"key": "black-5-flips", "effect": GAIN, "scores": None, "cost": 6, "ribbon": "blue"}],
    "player_cards": [{"key": "4", "goods": {"silver": 3}, "choices": 1, "extra": {"is": "Nothing"}}],
    "segments": [{"key": "a", "small": [SPOT] * 4, "left": {"icons": 2, "gives": GAIN}}],
    "schemes": [{"key": "s-b", "steps": 3, "acts": ["construct", "focus"], "icons": {"builder": 2}}],
    "ai_boards": [{"key": "noble", "goods": {"gold": 2}, "guildhalls": ["noble", "noble", "cleric"]}],
}


def test_every_table_can_be_put_right() -> None:
    lines = check_data(json.dumps(SOUND))
    assert len(lines) == 6 and lines[0] == "townsfolk, strongman: corner, ability"


BROKEN: list[tuple[Any, str]] = [
    ([], "not an object"),
    ({"cards": []}, "there is no table 'cards'"),
    ({"schemes": {}}, "not a list"),
    ({"schemes": [{"steps": 2}]}, "a key"),
    ({"schemes": [{"key": "s-q"}]}, "there is no row 's-q'"),
    ({"schemes": [{"key": "s-b"}, {"key": "s-b"}]}, "twice"),
    ({"schemes": [{"key": "s-b", "stepps": 2}]}, "there is no field 'stepps'"),
    ({"schemes": [{"key": "s-b", "steps": True}]}, "not a whole number"),
    ({"schemes": [{"key": "s-b", "icons": {"bishop": 1}}]}, "'bishop' is not known"),
    (
        {"manuscripts": [{"key": "black-4-ink", "effect": {"is": "Gain", "thing": "gold"}}]},
        "exactly the fields",
    ),
    ({"manuscripts": [{"key": "black-4-ink", "effect": {"is": "AfterAct"}}]}, "is no effect"),
    ({"manuscripts": [{"key": "black-4-ink", "grey_back": True}]}, "6 have a grey back, not 5"),
    ({"townsfolk": [{"key": "friar", "timing": "ongoing"}]}, "ongoing"),
    ({"townsfolk": [{"key": "friar", "ability": {"is": "Nothing"}}]}, "never"),
    ({"segments": [{"key": "a", "small": [SPOT] * 3}]}, "a list of 4"),
    ({"townsfolk": [{"key": "friar", "name": 3}]}, "not a text"),
    ({"townsfolk": [{"key": "friar", "name": ""}]}, "no name"),
    ({"townsfolk": [{"key": "friar", "name": "a" * 41}]}, "no name"),
    ({"townsfolk": [{"key": "friar", "name": "two\nlines"}]}, "no name"),
]


@pytest.mark.parametrize(("document", "said"), BROKEN)
def test_what_cannot_be_is_refused(document: Any, said: str) -> None:
    with pytest.raises(BadData) as error:
        check_data(json.dumps(document))
    assert said in str(error.value)


def test_what_is_no_json_is_refused() -> None:
    for text in ("", "{", "[" * 100_000):
        with pytest.raises(BadData, match="no JSON"):
            check_data(text)


def test_the_command(tmp_path: Path) -> None:
    sound, broken = tmp_path / "sound.json", tmp_path / "broken.json"
    sound.write_text(json.dumps(SOUND))
    broken.write_text('{"schemes": [{"key": "s-q"}]}')
    assert run("viscounts-data", "check", str(sound)).lines[-1].startswith("6 records")
    refused(run("viscounts-data", "check", str(broken)), "there is no row 's-q'")
    refused(run("viscounts-data", "check", str(tmp_path / "nothing.json")))
    refused(run("viscounts-data", "burn", str(sound)))


PLAY = """
from viceregal.core.chance import Chance
from viceregal.core.playout import playout
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.cards.deck import CORNER, CARDS, TILE_COST, TILES
from viceregal.games.viscounts.rules.cards.rows import MARKS
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
for values in ({}, {"rival": "noble"}):
    s = GAME.start(GAME.setup(2, "", values), Chance(1))
    playout(GAME, s, Chance(2))
tile = TILES.index("black-5-flips")
print(GAME.facts.editions[0], TILE_COST[tile], MARKS[MANUSCRIPTS[tile].mark], CORNER[CARDS.index("strongman")].count)
"""


def played_with(path: Path, code: str = PLAY) -> subprocess.CompletedProcess[str]:
    source = str(Path(viceregal.__file__).parents[1])
    environment = {**os.environ, VARIABLE: str(path), "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


SAY = """
from viceregal.games.viscounts.terminal.letters_short import card_name
from viceregal.games.viscounts.rules.cards.deck import CARDS
from viceregal.games.viscounts.rules.game import GAME
from viceregal.i18n import LANGUAGES, speak
for lang in LANGUAGES:
    words = speak(lang).of("viscounts")
    print(words.card(CARDS.index("strongman")), words.card(CARDS.index("trader.2")), sep="|")
    print(words.say(f"edition.{GAME.facts.editions[0]}"))
print(card_name("strongman"))
"""


def test_townsfolk_go_by_the_names_of_the_file_and_the_edition_has_one(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    named = [{"key": "strongman", "name": "Brave Carol"}, {"key": "trader", "name": "Dealer"}]
    file.write_text(json.dumps({"townsfolk": named}))
    ran = played_with(file, SAY)
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert lines[0:8:2] == ["Brave Carol†|Dealer†"] * 4
    assert len(set(lines[1:8:2])) == 4 and not [line for line in lines if "edition." in line]
    assert lines[-1] == "Brave Carol†"


def test_games_are_played_with_it(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(json.dumps(SOUND))
    ran = played_with(file)
    assert ran.returncode == 0, ran.stderr
    edition, cost, mark, count = ran.stdout.split()
    assert edition.startswith("own-") and (cost, mark, count) == ("6", "owner", "2")


def test_a_broken_file_is_named_when_the_game_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text('{"schemes": [{"key": "s-q"}]}')
    ran = played_with(file)
    assert ran.returncode != 0 and "there is no row 's-q'" in ran.stderr
