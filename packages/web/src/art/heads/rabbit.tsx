import { INK, WHITE } from '../drawing/palette.ts';
import { Eyes, Mouth } from './face.tsx';
import type { Head } from './head.ts';

const FUR = '#D9CFEA';
const INNER = '#F3A9B8';
const CARROT = '#FF8A1F';
const LEAF = '#4FA04A';

const Ears = ({ droop }: { droop: boolean }) =>
  droop ? (
    <>
      <path d="M-8-22C-30-44-52-34-50-8-42-2-34-12-22-14Z" fill={FUR} />
      <path d="M8-22C30-44 52-34 50-8 42-2 34-12 22-14Z" fill={FUR} />
      <path
        d="M-22-25C-36-32-45-24-44-14M22-25C36-32 45-24 44-14"
        fill="none"
        stroke={INNER}
        stroke-width="5"
      />
    </>
  ) : (
    <>
      <path d="M-20-16C-34-54-22-70-13-64-4-58-3-38-4-20Z" fill={FUR} />
      <path d="M-16-26C-22-48-19-57-15-57" fill="none" stroke={INNER} stroke-width="6" />
      <path
        d="M4-20C5-40 12-58 22-58 30-58 30-50 40-44 46-38 40-28 33-30 28-32 24-34 20-14Z"
        fill={FUR}
      />
      <path d="M31-47Q27-42 26-35" fill="none" stroke-width="3" />
      <path d="M14-28C15-42 18-50 21-50" fill="none" stroke={INNER} stroke-width="5" />
    </>
  );

export const Rabbit: Head = ({ expression }) => {
  const calm = expression === 'neutral' || expression === 'smug' || expression === 'aiming';
  return (
    <>
      <Ears droop={expression === 'scared' || expression === 'ducked' || expression === 'dead'} />
      <path d="M-27 2C-27-18-15-26 0-26S27-18 27 2C27 18 16 27 0 27S-27 18-27 2Z" fill={FUR} />
      <path d="M-17 15Q-14 6 0 8 14 6 17 15 12 25.5 0 25.5T-17 15Z" fill={WHITE} stroke="none" />
      {calm ? (
        <>
          <path d="M0 11v4" fill="none" stroke-width="3" />
          <path
            d={
              expression === 'smug'
                ? 'M-9 15Q0 20 12 12'
                : expression === 'aiming'
                  ? 'M-8 16H9'
                  : 'M-9 14.5Q-4 18 0 15 4 18 9 14.5'
            }
            fill="none"
            stroke-width="3"
          />
          <path d="M-4 17H4V23.5Q0 25-4 23.5ZM0 17v7" fill={WHITE} stroke-width="2.4" />
          <g transform="rotate(-14 10 16)">
            <path d="M36 12q8-6 10-1-3 1-4 3 4 0 5 4-6 3-11-2Z" fill={LEAF} stroke-width="2.6" />
            <path d="M8 17L36 10Q39 15 36 19Z" fill={CARROT} stroke-width="3" />
            <path d="M21 15.5l1.5 2M28 13l2 2.5" fill="none" stroke-width="2" />
          </g>
        </>
      ) : (
        <Mouth expression={expression} y={17} w={8} />
      )}
      <path d="M-5 6Q0 4 5 6 3 11 0 11T-5 6Z" fill={INNER} stroke-width="2.6" />
      <Eyes expression={expression} dx={10.5} y={-5} r={5} brow={10} />
      {calm && (
        <g stroke-width="2.6">
          <path d="M-19-4H-3Q-4 7-11 7T-19-4Z" fill={INK} opacity="0.62" />
          <path d="M3-4H19Q18 7 11 7T3-4Z" fill={INK} opacity="0.62" />
          <path d="M-26-6L-19-4H19L26-6" fill="none" stroke-width="3" />
        </g>
      )}
    </>
  );
};
