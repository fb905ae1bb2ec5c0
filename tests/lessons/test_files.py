"""A broken lesson file gets one clear line that names the file and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from viceregal.lessons import BadLesson
from viceregal.lessons.reader import read_lesson

GAME = "hand-of-the-king"
SAY = '{ en = "a", pl = "b", ru = "в", cs = "d" }'
GOOD = f"""
title = {SAY}
[start.position]
seats = 2
options = {{ companions = "none" }}
grid = ["varys robb . . . .", ". . . . . .", ". . . . . .", ". . . . . .", ". . . . . .", ". . . . . ."]
[[steps]]
rules = ["HK-MOV-1"]
want = {{ did = "move right stark" }}
solution = ["move right stark"]
goal = {SAY}
praise = [{{ say = {SAY} }}]
"""
BROKEN = {
    "nonsense": (GOOD, "not toml [", "01-one.toml: "),
    "a language is missing": (f"goal = {SAY}", 'goal = { en = "a" }', "steps 1: goal: must be given in en, pl, ru, cs"),
    "an empty text": ('en = "a"', 'en = " "', "title.en: must be a text"),
    "a rule that is none": ("HK-MOV-1", "HK-MOV-99", "steps 1: rules: 'HK-MOV-99' is no rule of hand-of-the-king"),
    "a rule of another game": ("HK-MOV-1", "VR-AUC-1", "rules: 'VR-AUC-1' is no rule of hand-of-the-king"),
    "an action that is none": ('["move right stark"]', '["jump"]', "steps 1: solution: no action begins with 'jump'"),
    "an event that is none": ('did = "move right stark"', 'event = { is = "Juggled" }', "'Juggled' is no event or question"),
    "a comparison that is none": ('did = "move right stark"', 'holds = "many"', "want: holds: 'many' is no comparison"),
    "a goal that is always reached": ('{ did = "move right stark" }', "{}", "want: says nothing"),
    "a misspelt field": ("rules =", "rulez =", "rulez: is no field of this"),
    "an impossible position": ("varys robb", "varys varys", "start: position: "),
    "a position file that is not there": ('[start.position]\nseats = 2\noptions = { companions = "none" }\n', '[start]\nposition = "no.json"\n', "start: position: there is no file"),
    "praise that may be missing": (f"{{ say = {SAY} }}", f"{{ when = {{ over = true }}, say = {SAY} }}", "praise: the last must have no `when`"),
    "an unknown bot": ("[start.position]", 'opponent = "genius"\n[start.position]', "opponent: no bot"),
    "no steps": (GOOD[GOOD.index("[[steps]]") :], "", "steps: there are none"),
}  # fmt: skip


def read(folder: Path, text: str) -> None:
    file = folder / "01-one.toml"
    file.write_text(text, encoding="utf-8")
    read_lesson(GAME, file, folder)


def test_a_whole_file_is_read(tmp_path: Path) -> None:
    read(tmp_path, GOOD)


@pytest.mark.parametrize("wrong", BROKEN)
def test_a_broken_file_gets_one_line_with_file_and_field(tmp_path: Path, wrong: str) -> None:
    before, after, said = BROKEN[wrong]
    assert before in GOOD
    text = GOOD.replace(before, after, 1)
    if wrong == "a position file that is not there":
        text = "\n".join(line for line in text.splitlines() if not line.startswith("grid"))
    with pytest.raises(BadLesson) as error:
        read(tmp_path, text)
    assert said in str(error.value)
    assert str(error.value).startswith("01-one.toml: ") and "\n" not in str(error.value)
