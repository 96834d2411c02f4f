/** Caches the whole game: after the first visit it opens and plays without a network. */

/** TypeScript knows the page's globals here; these are the few types of a service worker that are needed. */
type Lifetime = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Asked = Event & {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
};
type Tapped = Lifetime & { readonly notification: Notification };
type Page = { readonly focus: () => Promise<unknown> };
type Scope = {
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: { readonly type: 'window' }) => Promise<readonly Page[]>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly addEventListener: ((
    type: 'install' | 'activate',
    hear: (event: Lifetime) => void,
  ) => void) &
    ((type: 'notificationclick', hear: (event: Tapped) => void) => void) &
    ((type: 'fetch', hear: (event: Asked) => void) => void);
};
const scope = globalThis as unknown as Scope;

/** The build fills in the files and their version (vite.offline.ts). */
const FILES: readonly string[] = JSON.parse('__FILES__');
const CACHE = 'holdup-__VERSION__';
const PAGE = '/';
/** How long a page waits for the network before it opens from the cache. */
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

/** Pages come from the network, so that updates show at once, and from the cache where there is none. */
const openPage = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await caches.match(PAGE, { ignoreVary: true })) ?? Response.error();
  }
};

/** Cached files are not requested again: a new version has a new cache. The origin makes no difference to a file. */
const openFile = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** A tap on a notification leads to the page that sent it. */
const showPage = async (): Promise<void> => {
  const [page] = await scope.clients.matchAll({ type: 'window' });
  await (page === undefined ? scope.clients.openWindow(PAGE) : page.focus());
};

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage());
});
scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOld()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (FILES.includes(url.pathname)) event.respondWith(openFile(request));
});
