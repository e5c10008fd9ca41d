#!/bin/bash
# Runs the tests; the arguments go to `swift test`. Red also where no test ran, which `swift test`
# itself takes for a success. Where CI is set, a warning is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

flags=(--disable-xctest)
[ -z "${CI:-}" ] || flags+=(-Xswiftc -warnings-as-errors)

log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test "${flags[@]}" "$@" 2>&1 | tee "$log"

if ! grep -Eq 'Test run with [1-9][0-9]* tests?' "$log"; then
  echo "test: no test ran" >&2
  exit 1
fi
