"""What games between bots came to, in words of the reader's language."""

from __future__ import annotations

from typing import Any

from viceregal.arena.means import give_or_take
from viceregal.i18n.catalogue import Words


def mean_words(mean: dict[str, Any], words: Words, times: int = 1) -> str:
    """`4.25 ± 0.31`"""
    return words.figures(give_or_take(mean, times))


def length_words(lengths: dict[str, Any], words: Words) -> str:
    """`33.10 ± 0.52 moves a game (25 to 41, median 33)`"""
    if lengths["least"] is None:
        return words.say("sim.none_ended")
    median = words.figures(f"{lengths['median']:g}")
    ends = {"least": lengths["least"], "most": lengths["most"]}
    return words.say("sim.length", mean=mean_words(lengths, words), median=median, **ends)


def share_words(share: dict[str, Any], words: Words) -> str:
    """`82.5 ± 8.5%`"""
    within = "" if share["within"] is None else f" ± {100 * share['within']:.1f}"
    return words.percent(f"{100 * share['share']:.1f}{within}")


def question_words(match: dict[str, Any], words: Words) -> str:
    """What was asked of the first bot, and the answer."""
    if match["decide"] is None:
        return ""
    answer = {None: "undecided", True: "above", False: "below"}[match["above"]]
    return words.say(
        f"arena.{answer}", bot=match["bots"][0], bar=words.percent(f"{100 * match['decide']:.0f}")
    )
