"""A game of a day without a server: chance and bots answer as they do at every table of that day."""

from __future__ import annotations

from viceregal.bots.thinking import Task, choose, frugal
from viceregal.core.chance import Chance
from viceregal.core.match import Match
from viceregal.daily.day import Daily
from viceregal.daily.luck import chance_at, luck_of_bot
from viceregal.games import game as find_game

PERSON = 0  # where the person sits


def begun(daily: Daily) -> Match:
    """Dealt, at the first question."""
    game, seed = find_game(daily.game), daily.seed()
    match = Match(game, game.new(daily.setup()), Chance(seed))
    match.chance_at = chance_at(seed)
    match.settle()
    return match


def let_bots_answer(daily: Daily, match: Match) -> None:
    """Until the person is asked, or all is over. Where several are asked at once, the bots answer what they see then."""
    seed = daily.seed()
    while match.players_to_move:
        asked, decided = match.players_to_move, len(match.log)
        bots = [seat for seat in asked if seat != PERSON]
        if not bots:
            return
        views = {seat: match.view(seat) for seat in bots}
        for seat in bots:
            bot, legal = frugal(daily.way.bots[seat - 1], match.game.key), tuple(match.legal(seat))
            task = Task(match.game.key, bot, views[seat], legal, "", luck_of_bot(seed, decided, seat))
            match.enter(seat, match.game.parse(choose(task)))
        match.settle()
