"""The worked example of docs/how-to/add-a-card.md: four files of rules and one catalogue a language, and the card is there:
played, saved and read again, said and drawn."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from viceregal.games.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "how-to" / "add-a-card.md").read_text(encoding="utf-8")
DIFFS = re.findall(r"```diff\n(.*?)```", PAGE, re.DOTALL)
MAX_FILES = 4
FILES = re.findall(r"^\+\+\+ b/(.*)$", PAGE, re.MULTILINE)
RULES = re.compile(r"src/viceregal/games/viscounts/rules/[\w/]+\.py")
CATALOGUE = "src/viceregal/games/viscounts/locale/{lang}/LC_MESSAGES/viceregal.po"

PLAYED = """
import json
import viceregal as vr

game = vr.game("viscounts")
called = read = 0
for seed in range(400):
    match, chance = vr.new("viscounts", 2, seed=seed), vr.Chance(seed)
    if "dagobert" not in match.position()["since"][-1]:
        continue  # the heroes of this game are others
    while match.to_move and called < 3:
        seat = match.to_move[0]
        legal = match.actions(seat)
        texts = [game.text(action) for action in legal]
        number = chance.below(len(legal))
        for wanted in ("call-back", "play dagobert"):
            number = next((i for i, text in enumerate(texts) if text.startswith(wanted)), number)
        if texts[number].startswith("call-back"):
            called += 1
            again = vr.load(json.loads(json.dumps(match.position())))
            assert again.state == match.state and again.legal() == texts
            assert match.foretell(texts[number]).events
            read += 1
        match.play(legal[number], seat)
        game.invariants(match.state)
    [again] = vr.replay(match.record())
    assert again.state == match.state
    if called >= 3:
        break
print(called, read)
"""


SAID = """
import json
import viceregal as vr
from viceregal.boards import board
from viceregal.core.chance import Chance
from viceregal.games import pack
from viceregal.games.viscounts.rules.calling_back import AskCallBack, CallCardBack, CardCalledBack
from viceregal.games.viscounts.rules.cards.deck import CARDS
from viceregal.games.viscounts.rules.effects import CallBack, InOrder
from viceregal.games.viscounts.terminal import signs
from viceregal.i18n import speak

import sys

said = {}
match = next(
    match for match in (vr.new("viscounts", 2, seed=seed) for seed in range(400))
    if "dagobert" in match.position()["since"][-1]
)
for lang in sys.argv[1:]:
    speech, card = speak(lang).of("viscounts"), CARDS.index("dagobert")
    [face] = [each for each in pack("viscounts").faces(speech, "") if each.key == "dagobert"]
    said[lang] = {
        "name": face.name,
        "effect": speech.effect(CallBack()),
        "signs": signs.effect(InOrder((CallBack(), CallBack())), speech),
        "ability": signs.ability(CallBack(), speech),
        "face": face.printed["ability"],
        "question": speech.question(AskCallBack(0), ("Ania", "Olek")),
        "action": speech.action(CallCardBack(card), ("Ania", "Olek")),
        "event": speech.event(CardCalledBack(0, card), ("Ania", "Olek"), 0),
        "board": board("viscounts", match.view(0), lang),
    }
print(json.dumps(said))
"""


def with_changes(old: str, hunks: str) -> str:
    """A file with the hunks of a diff applied; each must fit in just one place."""
    for hunk in re.split(r"^@@\n", hunks, flags=re.MULTILINE)[1:]:
        lines = hunk.splitlines()
        before = "".join([f"{line[1:]}\n" for line in lines if not line.startswith("+")])
        after = "".join([f"{line[1:]}\n" for line in lines])
        assert old.count(before) == 1 or not old, f"it does not fit in one place:\n{before}"
        old = old.replace(before, after) if old else after
    return old


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("tree")
    shutil.copytree(
        ROOT / "src",
        copy / "src",
        ignore=shutil.ignore_patterns("*.so", "__pycache__", "page", "*.egg-info"),
    )
    for diff in DIFFS:
        target = copy / re.findall(r"^\+\+\+ b/(.*)$", diff, re.MULTILINE)[0]
        old = target.read_text(encoding="utf-8") if target.exists() else ""
        assert bool(old) != ("--- /dev/null" in diff)
        target.write_text(with_changes(old, diff), encoding="utf-8")
        if target.suffix == ".po":
            compile_catalogue(target)
    return copy


def compile_catalogue(source: Path) -> None:
    with source.open("rb") as file:
        catalogue = read_po(file, locale=source.parts[-3], abort_invalid=True)
    with source.with_suffix(".mo").open("wb") as file:
        write_mo(file, catalogue)


def run_in(tree: Path, code: str, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "VICEREGAL_PURE": "1"}
    run = subprocess.run(
        [sys.executable, "-c", code, *words],
        env=environment,
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_an_odd_card_touches_four_files_of_rules_and_a_catalogue_a_language() -> None:
    assert len(FILES) == len(set(FILES)) == len(DIFFS)
    rules = [file for file in FILES if RULES.fullmatch(file)]
    assert len(rules) <= MAX_FILES
    assert sorted(set(FILES) - set(rules)) == sorted(CATALOGUE.format(lang=lang) for lang in LANGUAGES)


@pytest.mark.parametrize("game", ["hand_of_the_king", "viceroy", "viscounts"])
def test_a_chapter_of_any_game_may_bring_an_action(game: str) -> None:
    """What the page says of all games: the vocabulary takes up what the chapters bring, and the game what they do."""
    rules = ROOT / "src" / "viceregal" / "games" / game / "rules"
    assert "CHAPTERS" in (rules / "chapters.py").read_text(encoding="utf-8")
    assert "*CHAPTERS" in (rules / "vocabulary.py").read_text(encoding="utf-8")
    assert "for chapter in CHAPTERS" in (rules / "game.py").read_text(encoding="utf-8")


def test_the_card_is_played_saved_and_read_again(tree: Path) -> None:
    assert run_in(tree, PLAYED).split() == ["3", "3"]


def test_the_card_is_said_and_drawn_in_every_language(tree: Path) -> None:
    """Boards and faces have no sign for its effect: they say it in words."""
    told = json.loads(run_in(tree, SAID, *LANGUAGES))
    for said in told.values():
        effect = said["effect"]
        assert said["signs"] == f"{effect} {effect}" and said["ability"] == effect
        assert said["face"] == {"is": "CallBack", "words": effect}
        assert (
            said["name"] in said["board"] and said["name"] in said["action"] and said["name"] in said["event"]
        )
        assert "Ania" in said["question"]
        texts = [text for text in said.values() if isinstance(text, str)]
        assert not [text for text in texts if "CallBack" in text or "call-back" in text or "dagobert" in text]
    assert len({said["effect"] for said in told.values()}) == len(LANGUAGES)
