"""OpenSpiel: a game of ours as one of its Python games, so that its searches and learners play it.

Chance is asked openly, as OpenSpiel wants it: where its outcomes can be listed, with their exact probabilities; a
shuffle, which has too many, is one of 256, drawn from the `seed` that is a parameter of the game.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from viceregal import games
from viceregal.core.chance import Chance
from viceregal.core.errors import BadSetup
from viceregal.core.records import CHANCE, Action
from viceregal.envs.table import Table, schema_of, set_up
from viceregal.extras import needs

with needs("spiel"):
    import pyspiel

SHUFFLES: Final = 256
MAX_OUTCOMES: Final = 10_000
MAX_MOVES: Final = 20_000
_UTILITY: Final = 1.0


def short_name(key: str) -> str:
    return f"viceregal_{key.replace('-', '_')}"


def loaded(key: str, seats: int | None = None, edition: str = "", **chosen: Any) -> Any:
    """The game as OpenSpiel loads it: `pyspiel.load_game("viceregal_viceroy(seats=3,edition=ru)")` does the same.

    `options` are those of the game, `seed` changes what shuffles bring.
    """
    register()
    options = chosen.pop("options", None) or {}
    seed = chosen.pop("seed", 0)
    if chosen:
        raise BadSetup(f"an OpenSpiel game has no {', '.join(chosen)} (there are: options, seed)")
    setup = set_up(key, seats, edition, options)
    written = ";".join([f"{name}={value}" for name, value in setup.values])
    parameters = {"seats": setup.seats, "edition": setup.edition, "options": written, "seed": int(seed)}
    return pyspiel.load_game(short_name(key), parameters)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state as OpenSpiel sees it. Who answers in several numbers is the player to move until all are said."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: Table = game.first.clone()
        self.seed = game.seed
        self.shuffled = 0
        self._outcomes: list[tuple[Action, float]] | None = None

    # What OpenSpiel asks ----------------------------------------------------------------------------------------

    def current_player(self) -> int:
        asked = self.table.asked()
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked[0] == CHANCE else self.table.players.index(asked[0])

    def is_terminal(self) -> bool:
        return self.table.over()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.choices(self.table.players[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = self._listed()
        if listed is None:
            return _SHUFFLES
        return [(number, likely) for number, (_, likely) in enumerate(listed)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        asked = table.asked()[0]
        if asked != CHANCE:
            table.answer(asked, action)
        else:
            listed = self._listed()
            table.play(CHANCE, self._shuffle(action) if listed is None else listed[action][0])
        self._outcomes = None
        if table.fault:
            raise RuntimeError(table.fault)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.table.schema.numbers.labels[action]
        listed = self._listed()
        if listed is None:  # two shuffles may come to the same, and OpenSpiel wants them told apart
            return f"shuffle {action}: {self.table.game.text(self._shuffle(action))}"
        return self.table.game.text(listed[action][0])

    def returns(self) -> list[float]:
        returns = self.table.returns()
        return [returns[seat] for seat in self.table.players]

    def information_state_string(self, player: int | None = None) -> str:
        """What this player sees, as a short key. What it saw before and forgot is not in it."""
        seat = self.table.players[self.current_player() if player is None else player]
        return f"{self.table.game.information_key(self.table.state, seat)} {self.table.begun[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any = None) -> SpielState:
        """Another state that this player cannot tell from this one: all that it does not know is dealt anew."""
        made: SpielState = self.clone()
        luck = float(sampler()) if sampler is not None else float(np.random.random())
        self.table.game.redeal(made.table.state, self.table.players[player], Chance(repr(luck)))
        made.table.forget_choices()
        made._outcomes = None
        return made

    def __str__(self) -> str:
        """In a line, since searches ask for it often; `board` draws."""
        return f"{self.table.key} after {self.move_number()} moves: {self.table.state!r}"

    def board(self, player: int | None = None) -> str:
        """The board in letters, as this player or a spectator sees it."""
        return self.table.drawn(None if player is None else self.table.players[player])

    # Chance -----------------------------------------------------------------------------------------------------

    def _listed(self) -> list[tuple[Action, float]] | None:
        """Every outcome with its probability; None for a shuffle."""
        game, s = self.table.game, self.table.state
        if not game.is_countable(s):
            return None
        if self._outcomes is None:
            try:
                found = [(action, float(likely)) for action, likely in game.chance_outcomes(s)]
            except ValueError:
                return None
            self._outcomes = found
        return self._outcomes if len(self._outcomes) <= MAX_OUTCOMES else None

    def _shuffle(self, number: int) -> Action:
        return self.table.game.sample(self.table.state, Chance(f"{self.seed}/{self.move_number()}/{number}"))


_SHUFFLES: Final = [(number, 1 / SHUFFLES) for number in range(SHUFFLES)]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game and its set-up, as OpenSpiel's parameters say it."""

    key = ""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        wanted = dict(pair.split("=", 1) for pair in str(given.get("options", "")).split(";") if "=" in pair)
        seats = int(given.get("seats", 0)) or None
        schema = schema_of(self.key, set_up(self.key, seats, str(given.get("edition", "")), wanted))
        self.first = Table(schema, self.key)
        self.first.settles = False
        self.seed = int(given.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=schema.numbers.size,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=len(self.first.players),
            min_utility=-_UTILITY,
            max_utility=_UTILITY,
            max_game_length=MAX_MOVES,
        )
        super().__init__(type_of(self.key), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> SpielObserver:
        return SpielObserver(self)


class SpielObserver:
    """What a player is told: the blocks of the schema, as one tensor and by name."""

    def __init__(self, game: SpielGame) -> None:
        schema = game.first.schema
        self.tensor = np.zeros(schema.size, np.float32)
        self.dict = {
            block.name: self.tensor[start : start + block.size].reshape(block.shape)
            for block, start in zip(schema.blocks, schema.starts, strict=True)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.table.flat(state.table.players[player])

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player)


_types: Final[dict[str, Any]] = {}


def type_of(key: str) -> Any:
    if key not in _types:
        facts = games.game(key).facts
        _types[key] = pyspiel.GameType(
            short_name=short_name(key),
            long_name=facts.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=facts.max_seats,
            min_num_players=1,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=False,
            parameter_specification={"seats": 0, "edition": "", "options": "", "seed": 0},
        )
    return _types[key]


def register() -> None:
    """Make every game known to OpenSpiel, by `short_name`."""
    for key in games.GAMES:
        if short_name(key) not in pyspiel.registered_names():
            pyspiel.register_game(type_of(key), type(f"Spiel{key}", (SpielGame,), {"key": key}))
