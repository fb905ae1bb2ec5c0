"""What Hand of the King brings to the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.games.faces import Face
from viceregal.games.pack import GamePack, Letters, Statistic, TalkRule

if TYPE_CHECKING:
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

    def talk(self, match: Match) -> TalkRule:
        from viceregal.games.hand_of_the_king.rules.talk import raven_talk

        return TalkRule(*raven_talk(match.state, match.to_move))

    def statistics(self, match: Match) -> list[Statistic]:
        from viceregal.games.hand_of_the_king.statistics import statistics

        return statistics(match)

    def terminal(self) -> TerminalParts:
        from viceregal.games.hand_of_the_king.terminal.parts import PARTS

        return PARTS

    def letters(self) -> Letters:
        from viceregal.games.hand_of_the_king.terminal import letters

        return letters


PACK = HandPack()
