/** What axe finds, and what it cannot: widths, motion, focus. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { launch, no_browser, open, point } from "./support/browser.mjs";
import { Server } from "./support/server.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const kWays = {
  gallery: ["", ".card"],
  "fourth moves": ["?moves=h8h9h7", ".desk .badge"],
  "fifth moves": ["?moves=h8h9h7h6&choice=single", ".desk .badge"],
  forbidden: ["?moves=h8a1i9a3h6a5g9a7", ".desk .cross"],
  verdict: ["?page=arbitrate&moves=h8h9h7h6&offers=g8g7i8i7i9", ".verdict"],
  "opening played": ["?page=arbitrate&way=play&acts=h8;stay;h9;stay;h7;swap;h6;offer", ".due-line"],
  games: ["?page=statistics", ".statistics tbody tr"],
  years: ["?page=statistics&by=year", ".statistics tbody tr"],
  "possible moves": ["?page=statistics&kind=moves", ".statistics tbody tr"],
};
const kSizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };

describe("accessibility", { skip: no_browser }, () => {
  let server;
  let browser;

  before(async () => {
    server = await Server.start();
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await server?.remove();
  });

  for (const colorScheme of ["light", "dark"]) {
    for (const [size, viewport] of Object.entries(kSizes)) {
      test(`axe finds nothing serious: ${colorScheme}, ${size}`, async () => {
        // axe is put in by the test; the page's own policy would keep it out.
        const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true });
        for (const [way, [path, ready]] of Object.entries(kWays)) {
          const page = await open(context, server, path);
          await page.locator(ready).first().waitFor();
          await page.evaluate(axe);
          const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
          const grave = violations.filter((one) => ["serious", "critical"].includes(one.impact));
          assert.deepEqual(
            grave.map(
              (one) =>
                `${way}: ${one.id}: ${one.nodes
                  .map((node) => node.html.slice(0, 160))
                  .slice(0, 3)
                  .join(" | ")}`,
            ),
            [],
          );
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          assert.ok(wide <= 0, `${way} is ${wide} px wider than the window`);
          await page.close();
        }
        await context.close();
      });
    }
  }

  test("letters of classes are readable on their colours", async () => {
    const context = await browser.newContext();
    const page = await open(context, server, "?moves=h8h9h7h6");
    await page.locator(".desk .badge").first().waitFor();
    const pairs = await page
      .locator(".desk .badge")
      .evaluateAll((all) =>
        all.map((badge) => [
          getComputedStyle(badge.querySelector("text")).fill,
          getComputedStyle(badge.firstChild).fill,
        ]),
      );
    const light = (colour) => {
      const [r, g, b] = colour
        .match(/\d+/g)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    assert.ok(pairs.length > 100);
    for (const [text, ground] of pairs) {
      const [high, low] = [light(text), light(ground)].sort((a, b) => b - a);
      assert.ok((high + 0.05) / (low + 0.05) >= 4.5, `${text} on ${ground}`);
    }
    await context.close();
  });

  test("focus on a point is seen, and nothing moves where motion is not wanted", async () => {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await open(context, server, "");
    await page.locator(".card").first().waitFor();
    await point(page, "h8").focus();
    await page.keyboard.press("ArrowUp");
    const ring = await point(page, "h9")
      .locator("circle")
      .evaluate((circle) => getComputedStyle(circle).stroke);
    assert.notEqual(ring, "none");
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((one) =>
          getComputedStyle(one)
            .transitionDuration.split(",")
            .some((time) => parseFloat(time) > 0),
        ).length,
    );
    assert.equal(moving, 0);
    await context.close();
  });

  test("what happens is told to a screen reader", async () => {
    const context = await browser.newContext();
    const page = await open(context, server, "?page=arbitrate&moves=h8h9h7h6");
    await page.locator(".desk .axis").first().waitFor({ state: "attached" });
    for (const name of ["g8", "g7"]) await point(page, name).click();
    await page.waitForFunction(() => /Refused\. 2 offered/.test(document.getElementById("announcer").textContent));
    assert.match(await point(page, "g7").getAttribute("aria-label"), /offered, the same move as g8/);
    await context.close();
  });
});
