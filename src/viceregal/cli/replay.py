"""`viceregal replay`: a game record in words, a position out of it, or the proof that it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from viceregal.cli.complaints import NO_RECORD, NOT_SO_MANY_DECISIONS, RECORDS_BROKEN, VERIFY_AT
from viceregal.cli.flags import ENGLISH, Json, Lang
from viceregal.cli.guard import Failed
from viceregal.cli.output import tell
from viceregal.core.errors import BadRecord, BadSetup
from viceregal.core.records import CHANCE

if TYPE_CHECKING:
    from viceregal.core.gamerecord import GameRecord
    from viceregal.core.match import Match
    from viceregal.i18n.game_speech import GameSpeech


def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", show_default=False, help="Game records; - reads standard input.")
    ],
    at: Annotated[
        int | None,
        typer.Option(
            "--at",
            metavar="N",
            min=0,
            show_default=False,
            help="Stop after decision N and draw the position.",
        ),
    ] = None,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that every decision and result is correct.")
    ] = False,
    number: Annotated[
        int | None,
        typer.Option(
            "--game", metavar="K", min=1, show_default=False, help="Which record of the file; 1 is the first."
        ),
    ] = None,
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Show a game record in words, or verify records."""
    if verify and at is not None:
        raise BadSetup(VERIFY_AT)
    records = read_records(file, verify)
    if number is not None and number > len(records):
        raise BadSetup(NO_RECORD, file=file, number=number, there=len(records))
    if verify:
        chosen = range(1, len(records) + 1) if number is None else [number]
        verify_all(file, {each: records[each - 1] for each in chosen}, lang, as_json)
    else:
        record = records[(number or 1) - 1]
        match = play_again(file, record, at)
        if as_json:
            from viceregal.cli.output import print_json

            print_json(document_of(match, record))
        else:
            show(match, at, lang)


def read_records(file: str, verify: bool) -> list[GameRecord]:
    from viceregal.cli.files import MAX_RECORD_BYTES, in_file, read_text, shown
    from viceregal.core.gamerecord import read

    text = read_text(file, MAX_RECORD_BYTES)
    try:
        return read(text)
    except BadRecord as error:
        told = in_file(shown(file), error)
        raise Failed(told) if verify else told from None


def verify_all(file: str, records: dict[int, GameRecord], lang: str, as_json: bool) -> None:
    """Every record that does not hold is told; exit 1 if there is one."""
    from viceregal.cli.files import in_file, shown
    from viceregal.cli.output import print_json
    from viceregal.core import gamerecord
    from viceregal.games import game
    from viceregal.i18n import speak

    broken: dict[int, BadRecord] = {}
    for number, record in records.items():
        try:
            gamerecord.replay(record, game)
        except BadRecord as error:
            broken[number] = error
    if as_json:
        listed = [
            {"record": number, "line": error.line, "reason": str(error.reason)}
            for number, error in broken.items()
        ]
        print_json({"verified": not broken, "records": len(records), "broken": listed})
    elif not broken:
        tell(speak(lang).say_n("replay.verified", len(records), file=shown(file)))
    if broken:
        first = in_file(shown(file), next(iter(broken.values())))
        if len(broken) == 1:
            raise Failed(first)
        raise Failed(RECORDS_BROKEN, first=first, more=len(broken) - 1, records=len(records))


def play_again(file: str, record: GameRecord, at: int | None) -> Match:
    from viceregal.cli.files import in_file, shown
    from viceregal.core import gamerecord
    from viceregal.games import game

    if at is not None and at > len(record.lines):
        raise BadSetup(NOT_SO_MANY_DECISIONS, file=shown(file), there=len(record.lines), at=at)
    try:
        return gamerecord.replay(record, game, at)
    except BadRecord as error:
        raise in_file(shown(file), error) from None


def document_of(match: Match, record: GameRecord) -> dict[str, Any]:
    decisions = []
    for number, entry in enumerate(match.log, start=1):
        decisions.append(
            {
                "number": number,
                "seat": None if entry.seat == CHANCE else entry.seat,
                "action": match.game.text(entry.action),
                "events": [match.game.words.plain(told.event) for told in entry.told if told.is_for(None)],
            }
        )
    return {
        "game": match.game.key,
        "players": list(match.players),
        "result": record.field("result"),
        "decisions": decisions,
        "position": match.position(),
    }


def show(match: Match, at: int | None, lang: str) -> None:
    from viceregal.cli.show import Log, show_board, speech_of
    from viceregal.i18n.game_speech import named_in_record
    from viceregal.i18n.results import result_words

    speech = speech_of(match.game, lang)
    names = names_of(match, speech)
    print(head(match, speech))
    for seat, (name, given) in enumerate(zip(names, match.players, strict=False)):
        asked_for = f", {given}" if named_in_record(speech, given) != given else ""
        print("  " + speech.say("replay.seat", seat=seat, player=name + asked_for))
    log = Log(match.game, speech, names)
    for number, entry in enumerate(match.log, start=1):
        log.show(number, entry)
    if at is None:
        print("\n" + result_words(match, speech, names))
    else:
        show_board(match.game, match.view(None), lang, names)


def head(match: Match, speech: GameSpeech) -> str:
    """The game, how many play it, in which edition and with which options."""
    facts, setup = match.game.facts, match.setup
    said = [_said(speech, f"edition.{setup.edition}", setup.edition)] if len(facts.editions) > 1 else []
    for key, value in setup.values:
        option = _said(speech, f"option.{key}", key)
        said.append(f"{option}: {_said(speech, f'option.{key}.{value}', value)}")
    title = _said(speech, "game.title", facts.title)
    return speech.say_n("replay.head", setup.seats, game=title, options=speech.listing(said))


def _said(speech: GameSpeech, key: str, otherwise: str) -> str:
    return speech.say(key) if speech.has(key) else otherwise


def names_of(match: Match, speech: GameSpeech) -> list[str]:
    """A name for each seat, no two alike; bots and who is played by the rules are called as the language does."""
    from viceregal.games import pack
    from viceregal.i18n.game_speech import named_in_record

    ruled = pack(match.game.key).ruled_seats(dict(match.setup.values))
    given = [
        speech.say(ruled[seat].message) if seat in ruled else named_in_record(speech, name)
        for seat, name in enumerate(match.players)
    ]
    return [
        given[seat] if given.count(given[seat]) == 1 else f"{given[seat]} ({seat})"
        for seat in range(len(given))
    ] + [speech.say("board.seat", seat=seat) for seat in range(len(given), match.setup.seats)]
