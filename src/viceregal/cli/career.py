"""`viceregal career`: what the games of a player come to, from game records."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from viceregal.cli.complaints import ENTRY_TOO_LARGE, NOBODY_CALLED
from viceregal.cli.flags import ENGLISH, Json, Lang
from viceregal.core.complaints import AT, Complaint
from viceregal.core.errors import BadRecord, BadSetup
from viceregal.core.os_errors import os_reason

if TYPE_CHECKING:
    from viceregal.career.played import Played
    from viceregal.i18n.catalogue import Words


def career(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE…", show_default=False, help="Game records, or zip files of them."),
    ],
    name: Annotated[
        str,
        typer.Option(
            "--name", metavar="NAME", show_default=False, help="The player’s name, as the records have it."
        ),
    ],
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Add up a player’s games: wins, rating, medals."""
    from viceregal.career.rating import rate
    from viceregal.career.scale import Rating
    from viceregal.career.telling import tell_record
    from viceregal.cli.output import print_json
    from viceregal.i18n import speak

    games = [played for played in read_games(files) if played.seats_of(name)]
    if not games:
        raise BadSetup(NOBODY_CALLED, name=repr(name))
    ratings: dict[str, tuple[Rating, int]] = {}
    known: dict[str, dict[str, Rating]] = {}
    for played in games:
        rated = rate(played, known.setdefault(played.game, {}))
        known[played.game] |= rated
        if name in rated:
            ratings[played.game] = (rated[name], ratings.get(played.game, (Rating(), 0))[1] + 1)
    told = tell_record(games, name, ratings, lang)
    if as_json:
        print_json(told)
    else:
        show(told, speak(lang))


def read_games(files: list[str]) -> list[Played]:
    """In the order of the files; in a zip file, in that of their names."""
    from viceregal.career.reading import played_in
    from viceregal.cli.files import in_file

    games: list[Played] = []
    for file in files:
        for place, text in _texts(file):
            try:
                games += played_in(text, len(games))
            except BadRecord as error:
                raise in_file(place, error) from None
    return games


def _texts(file: str) -> list[tuple[str | Complaint, str]]:
    from zipfile import BadZipFile, ZipFile

    from viceregal.cli.files import MAX_POSITION_BYTES, read_text, shown

    if Path(file).suffix.lower() != ".zip":
        return [(shown(file), read_text(file, MAX_POSITION_BYTES))]
    try:
        with ZipFile(file) as packed:
            entries = [each for each in packed.infolist() if each.filename.endswith(".txt")]
            large = [each.filename for each in entries if each.file_size > MAX_POSITION_BYTES]
            if large:
                raise BadSetup(ENTRY_TOO_LARGE, file=file, name=large[0])
            entries.sort(key=lambda each: each.filename)
            return [
                (f"{file}, {each.filename}", packed.read(each).decode("utf-8"))
                for each in entries
                if each.filename != "missing.txt"
            ]
    except (OSError, BadZipFile, UnicodeDecodeError) as error:
        raise BadSetup(AT, place=file, reason=os_reason(error)) from None


def show(told: dict[str, Any], words: Words) -> None:
    for game in told["games"]:
        contests, rating = game["contests"], game["rating"]
        strength = "" if rating is None else f", {rating['rating']} ± {rating['within']}"
        print(f"{game['words']}: {contests['won']}/{contests['played']}{strength}")
        for each in (*game["editions"], *game["levels"]):
            share = f"{each['won']}/{each['played']}" if "won" in each else f"{each['ahead']}/{each['met']}"
            if each["words"]:
                print(f"  {each['words']:<28} {share}")
        for each in game["alone"]:
            print(f"  {' · '.join(each['words']):<28} {each['best']} ({words.figures(str(each['average']))})")
        for road in game["roads"]:
            share = words.percent(f"{100 * road['share']:.0f}")
            print(f"  {road['words']:<28} {share:>5}")
    for medal in reversed(told["medals"]):
        print(f"* {medal['words']} ({' · '.join(medal['about'])})")
