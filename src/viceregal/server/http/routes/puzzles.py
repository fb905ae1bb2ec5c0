"""Puzzles: those of a game, and trying one. Nobody has to say who they are, and nothing is stored."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, Language, TheServices, plain
from viceregal.server.http.routes.lessons import must_be_known
from viceregal.server.http.shelf import from_shelf
from viceregal.server.shapes.lessons import LessonForetold
from viceregal.server.shapes.puzzles import PuzzleForetellingWanted, PuzzlesTold, PuzzleTold, PuzzleTried
from viceregal.server.telling.puzzles import foretell_in_trial, tell_puzzles, tell_trial, trial_after

router = APIRouter(prefix="/api", tags=["puzzles"], responses=ERRORS)
PuzzleKey = Annotated[str, Path(pattern=r"^[0-9a-f]{8}$")]


@router.get("/puzzles/{game}", response_model=PuzzlesTold)
async def list_puzzles(request: Request, game: str, lang: Language = "en") -> Response:
    """The puzzles of a game, by theme and strength."""
    must_be_known(game)
    return await from_shelf(request, ("puzzles", game, lang), lambda: tell_puzzles(game, lang))


@router.post("/puzzles/{game}/{puzzle}", response_model=PuzzleTold)
async def try_puzzle(
    game: str,
    puzzle: PuzzleKey,
    body: PuzzleTried,
    services: TheServices,
    request: Request,
    lang: Language = "en",
) -> Response:
    """The puzzle after these deeds, from its beginning; with the answer, when the try is over."""
    must_be_known(game)
    services.limits.writing.check(address_of(request.scope))
    return await run_in_threadpool(
        lambda: plain(tell_trial(trial_after(game, puzzle, body.deeds, lang), lang))
    )


@router.post("/puzzles/{game}/{puzzle}/foretellings", response_model=LessonForetold)
async def foretell_puzzle(
    game: str,
    puzzle: PuzzleKey,
    body: PuzzleForetellingWanted,
    services: TheServices,
    request: Request,
    lang: Language = "en",
) -> Response:
    """What would come of each of these rows of answers, after the deeds."""
    must_be_known(game)
    services.limits.writing.check(address_of(request.scope))

    def foretold() -> Response:
        trial = trial_after(game, puzzle, body.deeds, lang)
        return plain(foretell_in_trial(trial, body.question, body.rows, lang, body.alone))

    return await run_in_threadpool(foretold)
