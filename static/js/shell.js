// What every staff screen does: posting with a fresh token, refusals at the thing that was touched,
// buttons that come back to life, nothing older over something newer.
(() => {
  "use strict";

  const WORDS = {
    400: "The server could not read that. Nothing was changed.",
    403: "You may not do that. Nothing was changed.",
    404: "That is not there any more. Nothing was changed.",
    405: "That cannot be done here. Nothing was changed.",
    413: "That is too long. Nothing was changed.",
    429: "Too many tries. Wait a moment.",
    500: "The server stumbled. Look at the list before you touch it again.",
    0: "No answer from the server. Look at the list before you touch it again.",
    csrf: "You have logged in again since. Nothing was done: touch it again.",
  };

  const ASK_AGAIN_MS = 2000;

  const bubble = document.getElementById("refusal");
  const says = document.getElementById("refusal-says");
  let refused = null;
  let giveFocusBack = () => {}; // to what the bubble is about
  let sent = null; // the form of the bubble that the next request comes from

  const byPerson = (ctx) => ctx.request.method !== "GET" || ctx.sourceEvent?.type !== "live";

  // Refusals

  function stand(at) {
    bubble.showPopover();
    const gap = 8;
    const size = bubble.getBoundingClientRect();
    const left = Math.min(Math.max(gap, at.left), innerWidth - size.width - gap);
    const below = at.bottom + gap;
    const top = below + size.height > innerHeight - gap ? Math.max(gap, at.top - size.height - gap) : below;
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  }

  function say(ctx, words) {
    const box = document.createElement("div");
    box.className = "refusal";
    box.append(Object.assign(document.createElement("p"), { textContent: words }));
    giveFocusBack = placeOfFocus();
    says.replaceChildren(box);
    stand(ctx.touched);
  }

  function hide() {
    if (!bubble.matches(":popover-open")) return;
    const focused = bubble.contains(document.activeElement);
    bubble.hidePopover();
    says.replaceChildren();
    if (focused) giveFocusBack();
  }

  function reread(element) {
    const region = element?.closest?.("[data-live]");
    if (region) htmx.trigger(region, "live", {}, false);
  }

  // A part that could not be read again is dimmed, and asked for until it comes: "Live" is true of the feed alone.
  function askAgain(element) {
    const region = element.closest("[data-live]");
    if (!region?.isConnected) return;
    region.dataset.owed = "";
    setTimeout(() => reread(region), ASK_AGAIN_MS);
  }

  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    ctx.sourceElement.closest("[data-live]")?.removeAttribute("data-owed");
  });

  // What is on its way already is not sent again: two taps are one touch. What a button has become meanwhile is another
  // deed, and waits its turn.
  const underway = new Set();

  document.addEventListener("htmx:config:request", (event) => {
    const { ctx } = event.detail;
    ctx.deed = `${ctx.request.method} ${ctx.request.action} ${new URLSearchParams(ctx.request.body)}`;
    if (ctx.request.method !== "GET" && underway.has(ctx.deed)) event.preventDefault();
  });

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => underway.add(ctx.deed));
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => underway.delete(ctx.deed));

  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    ctx.request.headers["X-CSRFToken"] = document.body.dataset.csrf;
    ctx.touched = ctx.sourceElement.getBoundingClientRect();
    if (bubble.contains(ctx.sourceElement)) ctx.touched = bubble.getBoundingClientRect();
    ctx.said = [...(ctx.request.body ?? [])];
    [ctx.sent, sent] = [sent, null];
  });

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (byPerson(ctx)) hide();
  });

  document.addEventListener("htmx:response:error", ({ detail: { ctx } }) => {
    const headers = ctx.response.raw.headers;
    const status = ctx.response.status;
    ctx.swap = "none";
    if (headers.has("HX-Redirect")) return;
    if (!byPerson(ctx)) return status >= 500 ? askAgain(ctx.sourceElement) : undefined;
    if (headers.has("X-CSRF-Token") && headers.get("X-Person") !== document.body.dataset.person) {
      location.reload();
    } else if (headers.has("X-CSRF-Token")) {
      document.body.dataset.csrf = headers.get("X-CSRF-Token");
      say(ctx, WORDS.csrf);
    } else if (ctx.text.includes('<div class="refusal" data-refusal=')) {
      refused = ctx;
      giveFocusBack = placeOfFocus();
      ctx.target = says;
      ctx.swap = "innerHTML";
    } else {
      const id = status >= 500 && headers.get("X-Request-ID");
      say(ctx, (WORDS[status] ?? WORDS[status < 500 ? 400 : 500]) + (id ? ` (${id})` : ""));
    }
    reread(ctx.sourceElement);
  });

  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    if (ctx.target !== says) return;
    if (ctx.sent) keepTyped(ctx.sent);
    const field = sayAtFields(ctx.sourceElement);
    stand(field && !bubble.contains(field) ? (field.closest(".chips") ?? field).getBoundingClientRect() : ctx.touched);
    (field ?? says.querySelector("input"))?.focus();
  });

  // Nobody types twice: what was typed into the bubble stays in it, whatever is said about it.
  function keepTyped(form) {
    const box = says.querySelector(".refusal");
    const anew = box.querySelector("form");
    for (const { name, value } of form.querySelectorAll("input")) {
      const field = anew?.elements.namedItem(name);
      if (field && value) field.value = value;
    }
    if (anew || box.querySelector(":scope > .ways")) return;
    const asked = form.closest(".refusal"); // still what is asked, where the fields alone are wrong
    if (box.querySelector("[data-field]")) box.prepend(...asked.children);
    else box.append(form);
  }

  // What is wrong with a field stands at it: under it in the bubble, else the bubble stands at it. Answers the first.
  function sayAtFields(source) {
    let first = null;
    for (const why of says.querySelectorAll("[data-field]")) {
      const form = says.querySelector("form") ?? source.closest("form");
      const named = form?.elements.namedItem(why.dataset.field);
      const field = named instanceof RadioNodeList ? named[0] : named;
      if (!field) continue;
      first ??= field;
      if (says.contains(field)) field.after(why);
    }
    return first;
  }

  // What was given up because something newer was asked is no trouble; what the server left unanswered is.
  const overtaken = (ctx, error) =>
    error?.name === "AbortError" && performance.now() - ctx.askedAt < htmx.config.defaultTimeout;

  document.addEventListener("htmx:error", ({ detail: { ctx, error } }) => {
    if (!ctx || ctx.response || ctx.sourceEvent?.type === "input" || overtaken(ctx, error)) return;
    if (!byPerson(ctx)) return askAgain(ctx.sourceElement);
    say(ctx, WORDS[0]);
    reread(ctx.sourceElement);
  });

  // A way out asks again for the same thing, with what was missing: a chip, or the fields of a small form.
  function again(missing) {
    const asked = refused;
    const values = { ...Object.fromEntries(asked.said), ...missing };
    const source = asked.sourceElement.isConnected ? asked.sourceElement : bubble;
    htmx.ajax(asked.request.method, asked.request.action, { source, values, swap: "none" });
  }

  document.addEventListener("click", (event) => {
    const way = event.target.closest("[data-again]");
    if (way && refused) {
      again({ [way.dataset.again]: way.value });
    } else if (event.target.closest("[data-close-refusal]")) {
      hide();
    }
  });

  bubble.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!refused) return;
    for (const why of says.querySelectorAll("[data-field]")) why.remove();
    sent = event.target;
    again(Object.fromEntries(new FormData(sent)));
  });

  document.addEventListener("pointerdown", (event) => {
    if (!bubble.contains(event.target)) hide();
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });

  // After Back, and in a page that was kept in memory, everything is read again.
  window.addEventListener("pageshow", (event) => {
    const back = performance.getEntriesByType("navigation")[0]?.type === "back_forward";
    if (!event.persisted && !back) return;
    for (const region of document.querySelectorAll("[data-live]:not([data-live] *)")) htmx.trigger(region, "live", {}, false);
  });

  // What somebody types stays under their hand, and with it what the field showed before: the server compares the two.
  const SHOWN = "shown-";

  const twinOf = (field) => field.form?.elements.namedItem(SHOWN + field.name);

  function beingTyped(node, anew) {
    if (!(node instanceof HTMLInputElement)) return false;
    const field = node.name.startsWith(SHOWN) ? node.form?.elements.namedItem(node.name.slice(SHOWN.length)) : node;
    return Boolean(field?.form && twinOf(field) && field.value !== field.defaultValue && field.value !== anew.value);
  }

  htmx.registerExtension("typed", {
    htmx_before_morph_node: (_, { oldNode, newNode }) => !beingTyped(oldNode, newNode),
  });

  // Saved, it is typed no longer.
  document.addEventListener("htmx:before:swap", ({ detail: { ctx } }) => {
    const form = ctx.sourceElement;
    if (!(form instanceof HTMLFormElement) || ctx.response?.status >= 400) return;
    for (const field of form.elements) if (twinOf(field)) field.defaultValue = field.value;
  });

  // Another person takes over

  document.getElementById("who")?.addEventListener("toggle", (event) => {
    event.target.querySelector("[name=pin]").value = "";
    if (event.newState === "open") event.target.querySelector("[name=who]")?.focus();
  });

  // The room's time, to the minute; what is over by it is read again at once

  const clock = document.querySelector("[data-room-clock] time");
  const { timezone, hourFormat } = document.body.dataset;
  const wall = { timeZone: timezone, hour: "numeric", minute: "2-digit", hourCycle: hourFormat === "24" ? "h23" : "h12" };

  setInterval(() => {
    const text = new Date(roomNow()).toLocaleTimeString("en-US", wall);
    if (clock.textContent !== text) clock.textContent = text;
  }, 1000);

  document.addEventListener("over", (event) => reread(event.target));

  // Light by day, dark by switch

  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-theme-switch]")) return;
    const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = theme;
    document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
  });
})();
