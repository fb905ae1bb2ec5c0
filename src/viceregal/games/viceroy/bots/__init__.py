"""Bots of Viceroy."""

from viceregal.bots.entry import BotEntry

GREEDY = BotEntry("greedy", "viceroy", "viceregal.games.viceroy.bots.greedy:Greedy", strength=10)
