"""A review as one file for a browser, which needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any, Final

from viceregal.core.match import Match
from viceregal.review.telling import signed

Plain = dict[str, Any]
Board = Callable[[Match, int, int], str]  # the board before a decision, as a seat saw it, in letters
STYLE: Final = """body{max-width:820px;margin:24px auto;padding:0 16px;background:#e9dbbb;color:#2a1c10;
font:17px/1.4 Georgia,serif}h1,h2,h3{line-height:1.15}svg{width:100%;height:auto;border:1px solid #d6c196}
article{background:#fffaee;border:1px solid #d6c196;padding:4px 16px 12px;margin:12px 0}
table{border-collapse:collapse}td,th{padding:3px 12px 3px 0;text-align:right}th:first-child{text-align:left}
pre{overflow:auto;font:12px/1.2 monospace;background:#ebddbd;padding:8px}dt{font-weight:bold}dd{margin:0 0 6px}
.blunder,.mistake,.slip{color:#a3221b}"""


def html_of(told: Plain, match: Match, board: Board) -> str:
    """The whole file."""
    labels = told["labels"]
    parts = [
        f'<!doctype html><html lang="{told["lang"]}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(labels['title'])}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(labels['title'])}</h1>",
        f"<p>{escape(told['result'])}</p>",
        f"<p>{escape(labels['known'])}</p>{told['picture']}",
        f"<h2>{escape(labels['turning'])}</h2>",
    ]
    if not told["turning"]:
        parts.append(f"<p>{escape(labels['none'])}</p>")
    for place, point in enumerate(told["turning"], start=1):
        parts.append(_point(place, point, told, board(match, point["number"], point["seat"])))
    parts += [_mistakes(told), _shares(told), _statistics(told), "</body></html>"]
    return "\n".join(parts) + "\n"


def _point(place: int, point: Plain, told: Plain, board: str) -> str:
    labels = told["labels"]
    size = (
        f' <span class="{point["size"]}">({escape(labels["size." + point["size"]])})</span>'
        if point["size"]
        else ""
    )
    reasons = "".join(
        [
            f"<li>{signed(each['points'], told['lang'])} {escape(each['words'])}</li>"
            for each in point["reasons"]
        ]
    )
    why = f"<dt>{escape(labels['why'])}</dt><dd><ul>{reasons}</ul></dd>" if reasons else ""
    line = (
        f"<dt>{escape(labels['line'])}</dt><dd>{escape(', '.join(point['line']))}</dd>"
        if len(point["line"]) > 1
        else ""
    )
    return (
        f"<article><h3>{place}. {escape(point['title'])} · {escape(point['name'])}{size}</h3>"
        f"<p>{escape(point['question'])} {escape(point['worth'])}</p>"
        f"<dl><dt>{escape(labels['played'])}</dt><dd>{escape(point['played']['words'])}</dd>"
        f"<dt>{escape(labels['better'])}</dt><dd>{escape(point['better']['words'])}</dd>{why}{line}</dl>"
        f"<pre>{escape(board)}</pre></article>"
    )


def _table(title: str, players: list[str], rows: list[tuple[str, list[str]]]) -> str:
    head = "".join([f"<th>{escape(name)}</th>" for name in ("", *players)])
    body = "".join(
        [
            f"<tr><th>{escape(name)}</th>{''.join([f'<td>{escape(each)}</td>' for each in values])}</tr>"
            for name, values in rows
        ]
    )
    return f"<h2>{escape(title)}</h2><table><tr>{head}</tr>{body}</table>"


def _mistakes(told: Plain) -> str:
    labels = told["labels"]
    rows = [
        (labels[name if name in labels else f"size.{name}"], [str(seat[name]) for seat in told["mistakes"]])
        for name in told["mistakes"][0]
    ]
    return _table(labels["mistakes"], told["players"], rows)


def _shares(told: Plain) -> str:
    rows = [
        (
            told["labels"][f"share.{part}"],
            ["" if seat[part] is None else signed(seat[part], told["lang"]) for seat in told["shares"]],
        )
        for part in told["shares"][0]
    ]
    return _table(told["labels"]["shares"], told["players"], rows)


def _statistics(told: Plain) -> str:
    found = ""
    if told["scores"]:
        last = told["scores"][-1]["headings"]
        rows = [
            (words, [str(points) for points in last.get(name, [0] * told["seats"])])
            for name, words in told["headings"].items()
        ]
        found = _table(told["labels"]["points"], told["players"], rows) + told["sources"]
    if told["statistics"]:
        rows = [(each["words"], [str(value) for value in each["values"]]) for each in told["statistics"]]
        found += _table(told["labels"]["statistics"], told["players"], rows)
    return found
