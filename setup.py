"""Builds what pyproject.toml cannot say: the native modules and the message catalogues.

Every module of core/ and of a game's rules/ is compiled by mypyc, into one library for core/ and one for each
game, and so are bots/search/*.py and every games/*/bots/search/*.py: those that have a .pxd beside them by Cython, whole
folders without any by mypyc.
Without a C compiler, or with VICEREGAL_PURE=1, the package is built from its sources alone; so it is when the
compilation fails, with a warning. VICEREGAL_NATIVE=1 turns each of these cases into an error.
"""

import os
import shlex
import shutil
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/viceregal")
NATIVE_GROUP = "viceregal._native"
STARTED = time.time()
COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


def asked(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def why_not_native() -> str:
    """The reason to build from the sources alone, or nothing."""
    if asked("VICEREGAL_PURE"):
        return "VICEREGAL_PURE is set"
    if os.name == "posix":
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if shutil.which(compiler) is None:
            return f"there is no C compiler ({compiler})"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "the C headers of Python are not installed"
    return ""


def native_modules() -> list[Extension]:
    """Translates the modules to C; mypy or Cython may refuse them."""
    extensions: list[Extension] = []
    folders = {"core": PACKAGE / "core"}
    folders |= {path.parent.name: path for path in sorted((PACKAGE / "games").glob("*/rules"))}
    groups = [
        (
            [str(path) for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"],
            f"{NATIVE_GROUP}_{name}",
        )
        for name, folder in folders.items()
    ]
    if groups:
        from mypyc.build import mypycify

        rules = [path for paths, _ in groups for path in paths]
        compiled = mypycify(rules, opt_level="3", debug_level="0", separate=groups)
        if os.name == "posix":
            for extension in compiled:
                extension.extra_compile_args.append("-fvisibility=hidden")
        extensions += compiled
    for folder in [PACKAGE / "bots" / "search", *sorted((PACKAGE / "games").glob("*/bots/search"))]:
        paths = [str(path) for path in sorted(folder.glob("*.py")) if path.name != "__init__.py"]
        if not any(folder.glob("*.pxd")):
            from mypyc.build import mypycify

            # On its own: sharing the types of the rules would win a tenth, and build them anew after each edit.
            group = f"{NATIVE_GROUP}_{folder.parent.parent.name}_search"
            extensions += mypycify(paths, opt_level="3", debug_level="0", group_name=group)
    searches = [path.with_suffix(".py") for path in sorted((PACKAGE / "games").rglob("search/*.pxd"))]
    if searches:
        from Cython.Build import cythonize

        modules = [
            Extension(
                ".".join(path.relative_to("src").with_suffix("").parts),
                [str(path)],
                depends=[str(beside) for beside in path.parent.glob("*.pxd")],
                extra_compile_args=["-O3"] if os.name == "posix" else [],
            )
            for path in searches
        ]
        extensions += cythonize(modules, language_level=3, build_dir="build/cython", quiet=True)
    return extensions


class BuildNative(build_ext):
    """Leaves no extension module in the tree that this build did not make."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        if self.inplace:
            self.build_lib = "build/inplace"  # so that a wheel built here later finds nothing left over

    def copy_extensions_to_source(self) -> None:
        super().copy_extensions_to_source()
        kept = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for path in PACKAGE.rglob("*" + (sysconfig.get_config_var("EXT_SUFFIX") or ".so")):
            if path.resolve() in kept:
                os.utime(path, (STARTED, STARTED))  # what `_build.outdated` compares with the source
            else:
                path.unlink()


class BuildSources(build_py):
    """Adds the message catalogues to what is built."""

    def run(self) -> None:
        super().run()
        compile_catalogues(Path("src") if self.editable_mode else Path(self.build_lib))


class Catalogues(Command):
    """Compiles the message catalogues in place: `python setup.py catalogues`."""

    user_options: list[Any] = []

    def initialize_options(self) -> None: ...

    def finalize_options(self) -> None: ...

    def run(self) -> None:
        compile_catalogues(Path("src"))


def compile_catalogues(root: Path) -> None:
    """Writes a .mo under root for each .po of the sources."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for source in sorted(PACKAGE.rglob("locale/*/LC_MESSAGES/*.po")):
        target = root / source.relative_to("src").with_suffix(".mo")
        with source.open("rb") as file:
            catalogue = read_po(file, locale=source.parts[-3], abort_invalid=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as file:
            write_mo(file, catalogue)


def build(native: bool) -> None:
    commands: dict[str, Any] = {"build_ext": BuildNative, "build_py": BuildSources, "catalogues": Catalogues}
    setup(ext_modules=native_modules() if native else [], cmdclass=commands)


def main() -> None:
    if not COMPILING_COMMANDS & set(sys.argv):
        return build(native=False)
    reason = why_not_native()
    if reason:
        if asked("VICEREGAL_NATIVE"):
            raise SystemExit(f"viceregal: VICEREGAL_NATIVE is set, but {reason}")
        print(f"viceregal: building from the Python sources alone: {reason}", file=sys.stderr)
        return build(native=False)
    try:
        build(native=True)
    except (Exception, SystemExit) as failure:
        if asked("VICEREGAL_NATIVE") or "interrupted" in str(failure):
            raise
        print(
            f"viceregal: the native build failed ({failure}); using the Python sources alone", file=sys.stderr
        )
        build(native=False)


main()
