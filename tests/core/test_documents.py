"""Reading documents: each field by name and kind, and everything wrong is a BadPosition that says where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from viceregal_mini.game import GAME

from viceregal.core.chance import Chance
from viceregal.core.documents import MAX_FRAMES, DocumentReader
from viceregal.core.errors import BadPosition
from viceregal.core.notation import Number, Word
from viceregal.core.records import NOBODY, Frame

SMALL = Number(0, 9)
COLOUR = Word(("red", "green"))
DOCUMENT: dict[str, Any] = {
    "number": 7,
    "word": "green",
    "nobody": None,
    "yes": True,
    "numbers": [1, 2],
    "flags": [True, False],
    "texts": ["a", "b"],
    "lists": [[1], [], [2, 3]],
    "inner": {"number": 3},
    "objects": [{"number": 1}, {"number": 2}],
}


def test_each_way_to_ask() -> None:
    read = DocumentReader(DOCUMENT)
    assert read.one("number", SMALL) == 7
    assert read.one("word", COLOUR) == 1
    assert read.maybe("nobody", SMALL) == NOBODY and read.maybe("number", SMALL) == 7
    assert read.flag("yes", False) is True
    assert read.many("numbers", SMALL) == [1, 2]
    assert read.flags("flags", 2, False) == [True, False]
    assert read.texts("texts") == ["a", "b"]
    assert read.lists("lists", SMALL) == [[1], [], [2, 3]]
    assert read.inner("inner").one("number", SMALL) == 3
    assert [each.one("number", SMALL) for each in read.objects("objects")] == [1, 2]
    read.done()


def test_what_may_be_left_out() -> None:
    read = DocumentReader({})
    assert read.one("number", SMALL, 5) == 5
    assert read.maybe("nobody", SMALL) == NOBODY
    assert read.flag("yes", True) is True
    assert read.many("numbers", SMALL) == []
    assert read.flags("flags", 3, True) == [True, True, True]
    assert read.lists("lists", SMALL, [[]]) == [[]]
    assert read.objects("objects") == []
    read.inner("inner").done()
    assert not read.has("number")


@pytest.mark.parametrize(
    ("ask", "reason"),
    [
        (lambda read: read.raw("missing"), "the document has no field 'missing'"),
        (lambda read: read.one("missing", SMALL), "the document has no field 'missing'"),
        (lambda read: read.texts("missing"), "the document has no field 'missing'"),
        (lambda read: read.one("word", SMALL), "word: 'green' is not a whole number"),
        (lambda read: read.one("number", COLOUR), "number: 7 is not a word"),
        (lambda read: read.maybe("word", SMALL), "word: 'green' is not a whole number"),
        (lambda read: read.flag("number", True), "number: 7 is neither true nor false"),
        (lambda read: read.many("number", SMALL), "number: 7 is not a list"),
        (lambda read: read.many("texts", SMALL), "texts: 'a' is not a whole number"),
        (lambda read: read.flags("flags", 3, True), "flags: 2 values, not 3"),
        (lambda read: read.flags("numbers", 2, True), "numbers: 1 is neither true nor false"),
        (lambda read: read.texts("numbers"), "numbers: 1 is not a text"),
        (lambda read: read.lists("numbers", SMALL), "numbers: 1 is not a list"),
        (lambda read: read.lists("lists", COLOUR), "lists: 1 is not a word"),
        (lambda read: read.inner("numbers"), "numbers is not an object but list"),
        (lambda read: read.objects("numbers"), "numbers is not an object but 1"),
        (lambda read: read.inner("inner").raw("x"), "inner has no field 'x'"),
        (lambda read: read.done(), "the document has a field 'number' that means nothing here"),
    ],
)
def test_everything_wrong_says_where(ask: Callable[[DocumentReader], Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        ask(DocumentReader(DOCUMENT))
    assert str(error.value) == reason


@pytest.mark.parametrize("document", [None, [], "text", 5, float("nan")])
def test_what_is_no_object(document: Any) -> None:
    with pytest.raises(BadPosition, match="the document is not an object"):
        DocumentReader(document)


def test_frames_are_read_by_the_words_of_the_game() -> None:
    frames = [{"is": "StartRound"}, {"is": "AskPlay", "seat": 1}]
    found = DocumentReader({"todo": frames}).records("todo", GAME.words, Frame)
    assert [GAME.words.plain(frame) for frame in found] == frames
    with pytest.raises(BadPosition, match="todo: 'Bid' is not a known frame of this game"):
        DocumentReader({"todo": [{"is": "Bid", "gems": 1}]}).records("todo", GAME.words, Frame)
    with pytest.raises(BadPosition, match=f"more than {MAX_FRAMES} entries"):
        DocumentReader({"todo": [{"is": "Award"}] * (MAX_FRAMES + 1)}).records("todo", GAME.words, Frame)


# The head of a position -----------------------------------------------------------------------------------------


def start() -> dict[str, Any]:
    return GAME.open_view(GAME.start(GAME.setup(3, "second"), Chance(1)))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "game: 'chess' is not 'mini'"),
        ({"game": None}, "game: None is not 'mini'"),
        ({"version": 2}, "version: 2 does not fit these rules, which are version 1"),
        ({"version": "1"}, "version: '1' does not fit these rules, which are version 1"),
        ({"seats": 5}, "seats: 5 is not between 2 and 4"),
        ({"seats": "3"}, "seats: '3' is not a whole number"),
        ({"edition": "third"}, "edition: 'third' is not known"),
        ({"options": {"hand": "three"}}, "hand: 'three' is not known"),
        ({"options": {"foot": "two"}}, "options has a field 'foot' that means nothing here"),
        ({"options": []}, "options is not an object but list"),
        ({"colour": 1}, "the document has a field 'colour' that means nothing here"),
    ],
)
def test_a_wrong_head(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_document({**start(), **change})
    assert str(error.value).startswith(reason)


def test_version_edition_and_options_may_be_left_out() -> None:
    document = start()
    for name in ("version", "edition", "options"):
        del document[name]
    setup = GAME.setup_of(GAME.from_document(document))
    assert setup == GAME.setup(3, "first")


@pytest.mark.parametrize("version", [True, 1.0])
def test_a_version_is_a_whole_number(version: Any) -> None:
    with pytest.raises(BadPosition, match="version"):
        GAME.from_document({**start(), "version": version})
