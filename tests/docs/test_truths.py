"""What the documents list is all there is, and nothing else."""

from __future__ import annotations

import re

from tests.docs.pages import ROOT

SOURCES = ROOT / "src" / "viceregal"


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_guide_to_the_kernel_names_every_file_of_it() -> None:
    rows = [
        line.split("|")[1] for line in read("docs/guide/kernel.md").splitlines() if line.startswith("| `")
    ]
    named = {name for row in rows for name in re.findall(r"`(\w+\.py)`", row)}
    assert named == {path.name for path in (SOURCES / "core").glob("*.py")} - {"__init__.py"}


def test_every_variable_that_the_server_reads_is_explained() -> None:
    variable = re.compile(r"\b(?:VICEREGAL_[A-Z_]+|DATABASE_URL|REDIS_URL)\b")
    read_there = {
        name
        for path in (SOURCES / "server").rglob("*.py")
        for name in variable.findall(path.read_text(encoding="utf-8"))
    }
    explained = set(variable.findall(read("docs/how-to/run-the-web-table.md")))
    assert read_there - {"VICEREGAL_LOAD"} == explained  # that one is for all commands: reference/cli.md
    assert "VICEREGAL_LOAD" in read("docs/reference/cli.md")


def test_every_decision_is_in_the_list() -> None:
    pages = sorted((ROOT / "docs" / "adr").glob("[0-9]*.md"))
    wanted = []
    for path in pages:
        number, _, title = path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ").partition(". ")
        wanted.append(f"{number}. [{title}]({path.name})")
    assert re.findall(r"^\d+\. .*$", read("docs/adr/README.md"), re.MULTILINE) == wanted


def test_every_extra_is_in_the_list() -> None:
    project = (
        read("pyproject.toml")
        .partition("[tool.setuptools.dynamic.optional-dependencies]")[2]
        .partition("\n[")[0]
    )
    extras = set(re.findall(r"^(\w+) = ", project, re.MULTILINE))
    assert (
        set(re.findall(r"^\| `viceregal\[(\w+)\]`", read("docs/how-to/install.md"), re.MULTILINE)) == extras
    )


def test_every_name_that_the_package_offers_is_in_the_reference() -> None:
    import viceregal as vr

    pages = "".join([path.read_text("utf-8") for path in (ROOT / "docs/reference/api").glob("*.md")])
    errors = re.findall(r"^class (\w+)", read("src/viceregal/core/errors.py"), re.MULTILINE)
    named = {
        *re.findall(r"`(?:vr\.)?(\w+)`", pages),
        *re.findall(r"^::: [\w.]+\.(\w+)$", pages, re.MULTILINE),
        *errors,
    }
    assert "::: viceregal.core.errors" in pages
    assert [name for name in vr.__all__ if name not in named] == []
