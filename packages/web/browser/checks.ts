import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Compiled once per page: that takes as long as a check. */
const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
};

type AxeParts = { readonly structure: boolean };

/**
 * Runs axe inside the page; sent there as text. Contrast takes most of axe's time, so each kind of
 * text is checked once per page: the same colours and type, in the same elements with the same
 * backgrounds.
 */
const runAxe = async ({ structure }: AxeParts): Promise<string[]> => {
  const seen: Set<string> = Reflect.get(globalThis, 'textsSeen') ?? new Set();
  Object.assign(globalThis, { textsSeen: seen });
  const grounds = new Map<Element | null, string>([[null, '']]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || element === null) return known ?? '';
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = [element.tagName, element.getAttribute('class'), backgroundColor];
    const ground = [groundOf(element.parentElement), ...own, backgroundImage, opacity, filter];
    grounds.set(element, ground.join());
    return ground.join();
  };
  const isNew = (element: Element): boolean => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [groundOf(element), color, fontSize, fontWeight, textShadow].join();
    const fresh = !seen.has(look);
    seen.add(look);
    return fresh;
  };
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const { style } = document.documentElement;
  const painting = style.opacity;
  style.opacity = '';
  // Two thirds of a page are drawings. axe has no rule for the inside of a hidden one without text, and treats any drawing
  // behind a text as a picture.
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')]
    .filter(({ textContent }) => textContent?.trim() === '')
    .map((drawing) => ({ drawing, parts: [...drawing.childNodes] }));
  for (const { drawing } of drawings) drawing.replaceChildren();
  const runner: typeof axe = Reflect.get(globalThis, 'axe');
  const options = { resultTypes: ['violations' as const], preload: false };
  const rules = { 'color-contrast': { enabled: false } };
  const found = structure ? (await runner.run(document, { ...options, rules })).violations : [];
  const include = [...document.querySelectorAll('body *')]
    .filter((element) => hasText(element) && element.checkVisibility())
    .filter(isNew);
  if (include.length > 0)
    found.push(
      ...(await runner.run({ include }, { ...options, runOnly: ['color-contrast'] })).violations,
    );
  for (const { drawing, parts } of drawings) drawing.replaceChildren(...parts);
  style.opacity = painting;
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
};

const axeFaults = async (page: Page, where: string, parts: AxeParts): Promise<string[]> => {
  await loadAxe(page);
  return (await page.evaluate(runAxe, parts)).map((fault) => `${where}: ${fault}`);
};

/** Texts that axe finds too faint. */
export const contrastFaults = (page: Page, where: string): Promise<readonly string[]> =>
  axeFaults(page, where, { structure: false });

/** What axe finds. */
export const accessFaults = (page: Page, where: string): Promise<readonly string[]> =>
  axeFaults(page, where, { structure: true });

/** axe finds nothing. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect(await accessFaults(page, where)).toEqual([]);
};

/** What is wider than the screen, texts that are cut off inside their own box, and words that stick out of their button. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FILLED = '.button, .decision, .choice, .talk-line, .segment, .chip, .panel';
    const { scrollWidth, clientWidth: width } = document.documentElement;
    const HIDDEN = ['.unseen', '.art', 'svg', '.log', '.flights', '.banner', '.count', '.speech'];
    const inside = HIDDEN.flatMap((each) => [each, `${each} *`]).join();
    const isCut = (element: Element): boolean => {
      if (element.scrollWidth <= element.clientWidth + 1) return false;
      const { overflowX, display } = getComputedStyle(element);
      return (overflowX !== 'visible' || element.matches(FILLED)) && display !== 'inline';
    };
    const wide = [...document.querySelectorAll(`body *:not(${inside})`)]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > width + 1 || isCut(element);
      })
      .map(
        (element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`,
      );
    return scrollWidth > width ? [...wide, `${scrollWidth - width} px too wide`] : wide;
  });

export const expectFitting = async (page: Page, where: string): Promise<void> => {
  expect((await overflowing(page)).map((element) => `${where}: ${element}`)).toEqual([]);
};

/** What can be tapped and is less than 44 px high or wide. Nothing is left out; a field counts with its label. */
export const narrowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const TAPPED = 'button, a[href], input, select, textarea, summary, [tabindex="0"][role]';
    const visible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    return [...document.querySelectorAll(TAPPED)]
      .filter(visible)
      .map((element) => ({ element, area: element.closest('label') ?? element }))
      .filter(({ area }) => {
        const { width, height } = area.getBoundingClientRect();
        return width < LEAST || height < LEAST;
      })
      .map(({ element, area }) => {
        const { width, height } = area.getBoundingClientRect();
        return `${element.className || element.tagName} ${Math.round(width)}×${Math.round(height)} ${area.textContent?.slice(0, 30)}`;
      });
  });

/** Words and numbers, also in pictures, whose capital letters are lower than a height. */
export const lowLetters = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(async (limit) => {
    // While a typeface loads, the letters are those of another. Stand-ins are not on every machine.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('There is no canvas to measure letters on.');
    const capital = (element: Element): number => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      // Measured large, since heights are rounded.
      pen.font = `${fontStyle} ${fontWeight} 1000px ${fontFamily}`;
      const scale = element instanceof SVGTextElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const share = pen.measureText('H').actualBoundingBoxAscent / 1000;
      return share * Number.parseFloat(fontSize) * scale;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const low = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      // Every sum on a card ends in the same three zeros, which are small on purpose.
      if (!element || text === '' || element.closest('.unseen, tspan, script, style')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const height = capital(element);
      if (height < limit)
        low.add(
          `${element.getAttribute('class') ?? element.tagName} ${height.toFixed(1)} px ${text}`,
        );
    }
    return [...low];
  }, least);

/** Cards, names and numbers that the shaft of an arrow crosses. */
export const struckByArrows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const READ = '.well-card, .well-note, .seat-name, .stat, .seat-aimed, .shot';
    const things = [...document.querySelectorAll(READ)].map((element) => ({
      name: `${element.getAttribute('class')} ${element.textContent}`,
      box: element.getBoundingClientRect(),
    }));
    const shafts = [...document.querySelectorAll<SVGPathElement>('.arrow path[stroke]')];
    return shafts.flatMap((shaft) => {
      const place = shaft.getScreenCTM();
      const half = Number(shaft.getAttribute('stroke-width')) / 2;
      const points = Array.from({ length: 41 }, (_, step) =>
        shaft
          .getPointAtLength((shaft.getTotalLength() * step) / 40)
          .matrixTransform(place ?? undefined),
      );
      return things
        .filter(({ box }) =>
          points.some(
            ({ x, y }) =>
              x > box.left - half &&
              x < box.right + half &&
              y > box.top - half &&
              y < box.bottom + half,
          ),
        )
        .map(({ name }) => `an arrow crosses ${name}`);
    });
  });

/** What could be tapped, or a table's code read out, if no message lay over it. */
export const underToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toast')].map((each) =>
      each.getBoundingClientRect(),
    );
    return [...document.querySelectorAll('button, a[href], input, select, summary, .invite-code')]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top,
        );
      })
      .map(({ textContent, className }) => `${className} ${textContent}`);
  });

/** How much of the screen's width the table and the decision take, from 0 to 1. */
export const widthInUse = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.table-main > *')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const left = Math.min(...boxes.map((box) => box.left));
    return (Math.max(...boxes.map(({ right }) => right)) - left) / innerWidth;
  });

/** What should be visible without scrolling but isn't, and what a party's code or its sound button covers. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const AT_ONCE =
      '.home-more a, .game-menu > * > *, .party-lobby > section > *, .party-way *, .end[data-done="false"] .money-row, .party .waiting > *';
    const PARTS = '.party .seat-plate, .party .table-where > *, .party .table-tools, .party .well';
    const boxOf = (element: Element) => {
      // The box of its content: a line of text seldom fills the available width.
      const range = document.createRange();
      range.selectNodeContents(element);
      return { element, box: range.getBoundingClientRect() };
    };
    const shown = [...document.querySelectorAll(`${AT_ONCE}, ${PARTS}`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(boxOf);
    const covers = [...document.querySelectorAll('.party-corner, .tap-for-sound')].map((each) =>
      each.getBoundingClientRect(),
    );
    const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
      covers.some(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
    return shown
      .filter(({ box }) => box.top < -1 || box.bottom > innerHeight + 1 || isCovered(box))
      .map(
        ({ element: { className, textContent } }) => `out of sight: ${className} ${textContent}`,
      );
  });
