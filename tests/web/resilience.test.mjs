/** Two tabs, a server that goes and comes back, a database without games, a browser that keeps nothing. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { no_browser, point } from "./support/browser.mjs";
import { Server } from "./support/server.mjs";
import { Stage } from "./support/stage.mjs";

describe("resilience", { skip: no_browser }, () => {
  const stage = Stage.set();

  test("a note written in one tab is seen in the other", async () => {
    const context = await stage.context();
    const [one, other] = await Promise.all([
      stage.visit("?moves=h8h9h7", { context }),
      stage.visit("?moves=h8h9h7", { context }),
    ]);
    for (const page of [one, other]) await page.getByRole("heading", { name: /D8/ }).waitFor();
    await one.locator("#note").fill("seen by both");
    await other.waitForFunction(() => document.getElementById("note").value === "seen by both");
    await other.goto(`${stage.server.url}?moves=h8h9j8`);
    await other.getByRole("heading", { name: /D7/ }).waitFor();
    await other.locator("#note").fill("the other one");
    const kept = await one.evaluate(() => Object.keys(JSON.parse(window.localStorage.getItem("shukei.notes"))).length);
    assert.equal(kept, 2, "one tab does not take the other's note away");
  });

  test("a server that is gone is told of, what stands on the page stays, and it goes on when the server is back", async () => {
    const page = await stage.visit("?moves=h8h9h7");
    await page.locator(".desk .badge").first().waitFor();
    await stage.server.stop();
    await point(page, "h6").click();
    await page.getByRole("alert").filter({ hasText: "does not answer" }).waitFor();
    assert.match(await point(page, "h6").getAttribute("aria-label"), /white stone, move 4/);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Still no answer").waitFor();
    await stage.server.restart();
    await page.locator(".desk .badge").first().waitFor();
    assert.equal(await page.locator(".connection").isVisible(), false);
    assert.match(await page.locator(".prepare h1:visible").textContent(), /D8/);
  });

  test("a browser that is offline is told of, and comes back", async () => {
    const context = await stage.context();
    const page = await stage.visit("?page=arbitrate&moves=h8h9h7h6", { context });
    await page.locator(".desk .axis").first().waitFor({ state: "attached" });
    await context.setOffline(true);
    await point(page, "g8").click();
    await page.getByRole("alert").filter({ hasText: "does not answer" }).waitFor();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".verdict").waitFor();
  });

  test("without games the page is whole and says that there are none", async () => {
    const empty = await Server.start({ with_games: false });
    try {
      const page = await stage.visit("?moves=h8h9h7", { server: empty });
      await page.locator(".desk .badge").first().waitFor();
      await page.getByText("No stored game came to this position").waitFor();
      await page.goto(`${empty.url}?page=statistics`);
      await page
        .locator("main")
        .getByText(/No games are stored yet|no games/)
        .first()
        .waitFor();
    } finally {
      await empty.remove();
    }
  });

  test("an address that makes no sense is answered in one line", async () => {
    const page = await stage.visit("?moves=h8h9h7&rule=chess");
    await page
      .getByText(/Not answered: .*chess/)
      .first()
      .waitFor();
    await page.getByRole("heading", { name: /D8/ }).waitFor();
  });
});
