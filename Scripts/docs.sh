#!/bin/bash
# The library's documentation as a static web site in .docs; a dead link is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

docc=$(command -v docc || true)
[ -n "$docc" ] || docc="$(dirname "$(readlink -f "$(command -v swift)")")/docc"
if [ ! -x "$docc" ]; then
  echo "docs: docc is missing; it is part of the Swift toolchains of swift.org" >&2
  exit 1
fi

# `swift package dump-symbol-graph` would build with every trait, and so link SQLCipher.
swift build --target SchemaRebuilder >/dev/null
bin=$(swift build --show-bin-path)
graphs=.build/docs-graphs
rm -rf "$graphs" .docs
mkdir -p "$graphs"
"$(dirname "$docc")/swift-symbolgraph-extract" -module-name SchemaRebuilder \
  -target "$(swift -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -1)" \
  -I "$bin/Modules" -Xcc "-fmodule-map-file=$bin/SchemaRebuilderCSQLite.build/module.modulemap" \
  -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"

catalogue=Sources/SchemaRebuilder/Documentation.docc
arguments=()
[ ! -d "$catalogue" ] || arguments+=("$catalogue")
"$docc" convert "${arguments[@]}" \
  --additional-symbol-graph-dir "$graphs" \
  --output-dir .docs \
  --fallback-display-name SchemaRebuilder \
  --fallback-bundle-identifier org.schema-rebuilder.library \
  --transform-for-static-hosting \
  --warnings-as-errors
echo "docs: .docs/documentation/schemarebuilder/index.html"
