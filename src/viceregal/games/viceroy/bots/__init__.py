"""Bots of Viceroy."""

from viceregal.bots.entry import BotEntry, BotOption, Effort

_FOLDER = "viceregal.games.viceroy.bots"

GREEDY = BotEntry(
    "greedy",
    "viceroy",
    f"{_FOLDER}.greedy:Greedy",
    options={
        "whim": BotOption(float, 0, 1000),
        "overlooks": BotOption(float, 0, 1),
        "learned": BotOption(int, 0, 1),
        "careless": BotOption(int, 0, 1),
        "level": BotOption(int, 0, 3),
    },
    strength=10,
    offered=False,
    levels={
        "page": {"level": 0},
        "squire": {"level": 1},
        "steward": {"level": 2},
        "chancellor": {"level": 3},
    },
)
THINKER = BotEntry(
    "thinker",
    "viceroy",
    f"{_FOLDER}.thinker:Thinker",
    options={
        "sims": BotOption(int, 1, 10**6),
        "seconds": BotOption(float, 0, 3600),
        "horizon": BotOption(int, 1, 12),
        "learned": BotOption(int, 0, 1),
        "kept": BotOption(int, 0, 1),
        "own": BotOption(int, 0, 1),
    },
    strength=20,
    ponders=True,
    analyses=True,
    # Puzzles keep to the judgement that they were proven by until they are mined anew.
    effort=Effort("sims", 160, 1600, {"seconds": 0.0}, proving={"learned": 0}),
    offered=False,
    teacher=f"{_FOLDER}.teacher:ViceroyTeacher",
    levels={"regent": {"sims": 100}},
)
