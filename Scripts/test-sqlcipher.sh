#!/bin/bash
# Runs the tests that matter on SQLCipher, which the package links by its trait of that name.
#
# test-sqlcipher.sh [ARGUMENTS OF swift test]: SQLCipher is taken from the machine where it has a
# release of SQLite that is new enough, else from the distribution's packages, by their names. They
# are unpacked below .sqlite and installed nowhere. Where none can be had, that is said.
set -euo pipefail
cd "$(dirname "$0")/.."

home="$PWD/.sqlite/sqlcipher"

skip() {
  echo "test-sqlcipher: SKIPPED, nothing was tested: $1" >&2
  exit 0
}

# is_new_enough HEADER: whether it is of SQLite 3.37 or later.
is_new_enough() {
  [ -f "$1" ] && [ "$(awk '$2 == "SQLITE_VERSION_NUMBER" { print $3 }' "$1")" -ge 3037000 ]
}

# download APT-OPTION… -- RELEASE: the library and what is linked with it, without installing them.
download() {
  local options=() suite needed
  while [ "$1" != -- ]; do options+=("$1") && shift; done
  suite="$2"
  # What it depends on by its very version is the library itself.
  needed=$(apt-cache "${options[@]}" show "libsqlcipher-dev$suite" 2>/dev/null \
    | sed -nE 's/^Depends:.*(libsqlcipher[0-9]+).*/\1/p' | head -1)
  [ -n "$needed" ] || return 1
  (cd "$home" && apt-get "${options[@]}" --quiet download "libsqlcipher-dev$suite" "$needed$suite") >&2
  for package in "$home"/*.deb; do dpkg-deb -x "$package" "$home"; done
}

# The packages of a release of Debian are older than its backports, which few machines list: they are
# asked for where the machine gets its own packages, with lists that are kept apart from its own.
download_backport() {
  local apt="$home/apt" place options
  # shellcheck source=/dev/null
  . /etc/os-release
  place=$(sed -nE 's/^(URIs:|deb( \[[^]]*\])?) *([^ ]+debian\/?)( .*)?$/\3/p' \
    /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -1)
  [ "$ID" = debian ] && [ -n "$place" ] || return 1
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
  for suite in "$VERSION_CODENAME" "$VERSION_CODENAME-backports"; do
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $place $suite main"
  done > "$apt/sources.list"
  options=(
    -o "Dir::Etc::sourcelist=$apt/sources.list" -o Dir::Etc::sourceparts=-
    -o "Dir::State::lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o APT::Sandbox::User=root
  )
  apt-get "${options[@]}" --quiet update >&2
  download "${options[@]}" -- "/$VERSION_CODENAME-backports"
}

header=$(find "$home" /usr/include /usr/local/include -path '*sqlcipher/sqlite3.h' 2>/dev/null | head -1 || true)
if ! is_new_enough "$header"; then
  command -v apt-get >/dev/null 2>&1 || skip "install SQLCipher 4.5 or later with its header"
  rm -rf "$home" && mkdir -p "$home"
  { download -- "" && is_new_enough "$home/usr/include/sqlcipher/sqlite3.h"; } \
    || { rm -f "$home"/*.deb && download_backport; } || skip "the packages have no libsqlcipher-dev"
  is_new_enough "$home/usr/include/sqlcipher/sqlite3.h" || skip "the packages have an old one only"
fi

flags=(--traits SQLCipher --scratch-path .build-sqlcipher --disable-xctest)
library=$(find "$home" -name libsqlcipher.so 2>/dev/null | head -1 || true)
if [ -n "$library" ]; then
  folder=$(dirname "$library")
  export LD_LIBRARY_PATH="$folder${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
  flags+=(-Xlinker "-L$folder")
  if ldd "$library" | grep 'not found' >&2; then skip "the library needs what is not there"; fi
fi

[ $# -gt 0 ] || set -- --filter \
  'EncryptedFileTests|BackupTests|BackupCheckTests|BorrowedConnectionTests|LentConnectionTests|PrepareTests|RunningTests|rows, rowids and counters are kept'
exec Scripts/test.sh "${flags[@]}" "$@"
