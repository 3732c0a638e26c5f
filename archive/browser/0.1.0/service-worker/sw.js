// Makes the app start without a network after one visit.
//
// Every version has a cache of its own, named by a hash of its contents. Pages are asked of the
// server first, so that a reload shows the newest version; all other files come from the cache.
//
// A new version takes over at once. Pages of the old version may still be open then and may
// start their worker later, so the old files stay until the only page left runs the new version.

const PREFIX = "starboard-";
const VERSION = "9b59f14364c3b08a";
const CACHE = PREFIX + VERSION;
const INDEX = "/index.html";
const FILES = [
  "/app-01778f235ba2d9b6.wasm",
  "/app-9aa3a1de63aaec43.js",
  "/app-b91415626b64370b.css",
  "/armada-da405b1d99c536d5.wasm",
  "/boot-803e955143b632f2.js",
  "/bots-7342b45d46e3edc8.js",
  "/bots-99dedf45ed84435b.wasm",
  "/chunk_10-61674df94f48cee2.wasm",
  "/chunk_11-69d761893c892a83.wasm",
  "/chunk_12-d63942f8cdbe588a.wasm",
  "/chunk_13-bffbee99402990a6.wasm",
  "/chunk_14-f84389dfed511ee0.wasm",
  "/chunk_15-8b5a34613931b8c1.wasm",
  "/chunk_5-2bf95e682bfbc6a5.wasm",
  "/chunk_6-c68e9015ac257ec5.wasm",
  "/chunk_7-9f4bcb0ae82d78fa.wasm",
  "/chunk_8-f24cc433f3bb962b.wasm",
  "/chunk_9-19c6e53deddf57b0.wasm",
  "/favicon.ico",
  "/guardians-0cc90f2c62f599de.wasm",
  "/hegemony-fb09b25c81e0bda4.wasm",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/icon.svg",
  "/index.html",
  "/manifest.webmanifest",
  "/parts-9aa3a1de63aaec43.js",
  "/rescue-be993309b3a70710.wasm",
  "/rules-armada-en-68ada46ea9d3504b.html",
  "/rules-armada-pl-0abe56a5fa212522.html",
  "/rules-guardians-en-3277124c2394ccb8.html",
  "/rules-guardians-pl-ceddadefc813920d.html",
  "/rules-hegemony-en-c7db2bc2f76476c5.html",
  "/rules-hegemony-pl-198eea27986e6d30.html",
  "/rules-rescue-en-e271373f610d8801.html",
  "/rules-rescue-pl-924b9eece0d58dc8.html",
  "/worker-3bc8377ff78e807a.js"
];
const KNOWN = new Set(FILES);
const HASHED = /-[0-9a-f]{16}\.[a-z]+$/;
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("message", (event) => {
  if (event.data?.running === VERSION) {
    event.waitUntil(dropOldVersions(1));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) {
    return;
  }
  if (request.mode === "navigate") {
    event.respondWith(page(request, url));
  } else if (KNOWN.has(url.pathname) || HASHED.test(url.pathname)) {
    event.respondWith(file(request, url));
  }
});

// A notification says that it is somebody's turn at the table whose path it carries.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

async function install() {
  const cache = await caches.open(CACHE);
  // Files with a hash in the name cannot be stale in the browser's own cache; others can.
  await cache.addAll(
    FILES.map((name) => new Request(name, { cache: HASHED.test(name) ? "default" : "no-cache" })),
  );
  await self.skipWaiting();
}

async function activate() {
  await self.clients.claim();
  await dropOldVersions(0);
}

async function dropOldVersions(pagesOfThisVersion) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > pagesOfThisVersion) {
    return;
  }
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(request, url) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(request, { signal: patience.signal });
    if (response.status < 500) {
      return response;
    }
  } catch {
    // No network, or one that does not answer: the cache has the page.
  } finally {
    clearTimeout(timer);
  }
  const cache = await caches.open(CACHE);
  const name = KNOWN.has(url.pathname) ? url.pathname : INDEX;
  return (await cache.match(name, { ignoreVary: true })) ?? Response.error();
}

async function file(request, url) {
  const cache = await caches.open(CACHE);
  return (
    (await cache.match(url.pathname, { ignoreVary: true })) ??
    // A file of an older version, for a page of that version.
    (await caches.match(url.pathname, { ignoreVary: true })) ??
    fetch(request)
  );
}
