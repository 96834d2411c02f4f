import { clickDecisions, clickSkip } from '../autoplay.ts';
import { PHONE, TV } from '../sizes.ts';
import type { Engine } from './engine.ts';
import { meet, type Person } from './person.ts';

const MATCH_MS = 240_000;
/** WebDriver's name for the key. */
const ESCAPE = '\uE00C';

type Setting = {
  readonly engine: Engine;
  /** A server whose clock runs fast. */
  readonly url: string;
  readonly pictures: string;
};

/** Turns on everything that can differ between browsers: motion, sound. */
const SETTINGS = { language: 'en', speed: 'fast', motion: 'full', volume: 50 } as const;

const arrive = (
  setting: Setting,
  language: 'en' | 'de' = 'en',
  size: typeof PHONE = PHONE,
): Promise<Person> => meet({ ...setting, size, settings: { ...SETTINGS, language } });

const expectNone = async (people: readonly Person[]): Promise<void> => {
  const faults = (await Promise.all(people.map(({ faults }) => faults()))).flat();
  if (faults.length > 0)
    throw new Error(`something went wrong in a page:\n  ${faults.join('\n  ')}`);
};

const frontPage = async (setting: Setting): Promise<void> => {
  const anna = await arrive(setting);
  await anna.open('/');
  await anna.see('a[href="/play"]');
  await anna.picture('front');
  await anna.press('.home-doors > button.decision');
  await anna.see('dialog[open] input');
  await anna.picture('front-dialog');
  await anna.tab.type(ESCAPE);
  for (const screen of ['/how-to-play', '/settings', '/about']) {
    await anna.open(screen);
    await anna.see('h1');
    await anna.picture(screen.slice(1));
  }
  await expectNone([anna]);
};

const serviceWorker = async (setting: Setting): Promise<void> => {
  const anna = await arrive(setting);
  await anna.open('/');
  await anna.until(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.active;
    return worker?.state === 'activated' ? null : 'the service worker is not active';
  });
  const kept = await anna.tab.run(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().length;
  });
  if (kept < 10) throw new Error(`only ${kept} files are kept for offline`);
  await expectNone([anna]);
};

const soloGame = async (setting: Setting): Promise<void> => {
  const anna = await arrive(setting);
  await anna.open('/');
  await anna.press('a[href="/play"]');
  await anna.press('button.decision.button-gold');
  await anna.see('.prompt');
  await anna.picture('solo-first-decision');
  await anna.press('[data-tool="hint"]');
  await anna.see('.hint-bubble .hint-options li');
  await anna.picture('solo-hint-popover');
  await anna.tab.type(ESCAPE);
  await anna.press('[data-tool="menu"]');
  await anna.see('dialog[open]');
  await anna.picture('solo-menu');
  await anna.tab.type(ESCAPE);
  await anna.press('.prompt .choice');
  await anna.see('.prompt .choice:nth-child(3)');
  await anna.picture('solo-aim');
  await anna.tab.run(clickDecisions);
  await anna.tab.run(clickSkip);
  await anna.see('.end .money-row', '', MATCH_MS);
  await anna.picture('solo-end');
  await anna.press('.end button', 'Watch the replay');
  await anna.see('.seat');
  await anna.see('input[type=range]');
  await anna.picture('replay');
  await expectNone([anna]);
};

const withNames = async (person: Person, name: string): Promise<void> => {
  await person.press('form input:not([type=radio])');
  await person.tab.type(name);
};

const tableOfTwo = async (setting: Setting): Promise<void> => {
  const [anna, ben] = [await arrive(setting), await arrive(setting, 'de')];
  const tv = await arrive(setting, 'en', TV);
  await anna.open('/create');
  await withNames(anna, 'Anna');
  await anna.press('.create-go .decision');
  await anna.see('.lobby');
  const code = await anna.tab.run(() => location.pathname);
  await ben.open(code);
  await withNames(ben, 'Ben');
  await ben.picture('german-join');
  await ben.press('form .decision');
  await ben.see('.lobby');
  if ((await ben.tab.run(() => document.documentElement.lang)) !== 'de')
    throw new Error('the page of a German reader is not in German');
  await ben.picture('german-lobby');
  await tv.open(`${code}/tv`);
  await tv.see('main, .lobby');
  await tv.picture('tv-lobby');
  await anna.press('.start-bar .decision');
  await anna.see('.prompt .choice');
  await ben.see('.prompt .choice');
  await tv.see('.scene');
  await ben.picture('german-table');
  await anna.picture('table');
  for (const { tab } of [anna, ben]) await tab.run(clickDecisions);
  await tv.see('.shot-open', '', MATCH_MS);
  await tv.picture('tv-reveal');
  for (const person of [anna, ben, tv]) await person.see('.end .money-row', '', MATCH_MS);
  await tv.picture('tv-end');
  await ben.picture('german-end');
  const match = await anna.tab.run(
    () => document.querySelector('a[href^="/m/"]')?.getAttribute('href') ?? '',
  );
  await ben.open(match);
  await ben.press('.match-ways .decision');
  await ben.see('.seat');
  await ben.see('input[type=range]');
  await ben.picture('german-replay-by-link');
  await expectNone([anna, ben, tv]);
};

/** What is played in every browser. */
export const JOURNEYS: readonly {
  readonly title: string;
  readonly play: (setting: Setting) => Promise<void>;
}[] = [
  { title: 'front page, dialog, rules, settings, about', play: frontPage },
  { title: 'service worker keeps the page for offline', play: serviceWorker },
  { title: 'a solo game to its end, and its replay', play: soloGame },
  { title: 'two people, one of them German, bots and a TV, to the end', play: tableOfTwo },
];
