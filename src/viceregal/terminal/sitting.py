"""A game at the table: the match, who plays it, and where it is kept."""

from __future__ import annotations

from pathlib import Path

from viceregal.bots.thinking import Task
from viceregal.core.match import Match, NoUndo
from viceregal.core.records import Action, Seat
from viceregal.core.rules import State
from viceregal.games import ruled_seats
from viceregal.i18n.catalogue import Words
from viceregal.terminal.keeping import Keeper, KeptGame
from viceregal.terminal.seating import Seating, bots_of, names, ruled_names, titles


class Sitting:
    """Every decision goes through here, and is kept on disk at once."""

    def __init__(self, match: Match, seating: Seating, keeper: Keeper, place: Path | None = None) -> None:
        self.match = match
        self.seating = seating
        self.keeper = keeper
        self.place = place or keeper.new_place(match.game.key)

    @classmethod
    def resumed(cls, kept: KeptGame, keeper: Keeper) -> Sitting:
        return cls(kept.match, kept.seating, keeper, kept.path)

    @property
    def asked(self) -> Seat | None:
        """The seat that must answer; nobody when the game is over."""
        asked = self.match.to_move
        return asked[0] if asked else None

    @property
    def bot_is_asked(self) -> bool:
        return self.asked is not None and self.seating[self.asked].is_bot

    @property
    def rule(self) -> str:
        return self.rule_in(self.match.state)

    def rule_in(self, s: State) -> str:
        """The rule that asks what is asked then, or the one that ends the game."""
        game = self.match.game
        return game.rules.rule_of(s, s.todo[-1]) if s.todo else game.facts.end_rule

    def names(self, speech: Words) -> tuple[str, ...]:
        return names(self.seating, speech, ruled_names(self.match.game.key, self.match.setup, speech))

    def titles(self, speech: Words) -> tuple[str, ...]:
        """The same, and how strong the bots are: for a record, which says so nowhere else."""
        return titles(self.seating, speech, ruled_names(self.match.game.key, self.match.setup, speech))

    def is_person(self, seat: Seat) -> bool:
        """Does a person at this screen sit there?"""
        return not self.seating[seat].is_bot and seat not in ruled_seats(
            self.match.game.key, self.match.setup
        )

    @property
    def reader(self) -> Seat | None:
        """Whom the log calls "you": the only person at this screen."""
        people = [seat for seat in range(len(self.seating)) if self.is_person(seat)]
        return people[0] if len(people) == 1 else None

    def play(self, *actions: str | Action) -> None:
        """The answer of the seat that is asked; where several are, of the first. Several answers are made as one."""
        self.match.play_row(actions, self.asked)
        self.keep()

    def task(self, bot: str, s: State | None = None) -> Task:
        """What a bot is asked in the place of the seat that must answer: now, or as it will be then."""
        match, game, seat = self.match, self.match.game, self.asked
        assert seat is not None
        player = f"{match.chance.seed}-{seat}-{bot}"
        then = match.state if s is None else s
        legal = [game.text(action) for action in game.legal(then, seat)]
        return Task(game.key, bot, game.view(then, seat), tuple(legal), player, player)

    def undo(self) -> bool:
        """Take back the last decision of a person at this screen, and what the bots have done since."""
        bots = bots_of(self.seating)
        for entry in reversed(self.match.log):
            if entry.seat >= 0 and entry.seat not in bots:
                try:
                    self.match.undo(entry.seat, consent=bots)
                except NoUndo:
                    return False
                self.keep()
                return True
        return False

    def keep(self) -> None:
        """A game that is over needs no keeping."""
        if self.match.over:
            self.keeper.drop(self.place)
        else:
            self.keeper.keep(self.place, self.match, self.seating)
