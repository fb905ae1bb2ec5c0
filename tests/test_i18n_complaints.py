"""What can be wrong, with an action, a document, a file or a command, is listed once, in English, and said in every language."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path

import pytest
from viceregal_mini import refusals as mini

from tests.catalogues import FOLDERS, SOURCES
from tests.complaints import ERROR, REFUSAL, Listed, listed, places_of, said, used
from tests.test_left_in_english import every_language, left_over
from viceregal.core.complaints import AT, NOT_A_LIST, STRANGE_FIELD, THE_DOCUMENT, Complaint
from viceregal.core.errors import BadPosition, BadRecord, BadValue, Refusal, ViceregalError
from viceregal.core.refusals import NOT_YOUR_TURN
from viceregal.games.languages import LANGUAGES
from viceregal.i18n import speak
from viceregal.i18n.complaints import said_in
from viceregal.i18n.plain_speech import PlainSpeech

KINDS = (ERROR, REFUSAL)
every_kind = pytest.mark.parametrize("kind", KINDS)
every_game = pytest.mark.parametrize("game", FOLDERS)


def _listed(kind: str, game: str) -> list[Listed]:
    return [each for each in listed() if (each.kind, each.game) == (kind, game)]


def test_the_complaints_are_found() -> None:
    assert len([each for each in listed() if each.kind == ERROR]) > 300
    assert {(each.kind, each.game) for each in listed()} == {
        (kind, game) for kind in KINDS for game in FOLDERS
    }
    assert len(used()) > 400


@every_kind
@every_game
def test_a_complaint_is_listed_once_under_its_name(kind: str, game: str) -> None:
    names = [each.name for each in _listed(kind, game)]
    assert names == [each.key.upper() for each in _listed(kind, game)]
    assert len(names) == len(set(names))


@every_game
def test_a_game_does_not_list_what_every_game_has(game: str) -> None:
    common = {each.key for each in _listed(REFUSAL, "")}
    assert game == "" or common.isdisjoint({each.key for each in _listed(REFUSAL, game)})


@every_kind
@every_game
def test_the_catalogue_says_in_english_what_the_list_says(kind: str, game: str) -> None:
    """An edit of one of the two alone is found here: the English of a complaint stands in both."""
    in_english = said("en", kind, game)
    for each in _listed(kind, game):
        assert in_english[each.key] == each.english, f"{each.module} and the English catalogue differ"


@every_kind
@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_complaint_is_said_in_every_language_and_nothing_else(kind: str, game: str, lang: str) -> None:
    messages = said(lang, kind, game)
    for each in _listed(kind, game):
        assert places_of(messages.pop(each.key)) == each.places
        if kind == REFUSAL and "seat" in each.places:  # to the seat itself
            assert places_of(messages.pop(f"{each.key}.you", "")) == set()
    assert messages == {}


def test_every_complaint_is_used_and_all_its_places_are_filled() -> None:
    assert set(listed()) == {each.complaint for each in used()}
    for each in used():
        assert (each.filled or frozenset()) == each.complaint.places, each.where


def test_a_game_from_outside_lists_its_complaints_too() -> None:
    folder = Path(mini.__file__).parent
    assert listed(folder) and set(listed(folder)) <= {each.complaint for each in used(folder)}
    for each in used(folder):
        assert each.filled == each.complaint.places, each.where


def test_a_game_without_words_of_its_own_says_what_every_game_can() -> None:
    not_your_turn = Refusal("MI-TURN-1", NOT_YOUR_TURN, seat="1")
    too_much = Refusal("MI-BID-1", mini.NOT_THAT_MUCH, seat="1")
    english, polish = (PlainSpeech(lang, "viceroy") for lang in ("en", "pl"))
    assert english.refusal(not_your_turn, ()) == not_your_turn.sentence()
    assert polish.refusal(not_your_turn, ()) == speak("pl").say("refusal.not_your_turn", seat="gracz 1")
    assert polish.refusal(not_your_turn, (), 1) == speak("pl").say("refusal.not_your_turn.you")
    assert polish.refusal(too_much, ()) == "seat 1 does not have that much"


# Errors of people who write for the house, program with it or host it: they are sentences in English.
FOR_MAKERS = {
    "BadLesson",
    "BadMedal",
    "BadStrength",
    "CannotServe",
    "Fault",
    "NoBackup",
    "NoNumber",
    "NoReports",
}
FOR_MAKERS |= {"MissingExtra", "NotNow", "ThinkingFailed", "TrialOver"}
# What only programs do wrong.
BY_PROGRAMS = {"a row has at least one decision", "that can be said in one word"}


def _sentences(path: Path) -> list[str]:
    """What is raised in plain English where it is not for makers."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not (isinstance(node, ast.Call) and ast.unparse(node.func) in _KINDS and node.args):
            continue
        if isinstance(node.args[0], ast.Constant | ast.JoinedStr):
            found.append(f"{path}:{node.lineno}: {ast.unparse(node.args[0])}")
    return found


def _kinds_of_errors() -> set[str]:
    found: set[str] = set()
    todo: list[type[ViceregalError]] = [ViceregalError]
    while todo:
        kind = todo.pop()
        found.add(kind.__name__)
        todo += kind.__subclasses__()
    return found


_KINDS = _kinds_of_errors() - FOR_MAKERS - {"Refusal", "BadRecord"}  # these take no sentence
PARTS = ("core", "games", "arena", "puzzles", "cli", "bots", "daily", "review", "terminal")


@pytest.mark.parametrize("part", PARTS)
def test_what_people_can_do_wrong_has_a_name(part: str) -> None:
    found = [each for path in sorted((SOURCES / part).rglob("*.py")) for each in _sentences(path)]
    assert [each for each in found if not any(text in each for text in BY_PROGRAMS)] == []


# Words that are typed in a document or a command are the same in every language.
KEPT = {"json", "true", "false", "yes", "contest", "worths", "reasons", "oneof", "inorder", "destroyown"}
KEPT |= {"townsfolk", "manuscripts", "boards", "removed", "key", "solo", "choice", "python", "load", "input"}
KEPT |= {"utc", "postgresql", "dump", "restore", "viceregal", "traceback"}


@every_language
def test_no_message_is_left_in_english(lang: str) -> None:
    left = {}
    for game in FOLDERS:
        for key, text in said(lang, ERROR, game).items():
            words = left_over(_without_names(text), lang) - KEPT
            if words:
                left[key] = words
    assert left == {}


_NAMES = re.compile(r"\{\w+\}|`\w+`|--\w+|UTF-8|\bRay\b")


def _without_names(text: str) -> str:
    """Fields that stand before a reason are those of the document."""
    where, colon, what = text.partition(": ")
    is_name = all(part.isascii() and part.replace("_", "").isalpha() for part in where.split(", "))
    return _NAMES.sub("", what if colon and is_name else text)


def test_an_error_is_said_from_the_inside_out() -> None:
    why = BadValue(NOT_A_LIST, given="'x'")
    error = BadRecord(3, BadPosition(AT, "HK-BAN-1", place="tied", reason=why))
    assert str(error) == "line 3: HK-BAN-1: tied: 'x' is not a list"
    assert said_in("en", error) == str(error)
    assert said_in("pl", error) == "wiersz 3: HK-BAN-1: tied: 'x' nie jest listą"


def test_a_part_of_a_sentence_is_said_too() -> None:
    error = BadPosition(STRANGE_FIELD, where=THE_DOCUMENT, name="'x'")
    assert str(error).startswith("the document has a field 'x'")
    assert said_in("cs", error).startswith("dokument: ")


def test_a_refusal_in_an_error_calls_a_seat_by_its_number() -> None:
    error = BadRecord(9, Refusal("HK-MOV-1", NOT_YOUR_TURN, seat="1"))
    assert str(error).endswith("HK-MOV-1: another player is deciding now, not seat 1")
    assert "gracz 1" in said_in("pl", error)


def test_what_no_catalogue_has_stays_in_english() -> None:
    assert said_in("pl", BadPosition("it is gone", "XX-1")) == "XX-1: it is gone"
    assert said_in("pl", BadPosition(Complaint("not_a_list", "another game says {what}"), what="this")) == (
        "another game says this"
    )


@pytest.mark.parametrize("protocol", [2, pickle.HIGHEST_PROTOCOL])
def test_an_error_comes_whole_from_another_process(protocol: int) -> None:
    why = BadPosition(AT, "HK-BAN-1", place="tied", reason=BadValue(NOT_A_LIST, given="'x'"))
    error = pickle.loads(pickle.dumps(BadRecord(3, why), protocol))
    assert isinstance(error, BadRecord) and error.line == 3
    assert str(error) == str(BadRecord(3, why))
    assert said_in("ru", error) == said_in("ru", BadRecord(3, why))


def test_an_error_can_say_what_another_says() -> None:
    error = BadPosition(ViceregalError(NOT_A_LIST, "HK-BAN-1", given="'x'"))
    assert (error.rule, error.complaint, error.values) == ("HK-BAN-1", NOT_A_LIST, {"given": "'x'"})
    assert str(error) == "HK-BAN-1: 'x' is not a list"
