"""What Hand of the King brings to the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.options import Setup
from viceregal.games.daily import DailyWay
from viceregal.games.faces import Face
from viceregal.games.pack import Ending, GamePack, Letters, Statistic, TalkRule
from viceregal.games.puzzling import Puzzling

if TYPE_CHECKING:
    from viceregal.envs.schemas import Schema
    from viceregal.i18n.game_speech import GameSpeech
    from viceregal.terminal.parts import TerminalParts


class HandPack(GamePack):
    key = "hand-of-the-king"

    def game(self) -> Game:
        from viceregal.games.hand_of_the_king.rules.game import GAME

        return GAME

    def speech(self, lang: str) -> GameSpeech:
        from viceregal.games.hand_of_the_king.words.speech import HandSpeech

        return HandSpeech(lang)

    def faces(self, speech: GameSpeech, edition: str) -> list[Face]:
        from viceregal.games.hand_of_the_king.words.faces import faces

        return faces(speech)

    def page_facts(self) -> Mapping[str, Any]:
        from viceregal.games.hand_of_the_king.rules.cards import COMPANION_ROWS, HOUSE_MEMBERS
        from viceregal.games.hand_of_the_king.rules.effects import StayAs, StayAsNamed

        return {
            "members": dict(HOUSE_MEMBERS),
            "counts_as": {
                each.name: each.effect.count
                for each in COMPANION_ROWS
                if isinstance(each.effect, (StayAs, StayAsNamed))
            },
        }

    def headings(self) -> Mapping[str, str]:
        return {"banners": "HK-END-3", "tie_break": "HK-END-3"}

    def talk(self, match: Match) -> TalkRule:
        from viceregal.games.hand_of_the_king.rules.talk import raven_talk

        return TalkRule(*raven_talk(match.state, match.to_move))

    def partners(self, seats: int, options: Mapping[str, str]) -> tuple[tuple[int, ...], ...]:
        from viceregal.games.hand_of_the_king.rules.options import variant_of

        variant = variant_of(self.game().setup(seats, "", options))
        sides = [
            [seat for seat in range(seats) if variant.side(seat) == side] for side in range(variant.sides())
        ]
        return tuple(tuple(side) for side in sides) if variant.teams else ()

    def ending(self, match: Match) -> Ending:
        from viceregal.games.hand_of_the_king.words.ending import left_in_kings_landing

        return Ending("HK-END-1", "ending.stuck", left_in_kings_landing(match))

    def statistics(self, match: Match) -> list[Statistic]:
        from viceregal.games.hand_of_the_king.statistics import statistics

        return statistics(match)

    def environment(self, setup: Setup) -> Schema:
        from viceregal.games.hand_of_the_king.envs import schema

        return schema(setup)

    def puzzling(self) -> Puzzling:
        from viceregal.games.hand_of_the_king.puzzling import PUZZLING

        return PUZZLING

    def daily(self, day: int) -> tuple[DailyWay, ...]:
        """Against one, two or three bots of three levels, by turns."""
        level = ("squire", "steward", "chancellor")[day % 3]
        rivals = 1 + day // 3 % 3
        return (DailyWay(f"{rivals}-{level}", rivals + 1, (level,) * rivals),)

    def terminal(self) -> TerminalParts:
        from viceregal.games.hand_of_the_king.terminal.parts import PARTS

        return PARTS

    def letters(self) -> Letters:
        from viceregal.games.hand_of_the_king.terminal import letters

        return letters


PACK = HandPack()
