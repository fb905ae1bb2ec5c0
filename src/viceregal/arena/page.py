"""A tournament's report: one HTML file with its pictures in it, and the record of each game beside it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from viceregal.arena.ledger import Ledger, Result
from viceregal.arena.means import give_or_take, long
from viceregal.arena.plots import pictures
from viceregal.arena.spec import Tournament
from viceregal.arena.tournament import counted

RECORDS: Final = "records"
_STYLE: Final = """
body { font: 16px/1.5 Georgia, serif; color: #3b2f22; background: #fbf6ea; max-width: 60rem; margin: 2rem auto }
body { padding: 0 1rem }
h2 { border-bottom: 1px solid #b79b6b; padding-top: 1rem }
table { border-collapse: collapse; margin: .5rem 0 }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
figure { display: inline-block; margin: .5rem 1rem .5rem 0; vertical-align: top }
figure svg { max-width: 100%; height: auto }
figcaption { font-style: italic }
.fault { color: #9c2f24 }
details { margin: .5rem 0 }
"""


def write(tournament: Tournament, ledger: Ledger, found: dict[str, Any], folder: Path) -> Path:
    """The report of these standings; where it lies."""
    kept = folder / RECORDS
    kept.mkdir(parents=True, exist_ok=True)
    parts = [f"<h1>{escape(str(found['name']))}</h1>", f"<p>Seed {escape(str(found['seed']))}.</p>"]
    for group in found["games"]:
        parts += [f"<h2>{escape(group['game'])}</h2>", _matches(group), _means(group), _faults(group)]
        parts += [
            f"<figure><figcaption>{heading}</figcaption>{svg}</figure>"
            for heading, svg in pictures(group).items()
        ]
        parts.append(_games(tournament, ledger, group["game"], kept))
    path = folder / "report.html"
    title = escape(str(found["name"]))
    head = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
    )
    path.write_text(head + "".join(parts) + "</html>\n", encoding="utf-8")
    return path


def _matches(group: dict[str, Any]) -> str:
    rows = ["<tr><th>bots<th class=n>games<th>share of the wins<th>question</tr>"]
    for match in group["matches"]:
        shares = "<br>".join([escape(f"{bot}: {told(share)}") for bot, share in match["shares"].items()])
        rows.append(
            f"<tr><td>{escape(' | '.join(match['bots']))}<td class=n>{match['played']}<td>{shares}<td>{escape(question(match))}</tr>"
        )
    return f"<table>{''.join(rows)}</table>"


def _means(group: dict[str, Any]) -> str:
    """Scores by bot, wins by seat, and how long games were."""
    if not group["moves"]:
        return ""
    scores = [
        f"<tr><td>{escape(bot)}<td class=n>{give_or_take(mean)}</tr>" for bot, mean in group["means"].items()
    ]
    seats = [
        f"<tr><td>seat {seat}<td class=n>{give_or_take(share, 100)} %</tr>"
        for seat, share in enumerate(group["seats"])
    ]
    tables = [
        ["<tr><th>bot<th class=n>mean score</tr>", *scores],
        ["<tr><th>seat<th class=n>wins</tr>", *seats],
    ]
    return (
        "".join([f"<table>{''.join(rows)}</table>" for rows in tables]) + f"<p>{long(group['lengths'])}.</p>"
    )


def told(share: dict[str, Any]) -> str:
    """`82.5 ± 8.5 %`"""
    within = "" if share["within"] is None else f" ± {100 * share['within']:.1f}"
    return f"{100 * share['share']:.1f}{within} %"


def question(match: dict[str, Any]) -> str:
    """What was asked of the first bot, and the answer."""
    if match["decide"] is None:
        return ""
    bar = f"{100 * match['decide']:.0f} %"
    if match["above"] is None:
        return f"{match['bots'][0]} above {bar}? not decided"
    return f"{match['bots'][0]} is {'above' if match['above'] else 'below'} {bar}"


def _faults(group: dict[str, Any]) -> str:
    lines = [f"<li>game {each['game']}: {escape(each['fault'])}" for each in group["faults"]]
    return f'<p class="fault">Lost on the spot:</p><ul class="fault">{"".join(lines)}</ul>' if lines else ""


def _games(tournament: Tournament, ledger: Ledger, label: str, kept: Path) -> str:
    rows = ["<tr><th>players<th>won by<th>scores<th class=n>moves<th>record</tr>"]
    for number, match in enumerate(tournament.matches):
        if match.game_label == label:
            rows += [_row(result, number, kept) for deal in counted(match, ledger) for result in deal]
    shown = f"<table>{''.join(rows)}</table>"
    how = "<p>A record is shown by the table's replay page, where it can be dropped, or by <code>viceregal replay FILE</code>.</p>"
    return f"<details><summary>All {len(rows) - 1} games</summary>{how}{shown}</details>"


def _row(result: Result, match: int, kept: Path) -> str:
    winners = ", ".join([f"{result.players[seat]} (seat {seat})" for seat in result.winners])
    link = ""
    if result.record:
        name = f"{match}-{result.index}.record"
        (kept / name).write_text(result.record + "\n", encoding="utf-8")
        link = f'<a href="{RECORDS}/{name}">replay</a>'
    scores = " : ".join([str(points) for points in result.scores])
    return (
        f"<tr><td>{escape(' | '.join(result.players))}<td>{escape(winners)}<td>{scores}"
        f"<td class=n>{result.moves}<td>{link}</tr>"
    )
