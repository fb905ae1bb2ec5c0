"""All that a game brings to the house, behind one object. Only the rules are needed: for what a game does not bring, a
general part does.

Each method imports what it hands out when it is first called, so that listing the games loads none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from viceregal.core.game import Game
from viceregal.core.match import Match
from viceregal.core.options import Setup
from viceregal.core.records import Action, Event, Frame
from viceregal.core.rules import State
from viceregal.games.daily import DailyWay
from viceregal.games.faces import Comparison, Face
from viceregal.games.puzzling import Puzzling

if TYPE_CHECKING:
    from rich.console import RenderableType

    from viceregal.envs.schemas import Schema
    from viceregal.i18n.game_speech import GameSpeech
    from viceregal.terminal.parts import TerminalParts


@dataclass(frozen=True)
class TalkRule:
    """Whether a rule closes the talk of the table, and which two may talk in private."""

    closed_by: str | None = None
    pair: tuple[int, ...] = ()


@dataclass(frozen=True)
class RuledSeat:
    """Who plays a seat that nobody sits at: in a word, the message that names it, and the rule that says so."""

    word: str
    message: str
    rule: str


@dataclass(frozen=True)
class Ending:
    """Why a game is over: the rule, the message that says it, and how much of which things nobody got."""

    rule: str
    message: str
    left: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Statistic:
    """Something that is counted in a played game, for each seat. The message `statistic.<key>` says what."""

    key: str
    values: tuple[int, ...]


@dataclass(frozen=True)
class ToldOf:
    """What an answer takes before anything is paid for it, what of that one has, where on the board it is done and to
    which card or tile, all by the names of views; nothing of what the game has not."""

    takes: Mapping[str, int] = field(default_factory=dict)
    has: Mapping[str, int] = field(default_factory=dict)
    at: str = ""
    thing: str = ""


@dataclass(frozen=True)
class Later:
    """What may be asked later in the same turn as things stand: an answer to it, and what would be missing for that, by
    the names of `Game.holdings`."""

    action: Action
    rule: str
    missing: Mapping[str, int] = field(default_factory=dict)


class Letters(Protocol):
    """A game drawn in letters, for the command line."""

    def board(
        self, view: dict[str, Any], speech: GameSpeech, names: Sequence[str] = ()
    ) -> RenderableType: ...

    def remark(self, event: Event, speech: GameSpeech) -> str: ...


class GamePack:
    """What a game offers. A game makes a subclass and one object of it; see docs/how-to/add-a-game.md."""

    key: str = ""

    def game(self) -> Game:
        """The rules."""
        raise NotImplementedError

    def folder(self) -> Traversable:
        """Where `rulebook.toml` and `locale/` lie: the package that the pack was written in, or beside its one file."""
        name = type(self).__module__.rpartition(".")[0] or type(self).__module__
        module = import_module(name)
        return resources.files(name) if hasattr(module, "__path__") else Path(module.__file__ or "").parent

    # Words ------------------------------------------------------------------------------------------------------

    def speech(self, lang: str) -> GameSpeech | None:
        """The sentences of the game in a language; without them it speaks in its notation."""
        return None

    def faces(self, speech: GameSpeech, edition: str) -> list[Face]:
        """What is printed on its cards, in the order of their keys in views; none if it draws all of its own."""
        return []

    def page_facts(self) -> Mapping[str, Any]:
        """Printed facts that its table on the page draws by, whatever the language: `make types` writes them there."""
        return {}

    def headings(self) -> Mapping[str, str]:
        """The headings of its score sheet, from top to bottom, each with the rule that counts it."""
        return {}

    def comparison(self, speech: GameSpeech) -> Comparison:
        """In what its editions differ; nothing, where there is only one."""
        return Comparison()

    # At the table -----------------------------------------------------------------------------------------------

    def talk(self, match: Match) -> TalkRule:
        """Who may talk to whom now. Games that say nothing about it let everybody talk."""
        return TalkRule()

    def ruled_seats(self, options: Mapping[str, str]) -> dict[int, RuledSeat]:
        """Seats that nobody sits at, because with these options the rules play them and ask them nothing."""
        return {}

    def solo_option(self) -> str:
        """The option by which one plays alone, against a seat that the rules play; nothing where none does."""
        return ""

    def partners(self, seats: int, options: Mapping[str, str]) -> tuple[tuple[int, ...], ...]:
        """Seats that play together and count together, side by side; nothing where everybody plays alone."""
        return ()

    def told_of(self, state: State, seat: int, action: Action) -> ToldOf:
        """What readers are told of an answer besides its words: who draws it needs no rules for it."""
        return ToldOf()

    def later(self, state: State, seat: int) -> list[Later]:
        """What the seat may look forward to behind the question it is asked, with what it could not pay there now."""
        return []

    def led_to(self, match: Match, seat: int) -> Event | None:
        """The event that what is asked of a seat follows from; nothing where a turn asks it by itself."""
        return None

    def usual(self, ask: Frame, actions: Sequence[Action]) -> Action | None:
        """The answer that most people would give, laid ready for them; none where a person has to choose."""
        return None

    def ending(self, match: Match) -> Ending | None:
        """Why a game that was played to its end is over; nothing where the game does not say."""
        return None

    def statistics(self, match: Match) -> list[Statistic]:
        """What is worth counting in a game that was played; nothing where the game does not say."""
        return []

    def environment(self, setup: Setup) -> Schema | None:
        """What programs that learn are told of a table so set up, and how they answer; nothing where the game does not
        say. See docs/how-to/use-an-environment.md."""
        return None

    def puzzling(self) -> Puzzling | None:
        """Where puzzles are found in the game, and their themes; nothing where it has none."""
        return None

    def daily(self, day: int) -> tuple[DailyWay, ...]:
        """The ways to play the game of a day, by the number of the day; none where it has no daily game."""
        return ()

    # The terminal and the command line --------------------------------------------------------------------------

    def terminal(self) -> TerminalParts | None:
        """Its table in the terminal; without one the general table is laid."""
        return None

    def letters(self) -> Letters | None:
        """Its board in letters; without one its views are written out."""
        return None

    def commands(self) -> Mapping[str, Callable[..., None]]:
        """Commands that only this game has, by name."""
        return {}
