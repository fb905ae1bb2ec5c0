"""Walks the checklist of a release in the current folder and says how each step came out.

    scripts/release --list
    scripts/release VERSION [--from STEP] [--skip STEP]... [--done STEP]...

Quick steps are always walked. After one that failed, those that take long are left alone. How these came out is noted
for the commit, so that --from can take up the walk where it stopped. Exit code 0: everything holds, and the commands
that tag the release are printed; 1: something failed or is missing; 2: a version or step that cannot be.
This script neither tags nor pushes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

PYTHON = ".venv/bin/python"
NOTES = Path(".cache/release.json")
VERSION = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+((a|b|rc)[0-9]+)?")
# Run by the wheel's own Python, outside this folder: the page is there, and the rules are compiled if they were here.
SMOKE = """
from importlib.resources import files
from viceregal import __version__, _build
assert __version__ == {version!r}, f"the wheel says it is {{__version__}}"
assert files("viceregal.server").joinpath("page", "index.html").is_file(), "the page is not in the wheel"
assert _build.kind() == "compiled", "the rules in the wheel are not compiled"
"""


class Failed(Exception):
    """A step does not hold; the text says why."""


@dataclass(frozen=True)
class Step:
    """One entry of the checklist: `run` gives what to say when it holds, or raises Failed.

    What only a person can do has no `run`.
    """

    name: str
    about: str
    run: Callable[[str], str] | None
    quick: bool = False


# Running things -------------------------------------------------------------------------------------------------


def told(*command: str) -> str:
    """What a command prints."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as problem:
        raise Failed(f"{command[0]} cannot be run: {problem.strerror}") from None
    if done.returncode:
        raise Failed(f"{' '.join(command)}: {done.stderr.strip() or 'exit code ' + str(done.returncode)}")
    return done.stdout.rstrip("\n")


def do(*command: str, folder: Path | None = None, **variables: str) -> None:
    """Runs a command that shows its own output, with these environment variables."""
    sys.stdout.flush()
    try:
        code = subprocess.run(command, cwd=folder, env={**os.environ, **variables}, check=False).returncode
    except OSError as problem:
        raise Failed(f"{command[0]} cannot be run: {problem.strerror}") from None
    if code:
        raise Failed(f"{' '.join(command)}: exit code {code}")


def changed(*paths: str) -> list[str]:
    """What differs from the last commit, new files included."""
    return [line[3:] for line in told("git", "status", "--porcelain", "--", *paths).splitlines()]


def read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise Failed(f"{path}: {problem.strerror}") from None


# Quick steps ----------------------------------------------------------------------------------------------------


def on_main(_: str) -> str:
    branch = told("git", "rev-parse", "--abbrev-ref", "HEAD")
    if branch != "main":
        raise Failed(f"this is {branch}, not main")
    return "on main"


def tree_is_clean(_: str) -> str:
    paths = changed(".")
    if paths:
        raise Failed(f"not committed: {', '.join(paths[:5])}{', …' if paths[5:] else ''}")
    return "nothing uncommitted"


def versions() -> dict[str, str]:
    """The version as each file that has one tells it."""
    lock = json.loads(read("web/package-lock.json"))
    found = re.search(r'^__version__ = "(.*)"$', read("src/viceregal/__init__.py"), re.MULTILINE)
    return {
        "pyproject.toml": tomllib.loads(read("pyproject.toml"))["project"]["version"],
        "src/viceregal/__init__.py": found[1] if found else "nothing",
        "web/package.json": json.loads(read("web/package.json"))["version"],
        "web/package-lock.json": lock["version"],
        "web/package-lock.json, packages": lock["packages"][""]["version"],
    }


def version_is_said_everywhere(version: str) -> str:
    try:
        found = versions()
    except (ValueError, KeyError) as problem:
        raise Failed(f"a file that names the version cannot be read: {problem!r}") from None
    wrong = [f"{path} says {said}" for path, said in found.items() if said != version]
    if wrong:
        raise Failed(f"not {version}: {'; '.join(wrong)}")
    return f"{version} in every file that names it"


def changelog_tells_of_it(version: str) -> str:
    sections = re.split(r"^## ", read("CHANGELOG.md"), flags=re.MULTILINE)[1:]
    heading, _, text = sections[0].partition("\n") if sections else ("no section", "", "")
    found = re.fullmatch(re.escape(version) + r" \((.*)\)", heading.strip())
    if not found:
        raise Failed(f"CHANGELOG.md begins with {heading.strip()!r}, not with '{version} (date)'")
    try:
        day = date.fromisoformat(found[1])
    except ValueError:
        raise Failed(f"CHANGELOG.md: {found[1]!r} is not a date like {date.today()}") from None
    if day > date.today():
        raise Failed(f"CHANGELOG.md: {day} is yet to come")
    if not re.search(r"^- ", text, re.MULTILINE):
        raise Failed(f"CHANGELOG.md has nothing under {heading.strip()!r}")
    return f"{version} of {day}"


def tag_is_free(version: str) -> str:
    if told("git", "tag", "--list", f"v{version}"):
        raise Failed(f"there is a tag v{version} already")
    return f"no tag v{version} yet"


# Steps that take long -------------------------------------------------------------------------------------------


def check(_: str) -> str:
    do("make", "check")
    return "formatting, lint and types"


def written_files_are_current(_: str) -> str:
    """Writes anew what is written by scripts; the difference, if there is one, is left to look at."""
    do("make", "install", "golden", "types")
    for script in ("rule_map", "edition_table", "page_games", "describe_games"):
        do(PYTHON, f"scripts/{script}.py")
    paths = changed(".")
    if paths:
        raise Failed(f"out of date, and written anew: {', '.join(paths)}")
    return "golden files, perft counts, rule maps, editions and files of the page"


def rules_are_held(_: str) -> str:
    do(".venv/bin/viceregal", "rules", "--coverage")
    return "every rule has a test"


def tests_pass(_: str) -> str:
    do("make", "test")
    return "all tests"


def built(version: str) -> str:
    """An sdist, and the wheel from it: what is missing in the sdist is then missed."""
    do("make", "install")
    for old in Path("dist").glob(f"viceregal-{version}[-.]*"):
        old.unlink()
    do(PYTHON, "-m", "build", "--no-isolation", VICEREGAL_NATIVE="1")
    if not Path(f"dist/viceregal-{version}.tar.gz").is_file():
        raise Failed(f"dist/ has no sdist of {version}")
    return wheel(version).name


def wheel(version: str) -> Path:
    found = sorted(Path("dist").resolve().glob(f"viceregal-{version}-*.whl"))
    if len(found) != 1:
        raise Failed(f"dist/ has {len(found)} wheels of {version}, not one: walk the step build")
    return found[0]


def wheel_runs(version: str) -> str:
    """In an environment of its own, with whatever requirements people would get today."""
    made = wheel(version)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = str(folder / "venv/bin/python")
        do(PYTHON, "-m", "venv", str(folder / "venv"))
        do(python, "-m", "pip", "--disable-pip-version-check", "-q", "install", f"{made}[all]")
        do(python, "-c", SMOKE.format(version=version), folder=folder)
        command = str(folder / "venv/bin/viceregal")
        do(command, "sim", "hand-of-the-king", "--games", "2", "--seed", "1", folder=folder)
    return f"{made.name} plays in an empty environment"


# The checklist --------------------------------------------------------------------------------------------------

STEPS = (
    Step("branch", "the branch is main", on_main, quick=True),
    Step("tree", "everything is committed", tree_is_clean, quick=True),
    Step("version", "the version stands in every file that names it", version_is_said_everywhere, quick=True),
    Step("changelog", "the changelog has a section for it, with the date", changelog_tells_of_it, quick=True),
    Step("tag", "the tag is not taken", tag_is_free, quick=True),
    Step("check", "make check", check),
    Step("written", "make golden, make types and scripts that write files change nothing", written_files_are_current),
    Step("rules", "every rule is held by a test", rules_are_held),
    Step("test", "make test", tests_pass),
    Step("bench", "make bench, on a quiet machine: docs/benchmarks.md is still true", None),
    Step("play", "make play: one game of each kind, one of them on a phone; viceregal play: another", None),
    Step("build", "sdist and wheel in dist/", built),
    Step("wheel", "the wheel plays in an empty environment", wheel_runs),
)  # fmt: skip
NAMES = [step.name for step in STEPS]
BY_HAND = [step.name for step in STEPS if step.run is None]


class Walk:
    """One walk over the checklist: what was asked for, what is known from before, how it went."""

    def __init__(self, version: str, start: str, skipped: Sequence[str], done: Sequence[str]) -> None:
        self.version, self.skipped, self.done = version, skipped, done
        self.start = NAMES.index(start)
        self.key = [version, told("git", "rev-parse", "HEAD")]
        self.earlier = self.noted()
        self.outcomes: dict[str, str] = {}

    def walk(self) -> None:
        for step in STEPS:
            outcome, words = self.outcome(step)
            self.outcomes[step.name] = outcome
            print(f"{outcome:8} {step.name:10} {words}", flush=True)
            self.note()

    def outcome(self, step: Step) -> tuple[str, str]:
        """How a step comes out, in a word, and what there is to say about it."""
        if step.name in self.skipped:
            return "skipped", step.about
        if not step.quick and NAMES.index(step.name) < self.start:
            known = self.earlier.get(step.name) == "ok"
            return ("ok", "earlier, on this commit") if known else ("not run", "nor earlier on this commit")
        if step.run is None:
            return self.by_hand(step)
        if not step.quick and "failed" in self.outcomes.values():
            return "not run", "after a failure"
        if not step.quick:
            print(f"-------- {step.name:10} {step.about}", flush=True)
        try:
            return "ok", step.run(self.version)
        except Failed as reason:
            return "failed", str(reason)

    def by_hand(self, step: Step) -> tuple[str, str]:
        if step.name in self.done or self.earlier.get(step.name) == "ok":
            return "ok", f"by hand: {step.about}"
        if sys.stdin.isatty() and "failed" not in self.outcomes.values():
            print(f"-------- {step.name:10} {step.about}", flush=True)
            if input("Done, and all is well? [y/N] ").strip().lower() in ("y", "yes"):
                return "ok", f"by hand: {step.about}"
        return "by hand", step.about

    # What is remembered: how the steps that take long came out, for this version and commit.

    def noted(self) -> dict[str, str]:
        try:
            notes = json.loads(NOTES.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return dict(notes["steps"]) if notes.get("for") == self.key else {}

    def note(self) -> None:
        slow = {name: self.outcomes[name] for name in self.outcomes if not STEPS[NAMES.index(name)].quick}
        kept = {name: outcome for name, outcome in slow.items() if outcome in ("ok", "failed")}
        NOTES.parent.mkdir(exist_ok=True)
        notes = {"for": self.key, "steps": {**self.earlier, **kept}}
        NOTES.write_text(json.dumps(notes, indent=1) + "\n", encoding="utf-8")

    # What comes of it.

    def verdict(self) -> str:
        missing = [f"{name} {outcome}" for name, outcome in self.outcomes.items() if outcome != "ok"]
        if missing:
            return f"Not ready: {', '.join(missing)}.{self.advice()}"
        return (
            f"Viceregal {self.version} is ready. To release it:\n"
            f'    git tag -a v{self.version} -m "Viceregal {self.version}"\n'
            f"    git push origin main v{self.version}"
        )

    def advice(self) -> str:
        """How to go on."""
        if "by hand" in self.outcomes.values() and set(self.outcomes.values()) <= {"ok", "by hand"}:
            named = "".join(
                f" --done {name}" for name, outcome in self.outcomes.items() if outcome == "by hand"
            )
            return f" Once that is done: scripts/release {self.version} --from {NAMES[-1]}{named}"
        first = next(
            (name for name in NAMES if self.outcomes[name] in ("failed", "skipped", "not run")), None
        )
        return f" To go on: scripts/release {self.version} --from {first}"


def listing() -> str:
    kinds = {step.name: "by hand" if step.run is None else "quick" if step.quick else "" for step in STEPS}
    return "\n".join(f"{step.name:10} {kinds[step.name]:8} {step.about}" for step in STEPS)


def asked(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/release", description="Walks the checklist of a release.")
    parser.add_argument("version", nargs="?", help="the version that is to be released, such as 0.2.0")
    parser.add_argument("--list", action="store_true", help="list the steps and walk none")
    parser.add_argument(
        "--from", dest="start", metavar="STEP", default=NAMES[0], choices=NAMES, help="start here"
    )
    parser.add_argument(
        "--skip", metavar="STEP", default=[], choices=NAMES, action="append", help="leave it out"
    )
    parser.add_argument(
        "--done", metavar="STEP", default=[], choices=BY_HAND, action="append", help="it was done"
    )
    found = parser.parse_args(arguments)
    if not found.list and not found.version:
        parser.error("which version? (--list shows the steps)")
    if found.version and not VERSION.fullmatch(found.version):
        parser.error(f"{found.version!r} is not a version such as 0.2.0")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    found = asked(arguments)
    if found.list:
        print(listing())
        return 0
    try:
        walk = Walk(found.version, found.start, found.skip, found.done)
    except Failed as reason:
        print(f"scripts/release: {reason}", file=sys.stderr)
        return 2
    try:
        walk.walk()
    except KeyboardInterrupt:
        return 130
    print(walk.verdict())
    return 0 if set(walk.outcomes.values()) == {"ok"} else 1


if __name__ == "__main__":
    sys.exit(main())
