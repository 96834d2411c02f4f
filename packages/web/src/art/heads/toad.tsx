import { type Expression, GOLD } from '../drawing/palette.ts';
import { Eyes, Grimace } from './face.tsx';
import type { Head } from './head.ts';

const SKIN = '#8BBE5C';
const BELLY = '#C9E39B';
const WART = '#5C8A3A';

const Lips = ({ expression }: { expression: Expression }) => {
  const line = (d: string) => <path d={d} fill="none" />;
  switch (expression) {
    case 'neutral':
      return line('M-27 6Q0 17 27 6');
    case 'smug':
      return (
        <>
          {line('M-27 9Q6 20 28 1')}
          <path d="M9 12.5L15 10.8 14 17.5Z" fill={GOLD} stroke-width="2.4" />
        </>
      );
    case 'aiming':
      return line('M-26 10Q0 6 27 8');
    case 'scared':
    case 'ducked':
      return line('M-27 11q4.5-6 9 0t9 0 9 0 9 0 9 0 9 0');
    case 'hit':
      return <Grimace y={11} w={17} />;
    case 'dead':
      return (
        <>
          <path d="M6 11v10a6 6 0 0 0 12 0V8Z" fill="#E8707A" stroke-width="3" />
          {line('M-27 12Q-8 6 4 11T27 6')}
        </>
      );
  }
};

export const Toad: Head = ({ expression }) => (
  <>
    <circle cx="-18" cy="-19" r="13" fill={SKIN} />
    <circle cx="18" cy="-19" r="13" fill={SKIN} />
    <path d="M-36 4C-36-14-20-21 0-21S36-14 36 4 20 28 0 28-36 20-36 4Z" fill={SKIN} />
    <path d="M-26 17Q0 24 26 17 14 26.5 0 26.5T-26 17Z" fill={BELLY} stroke="none" />
    <path d="M-28-4h.1M-23-9h.1M28-6h.1M24 -1h.1" stroke={WART} stroke-width="5" />
    <path d="M-4-4Q-3-2-4-1M4-4Q3-2 4-1" fill="none" stroke-width="2.6" />
    <Lips expression={expression} />
    <Eyes expression={expression} dx={18} y={-20} r={6.4} />
    {expression === 'aiming' && <path d="M8-27L25-31" fill="none" />}
    <path d="M-10-32L-12-55Q0-59 12-55L10-32Q0-29-10-32Z" fill="#4A3F5C" stroke-width="3.4" />
    <path d="M-10.5-37Q0-34 10.5-37" fill="none" stroke={GOLD} stroke-width="4" />
    <path d="M-18-33Q0-26 18-33 14-27 0-26T-18-33Z" fill="#4A3F5C" />
  </>
);
