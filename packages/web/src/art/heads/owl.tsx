import { GOLD, INK, PAPER } from '../drawing/palette.ts';
import { Eyes } from './face.tsx';
import type { Head } from './head.ts';

const FEATHER = '#A9825B';
const DARK = '#7A5838';
const BEAK = '#F59A1C';

export const Owl: Head = ({ expression }) => {
  const gaping = expression === 'hit' || expression === 'scared' || expression === 'ducked';
  const flat = expression === 'scared' || expression === 'ducked';
  return (
    <>
      <path
        d={
          flat
            ? 'M-31-22Q-30-30-24-34 0-26 24-34 30-30 31-22 36 28 0 28T-31-22Z'
            : 'M-34-46Q-30-34-16-31 0-26 16-31 30-34 34-46 38-24 32-6 34 28 0 28T-32-6Q-38-24-34-46Z'
        }
        fill={FEATHER}
      />
      <path d="M0-27Q-9-24-12-18L0-12 12-18Q9-24 0-27Z" fill={DARK} stroke="none" />
      <path d="M-14 19l4 3 4-3 4 3 4-3 4 3 4-3" fill="none" stroke={DARK} stroke-width="2.6" />
      <circle cx="-13.5" cy="-6" r="14" fill={PAPER} stroke-width="3.4" />
      <circle cx="13.5" cy="-6" r="14" fill={PAPER} stroke-width="3.4" />
      <Eyes expression={expression} dx={13.5} y={-6} r={7.2} />
      {(expression === 'aiming' || expression === 'smug' || expression === 'hit') && (
        <path
          d={
            expression === 'smug'
              ? 'M-25-19Q-14-20-4-15M5-20Q14-26 25-21'
              : expression === 'hit'
                ? 'M-26-14L-5-24M26-14L5-24'
                : 'M-26-21L-4-12M26-21L4-12'
          }
          fill="none"
        />
      )}
      {gaping && <path d="M-5 5Q0 22 5 5Z" fill="#5A1414" stroke-width="3" />}
      {expression === 'dead' && (
        <path d="M-2 8v7a3 3 0 0 0 6 0V8Z" fill="#E8707A" stroke-width="2.6" />
      )}
      <path d="M-6 0Q0-5 6 0 4 8 0 11-4 8-6 0Z" fill={BEAK} stroke-width="3" />
      <circle cx="13.5" cy="-6" r="14.5" fill="none" stroke={INK} stroke-width="6.5" />
      <circle cx="13.5" cy="-6" r="14.5" fill="none" stroke={GOLD} stroke-width="3.2" />
      <path d="M27-1Q36 12 29 34" fill="none" stroke={INK} stroke-width="5" />
      <path d="M27-1Q36 12 29 34" fill="none" stroke={GOLD} stroke-width="2.2" />
    </>
  );
};
