// The live feed: what a page does with what its line (line.js) hears.
//
// On <body>: data-live-url, data-topics ("staff" or "board"), data-version (that the page was rendered at),
// data-now (ISO, when it was rendered), data-timezone, data-hour-format ("12" or "24"), data-login-url.
// data-live="topic topic"    gets the event `live` when one of them changed; with data-version, only if that is older
// data-due="ISO"             counts down by the room's clock; at 0:00 class and event `over`
// data-soon="120"            and from so many seconds before, class `soon`
// data-since="ISO"           counts up
// data-ago="ISO"             says how long, in minutes or hours
// data-until="ISO"           is hidden from that moment on
// data-live-mark             says "Live" or "Not live since 8:01:12 PM"; <body> has the class `not-live` then
// data-host-clock            is shown when the web server's own clock is off
// data-trouble               says what is wrong with the server, as soon as it is known
// The document gets the event `heard` with each thing heard, be it a heartbeat.
"use strict";

(() => {
  const DEAD_MS = 12_000; // two heartbeats and a bit
  const LATE_MS = 6_000; // a heartbeat is missing: worth looking, after a sleep

  const { dataset: page, classList: state } = document.body;
  const url = `${new URL(page.liveUrl, location)}?topics=${page.topics}`;
  let version = Number(page.version) || 0;
  let head = ""; // of the hash at that version
  let heard = { date: Date.now(), tick: performance.now() };

  // Either clock alone may lie: one stops while the device sleeps, the other can be set.
  const silentFor = () => Math.max(Date.now() - heard.date, performance.now() - heard.tick);

  const connect = () => openLine(url, () => version, hear);

  function hear(told) {
    if (told.gone) return location.assign(page.loginUrl);
    if (told.says !== undefined) return showTrouble(told.says);
    const wasDead = state.contains("not-live");
    // A restored database went back, or came as far by another way: nothing shown is certain.
    const restored = told.version < version || (told.version === version && head && told.head !== head);
    heard = { date: Date.now(), tick: performance.now() };
    ({ version, head } = told);
    document.dispatchEvent(new Event("heard"));
    if (told.at) {
      setClock(told.at);
      showHostClock(told.host_off_seconds);
      showTrouble(told.trouble ?? "");
    }
    if (wasDead) showLive();
    if (wasDead || restored) tell(["all"], Infinity);
    else if (told.topics) tell(told.topics, version);
  }

  function tell(topics, than) {
    const everything = topics.includes("all");
    const told = [];
    for (const element of document.querySelectorAll("[data-live]")) {
      const wanted = element.dataset.live.split(" ");
      if (Number(element.dataset.version) >= than) continue;
      if (!everything && !topics.some((topic) => wanted.includes(topic))) continue;
      if (told.some((part) => part.contains(element))) continue; // it comes with the part around it
      told.push(element);
      element.dispatchEvent(new CustomEvent("live", { detail: { version, topics } }));
    }
  }

  function showLive() {
    state.remove("not-live");
    delete page.since;
    mark("Live");
  }

  function showDead() {
    const since = new Date(roomNow() - silentFor());
    state.add("not-live");
    page.since = since.toISOString();
    mark(`Not live since ${timeOfDay(since)}`);
  }

  function mark(text) {
    for (const element of document.querySelectorAll("[data-live-mark]")) element.textContent = text;
  }

  const timeOfDay = (moment) =>
    moment.toLocaleTimeString("en-US", {
      timeZone: page.timezone || undefined,
      hourCycle: page.hourFormat === "24" ? "h23" : "h12",
      hour: "numeric",
      minute: "2-digit",
      second: "2-digit",
    });

  // ---- The room's clock ------------------------------------------------------------------------------------------

  // What the server says of the time comes late, never early: the largest of the last differences is nearest to the
  // truth. Until it has said something, no clock of the page is touched: the device's own may be minutes off.
  const differences = [];
  window.roomNow = () => (differences.length ? performance.now() + Math.max(...differences) : Date.now());

  function setClock(at) {
    differences.push(Date.parse(at) - performance.now());
    if (differences.length > 12) differences.shift();
    setClocks(roomNow());
  }

  function showHostClock(off) {
    for (const element of document.querySelectorAll("[data-host-clock]")) {
      element.hidden = !off;
      element.textContent = off ? `The clock of the web server is ${Math.abs(off)} s ${off > 0 ? "ahead" : "behind"}.` : "";
    }
  }

  function showTrouble(words) {
    for (const element of document.querySelectorAll("[data-trouble]")) write(element, words);
  }

  function duration(seconds) {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const tail = String(seconds % 60).padStart(2, "0");
    return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
  }

  // In the words of the server's `ago`.
  function ago(ms) {
    const minutes = Math.max(0, Math.floor(ms / 60_000));
    return minutes < 100 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  }

  const toldOver = new WeakMap(); // element → the deadline that it was told of

  function countDown(element, now) {
    const { due, soon } = element.dataset;
    const left = Date.parse(due) - now;
    write(element, duration(Math.max(0, Math.ceil(left / 1000))));
    element.classList.toggle("over", left <= 0);
    if (soon) element.classList.toggle("soon", left > 0 && left <= 1000 * soon);
    if (left > 0 || toldOver.get(element) === due) return;
    toldOver.set(element, due);
    // What was over long before it got here, the server knew when it wrote it.
    if (left > -2000) element.dispatchEvent(new CustomEvent("over", { bubbles: true }));
  }

  function write(element, text) {
    if (element.textContent !== text) element.textContent = text;
  }

  // All clocks of a page change together, on the room's full second; what falls due in between does so at its moment.
  function tick() {
    if (silentFor() > DEAD_MS && !state.contains("not-live")) showDead();
    const now = roomNow();
    if (differences.length) setClocks(now);
    setTimeout(tick, nextMoment(now) - now + 1);
  }

  function setClocks(now) {
    for (const element of document.querySelectorAll("[data-due]")) countDown(element, now);
    for (const element of document.querySelectorAll("[data-since]:not(body)"))
      write(element, duration(Math.max(0, Math.floor((now - Date.parse(element.dataset.since)) / 1000))));
    for (const element of document.querySelectorAll("[data-ago]")) write(element, ago(now - Date.parse(element.dataset.ago)));
    for (const element of document.querySelectorAll("[data-until]:not([hidden])")) {
      if (Date.parse(element.dataset.until) <= now) hide(element);
    }
  }

  function hide(element) {
    const gone = () => (element.hidden = true);
    window.keepFocus ? keepFocus(gone) : gone();
  }

  function nextMoment(now) {
    const moments = [...document.querySelectorAll("[data-due], [data-until]")]
      .map(({ dataset }) => Date.parse(dataset.due ?? dataset.until))
      .filter((moment) => moment > now);
    return Math.min(Math.floor(now / 1000) * 1000 + 1000, ...moments);
  }

  // ---- Waking up -------------------------------------------------------------------------------------------------

  if (page.now) setClock(page.now);
  let line;
  // Only once every part of the page can hear: what changed since the page was rendered may be told at once, and the
  // page's other scripts run after this one, htmx in a timer that it set before it.
  addEventListener("DOMContentLoaded", () => setTimeout(() => (line ??= connect())));
  const look = () => {
    if (!document.hidden && silentFor() > LATE_MS) line?.check();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  addEventListener("pagehide", () => line?.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) line = connect();
  });
  tick();
})();
