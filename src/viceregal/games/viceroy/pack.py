"""What Viceroy brings to the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.options import Setup
from viceregal.core.records import Action, Frame
from viceregal.games.daily import DailyWay
from viceregal.games.faces import Comparison, Face
from viceregal.games.pack import Ending, GamePack, Letters, Statistic
from viceregal.games.puzzling import Puzzling

if TYPE_CHECKING:
    from viceregal.envs.schemas import Schema
    from viceregal.i18n.game_speech import GameSpeech
    from viceregal.terminal.parts import TerminalParts


class ViceroyPack(GamePack):
    key = "viceroy"

    def game(self) -> Game:
        from viceregal.games.viceroy.rules.game import GAME

        return GAME

    def speech(self, lang: str) -> GameSpeech:
        from viceregal.games.viceroy.words.speech import ViceroySpeech

        return ViceroySpeech(lang)

    def faces(self, speech: GameSpeech, edition: str) -> list[Face]:
        from viceregal.games.viceroy.words.faces import faces

        return faces(speech, edition)

    def page_facts(self) -> Mapping[str, Any]:
        """VR-PYR-1: how many turns there are."""
        from viceregal.games.viceroy.rules.hand_cards import LAST_TURN

        return {"headings": dict(self.headings()), "turns": LAST_TURN}

    def headings(self) -> Mapping[str, str]:
        """VR-END-3 to VR-END-9: one after the other."""
        from viceregal.games.viceroy.rules.scoring import HEADINGS

        return {heading: f"VR-END-{number}" for number, heading in enumerate(HEADINGS, 3)}

    def comparison(self, speech: GameSpeech) -> Comparison:
        from viceregal.games.viceroy.words.editions import compare

        return compare(speech)

    def usual(self, ask: Frame, actions: Sequence[Action]) -> Action | None:
        from viceregal.games.viceroy.rules.costs import usual_payment
        from viceregal.games.viceroy.rules.frames import AskPay

        return usual_payment(actions) if isinstance(ask, AskPay) else None

    def ending(self, match: Match) -> Ending:
        from viceregal.games.viceroy.rules.effects import COLOURS
        from viceregal.games.viceroy.rules.state import ViceroyState

        assert isinstance(match.state, ViceroyState)
        left = {colour: n for colour, n in zip(COLOURS, match.state.reserve, strict=True) if n}
        return Ending("VR-PYR-1", "ending.twelve", left)

    def statistics(self, match: Match) -> list[Statistic]:
        from viceregal.games.viceroy.statistics import statistics

        return statistics(match)

    def environment(self, setup: Setup) -> Schema:
        from viceregal.games.viceroy.envs import schema

        return schema(setup)

    def puzzling(self) -> Puzzling:
        from viceregal.games.viceroy.puzzling import PUZZLING

        return PUZZLING

    def daily(self, day: int) -> tuple[DailyWay, ...]:
        """Alone, in each edition, for as many points as a strong bot comes to in half of its games."""
        goals = {"ru": 75, "cs": 70, "pl": 70}
        return tuple([DailyWay(edition, 1, edition=edition, goal=goal) for edition, goal in goals.items()])

    def terminal(self) -> TerminalParts:
        from viceregal.games.viceroy.terminal.parts import PARTS

        return PARTS

    def letters(self) -> Letters:
        from viceregal.games.viceroy.terminal import letters

        return letters


PACK = ViceroyPack()
