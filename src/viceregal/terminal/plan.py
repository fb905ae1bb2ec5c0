"""What is to be played: the game, who sits where, the options; and what can be chosen for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import viceregal
from viceregal.bots import registry
from viceregal.bots.levels import levels, quick_level
from viceregal.core.errors import BadSetup
from viceregal.core.options import Option
from viceregal.games import GAMES, game, ruled_seats
from viceregal.games.pack import RuledSeat
from viceregal.i18n.catalogue import Words, speak
from viceregal.terminal.keeping import Keeper
from viceregal.terminal.seating import Player, Seating, from_plain, names, titles, to_plain
from viceregal.terminal.sitting import Sitting


@dataclass(frozen=True)
class TablePlan:
    game_key: str
    seating: Seating
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str = ""  # the game's first

    @property
    def seats(self) -> int:
        return len(self.seating)

    def option(self, option: Option) -> str:
        return self.options.get(option.key, option.default)

    def is_possible(self) -> bool:
        try:
            game(self.game_key).setup(self.seats, self.edition, self.options)
        except BadSetup:
            return False
        return True

    def ruled(self) -> dict[int, RuledSeat]:
        """Seats that the rules play."""
        try:
            return ruled_seats(
                self.game_key, game(self.game_key).setup(self.seats, self.edition, self.options)
            )
        except BadSetup:
            return {}

    def names(self, speech: Words) -> tuple[str, ...]:
        """What everybody will be called."""
        return names(self.seating, speech, self._played(speech))

    def titles(self, speech: Words) -> tuple[str, ...]:
        """The same, and how strong the bots are."""
        return titles(self.seating, speech, self._played(speech))

    def _played(self, speech: Words) -> dict[int, str]:
        words = speak(speech.lang).of(self.game_key)
        return {seat: words.say(each.message) for seat, each in self.ruled().items()}

    def with_game(self, game_key: str) -> TablePlan:
        """The same people at another game, against decent bots."""
        facts = game(game_key).facts
        seats = min(max(self.seats, facts.min_seats), facts.max_seats)
        decent = Player(bot=quick_level(game_key))
        kept = [replace(decent, name=each.name) if each.is_bot else each for each in self.seating]
        return TablePlan(game_key, tuple([*kept, *[decent] * seats][:seats]))

    def with_edition(self, step: int) -> TablePlan:
        """The next edition; options that do not fit it go back to their default."""
        editions = game(self.game_key).facts.editions
        now = editions.index(self.edition or editions[0])
        return replace(self, edition=editions[(now + step) % len(editions)])._fitted()

    def with_seats(self, seats: int) -> TablePlan:
        """More seats are filled with decent bots; options that no longer fit go back to their default."""
        more = (Player(bot=quick_level(self.game_key)),) * (seats - self.seats)
        return replace(self, seating=(self.seating + more)[:seats])._fitted()

    def _fitted(self) -> TablePlan:
        plan = self
        for key in list(plan.options):
            if not plan.is_possible():
                plan = replace(plan, options={k: v for k, v in plan.options.items() if k != key})
        return plan

    def with_player(self, seat: int, player: Player) -> TablePlan:
        return replace(self, seating=(*self.seating[:seat], player, *self.seating[seat + 1 :]))

    def with_option(self, option: Option, step: int) -> TablePlan:
        """The next value of an option that is possible with the rest."""
        place = option.choices.index(self.option(option))
        for far in range(1, len(option.choices) + 1):
            value = option.choices[(place + step * far) % len(option.choices)]
            plan = replace(self, options={**self.options, option.key: value})
            if plan.is_possible():
                return plan
        return self

    def with_next_player(self, seat: int, step: int) -> TablePlan:
        """Person, then the bots from the weakest on."""
        kinds = ("", *[each.level for each in levels(self.game_key)])
        now = self.seating[seat].bot
        place = kinds.index(now) if now in kinds else 0
        player = replace(self.seating[seat], bot=kinds[(place + step) % len(kinds)])
        return self.with_player(seat, player)

    def sit_down(self, keeper: Keeper, seed: int | str | None, names: tuple[str, ...]) -> Sitting:
        """Deal the game."""
        match = viceregal.new(
            self.game_key, self.seats, edition=self.edition, seed=seed, players=names, **self.options
        )
        return Sitting(match, self.seating, keeper)

    # Remembered for the next time -----------------------------------------------------------------------------------

    def to_plain(self) -> dict[str, Any]:
        return {
            "game": self.game_key,
            "edition": self.edition,
            "seating": to_plain(self.seating),
            "options": dict(self.options),
        }

    @classmethod
    def from_plain(cls, plain: Any) -> TablePlan:
        """The plan as it was; the default one if it cannot be played any more."""
        try:
            seating = from_plain(plain["seating"])
            options = {str(k): str(v) for k, v in plain["options"].items()}
            plan = cls(plain["game"], seating, options, str(plain.get("edition", "")))
            if plan.game_key not in GAMES:
                return first_plan()
            for player in seating:
                if player.is_bot:
                    registry.check(player.bot, plan.game_key)
            return plan if plan.is_possible() else first_plan()
        except (LookupError, TypeError, ValueError, AttributeError, BadSetup):
            return first_plan()


def first_plan() -> TablePlan:
    """The first game there is, against one decent bot: what is offered to somebody new."""
    key = next(iter(GAMES))
    return TablePlan(key, (Player(), Player(bot=quick_level(key))))
