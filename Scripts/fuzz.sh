#!/bin/bash
# Random schemas and changes of them, in rounds of 200, each from a new seed: until one fails, until
# FUZZ_SECONDS are over, or until you interrupt it.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --build-tests
log=$(mktemp)
trap 'rm -f "$log"' EXIT
trap 'echo; exit 0' INT
cases=200
tried=0

while [ -z "${FUZZ_SECONDS:-}" ] || [ "$SECONDS" -lt "$FUZZ_SECONDS" ]; do
  seed=$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')
  if RANDOM_SEED=$seed RANDOM_CASES=$cases swift test --skip-build --disable-xctest \
    --filter RandomTests > "$log" 2>&1 && grep -q "with $cases test cases passed" "$log"; then
    tried=$((tried + cases))
    echo "seeds $seed to $((seed + cases - 1)): no fault; $tried tried"
    continue
  fi
  # A crash names no seed: then the whole round is what repeats it.
  failed=$(sed -n 's/.*recorded an issue with 1 argument seed → \([0-9]*\).*/\1/p' "$log" | head -1)
  tail -n 400 "$log"
  echo "repeat it: RANDOM_SEED=${failed:-$seed} RANDOM_CASES=$([ -n "$failed" ] && echo 1 || echo $cases)" \
    "Scripts/test.sh --filter RandomTests"
  exit 1
done
