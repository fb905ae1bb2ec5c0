"""What would come of what is pointed at: the kernel foretells it from what the seat may know, and the table shows it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from viceregal.core.foretell import Foretelling, Walk, as_known_to, foretell_in
from viceregal.core.game import Game
from viceregal.core.records import Action, Event, Seat
from viceregal.core.rules import State
from viceregal.i18n import foretelling
from viceregal.i18n.game_speech import GameSpeech
from viceregal.terminal.chronicle import ChronicleLine
from viceregal.terminal.palette import Palette


def foretold(game: Game, s: State, seat: Seat, actions: Sequence[Action]) -> Foretelling:
    """Where several answer in secret it is foretold as if nobody else were asked: nobody knows what the others do."""
    return foretell_in(game, as_known_to(game, s, seat, is_asked_with_others(game, s)), seat, actions)


def is_asked_with_others(game: Game, s: State) -> bool:
    return len(game.deciders(s)) > 1


def walked(game: Game, s: State, seat: Seat, actions: Sequence[Action]) -> Walk:
    """Actions carried out on a copy, as far as they lead: `made` tells how far, `s` is the state then."""
    walk = Walk(game, s.clone(), seat, Foretelling(seat, tuple(actions)))
    walk.go()
    return walk


class Told:
    """A foretelling as the player at the table reads it. `unsaid` are events that go without saying there."""

    def __init__(
        self,
        made: Foretelling,
        speech: GameSpeech,
        names: Sequence[str],
        *,
        alone: bool = False,
        unsaid: tuple[type[Event], ...] = (),
    ) -> None:
        self.made = made
        self.speech = speech
        self.names = names
        self.alone = alone
        said = Foretelling(made.seat, made.actions)
        said.events = [event for event in made.events if not isinstance(event, unsaid)]
        self.happenings = foretelling.happenings(said, speech, names, made.seat)

    @property
    def price(self) -> list[str]:
        return foretelling.price(self.made, self.speech, self.made.seat)

    @property
    def points(self) -> list[str]:
        """Heading by heading; the others' with their names."""
        return [
            ("" if change.seat == self.made.seat else f"{self.names[change.seat]}: ")
            + foretelling.points(change, self.speech, "→")
            for change in self.made.scores
            if change.before != change.after
        ]

    @property
    def ending(self) -> str:
        made = self.made
        if made.refusal is not None:
            return foretelling.why(made.refusal, self.speech, self.names, made.seat)
        return foretelling.ending(made, self.speech, self.names, made.seat)

    def sentences(self) -> str:
        """For the headline: what happens and what it scores; the price is among it where anything happens at all."""
        told = [
            *(self.happenings or [f"{_capital(line)}." for line in self.price]),
            *[f"{_capital(line)}." for line in self.points],
        ]
        note = [_capital(self.speech.say("foretold.alone"))] if self.alone else []
        return " ".join([*note, *(told or [_capital(self.ending)])])

    def sheet(self, palette: Palette) -> list[ChronicleLine]:
        """All of it, line by line, to stand in the place of the chronicle. What fits on the smallest screen comes first."""
        ink, quiet = Style(color=palette.ink_2), Style(color=palette.ink_3, italic=True)
        title = Style(color=palette.rubric, bold=True)
        strong = Style(color=palette.gold_ink, bold=True)
        lines = [ChronicleLine(self.speech.say("foretold.title"), title)]
        if self.alone:
            lines.append(ChronicleLine(self.speech.say("foretold.alone"), quiet))
        lines += [ChronicleLine(_capital(line), strong) for line in [*self.price, *self.points]]
        lines += [ChronicleLine(line, ink) for line in self.happenings]
        return [*lines, ChronicleLine(_capital(self.ending), quiet)]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
