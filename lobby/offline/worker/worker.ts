/**
 * The service worker: stores the lobby on the device, so that it opens without the server. Pages come from the network
 * as long as it can be reached. The API and the sockets are left alone. It also shows pushed notifications.
 */

import { buildHeader } from '../../../protocol/tables.ts';
import { askForNewVersion, type KeptBuild } from '../kept-build.ts';
import { listenToPushes } from './pushes.ts';

// The global scope is a service worker's, which TypeScript can't know.
declare const self: ServiceWorkerGlobalScope;

/** Filled in by scripts/offline.ts. */
declare const keptBuild: KeptBuild;

declare global {
  interface WorkerNavigator {
    /** Only in Chromium. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const build = keptBuild;
const storePrefix = 'paddock-';
const storeName = storePrefix + build.name;
/** Page for all addresses of the lobby, as built, without the server's data on any address. */
const page = '/index.html';
const keptFiles = new Set(build.files);

/** Time in milliseconds that the network may take for a page: usually, and when a new version is requested. */
const patience = { usual: 4000, forNewVersion: 30_000 } as const;
/** Time for the next page. */
let nextPatience: number = patience.usual;

const isServersBusiness = (path: string) =>
  /^\/(api|games|socket\.io|healthz|readyz|metrics)(\/|$)/.test(path);

/** Returns whether a file's name changes whenever its content does. */
const isHashed = (address: string) => address.startsWith('/assets/');

async function fetchForStore(address: string): Promise<Response> {
  const known = isHashed(address) ? await caches.match(address) : undefined;
  if (known) return known;
  const cache = isHashed(address) ? 'default' : 'no-cache';
  const answer = await fetch(address, { cache, priority: 'low' });
  if (!answer.ok || answer.redirected) throw new Error(`${address}: status ${answer.status}`);
  if (address === page && answer.headers.get(buildHeader) !== build.name) {
    throw new Error('The server has another build by now.');
  }
  return answer;
}

/**
 * Stores all files one after another, so that other requests are not held up. After a failure the browser tries again
 * at a later visit, without fetching stored files again.
 */
async function keepAll(): Promise<void> {
  if (self.navigator.connection?.saveData) throw new Error('This device saves data.');
  const store = await caches.open(storeName);
  for (const address of [page, ...keptFiles]) {
    if (!(await store.match(address))) await store.put(address, await fetchForStore(address));
  }
  // Pages come from the network first, so they may be of this build already.
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const stores = await caches.keys();
  const old = stores.filter((name) => name.startsWith(storePrefix) && name !== storeName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const findKept = (address: string) =>
  caches.match(address, { cacheName: storeName, ignoreVary: true });

/** Returns the network's answer if it is in time. A proxy's error without a server behind it doesn't count. */
async function fetchInTime(answer: Promise<Response>): Promise<Response | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, nextPatience));
  nextPatience = patience.usual;
  const first = await Promise.race([answer.catch(() => undefined), tooLate]);
  return first && first.status < 500 ? first : undefined;
}

async function bringPage(request: Request): Promise<Response> {
  // Navigation preload would be faster, but without a network Firefox then shows its own page of the error.
  const answer = fetch(request);
  return (await fetchInTime(answer)) ?? (await findKept(page)) ?? answer;
}

async function bringFile(request: Request, address: string): Promise<Response> {
  return (await findKept(address)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

listenToPushes();

self.addEventListener('message', ({ data }) => {
  if (data === askForNewVersion) nextPatience = patience.forNewVersion;
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // Files with fixed names are small and independent, so an old one does no harm.
  if (keptFiles.has(pathname)) event.respondWith(bringFile(request, pathname));
  else if (request.mode === 'navigate' && !isServersBusiness(pathname)) {
    event.respondWith(bringPage(request));
  }
});
