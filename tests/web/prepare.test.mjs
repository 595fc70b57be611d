/** Prepare: from the gallery to a position, and all that is shown there. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, test } from "node:test";
import { letter_at, no_browser, point, says } from "./support/browser.mjs";
import { Stage } from "./support/stage.mjs";

describe("prepare", { skip: no_browser }, () => {
  const stage = Stage.set();
  let page;

  const visit = async (path = "") => {
    page = await stage.visit(path, { permissions: ["clipboard-read", "clipboard-write"] });
  };
  const heading = () => page.locator(".prepare h1:visible");

  test("the gallery has the 26 openings with names and figures, and a click opens one", async () => {
    await visit();
    await page.locator(".card").first().waitFor();
    assert.equal(await page.locator(".card").count(), 26);
    const openings = await stage.server.ask("openings");
    const card = page.locator(".card", { hasText: "D8" });
    for (const text of ["Shogetsu", "松月", String(openings[7].fourth_moves)])
      assert.ok((await card.textContent()).includes(text), text);
    await page.waitForFunction(
      () =>
        document.querySelector(".card")?.textContent.includes("game") ||
        [...document.querySelectorAll(".card")].some((one) => one.textContent.includes("games")),
    );
    await card.click();
    await page.getByRole("heading", { name: "D8 Shogetsu 松月" }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get("moves"), "h8h9h7");
    assert.equal(await point(page, "h8").getAttribute("aria-label"), "h8, black stone, move 1");
    assert.equal(await point(page, "h9").getAttribute("aria-label"), "h9, white stone, move 2");
  });

  test("stones are placed by clicks, and the name follows them", async () => {
    await visit();
    for (const name of ["h8", "i9", "h6"]) await point(page, name).click();
    await page.getByRole("heading", { name: "I10 Myojo 明星" }).waitFor();
    await point(page, "g7").click();
    await page.locator(".moves .move").nth(3).waitFor();
    assert.equal(await heading().textContent(), "I10 Myojo 明星");
  });

  test("the classes of fifth moves are the program's, one letter and colour each, with axes and box", async () => {
    await visit("?moves=h8h9h7h6&choice=single");
    await page.locator(".desk .badge").first().waitFor();
    const { classes, count, box } = await stage.server.ask("fifths", {
      position: "h8 h9 h7 h6",
      rule: "taraguchi-10",
      choice: "single",
    });
    const letters = new Set();
    for (const { members } of classes.filter((one) => one.members.length > 1)) {
      const seen = new Set();
      for (const member of members) seen.add(await letter_at(page, member));
      assert.equal(seen.size, 1, `${members} have one letter: ${[...seen]}`);
      assert.notEqual([...seen][0], "", members.join());
      letters.add([...seen][0].split(" ")[0]);
    }
    assert.equal(letters.size, classes.filter((one) => one.members.length > 1).length);
    assert.equal(await page.locator(".desk .axis").count(), 2);
    assert.equal(await page.locator(".desk .centre").count(), 1);
    assert.equal(Number(await page.locator(".desk rect.box").getAttribute("width")), 40 * box);
    assert.match(await page.locator(".details").textContent(), new RegExp(`${count} classes`));
  });

  test("slanting axes go through the points that the answer names, however the board is turned", async () => {
    for (const turn of ["0", "1", "6"]) {
      await visit(`?moves=h8i9j10h10&turn=${turn}`);
      await page.locator(".desk .axis").waitFor({ state: "attached" });
      const { pattern_symmetries_by } = await stage.server.ask("show", { position: "h8 i9 j10 h10" });
      assert.deepEqual(pattern_symmetries_by, ["mirror in the diagonal h10-i9"]);
      const off = await page.evaluate(() => {
        const axis = document.querySelector(".desk .axis");
        const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name) => Number(axis.getAttribute(name)));
        return ["h10", "i9", "j8"].map((name) => {
          const [x, y] = document
            .querySelector(`[data-point="${name}"]`)
            .getAttribute("transform")
            .match(/[\d.]+/g)
            .map((at) => Number(at) + 20);
          return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / Math.hypot(x2 - x1, y2 - y1);
        });
      });
      for (const distance of off) assert.ok(distance < 0.01, `turn ${turn}: ${off}`);
    }
  });

  test("games stand at their points, larger and coloured, and in words", async () => {
    await visit("?moves=h8h9h7");
    await page.locator(".desk .circle").first().waitFor();
    const { statistics } = await stage.server.ask("show", { position: "h8 h9 h7" });
    assert.equal(await page.locator(".desk .circle").count(), statistics.next.flatMap((one) => one.members).length);
    const radius = (name) =>
      page.evaluate((at) => {
        const box = document.querySelector(`[data-point="${at}"] rect`).getBoundingClientRect();
        const circle = [...document.querySelectorAll(".desk .circle circle")].find((one) => {
          const { left, width, top, height } = one.getBoundingClientRect();
          return (
            Math.abs(left + width / 2 - box.left - box.width / 2) < 2 &&
            Math.abs(top + height / 2 - box.top - box.height / 2) < 2
          );
        });
        return Number(circle.getAttribute("r"));
      }, name);
    const [most] = statistics.next;
    const least = statistics.next.at(-1);
    assert.ok(most.games > least.games);
    assert.ok((await radius(most.move)) > (await radius(least.move)));
    assert.match(
      await point(page, most.move).getAttribute("aria-label"),
      new RegExp(`${most.games} games, Black’s score ${Math.round(most.score * 100)}`),
    );
  });

  test("undo, redo, back and reload lead where they should", async () => {
    await visit("?moves=h8h9h7");
    await point(page, "h6").click();
    await page.getByRole("button", { name: "Undo" }).click();
    await says(page, "h6", /^h6, empty/);
    await page.getByRole("button", { name: "Redo" }).click();
    await says(page, "h6", /move 4/);
    await page.reload();
    await says(page, "h6", /move 4/);
    await page.goBack();
    await says(page, "h6", /^h6, empty/);
  });

  test("the view turns and mirrors, and points keep their names", async () => {
    await visit("?moves=h8h9h7");
    const place = (name) => point(page, name).evaluate((node) => node.getAttribute("transform"));
    const first = await place("a1");
    const corner = await place("a15");
    await page.getByRole("button", { name: "Turn right" }).click();
    assert.equal(await place("a1"), corner);
    await page.getByRole("button", { name: "Turn left" }).click();
    assert.equal(await place("a1"), first);
    const right = await place("o1");
    await page.getByRole("button", { name: "Mirror" }).click();
    assert.equal(await place("o1"), first);
    assert.equal(await place("a1"), right);
    await point(page, "h6").click();
    assert.equal(new URL(page.url()).searchParams.get("moves"), "h8h9h7h6");
  });

  test("a room is found again as it was left, and four stones go on to the arbiter", async () => {
    await visit("?moves=h8h9h7h6");
    await page.getByRole("link", { name: "Judge an offer after these stones" }).click();
    await page.getByText("No fifth move offered yet").waitFor();
    assert.match(await point(page, "h6").getAttribute("aria-label"), /white stone, move 4/);
    await page.getByRole("link", { name: "Prepare", exact: true }).click();
    await page.getByRole("heading", { name: /D8/ }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get("moves"), "h8h9h7h6");
    await page.getByRole("link", { name: /^Shukei/ }).click();
    await page.locator(".card").first().waitFor();
  });

  test("everything on the board can be done from the keyboard", async () => {
    await visit();
    await page.locator(".card").first().waitFor();
    for (let step = 0; step < 40 && !(await page.evaluate(() => document.activeElement.dataset?.point)); ++step)
      await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.point), "h8");
    for (const key of ["Enter", "ArrowUp", "Enter", "ArrowDown", "ArrowDown", " "]) await page.keyboard.press(key);
    await page.getByRole("heading", { name: /D8/ }).waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.dataset.point), "h7");
    await page.keyboard.press("z");
    assert.equal(await page.locator(".moves [aria-current=step]").textContent(), "2h9");
    await page.keyboard.press("y");
    await page.keyboard.press("r");
    await page.keyboard.press("ArrowUp");
    assert.equal(
      await page.evaluate(() => document.activeElement.dataset.point),
      "g7",
      "up is where a quarter-turn put it",
    );
    assert.equal(await page.locator('[data-point][tabindex="0"]').count(), 1, "the board is one stop for Tab");
  });

  test("what is chosen from the keyboard leads to the last stone", async () => {
    await visit();
    await page.locator(".card", { hasText: "D8" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /D8/ }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement.dataset.point);
    assert.equal(await focused(), "h7");
    await page.getByRole("button", { name: "g8 i8", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.locator(".moves .move").nth(3).waitFor();
    await page.waitForFunction(() => document.activeElement.dataset.point === "g8");
  });

  test("forbidden points tell why, under the mouse and in focus", async () => {
    await visit("?moves=h8a1i9a3h6a5g9a7");
    await page.locator(".desk .cross").waitFor();
    const { forbidden } = await stage.server.ask("forbidden", { position: "h8 a1 i9 a3 h6 a5 g9 a7" });
    const [one] = forbidden;
    await point(page, one.point).hover();
    assert.ok((await page.locator(".tip").textContent()).includes(one.reason));
    await page.mouse.move(0, 0);
    assert.equal(await page.locator(".tip").isVisible(), false);
    await point(page, one.point).focus();
    assert.ok((await page.locator(".tip").textContent()).includes(one.reason));
    assert.ok((await point(page, one.point).getAttribute("aria-label")).includes(one.reason));
  });

  test("other ways to the same stones are links", async () => {
    await visit("?moves=h8h9i8i9j9");
    await page.getByRole("heading", { name: /D6/ }).waitFor();
    await page.getByRole("link", { name: "h8 i9 i8 h9 j9" }).click();
    await page.getByRole("heading", { name: /I6/ }).waitFor();
  });

  test("labels, comments and grades of libraries are shown", async () => {
    await visit("?moves=h8h9h7h6");
    await page.locator(".details").getByText("The standard fourth").waitFor();
    assert.ok(await page.locator(".details").getByText("grade +2").isVisible());
  });

  test("a position can be typed, by opening too, and what is none is said", async () => {
    await visit();
    const field = page.getByRole("textbox", { name: "Position", exact: true });
    await field.fill("D7 h6");
    await field.press("Enter");
    await page.getByRole("heading", { name: /D7 Kinsei/ }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get("moves"), "h8h9j8h6");
    await field.fill("松月");
    await field.press("Enter");
    await page.getByRole("heading", { name: /D8/ }).waitFor();
    await field.fill("h8 z9");
    await field.press("Enter");
    await page.getByText("is no position").waitFor();
  });

  test("a note is kept by position: it is there in another orientation, and in a file", async () => {
    await visit("?moves=h8h9h7h6g8");
    await page.getByRole("heading", { name: /D8/ }).waitFor();
    const note = page.getByRole("textbox", { name: /My note/ });
    await note.fill("Left side first.");
    await page.goto(`${stage.server.url}?moves=h8g8i8j8h9`);
    await page.getByRole("heading", { name: /D8/ }).waitFor();
    await page.waitForFunction(() => document.getElementById("note").value === "Left side first.");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export notes" }).click(),
    ]);
    const path = await file.path();
    assert.match(await readFile(path, "utf8"), /Left side first/);
    await page.evaluate(() => window.localStorage.clear());
    await page.reload();
    await page.getByRole("heading", { name: /D8/ }).waitFor();
    assert.equal(await note.inputValue(), "");
    await page.locator("input[type=file]").setInputFiles(path);
    await page.waitForFunction(() => document.getElementById("note").value === "Left side first.");
  });

  test("the database's note stands beside one's own, and a command keeps that one there", async () => {
    stage.server.run("note", "h8 h9 h7 i8 g9", "White's answer is forced.");
    await visit("?moves=h8g8i8h9g7");
    const panel = page.locator(".note-panel");
    await panel.getByText("White's answer is forced.").waitFor();
    await panel.getByText(/Written when the stones lay/).waitFor();
    const text = "h9 g9: that's Ilm's reply;\n@home \"$PATH\" -";
    await panel.getByRole("textbox", { name: /My note/ }).fill(text);
    await panel.getByText("in place of the one there").waitFor();
    await panel.getByRole("button", { name: "Copy the command" }).click();
    await panel.getByText("The command is on the clipboard").waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    stage.server.run_command(command);
    const { note } = await stage.server.ask("show", { position: "h8 g8 i8 h9 g7" });
    assert.equal(note.text, text);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await panel.getByText("My note in this browser is the same.").waitFor();
    assert.equal(await panel.locator(".note-command").isVisible(), false);
  });

  test("SVG and PNG are files that stand alone, and moves can be copied", async () => {
    await visit("?moves=h8h9h7h6");
    await page.locator(".desk .badge").first().waitFor();
    const save = async (name) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name, exact: true }).click(),
      ]);
      return readFile(await file.path());
    };
    const svg = (await save("SVG")).toString();
    assert.match(svg, /^<svg [^>]*xmlns/);
    assert.doesNotMatch(svg, /var\(|light-dark|<style|class=/);
    const colours = new Set(
      await page.evaluate(() =>
        [...document.querySelectorAll(".desk .badge > :first-child, .desk .stone .body, .desk .wood")].map(
          (one) => getComputedStyle(one).fill,
        ),
      ),
    );
    assert.ok(colours.size > 8);
    for (const colour of colours) assert.ok(svg.includes(`fill="${colour}"`), colour);
    assert.equal(
      await page.evaluate(
        (text) => new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("parsererror").length,
        svg,
      ),
      0,
    );
    const png = await save("PNG");
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    assert.equal(png.readUInt32BE(16), 1280);
    await page.getByRole("button", { name: "Copy moves" }).click();
    await page.getByText("Copied").first().waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "h8 h9 h7 h6");
  });

  test("on paper there is the sheet and nothing else", async () => {
    await visit("?moves=h8h9h7");
    await page.locator(".desk .badge").first().waitFor();
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("#page").isVisible(), false);
    assert.ok((await page.locator("#sheet").textContent()).includes("Shogetsu"));
    assert.equal(await page.locator("#sheet .board").isVisible(), true);
    const pdf = await page.pdf({ format: "A4", printBackground: true });
    assert.equal(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length, 1, "one sheet of paper");
  });
});
