"""The page: what was built into `page/`, or a word on how to build it."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from viceregal.server.http.guard import error_response
from viceregal.server.http.index import send_index
from viceregal.server.problem import Problem

PAGE = Path(__file__).parents[1] / "page"
NAMED = "players/"  # whoever has a page there may have a dot in the name

_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Viceregal</title>
<h1>Viceregal</h1>
<p>The server runs, but its page has not been built yet. In the folder of the project, run <code>make install</code>.</p>
<p>Programs can play: see <a href="/api/openapi.json">the interface</a>.</p>
</html>
"""


async def serve_page(request: Request) -> Response:
    """A file of the page; every other path without a dot is the page itself, which knows what to show there."""
    path = request.path_params.get("path", "")
    if path.startswith("api/") or path == "api":
        return error_response(Problem(404, "unknown", "there is nothing at this address"))
    try:
        file = (PAGE / path).resolve()
        found = bool(path) and file.is_relative_to(PAGE.resolve()) and file.is_file()
    except (OSError, ValueError):  # no path at all, or too long for one
        return error_response(Problem(404, "unknown", "there is nothing at this address"))
    if found and file.name != _INDEX:
        # Built files carry a hash of their content in their names.
        lasting = "assets" in file.relative_to(PAGE.resolve()).parts
        return _sent(request, file, _FOREVER if lasting else "no-cache")
    if "." in path.rsplit("/", 1)[-1] and path != _INDEX and not path.startswith(NAMED):
        return error_response(Problem(404, "unknown", "there is nothing at this address"))
    index = PAGE / _INDEX
    if index.is_file():
        return send_index(request, index)
    return HTMLResponse(_NOT_BUILT)


def _sent(request: Request, file: Path, caching: str) -> Response:
    """The smaller file beside it, if there is one and the browser can read it."""
    small = file.with_name(file.name + ".br")
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if not _reads_brotli(request) or not small.is_file():
        return FileResponse(file, headers=headers)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return FileResponse(small, headers={**headers, "Content-Encoding": "br"}, media_type=kind)


def _reads_brotli(request: Request) -> bool:
    accepted = request.headers.get("accept-encoding", "").lower().split(",")
    return any(each.partition(";")[0].strip() == "br" for each in accepted)


_INDEX = "index.html"
_FOREVER = "public, max-age=31536000, immutable"
