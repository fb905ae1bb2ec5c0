"""What there is to draw: one picture of the table, handed to all its panels."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text

from viceregal.games.hand_of_the_king.rules.actions import Move
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_COUNT
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.terminal.choices import Choice, Choices
from viceregal.games.hand_of_the_king.terminal.foretell import Foretold
from viceregal.games.hand_of_the_king.terminal.heraldry import LETTERS, SEAT_SIGNS, tincture
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.terminal.painted import aim
from viceregal.terminal.scene import ScenePanel, TableScene


@dataclass(frozen=True)
class Scene(TableScene):
    """The position, the choices if a person is asked, and what is being pointed at."""

    speech: HandSpeech
    state: HandState
    bots: tuple[int, ...]
    asked: int | None  # nobody when the game is over
    choices: Choices = field(default_factory=Choices)
    pointed: int | None = None  # a number in the choices
    shown: Foretold | None = None  # what is foretold: by pointing, or of a bot's move
    compact: bool = False

    @property
    def choice(self) -> Choice | None:
        return None if self.pointed is None else self.choices.every[self.pointed]

    @property
    def asks_for_a_move(self) -> bool:
        every = self.choices.every
        return bool(every) and isinstance(every[0].actions[0], Move)

    @property
    def ends(self) -> dict[int, int]:
        """The cards that Varys can go to, with the direction of each."""
        found = {}
        for choice in self.choices.every:
            move = choice.actions[0]
            if isinstance(move, Move) and choice.foretold.landing is not None:
                found[self.state.grid[choice.foretold.landing]] = move.direction
        return found

    def is_target(self, target: str) -> bool:
        return target in self.choices.targets

    def is_pointed(self, target: str) -> bool:
        choice = self.choice
        return choice is not None and target in choice.targets

    # What is drawn the same everywhere --------------------------------------------------------------------------

    def count(self, seat: int, house: int) -> tuple[int, int]:
        """What counts for a banner, now and as foretold."""
        number = seat * HOUSE_COUNT + house
        now = self.state.counts[number]
        return now, now if self.shown is None else self.shown.after.counts[number]

    def banner(self, house: int) -> tuple[int, int]:
        """Who holds it, now and as foretold."""
        now = self.state.banners[house]
        return now, now if self.shown is None else self.shown.after.banners[house]

    def banners_of(self, seat: int) -> tuple[int, int]:
        """How many a seat has, now and as foretold."""
        now = self.state.banners.count(seat)
        return now, now if self.shown is None else self.shown.after.banners.count(seat)

    def sign(self, seat: int) -> str:
        return SEAT_SIGNS[seat]

    def chip(self, house: int, before: str = " ", after: str = " ") -> Text:
        """The letter of a house on its field."""
        colours = tincture(self.palette, house)
        style = Style(color=colours.charge, bgcolor=colours.field, bold=True)
        return Text(f"{before}{LETTERS[house]}{after}", aim(f"house {house}", style))


class Panel(ScenePanel[Scene]):
    """A part of this table."""
