"""A player's record in words: on the page, and on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from viceregal.bots.levels import levels
from viceregal.career.anchors import level_rating
from viceregal.career.medals import Won, all_medals, medals_won
from viceregal.career.played import Played, PlayedSeat
from viceregal.career.scale import Rating
from viceregal.career.totals import totals
from viceregal.games import GAMES
from viceregal.games import game as find_game
from viceregal.i18n import speak
from viceregal.i18n.catalogue import Words

Plain = dict[str, Any]
Ratings = Mapping[str, tuple[Rating, int]]


class Naming:
    """What games, editions, options, bots and headings are called. A game that is not here any more goes by its key."""

    def __init__(self, lang: str) -> None:
        self.common = speak(lang)
        self.lang = lang

    def of(self, game: str) -> Words:
        return self.common.of(game) if game in GAMES else self.common

    def say(self, game: str, key: str, otherwise: str) -> str:
        speech = self.of(game)
        return speech.say(key) if speech.has(key) else otherwise

    def game(self, game: str) -> str:
        return self.say(game, "game.title", find_game(game).facts.title if game in GAMES else game)

    def edition(self, game: str, edition: str) -> str:
        """Nothing where there is only one."""
        if game in GAMES and len(find_game(game).facts.editions) < 2:
            return ""
        return self.say(game, f"edition.{edition}", edition)

    def level(self, level: str) -> str:
        return self.say("", f"bot.{level.partition(':')[0]}", level)

    def options(self, game: str, options: Mapping[str, str]) -> list[str]:
        """What was not as usual."""
        usual = {each.key: each.default for each in find_game(game).facts.options} if game in GAMES else {}
        return [
            f"{self.say(game, f'option.{key}', key)}: {self.say(game, f'option.{key}.{value}', value)}"
            for key, value in options.items()
            if usual.get(key) != value
        ]


def tell_record(games: Sequence[Played], player: str, ratings: Ratings, lang: str) -> Plain:
    """All of it; the games with the oldest first."""
    naming, made = Naming(lang), totals(games, player)
    won = medals_won(games, player)
    return {
        "games": [_tell_game(each, ratings, naming) for each in made["games"]],
        "opponents": made["opponents"],
        "medals": [_tell_won(each, naming) for each in reversed(won)],
        "medals_left": _tell_left(won, naming),
    }


def _tell_game(made: Plain, ratings: Ratings, naming: Naming) -> Plain:
    game = made["game"]
    ladder = [each.level for each in levels(game)] if game in GAMES else []
    met = sorted(
        made["levels"], key=lambda each: (each["level"] not in ladder, _index(each["level"], ladder))
    )
    return {
        **made,
        "words": naming.game(game),
        "rating": tell_rating(*ratings[game]) if game in ratings else None,
        "ladder": [
            {"words": naming.level(level), "rating": rating.shown}
            for level in ladder
            if (rating := level_rating(level, game)) is not None
        ],
        "editions": [{**each, "words": naming.edition(game, each["edition"])} for each in made["editions"]],
        "levels": [{**each, "words": naming.level(each["level"])} for each in met],
        "alone": [_tell_alone(game, each, naming) for each in made["alone"]],
        "roads": [
            {**each, "words": naming.say(game, f"heading.{each['heading']}", each["heading"])}
            for each in made["roads"]
        ],
    }


def _index(level: str, ladder: list[str]) -> int:
    return ladder.index(level) if level in ladder else 0


def _tell_alone(game: str, made: Plain, naming: Naming) -> Plain:
    words = [naming.edition(game, made["edition"]), *naming.options(game, made["options"])]
    return {**made, "words": [each for each in words if each]}


def tell_rating(rating: Rating, games: int) -> Plain:
    return {"rating": rating.shown, "within": rating.within, "games": games}


def _tell_won(won: Won, naming: Naming) -> Plain:
    """What for: the game, and the edition or the bot."""
    about = [
        naming.game(won.game) if won.game else "",
        naming.edition(won.game, won.edition) if won.edition else "",
        naming.level(won.level) if won.level else "",
    ]
    return {
        "key": won.medal.key,
        "words": naming.say(won.medal.game, f"medal.{won.medal.key}", won.medal.key),
        "about": [each for each in about if each],
        "game": won.game,
        "at": won.at,
        "table": won.table,
    }


def _tell_left(won: Sequence[Won], naming: Naming) -> list[Plain]:
    """Those that were never won, for any game: what there is still to do."""
    had = {(each.medal.game, each.medal.key) for each in won}
    return [
        {
            "key": medal.key,
            "words": naming.say(medal.game, f"medal.{medal.key}", medal.key),
            "about": [naming.game(medal.game)] if medal.game else [],
        }
        for medal in all_medals()
        if (medal.game, medal.key) not in had
    ]


# History --------------------------------------------------------------------------------------------------------


def tell_played(played: Played, player: str, naming: Naming) -> Plain:
    """A game in a player's history."""
    mine = played.seats_of(player)
    seat = played.seats[mine[0]]
    return {
        "table": played.id,
        "game": played.game,
        "words": naming.game(played.game),
        "edition": naming.edition(played.game, played.edition),
        "options": naming.options(played.game, played.options),
        "at": played.ended_at,
        "reason": played.reason,
        "counts": played.counts,
        "alone": played.is_alone,
        "at_one_screen": played.is_at_one_screen,
        "from_start": played.from_start,
        "helped": seat.helped,
        "place": seat.place,
        "won": seat.won and played.is_contest,
        "rating": None if seat.rating is None else _tell_change(*seat.rating),
        "seats": [
            _tell_seat(played, number, each, naming, number in mine)
            for number, each in enumerate(played.seats)
        ],
    }


def _tell_change(before: float, after: float) -> Plain:
    shown = Rating(after).shown
    return {"rating": shown, "change": shown - Rating(before).shown}


def _tell_seat(played: Played, number: int, seat: PlayedSeat, naming: Naming, yours: bool) -> Plain:
    kind = "rules" if seat.ruled else "bot" if seat.is_bot else "person"
    return {
        "name": seat.name or naming.common.say("name.player", number=number + 1) if kind == "person" else "",
        "kind": kind,
        "level": naming.level(seat.level) if kind == "bot" else "",
        "yours": yours,
        "points": seat.points,
        "place": seat.place,
        "won": seat.won,
        "resigned": seat.resigned,
    }
