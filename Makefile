# Two commands: `make play` and `make test`. Each sets up what it needs and skips what is done.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
PORT ?= 8000
GAMES ?= 2000
SEED ?= 1

.PHONY: play test check format bench bench-server soak arena page kernels parts clean

play: $(INSTALLED) page
	$(BIN)/tripot play --port $(PORT)

test: $(INSTALLED) page kernels parts
	$(BIN)/python -m pytest -n auto --dist worksteal

check: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python web/build_page.py --check

format: $(INSTALLED)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(INSTALLED) page
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[open-spiel]'
	$(BIN)/tripot bench

# The server under load beside boardgame.io's, which npm installs. LOAD=--quick: a short run; LOAD=--profile: what a move costs.
bench-server: $(INSTALLED) kernels
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[load]'
	$(BIN)/tripot bench-server triominos trini $(LOAD)

# Random games against the oracles: GAMES for each option set, from seed SEED.
soak: $(INSTALLED) kernels
	TRIPOT_GAMES=$(GAMES) TRIPOT_SEED=$(SEED) $(BIN)/python -m pytest -n auto --dist worksteal tests/trust/test_oracles.py

arena: $(INSTALLED)
	$(BIN)/tripot arena all

page: $(INSTALLED)
	$(BIN)/python web/build_page.py

# Compiled once here, not by each of pytest's workers.
kernels: $(INSTALLED)
	$(BIN)/tripot warmup

# From Debian, for the browser tests and the server's; without it they are skipped, loudly.
parts: $(INSTALLED)
	$(BIN)/python -m tests.apt chromium postgresql

$(INSTALLED): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed: make PYTHON=..." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check -e '.[dev]'
	touch $@

clean:
	rm -rf $(VENV) web/node_modules src/tripot/page .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
