# Everything is set up from nothing when it is needed, and again when requirements/ change.

VENV := .venv
BIN := $(VENV)/bin
# One more than there are cores: some tests wait for a browser, a process or a disk.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# Compiled modules are kept whatever the environment says: tests start many a process.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play run test check bench soak mutants mutations clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 16

play: $(VENV)/play ## play in your browser, without an account (GAME=shazamm PORT=8800 DATABASE=file)
	@$(BIN)/python -m offline $(if $(GAME),--game $(GAME)) $(if $(PORT),--port $(PORT)) $(if $(DATABASE),--database $(DATABASE))

run: $(VENV)/run ## run the bot on Discord (needs DISCORD_TOKEN, in the environment or in .env)
	@$(BIN)/python bot.py

test: $(VENV)/dev ## run all tests, on all cores
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --benchmark-disable -m "not soak"

check: $(VENV)/check ## check style, types and who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports

bench: $(VENV)/dev ## measure the budgets, each against its floor
	$(BIN)/python -m benchmarks

soak: $(VENV)/dev ## play thousands of matches for some minutes; the next call goes on (MINUTES=30 KILLS=200)
	$(BIN)/python -m tests.soak --minutes $(or $(MINUTES),30)

mutants: $(VENV)/dev ## change the code at random and see whether the tests beside it notice (COUNT=200 SEED=1 MINUTES=30)
	$(BIN)/python -m tests.mutants --count $(or $(COUNT),200) --seed $(or $(SEED),1) --minutes $(or $(MINUTES),30)

mutations: $(VENV)/dev ## put known faults into a copy, and see that a law notices each
	$(BIN)/python -m tests.mutations

clean: ## remove what was set up
	rm -rf $(VENV)

# Each of these stamps tells that a set of requirements is installed, unless it is older than `made`.
$(VENV)/run $(VENV)/postgres $(VENV)/metrics $(VENV)/play $(VENV)/dev $(VENV)/check: $(VENV)/%: requirements/%.txt $(VENV)/made scripts/install
	@echo "Installing requirements/$*.txt …"
	@scripts/install $(VENV) $<
	@touch $@

# Whoever upgrades makes `run`: what else a bot has comes along. An environment that is emptied keeps
# the stamps of that, far too old, so that it is still known where nothing can be downloaded just now.
EXTRAS := $(wildcard $(VENV)/postgres $(VENV)/metrics)
$(VENV)/run: | $(EXTRAS)

$(VENV)/made: scripts/make-venv
	@scripts/make-venv $(VENV)
	@$(if $(EXTRAS),touch -t 200001010000 $(EXTRAS))
	@touch $@
