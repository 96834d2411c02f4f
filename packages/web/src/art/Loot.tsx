import { type CardKind, FACE_VALUE, kindOfCard, lootCode } from '@holdup/engine/codes';
import type { JSX } from 'preact';
import { locale } from '../i18n/index.ts';
import { moneyOf } from '../i18n/plural.ts';
import { CARD_BOX, CardBlank } from './Bullet.tsx';
import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { BLOOD, FOAM, GOLD, INK, PAPER, WHITE } from './drawing/palette.ts';

type LootId = import('@holdup/engine').Loot;

/**
 * Sums of money, as the language writes them, are the only writing in any picture: $20,000 · 20.000 $.
 * The thousands are large enough to be read on a small card.
 */
const Value = ({ dollars }: { dollars: number }) => {
  const [, thousands, rest] = /^(\D*\d+)(.*)$/.exec(moneyOf(locale())(dollars)) ?? [];
  return (
    <text
      x="0"
      y="35"
      text-anchor="middle"
      font-family="Bangers, Impact, sans-serif"
      font-size="23"
      fill={WHITE}
      stroke-width="5"
      paint-order="stroke"
    >
      {thousands}
      <tspan font-size="13">{rest}</tspan>
    </text>
  );
};

const Note = ({ fill, band }: { fill: string; band: string }) => (
  <>
    <rect x="-22" y="-11" width="44" height="22" rx="2.5" fill={fill} stroke-width="3" />
    <rect
      x="-18"
      y="-7.5"
      width="36"
      height="15"
      rx="1"
      fill="none"
      stroke={band}
      stroke-width="1.8"
    />
    <circle r="6.4" fill={PAPER} stroke-width="2.2" />
    <path
      d="M2.4-2.6Q0-4.4-2-2.6-2.6-.6 0 0 2.6.6 2 2.6 0 4.4-2.4 2.6M0-5V5"
      fill="none"
      stroke-width="1.6"
    />
  </>
);

type BillsProps = { fill: string; band: string; ys: readonly number[] };

const Bills = ({ fill, band, ys }: BillsProps) => (
  <>
    {ys.map((y, index) => (
      <g key={y} transform={`translate(0 ${y - 13}) rotate(${[-8, 7, -4][index]})`}>
        <Note fill={fill} band={band} />
      </g>
    ))}
  </>
);

type GemProps = { fill: string; scale: number };

const Gem = ({ fill, scale }: GemProps) => (
  <g transform={`translate(0 -13) scale(${scale})`}>
    <path d="M-12-17H12L22-5 0 20-22-5Z" fill={fill} stroke-width="3.4" />
    <path
      d="M-12-17L-8-5 0-17 8-5 12-17 22-5H-22L-12-17"
      fill={WHITE}
      fill-opacity="0.45"
      stroke-width="2.2"
    />
    <path d="M-8-5L0 20 8-5" fill="none" stroke-width="2.2" />
    <path d="M-20-20v6M-23-17h6M17 8v6M14 11h6" stroke={WHITE} stroke-width="2.4" />
  </g>
);

const Painting = () => (
  <g transform="translate(0 0)">
    <path d="M-9-33L0-40 9-33" fill="none" stroke-width="2.6" />
    <rect x="-23" y="-33" width="46" height="62" rx="2" fill={GOLD} stroke-width="3.4" />
    <rect x="-17" y="-27" width="34" height="50" fill="#8FD3E8" stroke-width="2.8" />
    <path d="M-17 6Q-9-3 0 4T17-1V23H-17Z" fill="#4E9A63" stroke-width="2.6" />
    <circle cx="8" cy="-17" r="5" fill="#FFD23F" stroke-width="2.4" />
    <path d="M-7 23Q-9 8 0 8T7 23Z" fill="#B5322A" stroke-width="2.6" />
    <path d="M-5-1Q-5 9 0 9T5-1Q4-5 3-5L2-2H-2L-3-5Q-4-5-5-1Z" fill="#F3D7B5" stroke-width="2.4" />
    <path d="M-2 2h.1M2 2h.1" stroke-width="2.4" />
    <path d="M-20-30L-17-27M20-30L17-27M-20 26L-17 23M20 26L17 23" stroke-width="2" />
  </g>
);

const Clip = () => (
  <g transform="rotate(12)">
    <path d="M-13-18H11L15 24Q1 32-11 26Z" fill="#59616B" stroke-width="3.4" />
    <path d="M-8-12L-6 22M6-12L9 22" stroke="#99A3AE" stroke-width="2.6" />
    <path d="M-11-18V-27Q-6-37 0-34 8-32 8-18Z" fill={FOAM} stroke-width="3" />
    <path d="M-11-25Q-6-37 0-34 6-32 8-25Z" fill={BLOOD} stroke-width="3" />
    <path d="M-9-2H11M-8 8H12" stroke-width="2" />
  </g>
);

const FirstAid = () => (
  <>
    <path d="M-9-15V-22Q-9-26-5-26H5Q9-26 9-22V-15" fill="none" stroke-width="4" />
    <rect x="-24" y="-17" width="48" height="38" rx="6" fill={WHITE} stroke-width="3.4" />
    <path d="M-24-4H-14M14-4H24" stroke-width="2.6" />
    <circle cy="2" r="13.5" fill="#E8F4EC" stroke-width="2.6" />
    <path
      d="M-3.5-7H3.5V-1.5H9V5.5H3.5V11H-3.5V5.5H-9V-1.5H-3.5Z"
      fill="#2E9E5B"
      stroke-width="2.4"
    />
  </>
);

type CardArt = { fill: string; edge: string; draw: () => JSX.Element };

/** Bills and diamonds look richer the more they are worth: the first row that reaches a card's value is its look. */
const NOTES: Richer<BillsProps> = [
  { upTo: 5_000, fill: '#9FCB6B', band: '#5C8A3A', ys: [0] },
  { upTo: 10_000, fill: '#5FB98E', band: '#2B7A57', ys: [-8, 7] },
  { upTo: Number.POSITIVE_INFINITY, fill: '#3F9FB8', band: '#1F6579', ys: [-12, 0, 12] },
];
const GEMS: Richer<GemProps> = [
  { upTo: 1_000, fill: '#BDEBFA', scale: 0.66 },
  { upTo: 5_000, fill: '#6FCBFA', scale: 0.86 },
  { upTo: Number.POSITIVE_INFINITY, fill: '#F59AD2', scale: 1.08 },
];

type Reaching<Props> = { readonly upTo: number } & Props;
type Richer<Props> = readonly [Reaching<Props>, ...Reaching<Props>[]];
const lookFor = <Props,>(looks: Richer<Props>, face: number): Props =>
  looks.find(({ upTo }) => face <= upTo) ?? looks[0];

/** What cards of a kind look like. What a card is worth comes from the rules. */
const CARDS: Record<CardKind, (face: number) => CardArt> = {
  bill: (face) => ({
    fill: '#EAF3D6',
    edge: '#9DB37A',
    draw: () => <Bills {...lookFor(NOTES, face)} />,
  }),
  diamond: (face) => ({
    fill: '#3C4FA8',
    edge: '#8FA2F2',
    draw: () => <Gem {...lookFor(GEMS, face)} />,
  }),
  painting: () => ({ fill: '#8C3B52', edge: '#D98A9E', draw: () => <Painting /> }),
  clip: () => ({ fill: '#F4C64E', edge: '#B5861A', draw: () => <Clip /> }),
  firstAid: () => ({ fill: '#BFE6CC', edge: '#6DAE86', draw: () => <FirstAid /> }),
};

export const LootShape = ({ kind: card }: { kind: LootId }) => {
  const value = FACE_VALUE[lootCode(card)];
  const { fill, edge, draw } = CARDS[kindOfCard(card)](value);
  return (
    <>
      <CardBlank fill={fill} edge={edge} />
      {draw()}
      {value > 0 && <Value dollars={value} />}
    </>
  );
};

const LootBackShape = () => (
  <>
    <CardBlank fill="#1F5A4C" edge={GOLD} />
    <rect x="-26" y="-38" width="52" height="76" rx="4" fill="url(#halftone)" stroke="none" />
    <path d="M-6-14L-11-21Q0-26 11-21L6-14Z" fill="#C79A5B" stroke-width="3" />
    <path d="M-6-12Q-22 2-20 14-18 24 0 24T20 14Q22 2 6-12Z" fill="#E0B878" stroke-width="3.4" />
    <path d="M-8-13H8" stroke={INK} stroke-width="4.4" />
    <path
      d="M5.5 1.5Q1-3-4-.5-7 4 0 6.5 7 9 4 13.5-1 16.5-5.5 12M0-4.5V18"
      fill="none"
      stroke-width="3"
    />
  </>
);

export const Loot = ({ kind, ...frame }: ArtProps & { kind: LootId | 'back' }) => (
  <ArtFrame {...frame} box={CARD_BOX}>
    {kind === 'back' ? <LootBackShape /> : <LootShape kind={kind} />}
  </ArtFrame>
);
