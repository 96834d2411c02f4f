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
const VERSION = '__VERSION__';
const NAMES: readonly string[] = JSON.parse('__FILES__');

/** The folder that this worker was loaded from holds the whole game. */
const ROOT = new URL('./', location.href);
const FILES = NAMES.map((name) => new URL(name, ROOT).pathname);
const PAGE = ROOT.pathname;
/** An origin may hold other games, and other copies of this one. */
const OURS = `holdup-${ROOT.pathname}-`;
const CACHE = OURS + VERSION;
/** What caches were called before a server could have a base path. */
const FORMER = /^holdup-[0-9a-f]+$/;
/** How long a page waits for the network before it opens from the cache. */
const PATIENCE_MS = 2500;

const keepAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
};

const isOld = (name: string): boolean =>
  name !== CACHE && (name.startsWith(OURS) || FORMER.test(name));

const dropOld = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  await scope.clients.claim();
};

/** The origin of a request makes no difference to a file. */
const cached = async (request: Request | string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request, { ignoreVary: true });

/** Pages are network-first, so that updates show at once, with the cache as a fallback. */
const openPage = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return (await cached(PAGE)) ?? Response.error();
  }
};

/** Cached files are not requested again: a new version has a new cache. */
const openFile = async (request: Request): Promise<Response> =>
  (await cached(request)) ?? fetch(request);

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
