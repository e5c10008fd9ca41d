#!/bin/bash
# Runs the same tests on other releases of SQLite than the one that the package was built with.
#
# test-sqlite.sh [VERSION…] [-- ARGUMENTS OF swift test]: without a version, on the oldest and the
# newest that can be had, on the system's, and on one built as Apple builds its own. What cannot be
# had is said, and is red only where nothing else ran.
set -euo pipefail
cd "$(dirname "$0")/.."

versions=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do versions+=("$1") && shift; done
[ "${1:-}" != -- ] || shift
[ ${#versions[@]} -gt 0 ] || versions=(3.38.3 apple 3.54.1 system)

swift build --build-tests
bin="$(swift build --show-bin-path)"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
passed=() failed=() skipped=() ran=0

# on FOLDER COMMAND…: the library of that folder and, if it has one, the shell of the same release.
# A release without a shell of its own is accompanied by the system's, on the system's library.
on() {
  local folder="$1"
  shift
  if [ -z "$folder" ]; then
    "$@"
  elif [ -x "$folder/bin/sqlite3" ]; then
    LD_LIBRARY_PATH="$folder" PATH="$folder/bin:$PATH" "$@"
  else
    mkdir -p "$folder/bin-system"
    printf '#!/bin/sh\nunset LD_LIBRARY_PATH\nexec %s "$@"\n' "$(command -v sqlite3)" \
      > "$folder/bin-system/sqlite3"
    chmod +x "$folder/bin-system/sqlite3"
    LD_LIBRARY_PATH="$folder" PATH="$folder/bin-system:$PATH" "$@"
  fi
}

folder_of() { Scripts/sqlite-libraries.sh "$1" | cut -d' ' -f2-; }

for version in "${versions[@]}"; do
  folder=""
  [ "$version" = system ] || folder=$(folder_of "$version")
  if [ "$version" != system ] && [ -z "$folder" ]; then
    skipped+=("$version")
    continue
  fi
  echo "== SQLite $version"
  if on "$folder" swift test --skip-build --disable-xctest "$@" > "$log" 2>&1 \
    && grep -Eq 'Test run with [1-9][0-9]* tests?' "$log"; then
    passed+=("$version") && ran=1
    grep 'Test run with' "$log"
  else
    failed+=("$version") && ran=1
    grep -E '✘|error:|Test run with' "$log" || tail -20 "$log"
  fi
done

# A release before 3.37 cannot be asked for its schema, and that is said before anything is done.
folder=$(folder_of 3.7.17)
if [ -z "$folder" ]; then
  skipped+=("3.7.17, the one that is too old")
elif on "$folder" "$bin/rebuilder" show Fixtures/Demo/schema.sql > "$log" 2>&1 \
  || ! grep -q 'SQLite 3.7.17 is too old' "$log"; then
  failed+=("3.7.17, which must be refused as too old")
  cat "$log"
else
  passed+=("3.7.17, refused as too old")
fi

for version in "${passed[@]+"${passed[@]}"}"; do echo "passed   SQLite $version"; done
for version in "${skipped[@]+"${skipped[@]}"}"; do echo "SKIPPED  SQLite $version"; done
for version in "${failed[@]+"${failed[@]}"}"; do echo "FAILED   SQLite $version"; done
[ $ran = 1 ] || echo "test-sqlite: no test ran" >&2
[ ${#failed[@]} -eq 0 ] && [ $ran = 1 ]
