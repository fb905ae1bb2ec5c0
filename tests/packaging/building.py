"""Builds the sdist and the wheel in a copy of this tree, away from it, and puts the wheel into empty environments.

Nothing is compiled and no page is built a second time: both are taken as `make install` has left them.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
PATIENCE = 300.0  # seconds; nothing takes so long, but a busy machine may
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv*", "node_modules", "build", "dist", ".cache", ".hypothesis", "mutants"),
    *("__pycache__", "*.egg-info", "*.mo", "*" + SUFFIX),
)


class Built:
    """What was built: `source` is the unpacked sdist that the wheel was made of."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.source = folder / "source"

    @property
    def wheel(self) -> Path:
        [found] = (self.folder / "dist").glob("*.whl")
        return found

    @property
    def sdist(self) -> Path:
        [found] = (self.folder / "dist").glob("*.tar.gz")
        return found

    def sdist_names(self) -> set[str]:
        with tarfile.open(self.sdist) as tar:
            return {member.name.partition("/")[2] for member in tar.getmembers() if member.isfile()}

    def wheel_names(self) -> set[str]:
        with zipfile.ZipFile(self.wheel) as archive:
            return set(archive.namelist())

    def metadata(self) -> dict[str, list[str]]:
        with zipfile.ZipFile(self.wheel) as archive:
            [name] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
            message = Parser().parsestr(archive.read(name).decode())
        return {key: message.get_all(key, []) for key in message} | {"": [str(message.get_payload())]}


def built_once(base: Path) -> Built:
    """The first process that asks builds; the others wait for it."""
    made = Built(base / "packaging")
    with (base / "packaging.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (made.folder / "done").exists():
            shutil.rmtree(made.folder, ignore_errors=True)
            _build(made)
            (made.folder / "done").touch()
    return made


def _build(made: Built) -> None:
    tree = made.folder / "tree"
    shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
    _run_build(tree, "--sdist", made.folder / "dist")
    with tarfile.open(made.sdist) as tar:
        tar.extractall(made.folder / "unpacked", filter="data")
    next((made.folder / "unpacked").iterdir()).rename(made.source)
    compiled = sorted((ROOT / "src").rglob("*" + SUFFIX))
    for path in compiled:
        shutil.copy2(path, made.source / path.relative_to(ROOT))
    how = "VICEREGAL_BUILT" if compiled else "VICEREGAL_PURE"
    _run_build(made.source, "--wheel", made.folder / "dist", **{how: "1"})


def _run_build(tree: Path, kind: str, out: Path, **more: str) -> None:
    words = ["-m", "build", "--no-isolation", kind, "--outdir", str(out), str(tree)]
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, env=outside(**more), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def outside(**more: str) -> dict[str, str]:
    """The environment of somebody who does not work on this project."""
    ours = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "VICEREGAL_PURE", "VICEREGAL_LOAD")
    return {name: value for name, value in os.environ.items() if name not in ours} | more


class Installed:
    """An empty environment with the wheel in it, and with exactly what the extras it was asked for bring."""

    def __init__(self, built: Built, folder: Path, *extras: str) -> None:
        self.folder = folder / "elsewhere"
        self.folder.mkdir()
        venv = folder / "venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
        self.python = venv / "bin" / "python"
        self.command = venv / "bin" / "viceregal"
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "--disable-pip-version-check", "-q"]
        subprocess.run(
            [*pip, "install", "--no-deps", "--no-index", str(built.wheel)],
            env=outside(),
            cwd=folder,
            check=True,
        )
        [site] = venv.glob("lib/python*/site-packages")
        wanted = [Requirement(text) for text in built.metadata().get("Requires-Dist", [])]
        for each in brought(wanted, extras):
            link(each, site)

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            list(words),
            cwd=self.folder,
            env=outside(XDG_DATA_HOME=str(self.folder / "data"), **more),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )


def brought(wanted: list[Requirement], extras: tuple[str, ...]) -> list[Distribution]:
    """What these requirements bring with these extras, and what that brings, out of the environment of the tests."""
    found: dict[str, Distribution] = {}
    todo = [(each, extras) for each in wanted]
    while todo:
        each, of = todo.pop()
        if each.marker and not any(each.marker.evaluate({"extra": extra}) for extra in of or ("",)):
            continue
        key = f"{each.name}[{','.join(sorted(each.extras))}]"
        if key not in found:
            found[key] = distribution(each.name)
            todo += [(Requirement(text), tuple(each.extras)) for text in found[key].requires or []]
    return list(found.values())


def link(each: Distribution, site: Path) -> None:
    """As if it were installed there."""
    for name in {file.parts[0] for file in each.files or [] if file.parts[0] not in ("..", "__pycache__")}:
        target = site / name
        if not target.exists():
            target.symlink_to(Path(str(each.locate_file(name))))
