"""Builds what pyproject.toml cannot say: the native modules and the message catalogues.

Every module of core/ and of a game's rules/ is compiled by mypyc, into one library for core/ and one for each
game; so are those that make numbers of positions, of envs/ and of a game's envs; and so are bots/search/*.py and every games/*/bots/search/*.py: those that have a .pxd beside them by Cython, whole
folders without any by mypyc.
Without a C compiler, or with VICEREGAL_PURE=1, the package is built from its sources alone; so it is when the
compilation fails, with a warning. VICEREGAL_NATIVE=1 turns each of these cases into an error. VICEREGAL_BUILT=1
compiles nothing and takes the modules that lie compiled beside their sources.

The page is built by node where it is missing, or older than its sources in a working tree; an sdist brings it along.
Without node, or when its build fails, there is neither sdist nor wheel, unless VICEREGAL_NO_PAGE=1 asks for one
without a page.
"""

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(
    0, str(Path(__file__).parent / "scripts")
)  # a build backend has no folder of ours on its path
from native_init import shadows

PACKAGE = Path("src/viceregal")
PAGE = PACKAGE / "server/page/index.html"
NATIVE_GROUP = "viceregal._native"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
# What makes numbers of positions, of all that envs/ holds: it needs nothing that is not in the package.
ENCODERS = ("blocks", "numbers", "schemas")
# To mypyc: what else modules import is read, but not judged. It may need what is not there where packages are built.
UNJUDGED = "--follow-imports=silent"
STARTED = time.time()
COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"}


class NoPage(SystemExit):
    """There is no page to be packed, and nobody asked for a package without one."""


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
    groups = [(paths, f"{NATIVE_GROUP}_{name}") for name, paths in together().items()]
    if groups:
        from mypyc.build import mypycify

        paths = [path for paths, _ in groups for path in paths]
        copies = shadows(paths, "src", Path("build/native_init"))
        compiled = mypycify([UNJUDGED, *copies, *paths], opt_level="3", debug_level="0", separate=groups)
        for extension in compiled:
            if extension.name.startswith(f"{NATIVE_GROUP}_core"):
                with_docstrings(extension)
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
            extensions += mypycify([UNJUDGED, *paths], opt_level="3", debug_level="0", group_name=group)
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


def together() -> dict[str, list[str]]:
    """What mypyc compiles as one, so that each reads the attributes of the others natively; by library."""
    games = sorted((PACKAGE / "games").glob("*/rules"))
    found = {"core": modules(PACKAGE / "core")}
    found |= {rules.parent.name: modules(rules) for rules in games}
    found["envs"] = [str(PACKAGE / "envs" / f"{name}.py") for name in ENCODERS]
    found |= {f"{rules.parent.name}_envs": modules(rules.parent / "envs") for rules in games}
    return {name: paths for name, paths in found.items() if paths}


def modules(folder: Path) -> list[str]:
    """Those of a folder that hold code; or the one module that stands in its place."""
    alone = folder.with_suffix(".py")
    found = [alone] if alone.is_file() else sorted(folder.rglob("*.py"))
    return [str(path) for path in found if path.name != "__init__.py"]


def with_docstrings(extension: Extension) -> None:
    """Puts the docstrings of core/ into its C source: mypyc gives functions and classes their signatures alone."""
    docs = docstrings(PACKAGE / "core")
    for number, source in enumerate(extension.sources):
        text = Path(source).read_text(encoding="utf-8")
        for place in (A_FUNCTION, A_CLASS):
            text = place.sub(lambda found: found[1] + in_c(docs.get(found[2], "")) + '"', text)
        text = A_PROPERTY.sub(lambda found: with_property(found, docs), text)
        target = Path(source).with_suffix(".documented.c")
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.write_text(text, encoding="utf-8")  # else it keeps its time, and is not compiled again
        extension.sources[number] = str(target)


A_TEXT = r'PyDoc_STR\("(?:[^"\\]|\\.)*'
A_FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s+METH_[A-Z_ |]+, " + A_TEXT + ')"')
A_CLASS = re.compile(r"(static PyTypeObject CPyType_(\w+)_template_ = \{\n[^{}]*?\.tp_doc = " + A_TEXT + ')"')

A_PROPERTY = re.compile(r"(\(getter\)(\w+?)_get_(\w+),\s+NULL, )NULL(, NULL\})")


def with_property(found: re.Match[str], docs: dict[str, str]) -> str:
    told = docs.get(f"{found[2]}___{found[3]}")
    return f'{found[1]}PyDoc_STR("{in_c(told)}"){found[4]}' if told else found[0]


def docstrings(folder: Path) -> dict[str, str]:
    """By the names that mypyc gives to functions, methods and classes in C."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        module = "___".join(path.relative_to("src").with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            inner = node.body if isinstance(node, ast.ClassDef) else []
            for each, name in [
                (node, ""),
                *[(method, f"{getattr(node, 'name', '')}___") for method in inner],
            ]:
                if isinstance(each, ast.FunctionDef | ast.ClassDef):
                    found[f"{module}___{name}{each.name}"] = ast.get_docstring(each) or ""
    return found


def in_c(text: str) -> str:
    """As it stands between quotes in C."""
    return "".join(
        [chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:03o}" for byte in text.encode()]
    )


def built_modules() -> list[Extension]:
    """Those that lie compiled beside their sources."""
    paths = [path.relative_to("src") for path in sorted(PACKAGE.rglob("*" + SUFFIX))]
    return [Extension(".".join(path.parts).removesuffix(SUFFIX), []) for path in paths]


class CopyNative(build_ext):
    """Takes compiled modules as they are."""

    def build_extension(self, ext: Extension) -> None:
        source = Path("src", *ext.name.split(".")).as_posix() + SUFFIX
        target = self.get_ext_fullpath(ext.name)
        self.mkpath(str(Path(target).parent))
        self.copy_file(source, target)


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
        for path in PACKAGE.rglob("*" + SUFFIX):
            if path.resolve() in kept:
                os.utime(path, (STARTED, STARTED))  # what `_build.outdated` compares with the source
            else:
                path.unlink()


class WithPage(sdist):
    """Builds the page before the files of the sdist are listed."""

    def run(self) -> None:
        build_page()
        super().run()


class BuildSources(build_py):
    """Adds the page and the message catalogues to what is built."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            self.__dict__.pop("data_files", None)  # listed before the page was there
        super().run()
        compile_catalogues(Path("src") if self.editable_mode else Path(self.build_lib))


class Catalogues(Command):
    """Compiles the message catalogues in place: `python setup.py catalogues`."""

    user_options: list[Any] = []

    def initialize_options(self) -> None: ...

    def finalize_options(self) -> None: ...

    def run(self) -> None:
        compile_catalogues(Path("src"))


def build_page() -> None:
    """Lets node build the page where that is called for; SystemExit says why it could not."""
    if asked("VICEREGAL_NO_PAGE") or not page_is_wanting():
        return
    print("viceregal: building the page", file=sys.stderr)
    for words in (["ci", "--silent"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        if words[0] == "ci" and Path("web/node_modules").exists():
            continue
        try:
            subprocess.run(["scripts/npm", *words], check=True)
        except (OSError, subprocess.CalledProcessError) as failure:
            raise NoPage(
                f"viceregal: the page cannot be built ({failure}). It takes node 20.19 or newer with npm; "
                "VICEREGAL_NO_PAGE=1 builds the package without a page."
            ) from None
    if not PAGE.is_file():
        raise NoPage(f"viceregal: the build of the page has left no {PAGE}")


def page_is_wanting() -> bool:
    """Is it missing, or, where people work on it, older than its sources? An sdist does not keep the times of files."""
    if not PAGE.is_file():
        return True
    web = Path("web")
    sources = [*web.glob("*"), *(web / "src").rglob("*"), *(web / "public").rglob("*")]
    newest = max([path.stat().st_mtime for path in sources if path.is_file()], default=0.0)
    return Path(".git").exists() and newest > PAGE.stat().st_mtime


def description() -> str:
    """The README for an index of packages: pictures and links into this folder would lead nowhere there."""
    text = Path("README.md").read_text(encoding="utf-8")
    text = re.sub(r"^\|.*!\[.*\n\|-.*\n|!\[[^\]]*\]\([^)]*\)\n*", "", text, flags=re.MULTILINE)
    return re.sub(r"\[([^\]]+)\]\((?![a-z]+:)[^)]*\)", r"\1", text)


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


def build(modules: list[Extension], native: type[build_ext] = BuildNative) -> None:
    commands: dict[str, Any] = {
        "build_ext": native,
        "build_py": BuildSources,
        "catalogues": Catalogues,
        "sdist": WithPage,
    }
    setup(
        ext_modules=modules,
        cmdclass=commands,
        long_description=description(),
        long_description_content_type="text/markdown",
    )


def main() -> None:
    if not COMPILING_COMMANDS & set(sys.argv):
        return build([])
    if asked("VICEREGAL_BUILT"):
        return build(built_modules(), CopyNative)
    reason = why_not_native()
    if reason:
        if asked("VICEREGAL_NATIVE"):
            raise SystemExit(f"viceregal: VICEREGAL_NATIVE is set, but {reason}")
        print(f"viceregal: building from the Python sources alone: {reason}", file=sys.stderr)
        return build([])
    try:
        build(native_modules())
    except (Exception, SystemExit) as failure:
        if asked("VICEREGAL_NATIVE") or isinstance(failure, NoPage) or "interrupted" in str(failure):
            raise
        print(
            f"viceregal: the native build failed ({failure}); using the Python sources alone", file=sys.stderr
        )
        build([])


main()
