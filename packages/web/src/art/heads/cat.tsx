import { BLOOD, type Expression, PAPER, WHITE } from '../drawing/palette.ts';
import { Eyes } from './face.tsx';
import type { Head } from './head.ts';

const FUR = '#6A6474';
const INNER = '#E9A2AC';

const mouthOf: Record<Expression, string> = {
  neutral: 'M0 11v3M-8 14Q-4 18 0 14 4 18 8 14',
  smug: 'M0 11v3M-8 15Q-3 19 0 14 7 20 13 10',
  scared: 'M0 11v2M-9 18l3-4 3 4 3-4 3 4 3-4 3 4',
  aiming: 'M0 11v3M-8 17Q0 12 9 16',
  ducked: 'M0 11v2M-9 18l3-4 3 4 3-4 3 4 3-4 3 4',
  hit: 'M0 10v2M-10 21Q-8 12 0 12T10 21Q0 16-10 21Z',
  dead: 'M0 11v3M-9 17Q-4 13 0 15T9 14',
};

export const Cat: Head = ({ expression }) => {
  const flat = expression === 'scared' || expression === 'ducked';
  return (
    <>
      <path d={flat ? 'M-20-20L-46-22-28 4Z' : 'M-30-4Q-36-30-31-44-16-36-6-24Z'} fill={FUR} />
      <path d={flat ? 'M20-20L46-22 28 4Z' : 'M30-4Q36-30 31-44 16-36 6-24Z'} fill={FUR} />
      {!flat && (
        <path
          d="M-26-14Q-29-27-27-35-20-31-15-26ZM26-14Q29-27 27-35 20-31 15-26Z"
          fill={INNER}
          stroke="none"
        />
      )}
      <path
        d="M-34 6C-34-16-18-25 0-25S34-16 34 6L38 16 29 15C22 24 12 27 0 27S-22 24-29 15L-38 16Z"
        fill={FUR}
      />
      <path d="M-15 16Q-12 7 0 9 12 7 15 16 10 25.5 0 25.5T-15 16Z" fill={PAPER} stroke="none" />
      <path
        d={mouthOf[expression]}
        fill={expression === 'hit' ? '#FFFFFF' : 'none'}
        stroke-width="3"
      />
      {expression === 'dead' && (
        <path d="M2 15v5a3.5 3.8 0 0 0 7 0v-5.5Z" fill="#E8707A" stroke-width="2.6" />
      )}
      <path d="M-5 6H5Q3 11 0 11T-5 6Z" fill={INNER} stroke-width="2.6" />
      <path d="M-46 1L-26 7M-46 12L-26 11M46 1L26 7M46 12L26 11" fill="none" stroke-width="2.2" />
      <Eyes expression={expression} dx={12.5} y={-6} r={5.4} brow={10} />
      <path d="M-19-2l-4 1M19-2l4 1" fill="none" stroke-width="3" />
      <path d="M-34-16C-40-34-14-46 10-44 34-42 42-30 31-18 12-27-14-27-34-16Z" fill={BLOOD} />
      <path d="M-33-15Q0-32 31-17" fill="none" stroke-width="7" />
      <path d="M10-44Q11-50 16-51" fill="none" />
      <path d="M-18-34Q-8-38 0-38" fill="none" stroke={WHITE} stroke-width="2.6" opacity="0.7" />
    </>
  );
};

/** Worn over the suit, not on the head. */
export const CatPearls = () => (
  <g fill={WHITE} stroke-width="2.4">
    {[-16, -10.5, -4, 4, 10.5, 16].map((x, index) => (
      <circle key={x} cx={x} cy={[22, 27, 29.5, 29.5, 27, 22][index]} r="3.6" />
    ))}
  </g>
);
