import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Character } from '@holdup/protocol';

interface PreviewWords {
  readonly tagline: string;
  readonly about: string;
  readonly invite: string;
  readonly match: string;
  /** With {round} and {of} in it. */
  readonly round: string;
}

/** The art and the words of previews, as the build of the page wrote them. */
export interface PreviewParts {
  readonly patterns: string;
  readonly gang: string;
  readonly wordmark: string;
  readonly characters: Readonly<Record<Character, string>>;
  /** By language; English where there is none of the language asked for. */
  readonly words: Readonly<Record<string, PreviewWords>> & { readonly en: PreviewWords };
}

const FONTS = ['bangers-latin-400-normal.ttf', 'bangers-latin-ext-400-normal.ttf'];

/** The files of the typeface in a built page. */
export const fontFiles = (webRoot: string): readonly string[] =>
  FONTS.map((name) => path.join(webRoot, 'previews', name)).filter((file) => existsSync(file));

/** Null: the page was built without them. */
export function readParts(webRoot: string): PreviewParts | null {
  const file = path.join(webRoot, 'previews', 'parts.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The first of our languages that a client asks for: by `?lang=`, or in the order of its `Accept-Language`. */
export function languageOf(
  { words }: PreviewParts,
  asked: string | null,
  accepted: string | undefined,
): string {
  const ours = (tag: string): string | undefined => {
    const base = tag.trim().toLowerCase().split(/[-;]/)[0] ?? '';
    return Object.hasOwn(words, base) ? base : undefined;
  };
  const wishes = [...(asked === null ? [] : [asked]), ...(accepted ?? '').split(',')];
  return wishes.map(ours).find((language) => language !== undefined) ?? 'en';
}

export const wordsIn = ({ words }: PreviewParts, language: string): PreviewWords =>
  words[language] ?? words.en;
