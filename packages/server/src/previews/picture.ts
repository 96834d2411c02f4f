import { type PreviewParts, wordsIn } from './parts.ts';
import type { Sitter, Subject } from './subject.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 70;

const NIGHT = '#211A2B';
const DARK = '#362A47';
const PAPER = '#F3ECF7';
const GOLD = '#F2C230';

/** Escapes what HTML and XML give a meaning to. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the typeface has no letters for would be drawn as boxes. */
const drawable = (text: string): string => text.replace(/[^\u0020-\u024F‘’“”„…–—]/gu, '').trim();

interface Style {
  readonly size: number;
  readonly color?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** The most that the text may take; it is set smaller to fit. */
  readonly width?: number;
}

/** Smaller text can't be read in a chat. */
const LEAST_SIZE = 24;

/** About as wide as a letter of the typeface is on average. */
const LETTER = 0.46;

function text(
  content: string,
  x: number,
  y: number,
  { size, color = PAPER, anchor = 'start', width = WIDTH - x - MARGIN }: Style,
): string {
  const most = Math.floor(width / (LETTER * LEAST_SIZE));
  const whole = drawable(content);
  const drawn = whole.length > most ? `${whole.slice(0, most - 1)}…` : whole;
  const fitting = Math.min(size, width / (LETTER * Math.max(1, drawn.length)));
  return `<text x="${x}" y="${y}" font-family="Bangers" font-size="${fitting.toFixed(1)}" fill="${color}" text-anchor="${anchor}">${escapeMarkup(drawn)}</text>`;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of ours inside another. */
const placed = (svg: string, { x, y, width, height }: Box): string =>
  svg.replace(
    '<svg',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible"`,
  );

/** A portrait with a name, or an empty chair. */
function portrait(parts: PreviewParts, sitter: Sitter | null, x: number, size: number): string {
  const middle = x + size / 2;
  const y = 360;
  if (sitter === null || sitter.character === null)
    return `<circle cx="${middle}" cy="${y + size / 2}" r="${size * 0.42}" fill="${DARK}" stroke="${PAPER}" stroke-opacity=".3" stroke-width="4" stroke-dasharray="12 10"/>`;
  return [
    placed(parts.characters[sitter.character], { x, y, width: size, height: size }),
    text(sitter.name, middle, y + size + 44, { size: 36, anchor: 'middle', width: size - 8 }),
  ].join('');
}

const MOST_SIZE = 170;

function gang(parts: PreviewParts, sitters: readonly (Sitter | null)[]): string {
  const room = WIDTH - 2 * MARGIN;
  const step = Math.min(room / sitters.length, MOST_SIZE + 20);
  return sitters
    .map((sitter, i) => portrait(parts, sitter, MARGIN + i * step, Math.min(MOST_SIZE, step - 8)))
    .join('');
}

const LOGO = { x: MARGIN - 12, y: 50, width: 376, height: 120 };

function drawing(subject: Subject, parts: PreviewParts, language: string): string {
  const words = wordsIn(parts, language);
  const logo = placed(parts.wordmark, LOGO);
  switch (subject.kind) {
    case 'front':
      return [
        placed(parts.gang, { x: 500, y: 25, width: 690, height: 580 }),
        placed(parts.wordmark, { x: 56, y: 190, width: 460, height: 147 }),
        text(words.tagline, 66, 420, { size: 60, color: GOLD, width: 400 }),
      ].join('');
    case 'table':
      return [
        logo,
        text(subject.code, WIDTH - MARGIN, 150, {
          size: 130,
          color: GOLD,
          anchor: 'end',
          width: 640,
        }),
        text(lineOf(subject, parts, language), MARGIN, 290, { size: 64 }),
        gang(parts, subject.seats),
      ].join('');
    case 'match':
      return [
        logo,
        text(words.match, MARGIN, 290, { size: 64, color: GOLD }),
        gang(parts, subject.players),
      ].join('');
  }
}

/** One line about a table: which round it is in, or an invitation. */
export function lineOf(
  { round }: Extract<Subject, { kind: 'table' }>,
  parts: PreviewParts,
  language: string,
): string {
  const words = wordsIn(parts, language);
  if (round === null) return words.invite;
  return words.round.replace('{round}', String(round.round)).replace('{of}', String(round.of));
}

/** The picture as SVG. Two subjects that look alike give the same text. */
export const pictureOf = (subject: Subject, parts: PreviewParts, language: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.patterns}<rect width="100%" height="100%" fill="${NIGHT}"/><circle cx="960" cy="560" r="520" fill="${DARK}"/>${drawing(subject, parts, language)}</svg>`;
