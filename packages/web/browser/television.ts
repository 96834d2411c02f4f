import type { Page } from '@playwright/test';

/** What must not overlap on a television, screen by screen. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  '.party-choosing': [
    'h1',
    'header p',
    '.clock',
    '.party-pick-face',
    '.party-picks strong',
    '.party-pick-power',
    '.party-pool .art',
  ],
  '.party-lobby': [
    '.party-logo',
    'h1',
    '.party-qr',
    '.party-code strong',
    '.party-address',
    'h2',
    '.lobby-face',
    '.party-hole',
    '.party-name',
    '.party-rank',
    '.chip',
    '.party-wait',
  ],
  '.table-screen': [
    '.table-round',
    '.table-step',
    '.table-tools',
    '.well-card',
    '.seat-button',
    '.seat-title',
    '.seat-stats',
    '.waiting-last',
    '.waiting-for',
    '.clock',
    '.count-word',
    '.count-number',
    '.introduction-card',
  ],
  '.end': [
    '.end-heroes',
    '.end-head h1',
    '.end-line',
    '.money-row',
    '.standing tr',
    '.award-words > *',
    '.award-count',
    '.chart',
  ],
};
/** What lies over all of these screens. */
const FIXED = ['.party-corner', '.tap-for-sound'];

/** At the end of a game, shows one of the panels that take turns; resolves to whether it exists. */
export const showTurn = (page: Page, turn: number): Promise<boolean> =>
  page.evaluate((wanted) => {
    const panels = [...document.querySelectorAll<HTMLElement>('.end > :is(.money, .panel)')];
    for (const [place, { dataset }] of panels.entries()) {
      dataset.turn = String(place === wanted);
    }
    return wanted < panels.length;
  }, turn);

/** Parts of a television's screen that overlap, or that reach beyond its edges. */
export const crowdedStage = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([stages, fixed]) => {
      const selectors = Object.entries(stages).flatMap(([stage, parts]) =>
        parts.map((part) => `${stage} ${part}`),
      );
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true });
      const nameOf = ({ className, tagName, textContent }: Element): string =>
        `${typeof className === 'string' && className !== '' ? className : tagName} “${textContent?.slice(0, 30)}”`;
      const textsIn = (element: Element): Text[] =>
        [...element.childNodes].flatMap((node) => {
          if (node instanceof Text) return [node];
          // A place's number is pinned to a face on purpose.
          return node instanceof Element && !node.matches('.unseen, .party-rank b')
            ? textsIn(node)
            : [];
        });
      // Text is smaller than its line boxes; an element with a frame is as large as the frame.
      const rectOf = (element: Element): DOMRect => {
        const words = element.matches('button, .well-card, .chip, li, tr, .chart')
          ? []
          : textsIn(element);
        const [first] = words;
        const last = words.at(-1);
        if (!first || !last) return element.getBoundingClientRect();
        const range = document.createRange();
        range.setStart(first, 0);
        range.setEnd(last, last.length);
        const { x, y, width, height } = range.getBoundingClientRect();
        // The space between capitals and the edges of their line.
        const air = 0.14 * Number.parseFloat(getComputedStyle(element).fontSize);
        return new DOMRect(x, y + air, width, height - 2 * air);
      };
      const parts = [...document.querySelectorAll([...selectors, ...fixed].join())]
        .filter(isSeen)
        .map((element) => ({ element, rect: rectOf(element) }))
        .filter(({ rect }) => rect.width > 0 && rect.height > 0);
      /** For rounding, and the space around letters. */
      const AIR = 3;
      const beyond = parts
        .filter(
          ({ rect }) =>
            rect.top < -AIR ||
            rect.left < -AIR ||
            rect.bottom > innerHeight + AIR ||
            rect.right > innerWidth + AIR,
        )
        .map(({ element }) => `${nameOf(element)} leaves the screen`);
      const clashes = parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter(({ element }) => !one.element.contains(element))
          .filter(
            ({ rect }) =>
              one.rect.left < rect.right - AIR &&
              rect.left < one.rect.right - AIR &&
              one.rect.top < rect.bottom - AIR &&
              rect.top < one.rect.bottom - AIR,
          )
          .map(({ element }) => `${nameOf(one.element)} and ${nameOf(element)} overlap`),
      );
      return [...beyond, ...clashes];
    },
    [STAGES, FIXED] as const,
  );

/** Names that are wider than what they stand on or, if all must be `whole`, abbreviated. */
export const cutNames = (page: Page, whole: boolean): Promise<string[]> =>
  page.evaluate((all) => {
    const NAMES =
      '.seat-name, .party-name, .party-picks strong, .money-name, .standing tbody th, .speech-name';
    const isWide = (element: Element): boolean => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const words = range.getBoundingClientRect();
      const place = element.closest('.seat-plate, .speech-to, li, th')?.getBoundingClientRect();
      if (place === undefined) return true;
      return words.left < place.left - 1 || words.right > place.right + 1;
    };
    return [...document.querySelectorAll(NAMES)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => (all && element.textContent?.includes('…')) || isWide(element))
      .map(({ className, textContent }) => `${className} is cut: ${textContent}`);
  }, whole);

/** Names and numbers that talk covers, and speakers whom their own words cover. */
export const coveringTalk = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        ({ dataset }) => dataset.covered !== 'true',
      );
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const faces = seen('.seat-button').map((face) => face.getBoundingClientRect());
    return seen('.speech-bubble').flatMap((bubble) => {
      const box = bubble.getBoundingClientRect();
      const read = seen('.seat-title, .seat-stats').filter((words) =>
        overlap(box, words.getBoundingClientRect()),
      );
      const middle = (box.left + box.right) / 2;
      const row = faces.filter(({ bottom, top }) =>
        bubble.dataset.side === 'above' ? top > innerHeight / 2 : bottom < innerHeight * 0.6,
      );
      const apart = ({ left, right }: DOMRect): number => Math.abs((left + right) / 2 - middle);
      const own = row.toSorted((a, b) => apart(a) - apart(b))[0];
      return [
        ...read.map(({ textContent }) => `talk covers ${textContent}`),
        ...(own && overlap(box, own) ? [`talk covers its speaker: ${bubble.textContent}`] : []),
      ];
    });
  });
