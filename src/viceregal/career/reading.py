"""Games of a record, from game records: who goes by the name of one of the game's bots is that bot."""

from __future__ import annotations

from viceregal.bots import registry
from viceregal.career.played import Played, PlayedSeat
from viceregal.core import gamerecord
from viceregal.core.match import Match
from viceregal.games import game as find_game
from viceregal.games import pack
from viceregal.i18n import LANGUAGES, speak


def played_in(text: str, first: int = 0) -> list[Played]:
    """All finished games of a file, numbered from `first` on, which stands for the time; BadRecord names the line."""
    matches = [gamerecord.replay(record, find_game) for record in gamerecord.read(text)]
    return [played_from(match, first + number) for number, match in enumerate(matches) if match.over]


def played_from(match: Match, number: int) -> Played:
    setup, brought = match.setup, pack(match.game.key)
    options = dict(setup.values)
    counts = brought.statistics(match)
    places = _places(match)
    ruled = brought.ruled_seats(options)
    headings: list[dict[str, int]] = [{} for _ in range(setup.seats)]
    for line in match.score_sheet():
        headings[line.seat][line.heading] = headings[line.seat].get(line.heading, 0) + line.points
    return Played(
        id=str(number + 1),
        game=match.game.key,
        edition=setup.edition,
        options=options,
        ended_at=float(number),
        reason="finished",
        seats=tuple(
            PlayedSeat(
                player=None if seat in ruled or _level(match, seat) else _name(match, seat),
                name=_name(match, seat),
                level="" if seat in ruled else _level(match, seat),
                ruled=seat in ruled,
                points=match.scores()[seat],
                place=places[seat],
                won=seat in match.winners(),
                headings=headings[seat],
                counts={each.key: each.values[seat] for each in counts if each.values[seat]},
            )
            for seat in range(setup.seats)
        ),
        from_start=match.start is None,
        partners=brought.partners(setup.seats, options),
    )


def _name(match: Match, seat: int) -> str:
    return match.players[seat] if seat < len(match.players) else f"{seat + 1}"


def _places(match: Match) -> list[int]:
    places, place = [0] * match.setup.seats, 1
    left = tuple(range(match.setup.seats))
    while left:
        best = match.game.best_of(match.state, left)
        for seat in best:
            places[seat] = place
        place += len(best)
        left = tuple([seat for seat in left if seat not in best])
    return places


def _level(match: Match, seat: int) -> str:
    """The bot of this name, whether it is called as programs call it or as tables do in some language."""
    called = _name(match, seat)
    for bot in registry.entries(match.game.key):
        words = {speak(lang).say(f"bot.{bot}") for lang in LANGUAGES}
        numbered = {f"{each}{number}" for each in words for number in ("", " II", " III", " IV")}
        if called.partition(":")[0] == bot or called in numbered:
            return bot
    return ""
