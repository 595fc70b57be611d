/**
 * The tables of `shukei export --parquet-ready`, loaded into DuckDB by their schema, written as Parquet and
 * read back, counted by SQL: the same statistics as the program tells.
 * Usage: node duckdb_tables.mjs PROGRAM FOLDER, an empty folder to work in.
 */
import { DuckDBInstance } from "@duckdb/node-api";
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [program, folder] = process.argv.slice(2);
const database = join(folder, "openings.db");
const tables = join(folder, "tables");
const shukei = (...words) => execFileSync(program, ["--db", database, "--quiet", ...words], { encoding: "utf8" });
const told = (...words) => JSON.parse(shukei("--format", "json", ...words));

/** Numbers from a seed, the same everywhere. */
function random_from(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Games near the centre, with passes, names that need quotation marks, unknown results and years. */
function made_up_games(count) {
  const random = random_from(7);
  const names = ["Eda", "Õun, Ants", 'Ilm "the" first', "五目"];
  const rules = ["taraguchi-10", "soosorv-8", "rif", ""];
  const results = ["1-0", "0-1", "1/2-1/2", ""];
  const rows = ["id\tblack\twhite\tdate\trule\tresult\tmoves"];
  for (let id = 1; id <= count; ++id) {
    const moves = ["h8", ["h9", "i9"][random(2)]];
    while (moves.length < 4 + random(25)) {
      const move = random(30) === 0 ? "--" : `${"fghij"[random(5)]}${6 + random(5)}`;
      if (move === "--" || !moves.includes(move)) moves.push(move);
      if (new Set(moves).size > 24) break;
    }
    const year = random(9) === 0 ? "" : String(2000 + random(20));
    rows.push([id, names[random(4)], names[random(4)], year, rules[random(4)], results[random(4)], moves.join(" ")].join("\t"));
  }
  return rows.join("\n") + "\n";
}

/** The table as the schema says its columns are; then the same by way of Parquet. */
async function load(connection, table) {
  const columns = table.columns.map((column) => `'${column.name}': '${column.type}'`).join(", ");
  const name = table.file.replace(".csv", "");
  const parquet = join(folder, `${name}.parquet`);
  await connection.run(`COPY (SELECT * FROM read_csv('${join(tables, table.file)}', header = true, columns = {${columns}})) TO '${parquet}' (FORMAT parquet)`);
  await connection.run(`CREATE TABLE ${name} AS SELECT * FROM '${parquet}'`);
}

async function rows(connection, sql) {
  const reader = await connection.runAndReadAll(sql);
  return reader.getRows().map((row) => row.map((cell) => (typeof cell === "bigint" ? Number(cell) : cell)));
}

const kCounts = `count(*), count(*) FILTER (result = '1-0'), count(*) FILTER (result = '1/2-1/2'), count(*) FILTER (result = '0-1')`;

async function check_statistics(connection, key, column) {
  const expected = told("stats", "--games", "--by", key)
    .filter((row) => row[key])
    .map((row) => [row[key], row.games, row.black, row.draw, row.white]);
  const found = await rows(connection, `SELECT ${column}, ${kCounts} FROM games WHERE ${column} IS NOT NULL GROUP BY 1`);
  const order = (a, b) => (String(a[0]) < String(b[0]) ? -1 : 1);
  assert.ok(expected.length > 2, `stats --by ${key} tells something`);
  assert.deepEqual(found.sort(order), expected.sort(order), `stats --by ${key}`);
}

/** Black stones / white stones of a canonical position, as the tables name positions. */
function position_of(canonical) {
  const order = (a, b) => Number(a.slice(1)) - Number(b.slice(1)) || (a < b ? -1 : 1);
  const stones = (colour) => canonical.filter((_, i) => i % 2 === colour).sort(order);
  return `${stones(0).join(" ")} /${stones(1).map((point) => ` ${point}`).join("")}`;
}

async function check_position(connection, moves) {
  const shown = told("show", moves);
  const position = position_of(shown.canonical);
  const [[reached]] = await rows(connection, `SELECT count(*) FROM visits WHERE position = '${position}' AND first`);
  assert.equal(reached, shown.statistics.games, `games that came to ${moves}`);
  const next = await rows(connection, `SELECT count(DISTINCT game) FROM visits WHERE position = '${position}' AND next IS NOT NULL GROUP BY next, out_of_turn ORDER BY 1 DESC`);
  const expected = shown.statistics.next.map((row) => row.games).sort((a, b) => b - a);
  assert.deepEqual(next.flat(), expected, `next moves from ${moves}`);
  return reached;
}

writeFileSync(join(folder, "games.tsv"), made_up_games(800));
shukei("import", join(folder, "games.tsv"));
shukei("export", "--parquet-ready", tables);
const schema = JSON.parse(readFileSync(join(tables, "schema.json"), "utf8"));
const connection = await (await DuckDBInstance.create(":memory:")).connect();
for (const table of schema.tables) {
  await load(connection, table);
  const [[count]] = await rows(connection, `SELECT count(*) FROM ${table.file.replace(".csv", "")}`);
  assert.equal(count, table.rows, `rows of ${table.file}`);
}
await check_statistics(connection, "opening", "opening");
await check_statistics(connection, "year", "year");
await check_statistics(connection, "rule", "rule");
let reached = 0;
for (const moves of ["h8", "h8 h9", "h8 i9", "h8 h9 h7", "h8 i9 g7", "h8 h9 h7 h6", "h8 i9 i7 g9"]) {
  reached += await check_position(connection, moves);
}
assert.ok(reached > 800, "positions that games came to");
console.log(`DuckDB counts as shukei does: ${schema.tables.map((table) => `${table.rows} rows of ${table.file}`).join(", ")}`);
