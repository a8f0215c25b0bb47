// A table's tablet: its screen stays awake; the seat that is open closes with a touch on what can be done there, or
// when nobody touches it any more.
(() => {
  "use strict";

  const LEFT_OPEN_MS = 30_000;
  let closing;

  function stayAwake() {
    if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {}); // low battery: the tablet decides
  }

  document.addEventListener("visibilitychange", stayAwake);
  stayAwake();

  const opened = () => document.getElementById("opened");

  // The change is heard before its own answer comes: what is read then must not open the seat again.
  document.addEventListener("htmx:config:request", ({ detail: { ctx } }) => {
    if (ctx.request.method !== "POST") return;
    ctx.opened = opened().value;
    opened().value = "";
  });

  document.addEventListener(
    "htmx:response:error",
    ({ detail: { ctx } }) => {
      if (ctx.opened) opened().value = ctx.opened;
    },
    true,
  );

  document.addEventListener("pointerdown", () => {
    clearTimeout(closing);
    closing = setTimeout(() => document.getElementById("close-seat")?.click(), LEFT_OPEN_MS);
  });
})();
