// The line to the server. The same file is the page's part and, where there are shared workers, the worker's: one
// stream a browser and room, however many tabs (over HTTP/1.1 a browser has six connections for a whole site).
//
// window.openLine(url, version, hear) answers {check, close}; `hear` gets {topics, version}, {at, version, …} for a
// heartbeat, {says} where something is wrong with the server, or {gone: true}.
"use strict";

(() => {
  const DEAD_MS = 12_000; // two heartbeats and a bit
  const LATE_MS = 6_000; // a heartbeat is missing: worth looking, after a sleep
  const ANSWER_MS = 4_000; // a server that takes longer to answer is asked again

  // ---- One line to the server ------------------------------------------------------------------------------------

  // Read by fetch: an EventSource hears only events whose names it was told before, and hides what the server answers.
  // Comes back by itself, for ever.
  class Line {
    #url; #hear; #call; #timer; #topics = []; #refused = 0; #retry = 1000; #heardAt = Date.now(); #beat; #beatAt;
    version;
    head = "";

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
      return { ...this.#beat, at, version: this.version, head: this.head };
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
        const answer = await fetch(`${this.#url}&after=${this.version}&head=${this.head}`, { cache: "no-store", signal: call.signal });
        if (answer.ok) await this.#read(answer.body.getReader());
        else await this.#refuse(answer);
      } catch {
        // Refused, cut or given up: whatever it was, the next try tells.
      }
      if (call === this.#call) this.#giveUpIn(this.#retry);
    }

    async #refuse(answer) {
      this.#retry = 1000 * (Number(answer.headers.get("Retry-After")) || 3);
      if (answer.status === 503) this.#hear({ says: (await answer.json()).detail });
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
      if (event === "trouble") return this.#hear(JSON.parse(data));
      if (!event) return;
      if (event !== "heartbeat") this.#topics.push(event);
      if (!id) return; // a change is whole when its version comes
      const told = JSON.parse(data);
      this.version = Number(id);
      this.head = told.head;
      this.#refused = 0;
      if (event !== "heartbeat") return this.#hear({ ...told, topics: this.#topics.splice(0) });
      this.#beat = told;
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
      if (version < line.version) port.postMessage({ topics: ["all"], version: line.version, head: line.head });
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

  // ---- The page's end --------------------------------------------------------------------------------------------

  const source = document.currentScript.src;

  window.openLine = (url, version, hear) => {
    if (!window.SharedWorker) return lineOfOurOwn(url, version, hear);
    const worker = new SharedWorker(source);
    let hears = false;
    worker.port.onmessage = ({ data }) => {
      hears = true;
      hear(data);
    };
    const say = (what) => worker.port.postMessage({ url, version: version(), ...what });
    say();
    const line = { check: say, close: () => say({ leave: true }) };
    worker.onerror = () => {
      if (!hears) Object.assign(line, lineOfOurOwn(url, version, hear));
    };
    return line;
  };

  function lineOfOurOwn(url, version, hear) {
    const line = new Line(url, version(), hear);
    return { check: () => line.check(), close: () => line.close() };
  }
})();
