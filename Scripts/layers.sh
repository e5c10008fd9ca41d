#!/bin/sh
# The layers of the library, as Documentation/Design.md draws them: what is said, written, compared
# and planned knows nothing of a database connection, and one folder alone speaks C.
set -eu
cd "$(dirname "$0")/.."

library=Sources/SchemaRebuilder
found=0

# refuse SENTENCE LINES
refuse() {
  [ -n "$2" ] || return 0
  echo "layers: $1" >&2
  printf '%s\n' "$2" | sed 's/^/  /' >&2
  found=1
}

for layer in Declaration SQL Diff Plan; do
  [ -d "$library/$layer" ] || continue
  refuse "$layer must not know of a connection" "$(
    grep -rnwE 'SchemaRebuilderCSQLite|SQLiteConnection|SQLiteError|OpaquePointer' "$library/$layer" || true
  )"
done

refuse "only $library/SQLite may import SchemaRebuilderCSQLite" "$(
  grep -rnE '^[^/]*import +SchemaRebuilderCSQLite' Sources --include='*.swift' | grep -v "^$library/SQLite/" || true
)"

refuse "Foundation is imported in files named …+Foundation.swift only" "$(
  grep -rnE '^[^/]*import +(struct +|class +|func +)?Foundation' "$library" --include='*.swift' |
    grep -v '^[^:]*+Foundation\.swift:' || true
)"

exit "$found"
