/** What axe finds, and what it cannot: widths, motion, focus. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, test } from "node:test";
import { no_browser, point } from "./support/browser.mjs";
import { Stage } from "./support/stage.mjs";

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
  const stage = Stage.set();

  /** What axe finds serious, a line each. Targets of 24 pixels are asked for too: axe leaves them out by itself. */
  const grave_findings = async (page) => {
    const { violations } = await page.evaluate(() =>
      window.axe.run(document, {
        resultTypes: ["violations"],
        preload: false,
        rules: { "target-size": { enabled: true } },
      }),
    );
    return violations
      .filter((one) => ["serious", "critical"].includes(one.impact))
      .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160))}`);
  };

  for (const [way, [path, ready]] of Object.entries(kWays)) {
    test(`axe finds nothing serious in light and dark, on phone and desktop: ${way}`, async () => {
      // axe is put in by the test; the page's own policy would keep it out.
      const page = await stage.visit(path, { viewport: kSizes.desktop, reducedMotion: "reduce", bypassCSP: true });
      await page.locator(ready).first().waitFor();
      await page.evaluate(axe);
      for (const [size, viewport] of Object.entries(kSizes)) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          assert.deepEqual(await grave_findings(page), [], `${size}, ${colorScheme}`);
        }
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        assert.ok(wide <= 0, `${size}: ${wide} px wider than the window`);
      }
    });
  }

  test("points are 24 pixels wide on a phone of 360, and more when magnified", async () => {
    const page = await stage.visit("?page=arbitrate&moves=h8h9h7h6", { viewport: kSizes.phone });
    await page.locator(".desk .axis").first().waitFor({ state: "attached" });
    const width = (name) =>
      point(page, name)
        .locator("rect")
        .evaluate((rect) => rect.getBoundingClientRect().width);
    assert.ok((await width("a1")) >= 24, `${await width("a1")}`);
    await page.getByRole("button", { name: "Magnify" }).click();
    assert.ok((await width("a1")) >= 40, `${await width("a1")}`);
    for (const name of ["g8", "a1", "o15"]) await point(page, name).click();
    await page.locator(".verdict-strip", { hasText: "3 offered, 10 required, 3 different" }).waitFor();
  });

  test("letters of classes are readable on their colours", async () => {
    const page = await stage.visit("?moves=h8h9h7h6");
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
  });

  test("focus on a point is seen, and nothing moves where motion is not wanted", async () => {
    const page = await stage.visit("", { reducedMotion: "reduce" });
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
  });

  test("what happens is told to a screen reader", async () => {
    const page = await stage.visit("?page=arbitrate&moves=h8h9h7h6");
    await page.locator(".desk .axis").first().waitFor({ state: "attached" });
    for (const name of ["g8", "g7"]) await point(page, name).click();
    await page.waitForFunction(() => /Refused\. 2 offered/.test(document.getElementById("announcer").textContent));
    assert.match(await point(page, "g7").getAttribute("aria-label"), /offered, the same move as g8/);
  });
});
