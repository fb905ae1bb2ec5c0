"""The games. They are found through the entry points `viceregal.games` and what `plugins.load` has loaded; each is
loaded when it is first asked for.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from viceregal import plugins
from viceregal.core.errors import BadSetup
from viceregal.core.game import Game
from viceregal.core.identity import compare_by
from viceregal.core.options import Setup
from viceregal.core.rules import State
from viceregal.games.pack import GamePack, RuledSeat

GROUP: Final = "viceregal.games"


class _Games(Mapping[str, GamePack]):
    """The packs by key, in the order of the keys; those that were loaded by name come last."""

    def __init__(self) -> None:
        self._installed = plugins.installed(GROUP)
        self._packs: dict[str, GamePack] = {}

    def _loaded(self) -> dict[str, GamePack]:
        return {pack.key: pack for pack in plugins.loaded(GamePack) if pack.key not in self._installed}

    def __iter__(self) -> Iterator[str]:
        yield from self._installed
        yield from self._loaded()

    def __len__(self) -> int:
        return len(self._installed) + len(self._loaded())

    def __contains__(self, key: object) -> bool:
        return key in self._installed or key in self._loaded()

    def __getitem__(self, key: str) -> GamePack:
        if key not in self._packs:
            if key in self._installed:
                found = plugins.taken_from(self._installed[key], GamePack)
                if found.key != key:
                    raise BadSetup(f"the entry point {key!r} leads to a game that calls itself {found.key!r}")
                self._packs[key] = found
            else:
                self._packs[key] = self._loaded()[key]
        return self._packs[key]


GAMES: Final = _Games()

_games: Final[dict[str, Game]] = {}


def pack(key: str) -> GamePack:
    """All that a game brings; BadSetup if there is none of this key."""
    if key not in GAMES:
        raise BadSetup(f"no game is called {key!r} (there are: {', '.join(GAMES) or 'none installed'})")
    return GAMES[key]


def game(key: str) -> Game:
    """The rules of the game with this key; BadSetup if there is none."""
    if key not in _games:
        found = pack(key).game()
        _games[key] = found
        _make_picklable(found)
        compare_by(type(found.new(found.setup())), found.open_view)
    return _games[key]


def ruled_seats(key: str, setup: Setup) -> dict[int, RuledSeat]:
    """The seats of a game that nobody sits at: the rules play them."""
    return pack(key).ruled_seats(dict(setup.values))


def _make_picklable(found: Game) -> None:
    """Games travel between processes as their keys, states as their open views."""

    def reduce_game(the_game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
        return game, (the_game.key,)

    def reduce_state(s: State) -> tuple[Callable[[str, Any], State], tuple[str, Any]]:
        return _restored_state, (found.key, found.open_view(s))

    copyreg.pickle(type(found), reduce_game)
    copyreg.pickle(type(found.new(found.setup())), reduce_state)


def _restored_state(key: str, view: Any) -> State:
    return game(key).from_open_view(view)
