/** What is looked at, as it stands in the address of the page: shareable, and "back" takes a step back. */

const kNumbers = new Set(["at", "turn"]);
const listeners = new Set();

/** "h8h9j8" or "h8 h9 j8" to ["h8", "h9", "j8"]; what is no point is left out. */
export function parse_moves(text) {
  return (text ?? "").toLowerCase().match(/[a-o](?:1[0-5]|[1-9])(?![0-9])/g) ?? [];
}

/** The address as an object: `page`, `moves` [..] and `at` always, others when they are told. */
export function current() {
  const query = new URLSearchParams(window.location.search);
  const state = Object.fromEntries(query);
  for (const name of kNumbers) {
    if (name in state) state[name] = Number.parseInt(state[name], 10) || 0;
  }
  if ("turn" in state) state.turn &= 7;
  state.page ??= "prepare";
  state.moves = [...new Set(parse_moves(state.moves))];
  state.at = Math.min(Math.max(state.at ?? state.moves.length, 0), state.moves.length);
  return state;
}

/** The address that tells this state; empty values are left out. */
export function link(state) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (name === "moves") {
      if (value?.length) query.set(name, value.join(""));
    } else if (name === "at") {
      if (value !== undefined && value !== state.moves?.length) query.set(name, value);
    } else if (value !== undefined && value !== null && value !== "" && value !== 0) {
      query.set(name, value);
    }
  }
  return `?${query}`;
}

function tell() {
  const state = current();
  for (const listener of listeners) listener(state);
}

/** Goes to a state; `replace` leaves no step to go back to. */
export function go(state, { replace = false } = {}) {
  const url = link(state);
  if (url === window.location.search) return;
  window.history[replace ? "replaceState" : "pushState"](null, "", url);
  tell();
}

/** Goes to the current state with some values changed. */
export function change(values, how) {
  go({ ...current(), ...values }, how);
}

/** Calls `listener` with the state after every step. */
export function on_step(listener) {
  listeners.add(listener);
}

/** Follows links within the page, and the browser's own back and forward. */
export function follow_steps() {
  window.addEventListener("popstate", tell);
  document.addEventListener("click", (event) => {
    const anchor = event.target.closest?.("a[href^='?']");
    if (!anchor || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    window.history.pushState(null, "", anchor.getAttribute("href"));
    tell();
    if (anchor.dataset.top) window.scrollTo(0, 0);
  });
}
