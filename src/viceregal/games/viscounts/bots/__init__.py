"""Bots of Viscounts of the West Kingdom."""

from viceregal.bots.entry import BotEntry, BotOption, Effort

_FOLDER = "viceregal.games.viscounts.bots"
_WHIM = BotOption(float, 0, 1000)

GREEDY = BotEntry(
    "greedy",
    "viscounts",
    f"{_FOLDER}.greedy:Greedy",
    options={"whim": _WHIM},
    strength=10,
    offered=False,
    levels={
        "page": {"whim": 12.0},
        "squire": {"whim": 3.0},
        "steward": {"whim": 1.5},
        "chancellor": {"whim": 0.0},
    },
)
PLANNER = BotEntry(
    "planner",
    "viscounts",
    f"{_FOLDER}.planner:Planner",
    options={
        "positions": BotOption(int, 1, 10**6),
        "seconds": BotOption(float, 0, 3600),
        "whim": _WHIM,
        "learned": BotOption(int, 0, 1),
        "samples": BotOption(int, 0, 1000),
        "ends": BotOption(int, 1, 1000),
    },
    strength=20,
    analyses=True,
    # Puzzles keep to the judgement that they were proven by until they are mined anew.
    effort=Effort("positions", 1500, 12_000, proving={"learned": 0, "samples": 0}),
    teacher=f"{_FOLDER}.teacher:ViscountsTeacher",
    offered=False,
    levels={"regent": {"whim": 0.0}},
)
