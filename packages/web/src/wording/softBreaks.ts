import { words } from '../i18n/index.ts';

export const SOFT_HYPHEN = '\u00ad';

/** The text with places to break long words at: not every browser can hyphenate every language. */
export const withSoftBreaks = (text: string): string =>
  words()
    .table.softBreaks.split(' ')
    .map((word) => word.split('|'))
    .reduce((broken, parts) => broken.replaceAll(parts.join(''), parts.join(SOFT_HYPHEN)), text);
