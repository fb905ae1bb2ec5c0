"""A tournament's report: one HTML file with its pictures in it, and the record of each game beside it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from viceregal.arena.ledger import Ledger, Result
from viceregal.arena.plots import pictures
from viceregal.arena.spec import Tournament
from viceregal.arena.tournament import counted
from viceregal.arena.wording import length_words, mean_words, question_words, share_words
from viceregal.i18n.catalogue import Words
from viceregal.i18n.typesetting import PERCENT

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


def write(tournament: Tournament, ledger: Ledger, found: dict[str, Any], folder: Path, words: Words) -> Path:
    """The report of these standings; where it lies."""
    kept = folder / RECORDS
    kept.mkdir(parents=True, exist_ok=True)
    parts = [
        f"<h1>{escape(str(found['name']))}</h1>",
        f"<p>{_said(words, 'arena.seed', seed=found['seed'])}</p>",
    ]
    for group in found["games"]:
        parts += [
            f"<h2>{escape(group['game'])}</h2>",
            _matches(group, words),
            _means(group, words),
            _faults(group, words),
        ]
        parts += [
            f"<figure><figcaption>{escape(heading)}</figcaption>{svg}</figure>"
            for heading, svg in pictures(group, words).items()
        ]
        parts.append(_games(tournament, ledger, group["game"], kept, words))
    path = folder / "report.html"
    title = escape(str(found["name"]))
    head = (
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style>"
    )
    path.write_text(head + "".join(parts) + "</html>\n", encoding="utf-8")
    return path


def _said(words: Words, key: str, **values: object) -> str:
    return escape(words.say(key, **values))


def _matches(group: dict[str, Any], words: Words) -> str:
    rows = [
        f"<tr><th>{_said(words, 'games.bots')}<th class=n>{_said(words, 'sim.games')}"
        f"<th>{_said(words, 'arena.shares')}<th>{_said(words, 'arena.question')}</tr>"
    ]
    for match in group["matches"]:
        shares = "<br>".join(
            [escape(f"{bot}: {share_words(share, words)}") for bot, share in match["shares"].items()]
        )
        rows.append(
            f"<tr><td>{escape(' | '.join(match['bots']))}<td class=n>{match['played']}"
            f"<td>{shares}<td>{escape(question_words(match, words))}</tr>"
        )
    return f"<table>{''.join(rows)}</table>"


def _means(group: dict[str, Any], words: Words) -> str:
    """Scores by bot, wins by seat, and how long games were."""
    if not group["moves"]:
        return ""
    scores = [
        f"<tr><td>{escape(bot)}<td class=n>{mean_words(mean, words)}</tr>"
        for bot, mean in group["means"].items()
    ]
    seats = [
        f"<tr><td>{_said(words, 'board.seat', seat=seat)}<td class=n>{words.say(PERCENT, n=mean_words(share, words, 100))}</tr>"
        for seat, share in enumerate(group["seats"])
    ]
    tables = [[_heads("bot", "mean_score", words), *scores], [_heads("seat", "wins", words), *seats]]
    length = f"<p>{escape(length_words(group['lengths'], words))}.</p>"
    return "".join([f"<table>{''.join(rows)}</table>" for rows in tables]) + length


def _heads(name: str, figure: str, words: Words) -> str:
    return f"<tr><th>{_said(words, f'sim.{name}')}<th class=n>{_said(words, f'sim.{figure}')}</tr>"


def _faults(group: dict[str, Any], words: Words) -> str:
    lines = [
        f"<li>{_said(words, 'arena.fault', game=each['game'], fault=each['fault'])}"
        for each in group["faults"]
    ]
    return f'<ul class="fault">{"".join(lines)}</ul>' if lines else ""


def _games(tournament: Tournament, ledger: Ledger, label: str, kept: Path, words: Words) -> str:
    rows = [
        f"<tr><th>{_said(words, 'games.players')}<th>{_said(words, 'arena.won_by')}"
        f"<th>{_said(words, 'arena.scores')}<th class=n>{_said(words, 'arena.moves')}"
        f"<th>{_said(words, 'arena.record')}</tr>"
    ]
    for number, match in enumerate(tournament.matches):
        if match.game_label == label:
            rows += [_row(result, number, kept, words) for deal in counted(match, ledger) for result in deal]
    shown = f"<table>{''.join(rows)}</table>"
    how = _said(words, "arena.how", command="viceregal replay …")
    heading = _said(words, "arena.all_games", n=len(rows) - 1)
    return f"<details><summary>{heading}</summary><p>{how}</p>{shown}</details>"


def _row(result: Result, match: int, kept: Path, words: Words) -> str:
    winners = words.listing(
        [f"{result.players[seat]} ({words.say('board.seat', seat=seat)})" for seat in result.winners]
    )
    link = ""
    if result.record:
        name = f"{match}-{result.index}.record"
        (kept / name).write_text(result.record + "\n", encoding="utf-8")
        link = f'<a href="{RECORDS}/{name}">{_said(words, "arena.replay")}</a>'
    scores = " : ".join([str(points) for points in result.scores])
    return (
        f"<tr><td>{escape(' | '.join(result.players))}<td>{escape(winners)}<td>{scores}"
        f"<td class=n>{result.moves}<td>{link}</tr>"
    )
