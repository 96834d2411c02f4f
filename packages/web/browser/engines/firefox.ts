import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import {
  clickActions,
  type Engine,
  expressionOf,
  type Size,
  type Tab,
  typeActions,
} from './engine.ts';

/** Starts without welcome pages, questions or downloads. */
const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'remote.prefs.recommended': true,
} as const;

const profileFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  return folder;
};

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

const tabOf = (bidi: Bidi, context: string): Tab => ({
  open: async (url) => {
    await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
  },
  run: async (code, ...args) => {
    const answer = await bidi.send<Evaluated>('script.evaluate', {
      expression: expressionOf(code, args),
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  },
  clickAt: async (x, y) => {
    await bidi.send('input.performActions', { context, actions: clickActions(x, y) });
  },
  type: async (text) => {
    await bidi.send('input.performActions', { context, actions: typeActions(text) });
  },
  picture: async () => {
    const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', {
      context,
    });
    return Buffer.from(data, 'base64');
  },
});

/** Starts Firefox without a window. Every tab has its own container. */
export const startFirefox = async (program: string): Promise<Engine> => {
  const profile = profileFolder();
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (data: Buffer) => {
      output += data.toString();
      const address = /WebDriver BiDi listening on (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(`${address}/session`);
    });
    child.once('exit', () => reject(new Error(`Firefox ended: ${output.slice(-500)}`)));
  });
  const bidi = await connectBidi(url);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  return {
    name: 'firefox',
    version: capabilities.browserVersion,
    newTab: async ({ width, height }: Size) => {
      const { userContext } = await bidi.send<{ userContext: string }>(
        'browser.createUserContext',
        {},
      );
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
        type: 'window',
        userContext,
      });
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
      return tabOf(bidi, context);
    },
    quit: async () => {
      await bidi.send('browser.close', {}).catch(() => child.kill('SIGKILL'));
      bidi.close();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};
