/** Statistics: the figures of the page are those of the program. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { no_browser } from "./support/browser.mjs";
import { Stage } from "./support/stage.mjs";

describe("statistics", { skip: no_browser }, () => {
  const stage = Stage.set();
  let page;

  const visit = async (path) => {
    page = await stage.visit(path);
    await page.locator(".statistics tbody tr").first().waitFor();
  };
  const rows = () =>
    page
      .locator(".statistics tbody tr")
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));

  for (const by of ["opening", "rule", "year", "player"]) {
    test(`a row for each ${by}, as stats tells them`, async () => {
      await visit(`?page=statistics&by=${by}`);
      const told = await stage.server.ask("stats", { by, games: "true" });
      const shown = await rows();
      const count = (list) => list.map(String).sort();
      assert.deepEqual(count(shown.map((row) => row[1])), count(told.map((row) => row.games)));
      assert.deepEqual(count(shown.map((row) => row[2])), count(told.map((row) => row.black)));
      assert.equal(await page.locator(".chart").isVisible(), true);
    });
  }

  test("filters go with the question, and CSV holds the answer", async () => {
    await visit("?page=statistics&by=year");
    await page.getByRole("textbox", { name: "Player" }).fill("eda");
    await page.getByRole("textbox", { name: "Years" }).fill("2000-2020");
    await page.getByRole("button", { name: "Show" }).click();
    const told = await stage.server.ask("stats", { by: "year", games: "true", player: "eda", years: "2000-2020" });
    await page.waitForFunction(
      (count) => document.querySelectorAll(".statistics tbody tr").length === count,
      told.length,
    );
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV" }).click(),
    ]);
    const [head, ...lines] = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
    assert.deepEqual(head.split(","), Object.keys(told[0]));
    assert.deepEqual(
      lines,
      told.map((row) =>
        Object.values(row)
          .map((value) => value ?? "")
          .join(","),
      ),
    );
  });

  test("possible moves keep their figures to the last digit", async () => {
    await visit("?page=statistics&kind=moves&by=rule");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV" }).click(),
    ]);
    const text = await readFile(await file.path(), "utf8");
    const raw = await (await fetch(`${stage.server.url}api/v1/stats?by=rule`)).text();
    const largest = raw.match(/\d{17,}/g);
    assert.ok(largest.length > 0);
    for (const number of largest) assert.ok(text.includes(number), number);
  });

  test("columns sort, and say so", async () => {
    await visit("?page=statistics&by=opening");
    await page.getByRole("button", { name: "Games", exact: true }).click();
    await page.locator('th[aria-sort="descending"]').waitFor();
    const games = (await rows()).map((row) => Number(row[1]));
    assert.deepEqual(
      games,
      [...games].sort((a, b) => b - a),
    );
    await page.getByRole("button", { name: /^Games/ }).click();
    await page.locator('th[aria-sort="ascending"]').waitFor();
  });
});
