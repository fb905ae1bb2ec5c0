"""`viceregal new`: the start of a game."""

from __future__ import annotations

from viceregal.cli.flags import Edition, GameKey, Options, Players, Seed, any_seed, read_seed, read_setup


def new(
    game: GameKey,
    players: Players = None,
    edition: Edition = "",
    options: Options = None,
    seed: Seed = None,
) -> None:
    """Deal a game and print its start as a position document."""
    from viceregal.cli.output import print_json
    from viceregal.core.match import Match
    from viceregal.games import game as find_game

    the_game = find_game(game)
    setup = read_setup(game, players, edition, options)
    print_json(Match.new(the_game, setup, any_seed() if seed is None else read_seed(seed)).position())
