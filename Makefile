# Every verb does its own set-up. `make demo` and `make test` are all that a newcomer needs.
.DEFAULT_GOAL := test
.PHONY: demo test test-all test-sqlite test-sqlcipher fuzz fuzz-parser sanitize lint real bench bench-quick docs format record setup

SOURCES := Sources Tests Benchmarks Examples Package.swift

# The main job on a small file: the dry run, the rebuild, the check, the rows. No network.
demo: setup
	@Scripts/demo.sh

# Every test that is worth running before each commit.
test: setup
	@Scripts/test.sh

# The same with many more random schemas, kills and failures of the disk.
test-all: setup
	@RANDOM_CASES=2000 KILLS=200 EVERY_MOMENT=1 FAILING_CALLS=40 Scripts/test.sh

# The same tests on other releases of SQLite, old and new, and on one built as Apple builds its own.
test-sqlite:
	@Scripts/setup.sh --pip
	@Scripts/test-sqlite.sh

# The tests that matter on SQLCipher, encrypted files among them.
test-sqlcipher: setup
	@Scripts/test-sqlcipher.sh

# Random schemas until one fails or you have had enough; FUZZ_SECONDS=600 ends it.
fuzz: setup
	@Scripts/fuzz.sh

# libFuzzer on the lexer, the parsers and the reader, likewise.
fuzz-parser: setup
	@Scripts/fuzz-parser.sh

# The tests under the address sanitizer, which finds leaks too.
sanitize: setup
	@SWIFT_BACKTRACE=enable=no LSAN_OPTIONS=suppressions=Scripts/leaks.txt:print_suppressions=0 \
	  Scripts/test.sh --sanitize=address --scratch-path .build-asan

# Formatting and layers.
lint:
	@swift format lint --strict --parallel --recursive $(SOURCES)
	@Scripts/layers.sh
	@echo "lint: no findings"

# A large database of another project, taken from one of its releases to a later one and back.
real:
	@Scripts/setup.sh --pip
	@Scripts/real.sh

# Every change beside SQL by hand and beside the peers, on a million rows; about an hour. The results
# lie in Benchmarks.
bench:
	@Scripts/setup.sh --pip
	@Scripts/bench.sh

# The same on 100,000 rows in a few rounds; the results lie in .bench.
bench-quick:
	@Scripts/setup.sh --pip
	@Scripts/bench.sh --quick

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
