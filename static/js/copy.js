// A second device's copy of the room: read anew every minute, kept by a worker, shown when the server is gone.
"use strict";

const EVERY_MS = 60_000;
const OLD_MS = 300_000;

const body = document.body;
const head = document.querySelector("h1");
const age = document.createElement("p");
age.className = "copy-age";
age.setAttribute("role", "status");
head.after(age);

function tell() {
  const minutes = Math.floor((Date.now() - Date.parse(body.dataset.read)) / 60_000);
  const old = Date.now() - Date.parse(body.dataset.read) > OLD_MS;
  age.textContent = minutes < 1 ? "Snapshot from this minute" : `Snapshot from ${minutes} minute${minutes === 1 ? "" : "s"} ago`;
  if (old) age.textContent += ": the server does not answer";
  body.classList.toggle("old-copy", old);
}

async function read() {
  try {
    const answer = await fetch(body.dataset.copy, { cache: "no-store", headers: { "X-Copy": "fresh" } });
    if (!answer.ok || answer.redirected) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.querySelector(".columns").replaceWith(fresh.querySelector(".columns"));
    head.replaceChildren(...fresh.querySelector("h1").childNodes);
    body.dataset.read = fresh.body.dataset.read;
  } catch {
    // The server is gone: what is shown stays, with its age.
  }
  tell();
}

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register(body.dataset.worker, { scope: body.dataset.scope });
}
tell();
setInterval(tell, 5_000);
setInterval(read, EVERY_MS);
