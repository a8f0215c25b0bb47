// A touch is meant for what the finger saw. A button that appeared, moved or came to do something else less than 300 ms
// ago takes none: the eye has not read it yet. Nor does an Enter go on to what a button has become meanwhile.
"use strict";

(() => {
  const STEADY_MS = 300;
  const TARGETS = "button, a[href], label, input, select, summary";
  const DOES = ["hx-post", "hx-get", "hx-vals", "name", "value", "data-again"];

  let places = new Map(); // target → where it is
  const deeds = new WeakMap(); // target → what it does
  const changedAt = new WeakMap(); // target → when it came to do something else

  // While this animation runs, a touch goes through to what is behind.
  const rest = (target) => target.animate({ pointerEvents: ["none", "none"] }, STEADY_MS);

  const deed = (target) => DOES.map((name) => target.getAttribute(name)).join("\n");

  function look(moved) {
    const before = places;
    places = new Map();
    for (const target of document.querySelectorAll(TARGETS)) {
      const { left, top, width } = target.getBoundingClientRect();
      if (!width) continue;
      const place = `${Math.round(left)} ${Math.round(top)}`;
      const does = deed(target);
      const other = deeds.has(target) && deeds.get(target) !== does;
      places.set(target, place);
      deeds.set(target, does);
      if (!moved || (before.get(target) === place && !other)) continue;
      rest(target);
      if (other) changedAt.set(target, performance.now());
    }
  }

  // What the hand itself scrolls is no surprise to it.
  let scrolled = false;

  function lookAfterScrolling() {
    if (scrolled) return;
    scrolled = true;
    requestAnimationFrame(() => {
      scrolled = false;
      look(false);
    });
  }

  addEventListener(
    "click",
    (event) => {
      const byKey = event.isTrusted && event.detail === 0;
      const target = event.target.closest(TARGETS);
      if (!byKey || !(performance.now() - changedAt.get(target) < STEADY_MS)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  addEventListener("DOMContentLoaded", () => {
    look(false);
    addEventListener("scroll", lookAfterScrolling, { capture: true, passive: true });
    addEventListener("resize", lookAfterScrolling);
    // What an answer changes, and what scripts show or hide; a countdown changes text alone, and moves nothing.
    new MutationObserver(() => look(!scrolled)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["hidden", "open", ...DOES],
    });
    document.addEventListener("toggle", () => look(true), true);
  });
})();
