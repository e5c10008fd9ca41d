#!/bin/bash
# Builds what is measured, and the Python in which the peers live, and measures: `make bench`.
# The arguments go to Benchmarks/run.py, such as --rows 100000 --changes plain,order; BENCH_PEERS=no
# leaves the peers out.
set -euo pipefail
cd "$(dirname "$0")/.."

work=.bench
mkdir -p "$work/bin"

release=(--configuration release)
# The tool starts in half the time with Swift's library within it; Apple's systems have that library.
if [ "$(uname)" = Linux ]; then release+=(--static-swift-stdlib); fi
swift build "${release[@]}" --product rebuilder >&2
BENCHMARKS=1 swift build "${release[@]}" --product InProcessBenchmark >&2
bin="$(swift build "${release[@]}" --show-bin-path)"
cc -O2 -o "$work/bin/timed" Benchmarks/C/timed.c
cc -O2 -o "$work/bin/bare" Benchmarks/C/bare.c -lsqlite3

# The peers, of the releases that are written down, in an environment of their own.
python=""
if [ "${BENCH_PEERS:-yes}" != no ]; then
  python="$PWD/$work/peers/bin/python"
  wanted="$work/peers/requirements.txt"
  if ! cmp -s Benchmarks/peers/requirements.txt "$wanted"; then
    echo "bench: installing the peers" >&2
    rm -rf "$work/peers"
    if python3 -m venv "$work/peers" && "$python" -m pip --quiet --disable-pip-version-check \
      install -r Benchmarks/peers/requirements.txt; then
      cp Benchmarks/peers/requirements.txt "$wanted"
    else
      echo "SKIPPED: the peers could not be installed" >&2
      python=""
    fi
  fi
fi

python3 -B Benchmarks/run.py "$bin/rebuilder" "$bin/InProcessBenchmark" "$python" "$@"
