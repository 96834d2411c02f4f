import type { Page } from '@playwright/test';

/** Choices of the open decision that are covered or not completely on the screen (`scrolled`: after scrolling to them). */
export const choicesOutOfView = (page: Page, scrolled = false): Promise<string[]> =>
  page.evaluate((scroll) => {
    // Taps pass through it, so it covers choices without being hit.
    const card = document.querySelector('.introduction-card')?.getBoundingClientRect();
    return [...document.querySelectorAll('.prompt .choice, .prompt .decision')]
      .filter((choice) => {
        if (scroll) choice.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = choice.getBoundingClientRect();
        const seen = (x: number, y: number) => choice.contains(document.elementFromPoint(x, y));
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const introduced =
          card !== undefined &&
          left < card.right &&
          right > card.left &&
          top < card.bottom &&
          bottom > card.top;
        return (
          !inside ||
          introduced ||
          !seen((left + right) / 2, top + 8) ||
          !seen((left + right) / 2, bottom - 8)
        );
      })
      .map((choice) => choice.textContent ?? '');
  }, scrolled);

/** What must be read or tapped during a count and is covered by its number or its word. */
export const underTheCount = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const READ =
      '.prompt-text, .quick-line, .quick-reaction, .choice, .decision, .hand, .own-words';
    const counts = [...document.querySelectorAll('.count > *')].map((each) =>
      each.getBoundingClientRect(),
    );
    return [...document.querySelectorAll(READ)]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return counts.some(
          (count) =>
            count.width > 0 &&
            left < count.right &&
            right > count.left &&
            top < count.bottom &&
            bottom > count.top,
        );
      })
      .map(({ className, textContent }) => `the count lies on ${className} ${textContent}`);
  });

/** Parts of the reader's seat next to a big screen that are under the bar or not completely on the screen. */
export const cutSeat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.table-bar')?.getBoundingClientRect();
    return [...document.querySelectorAll('.own-face, .own-words > *, .own-table > li')]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top < (bar?.bottom ?? 0) - 1 || bottom > innerHeight + 1;
      })
      .map(({ className, textContent }) => `cut off: ${className} ${textContent}`);
  });

/** What hides the reader's hand: the edge of the screen, or controls above it. */
export const coveredHand = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hand = document.querySelector('.hand')?.getBoundingClientRect();
    if (hand === undefined) return [];
    const out =
      hand.bottom > innerHeight + 1 ? [`the hand ends at ${Math.round(hand.bottom)}`] : [];
    const over = [...document.querySelectorAll('.dock button')]
      .filter((button) => !button.closest('.hand'))
      .filter((button) => {
        const { left, right, bottom } = button.getBoundingClientRect();
        return bottom > hand.top + 1 && left < hand.right && right > hand.left;
      })
      .map(({ textContent }) => `${textContent} lies on the hand`);
    return [...out, ...over];
  });

/** What messages about the table lie on: where the game is, tools, and all that is decided with. */
export const underNotices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const KEPT =
      '.table-round, .table-step, .table-tools > *, .scene, .own-face, .own-words > *, .prompt, .waiting, .hand';
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const notices = [
      ...document.querySelectorAll('.interruption, .connection:not([data-state="online"])'),
    ].map(boxOf);
    const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
      notices.some(
        (box) =>
          left < box.right - 1 &&
          right > box.left + 1 &&
          top < box.bottom - 1 &&
          bottom > box.top + 1,
      );
    return [...document.querySelectorAll(KEPT)]
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => isUnder(boxOf(element)))
      .map(({ className, textContent }) => `beneath a message: ${className} ${textContent}`);
  });

/** Names that talk covers, and faces of which it covers the middle. */
export const underTalk = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bubbles = [...document.querySelectorAll<HTMLElement>('.speech-bubble')]
      .filter(({ dataset }) => dataset.covered !== 'true')
      .map((bubble) => bubble.getBoundingClientRect());
    const covers = (x: number, y: number): boolean =>
      bubbles.some(
        ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
      );
    return [...document.querySelectorAll('.seat-button > .art:first-of-type, .seat-name')]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return covers((left + right) / 2, (top + bottom) / 2);
      })
      .map((part) => `talk lies on ${part.closest('.seat')?.textContent}`);
  });
