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

swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members >/dev/null
graphs=.build/docs-graphs
rm -rf "$graphs" .docs
mkdir -p "$graphs"
find -L .build -path '*/symbolgraph/SchemaRebuilder.symbols.json' -not -path "$graphs/*" \
  -exec cp {} "$graphs" \;

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
