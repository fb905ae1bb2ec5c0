"""The games. They are found through the entry points `viceregal.games` and what `plugins.load` has loaded; each is
loaded when it is first asked for.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from viceregal import plugins
from viceregal.core.complaints import NO_GAME, Complaint
from viceregal.core.errors import BadSetup, ViceregalError
from viceregal.core.game import Game
from viceregal.core.identity import compare_by
from viceregal.core.options import Setup
from viceregal.core.rules import State
from viceregal.faults import broke_down
from viceregal.games.pack import GamePack, RuledSeat

ENTRY_POINT_ASTRAY: Final = Complaint(
    "entry_point_astray", "the entry point {entry} leads to a game that calls itself {found}"
)

GROUP: Final = "viceregal.games"
OURS: Final = "viceregal."  # the modules that this package brings


class _Games(Mapping[str, GamePack]):
    """The packs by key, in the order of the keys; those that were loaded by name come last.

    A game from outside that breaks down when it is loaded or made is not among them: it is named once and left out.
    Who asks for it all the same is told why.
    """

    def __init__(self) -> None:
        self._installed = plugins.installed(GROUP)
        self._packs: dict[str, GamePack] = {}
        self._broken: dict[str, ViceregalError] = {}

    def _loaded(self) -> dict[str, GamePack]:
        return {pack.key: pack for pack in plugins.loaded(GamePack) if pack.key not in self._installed}

    def __iter__(self) -> Iterator[str]:
        return iter([key for key in (*self._installed, *self._loaded()) if self._is_sound(key)])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, key: object) -> bool:
        return (key in self._installed or key in self._loaded()) and self._is_sound(str(key))

    def __getitem__(self, key: str) -> GamePack:
        if key in self._broken:
            raise self._broken[key]
        if key not in self._packs:
            try:
                self._packs[key] = self._taken(key)
            except ViceregalError as error:
                self._broken[key] = error
                plugins.leave_out(f"the game {key!r}", error)
                raise
        return self._packs[key]

    def _is_sound(self, key: str) -> bool:
        try:
            self[key]
        except ViceregalError:
            return False
        return True

    def _taken(self, key: str) -> GamePack:
        entry = self._installed.get(key)
        found = self._loaded()[key] if entry is None else plugins.taken_from(entry, GamePack)
        if found.key != key:
            raise BadSetup(ENTRY_POINT_ASTRAY, entry=repr(key), found=repr(found.key))
        if entry is None or not entry.value.startswith(OURS):
            _make(found)
        return found


GAMES: Final = _Games()

_games: Final[dict[str, Game]] = {}


def pack(key: str) -> GamePack:
    """All that a game brings; BadSetup if there is none of this key."""
    try:
        return GAMES[key]
    except KeyError:
        there = ", ".join(GAMES) or "none installed"
        raise BadSetup(NO_GAME, name=repr(key), known=there) from None


def game(key: str) -> Game:
    """The rules of the game with this key; BadSetup if there is none."""
    found = pack(key)
    if key not in _games:
        _make(found)
    return _games[key]


def _make(pack: GamePack) -> None:
    """Its rules, known by its key from now on; Fault names the line where a game breaks down over it."""
    try:
        made = pack.game()
        state = type(made.new(made.setup()))
    except ViceregalError:
        raise
    except Exception as error:
        raise broke_down(f"the game {pack.key}", error) from error
    _games[pack.key] = made
    _make_picklable(made, state)
    compare_by(state, made.open_view)


def ruled_seats(key: str, setup: Setup) -> dict[int, RuledSeat]:
    """The seats of a game that nobody sits at: the rules play them."""
    return pack(key).ruled_seats(dict(setup.values))


def _make_picklable(found: Game, state: type[State]) -> None:
    """Games travel between processes as their keys, states as their open views."""

    def reduce_game(the_game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
        return game, (the_game.key,)

    def reduce_state(s: State) -> tuple[Callable[[str, Any], State], tuple[str, Any]]:
        return _restored_state, (found.key, found.open_view(s))

    copyreg.pickle(type(found), reduce_game)
    copyreg.pickle(state, reduce_state)


def _restored_state(key: str, view: Any) -> State:
    return game(key).from_open_view(view)
