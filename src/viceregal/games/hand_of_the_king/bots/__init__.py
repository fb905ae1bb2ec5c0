"""Bots of Hand of the King."""

from viceregal.bots.entry import BotEntry, BotOption, Effort

_FOLDER = "viceregal.games.hand_of_the_king.bots"

GREEDY = BotEntry(
    "greedy",
    "hand-of-the-king",
    f"{_FOLDER}.greedy:Greedy",
    options={"whim": BotOption(float, 0, 1000), "overlooks": BotOption(float, 0, 1)},
    strength=10,
    offered=False,
    levels={"page": {"whim": 2.0, "overlooks": 0.5}, "squire": {"whim": 0.0}},
)
ALPHABETA = BotEntry(
    "alphabeta",
    "hand-of-the-king",
    f"{_FOLDER}.alphabeta:AlphaBeta",
    chance=False,
    options={
        "seconds": BotOption(float, 0, 3600),
        "nodes": BotOption(int, 0, 10**12),
        "table_mb": BotOption(int, 1, 4096),
    },
    strength=20,
    seconds=(0.2, 1.0, 3.0),
    analyses=True,
    effort=Effort("nodes", 150_000, 2_000_000, {"table_mb": 8}),
    offered=False,
    levels={"steward": {"nodes": 100}, "chancellor": {"nodes": 3_000}, "regent": {"seconds": 1.0}},
)
