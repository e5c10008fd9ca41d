#!/bin/bash
# PROJ's database, as two releases of pyproj carry it: the older file is taken to the newer's schema
# and back, by the cheapest way and by rebuilding every table. What comes out is compared by a script
# that shares nothing with this package.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=.real
older=3.4.0 # PROJ 9.1.0
newer=3.7.2 # PROJ 9.5.1

# fetch RELEASE PYTHON: the database lies at $folder/RELEASE/proj.db afterwards. The wheel is taken
# for one platform, whatever runs here: its database is the same in all of them.
fetch() {
  [ ! -f "$folder/$1/proj.db" ] || return 0
  mkdir -p "$folder/$1"
  if ! python3 -m pip --quiet --disable-pip-version-check download --no-deps \
    --only-binary=:all: --implementation cp --python-version "$2" \
    --platform manylinux2014_x86_64 --platform manylinux_2_28_x86_64 \
    --dest "$folder/$1" "pyproj==$1"; then
    echo "SKIPPED: pyproj $1 could not be downloaded"
    exit 0
  fi
  python3 -m zipfile -e "$folder/$1"/pyproj-*.whl "$folder/$1/wheel"
  cp "$folder/$1/wheel/pyproj/proj_dir/share/proj/proj.db" "$folder/$1/proj.db.part"
  mv "$folder/$1/proj.db.part" "$folder/$1/proj.db"
  rm -rf "$folder/$1/wheel"
}

fetch "$older" 3.10
fetch "$newer" 3.11

swift build --configuration release --product rebuilder
rebuilder="$(swift build --configuration release --show-bin-path)/rebuilder"
old="$folder/$older/proj.db"
new="$folder/$newer/proj.db"

# round FROM TO RESULT FLAGS…: a copy of FROM gets TO's schema, is compared, and has nothing left to
# do.
round() {
  local from="$1" to="$2" file="$3"
  shift 3
  echo "== $from to the schema of $to $*"
  rm -f "$file"* && cp "$from" "$file" && chmod u+w "$file"
  time "$rebuilder" apply "$file" --to "$to" --quiet "$@"
  python3 Scripts/real.py "$from" "$file" "$to" "$@"

  # `everything` would rebuild what is as declared as well: a second run asks for no more than that.
  local flags=() flag before
  for flag in "$@"; do
    [ "$flag" != everything ] || flag=automatic
    flags+=("$flag")
  done
  before=$(cksum < "$file")
  "$rebuilder" plan "$file" --to "$to" --exit-code ${flags[@]+"${flags[@]}"} > "$folder/second.sql"
  "$rebuilder" apply "$file" --to "$to" --quiet ${flags[@]+"${flags[@]}"}
  [ "$before" = "$(cksum < "$file")" ] || { echo "real: the second run wrote" >&2; exit 1; }
  echo "a second run plans nothing and writes nothing"
}

TIMEFORMAT="rebuilt in %R s"
drops=(--drop-undeclared --allow drop-table --allow drop-column)
there="$folder/there.db"
back="$folder/back.db"
for strategy in automatic everything; do
  round "$old" "$new" "$there" --strategy "$strategy"
  round "$there" "$old" "$back" "${drops[@]}" --strategy "$strategy"
done

# The newer release's own rows: some use what the older schema's CHECKs do not know, so that they
# must be refused as they are, and go back once they are changed.
echo "== $new to the schema of $old, with rows that break its CHECKs"
cp "$new" "$there" && chmod u+w "$there"
before=$(cksum < "$there")
if "$rebuilder" apply "$there" --to "$old" --quiet "${drops[@]}" 2> "$folder/errors.txt"; then
  echo "real: rows that break a CHECK were taken" >&2
  exit 1
fi
head -1 "$folder/errors.txt"
[ "$before" = "$(cksum < "$there")" ] || { echo "real: a failed run wrote" >&2; exit 1; }
echo "refused, and not a byte was written"
sqlite3 -bail "$there" < Scripts/real.sql
for strategy in automatic everything; do
  round "$there" "$old" "$back" "${drops[@]}" --strategy "$strategy"
done

rm -f "$there"* "$back"* "$folder/second.sql" "$folder/errors.txt"
echo "real: every comparison holds"
