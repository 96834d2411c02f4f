/** Invisible characters, or ones that change how the rest is displayed: control, format and filler characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Cs}\p{DI}\u2800]/gu;
/** More combining marks than any language stacks on one letter. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Normalised text: nothing invisible, spaces collapsed. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();

/** Whether a text has visible characters. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Letters that look like a Latin one, in lower case: Cyrillic, Greek, and the digits people swap in. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'авекмнорстухіјѕԁһԛԝ'].map((each, i) => [each, 'abekmhopctyxijsdhqw'[i]]),
  ),
  ...Object.fromEntries([...'αβεζηικνορτυχω'].map((each, i) => [each, 'abeznikvoptyxw'[i]])),
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  '0': 'o',
};
const SAME_STROKE = /[il1|!]/g;

/** A text in lower-case Latin letters without accents, as far as its letters look like them. */
export const plainLetters = (text: string): string =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('');

/** Two names with the same key look alike, and would be mistaken for each other. */
export const nameKey = (name: string): string =>
  plainLetters(name)
    .replace(SAME_STROKE, 'i')
    .replace(/[\s\p{P}]/gu, '');
