import { GOLD, INK, PAPER } from '../drawing/palette.ts';
import { Eyes } from './face.tsx';
import type { Head } from './head.ts';

const FUR = '#8A5A44';
const MUZZLE = '#E0AC92';
const FELT_HAT = '#3B3340';

const mouthOf = {
  neutral: 'M-9 20.5H9',
  smug: 'M-9 21Q4 24 11 17.5',
  scared: 'M-10 21l4-3 4 3 4-3 4 3 4-3',
  aiming: 'M-8 21.5L9 20',
  ducked: 'M-10 21l4-3 4 3 4-3 4 3 4-3',
  hit: 'M-11 24Q0 16 11 24L9 26Q0 20-9 26Z',
  dead: 'M-9 22Q-4 18 0 21T9 20',
} as const;

export const Bull: Head = ({ expression }) => (
  <>
    <path d="M-22-14C-36-12-47-22-43-38-38-28-30-27-18-27Z" fill={PAPER} />
    <path d="M22-14C36-12 47-22 43-38 38-28 30-27 18-27Z" fill={PAPER} />
    <path d="M-23-14Q-38-10-38-1-28 2-22-6Z" fill={FUR} />
    <path d="M23-14Q38-10 38-1 28 2 22-6Z" fill={FUR} />
    <path d="M-25-22H25L23 8Q20 27 0 27T-23 8Z" fill={FUR} />
    <path d="M-21 12Q-21 3-10 3H10Q21 3 21 12 21 28 0 28T-21 12Z" fill={MUZZLE} />
    <ellipse cx="-9" cy="10" rx="3.4" ry="2.6" fill={INK} stroke="none" />
    <ellipse cx="9" cy="10" rx="3.4" ry="2.6" fill={INK} stroke="none" />
    <path d={mouthOf[expression]} fill={expression === 'hit' ? PAPER : 'none'} stroke-width="3" />
    <path d="M-5 12.5C-8 19 8 19 5 12.5" fill="none" stroke-width="6" />
    <path d="M-5 12.5C-8 19 8 19 5 12.5" fill="none" stroke={GOLD} stroke-width="2.8" />
    <Eyes expression={expression} dx={10.5} y={-7} r={4.8} brow={9.5} />
    <path d="M-19-24C-20-46-12-49 0-43 12-49 20-46 19-24Z" fill={FELT_HAT} />
    <path d="M-19.5-25H19.5L19-33H-19Z" fill="#B5322A" stroke-width="3" />
    <path d="M-38-22C-22-31 22-31 38-22 30-15-30-15-38-22Z" fill={FELT_HAT} />
  </>
);
