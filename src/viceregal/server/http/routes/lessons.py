"""Learning: the lessons of a game, and walking through one. Nobody has to say who they are; who has an account finds what
was learnt on every device."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from viceregal.games import GAMES
from viceregal.games import game as find_game
from viceregal.server.http.guard import address_of
from viceregal.server.http.routes.asking import ERRORS, KnownPerson, Language, TheServices, plain
from viceregal.server.http.shelf import from_shelf
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.shapes.lessons import (
    GuideTold,
    LearntGiven,
    LearntTold,
    LessonForetellingWanted,
    LessonForetold,
    LessonsTold,
    LessonTold,
    LessonWanted,
)
from viceregal.server.tables.actor import Actor
from viceregal.server.telling.lessons import (
    course_after,
    foretell_in_course,
    known_marks,
    tell_course,
    tell_guide,
    tell_lessons,
)

router = APIRouter(prefix="/api", tags=["lessons"], responses=ERRORS)
LessonKey = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]


def must_be_known(game: str) -> None:
    if game not in GAMES:
        raise Problem(404, "unknown", f"no game is called {game!r}")


@router.get("/lessons/{game}", response_model=LessonsTold)
async def list_lessons(request: Request, game: str, lang: Language = "en") -> Response:
    """What can be learnt of a game, and the tips for its first real game."""
    must_be_known(game)
    return await from_shelf(request, ("lessons", game, lang), lambda: tell_lessons(game, lang))


@router.get("/guides/{game}", response_model=GuideTold)
async def show_guide(
    request: Request, game: str, lang: Language = "en", edition: Annotated[str, Query(max_length=60)] = ""
) -> Response:
    """The game on one page, in one of its editions."""
    must_be_known(game)
    editions = find_game(game).facts.editions
    if edition and edition not in editions:
        raise Problem(404, "unknown", f"no edition of {game} is called {edition!r}")
    chosen = edition or editions[0]
    return await from_shelf(request, ("guide", game, chosen, lang), lambda: tell_guide(game, chosen, lang))


@router.post("/lessons/{game}/{lesson}", response_model=LessonTold)
async def walk(
    game: str,
    lesson: LessonKey,
    body: LessonWanted,
    services: TheServices,
    request: Request,
    lang: Language = "en",
) -> Response:
    """The lesson after these deeds, from its beginning."""
    must_be_known(game)
    services.limits.writing.check(address_of(request.scope))

    def walked() -> Response:
        return plain(tell_course(course_after(game, lesson, body.edition, body.deeds, lang), lang))

    return await run_in_threadpool(walked)  # rivals think, though not for long: nobody else waits for them


@router.post("/lessons/{game}/{lesson}/foretellings", response_model=LessonForetold)
async def foretell(
    game: str,
    lesson: LessonKey,
    body: LessonForetellingWanted,
    services: TheServices,
    request: Request,
    lang: Language = "en",
) -> Response:
    """What would come of each of these rows of answers, after the deeds."""
    must_be_known(game)
    services.limits.writing.check(address_of(request.scope))

    def foretold() -> Response:
        course = course_after(game, lesson, body.edition, body.deeds, lang)
        return plain(foretell_in_course(course, body.question, body.rows, lang, body.alone))

    return await run_in_threadpool(foretold)


# What accounts have learnt ----------------------------------------------------------------------------------------


async def learnt_by(services: Services, actor: Actor) -> LearntTold:
    marks = await services.learnt.of(str(actor.player))
    return LearntTold(lessons=marks["lesson"], tips=marks["tip"])


def must_be_kept(actor: Actor) -> None:
    if not actor.account:
        raise Problem(409, "guest", "make an account first: what a guest has learnt is kept on the device")


@router.get("/me/lessons")
async def show_learnt(actor: KnownPerson, services: TheServices) -> LearntTold:
    """The lessons that this account has finished, and the tips it has read."""
    must_be_kept(actor)
    return await learnt_by(services, actor)


@router.post("/me/lessons")
async def keep_learnt(body: LearntGiven, actor: KnownPerson, services: TheServices) -> LearntTold:
    """Add what was learnt on this device, once or again; all of it."""
    must_be_kept(actor)
    lessons, tips = known_marks(body.lessons, body.tips)
    await services.learnt.add(str(actor.player), {"lesson": lessons, "tip": tips})
    return await learnt_by(services, actor)
