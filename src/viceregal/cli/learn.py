"""`viceregal learn`: a bot learns to judge positions from games with itself."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from viceregal.cli.flags import (
    ENGLISH,
    PROCESSES,
    RAY,
    Address,
    Edition,
    GameKey,
    Json,
    Lang,
    Options,
    Players,
    Where,
    check_where,
    read_options,
)
from viceregal.cli.output import tell

if TYPE_CHECKING:
    from viceregal.bots.learning.course import Course, Result
    from viceregal.bots.learning.hands import Hands
    from viceregal.i18n.catalogue import Words

_LESSONS = 400
_EXAMINED = 400
_MOST = 10**7
_MAX_ROUNDS = 1000
_MAX_WORKERS = 1024


Lessons: TypeAlias = Annotated[
    int, typer.Option("--lessons", metavar="K", min=1, max=_MOST, help="Games to learn from.")
]
Rounds: TypeAlias = Annotated[
    int,
    typer.Option(
        "--rounds",
        metavar="R",
        min=1,
        max=_MAX_ROUNDS,
        help="Split the lessons into this many rounds, each played with what the one before taught.",
    ),
]
Step: TypeAlias = Annotated[
    float,
    typer.Option(
        "--step",
        metavar="S",
        min=0.0,
        max=1.0,
        help="How far to go from the current weights to those that predict best.",
    ),
]
Way: TypeAlias = Annotated[
    str,
    typer.Option(
        "--way",
        metavar="WAY",
        show_default=False,
        help="Learn from the ends of the games, or from what changes between one turn and the next.",
    ),
]
Examined: TypeAlias = Annotated[
    int,
    typer.Option(
        "--examined",
        metavar="K",
        min=1,
        max=_MOST,
        help="Games against the current weights; with fewer than 400, nothing is kept.",
    ),
]
Workers: TypeAlias = Annotated[
    int,
    typer.Option(
        "--workers", metavar="W", min=0, max=_MAX_WORKERS, help="Worker processes; 0 means one per core."
    ),
]
Out: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--out",
        metavar="FOLDER",
        show_default=False,
        help="Where the weights are kept, and notes until then. Default: where the bot reads them.",
    ),
]


def learn(
    game: GameKey,
    players: Players = None,
    edition: Edition = "",
    options: Options = None,
    lessons: Lessons = _LESSONS,
    rounds: Rounds = 1,
    step: Step = 1.0,
    way: Way = "ends",
    examined: Examined = _EXAMINED,
    seed: Annotated[
        str, typer.Option("--seed", metavar="S", help="The same seed gives the same weights.")
    ] = "1",
    workers: Workers = 1,
    on: Where = PROCESSES,
    address: Address = None,
    out: Out = None,
    lang: Lang = ENGLISH,
    as_json: Json = False,
) -> None:
    """Learn weights by self-play; only better ones are kept."""
    from viceregal.bots.learning.course import DIFFERENCES, ENDS, WAYS, Course
    from viceregal.cli.complaints import LEARNED_BY
    from viceregal.cli.output import print_json
    from viceregal.core.errors import BadSetup
    from viceregal.games import game as find_game
    from viceregal.i18n import speak

    check_where(on)
    if way not in WAYS:
        raise BadSetup(LEARNED_BY, one=repr(ENDS), other=repr(DIFFERENCES), given=repr(way))
    several = max(find_game(game).facts.min_seats, 2)  # alone there is nobody to be examined against
    setup = find_game(game).setup(several if players is None else players, edition, read_options(options))
    chosen = (setup.seats, setup.edition, dict(setup.values))
    course = Course(game, *chosen, lessons, examined, seed, rounds, step, way)
    course.teacher()  # a game without one is told before a cluster is called
    hands = hands_of(workers, on, address)
    try:
        result, document = learned(course, hands, out, speak(lang))
    finally:
        hands.dismiss()
    if as_json:
        print_json({**document, "kept": result.is_better})
    else:
        show(result, document["command"], speak(lang))


def hands_of(workers: int, on: str, address: str | None) -> Hands:
    from viceregal.arena.runner import all_cores
    from viceregal.bots.learning.hands import Cluster, Processes

    if on == RAY:
        return Cluster(address, workers or None)
    return Processes(workers or all_cores())


def learned(course: Course, hands: Hands, out: str | None, words: Words) -> tuple[Result, dict[str, Any]]:
    """Take the course, or go on with it, and keep what is better."""
    from importlib.resources import files

    from viceregal.bots.learning.course import take
    from viceregal.bots.learning.weights import written

    teacher = course.teacher()
    name = teacher.file_name(course.setup())
    folder = Path(out) if out is not None else Path(str(files(teacher.package)))
    folder.mkdir(parents=True, exist_ok=True)
    notes = folder / f"{name}.notes.json"
    with progress() as bar:
        result = take(
            course,
            notes,
            hands,
            lambda stage, done, total: bar(words.say(f"learn.{stage}"), done, total),
        )
    document = about(course, result)
    if result.is_better:
        file = folder / f"{name}.toml"
        file.write_text(written(document, teacher.features, result.weights), encoding="utf-8")
    notes.unlink()
    return result, document


def about(course: Course, result: Result) -> dict[str, Any]:
    """Where the weights come from, as their file says it."""
    values = "".join([f" --set {key}={value}" for key, value in course.values.items()])
    return {
        "command": f"viceregal learn {course.game} --players {course.seats} --edition {course.edition}{values}"
        f" --lessons {course.lessons} --rounds {course.rounds} --step {course.step:g} --way {course.way}"
        f" --examined {course.examined} --seed {course.seed}",
        "explained": round(result.explained, 3),
        "examined": result.games,
        "share": round(result.share, 4),
        "within": round(result.within, 4),
    }


def show(result: Result, command: str, words: Words) -> None:
    shares = {"share": f"{100 * result.share:.1f}", "within": f"{100 * result.within:.1f}"}
    shares = {name: words.figures(figure) for name, figure in shares.items()}
    print(command)
    tell(words.say("learn.explains", share=words.figures(f"{100 * result.explained:.1f}")))
    tell(
        words.say_n("learn.wins", result.games, count=result.games, fair=f"{100 * result.fair:.0f}", **shares)
    )
    tell(words.say("learn.kept" if result.is_better else "learn.not_kept"))


@contextmanager
def progress() -> Iterator[Callable[[str, int, int], None]]:
    """A bar on the error stream; nothing where no terminal would show it."""
    if not sys.stderr.isatty():
        yield lambda stage, done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        tasks: dict[str, Any] = {}

        def tell(stage: str, done: int, total: int) -> None:
            if stage not in tasks:
                tasks[stage] = bar.add_task(stage, total=total)
            bar.update(tasks[stage], completed=done)

        yield tell
