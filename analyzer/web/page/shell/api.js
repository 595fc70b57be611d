/** The questions of the command line over HTTP. Every fact of renju on this page comes through here. */

/** The server read the question and answered no: a line to show. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** There was no answer at all. */
export class Silence extends Error {}

const kRoot = "api/v1/";

function address(command, parameters) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null) query.set(name, value);
  }
  return `${kRoot}${command}?${query}`;
}

/** One value, or, where there is a value a line, a list of them. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line));
  }
}

async function fetched(url, signal) {
  try {
    const answer = await fetch(url, { signal, headers: { Accept: "application/json" } });
    return { status: answer.status, text: await answer.text() };
  } catch (fault) {
    if (fault.name === "AbortError") throw fault;
    throw new Silence(String(fault.message));
  }
}

/**
 * The command's answer. Throws Refusal, Silence, or AbortError when `signal` ended it.
 * Parameters that are undefined or null are not asked for.
 */
export async function ask(command, parameters = {}, signal = undefined) {
  const { status, text } = await fetched(address(command, parameters), signal);
  let value;
  try {
    value = parse(command === "stats" ? exact(text) : text);
  } catch {
    throw new Refusal(status, `${status}: ${text.slice(0, 120)}`);
  }
  if (status !== 200) throw new Refusal(status, value.error ?? String(status));
  return value;
}

/** Whole numbers too long for JavaScript stay as they were written, as text. Only for answers that hold no free text. */
function exact(text) {
  return text.replace(/([:[,]\s*)(\d{16,})(?=\s*[,}\]])/g, '$1"$2"');
}

/** Answers that are a list, or hold one as their `states`, as a list always. */
export async function ask_list(command, parameters, signal) {
  const value = await ask(command, parameters, signal);
  return Array.isArray(value) ? value : (value.states ?? [value]);
}

/** Whether the server is there. */
export async function is_alive() {
  try {
    return (await fetched("healthz")).status < 500;
  } catch {
    return false;
  }
}

let openings;

/** The 26 openings; asked once. */
export function all_openings() {
  openings ??= ask("openings").catch((fault) => {
    openings = undefined;
    throw fault;
  });
  return openings;
}
