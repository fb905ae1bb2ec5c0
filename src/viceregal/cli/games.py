"""`viceregal games`: what can be played."""

from __future__ import annotations

from typing import Any

from viceregal.cli.flags import Json


def games(as_json: Json = False) -> None:
    """List the games: players, editions, options, bots."""
    from viceregal.cli.output import print_json

    rows = _rows()
    if as_json:
        print_json(rows)
    else:
        for row in rows:
            _show(row)


def _rows() -> list[dict[str, Any]]:
    from viceregal.bots import registry
    from viceregal.games import GAMES, game

    rows = []
    for key in GAMES:
        facts = game(key).facts
        options = [
            {"key": each.key, "choices": list(each.choices), "default": each.default, "rule": each.rule}
            for each in facts.options
        ]
        rows.append(
            {
                "key": facts.key,
                "title": facts.title,
                "version": facts.version,
                "least_seats": facts.least_seats,
                "most_seats": facts.most_seats,
                "editions": list(facts.editions),
                "options": options,
                "bots": list(registry.names(key)),
            }
        )
    return rows


def _show(row: dict[str, Any]) -> None:
    print(f"{row['key']}: {row['title']}")
    from viceregal.games import pack

    alone = pack(row["key"]).solo_option()
    solo = f"; or 1, with an AI as {alone}, which has a seat too" if alone else ""
    print(f"  players   {row['least_seats']} to {row['most_seats']}{solo}")
    print(f"  editions  {', '.join(row['editions'])}")
    print(f"  bots      {', '.join(row['bots'])}")
    for number, option in enumerate(row["options"]):
        choices = ["*" + choice if choice == option["default"] else choice for choice in option["choices"]]
        rule = f"  ({option['rule']})" if option["rule"] else ""
        print(f"  {'' if number else 'options':8}  {option['key']} = {' | '.join(choices)}{rule}")
    print("  (* is the default)")
