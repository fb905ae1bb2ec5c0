"""`viceregal daily`: the games of a day, and one of them played here, dealt as for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from viceregal.cli.flags import ENGLISH, Json, Lang
from viceregal.cli.output import tell
from viceregal.core.errors import ViceregalError

if TYPE_CHECKING:
    from viceregal.core.match import Match
    from viceregal.daily import Daily
    from viceregal.i18n.catalogue import Words


def daily(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game to play. Default: list today’s games.")
    ] = "",
    way: Annotated[
        str,
        typer.Option(
            "--way",
            metavar="W",
            show_default=False,
            help="The way to play it. Default: the first one listed.",
        ),
    ] = "",
    date: Annotated[
        str,
        typer.Option(
            "--date", metavar="YYYY-MM-DD", show_default=False, help="The day. Default: today, in UTC."
        ),
    ] = "",
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """The game of the day: the same deal and bots for everybody."""
    from viceregal.cli.output import print_json
    from viceregal.daily import daily_games, find_daily, read_date, today
    from viceregal.i18n import speak

    day = read_date(date) if date else today()
    if game and not as_json:
        play(find_daily(day, game, way), lang)
        return
    found = [find_daily(day, game, way)] if game else daily_games(day)
    if as_json:
        print_json([described(each) for each in found])
        return
    print(day.isoformat())
    for each in found:
        goal = speak(lang).say("daily.goal", goal=goal_of(each, speak(lang)))
        tell(f"{each.game:<18} --way {each.way.key:<14} {goal}")


def goal_of(each: Daily, words: Words) -> str:
    goal = each.way.goal
    return words.say("daily.win") if goal is None else words.say_n("daily.points", goal)


def described(each: Daily) -> dict[str, object]:
    return {
        "date": each.day.isoformat(),
        "game": each.game,
        "way": each.way.key,
        "players": each.way.seats,
        "edition": each.setup().edition,
        "options": dict(each.setup().values),
        "bots": list(each.way.bots),
        "goal": each.way.goal,
        "seed": each.seed(),
    }


def play(each: Daily, lang: str) -> None:
    """Question by question: the number of an answer, or the answer itself; an empty line leaves the game."""
    from viceregal.cli.answering import answered, shown, why_not
    from viceregal.daily.playing import begun, let_bots_answer

    match = begun(each)
    while True:
        let_bots_answer(each, match)
        if not match.players_to_move:
            break
        shown(match, 0, lang)
        text = answered(match, 0, lang)
        if not text:
            print()
            return
        try:
            match.play(text, 0)
        except ViceregalError as error:
            print(why_not(error, match, lang))
    tell_end(each, match, lang)


def tell_end(each: Daily, match: Match, lang: str) -> None:
    from viceregal.i18n import speak

    goal, points = each.way.goal, match.scores()
    reached = points[0] >= goal if goal is not None else 0 in match.winners()
    print(f"{each.day.isoformat()}  {each.game}  {each.way.key}: {' : '.join([str(p) for p in points])}")
    tell(speak(lang).say("daily.reached" if reached else "daily.missed"))
