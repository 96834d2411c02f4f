/**
 * Functions that a test runs inside a page to play automatically. Each is self-contained: it is
 * sent to the page as text.
 */

/** Answers every decision at once, by pressing the real buttons; changes its mind now and then. */
export const clickDecisions = (): void => {
  let turn = 0;
  setInterval(() => {
    const prompt = document.querySelector('.prompt');
    document.querySelector<HTMLElement>('.godfather-call .button-gold')?.click();
    if (prompt === null) return;
    const choices = [...prompt.querySelectorAll<HTMLElement>('.choice, .decision')];
    const chosen = prompt.querySelector('[aria-pressed="true"]') !== null;
    turn += 1;
    if (choices.length === 0 || (chosen && turn % 4 !== 0)) return;
    choices[turn % choices.length]?.click();
    prompt.querySelector<HTMLElement>('.button-gold:not(.decision):enabled')?.click();
  }, 60);
};

/** Skips a solo game's animations. */
export const clickSkip = (): void => {
  const timer = setInterval(() => {
    if (document.querySelector('.end')) clearInterval(timer);
    if (document.querySelector('.prompt:not(:has([aria-pressed="true"]))')) return;
    document.querySelector<HTMLElement>('[data-tool="skip"]')?.click();
  }, 60);
};
