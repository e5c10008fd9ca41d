#!/bin/bash
# libFuzzer on the lexer, the parsers and the reader: whatever schema SQLite takes must be read, and
# be the same to SQLite when it is written again. Runs until it finds something or is interrupted;
# FUZZ_SECONDS limits it. A text that fails is left in .fuzz, and the command that repeats it said.
set -euo pipefail
cd "$(dirname "$0")/.."

corpus=.fuzz/corpus
seeds=.fuzz/seeds
mkdir -p "$corpus" && rm -rf "$seeds" && mkdir -p "$seeds"
# The statements of the cases, each a seed of its own.
for file in Fixtures/Cases/*/*.sql; do
  name="$(basename "$(dirname "$file")")-$(basename "$file" .sql)"
  [ "${name%-plan}" = "$name" ] || continue
  cp "$file" "$seeds/$name"
  awk -v name="$seeds/$name" 'BEGIN { RS = ";\n" } /CREATE/ { print $0 ";" > (name "-" NR) }' "$file"
done

FUZZ=1 swift build --sanitize=fuzzer --product ParserFuzz --scratch-path .build-fuzz
fuzz="$(FUZZ=1 swift build --scratch-path .build-fuzz --show-bin-path)/ParserFuzz"

# The toolchain's own printer of backtraces does not end within libFuzzer.
export SWIFT_BACKTRACE=enable=no
status=0
"$fuzz" -max_total_time="${FUZZ_SECONDS:-0}" -max_len=600 -timeout=20 -dict=Tests/Fuzz/words.dict \
  -artifact_prefix=.fuzz/ -print_final_stats=1 "$@" "$corpus" "$seeds" || status=$?
[ $status = 0 ] || echo "repeat it: SWIFT_BACKTRACE=enable=no $fuzz .fuzz/crash-…" >&2
exit $status
