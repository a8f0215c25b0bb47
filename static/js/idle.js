// A screen that nobody touches locks. Touches count for all tabs of a browser, and the server is told of them now and
// then: after that time it shows and does nothing either.
(() => {
  "use strict";

  const SHARE = 5; // the server is told so often in the time
  const LOOK_MS = 1000;
  const TOUCHES = ["pointerdown", "keydown", "wheel", "touchmove"];

  const form = document.getElementById("lock");
  if (!form) return; // a table's own tablet
  const { idleSeconds, touchedUrl } = form.dataset;
  const idleMs = 1000 * Number(idleSeconds);
  const tabs = new BroadcastChannel("touches");
  let touched = Date.now();
  let told = 0;

  function touch() {
    touched = Date.now();
    if (touched - told < idleMs / SHARE) return;
    told = touched;
    tabs.postMessage(told);
    // Whatever comes of it: what is asked for next is told that the screen is locked.
    fetch(touchedUrl, { method: "POST", headers: { "X-CSRFToken": document.body.dataset.csrf }, keepalive: true }).catch(
      () => {},
    );
  }

  tabs.addEventListener("message", ({ data }) => {
    touched = Math.max(touched, data);
  });

  for (const kind of TOUCHES) document.addEventListener(kind, touch, { capture: true, passive: true });

  // By the clock, not by a timer: a tablet that slept through the time locks as it wakes.
  function look() {
    if (Date.now() - touched < idleMs) return;
    clearInterval(looking);
    form.submit();
  }

  const looking = setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", look);
})();
