# Common tasks in a checkout. `make` alone lists them.

CARGO ?= cargo
CARGO_DENY_VERSION := 0.20.2
CARGO_FUZZ_VERSION := 0.13.2

# The browser app compiles for WebAssembly only.
NATIVE := --workspace --exclude starboard-web --exclude starboard-worker
WEB := -p starboard-print -p starboard-web -p starboard-worker -p wasm-check --target wasm32-unknown-unknown

.PHONY: help play web python test test-slow fuzz bench bench-server reports lint

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '%-12s %s\n' "$$name" "$$text"; done

play: ## Build everything and serve the games on this machine
	scripts/prerequisites build
	$(CARGO) xtask web --with-server
	$(CARGO) run --release -p starboard-cli -- serve

web: ## Build the browser app into dist/
	scripts/prerequisites build
	$(CARGO) xtask web

python: ## Build the Python package, and say how to install it
	scripts/prerequisites python
	$(CARGO) xtask python-wheel

# Many tests mostly wait for a browser or a server: one thread more than there are cores.
test: export RUST_TEST_THREADS ?= $(shell expr $$(nproc) + 1)
# Tested with all other crates, xtask would be compiled with other features and therefore twice.
test: ## Run all tests, including those in a real browser
	scripts/prerequisites test
	$(CARGO) xtask web
	$(CARGO) xtask wasm-check
	$(CARGO) xtask browser-tools
	$(CARGO) xtask python-tests
	$(CARGO) test -p xtask
	$(CARGO) test --workspace --exclude xtask

test-slow: ## Run all tests with many more iterations, which takes hours
	STARBOARD_SLOW=1 $(MAKE) test

# Everything or one target: make fuzz TARGETS=record SECONDS=600
SECONDS ?= 60
fuzz: ## Fuzz everything that reads data from outside, for a minute each
	scripts/fuzz $(SECONDS) $(TARGETS)

bench: ## Measure speed and size, and update docs/benchmarks.md and docs/benchmarks-python.md
	scripts/prerequisites python
	$(CARGO) xtask bench

bench-server: ## Load-test the server, and update docs/benchmarks-server.md
	scripts/prerequisites server
	$(CARGO) xtask bench-server

reports: ## Run the experiments and update reports/, which takes a while
	scripts/prerequisites build
	$(CARGO) build --release -p starboard-cli
	scripts/reports target/release/starboard

lint: ## Check formatting, warnings, licences, security advisories and dependency rules
	scripts/prerequisites build
	$(CARGO) fmt --all -- --check
	$(CARGO) clippy $(NATIVE) --all-targets -- -D warnings
	$(CARGO) clippy $(WEB) --all-targets -- -D warnings
	@$(CARGO) deny --version 2>/dev/null | grep -qF ' $(CARGO_DENY_VERSION)' || $(CARGO) install --locked cargo-deny --version $(CARGO_DENY_VERSION)
	$(CARGO) deny --log-level error check licenses bans sources
	scripts/audit
	$(CARGO) xtask tree
