"""Other languages, made on the fly in a copy of the program: whole ones from English with other letters, and parts of one.

Nothing but files is written, and they are compiled as `make install` does it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from babel.messages.pofile import read_po

ROOT = Path(__file__).parents[1]
WHOLE, IN_PART = "eo", "de"
NAMES = {WHOLE: "Ëspërantö", IN_PART: "Deutsch"}
HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'
# What is there, what is missing a form, what has a place that nothing fills, what is empty.
PART = f"""{HEAD}
msgid "language.name"
msgstr "{NAMES[IN_PART]}"

msgid "name.you"
msgstr "Du"

msgid "name.player"
msgstr "Spieler {{numero}}"

msgid "bot.random"
msgstr " "
"""
PAGE_IN_PART = f"""{HEAD}
msgid "lobby.open"
msgstr "Tisch eröffnen"

msgid "lobby.players"
msgstr "{{least bis {{most}} Spieler"
"""
_LETTERS = str.maketrans("aeiouyAEIOUY", "äëïöüÿÄËÏÖÜŸ")


def pseudo(text: str) -> str:
    """English in other letters; {places} stay, but for the forms of a word in them, and editions before a paragraph."""
    parts = re.split(r"(\{[\w.-]+[:}]|^\[[a-z ]+\]$)", text, flags=re.MULTILINE)
    return "".join([part if number % 2 else part.translate(_LETTERS) for number, part in enumerate(parts)])


def make_tree(folder: Path) -> Path:
    """A copy of the program with two more languages: the folder to import it from."""
    source = folder / "src" / "viceregal"
    shutil.copytree(ROOT / "src" / "viceregal", source, ignore=shutil.ignore_patterns("__pycache__"))
    for catalogue in sorted(source.rglob("locale/en/LC_MESSAGES/*.po")):
        _write(catalogue.parents[2] / WHOLE / "LC_MESSAGES" / catalogue.name, _catalogue(catalogue))
    for book in sorted(source.rglob("rulebook.toml")):
        _write(book.with_name(f"rulebook.{WHOLE}.toml"), _rulebook(book))
    for lesson in [*sorted(source.rglob("games/*/lessons/*.toml")), source / "lessons" / "sayings.toml"]:
        translated = _texts(tomllib.loads(lesson.read_text("utf-8")))
        _write(lesson.with_name(f"{lesson.stem}.{WHOLE}.toml"), _toml(translated))
    for name, text in (("viceregal.po", PART), ("page.po", PAGE_IN_PART)):
        _write(source / "i18n" / "locale" / IN_PART / "LC_MESSAGES" / name, text)
    for name in ("setup.py", "scripts", "pyproject.toml", "README.md", "requirements"):
        (folder / name).symlink_to(ROOT / name)
    subprocess.run([sys.executable, "setup.py", "-q", "catalogues"], cwd=folder, check=True)
    return folder / "src"


def environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)]), "PYTHONUTF8": "1"}


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _catalogue(source: Path) -> str:
    lines = [HEAD]
    with source.open("rb") as file:
        for message in read_po(file, locale="en"):
            key = message.id if isinstance(message.id, str) else message.id[:1][0] if message.id else ""
            if not key:
                continue
            lines.append(f"msgid {json.dumps(key, ensure_ascii=False)}")
            if message.pluralizable:
                lines.append(f"msgid_plural {json.dumps(key, ensure_ascii=False)}")
                lines += [f"msgstr[{n}] {_said(key, form)}" for n, form in enumerate(message.string)]
            else:
                lines.append(f"msgstr {_said(key, str(message.string))}")
            lines.append("")
    return "\n".join(lines)


def _said(key: str, text: str) -> str:
    own = {"language.name": NAMES[WHOLE], "language.sign": "ËÖ"}
    return json.dumps(own.get(key, pseudo(text)), ensure_ascii=False)


def _rulebook(book: Path) -> str:
    read = tomllib.loads(book.read_text("utf-8"))
    parts = {
        part.get("id", part.get("key")): {
            name: pseudo(part[name]["en"]) for name in ("title", "text") if name in part
        }
        for part in (*read["chapters"], *read["rules"])
    }
    return _toml(parts)


def _texts(plain: Any) -> Any:
    """The same tables and lists with the texts alone, in English with other letters."""
    if isinstance(plain, list):
        return [_texts(each) or {} for each in plain if isinstance(each, dict)]
    if not isinstance(plain, dict):
        return None
    if isinstance(plain.get("en"), str):
        return pseudo(plain["en"])
    found = {name: _texts(value) for name, value in plain.items()}
    return {name: value for name, value in found.items() if value} or None


def _toml(tables: dict[str, Any]) -> str:
    return "\n".join([f"{json.dumps(key)} = {_value(value)}" for key, value in tables.items()]) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return "[" + ", ".join([_value(each) for each in value]) + "]"
    return "{" + ", ".join([f"{json.dumps(key)} = {_value(each)}" for key, each in value.items()]) + "}"
