#!/usr/bin/env bash
# Has DuckDB count the tables of `shukei export --parquet-ready`. Usage: run_duckdb.sh PROGRAM SCRATCH
# Ends with 77, skipped, and says why where Node.js or its packages cannot be had.
set -euo pipefail

program=$1
scratch=$2
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)

skip() {
  printf 'skipped: %s\n' "$1"
  exit 77
}

command -v node > /dev/null && command -v npm > /dev/null || skip 'node and npm are not installed'
(($(node -p 'process.versions.node.split(".")[0]') >= 20)) || skip 'node is older than 20'

mkdir -p -- "$scratch"
cp -- "$here"/package.json "$here"/package-lock.json "$here"/duckdb_tables.mjs "$scratch"
cd -- "$scratch"
if ! cmp -s package-lock.json node_modules/.installed; then
  npm ci --no-audit --no-fund --loglevel=error || skip 'the npm registry cannot be reached'
  cp package-lock.json node_modules/.installed
fi
work=$(mktemp -d "$scratch/work.XXXXXX")
trap 'rm -rf -- "$work"' EXIT
node duckdb_tables.mjs "$program" "$work"
