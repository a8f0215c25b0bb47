// The wall: turns its pages by the room's clock (so that two boards turn together), tells the time and how fresh it
// is, chimes once for each banner and speaks if asked to, and reads again when something falls due by itself.
(() => {
  "use strict";

  const RETRY_MS = 2000;
  const LATE_MS = 50; // after a deadline, so that the server's answer is past it, too
  const LONGEST_MS = 3_600_000; // a timer set for longer than 24 days fires at once
  const FRESH_MS = 5000; // a banner older than this was heard already

  const byId = (id) => document.getElementById(id);
  const wall = byId("wall");
  const { timezone, hourFormat, voice } = document.body.dataset;

  // Reading again

  let due = 0;

  const read = () => htmx.trigger("#board", "live", {}, false);

  function watch() {
    clearTimeout(due);
    const { changesAt } = byId("board").dataset;
    if (!changesAt) return;
    const left = Math.max(Date.parse(changesAt) - roomNow(), 0) + LATE_MS;
    due = left > LONGEST_MS ? setTimeout(watch, LONGEST_MS) : setTimeout(read, left);
  }

  let again = 0;

  for (const trouble of ["htmx:error", "htmx:response:error"]) {
    document.addEventListener(trouble, ({ detail }) => {
      if (detail.ctx) detail.ctx.swap = "none";
      clearTimeout(again);
      again = setTimeout(read, RETRY_MS);
    });
  }

  document.addEventListener("htmx:after:swap", () => {
    watch();
    turn();
    announce();
  });

  // Pages

  let turned = "";
  let turning = 0;

  function turn() {
    const pages = Number(byId("board").dataset.pages) || 1;
    const each = Number(byId("board").dataset.seconds) * 1000;
    const into = roomNow() % each;
    const page = (Math.floor(roomNow() / each) % pages) + 1;
    clearTimeout(turning);
    turning = setTimeout(turn, each - into + 1);
    wall.dataset.page = page;
    byId("turn").hidden = pages < 2;
    const now = `${page} of ${pages}`;
    if (now === turned) return;
    turned = now;
    byId("turn-says").textContent = `Page ${now}`;
    for (const running of byId("turn-bar").getAnimations()) running.cancel();
    byId("turn-bar").animate({ transform: ["scaleX(0)", "scaleX(1)"] }, { duration: each, delay: -into });
  }

  // Time of day, and how long ago anything was heard

  let heard = performance.now();

  document.addEventListener("heard", () => {
    heard = performance.now();
  });

  const timeOfDay = new Intl.DateTimeFormat("en-US", {
    timeZone: timezone,
    hourCycle: hourFormat === "24" ? "h23" : "h12",
    hour: "numeric",
    minute: "2-digit",
  });

  function write(element, text) {
    if (element.textContent !== text) element.textContent = text;
  }

  function tick() {
    const now = roomNow();
    write(byId("clock"), timeOfDay.format(now));
    write(byId("told"), `updated ${Math.floor((performance.now() - heard) / 1000)} s ago`);
    setTimeout(tick, 1000 - (roomNow() % 1000) + 1);
  }

  // Chime and voice: once a banner, never one over another

  let sound = null;
  let announced = "";

  function announce() {
    const { banner, shownFrom, spoken } = byId("banner").dataset;
    if (!banner || banner === announced) return;
    announced = banner;
    if (roomNow() - Date.parse(shownFrom) > FRESH_MS) return;
    chime();
    if (voice === "on") speak(spoken);
  }

  function chime() {
    sound ??= new AudioContext();
    if (sound.state === "suspended") sound.resume();
    strike(659.3, 0);
    strike(523.3, 0.35);
    document.dispatchEvent(new Event("chimed"));
  }

  function strike(pitch, after) {
    const at = sound.currentTime + after;
    const loud = new GainNode(sound, { gain: 0 });
    const tone = new OscillatorNode(sound, { type: "sine", frequency: pitch });
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.5, at + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 1.2);
    tone.connect(loud).connect(sound.destination);
    tone.start(at);
    tone.stop(at + 1.2);
  }

  function speak(text) {
    if (!window.speechSynthesis) return;
    const said = new SpeechSynthesisUtterance(text);
    said.lang = "en-US";
    said.rate = 0.9;
    speechSynthesis.speak(said);
  }

  // A browser may keep silent until somebody touches the page once.
  for (const touch of ["pointerdown", "keydown"]) {
    document.addEventListener(touch, () => (sound ??= new AudioContext()).resume(), { once: true });
  }

  watch();
  turn();
  announce();
  tick();
})();
