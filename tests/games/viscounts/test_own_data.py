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
from tests.marks import rule
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
    "ai_boards": [
        {
            "key": "noble",
            "goods": {"gold": 2},
            "guildhalls": ["noble", "noble", "cleric"],
            "focus": "flip",
            "chart": [{"good": "gold", "enough": 5}, {"good": "ink", "enough": 99}],
            "pooled": True,
            "removed": ["s-n", "f-bn", "f-c"],
            "flip_cost": 1,
        }
    ],
    "ai_slots": [{"key": "on-flip", "effect": GAIN}],
}


def test_every_table_can_be_put_right() -> None:
    lines = check_data(json.dumps(SOUND))
    assert len(lines) == 7 and lines[0] == "townsfolk, strongman: corner, ability"


def manuscript(effect: Any) -> dict[str, Any]:
    return {"manuscripts": [{"key": "black-4-ink", "effect": effect}]}


def nested(levels: int) -> dict[str, Any]:
    effect: dict[str, Any] = GAIN
    for _ in range(levels):
        effect = {"is": "InOrder", "parts": [effect]}
    return effect


def ongoing(ability: str, thing: str) -> dict[str, Any]:
    effect = {"is": "Gain", "thing": thing, "count": 2}
    return {
        "townsfolk": [{"key": "strongman", "timing": "ongoing", "ability": {"is": ability, "effect": effect}}]
    }


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
    ({"manuscripts": [{"key": "black-4-ink", "effect": {"is": "AfterAct"}}]}, "is not a known effect"),
    ({"manuscripts": [{"key": "black-4-ink", "grey_back": True}]}, "6 have a grey back, not 5"),
    ({"townsfolk": [{"key": "friar", "timing": "ongoing"}]}, "ongoing"),
    ({"townsfolk": [{"key": "friar", "ability": {"is": "Nothing"}}]}, "never"),
    ({"segments": [{"key": "a", "small": [SPOT] * 3}]}, "a list of 4"),
    (manuscript({"is": "OneOf", "parts": [GAIN] * 7}), "OneOf has 7 parts"),
    (manuscript({"is": "OneOf", "parts": []}), "OneOf has 0 parts"),
    (manuscript({"is": "InOrder", "parts": []}), "InOrder has 0 parts"),
    (manuscript({"is": "DestroyOwn"}), "DestroyOwn is for player cards"),
    (manuscript({"is": "GainScheme"}), "for the AI alone"),
    (manuscript(nested(5)), "levels deep"),
    (manuscript(nested(300)), "levels deep"),
    (ongoing("OnDebtGained", "debt"), "bring itself about"),
    (ongoing("OnDebtGained", "virtue"), "bring itself about"),
    (ongoing("OnCollision", "corruption"), "bring itself about"),
    (ongoing("OnDebtFlipped", "debt"), "bring itself about"),
    (
        {"ai_slots": [{"key": "on-flip", "effect": {"is": "Flip", "paper": "debt", "count": 1}}]},
        "bring itself",
    ),
    ({"ai_slots": [{"key": "on-scheme-gained", "effect": {"is": "GainScheme"}}]}, "bring itself"),
    ({"ai_boards": [{"key": "noble", "removed": ["s-n", "f-bn"]}]}, "a list of 3"),
    ({"ai_boards": [{"key": "noble", "removed": ["s-n", "f-bn", "f-q"]}]}, "no scheme 'f-q'"),
    ({"ai_boards": [{"key": "noble", "removed": ["s-n", "s-b", "f-bn"]}]}, "two of the future"),
    ({"ai_boards": [{"key": "noble", "focus": "focus"}]}, "not an action of the AI"),
    ({"ai_boards": [{"key": "noble", "chart": []}]}, "one to three"),
    ({"ai_boards": [{"key": "noble", "chart": [{"good": "silver", "enough": 2}]}]}, "one to three"),
    ({"townsfolk": [{"key": "friar", "name": 3}]}, "not a text"),
    ({"townsfolk": [{"key": "friar", "name": ""}]}, "not a name"),
    ({"townsfolk": [{"key": "friar", "name": "a" * 41}]}, "not a name"),
    ({"townsfolk": [{"key": "friar", "name": "two\nlines"}]}, "not a name"),
]


@pytest.mark.parametrize(("document", "said"), BROKEN)
def test_what_cannot_be_is_refused(document: Any, said: str) -> None:
    with pytest.raises(BadData) as error:
        check_data(json.dumps(document))
    assert said in str(error.value)


def test_what_is_no_json_is_refused() -> None:
    for text in ("", "{", "[" * 100_000):
        with pytest.raises(BadData, match="not JSON"):
            check_data(text)


def test_the_command(tmp_path: Path) -> None:
    sound, broken = tmp_path / "sound.json", tmp_path / "broken.json"
    sound.write_text(json.dumps(SOUND))
    broken.write_text('{"schemes": [{"key": "s-q"}]}')
    assert run("viscounts-data", "check", str(sound)).lines[-1].startswith("7 records")
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
print(card_name("strongman", words))
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


FLIP = """
from viceregal.core.chance import Chance
from viceregal.games.viscounts.rules.frames import AskPlay
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.scoring import resources_left
from viceregal.games.viscounts.rules.solo import ai_flips
s = GAME.start(GAME.setup(2, "", {"rival": "card"}), Chance(1))
while not isinstance(s.todo[-1], AskPlay):
    GAME.apply(s, GAME.deciders(s)[0], GAME.legal(s, GAME.deciders(s)[0])[0])
    GAME.settle(s, Chance(1))
s.goods[4 * s.ai : 4 * s.ai + 4] = [0, 2, 0, 0]
s.papers[4 * s.ai : 4 * s.ai + 4] = [2, 0, 2, 0]
ai_flips(s, None)
print(*s.papers[4 * s.ai : 4 * s.ai + 4], resources_left(s, s.ai))
"""


@rule("VW-12.7")
@pytest.mark.parametrize(
    ("cost", "left"),
    [
        (2, "1 1 2 0 1"),
        (1, "0 2 0 2 0"),
        (0, "0 2 0 2 4"),
    ],  # debts and deeds, flipped ones second; a debt gives one
)
def test_what_a_flip_costs_the_card_board_can_be_put_right(tmp_path: Path, cost: int, left: str) -> None:
    file = tmp_path / "box.json"
    file.write_text(json.dumps({"ai_boards": [{"key": "card", "flip_cost": cost}]}))
    ran = played_with(file, FLIP)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == left


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('{"schemes": [{"key": "s-q"}]}', "there is no row 's-q'"),
        ("{", "is not JSON"),
        (None, "No such file"),
        (json.dumps(manuscript({"is": "OneOf", "parts": []})), "OneOf has 0 parts"),
    ],
)
def test_a_file_that_is_not_sound_is_refused_in_one_line(
    tmp_path: Path, written: str | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whoever loads the game, and by every command that needs it; nothing falls down, compiled or not."""
    file = tmp_path / "box.json"
    if written is not None:
        file.write_text(written)
    ran = played_with(file, "import viceregal as vr; vr.new('viscounts', seats=2, seed=1)")
    assert (
        ran.returncode == 1
        and said in ran.stderr.splitlines()[-1]
        and VARIABLE in ran.stderr.splitlines()[-1]
    )
    for command in ("new viscounts", "sim viscounts --games 1", "games"):
        told = commanded(file, *command.split())
        assert told.returncode not in (0, -11), command
        assert len(told.stderr.splitlines()) == 1 and said in told.stderr, told.stderr


def commanded(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    source = str(Path(viceregal.__file__).parents[1])
    environment = {**os.environ, VARIABLE: str(path), "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "viceregal", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
