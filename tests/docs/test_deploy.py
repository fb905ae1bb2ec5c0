"""What `deploy/` and the Containerfile say is what the program takes, where no container is built and no unit started."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.command import run
from viceregal.server.settings import DEFAULT_PORT, from_environment

ROOT = Path(__file__).parents[2]
UNIT = (ROOT / "deploy" / "viceregal.service").read_text()
IMAGE = (ROOT / "Containerfile").read_text().replace("\\\n", " ")


def instructions(name: str) -> list[str]:
    return [line.removeprefix(name).strip() for line in IMAGE.splitlines() if line.startswith(f"{name} ")]


def options(words: list[str]) -> set[str]:
    return {word for word in words if word.startswith("--")}


def known_options() -> set[str]:
    return set(re.findall(r"--[a-z-]+", run("serve", "--help").out))


def test_the_unit_starts_what_there_is() -> None:
    (started,) = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    program, command, *rest = shlex.split(started)
    assert Path(program).name == "viceregal" and command == "serve"
    assert options(rest) <= known_options() and str(DEFAULT_PORT) in rest
    settings = dict([line.split("=", 1) for line in re.findall(r"^Environment=(.+)$", UNIT, re.MULTILINE)])
    read = from_environment(settings, Path("/nowhere"))
    assert read.hosts and read.proxies == "127.0.0.1"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """The program is not installed here, which is all that may be wrong with it."""
    unit = tmp_path / "viceregal.service"
    unit.write_text(UNIT.replace("/opt/viceregal/bin/viceregal", "/bin/true"))
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    said = [line for line in checked.stderr.splitlines() if unit.name in line]
    assert said == []


def test_the_image_is_made_of_what_there_is() -> None:
    for needed in re.findall(r"requirements/[a-z.]+", IMAGE):
        assert (ROOT / needed).is_file(), needed
    (command,) = instructions("CMD")
    words = re.findall(r'"([^"]+)"', command)
    assert words[0] == "serve" and options(words) <= known_options()
    assert instructions("EXPOSE") == [str(DEFAULT_PORT)] and str(DEFAULT_PORT) in words
    (check,) = instructions("HEALTHCHECK")
    assert f":{DEFAULT_PORT}/readyz" in check


def test_what_runs_in_the_image_is_no_root_and_keeps_its_tables_outside() -> None:
    last = IMAGE[IMAGE.rindex("FROM ") :]
    (user,) = re.findall(r"^USER (\d+)$", last, re.MULTILINE)
    assert int(user) > 0 and f"--uid {user}" in last
    (volume,) = re.findall(r"^VOLUME (\S+)$", last, re.MULTILINE)
    (env,) = instructions("ENV")
    read = from_environment(dict([word.split("=", 1) for word in env.split()]))
    assert str(read.data) == volume


@pytest.mark.parametrize("proxy", ["nginx.conf", "Caddyfile"])
def test_proxies_lead_to_the_table_and_keep_its_figures_to_themselves(proxy: str) -> None:
    text = (ROOT / "deploy" / proxy).read_text()
    assert f"127.0.0.1:{DEFAULT_PORT}" in text and "/metrics" in text and "404" in text
