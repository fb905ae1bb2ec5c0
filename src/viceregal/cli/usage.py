"""What Typer finds wrong with the words of a command, as complaints of ours: so it is said in the reader's language.

Its errors are known by their names and by what they carry, because they have moved between its versions; some carry a
sentence only, and are known by how it begins. What is not known here is said as Typer says it.
"""

from __future__ import annotations

from typing import Any

from viceregal.cli.complaints import (
    EXTRA_ARGUMENTS,
    INVALID_VALUE,
    MISSING_ARGUMENT,
    MISSING_COMMAND,
    MISSING_OPTION,
    NEEDS_ARGUMENT,
    NO_SUCH_COMMAND,
    NO_SUCH_COMMAND_NEAR,
    NO_SUCH_OPTION,
    NO_SUCH_OPTION_NEAR,
    NOT_A_NUMBER,
    NOT_AN_INTEGER,
    NUMBER_AT_LEAST,
    NUMBER_AT_MOST,
    SEE,
)
from viceregal.core.errors import BadValue, ViceregalError


class BadUsage(ViceregalError):
    """Words that make no command."""


def bad_usage(error: Any) -> BadUsage:
    """What is wrong, and where to read how it goes."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "viceregal"
    return BadUsage(SEE, what=_what(error), command=command)


def _what(error: Any) -> ViceregalError:
    text: str = error.format_message()
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return _no_such_option(error)
    if kind == "MissingParameter":
        return _missing(error, text)
    if kind == "BadOptionUsage" and text.endswith("requires an argument."):
        return BadUsage(NEEDS_ARGUMENT, name=repr(error.option_name))
    if kind == "BadParameter" and text.endswith(f": {error.message}"):
        name = text.removeprefix("Invalid value for ").removesuffix(f": {error.message}")
        return BadUsage(INVALID_VALUE, name=name, reason=_why_not(error))
    return _of_sentence(text)


def _no_such_option(error: Any) -> ViceregalError:
    near = ", ".join(sorted(error.possibilities or ()))
    if near:
        return BadUsage(NO_SUCH_OPTION_NEAR, option=error.option_name, near=near)
    return BadUsage(NO_SUCH_OPTION, option=error.option_name)


def _missing(error: Any, text: str) -> ViceregalError:
    kind = error.param_type or getattr(error.param, "param_type_name", "argument")
    name = text.removeprefix(f"Missing {kind} ").removesuffix(".")
    return BadUsage(MISSING_OPTION, name=name) if kind == "option" else BadUsage(MISSING_ARGUMENT, name=name)


def _why_not(error: Any) -> ViceregalError:
    """Numbers are read by pydantic, which says by a word what is wrong with one."""
    cause = error.__cause__
    first: dict[str, Any] = cause.errors()[0] if hasattr(cause, "errors") else {"type": ""}
    match first["type"]:
        case "greater_than_equal":
            return BadValue(NUMBER_AT_LEAST, least=first["ctx"]["ge"])
        case "less_than_equal":
            return BadValue(NUMBER_AT_MOST, most=first["ctx"]["le"])
        case "int_parsing":
            return BadValue(NOT_AN_INTEGER)
        case "float_parsing":
            return BadValue(NOT_A_NUMBER)
    return BadValue(str(error.message))


def _of_sentence(text: str) -> ViceregalError:
    if text == MISSING_COMMAND.english:
        return BadUsage(MISSING_COMMAND)
    if text.startswith("No such command "):
        command, _, near = text.removeprefix("No such command ").partition(" Did you mean ")
        if near:
            return BadUsage(
                NO_SUCH_COMMAND_NEAR, command=command.removesuffix("."), near=near.removesuffix("?")
            )
        return BadUsage(NO_SUCH_COMMAND, command=command.removesuffix("."))
    if text.startswith("Got unexpected extra argument"):
        return BadUsage(EXTRA_ARGUMENTS, given=text.rpartition(" (")[2].removesuffix(")"))
    return BadUsage(text)
