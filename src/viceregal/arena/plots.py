"""The pictures of a tournament's report, as SVG."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

from viceregal.extras import needs
from viceregal.i18n.catalogue import Words

INK: Final = "#3b2f22"
RUBRIC: Final = "#9c2f24"
PAPER: Final = "#fbf6ea"


def pictures(group: dict[str, Any], words: Words) -> dict[str, str]:
    """All pictures of one game by their headings; what there is nothing to draw of is left out."""
    drawn: dict[str, str] = {}
    if len(group["ratings"]) > 1:
        drawn["ladder"] = ladder(group["ratings"], words)
        drawn["matrix"] = matrix(group)
    if any(group["scores"].values()):
        drawn["scores"] = scores(group["scores"], words)
    if group["moves"]:
        drawn["lengths"] = lengths(group["moves"], words)
    if len(group["seats"]) > 1 and group["moves"]:
        drawn["seats"] = seats(group["seats"], words)
    return {words.say(f"arena.picture.{name}"): svg for name, svg in drawn.items()}


def _figure(width: float, height: float) -> tuple[Any, Any]:
    with needs("arena"):
        from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained", facecolor=PAPER)
    axes = figure.add_subplot(facecolor=PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _svg(figure: Any) -> str:
    """The same for the same numbers: no date, and ids that do not change."""
    from matplotlib import rc_context

    text = StringIO()
    with rc_context({"svg.hashsalt": "viceregal", "svg.fonttype": "none"}):
        figure.savefig(text, format="svg", metadata={"Date": None})
    whole = text.getvalue()
    return whole[whole.index("<svg") :]


def ladder(ratings: list[dict[str, Any]], words: Words) -> str:
    figure, axes = _figure(6, 0.6 + 0.35 * len(ratings))
    names = [each["bot"] for each in reversed(ratings)]
    axes.errorbar(
        [each["rating"] for each in reversed(ratings)],
        names,
        xerr=[each["within"] for each in reversed(ratings)],
        fmt="D",
        color=RUBRIC,
        ecolor=INK,
        capsize=3,
    )
    axes.set_xlabel(words.say("arena.axis.rating"))
    return _svg(figure)


def matrix(group: dict[str, Any]) -> str:
    bots = [each["bot"] for each in group["ratings"]]
    shares = [[group["against"].get(bot, {}).get(other) for other in bots] for bot in bots]
    figure, axes = _figure(1.8 + 0.75 * len(bots), 1.2 + 0.5 * len(bots))
    filled = [[0.5 if share is None else share for share in row] for row in shares]
    axes.imshow(filled, cmap="RdYlGn", vmin=0, vmax=1, aspect="auto")
    axes.set_xticks(range(len(bots)), bots, rotation=45, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            if share is not None:
                axes.text(column, row, f"{100 * share:.0f}", ha="center", va="center", color=INK)
    return _svg(figure)


def scores(by_bot: dict[str, list[int]], words: Words) -> str:
    shown = {bot: points for bot, points in by_bot.items() if points}
    figure, axes = _figure(6, 0.8 + 0.4 * len(shown))
    axes.boxplot(list(shown.values()), orientation="horizontal", widths=0.6, medianprops={"color": RUBRIC})
    axes.set_yticks(range(1, len(shown) + 1), list(shown))
    axes.set_xlabel(words.say("arena.axis.points"))
    return _svg(figure)


def lengths(moves: list[int], words: Words) -> str:
    figure, axes = _figure(6, 2.2)
    axes.hist(moves, bins=min(30, max(moves) - min(moves) + 1), color=INK)
    axes.set_xlabel(words.say("arena.axis.moves"))
    axes.set_ylabel(words.say("sim.games"))
    return _svg(figure)


def seats(shares: list[dict[str, Any]], words: Words) -> str:
    figure, axes = _figure(6, 2.2)
    axes.bar(
        [str(seat) for seat in range(len(shares))],
        [100 * share["mean"] for share in shares],
        yerr=[100 * (share["within"] or 0) for share in shares],
        color=INK,
        ecolor=RUBRIC,
        capsize=3,
    )
    axes.axhline(100 / len(shares), color=RUBRIC, linestyle="--")
    axes.set_xlabel(words.say("sim.seat"))
    axes.set_ylabel(words.say("arena.axis.wins"))
    return _svg(figure)
