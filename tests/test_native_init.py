"""The copies that the compiler reads: frozen dataclasses with an `__init__`, line by line the same as the source."""

from __future__ import annotations

import copy
import dataclasses
import gc
import pickle
import sys
from pathlib import Path

import pytest

from viceregal.core.records import Ask
from viceregal.games.viceroy.rules.effects import Gems, InOrder
from viceregal.games.viceroy.rules.frames import AskGem, Resolve

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
from native_init import shadows  # noqa: E402

SOURCES = {
    "base.py": """
from dataclasses import dataclass
Seat = int

@dataclass(frozen=True)
class Ask:
    seat: Seat

""",
    "frames.py": '''
from dataclasses import dataclass, field
from made.base import Ask

@dataclass(frozen=True)
class AskGem(Ask):
    """One gem."""

    count: int
    colour: int = 0

    def is_last(self) -> bool:
        return self.count == 1


@dataclass(frozen=True)
class AskAny(Ask):
    """Nothing of its own."""


@dataclass(frozen=True)
class Odd:
    names: list[str] = field(default_factory=list)

''',
}


@pytest.fixture
def copied(tmp_path):
    package = tmp_path / "src" / "made"
    package.mkdir(parents=True)
    for name, text in SOURCES.items():
        (package / name).write_text(text, encoding="utf-8")
    paths = [str(package / name) for name in SOURCES]
    options = shadows(paths, str(tmp_path / "src"), tmp_path / "copies")
    assert options == [
        word for path in paths for word in ("--shadow-file", path, path.replace("/src/", "/copies/"))
    ]
    return {name: (tmp_path / "copies" / "made" / name).read_text(encoding="utf-8") for name in SOURCES}


def test_fields_and_those_of_the_base_class_are_the_parameters(copied):
    wanted = "def __init__(self, seat: Seat, count: int, colour: int = 0) -> None: self.seat = seat; self.count = count;"
    assert wanted in copied["frames.py"]


def test_every_line_stays_where_it_was(copied):
    for name, text in SOURCES.items():
        lines = copied[name].split("\n")
        for number, line in enumerate(text.split("\n")):
            if line and not line.startswith("@"):
                assert lines[number] == line


def test_a_type_that_only_the_base_class_knows_is_imported(copied):
    assert copied["frames.py"].endswith("from made.base import Seat")


def test_a_class_without_fields_of_its_own_inherits_the_constructor(copied):
    assert copied["frames.py"].count("def __init__") == 1
    assert "@dataclass(frozen=True, init=False)\nclass AskAny" in copied["frames.py"]


def test_what_is_no_plain_row_of_fields_is_left_to_dataclass(copied):
    assert "@dataclass(frozen=True)\nclass Odd" in copied["frames.py"]


def test_a_copy_that_would_be_the_same_is_not_written_again(tmp_path):
    source = tmp_path / "src" / "base.py"
    source.parent.mkdir()
    source.write_text(SOURCES["base.py"], encoding="utf-8")
    first = shadows([str(source)], str(tmp_path / "src"), tmp_path / "copies")
    before = Path(first[2]).stat().st_mtime_ns
    assert shadows([str(source)], str(tmp_path / "src"), tmp_path / "copies") == first
    assert Path(first[2]).stat().st_mtime_ns == before


def test_memory_is_kept_for_the_next_of_a_class_that_none_inherits_from(tmp_path):
    source = tmp_path / "src" / "frames.py"
    source.parent.mkdir()
    both = "\n".join(SOURCES.values()).replace("from made.base import Ask\n", "")
    source.write_text(f"from __future__ import annotations\n{both}", encoding="utf-8")
    shadows([str(source)], str(tmp_path / "src"), tmp_path / "copies")
    copied = (tmp_path / "copies" / "frames.py").read_text(encoding="utf-8")
    reused = "@mypyc_attr(free_list_len=1)\n@dataclass(frozen=True, init=False)\nclass "
    assert copied.count(reused) == 2
    assert f"{reused}AskGem(Ask)" in copied and f"{reused}AskAny(Ask)" in copied
    assert copied.startswith("from __future__ import annotations; from viceregal._mypyc import mypyc_attr\n")


def test_nothing_of_a_freed_value_is_left_in_the_next():
    for count in range(5):
        effect = InOrder((Gems(count), Gems(count + 1)))
        kept = [Resolve(0, count, effect), Resolve(1, count + 1, effect)]
        del kept[0]
        assert kept == [Resolve(1, count + 1, effect)]
        assert Resolve(2, 3, Gems(count)).effect == Gems(count)
    assert gc.is_tracked(Resolve(2, 3, effect))


def test_a_frame_is_a_frozen_dataclass_compiled_or_not():
    ask = AskGem(1, 2, colour=3)
    assert ask == AskGem(1, 2, 3) != AskGem(1, 2, 0)
    assert hash(ask) == hash(AskGem(1, 2, 3))
    assert repr(ask).startswith("AskGem(seat=1, count=2, colour=")
    assert copy.copy(ask) == copy.deepcopy(ask) == pickle.loads(pickle.dumps(ask)) == ask
    assert [field.name for field in dataclasses.fields(ask)] == ["seat", "count", "colour"]
    assert dataclasses.replace(ask, count=1) == AskGem(1, 1, 3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        ask.count = 5  # type: ignore[misc]
    with pytest.raises(TypeError):
        AskGem(1, 2)  # type: ignore[call-arg]


def test_a_game_of_others_adds_fields_of_its_own_to_a_question():
    @dataclasses.dataclass(frozen=True)
    class AskMine(Ask):
        card: int

    assert AskMine(2, 7) == AskMine(seat=2, card=7)
    assert AskMine(2, 7).deciders() == (2,)
