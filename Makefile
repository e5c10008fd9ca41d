# Every verb does its own set-up. `make demo` and `make test` are all that a newcomer needs.
.DEFAULT_GOAL := test
.PHONY: demo test test-all lint real docs format record setup

SOURCES := Sources Tests Package.swift

# The main job on a small file: the dry run, the rebuild, the check, the rows. No network.
demo: setup
	@Scripts/demo.sh

# Every test that is worth running before each commit.
test: setup
	@Scripts/test.sh

# The same with many more random schemas.
test-all: setup
	@RANDOM_CASES=2000 Scripts/test.sh

# Formatting and layers.
lint:
	@swift format lint --strict --parallel --recursive $(SOURCES)
	@Scripts/layers.sh
	@echo "lint: no findings"

# A large database of another project, taken from one of its releases to a later one and back.
real:
	@Scripts/setup.sh --pip
	@Scripts/real.sh

# The documentation, as a web site in .docs.
docs: setup
	@Scripts/docs.sh

# Rewrites the code as `lint` wants it.
format:
	@swift format --in-place --parallel --recursive $(SOURCES)

# Writes the plan of every case anew; read what `git diff` says about them.
record: setup
	@RECORD=1 Scripts/test.sh --filter CaseTests
	@git --no-pager diff --stat -- Fixtures/Cases

setup:
	@Scripts/setup.sh
