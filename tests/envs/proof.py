"""Every legal action has exactly one number, or one row of numbers, and comes back from it:

    python -m tests.envs.proof --games 10000

plays so many random games, over all games, editions, numbers of players and variants of the contract, and looks at every
legal action of every player at every decision.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from tests.contract.tables import HAND_TABLES, VICEROY_TABLES, VISCOUNTS_TABLES
from tests.contract.tables import Table as Setting
from viceregal.core.chance import Chance
from viceregal.core.records import CHANCE, Action
from viceregal.core.rules import State
from viceregal.envs.table import Table, schema_of

GAMES = (HAND_TABLES, VICEROY_TABLES, VISCOUNTS_TABLES)


def setting_of(number: int) -> Setting:
    """The games by turns, and each in all its settings by turns."""
    settings = GAMES[number % len(GAMES)]
    return settings[number // len(GAMES) % len(settings)]


class Listening(Table):
    """Hears what is meant, and does not carry it out."""

    meant: Action | None = None

    def play(self, seat: int, action: Action) -> None:
        self.begun[seat] = ()
        self.forget_choices()
        self.meant = action


def hold_in_a_game(setting: Setting, seed: int | str) -> int:
    """Look at every legal action of a random game; how many there were."""
    game, chance = setting.game, Chance(f"{setting} {seed}")
    table = Listening(schema_of(game.key, setting.setup), game.key)
    s = table.state = setting.first_state()
    looked_at = 0
    while asked := game.deciders(s):
        if asked == (CHANCE,):
            game.apply(s, CHANCE, game.sample(s, chance))
            continue
        for seat in asked:
            legal = game.legal(s, seat)
            hold(table, s, seat, legal)
            looked_at += len(legal)
        seat = chance.pick(list(asked))
        game.apply(s, seat, chance.pick(game.legal(s, seat)))
    return looked_at


def hold(table: Listening, s: State, seat: int, legal: list[Action]) -> None:
    """These actions have different rows of numbers, none is the beginning of another, and each leads back."""
    numbers = table.schema.numbers
    table.forget_choices()
    choices = table.choices(seat)
    rows = []
    for action in legal:
        code = numbers.code(action, s, seat)
        rows.append((code,) if isinstance(code, int) else code)
        assert all(0 <= number < numbers.size for number in rows[-1])
        assert numbers.code(action, s, seat) == code
    beginnings = Counter(row[:length] for row in rows for length in range(1, len(row) + 1))
    assert sorted(choices) == sorted({row[0] for row in rows})
    for action, row in zip(legal, rows, strict=True):
        assert beginnings[row] == 1, f"{action} is not the only one with {row}"
        assert (back(table, seat, row) if len(row) > 1 else choices[row[0]]) == action


def back(table: Listening, seat: int, row: tuple[int, ...]) -> Action | None:
    """The action that these numbers mean, said one after the other as an environment hears them.

    A number that must follow is not asked for.
    """
    table.meant = None
    for number in row:
        if table.meant is None and number in table.choices(seat):
            table.answer(seat, number)
    return table.meant


def main() -> None:
    parser = argparse.ArgumentParser(description="Every legal action has exactly one row of numbers.")
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    begun, actions = time.perf_counter(), 0
    played: Counter[str] = Counter()
    for number in range(games):
        setting = setting_of(number)
        actions += hold_in_a_game(setting, number)
        played[setting.game.key] += 1
    told = ", ".join([f"{count:,} of {key}" for key, count in sorted(played.items())])
    print(
        f"{games:,} games ({told}), {actions:,} legal actions, each with exactly one row of numbers and back"
    )
    print(f"{time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
