import { BLOOD, INK, WHITE } from '../drawing/palette.ts';
import { Eyes, Mouth } from './face.tsx';
import type { Head } from './head.ts';

const FUR = '#FFFFFF';
const PATCH = '#2B2730';
const HAT = '#7D7A8C';

export const Bear: Head = ({ expression }) => (
  <>
    <circle cx="-26" cy="-21" r="12" fill={PATCH} />
    <circle cx="26" cy="-21" r="12" fill={PATCH} />
    <path d="M-34 2C-34-18-20-28 0-28S34-18 34 2 20 28 0 28-34 20-34 2Z" fill={FUR} />
    <ellipse
      cx="-13.5"
      cy="-3"
      rx="9"
      ry="11.5"
      transform="rotate(24 -13.5 -3)"
      fill={PATCH}
      stroke="none"
    />
    <ellipse
      cx="13.5"
      cy="-3"
      rx="9"
      ry="11.5"
      transform="rotate(-24 13.5 -3)"
      fill={PATCH}
      stroke="none"
    />
    <Eyes expression={expression} dx={12.5} y={-4} r={4.8} ink={WHITE} />
    {(expression === 'aiming' || expression === 'smug') && (
      <path
        d={expression === 'smug' ? 'M6-20Q14-25 21-19' : 'M-22-17L-5-11M22-17L5-11'}
        fill="none"
        stroke={INK}
      />
    )}
    <path d="M-6 9Q0 6 6 9 4 14.5 0 14.5T-6 9Z" fill={INK} stroke-width="2" />
    <Mouth expression={expression} y={19} w={8} />
    <path d="M-32-17C-34-42-18-51 0-51S34-42 32-17Q0-28-32-17Z" fill={HAT} />
    <path d="M-33-17Q0-33 33-17L32-26Q0-40-32-26Z" fill={PATCH} stroke-width="3" />
    <path
      d="M-38-13Q-34-20-31-20 0-32 31-20 34-20 38-13 0-26-38-13Z"
      fill={HAT}
      stroke-width="3.4"
    />
    <g transform="translate(22 -32)">
      <path d="M4 6Q14 4 16 12 8 14 3 8Z" fill="#4FA04A" stroke-width="2.6" />
      <circle r="8.5" fill={BLOOD} stroke-width="3.2" />
      <path d="M-4 0Q-2-5 3-3 6 0 3 3 0 5-2 2-2-1 1 0" fill="none" stroke-width="2" />
    </g>
  </>
);
