#!/bin/bash
# The main job, shown on a small file: what the plan says, the rebuild, and what is left to do.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --product rebuilder >&2
rebuilder="$(swift build --show-bin-path)/rebuilder"
schema=Fixtures/Demo/schema.sql
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
database="$folder/harbour.sqlite"
sqlite3 -bail "$database" < Fixtures/Demo/before.sql

say() { printf '\n\033[1m== %s\033[0m\n' "$1"; }
rows() { sqlite3 -readonly -header -column "$database" "$1"; }

say "The file as it is"
rows "SELECT * FROM boat" && echo && rows "SELECT * FROM landing"

say "rebuilder plan: the dry run, which writes nothing"
"$rebuilder" plan "$database" --to "$schema"

say "rebuilder apply: the same plan, carried out"
"$rebuilder" apply "$database" --to "$schema"

say "rebuilder check: what still differs"
"$rebuilder" check "$database" --to "$schema"

say "The file afterwards"
rows "SELECT * FROM boat" && echo && rows "SELECT * FROM landing" && echo && rows "SELECT * FROM totals"
rows "SELECT 'the next boat is number ' || (seq + 1) AS counter FROM sqlite_sequence WHERE name = 'boat'"
echo "integrity_check: $(sqlite3 -readonly "$database" 'PRAGMA integrity_check')"
