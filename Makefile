# The poker room. `make run` opens it, `make test` proves it; both set up all they need.

export PORT ?= 8000
PYTHON := .venv/bin/python
ROOM := $(PYTHON) -m pokerroom.run
INSTALLED := .venv/.installed
TOOLS := .venv/.tools
ARGS ?=

# Left out of `make quick`: whole processes, real browsers, random input, races, walks through
# every page, years of events.
SLOW := browser machine concurrency live run growth api/test_fuzz.py room/test_every_page.py room/test_access.py money/test_walks.py

.PHONY: help run servers backup restore test quick check pytest bench soak programs clean

help:                    ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST)

run: $(INSTALLED)        ## the whole room, at PORT (8000)
	@$(ROOM)

servers: $(INSTALLED)    ## PostgreSQL and Valkey alone, for work on the code
	@$(ROOM) servers

backup: $(INSTALLED)     ## the room's data in FILE, or in a new file of DATA_DIR/backups; while it runs
	@$(ROOM) backup $(FILE)

restore: $(INSTALLED)    ## the data of FILE in place of today's, which are kept beside them
	@$(ROOM) restore $(FILE)

test: $(TOOLS) programs  ## every check and every test, with servers of its own
	@$(ROOM) around $(MAKE) --no-print-directory check pytest

quick: $(TOOLS)          ## the tests that need no browser and no random input, with servers of their own
	@$(ROOM) around $(MAKE) --no-print-directory pytest ARGS="$(SLOW:%=--ignore=tests/%) $(ARGS)"

check: $(TOOLS)          ## style, types, layers, migrations, templates, diagram of states
	$(PYTHON) -m ruff check .
	$(PYTHON) -m ruff format --check .
	$(PYTHON) -m mypy
	.venv/bin/lint-imports
	TRUSTED_PROXIES=none $(PYTHON) manage.py check --deploy --fail-level WARNING
	$(PYTHON) manage.py makemigrations --check --dry-run
	$(PYTHON) manage.py migration_digests --check
	$(PYTHON) manage.py check_templates
	$(PYTHON) manage.py check_names
	$(PYTHON) manage.py states --check
	$(PYTHON) manage.py rules --check

pytest: $(TOOLS)         ## the tests alone, against running servers; ARGS go to pytest
	$(PYTHON) -m pytest -n 2 --dist loadfile --no-loadscope-reorder $(ARGS)

bench: $(TOOLS)          ## figures, each beside its comparison
	@$(PYTHON) -m bench $(ARGS)

soak: $(TOOLS)           ## a claim at its expiry a thousand times, then 200,000 steps of the state machine
	@SOAK_CLAIMS=$${SOAK_CLAIMS:-1000} $(ROOM) around $(PYTHON) -m pytest -n auto -x -s --hypothesis-profile=soak $(ARGS) \
		tests/concurrency/test_races.py::test_a_claim_at_the_instant_of_its_expiry tests/machine

programs: $(TOOLS)
	@$(PYTHON) -m tests.programs

clean:                   ## all that was made, the data in var/ excepted
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

# What runs the room; and with it what checks and tests it.
$(INSTALLED): requirements.txt
	@python3 pokerroom/run/install.py $<
	@touch $@

$(TOOLS): requirements-dev.txt requirements.txt
	@python3 pokerroom/run/install.py $<
	@touch $(INSTALLED) $@
