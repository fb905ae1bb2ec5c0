"""Structured logs, one JSON object a line. Nothing secret is given to them: no tokens, names, talk or actions."""

from __future__ import annotations

import logging
import sys

import structlog


class Stderr:
    """Writes to what standard error is at the moment. A line that cannot be written is lost, and nothing else."""

    def msg(self, message: str) -> None:
        try:
            sys.stderr.write(message + "\n")
            sys.stderr.flush()
        except (OSError, ValueError):  # a pipe that nobody reads any more, a closed file
            return

    log = debug = info = warning = error = critical = exception = msg


class FromLibraries(logging.Handler):
    """What the server's libraries log is written in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        to = structlog.get_logger(record.name)
        to.log(record.levelno, record.getMessage(), exc_info=record.exc_info)


def set_up(level: str = "info") -> None:
    logging.basicConfig(handlers=[FromLibraries()], level=logging.WARNING, force=True)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=lambda *_: Stderr(),
        cache_logger_on_first_use=True,
    )
