/** The path that all of the page's addresses begin with, such as /games/holdup: the server writes it into the page. */
const base = globalThis.document?.documentElement.dataset.base ?? '';

/** Where a path of the page is found on this origin. */
export const addressOf = (path: string): string => base + path;

/** The path of the page at an address of this origin. */
export const pathOf = (address: string): string =>
  address.startsWith(`${base}/`) ? address.slice(base.length) : address;
