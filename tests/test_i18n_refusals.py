"""What can be wrong with an action is listed once, in English, used by the rules, and said in every language."""

from __future__ import annotations

import ast
import string
from pathlib import Path
from types import ModuleType

import pytest
from viceregal_mini import refusals as mini

from tests.catalogues import FOLDERS, SOURCES, messages_in
from viceregal.core import refusals as common
from viceregal.core.errors import Complaint, Refusal
from viceregal.games.hand_of_the_king.rules import refusals as hand
from viceregal.games.languages import LANGUAGES
from viceregal.games.viceroy.rules import refusals as viceroy
from viceregal.games.viscounts.rules import refusals as viscounts
from viceregal.i18n import speak
from viceregal.i18n.files import DOMAIN
from viceregal.i18n.plain_speech import PlainSpeech

LISTS = {"": common, "hand-of-the-king": hand, "viceroy": viceroy, "viscounts": viscounts}
RULES = {key: FOLDERS[key] / "rules" if key else SOURCES / "core" for key in LISTS}
every_list = pytest.mark.parametrize("game", LISTS)
KIND = "refusal."


def _complaints(module: ModuleType) -> dict[str, Complaint]:
    return {name: value for name, value in vars(module).items() if isinstance(value, Complaint)}


def _messages(lang: str, game: str) -> dict[str, str]:
    """The refusals of a catalogue, by their names there."""
    return {
        found.key.removeprefix(KIND): found.forms[0]
        for found in messages_in(lang)
        if (found.game, found.domain) == (game, DOMAIN) and found.key.startswith(KIND)
    }


def _refusals(folder: Path) -> list[tuple[str, set[str]]]:
    """The complaint of each refusal in the sources by the name it is listed under, and what its places are filled with."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                named = node.args[1]
                assert isinstance(named, ast.Name), f"{path}:{node.lineno}: what is wrong comes from the list"
                found.append((named.id, {str(each.arg) for each in node.keywords} - {"missing"}))
    return found


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("module", [*LISTS.values(), mini], ids=lambda module: module.__name__)
def test_a_complaint_is_listed_under_its_name(module: ModuleType) -> None:
    listed = _complaints(module)
    assert listed
    for name, complaint in listed.items():
        assert name == complaint.key.upper()
        assert module is common or name not in _complaints(common), "a game does not list what every game has"


@every_list
def test_the_catalogue_says_in_english_what_the_list_says(game: str) -> None:
    """An edit of one of the two alone is found here: the English of a refusal stands in both."""
    said = _messages("en", game)
    for complaint in _complaints(LISTS[game]).values():
        where = f"{LISTS[game].__file__} and {KIND}{complaint.key} of the English catalogue differ"
        assert said[complaint.key] == complaint.english, where


@every_list
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_complaint_is_said_in_every_language_and_nothing_else(game: str, lang: str) -> None:
    said, listed = _messages(lang, game), _complaints(LISTS[game]).values()
    for complaint in listed:
        assert _places(said[complaint.key]) == _places(complaint.english)
        if "seat" in _places(complaint.english):
            assert _places(said.pop(f"{complaint.key}.you", "")) == set()
    assert said.keys() == {complaint.key for complaint in listed}


@pytest.mark.parametrize(
    ("module", "folder"),
    [*[(LISTS[key], RULES[key]) for key in LISTS], (mini, Path(mini.__file__).parent)],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_the_rules_use_every_complaint_and_fill_all_its_places(module: ModuleType, folder: Path) -> None:
    listed, used = _complaints(module), _refusals(folder)
    known = {**_complaints(common), **listed}
    for name, values in used:
        assert values == _places(known[name].english), name
    assert listed.keys() <= {name for name, _ in used}


def test_a_game_without_words_of_its_own_says_what_every_game_can() -> None:
    not_your_turn = Refusal("MI-TURN-1", common.NOT_YOUR_TURN, seat="1")
    too_much = Refusal("MI-BID-1", mini.NOT_THAT_MUCH, seat="1")
    english, polish = (PlainSpeech(lang, "viceroy") for lang in ("en", "pl"))
    assert english.refusal(not_your_turn, ()) == not_your_turn.sentence()
    assert polish.refusal(not_your_turn, ()) == speak("pl").say("refusal.not_your_turn", seat="gracz 1")
    assert polish.refusal(not_your_turn, (), 1) == speak("pl").say("refusal.not_your_turn.you")
    assert polish.refusal(too_much, ()) == "seat 1 does not have that much"
