#!/bin/sh
# Looks for what the package is built with, installs what is missing where it can, and says what to
# do where it cannot. Quick and silent where everything is there.
#
# setup.sh [--pip]: with Python's package installer, for `make real`, `make test-sqlite` and
# `make bench`.
set -eu

if ! command -v swift >/dev/null 2>&1; then
  echo "setup: the Swift toolchain is missing; install Swift 6.2 or later: https://swift.org/install" >&2
  exit 1
fi

# The header comes with the SDK on Apple platforms.
has_header() {
  [ "$(uname -s)" = Darwin ] && return 0
  [ -f /usr/include/sqlite3.h ] || [ -f /usr/local/include/sqlite3.h ] && return 0
  command -v pkg-config >/dev/null 2>&1 && pkg-config --exists sqlite3
}

missing=""
has_header || missing="$missing libsqlite3-dev"
command -v sqlite3 >/dev/null 2>&1 || missing="$missing sqlite3"
if [ "${1:-}" = --pip ] && ! python3 -m pip --version >/dev/null 2>&1; then
  missing="$missing python3-pip"
fi
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
  echo "setup: missing, by Debian's names:$missing; install the like of it:" >&2
  echo "  Fedora: dnf install sqlite-devel sqlite     Alpine: apk add sqlite-dev sqlite" >&2
  echo "  Arch: pacman -S sqlite     macOS: xcode-select --install, or brew install sqlite" >&2
  exit 1
fi

as_root=""
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "setup: missing:$missing; as root, run: apt-get install$missing" >&2
    exit 1
  fi
  as_root="sudo"
fi

echo "setup: installing$missing" >&2
install="$as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends"
# The list of packages may be old or absent: it is fetched only where the first try fails.
# shellcheck disable=SC2086
$install $missing >/dev/null 2>&1 || { $as_root apt-get update >&2 && $install $missing >&2; }
