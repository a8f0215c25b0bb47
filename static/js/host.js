// The host's screen: keys, the finder, the strip of lists, the chairs, and a mark on what has just moved.
(() => {
  "use strict";

  const MARKED_MS = 2000;
  const find = document.getElementById("find");
  const q = document.getElementById("q");
  const found = document.getElementById("found");
  const open = { is: "" };
  const meant = { chair_first: "", sitter: "" }; // the chair that the finder was opened from

  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const typing = (element) => element.matches("input, select, textarea");
  const lists = () => all(".list");
  const listNow = () => document.activeElement.closest(".list") ?? lists()[0];

  // One name or menu is open at a time; every request says which, so that every answer shows it open.

  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    const touched = ctx.sourceElement.dataset.open;
    if (touched) open.is = open.is === touched ? "" : touched;
    ctx.open = open.is;
    ctx.request.body?.set("open", open.is);
    if (ctx.request.method === "POST") ctx.request.body?.set("tray", tray().dataset.table ?? "");
    if (ctx.request.method === "GET" && ctx.sourceElement.closest("#finder")) {
      for (const name in meant) ctx.request.body?.set(name, meant[name]);
    }
  });

  document.addEventListener("done", () => {
    open.is = "";
  });

  const place = (element) => element.closest(".list, .tray, .rail");

  function readAgain(what) {
    const opener = what && document.querySelector(`[data-open="${CSS.escape(what)}"]`);
    if (opener) htmx.trigger(place(opener), "live", {}, false);
  }

  // An answer to what was asked before the last touch may have closed again what that touch opened.
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    if (ctx.open === undefined) return;
    if (ctx.open === open.is) return show(ctx.sourceElement.dataset.open);
    readAgain(open.is);
    readAgain(ctx.open);
  });

  // What a touch opened low in a list comes into view; where it is longer than the list, below the name that it is about.
  function show(touched) {
    if (!touched || touched !== open.is) return;
    const more = document.getElementById(`more-${touched}`);
    more?.scrollIntoView({ block: "nearest" });
    more?.closest(".row")?.querySelector(".row-main").scrollIntoView({ block: "nearest" });
  }

  document.addEventListener(
    "click",
    (event) => {
      const touched = event.target.closest("[data-open]");
      if (!touched) return;
      const before = open.is;
      const same = document.querySelector(`[data-open="${CSS.escape(before)}"]`);
      if (same && place(same) !== place(touched)) setTimeout(() => readAgain(before));
    },
    true,
  );

  // The finder

  // Somebody new is whoever stands in the box, also while the answer to an earlier letter is still shown.
  function nameNew() {
    const fresh = document.getElementById("found-new");
    if (!fresh || !q.value.trim()) return;
    fresh.value = q.value;
    fresh.querySelector(".name").textContent = q.value;
  }

  q.addEventListener("input", () => {
    taking = "";
    nameNew();
  });

  function emptyFound() {
    found.replaceChildren();
    delete found.dataset.for;
    taking = "";
  }

  function clearFinder() {
    q.value = "";
    document.getElementById("by-phone").checked = false;
    emptyFound();
    Object.assign(meant, { chair_first: "", sitter: "" });
  }

  document.addEventListener("added", () => {
    clearFinder();
    q.focus();
  });

  find.addEventListener("submit", (event) => {
    event.preventDefault();
  });

  // What an input method is still composing is no name yet; its Enter only ends the composition.
  const composing = (event) => event.isComposing || event.keyCode === 229;

  q.addEventListener("keydown", (event) => {
    if (composing(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      takeFirst();
    } else if (event.key === "Escape") {
      clearFinder();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      found.querySelector("button, input:enabled")?.focus();
    }
  });

  // Enter may come before the answer to the last letter: it waits for what was really typed. Where another looks the
  // same it takes nobody: it goes to the first, and a second Enter says that this is the one.
  let taking = "";

  function takeFirst() {
    if (!q.value.trim()) return;
    taking = q.value;
    if (found.dataset.for === q.value) takeIfFound();
    else htmx.trigger(find, "find", {}, false);
  }

  function takeIfFound() {
    if (!taking || found.dataset.for !== taking) return;
    taking = "";
    const first = found.querySelector(".found-row");
    if (first?.matches("[data-alike]")) first.focus();
    else if (first) first.click();
    else toChoice();
  }

  function toChoice() {
    (found.querySelector("[data-first], [data-add]:enabled") ?? found.querySelector("[name=game]:enabled"))?.focus();
  }

  // What is answered is not asked again: that answer would push out the choice of lists that Enter has led to.
  document.addEventListener("htmx:config:request", (event) => {
    const { ctx } = event.detail;
    if (ctx.target !== found) return;
    ctx.asked = q.value;
    if (ctx.sourceElement === find && found.dataset.for === q.value) event.preventDefault();
  });

  // An answer is shown for what it was asked for, and for nothing else that stands in the box by now.
  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx } = event.detail;
    if (ctx.target === found && ctx.asked !== q.value) event.preventDefault();
  });

  found.addEventListener("keydown", (event) => {
    if (composing(event)) return;
    const rows = all("button, input:enabled", found);
    const at = rows.indexOf(document.activeElement);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const next = event.key === "ArrowDown" ? at + 1 : at - 1;
      (rows[next] ?? (next < 0 ? q : rows.at(-1))).focus();
    } else if (event.key === "Enter" && document.activeElement.matches("input")) {
      event.preventDefault();
      found.querySelector("[data-add]:enabled")?.click();
    } else if (event.key === "Escape") {
      clearFinder();
      q.focus();
    }
  });

  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("#finder, #refusal")) emptyFound();
  });

  function countLists() {
    const add = found.querySelector("[data-add]");
    if (!add) return;
    const many = all("[name=game]:checked", found).length;
    add.querySelector("[data-add-says]").textContent = many === 1 ? "1 list" : many ? `${many} lists` : "a list";
    add.disabled = !many;
    add.toggleAttribute("data-off", !many);
  }

  found.addEventListener("change", countLists);

  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    if (ctx.sourceElement === find) {
      found.dataset.for = ctx.asked;
      nameNew();
      takeIfFound();
    }
    if (!found.querySelector("[data-add]")) return;
    countLists();
    if (ctx.sourceElement.matches(".found-row")) toChoice();
  });

  // The chairs of a table

  const tray = () => document.getElementById("tray");

  function closeTray() {
    const closed = tray();
    if (open.is && closed.querySelector(`[data-open="${CSS.escape(open.is)}"]`)) open.is = "";
    const empty = Object.assign(document.createElement("div"), { id: "tray" });
    htmx.trigger(closed, "htmx:abort");
    keepFocus(() => closed.replaceWith(empty));
    markHeads();
  }

  function markHeads() {
    for (const head of all(".table-head")) {
      head.setAttribute("aria-expanded", String(head.dataset.table === tray().dataset.table));
    }
  }

  document.addEventListener(
    "click",
    (event) => {
      const head = event.target.closest(".table-head");
      if (event.target.closest("[data-close-tray]")) closeTray();
      if (head && head.dataset.table === tray().dataset.table) {
        event.stopPropagation();
        closeTray();
      }
      const seat = event.target.closest("[data-seat-somebody], [data-name-sitter]");
      if (seat) {
        clearFinder();
        Object.assign(meant, { chair_first: seat.dataset.seatSomebody ?? "", sitter: seat.dataset.nameSitter ?? "" });
        q.focus();
      }
    },
    true,
  );

  // What was just added, moved or taken is marked for two seconds; nothing else changes its look.

  const paint = (element) => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const wash = getComputedStyle(element).getPropertyValue("--accent");
    element.animate([{ boxShadow: `inset 0 0 0 3px ${wash}` }, { boxShadow: "inset 0 0 0 3px transparent" }], {
      duration: MARKED_MS,
      easing: "ease-in",
    });
  };

  const seen = (within) =>
    new Map(all(".row, .chair", within).map((element) => [element.id, element.dataset.status ?? element.dataset.state]));

  let before = seen(document);

  document.addEventListener("htmx:after:swap", () => {
    const now = seen(document);
    const table = tray().dataset.table;
    for (const [id, state] of now) {
      if (before.get(id) === state) continue;
      const element = document.getElementById(id);
      if (!id.startsWith("chair") || before.has(id)) paint(element);
      if (id.startsWith(`chair-${table}-`) && before.get(id) === "open") tellTaken(element);
    }
    before = now;
    markHeads();
  });

  function tellTaken(element) {
    const seat = element.id.split("-")[2];
    const who = element.dataset.name;
    const line = tray().querySelector("[data-took]");
    line.textContent = who ? `Seat ${seat} was just taken by ${who}` : `Seat ${seat} was just taken`;
  }

  // The strip of lists

  document.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-tab]");
    if (!tab) return;
    event.preventDefault();
    const list = document.querySelector(tab.getAttribute("href"));
    list.scrollIntoView({ inline: "start", block: "nearest" });
    list.querySelector(".names").focus({ preventScroll: true });
  });

  // Keys

  function step(from, by) {
    const rows = all(".row-main", from);
    const at = rows.indexOf(document.activeElement.closest(".row")?.querySelector(".row-main"));
    rows.at(Math.min(Math.max(at + by, 0), rows.length - 1))?.focus();
  }

  function turn(by) {
    const every = lists();
    const to = every[every.indexOf(listNow()) + by];
    if (!to) return;
    (to.querySelector(".row-main") ?? to.querySelector(".names")).focus({ preventScroll: true });
    to.scrollIntoView({ inline: "nearest", block: "nearest" });
  }

  // A letter acts on the name or list that has the focus, and on no other; on a name that the focus came to by itself
  // only once it was seen to be there.
  const press = (key, within) => within?.querySelector(`[data-key="${key}"]:enabled`)?.click();
  const focused = (what) => document.activeElement.closest(what);

  function pressInRow(key) {
    const row = focused(".row");
    if (wasMoved(row)) paint(row);
    else press(key, row);
  }

  const KEYS = {
    "/": () => q.focus(),
    "?": () => document.getElementById("keys").togglePopover(),
    c: () => press("c", focused(".list")),
    h: () => pressInRow("h"),
    s: () => pressInRow("s"),
    u: () => press("u", document.getElementById("bar")),
    ArrowDown: () => step(listNow(), 1),
    ArrowUp: () => step(listNow(), -1),
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    Escape: () => closeTray(),
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat && event.key.length === 1) return;
    if (typing(event.target) || event.target.closest("#finder, [popover]")) return;
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
})();
