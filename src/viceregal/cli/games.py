"""`viceregal games`: what can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from viceregal.cli.flags import ENGLISH, Json, Lang
from viceregal.cli.output import tell

if TYPE_CHECKING:
    from viceregal.i18n.game_speech import GameSpeech


def games(lang: Lang = ENGLISH, as_json: Json = False) -> None:
    """List the games: players, editions, options, bots."""
    from viceregal.cli.output import print_json
    from viceregal.i18n import speak

    rows = _rows()
    if as_json:
        print_json(rows)
    else:
        for row in rows:
            _show(row, speak(lang).of(row["key"]))


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
                "min_seats": facts.min_seats,
                "max_seats": facts.max_seats,
                "editions": list(facts.editions),
                "options": options,
                "bots": list(registry.names(key)),
            }
        )
    return rows


def _show(row: dict[str, Any], speech: GameSpeech) -> None:
    from viceregal.cli.rules import game_title

    heads = {name: speech.say(f"games.{name}") for name in ("players", "editions", "bots", "options")}
    width = max([len(head) for head in heads.values()])
    # In English it is the title on the box, in other languages the one that their catalogue has.
    title = row["title"] if speech.lang == ENGLISH else game_title(row["key"], speech.lang)
    print(f"{row['key']}: {title}")
    print(f"  {heads['players']:<{width}}  {_numbers(row, speech)}")
    print(f"  {heads['editions']:<{width}}  {', '.join(row['editions'])}")
    print(f"  {heads['bots']:<{width}}  {', '.join(row['bots'])}")
    for number, option in enumerate(row["options"]):
        choices = ["*" + choice if choice == option["default"] else choice for choice in option["choices"]]
        rule = f"  ({option['rule']})" if option["rule"] else ""
        head = "" if number else heads["options"]
        print(f"  {head:<{width}}  {option['key']} = {' | '.join(choices)}{rule}")
    tell(f"  {speech.say('games.default')}")


def _numbers(row: dict[str, Any], speech: GameSpeech) -> str:
    """How many can play, and whether one can alone."""
    from viceregal.games import pack

    several = speech.say("games.range", least=row["min_seats"], most=row["max_seats"])
    alone = pack(row["key"]).solo_option()
    return speech.say("games.alone", range=several, option=alone) if alone else several
