"""Games and bots from wherever they come: entry points of installed packages, ours included, and what is loaded by name.

`load("my_bots.py")` (on the command line `--load my_bots.py`) takes a file, a folder that is a package, or the dotted
name of a module, and offers every game pack and bot entry that stands in it by a name of its own. What is loaded is
written into the environment too, so that the processes we start know it as well.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from viceregal.core.complaints import Complaint
from viceregal.core.errors import BadSetup, ViceregalError
from viceregal.faults import why_not_loaded

DOES_NOT_LOAD: Final = Complaint("does_not_load", "{what} does not load: {reason}")
NOT_A_FILE: Final = Complaint("not_a_file", "{file} is not a file")
NOT_A_PYTHON_FILE: Final = Complaint("not_a_python_file", "{file} is not a Python file")
NOT_OFFERED: Final = Complaint("not_offered", "{entry} is not a {kind}")

VARIABLE: Final = "VICEREGAL_LOAD"

Offered = TypeVar("Offered")

_modules: Final[dict[str, ModuleType]] = {}


def installed(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by name, in the order of their names; nothing of them is loaded yet."""
    return {each.name: each for each in sorted(entry_points(group=group), key=lambda each: each.name)}


def taken_from(entry: EntryPoint, kind: type[Offered]) -> Offered:
    """What an entry point stands for; BadSetup if it does not load, or is something else."""
    try:
        found = entry.load()
    except Exception as error:
        raise BadSetup(DOES_NOT_LOAD, what=entry.value, reason=why_not_loaded(error)) from error
    if not isinstance(found, kind):
        raise BadSetup(NOT_OFFERED, entry=entry.value, kind=kind.__name__)
    return found


def leave_out(what: str, why: ViceregalError) -> None:
    """Say that something from outside is not offered; everything else is."""
    import logging

    logging.getLogger("viceregal").warning("%s is left out: %s", what, why)


def load(name: str) -> None:
    """Load a file, a package's folder or a module, here and in every process started from now on."""
    place = str(Path(name).resolve()) if _is_path(name) else name
    _module(place)
    known = _wanted()
    if place not in known:
        os.environ[VARIABLE] = os.pathsep.join([*known, place])


def loaded(kind: type[Offered]) -> Iterator[Offered]:
    """Everything of a kind that loaded modules hold, in the order in which they were loaded."""
    for place in _wanted():
        for name, value in vars(_module(place)).items():
            if isinstance(value, kind) and not name.startswith("_"):
                yield value


def _wanted() -> list[str]:
    return [place for place in os.environ.get(VARIABLE, "").split(os.pathsep) if place]


def _is_path(name: str) -> bool:
    return name.endswith(".py") or os.sep in name or Path(name).is_dir()


def _module(place: str) -> ModuleType:
    if place not in _modules:
        try:
            _modules[place] = _from_path(Path(place)) if _is_path(place) else import_module(place)
        except BadSetup:
            raise
        except Exception as error:
            raise BadSetup(DOES_NOT_LOAD, what=place, reason=why_not_loaded(error)) from error
    return _modules[place]


def _from_path(path: Path) -> ModuleType:
    """A package becomes importable by its own name; a file is imported under its name, whatever folder it lies in."""
    if path.is_dir():
        if str(path.parent) not in sys.path:
            sys.path.insert(0, str(path.parent))
        return import_module(path.name)
    if not path.is_file():
        raise BadSetup(NOT_A_FILE, file=path)
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise BadSetup(NOT_A_PYTHON_FILE, file=path)
    module = module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)
    spec.loader.exec_module(module)
    return module
