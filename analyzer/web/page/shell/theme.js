/** Light, dark, or as the system has it; kept in the browser. */

import { make } from "./element.js";
import { texts } from "../texts.js";

const kKey = "shukei.theme";
const kThemes = ["auto", "light", "dark"];

function stored() {
  try {
    const theme = window.localStorage.getItem(kKey);
    return kThemes.includes(theme) ? theme : "auto";
  } catch {
    return "auto";
  }
}

function apply(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** A menu of the themes; the one of last time is put on. */
export function theme_menu() {
  apply(stored());
  const choose = (event) => {
    apply(event.target.value);
    try {
      window.localStorage.setItem(kKey, event.target.value);
    } catch {
      // A browser that keeps nothing still shows the theme until it is closed.
    }
  };
  return make(
    "label",
    { class: "quiet-select" },
    make("span", { class: "unseen" }, texts.theme.label),
    make(
      "select",
      { onchange: choose },
      kThemes.map((theme) => make("option", { value: theme, selected: theme === stored() }, texts.theme[theme])),
    ),
  );
}
