"""What is to be played: the game, who sits where, the options; and what can be chosen for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import viceregal
from viceregal.bots import registry
from viceregal.bots.ruled import message_of, ruled
from viceregal.core.errors import BadSetup
from viceregal.core.options import Option
from viceregal.games import game
from viceregal.i18n.catalogue import Words, speak
from viceregal.terminal.keeping import Keeper
from viceregal.terminal.seating import Player, Seating, from_plain, names, to_plain
from viceregal.terminal.sitting import Sitting

# The opponents on offer in each game, the weakest first. A decent one sits there by default.
OPPONENTS = {
    "hand-of-the-king": (
        "random",
        "greedy",
        "alphabeta:seconds=0.2",
        "alphabeta:seconds=1",
        "alphabeta:seconds=5",
    ),
    "viceroy": ("random", "greedy"),
    "viscounts": ("random", "greedy"),
}
DECENT = {"hand-of-the-king": "alphabeta:seconds=1", "viceroy": "greedy", "viscounts": "greedy"}
FIRST_GAME = "hand-of-the-king"


@dataclass(frozen=True)
class Plan:
    game_key: str = FIRST_GAME
    seating: Seating = (Player(), Player(bot=DECENT[FIRST_GAME]))
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

    def ruled(self) -> dict[int, str]:
        """Seats that the rules play, by the words of who plays them."""
        try:
            return ruled(self.game_key, game(self.game_key).setup(self.seats, self.edition, self.options))
        except BadSetup:
            return {}

    def names(self, speech: Words) -> tuple[str, ...]:
        """What everybody will be called."""
        words = speak(speech.lang).of(self.game_key)
        played = {seat: words.say(message_of(word)) for seat, word in self.ruled().items()}
        return names(self.seating, speech, played)

    def with_game(self, game_key: str) -> Plan:
        """The same people at another game, against decent bots."""
        facts = game(game_key).facts
        seats = min(max(self.seats, facts.least_seats), facts.most_seats)
        decent = Player(bot=DECENT[game_key])
        kept = [replace(decent, name=each.name) if each.is_bot else each for each in self.seating]
        return Plan(game_key, tuple([*kept, *[decent] * seats][:seats]))

    def with_edition(self, step: int) -> Plan:
        """The next edition; options that do not fit it go back to their default."""
        editions = game(self.game_key).facts.editions
        now = editions.index(self.edition or editions[0])
        return replace(self, edition=editions[(now + step) % len(editions)])._fitted()

    def with_seats(self, seats: int) -> Plan:
        """More seats are filled with decent bots; options that no longer fit go back to their default."""
        more = (Player(bot=DECENT[self.game_key]),) * (seats - self.seats)
        return replace(self, seating=(self.seating + more)[:seats])._fitted()

    def _fitted(self) -> Plan:
        plan = self
        for key in list(plan.options):
            if not plan.is_possible():
                plan = replace(plan, options={k: v for k, v in plan.options.items() if k != key})
        return plan

    def with_player(self, seat: int, player: Player) -> Plan:
        return replace(self, seating=(*self.seating[:seat], player, *self.seating[seat + 1 :]))

    def with_option(self, option: Option, step: int) -> Plan:
        """The next value of an option that is possible with the rest."""
        place = option.choices.index(self.option(option))
        for far in range(1, len(option.choices) + 1):
            value = option.choices[(place + step * far) % len(option.choices)]
            plan = replace(self, options={**self.options, option.key: value})
            if plan.is_possible():
                return plan
        return self

    def with_next_player(self, seat: int, step: int) -> Plan:
        """Person, then the bots from the weakest on."""
        kinds = ("", *OPPONENTS[self.game_key])
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
    def from_plain(cls, plain: Any) -> Plan:
        """The plan as it was; the default one if it cannot be played any more."""
        try:
            seating = from_plain(plain["seating"])
            options = {str(k): str(v) for k, v in plain["options"].items()}
            plan = cls(plain["game"], seating, options, str(plain.get("edition", "")))
            if plan.game_key not in OPPONENTS:
                return cls()
            for player in seating:
                if player.is_bot:
                    registry.check(player.bot, plan.game_key)
            return plan if plan.is_possible() else cls()
        except (LookupError, TypeError, ValueError, AttributeError, BadSetup):
            return cls()
