"""Who sits where: people at this screen, and bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from viceregal.core.options import Setup
from viceregal.games import ruled_seats
from viceregal.i18n.bot_names import bot_name, with_title
from viceregal.i18n.catalogue import Words, speak

NOBODY: Mapping[int, str] = MappingProxyType({})


@dataclass(frozen=True)
class Player:
    """A person, with a name or without one, or a bot by its specification (`greedy`, `alphabeta:seconds=1`)."""

    bot: str = ""
    name: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)

    @property
    def bot_name(self) -> str:
        return self.bot.partition(":")[0]


Seating = tuple[Player, ...]


def names(seating: Seating, speech: Words, played: Mapping[int, str] = NOBODY) -> tuple[str, ...]:
    """What everybody is called: who gave no name goes by the words of the language.

    Seats that the rules play have their names in `played`.
    """
    people = [player for seat, player in enumerate(seating) if not player.is_bot and seat not in played]
    made: list[str] = []
    for seat, player in enumerate(seating):
        if seat in played:
            made.append(played[seat])
        elif player.is_bot:
            made.append(bot_name(seat, {each.name for each in seating}, speech))
        elif player.name:
            made.append(player.name)
        elif len(people) == 1:
            made.append(speech.say("name.you"))
        else:
            made.append(speech.say("name.player", number=seat + 1))
    return tuple(made)


def titles(seating: Seating, speech: Words, played: Mapping[int, str] = NOBODY) -> tuple[str, ...]:
    """The same, and how strong a bot is."""
    return tuple(
        with_title(name, player.bot, speech) if player.is_bot and seat not in played else name
        for seat, (name, player) in enumerate(zip(names(seating, speech, played), seating, strict=True))
    )


def ruled_names(game_key: str, setup: Setup, speech: Words) -> dict[int, str]:
    """What those are called that the rules play."""
    words = speak(speech.lang).of(game_key)
    return {seat: words.say(each.message) for seat, each in ruled_seats(game_key, setup).items()}


def bots_of(seating: Seating) -> tuple[int, ...]:
    return tuple(seat for seat, player in enumerate(seating) if player.is_bot)


def to_plain(seating: Seating) -> list[dict[str, str]]:
    return [{"bot": player.bot, "name": player.name} for player in seating]


def from_plain(plain: Any) -> Seating:
    """ValueError for what is no seating."""
    if not isinstance(plain, list):
        raise ValueError("a seating is a list")
    return tuple(_player(each) for each in plain)


def _player(plain: Any) -> Player:
    if not isinstance(plain, Mapping):
        raise ValueError("a player is an object")
    bot, name = plain.get("bot", ""), plain.get("name", "")
    if not isinstance(bot, str) or not isinstance(name, str):
        raise ValueError("a player has a bot and a name")
    return Player(bot, name)
