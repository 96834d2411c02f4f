import { BLOOD, type Expression, WHITE } from '../drawing/palette.ts';
import { Eyes } from './face.tsx';
import type { Head } from './head.ts';

const BILL = '#F59A1C';
const CAP = '#4A4450';

const Bill = ({ expression }: { expression: Expression }) => {
  switch (expression) {
    case 'hit':
      return (
        <>
          <path d="M-24 14Q-14-4 0-4T24 14Q24 20 0 18-24 20-24 14Z" fill={BILL} />
          <path d="M-19 16Q-10 7 0 8T19 16" fill="none" stroke-width="3" />
        </>
      );
    case 'scared':
    case 'ducked':
      return (
        <>
          <path d="M-17 10Q0 32 17 10Q0 16-17 10Z" fill="#C9720A" />
          <path d="M-13 11Q0 26 13 11Q0 17-13 11Z" fill="#5A1414" stroke="none" />
          <path d="M-24 7Q-12-5 0-5T24 7Q12 14 0 13T-24 7Z" fill={BILL} />
        </>
      );
    case 'dead':
      return (
        <>
          <path d="M3 16v6a4.5 5 0 0 0 9 0v-7Z" fill="#E8707A" stroke-width="3" />
          <path d="M-24 10Q-12-3 0-3T24 10Q26 17 0 18-26 17-24 10Z" fill={BILL} />
          <path d="M-20 12Q-10 9 0 12T20 12" fill="none" stroke-width="3" />
        </>
      );
    case 'smug':
      return (
        <>
          <path d="M-23 10Q-12-4 2-4 16-4 27 3 27 15 2 19-25 19-23 10Z" fill={BILL} />
          <path d="M-18 13Q6 15 25 5" fill="none" stroke-width="3" />
        </>
      );
    case 'neutral':
    case 'aiming':
      return (
        <>
          <path d="M-25 9Q-12-4 0-4T25 9Q27 17 0 19-27 17-25 9Z" fill={BILL} />
          <path
            d={expression === 'aiming' ? 'M-20 12H20' : 'M-21 11Q0 17 21 11'}
            fill="none"
            stroke-width="3"
          />
        </>
      );
  }
};

export const Duck: Head = ({ expression }) => (
  <>
    <path d="M-27-4C-27-26-16-32 0-32S27-26 27-4 16 27 0 27-27 18-27-4Z" fill={WHITE} />
    <Eyes expression={expression} dx={9.5} y={-11} r={5.2} />
    {(expression === 'neutral' || expression === 'smug' || expression === 'aiming') && (
      <g>
        <path d="M16 12L33 18" fill="none" stroke-width="5.5" />
        <path d="M16 12L33 18" fill="none" stroke={WHITE} stroke-width="2.2" />
        <circle cx="37" cy="19.5" r="7.5" fill={BLOOD} stroke-width="3.4" />
        <path d="M34 17q3-3 6 0" fill="none" stroke={WHITE} stroke-width="2" />
      </g>
    )}
    <Bill expression={expression} />
    <path d="M-4-1.5V1M4-1.5V1" stroke-width="2.4" />
    <path d="M-29-19C-33-40-16-47 2-46 22-45 33-36 30-19Q0-27-29-19Z" fill={CAP} />
    <path d="M-31-15Q-34-23-26-25 0-31 27-24 40-20 38-14 20-22 0-21T-31-15Z" fill={CAP} />
    <circle cx="1" cy="-46" r="3.2" fill={CAP} stroke-width="3" />
    <path d="M-14-43Q-17-36-17-29M15-43Q18-36 18-29" fill="none" stroke-width="2.2" />
  </>
);
