#!/usr/bin/env bash
# Has DuckDB count the tables of `shukei export --parquet-ready`. Usage: run_duckdb.sh PROGRAM SCRATCH
# Ends with 77, skipped, and says why where Node.js or its packages cannot be had.
set -euo pipefail

program=$1
scratch=$2
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)

"$here/../support/npm_folder" "$here" "$scratch"
cd -- "$scratch"
work=$(mktemp -d "$scratch/work.XXXXXX")
trap 'rm -rf -- "$work"' EXIT
node duckdb_tables.mjs "$program" "$work"
