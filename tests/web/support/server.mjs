/** The server under test: a database of its own with the fixtures, and `serve` on a port that is free. */

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const kFixtures = join(dirname(fileURLToPath(import.meta.url)), "..", "fixtures");

/** The program that SHUKEI_PROGRAM names. */
export function program() {
  if (!process.env.SHUKEI_PROGRAM) throw new Error("SHUKEI_PROGRAM is not set: the path of the shukei program to test");
  return process.env.SHUKEI_PROGRAM;
}

/** A database folder; `with_games` puts the fixtures into it. */
function make_database(with_games) {
  const folder = mkdtempSync(join(tmpdir(), "shukei-page-"));
  const database = join(folder, "openings.db");
  const run = (...words) =>
    execFileSync(program(), ["--db", database, "--quiet", ...words], { stdio: ["ignore", "ignore", "inherit"] });
  run("build");
  if (with_games) run("import", ...["games.tsv", "book.sgf", "grades.tsv"].map((name) => join(kFixtures, name)));
  return { folder, database };
}

export class Server {
  /** Starts a server; `url` ends in a stroke. */
  static async start({ with_games = true } = {}) {
    const server = new Server();
    Object.assign(server, make_database(with_games));
    await server.serve(0);
    return server;
  }

  /** Listens at this port (0: any) and waits for the line that tells the address. */
  async serve(port) {
    this.process = spawn(program(), ["--db", this.database, "serve", "--port", String(port)], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const lines = createInterface({ input: this.process.stdout });
    this.url = await new Promise((done, fail) => {
      lines.once("line", done);
      this.process.once("exit", (code) =>
        fail(new Error(`serve ended with status ${code} before it told its address`)),
      );
    });
  }

  get port() {
    return Number(new URL(this.url).port);
  }

  /** Ends the process and waits until it is gone. */
  async stop() {
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGTERM");
    await gone;
  }

  /** The same port and database again. */
  async restart() {
    await this.serve(this.port);
  }

  /** Stops and leaves nothing behind. */
  async remove() {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a command on the server's database. */
  run(...words) {
    execFileSync(program(), ["--db", this.database, ...words], { stdio: ["ignore", "ignore", "inherit"] });
  }

  /** Has a shell run a line that calls `shukei`, on the server's database. */
  run_command(line) {
    const path = `${dirname(program())}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH: path, SHUKEI_DB: this.database };
    execFileSync("sh", ["-c", line], { env, stdio: ["ignore", "ignore", "inherit"] });
  }

  /** An answer of the API, past the page. */
  async ask(command, parameters) {
    const answer = await fetch(`${this.url}api/v1/${command}?${new URLSearchParams(parameters)}`);
    return answer.json();
  }
}
