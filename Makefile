# The commands of the project. `make` alone lists them.
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
SERVER := $(VENV)/.set-up-to-run
STAMP  := $(VENV)/.set-up
PIP    := $(PY) -m pip install --quiet --disable-pip-version-check

.PHONY: help setup run test check bench study soak clean

help: ## list these commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-7s %s\n", $$1, $$2}'

setup: $(STAMP) ## make .venv with everything pinned (the others call it themselves)

# What a server needs, and no more: every file of it is held against its hash.
# A sentence instead of a traceback when Python is missing, too old, or without venv.
$(SERVER): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	  echo "Seneschal needs Python 3.11 or newer, and '$(PYTHON)' was not found. Install it (Debian: apt install python3 python3-venv) or name yours: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Seneschal needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Install a newer one, or name it: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments. Install its venv part (Debian: apt install python3-venv) and try again."; exit 1; }
	@[ -x $(PY) ] && $(PY) -c '' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	@echo "Setting up .venv (once) ..."
	@$(PIP) --require-hashes -r constraints.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(STAMP): $(SERVER) constraints-postgres.txt constraints-dev.txt
	@echo "Adding the developers' tools (once) ..."
	@$(PIP) --require-hashes -r constraints-dev.txt
	@touch $@

run: $(SERVER) ## run the bot: on Discord with a token in .env, else the local table
	@$(PY) -m bot run

test: $(STAMP) ## run all tests
	@$(PY) -m pytest -n auto -q

check: $(STAMP) ## lint, format and types
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy

bench: $(STAMP) ## benchmarks, each as a ratio measured in one run; the last line is JSON
	@$(PY) -m bench

study: $(STAMP) ## play the computer players against each other and write docs/players.md
	@$(PY) -m bench.study > docs/players.md.new && mv docs/players.md.new docs/players.md

KILLS ?= 500
INTERACTIONS ?= 200000
soak: $(STAMP) ## the long tests: KILLS=500, INTERACTIONS=200000 hostile ones, many random games
	@$(PY) -m pytest -q tests/soak --soak --kills $(KILLS) --interactions $(INTERACTIONS)
	@SENESCHAL_EVERY_VIEW=1 $(PY) -m pytest -q -n auto tests/render/test_random_games.py

clean: ## remove .venv and caches
	rm -rf $(VENV) .clients *.egg-info build .pytest_cache .mypy_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
