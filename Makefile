# The one list of commands, for people and for CI. A fresh machine needs python3 (3.11 or later) and make;
# with a C compiler the game is about 40 times faster.

PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
PY := $(VENV)/bin/python
PIP := -m pip --disable-pip-version-check -q
PYTEST := $(PY) -m pytest -q -n auto

.PHONY: help play test test-page check coverage bench bench-rooms bench-peers bench-rl bench-instructions valgrind chromium pictures million golden ids lock build clean bench-page

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-19s %s\n", $$1, $$2 }' Makefile

play: build  ## play in the browser (in the terminal: .venv/bin/hotzone play --text)
	@$(VENV)/bin/hotzone serve --open --db hotzone.sqlite

test: check valgrind  ## check, then run all tests: compiled, uncompiled, in a browser
	$(PYTEST) --ignore tests/web $$(command -v valgrind > /dev/null || echo --deselect tests/both/test_instructions.py)
	HOTZONE_PURE=1 $(PYTEST) --ignore tests/web -m "not compiled_only"
	@$(MAKE) --no-print-directory test-page

test-page: build chromium  ## drive the page with a browser
	@command -v chromium > /dev/null || exit 0; $(PYTEST) --dist loadfile tests/web

check: build  ## look at format, style, types, imports and rule ids
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(PY) tools/make_ids.py --check

coverage: build  ## show which lines the tests miss
	HOTZONE_PURE=1 $(PY) -m coverage run -m pytest -q -m "not compiled_only"
	$(PY) -m coverage report

bench: build  ## measure the speed
	@$(VENV)/bin/hotzone bench

bench-page: build chromium  ## measure how fast the page redraws its boards
	@command -v chromium > /dev/null || exit 0; $(PY) bench/redraw.py

bench-rooms: build chromium  ## measure start, first load, delay and memory of 200 rooms with 4 pages each
	@$(PY) bench/rooms.py

bench-peers: build $(PEERS)/ready  ## measure the speed beside other engines
	$(PEERS)/bin/python bench/peers.py

bench-rl: build $(PEERS)/ready  ## measure the faces for machines beside PettingZoo's connect_four
	$(PEERS)/bin/python bench/rl.py

bench-instructions: build valgrind  ## compare the instruction count of the core with the one written down
	@command -v valgrind > /dev/null || exit 0; $(PY) bench/instructions.py

valgrind chromium:  # Debian's, where they are missing and can be installed
	@command -v $@ > /dev/null || { apt-get -qq update && apt-get -qq install -y $@; } > /dev/null 2>&1 || \
		{ sudo -n apt-get -qq update && sudo -n apt-get -qq install -y $@; } > /dev/null 2>&1 || \
		echo "No $@ here, and it cannot be installed: the tests that need it are left out."

pictures: build chromium  ## take the pictures of README and docs from the running program
	@$(PY) tools/screenshots.py

million: build  ## play a million random matches
	@$(VENV)/bin/hotzone sim fire --mixed --bot random --games 1000000

golden: build  ## make the golden records anew
	$(PY) tests/records/make.py
	$(PY) tests/reactor/records/make.py

ids: $(VENV)/ready  ## make the rule constants from docs/rules
	$(PY) tools/make_ids.py

lock: $(PY)  ## pin the newest versions of all tools
	$(PY) $(PIP) install uv
	$(VENV)/bin/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --upgrade --generate-hashes \
		--no-emit-index-url --custom-compile-command "make lock" --quiet --output-file requirements.lock

build: $(VENV)/ready  ## compile what changed
	@$(PY) setup.py -q build_ext --inplace

clean:  ## remove what was built, but not .venv
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find src -name '*.so' -delete
	find . -name __pycache__ -not -path './.venv*' -prune -exec rm -rf {} +

$(VENV)/ready: $(PY) pyproject.toml requirements.lock
	$(PY) $(PIP) install --require-hashes -r requirements.lock
	HOTZONE_PURE=1 $(PY) $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(PEERS)/ready: $(PEERS)/bin/python pyproject.toml
	$(PEERS)/bin/python $(PIP) install open_spiel==2.0.2 catanatron==3.2.1 gymnasium==1.4.0 pettingzoo==1.27.0 pygame-ce==2.5.8
	HOTZONE_PURE=1 $(PEERS)/bin/python $(PIP) install --no-deps -e .
	@touch $@

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hotzone needs Python 3.11 or later: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $* || { rm -rf $*; echo "No venv in this Python; on Debian or Ubuntu: apt install python3-venv"; exit 1; }
