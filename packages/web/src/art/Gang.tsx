import { type BustProps, Figure } from './Character.tsx';
import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { FELT, FOAM, GOLD, WOOD, WOOD_DARK } from './drawing/palette.ts';
import { LootShape } from './Loot.tsx';

type Place = BustProps & { x: number; y: number; scale: number };

const BACK_ROW: readonly Place[] = [
  { id: 'bull', expression: 'neutral', x: 150, y: 94, scale: 1.12 },
  { id: 'cat', expression: 'smug', x: 260, y: 84, scale: 1.05 },
  { id: 'bear', expression: 'neutral', x: 370, y: 92, scale: 1.1 },
];

const FRONT_ROW: readonly Place[] = [
  { id: 'toad', expression: 'scared', x: 62, y: 178, scale: 1.02 },
  { id: 'owl', expression: 'aiming', aim: 176, x: 462, y: 176, scale: 1.04 },
  { id: 'fox', expression: 'smug', aim: 4, x: 158, y: 178, scale: 1.2 },
  { id: 'rabbit', expression: 'neutral', aim: 184, x: 366, y: 180, scale: 1.14 },
  { id: 'duck', expression: 'aiming', aim: -28, x: 262, y: 186, scale: 1.16 },
];

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const at = (turn: number, reach: number) =>
    `${(260 + Math.cos(turn) * reach * 1.25).toFixed(1)} ${(150 + Math.sin(turn) * reach).toFixed(1)}`;
  const turn = (index / 16) * 2 * Math.PI;
  return `M260 150L${at(turn - 0.1, 218)}L${at(turn + 0.1, 218)}Z`;
}).join('');

const Row = ({ places }: { places: readonly Place[] }) => (
  <>
    {places.map(({ x, y, scale, ...bust }) => (
      <g key={bust.id} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Figure {...bust} />
      </g>
    ))}
  </>
);

/** The whole gang behind the table, for the front page. Its rays extend beyond the table. */
export const Gang = (frame: ArtProps) => (
  <ArtFrame {...frame} box={[-14, -70, 548, 440]}>
    <path d={RAYS} fill="#3A2F4E" stroke="none" />
    <circle cx="260" cy="138" r="122" fill={GOLD} />
    <circle cx="260" cy="138" r="104" fill={FOAM} stroke="none" />
    <circle cx="260" cy="138" r="122" fill="url(#halftone)" stroke="none" />
    <Row places={BACK_ROW} />
    <Row places={FRONT_ROW} />
    <path d="M14 246Q260 204 506 246L518 296Q260 334 2 296Z" fill={WOOD} stroke-width="5" />
    <path d="M40 248Q260 214 480 248L488 276Q260 306 32 276Z" fill={FELT} />
    <path d="M2 296Q260 334 518 296V306Q260 344 2 306Z" fill={WOOD_DARK} stroke-width="5" />
    {(
      [
        ['bill20', 118, 262, -18],
        ['diamond5', 172, 258, 9],
        ['painting', 224, 262, -6],
        ['bill5', 292, 258, 12],
        ['diamond10', 346, 264, -10],
        ['bill10', 400, 260, 16],
      ] as const
    ).map(([kind, x, y, turn]) => (
      <g key={kind} transform={`translate(${x} ${y}) rotate(${turn}) scale(.52 .4)`}>
        <LootShape kind={kind} />
      </g>
    ))}
  </ArtFrame>
);
