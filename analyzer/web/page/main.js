/** The page: three rooms under one roof. The address tells which, and what is looked at there. */

import { current, follow_steps, link, on_step } from "./shell/address.js";
import { announcer } from "./shell/announcer.js";
import { Refusal, Silence } from "./shell/api.js";
import { Connection } from "./shell/connection.js";
import { make } from "./shell/element.js";
import { theme_menu } from "./shell/theme.js";
import { texts } from "./texts.js";
import { ArbitrateRoom } from "./arbitrate/arbitrate.js";
import { PrepareRoom } from "./prepare/prepare.js";
import { StatisticsRoom } from "./statistics/statistics.js";

const kRooms = { prepare: PrepareRoom, arbitrate: ArbitrateRoom, statistics: StatisticsRoom };

const main = make("main", { id: "main", tabindex: "-1" });
const links = Object.keys(kRooms).map((page) =>
  make("a", { href: link({ page }), "data-room": page, "data-top": true }, texts.rooms[page]),
);
const connection = new Connection(() => update(current()));
let room;
let room_page;

/** What a room does with a fault of its questions: silence is the roof's matter, the rest its own. */
function on_fault(fault, show) {
  if (fault.name === "AbortError") return;
  if (fault instanceof Silence) connection.lost();
  else if (fault instanceof Refusal) show(texts.refused(fault.message));
  else throw fault;
}

function update(state) {
  const page = state.page in kRooms ? state.page : "prepare";
  if (page !== room_page) {
    room?.leave?.();
    room = new kRooms[page](on_fault);
    room_page = page;
    main.replaceChildren(room.element);
    document.getElementById("sheet").replaceChildren();
    document.title = `${texts.rooms[page]} – ${texts.title}`;
    for (const anchor of links) {
      if (anchor.dataset.room === page) anchor.setAttribute("aria-current", "page");
      else anchor.removeAttribute("aria-current");
    }
  }
  // A room is left as it stands, and found again so.
  links.find((anchor) => anchor.dataset.room === page).setAttribute("href", window.location.search || link({ page }));
  room.update(state);
}

document.getElementById("page").replaceChildren(
  make("a", { class: "skip", href: "#main", onclick: () => main.focus() }, texts.skip),
  make(
    "header",
    { class: "top" },
    make(
      "a",
      { class: "brand", href: link({ page: "prepare" }), "data-top": true },
      texts.title,
      make("span", { lang: "ja" }, "珠型"),
    ),
    make(
      "nav",
      { "aria-label": texts.rooms.label },
      make(
        "ul",
        { class: "rooms" },
        links.map((anchor) => make("li", {}, anchor)),
      ),
    ),
    theme_menu(),
  ),
  connection.element,
  main,
  announcer(),
  make(
    "footer",
    { class: "foot" },
    make("span", {}, texts.foot.program),
    make("a", { href: "api/v1/openapi.json" }, texts.foot.api),
  ),
);

on_step(update);
follow_steps();
update(current());
