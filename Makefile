# Needs Python 3.11 or newer and make; with a C compiler the rules are compiled, without one they are interpreted.
# Everything is installed into .venv (and .venv-bench, .venv-docs, .venv-lock) in this folder.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# PYTHON=... chooses the interpreter that makes the environments.
PYTHON ?= $(shell scripts/find-python)
VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check -qq
INSTALL := $(PIP) install --require-hashes

RULES := $(sort $(shell find src/viceregal/core src/viceregal/games/*/rules -name '*.py' 2>/dev/null))
ENCODERS := $(patsubst %,src/viceregal/envs/%.py,blocks numbers schemas) $(sort $(shell find src/viceregal/games/*/envs* -name '*.py' 2>/dev/null))
SEARCHES := $(sort $(shell find src/viceregal/bots src/viceregal/games -path '*/bots/search/*.p*' 2>/dev/null))
CATALOGUES := $(sort $(wildcard src/viceregal/i18n/locale/*/LC_MESSAGES/*.po src/viceregal/games/*/locale/*/LC_MESSAGES/*.po))
# Tests of servers mostly wait for them, so there are two workers a core; browsers compute.
WORKERS := $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2))
CHECKED := $(wildcard src tests scripts bench examples setup.py)
TYPED := $(wildcard src scripts bench)
# The page is built by node: that of the machine or, where there is none, the one that .venv-node holds.
PAGE := $(sort $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null))
NODE_ENV := $(if $(shell scripts/find-node),,.venv-node/.requirements)

.PHONY: help install play test browse puzzles check format coverage mutate fuzz soak siege prove golden types docs bench bars endgames reviews ladder lock clean FORCE

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

install: $(VENV)/.package $(VENV)/.native $(VENV)/.catalogues $(VENV)/.page ## set up .venv and build the package in place

play: install ## open the table in the browser; PORT=8500 chooses the port
	@$(BIN)/viceregal serve $(if $(PORT),--port $(PORT))

test: check ## check, run all tests, then the contract again with the interpreted rules
	@scripts/require-native $(BIN)/python
	@$(MAKE) --no-print-directory docs
	@scripts/install-servers
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --ignore=tests/browser
	$(BIN)/python -m pytest -n auto --dist worksteal -m 'not long' tests/browser
	@scripts/npm run --silent test
	VICEREGAL_PURE=1 $(BIN)/python -m pytest -n auto --dist worksteal tests/contract

browse: install ## all browser tests: every lesson, puzzle theme, screen, window and guide; takes three times as long
	@scripts/install-servers
	$(BIN)/python -m pytest -n auto --dist worksteal tests/browser

puzzles: install ## prove all puzzles once more; `make test` takes some of each game
	VICEREGAL_ALL_PUZZLES=1 $(BIN)/python -m pytest -n auto tests/puzzles

check: install ## formatting, lint, types
	@failed=0; \
	$(BIN)/ruff format --check $(CHECKED) || failed=1; \
	$(BIN)/ruff check $(CHECKED) || failed=1; \
	$(BIN)/mypy $(TYPED) || failed=1; \
	scripts/npm run --silent check || failed=1; \
	exit $$failed

format: install ## let ruff, prettier and eslint format and mend what they can
	$(BIN)/ruff format $(CHECKED)
	$(BIN)/ruff check --fix $(CHECKED)
	@scripts/npm run --silent format

coverage: install ## what the tests reach, measured on the interpreted rules
	VICEREGAL_PURE=1 $(BIN)/coverage run -m pytest
	$(BIN)/coverage combine -q && $(BIN)/coverage report

mutate: install ## mutation run over the rules of Hand of the King
	VICEREGAL_PURE=1 $(BIN)/mutmut run
	$(BIN)/mutmut results

fuzz: install ## throw many new random texts, positions and records at the rules
	HYPOTHESIS_PROFILE=deep $(BIN)/python -m pytest -n auto tests/fuzz

soak: install ## the web table under load for some minutes, and its server killed two hundred times
	@scripts/install-servers
	$(BIN)/python -m tests.server.soak
	$(BIN)/python -m tests.server.idle
	VICEREGAL_KILLS=200 $(BIN)/python -m pytest tests/server/test_kill.py tests/server/test_processes.py

siege: install ## attacks on a server of its own, on loopback, while others play: what they notice of it
	$(BIN)/python -m tests.server.siege

prove: install ## every legal action of ten thousand random games has exactly one row of numbers; takes minutes
	$(BIN)/python -m tests.envs.proof --games 10000

golden: install ## write the golden files and perft counts anew
	$(BIN)/python scripts/golden.py

types: install ## make the types of the page anew from the rules, the English words and the server's OpenAPI description
	@$(BIN)/python scripts/describe_games.py
	@$(BIN)/python scripts/page_keys.py
	@$(BIN)/python scripts/describe_environments.py
	@mkdir -p build && $(BIN)/python scripts/openapi.py >build/openapi.json
	@scripts/npm run --silent types

bench: install .venv-bench/.requirements ## measure the speed beside its peers
	@$(BIN)/python setup.py -q egg_info 2>/dev/null # the entry points, for an environment that the package is not installed in
	PYTHONPATH=src .venv-bench/bin/python -m bench
	@scripts/install-servers
	$(BIN)/python -m tests.browser.pointing

bars: install ## measure the best bots of all games against what is asked of them; takes hours, goes on after a stop
	$(BIN)/viceregal arena run bench/bars.toml --out build/bars

endgames: install ## how many cards before the end Hand of the King is solved within a second; takes minutes
	$(BIN)/python -m bench.endgames

reviews: install ## how long reviews of whole games take, of every game and number of players; takes minutes
	$(BIN)/python -m bench.reviews

ladder: install ## measure the levels of all games against each other; takes hours, goes on after a stop
	$(BIN)/viceregal arena run bench/ladder.toml --out build/ladder

docs: .venv-docs/.requirements ## build the documentation as a site, into build/site, and look for dead links
	@NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict
	@.venv-docs/bin/python scripts/check_site.py build/site

lock: .venv-lock/.requirements ## resolve the requirements anew into requirements/*.txt
	scripts/lock .venv-lock/bin/uv

clean: ## remove everything that was installed or built here
	rm -rf .venv .venv-bench .venv-docs .venv-lock .venv-node web/node_modules src/viceregal/server/page build dist .cache .hypothesis .ruff_cache mutants src/*.egg-info
	find src tests scripts bench \( -name '*.so' -o -name '*.pyd' -o -name '*.mo' \) -delete 2>/dev/null || true
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Each environment holds exactly what its lock file names.
$(VENV)/.requirements: requirements/dev.txt
.venv-bench/.requirements: requirements/bench.txt
.venv-docs/.requirements: requirements/docs.txt
.venv-lock/.requirements: requirements/lock.txt
.venv-node/.requirements: requirements/node.txt
%/.requirements:
	@test -n "$(PYTHON)" || exit 1
	@echo "Installing $< into $*"
	@$(PYTHON) -m venv --clear $*
	@$*/bin/python $(INSTALL) -r $<
	@touch $@

# The package itself, editable: the command `viceregal` and a path to src/.
$(VENV)/.package: $(VENV)/.requirements pyproject.toml setup.py $(wildcard requirements/*.in)
	@VICEREGAL_PURE=1 $(BIN)/python $(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

# The compiled modules, beside their sources. The list makes a removed module count as a change; the stamp bears
# the time when the build began, so that an edit during it counts too.
$(VENV)/.native: $(VENV)/.package $(VENV)/.modules $(RULES) $(ENCODERS) $(SEARCHES)
	@echo "Building the rules, the search and the encoders"
	@touch $@.begun
	@$(BIN)/python setup.py -q build_ext --inplace
	@mv $@.begun $@

$(VENV)/.modules: FORCE | $(VENV)/.requirements
	@echo '$(RULES) $(ENCODERS) $(SEARCHES)' | cmp -s - $@ || echo '$(RULES) $(ENCODERS) $(SEARCHES)' >$@

$(VENV)/.catalogues: $(VENV)/.package $(CATALOGUES)
	@$(BIN)/python setup.py -q catalogues
	@touch $@

# The page, as the server serves it.
$(VENV)/.page: $(VENV)/.package web/node_modules/.installed $(PAGE)
	@echo "Building the page"
	@scripts/npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.installed: web/package-lock.json web/.npmrc $(NODE_ENV)
	@echo "Installing web/package-lock.json into web/node_modules"
	@scripts/npm ci --silent
	@touch $@
