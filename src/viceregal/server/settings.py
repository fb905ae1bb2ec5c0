"""What can be set from outside: by the command line and by the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from socket import gethostname

from platformdirs import user_data_path

from viceregal.server.push.encryption import check_key

LOOPBACK = "127.0.0.1"
DEFAULT_PORT = 8420
ABSENT_SECONDS = 300.0
VOTE_SECONDS = 300.0
DAY = 86_400.0
LONGEST_DAYS = 3.0
CONNECTIONS = 10_000
PER_ADDRESS = 256


@dataclass(frozen=True)
class Patience:
    """How long a table waits: for somebody absent who is asked, and for votes."""

    absent: float = ABSENT_SECONDS
    vote: float = VOTE_SECONDS


PATIENCE = Patience()


@dataclass(frozen=True)
class Settings:
    """One process of the server."""

    data: Path  # where the SQLite file lies
    host: str = LOOPBACK
    port: int = DEFAULT_PORT
    database_url: str = ""  # SQLite in `data` if empty
    redis_url: str = ""  # for several processes; without it they look into the log every second
    hosts: tuple[str, ...] = field(default=())  # further names this server goes by
    proxies: str = ""  # addresses of proxies whose word about the client is taken
    workers: int = 2  # processes in which bots think
    # For so long a bot may think on while people decide, where nobody else needs the processes; 0: not at all.
    ponder_seconds: float = 0.0
    start_grace: float = 60.0  # after the server has come up, nobody loses by the clock for so long
    absent_seconds: float = ABSENT_SECONDS  # who is away and asked may be replaced by a bot after so long
    vote_seconds: float = VOTE_SECONDS  # a proposal waits so long for votes
    longest_days: float = LONGEST_DAYS  # for one decision at a public table; 0: there is no end to it
    session_days: float = 180.0  # a session that nobody has used for so long is over
    # Guests who have not come back for so long, and sit nowhere, are forgotten.
    keep_guests_days: float = 365.0
    keep_open_days: float = 30.0  # tables that never began
    keep_playing_days: float = 365.0  # games that nobody has gone on with
    keep_over_days: float = 0.0  # finished games; 0: for ever, and so for all of these
    tls_cert: str = ""  # files of a certificate and its key: then the server speaks HTTPS by itself
    tls_key: str = ""
    https: bool = False  # whether browsers come by HTTPS, though no proxy says so
    connections: int = CONNECTIONS  # so many at once, sockets included, as far as the system allows
    # And so many of them from one address; behind a proxy: sockets of one client.
    per_address: int = PER_ADDRESS
    push_key: str = ""  # with it notices are sent to devices of people who are asked and not here
    push_contact: str = ""  # where push services reach the host: mailto: or https:
    push_hosts: tuple[str, ...] = field(default=())  # further push services that are trusted
    push_after: float = 20.0  # seconds after the question
    strongest: bool = False  # whether there is a table of the strongest, of those who want to be read about
    tournaments: bool = True  # whether accounts may open tournaments
    log: str = "warning"  # the least level that is logged
    limits: bool = True  # load tests from one address switch the rate limits off
    test_seed: str = ""  # tests only: what every table is dealt from that asks for no seed of its own
    test_push: str = ""  # tests only: how the addresses of a push service begin that is no public one

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'tables.sqlite'}"

    def goes_by(self, host: str) -> bool:
        """Is this a name of ours? A foreign name that points here may be an attack by DNS rebinding."""
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        name = name.strip("[]").lower()
        if name in ("localhost", gethostname().lower(), *self.hosts) or name.endswith(".local"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def from_environment(environment: Mapping[str, str] = os.environ, data: Path | None = None) -> Settings:
    """What the environment says: DATABASE_URL, REDIS_URL, VICEREGAL_DATA, _HOSTS, _PROXIES, _WORKERS, _PONDER,
    _START_GRACE, _ABSENT, _VOTE, _LONGEST_DAYS, _SESSION_DAYS, _KEEP_GUESTS_DAYS, _KEEP_OPEN_DAYS, _KEEP_PLAYING_DAYS,
    _KEEP_OVER_DAYS, _TLS_CERT, _TLS_KEY, _HTTPS, _CONNECTIONS, _PER_ADDRESS, _PUSH_KEY, _PUSH_CONTACT,
    _PUSH_HOSTS, _PUSH_AFTER, _STRONGEST, _TOURNAMENTS, _LOG, _LIMITS.

    And, for tests alone, VICEREGAL_TEST_PUSH and VICEREGAL_TEST_SEED: with the seed the luck of every table can be known
    beforehand, and whoever makes a table may give it one. ValueError for what cannot be set so.
    """
    folder = data or Path(environment.get("VICEREGAL_DATA") or user_data_path("viceregal", appauthor=False))
    return Settings(
        data=folder,
        database_url=environment.get("DATABASE_URL", ""),
        redis_url=environment.get("REDIS_URL", ""),
        hosts=_names(environment.get("VICEREGAL_HOSTS", "")),
        proxies=environment.get("VICEREGAL_PROXIES", ""),
        workers=round(_number(environment, "VICEREGAL_WORKERS", max(1, min(4, os.cpu_count() or 1)), 1)),
        ponder_seconds=_number(environment, "VICEREGAL_PONDER", 0.0),
        start_grace=_number(environment, "VICEREGAL_START_GRACE", 60.0),
        absent_seconds=_number(environment, "VICEREGAL_ABSENT", ABSENT_SECONDS),
        vote_seconds=_number(environment, "VICEREGAL_VOTE", VOTE_SECONDS, 1.0),
        longest_days=_number(environment, "VICEREGAL_LONGEST_DAYS", LONGEST_DAYS),
        session_days=_number(environment, "VICEREGAL_SESSION_DAYS", Settings.session_days),
        keep_guests_days=_number(environment, "VICEREGAL_KEEP_GUESTS_DAYS", Settings.keep_guests_days),
        keep_open_days=_number(environment, "VICEREGAL_KEEP_OPEN_DAYS", Settings.keep_open_days),
        keep_playing_days=_number(environment, "VICEREGAL_KEEP_PLAYING_DAYS", Settings.keep_playing_days),
        keep_over_days=_number(environment, "VICEREGAL_KEEP_OVER_DAYS", Settings.keep_over_days),
        tls_cert=environment.get("VICEREGAL_TLS_CERT", ""),
        tls_key=environment.get("VICEREGAL_TLS_KEY", ""),
        https=environment.get("VICEREGAL_HTTPS", "0") == "1" or bool(environment.get("VICEREGAL_TLS_CERT")),
        connections=round(_number(environment, "VICEREGAL_CONNECTIONS", CONNECTIONS, 1)),
        per_address=round(_number(environment, "VICEREGAL_PER_ADDRESS", PER_ADDRESS, 1)),
        push_key=_push_key(environment),
        push_contact=environment.get("VICEREGAL_PUSH_CONTACT", ""),
        push_hosts=_names(environment.get("VICEREGAL_PUSH_HOSTS", "")),
        push_after=_number(environment, "VICEREGAL_PUSH_AFTER", Settings.push_after),
        strongest=environment.get("VICEREGAL_STRONGEST", "0") == "1",
        tournaments=environment.get("VICEREGAL_TOURNAMENTS", "1") != "0",
        log=_level(environment.get("VICEREGAL_LOG") or "warning"),
        limits=environment.get("VICEREGAL_LIMITS", "1") != "0",
        test_seed=environment.get("VICEREGAL_TEST_SEED", ""),
        test_push=environment.get("VICEREGAL_TEST_PUSH", ""),
    )


def _names(said: str) -> tuple[str, ...]:
    return tuple(name.strip().lower() for name in said.split(",") if name.strip())


def _push_key(environment: Mapping[str, str]) -> str:
    """Push services want to know whom to write to before they turn a sender away."""
    key, contact = environment.get("VICEREGAL_PUSH_KEY", ""), environment.get("VICEREGAL_PUSH_CONTACT", "")
    if not key:
        return ""
    try:
        check_key(key)
    except ValueError as error:
        raise ValueError(f"VICEREGAL_PUSH_KEY: {error}") from None
    if not contact.startswith(("mailto:", "https://")):
        raise ValueError("VICEREGAL_PUSH_CONTACT must be mailto: or https:// and say how to reach you")
    return key


def _number(environment: Mapping[str, str], name: str, usual: float, least: float = 0.0) -> float:
    said = environment.get(name) or str(usual)
    try:
        found = float(said)
    except ValueError:
        found = float("nan")
    if not least <= found < float("inf"):
        raise ValueError(f"{name} must be a number of at least {least:g}, not {said!r}")
    return found


def _level(said: str) -> str:
    if said.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"):
        raise ValueError(f"VICEREGAL_LOG must be debug, info, warning, error or critical, not {said!r}")
    return said
