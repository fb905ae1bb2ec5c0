"""What Viscounts of the West Kingdom brings to the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.options import Setup
from viceregal.core.records import Action, Event
from viceregal.core.rules import State
from viceregal.games.daily import DailyWay
from viceregal.games.faces import Face
from viceregal.games.pack import Ending, GamePack, Later, Letters, RuledSeat, Statistic, ToldOf
from viceregal.games.puzzling import Puzzling

if TYPE_CHECKING:
    from viceregal.envs.schemas import Schema
    from viceregal.i18n.game_speech import GameSpeech
    from viceregal.terminal.parts import TerminalParts

# VW-11.1: who plays the second seat, and the value that says that a player does.
RIVAL: Final = "rival"
PLAYERS: Final = "players"
AI_SEAT: Final = 1


class ViscountsPack(GamePack):
    key = "viscounts"

    def game(self) -> Game:
        from viceregal.games.viscounts.rules.game import GAME

        return GAME

    def speech(self, lang: str) -> GameSpeech:
        from viceregal.games.viscounts.words.speech import ViscountsSpeech

        return ViscountsSpeech(lang)

    def faces(self, speech: GameSpeech, edition: str) -> list[Face]:
        from viceregal.games.viscounts.words.faces import faces

        return faces(speech)

    def page_facts(self) -> Mapping[str, Any]:
        """VW-6.1: which icon and which good pay for an action. VW-6.5: the building that stands on a slot at first."""
        from viceregal.games.viscounts.rules.effects import ACTS, BUILDINGS, GOODS, ICONS
        from viceregal.games.viscounts.rules.funding import PAID_IN
        from viceregal.games.viscounts.rules.player_board import SLOTS, SLOTS_PER_BUILDING
        from viceregal.games.viscounts.words.acts import ACT_RULES

        return {
            "headings": dict(self.headings()),
            "act_rule": dict(ACT_RULES),
            "act_icon": {act: ICONS[number] for number, act in enumerate(ACTS)},
            "act_good": {act: GOODS[PAID_IN[number]] for number, act in enumerate(ACTS)},
            "building_on": {slot: BUILDINGS[at // SLOTS_PER_BUILDING] for at, slot in enumerate(SLOTS)},
        }

    def headings(self) -> Mapping[str, str]:
        from viceregal.games.viscounts.words.headings import HEADINGS

        return HEADINGS

    def ruled_seats(self, options: Mapping[str, str]) -> dict[int, RuledSeat]:
        board = options.get(RIVAL, PLAYERS)
        return {} if board == PLAYERS else {AI_SEAT: RuledSeat(board, f"ai_player.{board}", "VW-11.1")}

    def solo_option(self) -> str:
        return RIVAL

    def told_of(self, state: State, seat: int, action: Action) -> ToldOf:
        from viceregal.games.viscounts.rules.state import ViscountsState
        from viceregal.games.viscounts.words.told_of import at, has, takes, thing

        assert isinstance(state, ViscountsState)
        asked = (state, seat, action)
        return ToldOf(takes(*asked), has(*asked), at(*asked), thing(*asked))

    def later(self, state: State, seat: int) -> list[Later]:
        from viceregal.games.viscounts.rules.state import ViscountsState
        from viceregal.games.viscounts.words.told_of import hire_to_come

        assert isinstance(state, ViscountsState)
        return hire_to_come(state, seat)

    def led_to(self, match: Match, seat: int) -> Event | None:
        from viceregal.games.viscounts.words.because import led_to

        return led_to(match, seat)

    def ending(self, match: Match) -> Ending:
        from viceregal.games.viscounts.rules.state import ViscountsState

        s = match.state
        assert isinstance(s, ViscountsState)
        revealed = [
            name for name, left in (("poverty", s.debts_left), ("prosperity", s.deeds_left)) if not left
        ]
        left = {"unpaid-debt": int(s.debts_left), "acquired-deed": int(s.deeds_left)}
        return Ending(
            "VW-9.1",
            f"ending.{revealed[0] if len(revealed) == 1 else 'both'}",
            {thing: n for thing, n in left.items() if n > 0},
        )

    def statistics(self, match: Match) -> list[Statistic]:
        from viceregal.games.viscounts.statistics import statistics

        return statistics(match)

    def environment(self, setup: Setup) -> Schema:
        from viceregal.games.viscounts.envs import schema

        return schema(setup)

    def puzzling(self) -> Puzzling:
        from viceregal.games.viscounts.puzzling import PUZZLING

        return PUZZLING

    def daily(self, day: int) -> tuple[DailyWay, ...]:
        """Alone against an AI board: another each day, and harder each time round."""
        board, harder = ("cleric", "builder", "noble", "card")[day % 4], str(day // 4 % 4)
        return (DailyWay(f"{board}-{harder}", 2, options={RIVAL: board, "harder": harder}),)

    def terminal(self) -> TerminalParts:
        from viceregal.games.viscounts.terminal.parts import PARTS

        return PARTS

    def letters(self) -> Letters:
        from viceregal.games.viscounts.terminal import letters

        return letters

    def commands(self) -> Mapping[str, Callable[..., None]]:
        from viceregal.games.viscounts.command import viscounts_data

        return {"viscounts-data": viscounts_data}


PACK = ViscountsPack()
