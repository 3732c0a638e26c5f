// Makes the app start without a network after one visit.
//
// Every version has a cache of its own, named by a hash of its contents. Pages are asked of the
// server first, so that a reload shows the newest version; all other files come from the cache.
//
// A new version takes over at once. Pages of the old version may still be open then and may
// start their worker later, so the old files stay until the only page left runs the new version.

const PREFIX = "starboard-";
const VERSION = "{{VERSION}}";
const CACHE = PREFIX + VERSION;
const INDEX = "/index.html";
const FILES = {{FILES}};
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
