// The live feed. The same file is the page's part and, where there are shared workers, the worker's: one stream a
// browser and room, however many tabs (over HTTP/1.1 a browser has six connections for a whole site).
//
// On <body>: data-live-url, data-topics ("staff" or "board"), data-version (that the page was rendered at),
// data-now (ISO, when it was rendered), data-timezone, data-hour-format ("12" or "24"), data-login-url.
// data-live="topic topic"    gets the event `live` when one of them changed; with data-version, only if that is older
// data-due="ISO"             counts down by the room's clock; at 0:00 class and event `over`
// data-since="ISO"           counts up
// data-until="ISO"           is hidden from that moment on
// data-live-mark             says "Live" or "Not live since 8:01:12 PM"; <body> has the class `not-live` then
// data-host-clock            is shown when the web server's own clock is off
// The document gets the event `heard` with each thing heard, be it a heartbeat.
"use strict";

(() => {
  const DEAD_MS = 12_000; // two heartbeats and a bit
  const LATE_MS = 6_000; // a heartbeat is missing: worth looking, after a sleep
  const ANSWER_MS = 4_000; // a server that takes longer to answer is asked again

  // ---- One line to the server ------------------------------------------------------------------------------------

  // Read by fetch: an EventSource hears only events whose names it was told before, and hides what the server answers.
  // `hear` gets {topics, version}, {at, version, …} for a heartbeat, or {gone: true}. Comes back by itself, for ever.
  class Line {
    #url; #hear; #call; #timer; #topics = []; #refused = 0; #retry = 1000; #heardAt = Date.now(); #beat; #beatAt;
    version;

    constructor(url, version, hear) {
      this.#url = url;
      this.#hear = hear;
      this.version = version;
      this.open();
    }

    get silentFor() {
      return Date.now() - this.#heardAt;
    }

    check() {
      if (this.silentFor > LATE_MS) this.open();
    }

    // For a tab that joins between two heartbeats: the last one, brought up to now.
    get heartbeat() {
      if (!this.#beat || this.silentFor > LATE_MS) return null;
      const at = new Date(Date.parse(this.#beat.at) + performance.now() - this.#beatAt).toISOString();
      return { ...this.#beat, at, version: this.version };
    }

    close() {
      clearTimeout(this.#timer);
      this.#call?.abort();
      this.#call = null;
    }

    async open() {
      this.close();
      const call = (this.#call = new AbortController());
      this.#giveUpIn(ANSWER_MS);
      try {
        const answer = await fetch(`${this.#url}&after=${this.version}`, { cache: "no-store", signal: call.signal });
        if (answer.ok) await this.#read(answer.body.getReader());
        else this.#retry = 1000 * (Number(answer.headers.get("Retry-After")) || 3);
      } catch {
        // Refused, cut or given up: whatever it was, the next try tells.
      }
      if (call === this.#call) this.#giveUpIn(this.#retry);
    }

    #giveUpIn(ms) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.open(), ms);
    }

    async #read(reader) {
      const decoder = new TextDecoder();
      let text = "";
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        this.#heardAt = Date.now();
        this.#giveUpIn(DEAD_MS);
        const blocks = (text + decoder.decode(value, { stream: true })).split("\n\n");
        text = blocks.pop();
        for (const block of blocks) this.#take(Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/, 2))));
      }
    }

    #take({ retry, event, id, data }) {
      if (retry) this.#retry = Number(retry);
      if (event === "gone") return this.#goneAway();
      if (!event) return;
      if (event !== "heartbeat") this.#topics.push(event);
      if (!id) return; // a change is whole when its version comes
      this.version = Number(id);
      this.#refused = 0;
      if (event !== "heartbeat") return this.#hear({ topics: this.#topics.splice(0), version: this.version });
      this.#beat = JSON.parse(data);
      this.#beatAt = performance.now();
      this.#hear(this.#beat);
    }

    // Once more, since somebody else may have come on by PIN, with a session of their own; then it is final.
    #goneAway() {
      this.#refused += 1;
      if (this.#refused < 2) return;
      this.close();
      this.#hear({ gone: true });
    }
  }

  // ---- The shared worker: one line for all tabs of a room --------------------------------------------------------

  function share() {
    const lines = new Map(); // url → {line, ports}
    self.onconnect = ({ ports: [port] }) => {
      let url;
      port.onmessage = ({ data }) => {
        url ??= data.url;
        if (data.leave) return leave(url, port);
        const shared = lines.get(url);
        if (shared?.ports.has(port)) return shared.line.check();
        shared ? join(shared, port, data.version) : begin(url, port, data.version);
      };
    };

    function begin(url, port, version) {
      const ports = new Set([port]);
      const hear = (told) => {
        for (const one of ports) one.postMessage(told);
        if (told.gone) lines.delete(url);
      };
      lines.set(url, { ports, line: new Line(url, version, hear) });
    }

    function join({ line, ports }, port, version) {
      ports.add(port);
      if (version < line.version) port.postMessage({ topics: ["all"], version: line.version });
      if (line.heartbeat) port.postMessage(line.heartbeat);
      line.check();
    }

    function leave(url, port) {
      const shared = lines.get(url);
      shared?.ports.delete(port);
      if (shared?.ports.size === 0) {
        shared.line.close();
        lines.delete(url);
      }
    }
  }

  if (typeof document === "undefined") return share();

  // ---- The page --------------------------------------------------------------------------------------------------

  const { dataset: page, classList: state } = document.body;
  const source = document.currentScript.src;
  const url = `${new URL(page.liveUrl, location)}?topics=${page.topics}`;
  let version = Number(page.version) || 0;
  let heard = { date: Date.now(), tick: performance.now() };

  // Either clock alone may lie: one stops while the device sleeps, the other can be set.
  const silentFor = () => Math.max(Date.now() - heard.date, performance.now() - heard.tick);

  function connect() {
    if (!window.SharedWorker) return lineOfOurOwn();
    const worker = new SharedWorker(source);
    let hears = false;
    worker.port.onmessage = ({ data }) => {
      hears = true;
      hear(data);
    };
    const say = (what) => worker.port.postMessage({ url, version, ...what });
    say();
    const line = { check: say, close: () => say({ leave: true }) };
    worker.onerror = () => {
      if (!hears) Object.assign(line, lineOfOurOwn());
    };
    return line;
  }

  function lineOfOurOwn() {
    const line = new Line(url, version, hear);
    return { check: () => line.check(), close: () => line.close() };
  }

  function hear(told) {
    if (told.gone) return location.assign(page.loginUrl);
    const wasDead = state.contains("not-live");
    const wentBack = told.version < version; // a restored database: nothing shown is certain
    heard = { date: Date.now(), tick: performance.now() };
    version = told.version;
    document.dispatchEvent(new Event("heard"));
    if (told.at) {
      setClock(told.at);
      showHostClock(told.host_off_seconds);
    }
    if (wasDead) showLive();
    if (wasDead || wentBack) tell(["all"], Infinity);
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

  function duration(seconds) {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const tail = String(seconds % 60).padStart(2, "0");
    return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
  }

  const toldOver = new WeakMap(); // element → the deadline that it was told of

  function countDown(element, now) {
    const { due } = element.dataset;
    const left = Date.parse(due) - now;
    write(element, duration(Math.max(0, Math.ceil(left / 1000))));
    element.classList.toggle("over", left <= 0);
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
    for (const element of document.querySelectorAll("[data-until]")) element.hidden = Date.parse(element.dataset.until) <= now;
  }

  function nextMoment(now) {
    const moments = [...document.querySelectorAll("[data-due], [data-until]")]
      .map(({ dataset }) => Date.parse(dataset.due ?? dataset.until))
      .filter((moment) => moment > now);
    return Math.min(Math.floor(now / 1000) * 1000 + 1000, ...moments);
  }

  // ---- Waking up -------------------------------------------------------------------------------------------------

  if (page.now) setClock(page.now);
  let line = connect();
  const look = () => {
    if (!document.hidden && silentFor() > LATE_MS) line.check();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  addEventListener("pagehide", () => line.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) line = connect();
  });
  tick();
})();
