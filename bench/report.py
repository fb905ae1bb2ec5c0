"""What is printed: the table, and the bars with what they ask for and what was reached."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bench.clock import Tally

CATANATRON_TIMES = 20
CLONE_MICROSECONDS = 5.0
REDEAL_MICROSECONDS = 8.0
GUESS_MICROSECONDS = 60.0
SEARCH_NODES = 2_000_000
SIMULATION_SHARE = 0.85
VICEROY_GIN_RUMMY_TIMES = 2
VICEROY_GAMES = 3_000
VICEROY_GIN_RUMMY_TIMES_INSTEAD = 15.4
VICEROY_CATANATRON_TIMES = 15
VICEROY_CLONE_MICROSECONDS = 2.5
VISCOUNTS_CATANATRON_TIMES = 8
VISCOUNTS_CLONE_MICROSECONDS = 25.0
VISCOUNTS_LEGAL_MILLISECONDS = 5.0
PETTINGZOO_TIMES = 5
OPENSPIEL_PYTHON_TIMES = 3
PETTINGZOO = ("hanabi_v5", "gin_rummy_v4")
OPENSPIEL_PYTHON = {"in OpenSpiel": "Hand of the King", "python_liars_poker": "python_liars_poker"}

Figures = Mapping[str, Tally]
OUR_GAMES = (("Hand of the King", ""), ("Viceroy", "viceroy "), ("Viscounts", "viscounts "))
KINDS = ("compiled", "interpreted")


@dataclass(frozen=True)
class Bar:
    """`margin` is how many times better than asked for it came out: 1 or more passes."""

    asks: str
    reached: str
    margin: float

    def passed(self) -> bool:
        return self.margin >= 1


def bars(ours: Figures, peers: Figures) -> list[Bar]:
    return [
        *hand_bars(ours, peers),
        *viceroy_bars(ours, peers),
        *viscounts_bars(ours, peers),
        *environment_bars(ours, peers),
        *random_game_bars(ours, peers),
    ]


def environment_bars(ours: Figures, peers: Figures) -> list[Bar]:
    """Steps of the environments, each beside every peer."""
    beside = [(name, f"PettingZoo's {name}", PETTINGZOO_TIMES) for name in PETTINGZOO]
    beside += [
        (name, f"{told} through OpenSpiel's Python games", OPENSPIEL_PYTHON_TIMES)
        for name, told in OPENSPIEL_PYTHON.items()
    ]
    return [
        beside_peer(f"{game}: an environment {times} times the steps/s of {told}", own, peers[name], times)
        for game, prefix in OUR_GAMES
        for own in [ours[f"{prefix}environment"]]
        for name, told, times in beside
    ]


def beside_peer(asks: str, own: Tally, peer: Tally, times: float) -> Bar:
    reached = own.rate() / peer.rate()
    return Bar(asks, f"{reached:.1f} times", reached / times)


def hand_bars(ours: Figures, peers: Figures) -> list[Bar]:
    python, own = ours["loop in Python"].rate(), ours["own loop"].rate()
    breakthrough, catanatron = peers["breakthrough"].rate(), peers["catanatron"].rate()
    clone, nodes = microseconds(ours["clone"]), ours["search"].rate()
    return [
        Bar(
            "as many moves/s as OpenSpiel's breakthrough, both driven from Python",
            f"{python / breakthrough:.2f} times",
            python / breakthrough,
        ),
        Bar(
            f"{CATANATRON_TIMES} times the moves/s of catanatron, both in their own loops",
            f"{own / catanatron:.1f} times (driven from Python: {python / catanatron:.1f})",
            own / catanatron / CATANATRON_TIMES,
        ),
        Bar(f"a clone under {CLONE_MICROSECONDS:g} µs", f"{clone:.2f} µs", CLONE_MICROSECONDS / clone),
        Bar(
            f"{SEARCH_NODES / 1e6:g} million nodes/s of alpha-beta",
            f"{nodes / 1e6:.2f} million",
            nodes / SEARCH_NODES,
        ),
    ]


def random_game_bars(ours: Figures, peers: Figures) -> list[Bar]:
    """How many of them are played, and what is lost where they are simulated and counted."""
    games = ours["viceroy own loop"].games_rate()
    times = ours["viceroy loop in Python"].rate() / peers["gin_rummy"].rate()
    return [
        *[simulation_bar(game, prefix, ours) for game, prefix in OUR_GAMES],
        Bar(
            f"Viceroy: {VICEROY_GAMES:,} games/s in its own loop, "
            f"or {VICEROY_GIN_RUMMY_TIMES_INSTEAD:g} times the moves/s of gin_rummy",
            f"{games:,.0f} games/s, {times:.2f} times",
            max(games / VICEROY_GAMES, times / VICEROY_GIN_RUMMY_TIMES_INSTEAD),
        ),
    ]


def simulation_bar(game: str, prefix: str, ours: Figures) -> Bar:
    share = ours[f"{prefix}simulation"].rate() / ours[f"{prefix}own loop"].rate()
    return Bar(
        f"{game}: {SIMULATION_SHARE:.0%} of the moves/s of its own loop in simulations of random bots",
        f"{share:.1%}",
        share / SIMULATION_SHARE,
    )


def viceroy_bars(ours: Figures, peers: Figures) -> list[Bar]:
    python, own = ours["viceroy loop in Python"].rate(), ours["viceroy own loop"].rate()
    gin_rummy, catanatron = peers["gin_rummy"].rate(), peers["catanatron"].rate()
    clone = microseconds(ours["viceroy clone"])
    return [
        Bar(
            f"Viceroy: {VICEROY_GIN_RUMMY_TIMES} times the moves/s of OpenSpiel's gin_rummy, both driven from Python",
            f"{python / gin_rummy:.2f} times",
            python / gin_rummy / VICEROY_GIN_RUMMY_TIMES,
        ),
        Bar(
            f"Viceroy: {VICEROY_CATANATRON_TIMES} times the moves/s of catanatron, both in their own loops",
            f"{own / catanatron:.1f} times (driven from Python: {python / catanatron:.1f})",
            own / catanatron / VICEROY_CATANATRON_TIMES,
        ),
        Bar(
            f"Viceroy: a clone under {VICEROY_CLONE_MICROSECONDS:g} µs",
            f"{clone:.2f} µs",
            VICEROY_CLONE_MICROSECONDS / clone,
        ),
        *guessing_bars("Viceroy", "viceroy ", ours),
    ]


def viscounts_bars(ours: Figures, peers: Figures) -> list[Bar]:
    python, own = ours["viscounts loop in Python"].rate(), ours["viscounts own loop"].rate()
    gin_rummy, catanatron = peers["gin_rummy"].rate(), peers["catanatron"].rate()
    clone = microseconds(ours["viscounts clone"])
    slowest = ours["viscounts slowest legal"]
    milliseconds = microseconds(slowest) / 1000
    return [
        Bar(
            "Viscounts: as many moves/s as OpenSpiel's gin_rummy, both driven from Python",
            f"{python / gin_rummy:.2f} times",
            python / gin_rummy,
        ),
        Bar(
            f"Viscounts: {VISCOUNTS_CATANATRON_TIMES} times the moves/s of catanatron, both in their own loops",
            f"{own / catanatron:.1f} times (driven from Python: {python / catanatron:.1f})",
            own / catanatron / VISCOUNTS_CATANATRON_TIMES,
        ),
        Bar(
            f"Viscounts: a clone under {VISCOUNTS_CLONE_MICROSECONDS:g} µs",
            f"{clone:.2f} µs",
            VISCOUNTS_CLONE_MICROSECONDS / clone,
        ),
        *guessing_bars("Viscounts", "viscounts ", ours),
        Bar(
            f"Viscounts: no list of legal actions above {VISCOUNTS_LEGAL_MILLISECONDS:g} ms "
            f"in {slowest.games:,} random games",
            f"{milliseconds:.3f} ms the slowest",
            VISCOUNTS_LEGAL_MILLISECONDS / milliseconds,
        ),
    ]


def guessing_bars(game: str, prefix: str, ours: Figures) -> list[Bar]:
    redeal, guess = microseconds(ours[f"{prefix}redeal"]), microseconds(ours[f"{prefix}guess"])
    return [
        Bar(
            f"{game}: a clone with what is hidden dealt anew under {REDEAL_MICROSECONDS:g} µs",
            f"{redeal:.2f} µs",
            REDEAL_MICROSECONDS / redeal,
        ),
        Bar(
            f"{game}: a guess from a view under {GUESS_MICROSECONDS:g} µs",
            f"{guess:.1f} µs",
            GUESS_MICROSECONDS / guess,
        ),
    ]


def microseconds(tally: Tally) -> float:
    return 1e6 / tally.rate()


def table(figures: Mapping[str, Figures]) -> Iterator[str]:
    """In Markdown, as it stands in docs/benchmarks.md. Groups that were not measured are left out."""
    peers = figures.get("peers", {})
    yield "| random games | loop | games/s | moves/s | µs a move |"
    yield "|---|---|--:|--:|--:|"
    for game, prefix in OUR_GAMES:
        for kind in [kind for kind in KINDS if kind in figures]:
            yield _games(f"{game}, {kind}", "in Python", figures[kind][f"{prefix}loop in Python"])
            yield _games(f"{game}, {kind}", "its own", figures[kind][f"{prefix}own loop"])
    for name in ("breakthrough", "hearts", "gin_rummy"):
        if name in peers:
            yield _games(f"OpenSpiel {name} (C++)", "in Python", peers[name])
    if "catanatron" in peers:
        yield _games("catanatron (Python)", "its own", peers["catanatron"])
    yield ""
    yield "| | a clone, µs | clone and redeal, µs | a guess, µs | alpha-beta, nodes/s |"
    yield "|---|--:|--:|--:|--:|"
    for kind in [kind for kind in KINDS if kind in figures]:
        for game, prefix in OUR_GAMES:
            yield _states(f"{game}, {kind}", prefix, figures[kind])
    if "breakthrough clone" in peers:
        clone = f"{microseconds(peers['breakthrough clone']):.2f}"
        yield _line("OpenSpiel breakthrough (C++)", [clone, "", "", ""])

    if "environment" in figures.get("compiled", {}):
        yield ""
        yield from _environments(figures["compiled"], peers)


def _environments(ours: Figures, peers: Figures) -> Iterator[str]:
    yield "| environment | steps/s | µs a step |"
    yield "|---|--:|--:|"
    for game, prefix in OUR_GAMES:
        yield _steps(f"{game}, for two", ours[f"{prefix}environment"])
    for name in PETTINGZOO:
        yield _steps(f"PettingZoo {name}", peers[name])
    for name, told in OPENSPIEL_PYTHON.items():
        yield _steps(f"{told}, through OpenSpiel's Python games", peers[name])


def _steps(name: str, tally: Tally) -> str:
    return _line(name, [f"{tally.rate():,.0f}", f"{microseconds(tally):.1f}"])


def _states(name: str, prefix: str, ours: Figures) -> str:
    """Copies and guesses of states, and the search where there is one."""
    cells = [f"{microseconds(ours[prefix + each]):.2f}" for each in ("clone", "redeal", "guess")]
    search = ours.get(f"{prefix}search")
    return _line(name, [*cells, f"{search.rate():,.0f}" if search else ""])


def _games(name: str, loop: str, tally: Tally) -> str:
    rates = [f"{tally.games_rate():,.0f}", f"{tally.rate():,.0f}", f"{microseconds(tally):.2f}"]
    return _line(name, [loop, *rates])


def _line(head: str, cells: list[str]) -> str:
    return f"| {' | '.join([head, *cells])} |"


def verdicts(found: list[Bar]) -> Iterator[str]:
    for bar in found:
        yield f"{'pass' if bar.passed() else 'FAIL'}  {bar.asks}: {bar.reached}"
