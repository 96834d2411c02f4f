import { expect, type Page, test } from '@playwright/test';
import { LOCALES, type Locale } from '../src/i18n/locales.ts';
import {
  accessFaults,
  contrastFaults,
  narrowTargets,
  outOfSight,
  overflowing,
  widthInUse,
} from './checks.ts';
import { layoutSettled, openGallery, showStill } from './gallery.ts';
import { PHONE } from './sizes.ts';
import {
  choicesOutOfView,
  coveredHand,
  cutSeat,
  underNotices,
  underTalk,
  underTheCount,
} from './tableChecks.ts';

/** States that differ from others only in the number of seats or the cards: axe would find nothing new. */
const SAME_FOR_AXE =
  /-8$|-3$|^(first|hand|party)-(load|courage|take)$|^(party-)?reveal-(?!died)|^(give|clip|trade|reload|aim-last)$/;

/** The decisions of every round; the others are those of single powers and cards. */
const EVERY_ROUND = /^(load|aim|privilege|reaim|courage|power-courage|take|hand)(-|$)/;

type Check = (page: Page, name: string) => Promise<readonly string[]>;

/** What does not fit the screen, and targets that are too small. */
const fits: Check = async (page) => [...(await overflowing(page)), ...(await narrowTargets(page))];

/** Screens that must be visible as a whole, without scrolling. */
const ONE_LOOK = /^(home|party-.*|end(-.*)?|replay-(seat|audience|menu)|menu-open|solo-menu)$/;
const inOneLook: Check = async (page, name) => (ONE_LOOK.test(name) ? outOfSight(page) : []);

/** A player who talks or reads a hint can still decide. */
const BESIDE_CHOICES = /^(talk-(open|hand|whisper)|hint-open)$/;

const choicesInView: Check = async (page, name) =>
  EVERY_ROUND.test(name) || BESIDE_CHOICES.test(name) ? choicesOutOfView(page) : [];

/** The reader's hand, and their seat where a big screen shows the table. */
const handInView: Check = async (page, name) =>
  EVERY_ROUND.test(name) ? [...(await coveredHand(page)), ...(await cutSeat(page))] : [];

/** All of these show the number of a count, which must cover nothing that is needed meanwhile. */
const COUNT = /(^|-)count(-|$)/;
const countsAside: Check = async (page, name) => {
  if (!COUNT.test(name)) return [];
  await expect(page.locator('.count-number')).toBeVisible();
  return underTheCount(page);
};

/** A message about the table, such as a pause. */
const NOTICE = /-(paused|offline|standin)$/;
const noticesAside: Check = async (page, name) => {
  if (!NOTICE.test(name)) return [];
  await expect(page.locator('.interruption, .connection[data-state="offline"]')).toBeVisible();
  return underNotices(page);
};

const talkAside: Check = async (page, name) => {
  if (name !== 'talk') return [];
  await expect(page.locator('.speech-bubble')).toHaveCount(3);
  return underTalk(page);
};

const takesTheWidth: Check = async (page) =>
  (await widthInUse(page)) < 0.85 ? ['too narrow'] : [];

const passesAxe: Check = async (page, name) =>
  SAME_FOR_AXE.test(name) ? [] : accessFaults(page, name);

const hasContrast: Check = async (page, name) =>
  SAME_FOR_AXE.test(name) ? [] : contrastFaults(page, name);

/** The conditions under which a still is shown, and its checks. */
type Look = {
  readonly where: string;
  readonly language: Locale;
  /** In percent of the usual size. Comes last: it may scroll. */
  readonly type?: number;
  readonly shows?: (name: string) => boolean;
  readonly checks: readonly Check[];
};

/**
 * Stills on a screen, one after the other. Each is shown once; its language and type size then change as they do in the
 * game. That costs half as much as showing it again, and showing one costs more than checking it.
 */
type Screen = {
  readonly size: { readonly width: number; readonly height: number };
  readonly colours?: 'light';
  readonly looks: readonly Look[];
};

const everyRound = (name: string): boolean => EVERY_ROUND.test(name);
const seenAtOnce = (name: string): boolean =>
  [EVERY_ROUND, BESIDE_CHOICES, ONE_LOOK, COUNT].some((names) => names.test(name));
/** German has the longest words. */
const LONGEST = 'de';
const OTHERS = LOCALES.filter((language) => language !== 'en' && language !== LONGEST);

const SCREENS: readonly Screen[] = [
  {
    size: PHONE,
    looks: [
      {
        where: '360 px, dark',
        language: 'en',
        checks: [
          fits,
          choicesInView,
          inOneLook,
          handInView,
          countsAside,
          noticesAside,
          talkAside,
          passesAxe,
        ],
      },
      ...OTHERS.map((language) => ({
        where: '360 px',
        language,
        checks: [fits, inOneLook, handInView],
      })),
    ],
  },
  {
    size: PHONE,
    colours: 'light',
    looks: [
      {
        where: '360 px, light',
        language: LONGEST,
        checks: [fits, inOneLook, handInView, hasContrast],
      },
      {
        where: '360 px, type of 130 %',
        language: LONGEST,
        type: 130,
        shows: (name) => !name.startsWith('party-'),
        checks: [
          overflowing,
          // It may scroll.
          async (page, name) => (everyRound(name) ? choicesOutOfView(page, true) : []),
        ],
      },
    ],
  },
  {
    size: { width: 320, height: 568 },
    looks: [
      {
        where: 'a small phone',
        language: 'pl',
        shows: seenAtOnce,
        checks: [overflowing, choicesInView, inOneLook, handInView, countsAside, noticesAside],
      },
    ],
  },
  {
    size: { width: 640, height: 400 },
    looks: [
      {
        where: '200 % zoom',
        language: LONGEST,
        checks: [fits, choicesInView, handInView, countsAside, noticesAside],
      },
    ],
  },
  {
    size: { width: 740, height: 360 },
    looks: [
      {
        where: 'a phone held sideways',
        language: LONGEST,
        shows: seenAtOnce,
        checks: [choicesInView, inOneLook, handInView, countsAside, noticesAside],
      },
    ],
  },
  ...[
    { width: 820, height: 1180 },
    { width: 1180, height: 820 },
    { width: 1280, height: 800 },
  ].map(
    (size): Screen => ({
      size,
      looks: [
        {
          where: `a tablet or laptop of ${size.width} px`,
          language: LONGEST,
          shows: everyRound,
          checks: [choicesInView, takesTheWidth, fits, handInView],
        },
      ],
    }),
  ),
];

const enlargeType = (percent: number): void => {
  document.documentElement.style.fontSize = `${percent}%`;
};

const resetType = (): void => {
  document.documentElement.style.fontSize = '';
};

/** All faults of a still on a screen. */
const faultsOf = async (page: Page, name: string, looks: readonly Look[]): Promise<string[]> => {
  const faults: string[] = [];
  let shownIn: Locale | undefined;
  for (const { where, language, type, checks } of looks) {
    if (language !== shownIn) await showStill(page, name, language);
    shownIn = language;
    if (type !== undefined) await page.evaluate(enlargeType, type);
    if (type !== undefined || EVERY_ROUND.test(name)) await layoutSettled(page);
    for (const check of checks)
      for (const fault of await check(page, name))
        faults.push(`${name}, ${where}, ${language}: ${fault}`);
    if (type !== undefined) await page.evaluate(resetType);
  }
  return faults;
};

/** Several browsers share the stills; each finds the positions of its own stills once, for all screens. */
const SHARES = 3;
for (let share = 0; share < SHARES; share++)
  test(`every screen, decision, dialog and state passes axe, has contrast in dark and light colours and targets of 44 px, and fits phones in every language, large type, 200 % zoom, phones held sideways and tablets (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    const faults: string[] = [];
    const stills = (await openGallery(page)).filter((_, number) => number % SHARES === share);
    for (const { size, colours = 'dark', looks } of SCREENS) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: colours });
      for (const name of stills) {
        const shown = looks.filter(({ shows = () => true }) => shows(name));
        faults.push(...(await faultsOf(page, name, shown)));
      }
    }
    expect(faults).toEqual([]);
  });

/** The decisions that a sentence explains the first time they are asked on a device. */
const EXPLAINED =
  /^(hand-(load|aim|courage|take|order|order-8)|load|load-8|aim|aim-8|privilege-8|reaim|courage|courage-8|take|take-8|clip)$/;

test('the sentence that explains a decision the first time leaves all choices and the hand in view', async ({
  page,
}) => {
  const faults: string[] = [];
  const stills = (await openGallery(page)).filter((name) => EXPLAINED.test(name));
  for (const { size } of SCREENS.filter(({ colours }) => colours === undefined)) {
    await page.setViewportSize(size);
    for (const name of stills) {
      await page.evaluate(() => localStorage.removeItem('holdup.explained'));
      await showStill(page, name, LONGEST);
      await expect(page.locator('.prompt p[data-first="true"]')).toBeAttached();
      await layoutSettled(page);
      for (const check of [choicesInView, handInView])
        for (const fault of await check(page, name))
          faults.push(`${name}, ${size.width} × ${size.height}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('big screens stay dark on a light device, and the settings decide', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openGallery(page);
  const html = page.locator('html');
  const ground = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
  await showStill(page, 'party-waiting');
  const dark = await ground();
  await showStill(page, 'settings');
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await ground()).toBe(light);
  await page.getByRole('radio', { name: 'Auto' }).check();
  expect(await ground()).toBe(dark);
});
