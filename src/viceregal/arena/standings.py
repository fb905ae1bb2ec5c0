"""What a tournament comes to, as plain data: shares with intervals, ratings, seats, scores and lengths."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

from viceregal.arena.ledger import Ledger, Result
from viceregal.arena.means import mean_of_deals, mean_within, spread_of
from viceregal.arena.play import blamed
from viceregal.arena.spec import Match, Tournament
from viceregal.arena.tournament import counted, decision, share_of
from viceregal.extras import needs

Plain = dict[str, Any]


def standings(tournament: Tournament, ledger: Ledger) -> Plain:
    """All of it; the same for the same games, however many played at once."""
    groups: dict[str, list[Match]] = defaultdict(list)
    for match in tournament.matches:
        groups[match.game_label].append(match)
    return {
        "name": tournament.name,
        "seed": tournament.seed,
        "games": [_group(label, matches, ledger) for label, matches in groups.items()],
    }


def _group(label: str, matches: list[Match], ledger: Ledger) -> Plain:
    """All matches of one game as it is set up."""
    deals = [counted(match, ledger) for match in matches]
    games = [result for each in deals for deal in each for result in deal]
    finished = [result for result in games if result.finished]
    by_deal = _finished_by_deal(deals)
    return {
        "game": label,
        "key": matches[0].plan.game,
        "played": len(games),
        "matches": [_match(match, each, ledger) for match, each in zip(matches, deals, strict=True)],
        "ratings": ratings(games),
        "against": against(games),
        "means": mean_scores(by_deal),
        "seats": seat_shares(matches[0].plan.setup.seats, by_deal),
        "lengths": lengths_of(by_deal),
        "scores": scores_of(finished),
        "moves": [result.moves for result in finished],
        "faults": [
            {"bot": blamed(result.players, result.faulty), "game": result.index, "fault": result.fault}
            for result in games
            if not result.finished
        ],
    }


def _match(match: Match, deals: list[list[Result]], ledger: Ledger) -> Plain:
    verdict = decision(match, ledger)
    found: Plain = {
        "bots": list(match.plan.bots),
        "deals": len(deals),
        "played": sum([len(deal) for deal in deals]),
        "shares": {},
        "decide": match.decide,
        "above": verdict.above,
    }
    for bot in dict.fromkeys(match.plan.bots):
        if deals:
            share, within = mean_within([share_of(bot, deal) for deal in deals])
            found["shares"][bot] = {
                "share": round(share, 4),
                "within": None if within is None else round(within, 4),
            }
    return found


def ratings(games: list[Result]) -> list[Plain]:
    """The bots by strength, the strongest first: openskill's mean, and how far off it may be in 95 of 100 cases."""
    with needs("arena"):
        from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in sorted({bot for game in games for bot in game.players})}
    for game in games:
        if len(set(game.players)) < 2:
            continue
        ranks = places(game)
        # Copies of a bot at one table are rated together: the best of them stands for all.
        best = {
            bot: min([rank for rank, name in zip(ranks, game.players, strict=True) if name == bot])
            for bot in game.players
        }
        rated = model.rate([[found[bot]] for bot in best], ranks=[float(rank) for rank in best.values()])
        for bot, [rating] in zip(best, rated, strict=True):
            found[bot] = rating
    ladder = sorted(found.items(), key=lambda each: -each[1].mu)
    return [
        {"bot": bot, "rating": round(each.mu, 2), "within": round(1.96 * each.sigma, 2)}
        for bot, each in ladder
    ]


def places(game: Result) -> list[int]:
    """The place of each seat: winners first, then by points; who lost on the spot is last."""
    if not game.finished:
        return [2 if seat == game.faulty else 1 for seat in range(len(game.players))]
    behind = sorted(
        {points for seat, points in enumerate(game.scores) if seat not in game.winners}, reverse=True
    )
    return [
        1 if seat in game.winners else 2 + behind.index(points) for seat, points in enumerate(game.scores)
    ]


def against(games: list[Result]) -> dict[str, dict[str, float]]:
    """Of two bots at one table: how often the one won and the other did not, counting ties as halves."""
    won: dict[tuple[str, str], list[float]] = defaultdict(list)
    for game in games:
        for seat, bot in enumerate(game.players):
            for other_seat, other in enumerate(game.players):
                if other != bot:
                    mine, theirs = seat in game.winners, other_seat in game.winners
                    won[bot, other].append(0.5 if mine == theirs else float(mine))
    found: dict[str, dict[str, float]] = defaultdict(dict)
    for (bot, other), halves in sorted(won.items()):
        found[bot][other] = round(sum(halves) / len(halves), 4)
    return dict(found)


def _finished_by_deal(matches: list[list[list[Result]]]) -> list[list[Result]]:
    """All matches have the same deals: what was played on each, and to its end."""
    found: dict[int, list[Result]] = defaultdict(list)
    for deals in matches:
        for number, deal in enumerate(deals):
            found[number] += [result for result in deal if result.finished]
    return [found[number] for number in sorted(found) if found[number]]


def _mean(deals: list[list[Result]], amounts: Callable[[Result], list[float]]) -> Plain:
    """The mean of what each game has any number of, and how far off it may be in 95 of 100 cases."""
    each = [[amount for game in deal for amount in amounts(game)] for deal in deals]
    there = [(sum(deal), len(deal)) for deal in each if deal]
    if not there:
        return {"mean": None, "within": None}
    mean, within = mean_of_deals(there)
    return {"mean": round(mean, 4), "within": None if within is None else round(within, 4)}


def mean_scores(deals: list[list[Result]]) -> dict[str, Plain]:
    """The mean score of each bot."""
    bots = sorted({bot for deal in deals for game in deal for bot in game.players})
    return {bot: _mean(deals, lambda game, bot=bot: _points(bot, game)) for bot in bots}  # type: ignore[misc]


def _points(bot: str, game: Result) -> list[float]:
    return [points for name, points in zip(game.players, game.scores, strict=True) if name == bot]


def seat_shares(seats: int, deals: list[list[Result]]) -> list[Plain]:
    """How the wins are shared between the seats: what it is worth to begin."""
    return [
        _mean(deals, lambda game, seat=seat: [(seat in game.winners) / max(1, len(game.winners))])  # type: ignore[misc]
        for seat in range(seats)
    ]


def lengths_of(deals: list[list[Result]]) -> Plain:
    """How long the games were, in decisions of players."""
    lengths = Counter([game.moves for deal in deals for game in deal])
    return {**_mean(deals, lambda game: [game.moves]), **spread_of(lengths)}


def scores_of(games: list[Result]) -> dict[str, list[int]]:
    """All scores of each bot."""
    found: dict[str, list[int]] = defaultdict(list)
    for game in games:
        for bot, points in zip(game.players, game.scores, strict=True):
            found[bot].append(points)
    return dict(sorted(found.items()))
