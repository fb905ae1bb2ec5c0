"""What the files around the code tell is true: make targets, paths, rule ids, hooks, supported Pythons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from viceregal.rulebook import games, rules

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TEMPLATES = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
HOOKS = ROOT / ".pre-commit-config.yaml"
YAML = [HOOKS, *WORKFLOWS, *TEMPLATES]
DOCUMENTS = [
    ROOT / name
    for name in (
        "README.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        ".github/pull_request_template.md",
        "docs/README.md",
        "docs/how-to/release.md",
    )
]
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


every_file = pytest.mark.parametrize("path", [*YAML, *DOCUMENTS, ROOT / "scripts/release.py"], ids=name_of)
every_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=name_of)
every_template = pytest.mark.parametrize(
    "path", [path for path in TEMPLATES if path.name != "config.yml"], ids=name_of
)


def parsed(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def test_there_are_files_to_look_at() -> None:
    assert {path.name for path in WORKFLOWS} >= {"test.yml", "wheels.yml"}
    assert {path.name for path in TEMPLATES} >= {"bug.yml", "rules-question.yml", "config.yml"}
    assert {"test", "check", "golden", "bench"} <= TARGETS


@every_file
def test_a_make_target_that_is_named_exists(path: Path) -> None:
    text = path.read_text("utf-8")
    named = set(re.findall(r"(?:`|run: |entry: |^    )make ([a-z]+)", text, re.MULTILINE))
    assert named <= TARGETS


@every_file
def test_a_path_that_is_named_exists(path: Path) -> None:
    named = re.findall(
        r"\b(?:docs|scripts|requirements|tests|web|\.github)/[\w./-]*\w", path.read_text("utf-8")
    )
    made = {"web/node_modules"}
    assert [name for name in named if name not in made and not (ROOT / name).exists()] == []


def test_a_rule_that_a_form_names_exists() -> None:
    known = {rule.id for key in games() for rule in rules(key)}
    for path in [*TEMPLATES, ROOT / "SECURITY.md"]:
        named = re.findall(r"\b(?:HK|VR|VW)-(?:[A-Z]+-)?[A-Z]?[0-9.]*[0-9]\b", path.read_text("utf-8"))
        assert set(named) <= known


@every_workflow
def test_a_workflow_may_read_and_ends(path: Path) -> None:
    workflow = parsed(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert "secrets." not in path.read_text("utf-8")
    assert True in workflow, "`on`, which YAML reads as a truth value"
    for job in workflow["jobs"].values():
        assert job["runs-on"]
        assert 0 < job["timeout-minutes"] <= 60
        assert set(job.get("needs", "").split()) <= set(workflow["jobs"])
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert re.fullmatch(r"[\w-]+/[\w-]+@v[0-9.]+", step.get("uses", "a/b@v1"))


def test_nothing_is_checked_twice() -> None:
    """`make test` begins with `make check`."""
    assert re.search("^test: check ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for job in parsed(ROOT / ".github/workflows/test.yml")["jobs"].values():
        runs = [step.get("run", "") for step in job["steps"]]
        assert not ("make check" in runs and "make test" in runs)


def test_the_oldest_python_runs_all_tests_and_the_others_the_contract() -> None:
    jobs = parsed(ROOT / ".github/workflows/test.yml")["jobs"]
    classifiers = (ROOT / "pyproject.toml").read_text("utf-8")
    claimed = set(re.findall(r'"Programming Language :: Python :: (3\.[0-9]+)"', classifiers))
    oldest = [
        step["with"]["python-version"] for step in jobs["all"]["steps"] if "python" in step.get("uses", "")
    ]
    tested = {*oldest, *jobs["contract"]["strategy"]["matrix"]["python"]}
    assert oldest == re.findall(r'requires-python = ">=(3\.[0-9]+)"', classifiers)
    assert claimed <= tested
    wheels = parsed(ROOT / ".github/workflows/wheels.yml")["jobs"]["wheels"]["steps"]
    built = next(step["env"]["CIBW_BUILD"] for step in wheels if "CIBW_BUILD" in step.get("env", {}))
    assert {f"3.{number}" for number in re.findall(r"cp3([0-9]+)-", built)} == tested


@every_template
def test_a_form_has_what_the_forge_asks_for(path: Path) -> None:
    form = parsed(path)
    assert form["name"] and form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    ids = [field["id"] for field in fields]
    assert len(set(ids)) == len(ids)
    for field in fields:
        assert field["type"] in ("input", "textarea", "dropdown")
        assert field["attributes"]["label"]
        options = field["attributes"].get("options", [])
        assert bool(options) == (field["type"] == "dropdown")
        assert len(set(options)) == len(options)


def test_a_bug_comes_with_a_record_and_a_question_with_a_rule() -> None:
    for name, wanted in (
        ("bug", {"record", "version", "expected"}),
        ("rules-question", {"rule", "edition", "page"}),
    ):
        fields = parsed(ROOT / f".github/ISSUE_TEMPLATE/{name}.yml")["body"]
        required = {field["id"] for field in fields if field.get("validations", {}).get("required")}
        assert wanted <= required


def test_hooks_run_what_is_in_this_folder() -> None:
    hooks = parsed(HOOKS)
    assert [repository["repo"] for repository in hooks["repos"]] == ["local"]
    for hook in hooks["repos"][0]["hooks"]:
        assert hook["language"] == "system"
        command = hook["entry"].split()[0]
        assert command == "make" or command.startswith(".venv/bin/") or (ROOT / command).exists()


def test_the_guide_tells_every_step_of_a_release() -> None:
    script = (ROOT / "scripts/release.py").read_text("utf-8")
    guide = (ROOT / "docs/how-to/release.md").read_text("utf-8")
    rows = "\n".join(line.split("|")[1] for line in guide.splitlines() if line.startswith("| `"))
    assert re.findall(r"`([a-z]+)`", rows) == re.findall(r'^    Step\("([a-z]+)"', script, re.MULTILINE)
