"""Bots of Viscounts of the West Kingdom."""

from viceregal.bots.entry import BotEntry

GREEDY = BotEntry("greedy", "viscounts", "viceregal.games.viscounts.bots.greedy:Greedy", strength=10)
