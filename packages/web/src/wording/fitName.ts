import { textWidth } from './textWidth.ts';

/** A name in the room there is for it. */
export type FittedName = {
  readonly text: string;
  /** How wide its letters are, compared to usual ones. */
  readonly narrow: number;
};

/** Narrower letters can't be read from afar. */
const NARROWEST = 0.69;

/** First name and the initial of the last one, then the first name alone. */
const shorterNames = (name: string): readonly string[] => {
  const [first = '', ...others] = name.split(' ');
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? [] : [`${first} ${initial}.`, first];
};

const cut = (name: string, em: number): string => {
  const letters = [...name];
  let room = em - textWidth('…');
  const kept = letters.findIndex((letter) => {
    room -= textWidth(letter);
    return room < 0;
  });
  return `${letters.slice(0, Math.max(1, kept)).join('').trimEnd()}…`;
};

/** A name of at most this width in em: whole if its letters can be narrowed to fit, else shortened at a space, else cut. */
export const fitName = (name: string, em: number, narrowest = NARROWEST): FittedName => {
  const most = em / narrowest;
  const text =
    [name, ...shorterNames(name)].find((each) => textWidth(each) <= most) ?? cut(name, most);
  return { text, narrow: Math.min(1, Math.max(narrowest, em / textWidth(text))) };
};
