// Keeps the last copy of the room, and everything it is drawn with; gives it when the server does not answer.
"use strict";

const KEPT = "copy-of-the-room";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function freshOrKept(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await kept.put(request.url, answer.clone());
    return answer;
  } catch (gone) {
    const last = await kept.match(request.url);
    if (last) return last;
    throw gone;
  }
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(freshOrKept(event.request));
});
