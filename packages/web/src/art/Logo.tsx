import { burst } from './drawing/burst.ts';
import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { BLOOD, GOLD, INK, PAPER } from './drawing/palette.ts';
import { GunShape } from './Gun.tsx';

const LOGO_BURST = burst(12, 44, 28);

/** H, O, L, D, U, P as drawn shapes: a wordmark needs no font and looks the same everywhere. */
const LETTERS: readonly { d: string; x: number; y: number; turn: number }[] = [
  { d: 'M-15-26H-3V-7H4V-26H16V26H4V5H-3V26H-15Z', x: -116, y: 4, turn: -7 },
  {
    d: 'M0-27C13-27 18-14 18 0S13 27 0 27-18 14-18 0-13-27 0-27ZM0-14C-5-14-6-6-6 0S-5 14 0 14 6 6 6 0 5-14 0-14Z',
    x: -76,
    y: -1,
    turn: -3,
  },
  { d: 'M-13-26H-1V14H14V26H-13Z', x: -38, y: -3, turn: -2 },
  {
    d: 'M-16-26H-1C12-26 18-14 18 0S12 26-1 26H-16ZM-4-14V14C4 14 6 6 6 0S4-14-4-14Z',
    x: -2,
    y: -4,
    turn: 2,
  },
  {
    d: 'M-17-26H-5V7C-5 12-3 14 0 14S5 12 5 7V-26H17V8C17 21 10 27 0 27S-17 21-17 8Z',
    x: 84,
    y: -1,
    turn: 4,
  },
  {
    d: 'M-15-26H2C13-26 17-18 17-9S13 8 2 8H-3V26H-15ZM-3-15V-3C3-3 5-5 5-9S3-15-3-15Z',
    x: 122,
    y: 4,
    turn: 8,
  },
];

export const Wordmark = (frame: ArtProps) => (
  <ArtFrame {...frame} box={[-144, -46, 288, 92]}>
    <path d={LOGO_BURST} transform="translate(41 -1)" fill={BLOOD} />
    {LETTERS.map(({ d, x, y, turn }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <path d={d} fill={INK} stroke-width="11" transform="translate(3 5)" />
        <path
          d={d}
          fill={x > 30 ? GOLD : PAPER}
          fill-rule="evenodd"
          stroke-width="5"
          paint-order="stroke"
        />
      </g>
    ))}
    <g transform="translate(40 3) scale(.62)">
      <g transform="translate(-13 0) rotate(-8)">
        <GunShape />
      </g>
    </g>
  </ArtFrame>
);
