// The backup view: read anew every minute. On a device that is bound to keep it a worker does, and it is shown, with its
// age, while the server is away; elsewhere nothing is kept.
"use strict";

const EVERY_MS = 60_000;
const OLD_MS = 300_000;

const KEPT = "copy-of-the-room";

const body = document.body;
const { copy, worker, scope, keepSeconds } = body.dataset;
const head = document.querySelector("h1");
const age = document.createElement("p");
age.className = "copy-age";
age.setAttribute("role", "status");
head.after(age);

const ageMs = () => Date.now() - Date.parse(body.dataset.read);

function tell() {
  if (keepSeconds && ageMs() > 1000 * keepSeconds) return forget("What was kept here is too old to be shown, and is gone.");
  const minutes = Math.floor(ageMs() / 60_000);
  const old = ageMs() > OLD_MS;
  age.textContent = minutes < 1 ? "Snapshot from this minute" : `Snapshot from ${minutes} minute${minutes === 1 ? "" : "s"} ago`;
  if (old) age.textContent += ": the server does not answer";
  body.classList.toggle("old-copy", old);
}

// Nothing of the room stays, on the page or in the browser.
async function forget(why) {
  if (why) {
    for (const again of running) clearInterval(again);
    for (const part of document.querySelectorAll(".columns, .keeping")) part.remove();
    age.textContent = why;
  }
  await self.caches?.delete(KEPT);
  const kept = await navigator.serviceWorker?.getRegistration(scope);
  await kept?.unregister();
}

async function read() {
  try {
    const answer = await fetch(copy, { cache: "no-store", headers: { "X-Copy": "fresh" } });
    if (answer.status === 410) return forget("This device no longer keeps the backup view.");
    if (answer.redirected) return location.reload(); // logged out, or locked
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.querySelector(".columns").replaceWith(fresh.querySelector(".columns"));
    head.replaceChildren(...fresh.querySelector("h1").childNodes);
    body.dataset.read = fresh.body.dataset.read;
  } catch {
    // The server is gone: what is shown stays, with its age.
  }
  tell();
}

if (worker) navigator.serviceWorker?.register(worker, { scope });
else forget();
const running = [setInterval(tell, 5_000), setInterval(read, EVERY_MS)];
tell();
