# The one list of commands, for people and for CI. A fresh machine needs python3 (3.11 or later) and make;
# with a C compiler the game is about 40 times faster.

PYTHON ?= python3
VENV := .venv
PEERS := .venv-peers
DOCS := .venv-docs
LEARNERS := .venv-learners
PY := $(VENV)/bin/python
PIP := -m pip --disable-pip-version-check -q
STEP := tools/step.sh
LOCK := $(VENV)/bin/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" --quiet
BUILD := $(VENV)/bin/uv -q build --no-build-isolation --python $(PY) --out-dir dist
DECLARED := $(shell find src -name '*.pxd')
COMPILED := setup.py $(DECLARED) $(shell find src -name '*.pxi') $(wildcard $(DECLARED:.pxd=.py))
SAMPLE := $(if $(QUICK),--quick)
PYTEST := $(PY) -m pytest -q -n auto
PAGES = $(shell expr 1 + $$(getconf _NPROCESSORS_ONLN || echo 2))  # workers with a browser: one waits while another draws
AGAIN := $(if $(SLOW),,--reruns 1 -r fER)  # a browser is not ours to pass a clock to: a second try, and both are named
unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of processes: each would read every file anew

.PHONY: help play test test-learners test-list test-compiled test-uncompiled test-page check check-page coverage bench bench-rooms bench-table soak fuzz bench-cluster bench-peers bench-rl bench-instructions valgrind browser chromium nginx postgresql pictures million golden ids lock build wheel clean bench-page docs

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-19s %s\n", $$1, $$2 }' Makefile

play: $(if $(wildcard $(VENV)/ready),build,build/play)  ## play in the browser (in the terminal: .venv/bin/hotzone play --text)
	@$(VENV)/bin/hotzone serve --open --db hotzone.sqlite

test: valgrind postgresql nginx  ## check, then run all tests: compiled, uncompiled, in a browser
	@$(MAKE) --no-print-directory -j2 check build test-list
	@$(MAKE) --no-print-directory -k -j3 test-compiled test-uncompiled test-page

test-list: $(VENV)/ready  # six workers read the tests afterwards, and find what is kept of it here
	@$(STEP) -q "read the tests" env HOTZONE_PURE=1 $(PY) -m pytest -q --collect-only --all tests tests/web

test-compiled: build  ## run all tests but those of the page
	@$(STEP) -b "test compiled" $(PYTEST) --maxschedchunk 2 --ignore tests/web $$(command -v valgrind > /dev/null || echo --deselect tests/compiled_and_pure/test_instructions.py)

test-uncompiled: $(VENV)/ready  ## run them without the compiled modules
	@$(STEP) -b "test uncompiled" env HOTZONE_PURE=1 $(PYTEST) --maxschedchunk 2 --ignore tests/web -m "not compiled_only"

test-page: build browser  ## drive the page with a browser (SLOW=1: on a slow line, to find tests that read too early)
	@command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null || exec tools/left_out.sh chromium; \
		$(STEP) -b "test the page" env HOTZONE_SLOW=$(SLOW) $(PYTEST) -n $(PAGES) --maxschedchunk 1 $(AGAIN) tests/web

test-learners: build $(LEARNERS)/ready  ## check the environments by Stable-Baselines3, sb3-contrib and TorchRL: brings PyTorch along
	$(LEARNERS)/bin/python -m pytest -q -c /dev/null --noconftest --rootdir . tests/learners/conformance.py

check: $(VENV)/ready  ## look at format, style, types, imports and rule ids; needs nothing compiled
	@$(STEP) -q "check the format" $(PY) -m ruff format --check .
	@$(STEP) -q "check the style" $(PY) -m ruff check .
	@$(STEP) -q "check the types" $(PY) -m mypy
	@$(STEP) -q "check the imports" $(VENV)/bin/lint-imports
	@$(STEP) -q "check the rule ids" $(PY) tools/make_ids.py --check
	@$(STEP) -q "check the made code" env HOTZONE_PURE=1 $(PY) -m tools.make_fields --check
	@$(MAKE) --no-print-directory check-page

check-page: $(VENV)/ready  ## look at layout and types of the page
	@$(STEP) -q "check the page's types" env HOTZONE_PURE=1 $(PY) tools/make_protocol.py --check
	@$(STEP) -q "check the page" $(PY) tools/page.py

coverage: build  ## show which lines the tests miss
	HOTZONE_PURE=1 $(PY) -m coverage run -m pytest -q -m "not compiled_only"
	$(PY) -m coverage report

bench: build  ## measure the speed
	@$(VENV)/bin/hotzone bench

bench-page: build chromium  ## measure how fast the page redraws its boards and tells an explosion
	@command -v chromium > /dev/null || exit 0; $(PY) bench/redraw.py; $(PY) bench/explosion.py

bench-table: build chromium  ## play 200 matches by pressing what is suggested, then let a monkey press buttons in 500
	@$(PY) bench/first_minutes.py
	@command -v chromium > /dev/null || exit 0; $(PY) bench/monkey.py

bench-rooms: build chromium  ## measure start, delay and memory of 200 rooms with 4 pages, the largest load, watchers, bots beside people, cost of an action (QUICK=1: in small)
	@$(PY) bench/rooms.py $(SAMPLE)
	@$(PY) bench/room_loads.py $(SAMPLE)
	@$(PY) bench/action_cost.py $(SAMPLE)

soak: build  ## play for 30 minutes on one server and see that its memory stays flat (MINUTES=3)
	@$(PY) bench/soak.py --minutes $(or $(MINUTES),30)

fuzz: build  ## attack our own server at large: 65 odd messages, 24,000 spoilt files (FILES=8000 of each kind)
	@HOTZONE_FUZZ=$(or $(FILES),8000) $(PYTEST) tests/attack

bench-cluster: build postgresql  ## measure two processes on PostgreSQL beside one on SQLite, and 200 kills (QUICK=1: in small)
	@$(PY) bench/nodes.py $(SAMPLE)

bench-peers: build $(PEERS)/ready  ## measure the speed beside other engines
	$(PEERS)/bin/python bench/peers.py

bench-rl: build $(PEERS)/ready  ## measure the environments beside PettingZoo's connect_four
	$(PEERS)/bin/python bench/rl.py

bench-instructions: build valgrind  ## compare the instruction count of the core with the one written down
	@command -v valgrind > /dev/null || exit 0; $(PY) bench/instructions.py

browser:  # for the tests of the page: the one without a window needs half the processor, but chromium does too
	@command -v chromium-headless-shell > /dev/null || tools/debian.sh chromium-headless-shell || $(MAKE) --no-print-directory chromium

valgrind chromium nginx:  # Debian's, where they are missing and can be installed; in CI one that is still missing is a failure
	@command -v $@ > /dev/null || test -x /usr/sbin/$@ || tools/debian.sh $@ || tools/left_out.sh $@

postgresql:  # the same for the database of the tests; it is started by them, not as a service
	@command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || tools/debian.sh $@ || tools/left_out.sh $@

pictures: build chromium  ## take the pictures of README and docs from the running program
	@$(PY) tools/screenshots.py

docs: $(DOCS)/ready  ## make the documentation site in build/site
	@$(DOCS)/bin/python tools/make_site.py

million: build  ## play a million random matches
	@$(VENV)/bin/hotzone sim fire --mixed --bot random --games 1000000

golden: build  ## make the golden records anew
	$(PY) tests/records/make.py
	$(PY) tests/games/reactor/records/make.py

ids: $(VENV)/ready  ## make the rule constants from docs/rules, and states and constants for the compiler, and the page's types from the server's
	$(PY) tools/make_ids.py
	$(PY) -m tools.make_fields
	$(PY) tools/make_protocol.py

lock: $(VENV)/ready  ## pin the newest versions: of what playing needs, and of all tools
	$(LOCK) --extra dev --upgrade --output-file requirements.lock
	$(LOCK) --extra web --group build --constraints requirements.lock --no-annotate --upgrade --output-file requirements-play.lock

wheel: build  ## make the source distribution, a compiled wheel and a pure one in dist/, and play both in clean environments
	@rm -rf dist build/lib* build/bdist*
	@$(STEP) -q "make the source distribution" $(BUILD) --sdist
	@$(STEP) -q "make the compiled wheel" env HOTZONE_COMPILED=1 $(BUILD) --wheel
	@$(STEP) -q "make the pure wheel" env HOTZONE_PURE=1 $(BUILD) --wheel dist/*.tar.gz
	@$(STEP) "try both wheels" $(PY) tools/try_wheels.py

build: $(VENV)/ready  ## compile what changed
	@$(PY) setup.py -q build_ext --inplace

clean:  ## remove what was built, but not .venv
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find src -name '*.so' -delete
	find . -name __pycache__ -not -path './.venv*' -prune -exec rm -rf {} +

build/play: $(VENV)/ready-to-play $(COMPILED)
	@HOTZONE_BUILD=play $(PY) setup.py -q build_ext --inplace
	@if ls src/hotzone/_cyutility.* > /dev/null 2>&1; then touch $@; fi  # else the next time tries again

$(VENV)/ready-to-play: $(PY) requirements-play.lock
	@$(STEP) -q "installing what playing needs" tools/install.sh $(VENV) requirements-play.lock
	@touch $@

$(VENV)/ready: $(PY) pyproject.toml requirements.lock
	@$(STEP) -q "installing all tools" tools/install.sh $(VENV) requirements.lock
	@touch $@

$(PEERS)/ready: $(PEERS)/bin/python pyproject.toml
	$(PEERS)/bin/python $(PIP) install open_spiel==2.0.2 catanatron==3.2.1 gymnasium==1.4.0 pettingzoo==1.27.0 pygame-ce==2.5.8
	HOTZONE_PURE=1 $(PEERS)/bin/python $(PIP) install --no-deps -e .
	@touch $@

$(LEARNERS)/ready: $(LEARNERS)/bin/python pyproject.toml
	$(LEARNERS)/bin/python $(PIP) install torch==2.13.0 sb3-contrib==2.9.2 torchrl==0.14.1 gymnasium==1.4.0 pettingzoo==1.27.0 matplotlib pytest
	HOTZONE_PURE=1 $(LEARNERS)/bin/python $(PIP) install --no-deps -e .
	@touch $@

$(DOCS)/ready: $(DOCS)/bin/python pyproject.toml
	HOTZONE_PURE=1 $(DOCS)/bin/python $(PIP) install -e '.[docs]'
	@touch $@

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hotzone needs Python 3.11 or later: make PYTHON=python3.12 …"; exit 1; }
	@$(STEP) -q "making $*" $(PYTHON) -m venv $* || { rm -rf $*; echo "No venv in this Python; on Debian or Ubuntu: apt install python3-venv"; exit 1; }
