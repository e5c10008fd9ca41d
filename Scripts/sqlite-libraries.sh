#!/bin/bash
# Other releases of SQLite, each as a folder that LD_LIBRARY_PATH takes, below .sqlite.
#
# sqlite-libraries.sh VERSION…: prints a line `VERSION FOLDER` for each that can be had, and why not
# for the others. They come from Python's package registry, by name and version: the source
# distributions of sqlean-py and of its fork hold SQLite's amalgamation, and some wheels hold a
# library whose functions can be called from outside.
set -euo pipefail
cd "$(dirname "$0")/.."

home="$PWD/.sqlite"

# VERSION  KIND  PACKAGE. SQLite before 3.37 is only there to be refused.
known='
3.7.17  carried  pysqlite3-binary==0.5.4.post2
3.38.3  wheel    pysqlite-binary==0.5.1.3380300
3.39.4  carried  pysqlite3-binary==0.4.7.post8
3.40.0  carried  pysqlite3-binary==0.5.0
3.42.0  wheel    pysqlite3-binary==0.5.1
3.43.1  wheel    pysqlite3-binary==0.5.2
3.44.0  source   sqlean-py==0.21.8.5
3.45.1  source   sqlean-py==3.45.1
3.47.0  source   sqlean-py==3.47.0
3.49.1  source   sqlean-py==3.49.1
3.50.4  source   sqlean-py==3.50.4.5
3.51.1  wheel    pysqlite3-binary==0.5.4.post2
3.54.1  source   arize-phoenix-sqlean==0.2.1
apple   source   sqlean-py==3.50.4.5
'

# As Debian builds it, so that its features are there whichever the release.
features=(
  -DSQLITE_THREADSAFE=1 -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_ENABLE_DBSTAT_VTAB
  -DSQLITE_ENABLE_FTS3 -DSQLITE_ENABLE_FTS5 -DSQLITE_ENABLE_MATH_FUNCTIONS
  -DSQLITE_ENABLE_PREUPDATE_HOOK -DSQLITE_ENABLE_RTREE -DSQLITE_ENABLE_SESSION
)
# What Apple's library differs in: defensive connections, foreign keys on, "x" is never a text.
apple=(-DSQLITE_DQS=0 -DSQLITE_DEFAULT_FOREIGN_KEYS=1 -DSQLITE_DEFAULT_DEFENSIVE=1)

# download KIND PACKAGE FOLDER
download() {
  local pip=(python3 -m pip --quiet --disable-pip-version-check download --no-deps --dest "$3")
  if [ "$1" = source ]; then
    "${pip[@]}" --no-binary :all: "$2" && tar xzf "$3"/*.tar.gz -C "$3" --strip-components=1
    return
  fi
  local python
  for python in 3.12 3.10 3.7; do
    "${pip[@]}" --only-binary :all: --implementation cp --python-version "$python" \
      --platform manylinux2014_x86_64 --platform manylinux_2_24_x86_64 "$2" 2>/dev/null || continue
    python3 -m zipfile -e "$3"/*.whl "$3"
    return
  done
  return 1
}

# compile SOURCE FOLDER FLAGS…: the library, and the shell of the same release beside it.
compile() {
  local source="$1" folder="$2" line
  shift 2
  # These amalgamations call one function of their own package, which adds nothing to SQLite itself.
  echo 'int sqlite3_sqlean_init(void *a, char **b, const void *c) { return 0; }' > "$source/stub.c"
  cc -O1 -w -fPIC -shared -Wl,-soname,libsqlite3.so.0 "${features[@]}" "$@" \
    -o "$folder/libsqlite3.so.0" "$source/sqlite/sqlite3.c" "$source/stub.c" -lm -lpthread -ldl
  mkdir -p "$folder/bin"
  cc -O1 -w "${features[@]}" "$@" -I"$source/sqlite" -o "$folder/bin/sqlite3" \
    "$source/sqlite/shell.c" "$folder/libsqlite3.so.0" -lm -lpthread -ldl
}

# adopt MODULE FOLDER: a Python module, for which every name of Python is there and nothing else.
adopt() {
  local name
  cp "$1" "$2/engine.so"
  nm -D --undefined-only "$2/engine.so" | awk '$2 ~ /^_?Py/ { print "char " $2 "[8192];" }' \
    | sort -u > "$2/python.c"
  (cd "$2" && cc -shared -fPIC -Wl,-soname,libsqlite3.so.0 -Wl,-rpath,'$ORIGIN' \
    -Wl,--no-as-needed -o libsqlite3.so.0 python.c engine.so)
}

# make VERSION KIND PACKAGE FOLDER
make_library() {
  local work="$4.part"
  rm -rf "$work" && mkdir -p "$work/package"
  download "$2" "$3" "$work/package" || return 1
  case "$1/$2" in
    apple/source) compile "$work/package" "$work" "${apple[@]}" ;;
    */source) compile "$work/package" "$work" ;;
    */carried) cp "$work"/package/*.libs/libsqlite3* "$work/libsqlite3.so.0" ;;
    */wheel) adopt "$(ls "$work"/package/pysqlite3/_sqlite3*.so | head -1)" "$work" ;;
  esac || return 1
  rm -rf "$work/package" && mv "$work" "$4"
}

if [ "$(uname -sm)" != "Linux x86_64" ]; then
  echo "sqlite-libraries: only Linux on x86-64 is known here" >&2
  exit 1
fi

for version in "$@"; do
  read -r _ kind package <<< "$(grep "^$version " <<< "$known" || true)"
  if [ -z "${package:-}" ]; then
    echo "SKIPPED: SQLite $version is in no package that is known here" >&2
    continue
  fi
  folder="$home/$version"
  [ -f "$folder/libsqlite3.so.0" ] || make_library "$version" "$kind" "$package" "$folder" >&2 || {
    echo "SKIPPED: SQLite $version could not be had from $package" >&2
    continue
  }
  echo "$version $folder"
done
