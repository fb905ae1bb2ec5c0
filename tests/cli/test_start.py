"""The command as a whole: help, version, how much it loads, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

import viceregal
from tests.cli.command import COMMAND, GAME, PATIENCE, dealt, refused, run, start

COMMANDS = (
    "games",
    "new",
    "position",
    "sim",
    "learn",
    "replay",
    "review",
    "career",
    "perft",
    "analyse",
    "rules",
    "play",
    "daily",
    "serve",
    "backup",
    "restore",
    "reports",
    "push-key",
    "arena",
    "puzzles",
    "viscounts-data",
)


def test_help_lists_the_commands() -> None:
    for words in (("--help",), ("-h",)):
        ran = run(*words)
        assert ran.code == 0
        assert [line.split()[0] for line in ran.out.partition("Commands:\n")[2].splitlines()] == list(
            COMMANDS
        )
        assert "..." not in ran.out.partition("Commands:\n")[2]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"viceregal {command}" in ran.out


@pytest.mark.parametrize(("pure", "kind"), [("1", "interpreted"), ("", viceregal._build.kind())])
def test_version_says_what_runs(pure: str, kind: str) -> None:
    if pure == "" and os.environ.get("VICEREGAL_PURE"):
        pytest.skip("the tests run interpreted")
    done = subprocess.run(
        [*COMMAND, "--version"],
        env={**os.environ, "VICEREGAL_PURE": pure},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == f"viceregal {viceregal.__version__} ({kind})\n"


def test_interpreted_nothing_of_ours_is_compiled() -> None:
    """A module that is loaded before the finder of sources is set up would run as it was last built."""
    code = "import sys, viceregal; print(*[m.__file__ for n, m in sys.modules.items() if n.startswith('viceregal')])"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "VICEREGAL_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [file for file in done.stdout.split() if not file.endswith(".py")] == []


def test_help_loads_little() -> None:
    """Time on a busy machine proves nothing; what is loaded does."""
    code = "import sys; from viceregal.cli.main import app; app(['--help'], standalone_mode=False)"
    code = f"import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr)); {code}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    loaded = set(done.stderr.split())
    heavy = ["rich", "textual", "multiprocessing", "asyncio", "tomllib", "viceregal.arena", "viceregal.bots"]
    heavy += [
        "viceregal.games.hand_of_the_king.rules",
        "viceregal.rulebook",
        "viceregal.terminal",
        "viceregal.i18n",
    ]
    assert "viceregal.cli.sim" in loaded
    assert not loaded & set(heavy)
    assert len(loaded) < 320


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("dance",), ("No such command 'dance'", "viceregal --help")),
        (("gmes",), ("Did you mean 'games'?",)),
        (("--loud",), ("No such option",)),
        (("sim",), ("Missing argument 'GAME'", "viceregal sim --help")),
        (("games", "chess"), ("unexpected extra argument",)),
        (("games", "--all"), ("No such option",)),
        (("new", "chess"), ("no game is called 'chess' (there are: hand-of-the-king",)),
        (("perft", GAME), ("Missing option '--depth'",)),
    ],
)
def test_words_that_make_no_command(words: tuple[str, ...], told: tuple[str, ...]) -> None:
    refused(run(*words), *told)


def test_a_mistake_of_ours_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> list[object]:
        raise ZeroDivisionError("first line\nsecond line")

    monkeypatch.setattr("viceregal.cli.games._rows", fail)
    refused(run("games"), "internal error: ZeroDivisionError: first line second line", code=70)
    monkeypatch.setenv("VICEREGAL_TRACEBACK", "1")
    assert run("games").code not in (0, 2, 70)


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = start("rules", "--json", "--lang", "ru")
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait(PATIENCE) in (141, 0)  # 0: everything was in the pipe before it broke
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("games", "--json"),
        ("games", "--help"),
        ("--help",),
        ("--version",),
        ("new", GAME),
        ("sim", GAME, "--games", "1"),
        ("perft", GAME, "--depth", "1"),
        ("position", GAME, "", "--board"),
        ("rules", "HK-BAN"),
    ],
)
def test_every_command_ends_alike_when_nobody_reads_it(words: tuple[str, ...], tmp_path: Path) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    process = start(*[word or str(dealt(tmp_path)) for word in words], stdout=writes)
    os.close(writes)
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (141, b"")


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.parametrize("words", [("new", GAME), ("--version",), ("sim", GAME, "--games", "1")])
def test_an_output_closed_from_the_start_is_no_success(words: tuple[str, ...]) -> None:
    closing = ["sh", "-c", 'exec "$@" >&-', "sh"]
    process = subprocess.run(
        [*closing, *COMMAND, *words], stderr=subprocess.PIPE, timeout=PATIENCE, check=False
    )
    assert (process.returncode, process.stderr) == (1, b"viceregal: output: Bad file descriptor\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_one_line() -> None:
    with open("/dev/full", "wb") as full:
        process = start("games", "--json", stdout=full)
        _, err = process.communicate(timeout=PATIENCE)
    assert err.decode() == "viceregal: output: No space left on device\n"
    assert process.returncode == 1


@pytest.mark.skipif(not hasattr(signal, "SIGINT") or os.name == "nt", reason="needs POSIX signals")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_a_run_without_a_word_and_without_a_trace(tmp_path: Path, workers: str) -> None:
    out = tmp_path / "games.txt"
    words = ("sim", GAME, "--bot", "greedy", "--games", "100000", "--workers", workers, "--out", str(out))
    process = start(*words, start_new_session=True)
    deadline = monotonic() + PATIENCE
    while not any(each.stat().st_size for each in tmp_path.iterdir()) and monotonic() < deadline:
        sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the command
    text, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, text, err) == (130, b"", b"")
    assert list(tmp_path.iterdir()) == []


def test_a_terminal_without_these_letters_shows_others() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    for words in (("rules", "HK-BAN-1", "--lang", "ru"), ("rules", "HK-BAN-1", "--lang", "ru", "--json")):
        done = subprocess.run(
            [*COMMAND, *words], env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.isascii()
        assert ("\\u" in done.stdout) == ("--json" in words)
