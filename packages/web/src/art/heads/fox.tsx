import { INK, PAPER } from '../drawing/palette.ts';
import { Eyes, Mouth } from './face.tsx';
import type { Head } from './head.ts';

const FUR = '#EE8F3C';

export const Fox: Head = ({ expression }) => {
  const flat = expression === 'scared' || expression === 'ducked';
  return (
    <>
      <path d={flat ? 'M-26-14L-47-28-27 1Z' : 'M-29-6L-33-46-5-24Z'} fill={FUR} />
      <path d={flat ? 'M26-14L47-28 27 1Z' : 'M29-6L33-46 5-24Z'} fill={FUR} />
      {!flat && <path d="M-26-14L-28-35-15-25ZM26-14L28-35 15-25Z" fill={INK} stroke="none" />}
      <path
        d="M0-28C18-28 28-20 30-8L40 8 27 9C20 18 10 28 0 28S-20 18-27 9L-40 8-30-8C-28-20-18-28 0-28Z"
        fill={FUR}
      />
      <path
        d="M-38 7.5Q-14-6-5 5 0 9 5 5 14-6 38 7.5L27 9C20 18 10 28 0 28S-20 18-27 9Z"
        fill={PAPER}
        stroke="none"
      />
      <path
        d="M0-28C18-28 28-20 30-8L40 8 27 9C20 18 10 28 0 28S-20 18-27 9L-40 8-30-8C-28-20-18-28 0-28Z"
        fill="none"
      />
      <Mouth expression={expression} y={19} w={8} />
      <path d="M-6.5 8Q0 4 6.5 8 4 15 0 15T-6.5 8Z" fill={INK} stroke-width="2" />
      <Eyes expression={expression} dx={12.5} y={-6} r={4.8} brow={9.5} covered="left" />
      <path d="M-31-14Q-2-20 22-27" fill="none" stroke-width="4" />
      <path d="M-22-12Q-13-15-4-14 -3 0-13 2-22 0-22-12Z" fill={INK} stroke-width="3" />
      <path d="M-18-8Q-14-10-10-9" fill="none" stroke="#6B625C" stroke-width="2" />
    </>
  );
};
