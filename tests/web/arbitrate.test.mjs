/** Arbitrate: offers judged while they are clicked, and an opening played act by act. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { letter_at, no_browser, point } from "./support/browser.mjs";
import { Stage } from "./support/stage.mjs";

describe("arbitrate", { skip: no_browser }, () => {
  const stage = Stage.set();
  let page;

  const visit = async (path) => {
    page = await stage.visit(path);
  };
  const verdict = () => page.locator(".verdict");

  test("D8 with h6 and g8 g7 i8 i7 i9: four of one colour, both axes, refused; by the board two and two", async () => {
    await visit("?page=arbitrate");
    for (const name of ["h8", "h9", "h7", "h6", "g8", "g7", "i8", "i7", "i9"]) await point(page, name).click();
    await page.locator(".clash-list").first().waitFor();
    await page.waitForFunction(
      () =>
        document.querySelectorAll(".desk .pick").length === 5 &&
        document.querySelectorAll(".desk .pick.alone").length === 1,
    );
    const four = new Set(await Promise.all(["g8", "g7", "i8", "i7"].map((name) => letter_at(page, name, "pick"))));
    assert.equal(four.size, 1);
    assert.match([...four][0], /^a hue-0$/);
    assert.notEqual(await letter_at(page, "i9", "pick"), [...four][0]);
    assert.equal(await page.locator(".desk .axis").count(), 2);
    assert.equal(await page.locator(".desk .tie").count(), 1);
    assert.match(await verdict().textContent(), /Refused/);
    assert.match(await verdict().textContent(), /5 offered, 10 required, 2 different/);

    await page.getByRole("combobox", { name: /Symmetric by/ }).selectOption("board");
    await page.waitForFunction(() => document.querySelectorAll(".desk .tie").length === 2);
    const [g8, i8, g7, i7] = await Promise.all(["g8", "i8", "g7", "i7"].map((name) => letter_at(page, name, "pick")));
    assert.equal(g8, i8);
    assert.equal(g7, i7);
    assert.notEqual(g8, g7);
    assert.equal(await page.locator(".desk .axis").count(), 1);
    assert.match(await verdict().textContent(), /Refused/);
  });

  test("where the readings differ both verdicts are told", async () => {
    await visit("?page=arbitrate&rule=soosorv-8&moves=h8h9h7h6&declared=2&offers=g8g7");
    await page.getByRole("heading", { name: "The two readings differ" }).waitFor();
    const readings = await page.locator(".reading").allTextContents();
    assert.match(readings[0], /pattern.*Refused/s);
    assert.match(readings[1], /board.*Accepted/s);
  });

  test("a refused offer is completed by the program, accepted, and put on record", async () => {
    await visit("?page=arbitrate&moves=h8h9h7h6&offers=g8g7i9");
    await page.getByRole("button", { name: "Complete the offer" }).click();
    await page.locator(".verdict.accepted").waitFor();
    assert.match(await verdict().textContent(), /10 offered, 10 required, 10 different/);
    const protocol = await page.locator("pre.protocol").textContent();
    assert.match(protocol, /ACCEPTED/);
    assert.match(protocol, /Stones +1\. h8 {2}2\. h9 {2}3\. h7 {2}4\. h6/);
    const offers = protocol
      .match(/Offered +(.*)/)[1]
      .split("  ")
      .map((one) => one.split(". ")[1]);
    const answer = await stage.server.ask("offer", {
      position: "h8 h9 h7 h6",
      fifths: offers.join(" "),
      rule: "taraguchi-10",
    });
    assert.equal(answer.accepted, true);
  });

  test("what is wrong with a position is said before any offer", async () => {
    await visit("?page=arbitrate&moves=h8h9h7a1");
    await page.getByText("cannot arise under taraguchi-10").waitFor();
  });

  test("an opening by Taraguchi-10: swaps, an offer that is refused, one that holds, the choice", async () => {
    await visit("?page=arbitrate&way=play");
    await page.locator(".due-line").waitFor();
    await page.getByLabel("First player (P1)").fill("Eda");
    await page.getByLabel("First player (P1)").press("Tab");
    await point(page, "a1").click();
    await page.getByText(/Refused: a1 is not h8/).waitFor();
    await point(page, "h8").click();
    for (const next of ["h9", "h7"]) {
      await page.getByRole("button", { name: "Stay" }).click();
      await page.locator(".due-line", { hasText: "places move" }).waitFor();
      await point(page, next).click();
    }
    await page.getByRole("button", { name: "Swap" }).click();
    await page.locator(".holder", { hasText: "White: Eda" }).waitFor();
    await point(page, "h6").click();
    await page.getByRole("button", { name: "Offer fifth moves" }).click();
    await page.locator(".due-line", { hasText: "offers 10 fifth moves" }).waitFor();
    for (const name of ["g8", "g7"]) await point(page, name).click();
    await page.locator(".desk .tie").waitFor({ state: "attached" });
    await page.getByRole("button", { name: "Offer these (2 of 10)" }).click();
    await page.getByText(/Refused: too few/).waitFor();
    const { suggestion } = await stage.server.ask("offer", {
      position: "h8 h9 h7 h6",
      fifths: "g8",
      rule: "taraguchi-10",
      suggest: "true",
    });
    await point(page, "g7").click();
    for (const name of suggestion.added) await point(page, name).click();
    await page.getByRole("button", { name: "Offer these (10 of 10)" }).click();
    await page.locator(".due-line", { hasText: "Eda keeps one of the offered moves" }).waitFor();
    await point(page, suggestion.added[0]).click();
    await page.locator(".due-line", { hasText: "Eda places move 6" }).waitFor();
    await point(page, "d12").click();
    await page.locator(".due-line", { hasText: "The opening is over" }).waitFor();
    assert.match(await page.locator("pre.protocol").textContent(), /Eda: pick/);
    await page.getByRole("button", { name: "Take the last act back" }).click();
    await page.locator(".due-line", { hasText: "Eda places move 6" }).waitFor();
  });

  test("an opening by Soosõrv-8: one of the 26, a declaration", async () => {
    await visit("?page=arbitrate&way=play&rule=soosorv-8");
    await page.getByRole("combobox", { name: "Opening" }).selectOption("D8");
    await page.getByRole("button", { name: "Place it" }).click();
    await page.getByRole("button", { name: "Stay" }).click();
    await page.locator(".due-line", { hasText: "places move 4" }).waitFor();
    await point(page, "a1").click();
    await page.getByRole("button", { name: "3", exact: true }).click();
    await page.getByRole("button", { name: "Swap" }).click();
    await page.locator(".due-line", { hasText: "offers 3 fifth moves" }).waitFor();
    await page.locator(".holders", { hasText: "Declared: 3 fifth moves" }).waitFor();
    const protocol = await page.locator("pre.protocol").textContent();
    assert.match(protocol, /Opening +D8 Shogetsu 松月/);
    assert.match(protocol, /Declared +3/);
  });
});
