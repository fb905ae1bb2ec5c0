"""Counting: how many ways a game can go on for some decisions. The cheapest net for rules."""

from __future__ import annotations

from viceregal.core.game import Game
from viceregal.core.rules import State


def perft(game: Game, s: State, depth: int) -> int:
    """The number of sequences of `depth` decisions, shorter ones at the game's end included.

    Where several decide at once, the first of them answers: any order gives the same states.
    """
    deciders = game.deciders(s)
    if depth == 0 or not deciders:
        return 1
    legal = game.legal(s, deciders[0])
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = s.clone()
        game.apply(after, deciders[0], action)
        total += perft(game, after, depth - 1)
    return total


def split(game: Game, s: State, depth: int) -> list[tuple[str, int]]:
    """The count behind each first action."""
    deciders = game.deciders(s)
    if not deciders:
        return []
    counts = []
    for action in game.legal(s, deciders[0]):
        after = s.clone()
        game.apply(after, deciders[0], action)
        counts.append((game.text(action), perft(game, after, depth - 1)))
    return counts
