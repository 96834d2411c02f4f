/** Keeps the whole game on the device: after the first visit it opens and plays without a network. */

/** The page's types are those of a window; these are the few of a service worker that are needed here. */
type Lifetime = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Asked = Event & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Scope = {
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: ((
    type: 'install' | 'activate',
    hear: (event: Lifetime) => void,
  ) => void) &
    ((type: 'fetch', hear: (event: Asked) => void) => void);
};
const scope = globalThis as unknown as Scope;

/** The build writes its files here (vite.config.ts). */
const FILES: readonly string[] = JSON.parse('__FILES__');
const CACHE = 'holdup-__VERSION__';
const PAGE = '/';
/** A page waits so long for the network before it opens from the device. */
const PATIENCE_MS = 2500;

const keepAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
};

const dropOld = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await scope.clients.claim();
};

/** Pages come from the network, so that an update is there at once, and from the device where there is none. */
const openPage = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await caches.match(PAGE, { ignoreVary: true })) ?? Response.error();
  }
};

/** Files carry a hash in their name: once kept, never asked for again. Servers that vary by origin still mean the same file. */
const openFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOld()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (FILES.includes(url.pathname)) event.respondWith(openFile(request));
});
