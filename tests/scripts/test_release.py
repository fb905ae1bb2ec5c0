"""The checklist of a release, walked in a small repository whose tools are stand-ins."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "release.py"
TODAY = date.today().isoformat()
LOCK = {"version": "0.2.0", "packages": {"": {"version": "0.2.0"}}}
FILES = {
    ".gitignore": ".cache/\n.venv/\ndist/\n",
    "pyproject.toml": '[project]\nversion = "0.2.0"\n',
    "src/viceregal/__init__.py": '"""A package."""\n\n__version__ = "0.2.0"\n',
    "web/package.json": '{"version": "0.2.0"}\n',
    "web/package-lock.json": json.dumps(LOCK) + "\n",
    "CHANGELOG.md": f"# Changelog\n\n## 0.2.0 ({TODAY})\n\n### Page\n- New.\n\n## 0.1.0 (2026-01-01)\n- Old.\n",
    "golden": "as it was\n",
    "Makefile": ".PHONY: golden\ninstall check types test:\n\ngolden:\n\t@echo as it was >golden\n",
}
# Stands in for the environment's Python: builds what `python -m build` would, and makes environments like itself.
PYTHON = """#!/bin/sh
case "$2" in
    build) mkdir -p dist && touch dist/viceregal-0.2.0.tar.gz dist/viceregal-0.2.0-cp311-any.whl ;;
    venv) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" && cp "$0" "$3/bin/viceregal" ;;
esac
"""
QUICK = ["branch", "tree", "version", "changelog", "tag"]
SLOW = ["check", "written", "rules", "test", "bench", "play", "build", "wheel"]
DONE = ["--done", "bench", "--done", "play"]

Run = subprocess.CompletedProcess[str]
Release = Callable[..., Run]


def git(folder: Path, *command: str) -> str:
    # Settings of the machine, and of a hook that runs the tests, stay outside.
    clean = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    clean |= {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    who = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    done = subprocess.run(
        ["git", *who, *command], cwd=folder, env=clean, check=True, capture_output=True, text=True
    )
    return done.stdout


def commit(folder: Path) -> None:
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "Something")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A repository that is ready for 0.2.0."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name in ("python", "viceregal"):
        path = tmp_path / ".venv" / "bin" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(PYTHON, encoding="utf-8")
        path.chmod(0o755)
    git(tmp_path, "init", "-q", "-b", "main")
    commit(tmp_path)
    return tmp_path


@pytest.fixture
def release(folder: Path) -> Release:
    unset = ("GIT_", "MAKE", "MFLAGS")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(unset)}

    def run(*arguments: str) -> Run:
        return subprocess.run(
            [sys.executable, str(SCRIPT), *arguments],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    return run


def outcomes(run: Run) -> dict[str, str]:
    """Step by step, how it came out."""
    lines = [line for line in run.stdout.splitlines() if line[18:19] == " " and line[:1] not in ("-", " ")]
    return {line[9:19].strip(): line[:8].strip() for line in lines if line[9:19].strip() in QUICK + SLOW}


def line_of(run: Run, step: str) -> str:
    return next(
        line for line in run.stdout.splitlines() if line[9:].startswith(f"{step} ") and line[0] != "-"
    )


def skipping(*steps: str) -> list[str]:
    return [word for step in steps for word in ("--skip", step)]


def test_the_steps_are_listed_and_none_is_walked(release: Release, folder: Path) -> None:
    run = release("--list")
    assert run.returncode == 0
    assert [line.split()[0] for line in run.stdout.splitlines()] == QUICK + SLOW
    assert not (folder / ".cache").exists()


def test_what_is_ready_is_told_how_to_be_tagged_and_is_not_tagged(release: Release, folder: Path) -> None:
    run = release("0.2.0", *DONE)
    assert run.returncode == 0, run.stdout
    assert outcomes(run) == dict.fromkeys(QUICK + SLOW, "ok")
    assert "git tag -a v0.2.0" in run.stdout
    assert git(folder, "tag") == ""


def test_what_was_skipped_or_is_left_to_do_by_hand_makes_it_not_ready(release: Release) -> None:
    run = release("0.2.0", *skipping("test", "build", "wheel"))
    assert run.returncode == 1
    found = outcomes(run)
    assert [found[step] for step in QUICK] == ["ok"] * 5
    assert {step for step in found if found[step] == "skipped"} == {"test", "build", "wheel"}
    assert {step for step in found if found[step] == "by hand"} == {"bench", "play"}
    assert "Not ready: test skipped, bench by hand, play by hand, build skipped, wheel skipped." in run.stdout
    assert "git tag -a" not in run.stdout


def test_a_wrong_version_is_told_file_by_file(release: Release, folder: Path) -> None:
    (folder / "web/package.json").write_text('{"version": "0.1.0"}\n', encoding="utf-8")
    commit(folder)
    run = release("0.2.0")
    assert run.returncode == 1
    assert line_of(run, "version").endswith("not 0.2.0: web/package.json says 0.1.0")
    assert outcomes(run)["changelog"] == "ok", "the other quick steps are walked all the same"
    assert outcomes(run)["check"] == "not run", "and what takes long is not"


def test_a_tree_that_is_not_clean_fails(release: Release, folder: Path) -> None:
    (folder / "golden").write_text("another\n", encoding="utf-8")
    (folder / "new").write_text("new\n", encoding="utf-8")
    run = release("0.2.0")
    assert run.returncode == 1
    assert line_of(run, "tree").endswith("not committed: golden, new")


def test_another_branch_fails(release: Release, folder: Path) -> None:
    git(folder, "checkout", "-q", "-b", "work")
    run = release("0.2.0")
    assert line_of(run, "branch") == "failed   branch     this is work, not main"


def test_a_tag_that_is_taken_fails(release: Release, folder: Path) -> None:
    git(folder, "tag", "v0.2.0")
    assert outcomes(release("0.2.0"))["tag"] == "failed"


@pytest.mark.parametrize(
    ("heading", "reason"),
    [
        ("0.2.0 (unreleased)", "'unreleased' is not a date"),
        ("0.3.0 (unreleased)", "begins with '0.3.0 (unreleased)'"),
        (f"0.2.0 ({date.today() + timedelta(days=3)})", "is yet to come"),
        (f"0.2.0 ({TODAY})\n\n## 0.1.1 ({TODAY})", "has nothing under"),
    ],
)
def test_the_changelog_has_the_version_and_its_date(
    release: Release, folder: Path, heading: str, reason: str
) -> None:
    text = FILES["CHANGELOG.md"].replace(f"0.2.0 ({TODAY})", heading)
    (folder / "CHANGELOG.md").write_text(text, encoding="utf-8")
    commit(folder)
    line = line_of(release("0.2.0"), "changelog")
    assert line.startswith("failed")
    assert reason in line


def test_a_golden_file_that_is_out_of_date_fails_and_is_left_to_look_at(
    release: Release, folder: Path
) -> None:
    (folder / "golden").write_text("as it was before\n", encoding="utf-8")
    commit(folder)
    run = release("0.2.0", *DONE)
    assert line_of(run, "written").endswith("out of date, and written anew: golden")
    assert outcomes(run)["test"] == "not run"
    assert (folder / "golden").read_text(encoding="utf-8") == "as it was\n"


def test_the_walk_is_taken_up_where_it_stopped(release: Release, folder: Path) -> None:
    makefile = folder / "Makefile"
    makefile.write_text(FILES["Makefile"] + "\ntest:\n\t@test -e .cache/mended\n", encoding="utf-8")
    commit(folder)
    stopped = release("0.2.0", *DONE)
    assert stopped.returncode == 1
    assert line_of(stopped, "test").startswith("failed   test       make test: exit code")
    assert "To go on: scripts/release 0.2.0 --from test" in stopped.stdout

    (folder / ".cache" / "mended").touch()
    run = release("0.2.0", "--from", "test")
    assert run.returncode == 0, run.stdout
    assert line_of(run, "check").endswith("earlier, on this commit")


def test_what_held_on_another_commit_does_not_count(release: Release, folder: Path) -> None:
    assert release("0.2.0", *DONE).returncode == 0
    (folder / "new").write_text("new\n", encoding="utf-8")
    commit(folder)
    run = release("0.2.0", "--from", "wheel", *DONE)
    assert run.returncode == 1
    assert outcomes(run)["test"] == "not run"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["0.2.0", "--skip", "tests"], "invalid choice: 'tests'"),
        (["0.2.0", "--from", "nowhere"], "invalid choice: 'nowhere'"),
        (["0.2.0", "--done", "test"], "invalid choice: 'test'"),
        (["v0.2"], "'v0.2' is not a version"),
        ([], "which version?"),
    ],
)
def test_what_cannot_be_is_refused(release: Release, arguments: list[str], reason: str) -> None:
    run = release(*arguments)
    assert run.returncode == 2
    assert reason in run.stderr
    assert run.stdout == ""
