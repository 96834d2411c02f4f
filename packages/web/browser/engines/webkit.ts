import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  clickActions,
  type Engine,
  expressionOf,
  type Size,
  type Tab,
  typeActions,
} from './engine.ts';

/** The driver takes a port but doesn't choose one. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A virtual display. The X server chooses its number and writes it to the fourth file descriptor. */
const startScreen = async (): Promise<{ readonly child: ChildProcess; readonly name: string }> => {
  const child = spawn(
    process.env.XVFB_PATH ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2200x1400x24'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [written] = await once(child.stdio[3] ?? child, 'data');
  return { child, name: `:${String(written).trim()}` };
};

type Send = <R>(method: 'GET' | 'POST' | 'DELETE', where: string, body?: object) => Promise<R>;

const sender =
  (address: string): Send =>
  async (method, where, body) => {
    const answer = await fetch(`${address}${where}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = JSON.parse(await answer.text());
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** The driver listens a moment after its start. */
const listens = async (send: Send): Promise<void> => {
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch {
      await sleep(50);
    }
  }
};

const RUN = (expression: string): string =>
  `const done = arguments[arguments.length - 1];
   ${expression}.then((json) => done({ json }), (error) => done({ error: String(error) }));`;

const tabOf = (send: Send): Tab => ({
  open: (url) => send('POST', '/url', { url }),
  run: async (code, ...args) => {
    const script = RUN(expressionOf(code, args));
    const answer = await send<{ json?: string; error?: string }>('POST', '/execute/async', {
      script,
      args: [],
    });
    if (answer.json === undefined) throw new Error(answer.error);
    return JSON.parse(answer.json);
  },
  clickAt: (x, y) => send('POST', '/actions', { actions: clickActions(x, y) }),
  type: (text) => send('POST', '/actions', { actions: typeActions(text) }),
  picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
});

/** The window has a toolbar: it is resized until the page has the size that is asked for. */
const resize = async (send: Send, tab: Tab, { width, height }: Size): Promise<void> => {
  let outer = { width, height };
  for (let attempt = 0; attempt < 50; attempt++) {
    await send('POST', '/window/rect', outer);
    const inner = await tab.run(() => ({ width: innerWidth, height: innerHeight }));
    if (inner.width === width && inner.height === height) return;
    outer = {
      width: Math.max(1, outer.width + width - inner.width),
      height: Math.max(1, outer.height + height - inner.height),
    };
    await sleep(100);
  }
  throw new Error(`the window doesn't get ${width} × ${height} pixels`);
};

/** Buttons without room around them: with GTK's own, the toolbar keeps the window from being as narrow as a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }';

/** Settings, caches and storage of its own. */
const homeFolder = (): { readonly folder: string; readonly env: Record<string, string> } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-webkit-'));
  const config = path.join(folder, 'config');
  mkdirSync(path.join(config, 'gtk-3.0'), { recursive: true });
  writeFileSync(path.join(config, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const env = {
    XDG_CONFIG_HOME: config,
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
  };
  return { folder, env };
};

/** Starts WebKitGTK's MiniBrowser on its own display; a driver and a browser for every tab. */
export const startWebKit = async (driver: string, browser: string): Promise<Engine> => {
  const screen = await startScreen();
  const home = homeFolder();
  const env = {
    ...process.env,
    ...home.env,
    DISPLAY: screen.name,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
  };
  const running: { readonly end: () => Promise<void> }[] = [];
  const startSession = async () => {
    const port = await freePort();
    const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
    const address = `http://127.0.0.1:${port}`;
    const root = sender(address);
    await listens(root);
    const { sessionId, capabilities } = await root<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    const send = sender(`${address}/session/${sessionId}`);
    running.push({
      end: async () => {
        await send('DELETE', '').catch(() => undefined);
        child.kill();
      },
    });
    return { send, version: capabilities.browserVersion };
  };
  const first = await startSession();
  let unused: Send | null = first.send;
  return {
    name: 'webkit',
    version: first.version,
    newTab: async (size) => {
      const send = unused ?? (await startSession()).send;
      unused = null;
      const tab = tabOf(send);
      await resize(send, tab, size);
      return tab;
    },
    quit: async () => {
      for (const { end } of running) await end();
      screen.child.kill();
      rmSync(home.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
