"""Which code runs: the compiled modules or their Python sources.

Where a C compiler was at hand when the package was built, every module of `core/` and `games/` (and a bot's
`search/`) lies beside its source as an extension module, and Python prefers that one. The environment
variable `VICEREGAL_PURE=1` makes it take the sources instead, in this process and in those it starts. The
package calls `install_pure_finder_if_asked()` before it imports anything else of itself.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Literal

PACKAGE = __name__.partition(".")[0]
NATIVE_LIBRARY = "_native_core__mypyc"
"""What mypyc compiled of `core/`, in one library; the extension module beside a source only points into it."""


class _SourcesOnly:
    """A finder that knows nothing but the `.py` files of this package."""

    _folders: dict[str, FileFinder]

    def __init__(self) -> None:
        self._folders = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(PACKAGE + "."):
            return None
        for folder in path:
            if folder not in self._folders:
                self._folders[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = self._folders[folder].find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        for finder in self._folders.values():
            finder.invalidate_caches()


def install_pure_finder_if_asked() -> None:
    """Put the finder of sources first when `VICEREGAL_PURE` is set to anything but nothing or 0."""
    if os.environ.get("VICEREGAL_PURE", "") not in ("", "0") and not _sources_only():
        sys.meta_path.insert(0, _SourcesOnly())


def kind() -> Literal["compiled", "interpreted"]:
    """What `core/` and `games/` run as in this process."""
    if _sources_only():
        return "interpreted"
    folder = os.path.dirname(__file__)
    built = (os.path.exists(os.path.join(folder, NATIVE_LIBRARY + suffix)) for suffix in EXTENSION_SUFFIXES)
    return "compiled" if any(built) else "interpreted"


def outdated() -> list[str]:
    """The sources in this folder that were edited after they were compiled: what runs is not what they say.

    For the tests in a working tree; in an installed package the times of the files mean nothing.
    """
    found = []
    for folder, _, names in os.walk(os.path.dirname(__file__)):
        for name in names:
            source = os.path.join(folder, name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py")
            built = os.path.join(folder, name)
            if os.path.exists(source) and os.path.getmtime(source) > os.path.getmtime(built):
                found.append(source)
    return [] if _sources_only() else sorted(found)


def _sources_only() -> bool:
    return any(isinstance(finder, _SourcesOnly) for finder in sys.meta_path)
