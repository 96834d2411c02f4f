/** Prints every message of a language with every form it can take: `npm run words -- de`. */
import { LOCALES } from '../src/i18n/locales.ts';
import { proofSheet } from '../src/i18n/proof/sheet.ts';

const [wish, ...others] = process.argv.slice(2);
const locale = LOCALES.find((each) => each === wish);

if (locale === undefined || others.length > 0) {
  process.stderr.write(`words: name one language: ${LOCALES.join(', ')}\n`);
  process.exitCode = 2;
} else process.stdout.write(proofSheet(locale));
