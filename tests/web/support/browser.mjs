/** Chromium as Debian packages it. */

import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const kProgram = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** How long anything is waited for before it counts as missing, in milliseconds: long, for machines that are busy. */
const kPatience = 45000;

/** Why nothing can be tested here, or false. */
export const no_browser = existsSync(kProgram)
  ? false
  : `there is no ${kProgram}: apt-get install chromium, or set CHROMIUM`;

/** A browser without network of its own. */
export function launch() {
  return chromium.launch({
    executablePath: kProgram,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A page at `path` whose errors, and whose requests elsewhere, are kept in `faults`. */
export async function open(context, server, path = "") {
  const page = await context.newPage();
  page.setDefaultTimeout(kPatience);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(String(error)));
  page.on(
    "console",
    (message) =>
      message.type() === "error" &&
      !message.text().startsWith("Failed to load resource") &&
      page.faults.push(message.text()),
  );
  page.on(
    "request",
    (request) =>
      !request.url().startsWith(server.url) &&
      !/^(blob|data):/.test(request.url()) &&
      page.faults.push(`asked ${request.url()}`),
  );
  await page.goto(server.url + path);
  return page;
}

/** A point of the board. */
export function point(page, name) {
  return page.locator(`[data-point="${name}"]`);
}

/** Waits until the name of a point, as a screen reader tells it, is of this form. */
export function says(page, name, form) {
  return page.waitForFunction(
    ([at, source]) =>
      new RegExp(source).test(document.querySelector(`[data-point="${at}"]`)?.getAttribute("aria-label") ?? ""),
    [name, form.source],
  );
}

/** The letter of the badge or offer that stands at a point, "" when there is none. */
export function letter_at(page, name, kind = "badge") {
  return page.evaluate(
    ([at, marks]) => {
      const centre = (box) => [box.left + box.width / 2, box.top + box.height / 2];
      const [x, y] = centre(document.querySelector(`[data-point="${at}"] rect`).getBoundingClientRect());
      const near = [...document.querySelectorAll(`.desk .${marks}`)].find((mark) => {
        const [mark_x, mark_y] = centre(mark.getBoundingClientRect());
        return Math.hypot(mark_x - x, mark_y - y) < 18;
      });
      return near
        ? `${near.querySelector("text").textContent} ${[...near.classList].find((name) => name.startsWith("hue-")) ?? ""}`.trim()
        : "";
    },
    [name, kind],
  );
}
