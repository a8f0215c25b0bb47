// The floor: what the host's screen does not do. Two names touched one after the other tell who was first; a chair
// touched on the map is pointed out in the strip.
(() => {
  "use strict";

  const MOST_WHO = 2;
  const form = document.getElementById("trail-form");
  const asked = document.getElementById("who-asked");
  const most = document.getElementById("most");

  const ask = () => htmx.trigger(form, "asked", {}, false);

  // Who was first?

  const who = [];

  function compare(entry) {
    const at = who.indexOf(entry);
    if (at >= 0) who.splice(at, 1);
    who.push(entry);
    if (who.length > MOST_WHO) who.shift();
    put();
  }

  function put() {
    asked.replaceChildren(
      ...who.map((value) => Object.assign(document.createElement("input"), { type: "hidden", name: "who", value })),
    );
    ask();
  }

  document.addEventListener("click", (event) => {
    const row = event.target.closest(".row-main[data-open]");
    const earlier = event.target.closest("[data-most]");
    if (row) compare(row.dataset.open);
    if (event.target.closest("[data-nobody]")) {
      who.length = 0;
      put();
    }
    if (earlier) {
      most.value = earlier.dataset.most;
      ask();
    }
  });

  form.addEventListener("submit", (event) => event.preventDefault());

  // The chair that was touched

  let touched = "";

  document.addEventListener(
    "click",
    (event) => {
      const seat = event.target.closest(".seat");
      const table = event.target.closest(".oval");
      if (table) touched = seat ? `chair-${table.dataset.table}-${seat.dataset.seat}` : "";
    },
    true,
  );

  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    if (!ctx.sourceElement.matches(".oval")) return;
    const chair = touched && document.getElementById(touched);
    if (!chair) return;
    chair.scrollIntoView({ block: "nearest" });
    chair.querySelector("button")?.focus({ preventScroll: true });
  });

  // Somebody about to move: the map's chairs are where to

  const moving = (id) => document.getElementById(id)?.dataset.moving ?? "";
  const readMap = () => htmx.trigger(document.getElementById("map"), "live", {}, false);

  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    if (ctx.sourceElement.id !== "map" && moving("tray") !== moving("map")) readMap();
  });

  new MutationObserver(() => {
    if (moving("map") && !moving("tray")) readMap();
  }).observe(document.getElementById("floor"), { childList: true });
})();
