/** What the tests of a file stand on: a server with the fixtures, a browser, and contexts that are closed after each test. */

import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import { launch, open } from "./browser.mjs";
import { Server } from "./server.mjs";

export class Stage {
  contexts = [];
  pages = [];

  /** To be called within `describe`: the hooks of node:test set the stage up, clear it after each test and take it down. */
  static set() {
    const stage = new Stage();
    before(async () => {
      stage.server = await Server.start();
      stage.browser = await launch();
    });
    afterEach(() => stage.clear());
    after(async () => {
      await stage.browser?.close();
      await stage.server?.remove();
    });
    return stage;
  }

  /** A browser's window with a store of its own; `options` are Playwright's. */
  async context(options = {}) {
    const context = await this.browser.newContext({ acceptDownloads: true, ...options });
    this.contexts.push(context);
    return context;
  }

  /** The page at `path`, in a context of its own unless one is given. */
  async visit(path = "", { context, server = this.server, ...options } = {}) {
    const page = await open(context ?? (await this.context(options)), server, path);
    this.pages.push(page);
    return page;
  }

  /** Closes what the test has opened; no page may have met an error or asked elsewhere. */
  async clear() {
    const faults = this.pages.flatMap((page) => page.faults);
    await Promise.all(this.contexts.map((context) => context.close()));
    this.contexts = [];
    this.pages = [];
    assert.deepEqual(faults, []);
  }
}
