// Keeps the last copy of the room, and everything it is drawn with, on a device that is bound to keep it; gives it when
// the server does not answer. It goes when the server says so, and when it is too old.
"use strict";

const KEPT = "copy-of-the-room";
const OVER = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Backup view</title>
<h1>Backup view</h1><p>What was kept here is too old to be shown, and is gone. The server does not answer.</p></html>`;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

const isGone = (answer) => answer.status === 410;

// The page itself says until when; what it is drawn with says nothing about the room.
function isOver(answer) {
  const readAt = Date.parse(answer.headers.get("X-Read-At"));
  return Date.now() - readAt > 1000 * Number(answer.headers.get("X-Keep-Seconds"));
}

async function freshOrKept(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (isGone(answer)) await caches.delete(KEPT);
    else if (answer.ok && !answer.redirected) await kept.put(request.url, answer.clone());
    return answer;
  } catch (gone) {
    const last = await kept.match(request.url);
    if (!last) throw gone;
    if (!isOver(last)) return last;
    await caches.delete(KEPT);
    return new Response(OVER, { status: 410, headers: { "Content-Type": "text/html" } });
  }
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(freshOrKept(event.request));
});
