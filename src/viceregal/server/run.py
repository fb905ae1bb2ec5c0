"""Starts the server: finds its address, prints it, opens the browser, and stops in good order."""

from __future__ import annotations

import asyncio
import gc
import socket
import ssl
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path

import structlog
import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from viceregal.core.errors import ViceregalError
from viceregal.games.languages import DEFAULT, LANGUAGES
from viceregal.i18n.catalogue import CatalogueMissing, in_english, speak
from viceregal.server import logs
from viceregal.server.app import make_app
from viceregal.server.http.addresses import ANYWHERE, addresses
from viceregal.server.http.door import Door, protocols
from viceregal.server.limits import MAX_MESSAGE
from viceregal.server.settings import DEFAULT_PORT, Settings, from_environment
from viceregal.server.storage.database import check_file, connect, migrate
from viceregal.server.storage.faults import fault_of

BACKLOG = 2048
SPARE_FILES = 128  # for the storage, bots and files of the page
# Nobody is answered while cycles are searched for, and neither tables nor sockets make any (tests/server/test_leavings.py):
# what is in memory goes when the last one lets go of it. To search after every ten thousand new objects took an eighth of
# the time of a server of a thousand tables; so many are new at once only while tables are opened.
SEARCHES_FOR_CYCLES = (100_000, 20, 5)
# A thread that has written to the storage gets the interpreter back after so long, and not after the usual five times it:
# everybody at the tables it has written for waits for that.
SWITCH_SECONDS = 0.001
log = structlog.get_logger("run")


class CannotServe(ViceregalError):
    """The address is taken or is not one, the storage cannot be used, or something is set that cannot be."""


def run(host: str, port: int | None, data: Path | None, open_browser: bool, lang: str = DEFAULT) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    settings = _settings(data)
    logs.set_up(settings.log)
    if settings.test_seed:
        log.warning("luck_is_known", why="VICEREGAL_TEST_SEED is set: this is no server for people")
    _look_at_languages()
    _check_certificate(settings)
    asyncio.run(_prepare(settings))
    listening = _listen(host, port) if port is not None else _listen_somewhere(host)
    address, found_port = listening.getsockname()[:2]
    settings = replace(settings, host=host, port=found_port)
    shown = "127.0.0.1" if address in ANYWHERE else address
    scheme = "https" if settings.tls_cert else "http"
    url = f"{scheme}://[{shown}]:{found_port}/" if ":" in shown else f"{scheme}://{shown}:{found_port}/"
    _say("viceregal: " + speak(lang).say("serve.here", url=url))
    for each in addresses(host, found_port):
        elsewhere = f"{scheme}{each.removeprefix('http')}/"
        _say("viceregal: " + speak(lang).say("serve.network", url=elsewhere))
    config = server_config(settings)
    gc.freeze()  # the rules, the words and the libraries stay: they need not be searched
    gc.set_threshold(*SEARCHES_FOR_CYCLES)
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop, where there is one
        runner.run(_serve(uvicorn.Server(config), listening, url if open_browser else ""))


def _look_at_languages() -> None:
    """Reads all catalogues once, so that the log says what is broken in them or missing."""
    try:
        for lang in LANGUAGES:
            missing = in_english(lang)
            if missing:
                log.warning("language_in_part", lang=lang, said_in_english=missing)
    except CatalogueMissing as error:
        raise CannotServe(str(error)) from None


def _settings(data: Path | None) -> Settings:
    try:
        return from_environment(data=data)
    except ValueError as error:
        raise CannotServe(str(error)) from None


def _check_certificate(settings: Settings) -> None:
    if not settings.tls_cert:
        return
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(settings.tls_cert, settings.tls_key or None)
    except (OSError, ValueError) as error:  # ssl's errors are among them
        raise CannotServe(f"cannot use the certificate {settings.tls_cert}: {error}") from None


async def _prepare(settings: Settings) -> None:
    """Bring the storage up to date, or say in one line why not."""
    engine = connect(settings.database)
    try:
        await check_file(engine)
        await migrate(engine)
    except (SQLAlchemyError, CommandError, OSError) as error:
        place = engine.url.render_as_string(hide_password=True)
        reason = getattr(error, "orig", None) or error
        said = f"cannot use the storage {place}: {str(reason).splitlines()[0]}"
        if fault_of(error) == "damaged":
            said += " (it is damaged: restore a backup with `viceregal restore FILE`)"
        raise CannotServe(said) from None
    finally:
        await engine.dispose()


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201  # this is what the command is for


def _listen_somewhere(host: str) -> socket.socket:
    try:
        return _listen(host, DEFAULT_PORT)
    except CannotServe:
        return _listen(host, 0)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # whoever comes before the server is up waits
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise CannotServe(f"cannot listen on {host} port {port}: {reason}") from None
    return listening


def server_config(settings: Settings) -> uvicorn.Config:
    requests, sockets = protocols(_door(settings))
    return uvicorn.Config(
        make_app(settings),
        http=requests,
        ws=sockets,
        ws_max_size=MAX_MESSAGE * 4,  # in bytes; letters are counted where the message is read
        ws_per_message_deflate=True,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        backlog=BACKLOG,
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
    )


def _door(settings: Settings) -> Door:
    possible = _open_files(settings.connections + SPARE_FILES) - SPARE_FILES
    if not settings.limits:
        return Door(possible, possible)
    proxies = frozenset([each.strip() for each in settings.proxies.split(",")])
    return Door(min(settings.connections, possible), settings.per_address, proxies)


def _open_files(wanted: int) -> int:
    """How many files and connections the system lets us have open; more than usual, if it may be asked for."""
    if sys.platform == "win32":
        return wanted
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY or allowed == resource.RLIM_INFINITY:
        most = max(wanted, allowed)
    if allowed < wanted:
        allowed = min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return allowed


async def _serve(server: uvicorn.Server, listening: socket.socket, open_at: str) -> None:
    if open_at:
        # Some browsers keep the one who opens them waiting: not the server.
        opening = threading.Timer(0.5, webbrowser.open, [open_at])
        opening.daemon = True
        opening.start()
    await server.serve(sockets=[listening])
