import type { PowerName } from '@holdup/engine';
import type { JSX } from 'preact';
import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { BLOOD, FOAM, GOLD, INK, PAPER, WHITE } from './drawing/palette.ts';

const STEEL = '#B9C4CE';
const GREEN = '#4FA04A';
const BLUE = '#5FC3F0';

type Emblem = { ground: string; draw: () => JSX.Element };

/** One emblem per power, drawn in a shield of about 44 × 44. */
const EMBLEMS: Record<PowerName, Emblem> = {
  collector: {
    ground: '#8C3B52',
    draw: () => (
      <>
        <rect x="-16" y="-15" width="32" height="28" rx="2" fill={GOLD} />
        <rect x="-11" y="-10" width="22" height="18" fill="#8FD3E8" stroke-width="2.6" />
        <path d="M-11 8L-3-3 3 4 7-1 11 8Z" fill={GREEN} stroke-width="2.4" />
        <circle cx="5" cy="-5" r="2.6" fill={GOLD} stroke="none" />
      </>
    ),
  },
  cunning: {
    ground: '#6A4FB0',
    draw: () => (
      <>
        <rect x="-15" y="-13" width="16" height="23" rx="3" fill={WHITE} transform="rotate(-12)" />
        <rect x="-1" y="-11" width="16" height="23" rx="3" fill={BLOOD} transform="rotate(12)" />
        <path
          d="M-14 12Q-4 21 8 16M8 16l-7-2M8 16l-3 6"
          fill="none"
          stroke={INK}
          stroke-width="6"
        />
        <path
          d="M-14 12Q-4 21 8 16M8 16l-7-2M8 16l-3 6"
          fill="none"
          stroke={GOLD}
          stroke-width="2.6"
        />
      </>
    ),
  },
  cute: {
    ground: '#F08FB0',
    draw: () => (
      <>
        <path d="M0 16C-26-2-16-20 0-8 16-20 26-2 0 16Z" fill={BLOOD} />
        <path d="M-9-6Q-6-10-3-8" fill="none" stroke={WHITE} stroke-width="3" />
        <path d="M-7 0h.1M7 0h.1" stroke-width="5" />
        <path d="M-4 4Q0 8 4 4" fill="none" stroke-width="3" />
      </>
    ),
  },
  dictator: {
    ground: '#5B5470',
    draw: () => (
      <>
        <path
          d="M-7 16V-6a3.5 3.5 0 0 1 7 0V-12a3.5 3.5 0 0 1 7 0V-4q7-4 8 2L11 16Z"
          fill={PAPER}
        />
        <path d="M-7 2Q-15-4-16 2L-7 14" fill={PAPER} />
        <path d="M-9 16H12V22H-9Z" fill={BLOOD} stroke-width="3" />
        <path d="M0-6V3M7-4V3" stroke-width="2.4" />
        <circle cx="13" cy="-13" r="6.5" fill={BLOOD} stroke-width="2.6" />
        <path d="M9.5-13H16.5" stroke={WHITE} stroke-width="2.6" />
      </>
    ),
  },
  doctor: {
    ground: '#BFE6CC',
    draw: () => (
      <>
        <path d="M-11-17V-6Q-11 5 0 5T11-6V-17" fill="none" stroke-width="8" />
        <path d="M-11-17V-6Q-11 5 0 5T11-6V-17" fill="none" stroke="#59616B" stroke-width="3" />
        <path d="M0 5V9Q0 17 8 16" fill="none" stroke-width="8" />
        <path d="M0 5V9Q0 17 8 16" fill="none" stroke="#59616B" stroke-width="3" />
        <circle cx="12" cy="14" r="6.5" fill={STEEL} stroke-width="3" />
        <circle cx="12" cy="14" r="2" fill={INK} stroke="none" />
      </>
    ),
  },
  goodFriend: {
    ground: '#F4C64E',
    draw: () => (
      <>
        <path d="M-21-6L-9-10 2-4 10-8 21-5V9L12 10 2 17-8 14-14 8-21 8Z" fill="#F3D7B5" />
        <path d="M2-4Q-6 0-6 4-1 6 3 2L13 9" fill="none" stroke-width="3" />
        <path d="M-21-9V11" stroke={BLOOD} stroke-width="6" />
        <path d="M21-8V12" stroke="#5F7BF7" stroke-width="6" />
      </>
    ),
  },
  greedy: {
    ground: '#2E6B55',
    draw: () => (
      <>
        <path d="M-20-3a6 6 0 0 1 11-3l9 14 9-14a6 6 0 0 1 11 3L8 18H-8Z" fill="#F3D7B5" />
        <circle cx="-10" cy="-13" r="7" fill={GOLD} stroke-width="3" />
        <circle cx="10" cy="-13" r="7" fill={GOLD} stroke-width="3" />
        <path d="M-10-16V-10M10-16V-10" stroke-width="2.4" />
      </>
    ),
  },
  hustler: {
    ground: '#C2502E',
    draw: () => (
      <>
        <path d="M-18 14L-15-6Q-14-9-11-9H-4Q-1-9-1-6L2 14Z" fill={STEEL} />
        <path d="M-2 14L1-3Q2-6 5-6H12Q15-6 15-3L18 14Z" fill={STEEL} />
        <path d="M-19 14H3M-3 14H19" stroke-width="5" />
        <circle cx="-7" cy="-15" r="4.5" fill={BLOOD} stroke-width="2.6" />
        <path
          d="M-1-17Q6-20 9-11M9-11l-5-2M9-11l3-5"
          fill="none"
          stroke={PAPER}
          stroke-width="2.6"
        />
      </>
    ),
  },
  junkDealer: {
    ground: '#8B6A4A',
    draw: () => (
      <>
        <path d="M-16-8H16L13 17H-13Z" fill={STEEL} />
        <path d="M-19-8H19" stroke-width="6" />
        <path d="M-7-2L-6 11M0-2V11M7-2L6 11" stroke-width="2.6" />
        <path d="M-10-10L-6-20H6L10-10" fill={BLUE} stroke-width="3" />
        <path d="M-6-20L0-10 6-20" fill="none" stroke-width="2.2" />
      </>
    ),
  },
  kid: {
    ground: '#6FCBFA',
    draw: () => (
      <>
        <path d="M-7-3L-12-17M7-3L12-17" fill="none" stroke-width="10" />
        <path d="M-7-3L-12-17M7-3L12-17M0 18V4" fill="none" stroke="#A66A3F" stroke-width="4.5" />
        <path d="M-9-1Q0 8 9-1L4 6V20H-4V6Z" fill="#A66A3F" stroke-width="3" />
        <path d="M-12-16Q0-4 12-16" fill="none" stroke={BLOOD} stroke-width="3" />
        <circle cx="0" cy="-9" r="4" fill={STEEL} stroke-width="2.6" />
      </>
    ),
  },
  luckyMan: {
    ground: '#F2DC32',
    draw: () => (
      <>
        <path d="M1 2Q-1 14 6 20" fill="none" stroke-width="7" />
        <path d="M1 2Q-1 14 6 20" fill="none" stroke={GREEN} stroke-width="2.6" />
        <g fill={GREEN} stroke-width="3">
          <path d="M0 0C-12-6-8-20 0-13 8-20 12-6 0 0Z" />
          <path d="M0 0C6-12 20-8 13 0 20 8 6 12 0 0Z" />
          <path d="M0 0C-6-12-20-8-13 0-20 8-6 12 0 0Z" />
          <path d="M0 0C-9 5-9 17-1 13 4 16 8 8 0 0Z" />
        </g>
      </>
    ),
  },
  professional: {
    ground: '#3B3340',
    draw: () => (
      <>
        <circle r="16" fill={PAPER} />
        <circle r="9" fill={BLOOD} stroke-width="3" />
        <circle r="2.6" fill={INK} stroke="none" />
        <path d="M0-21V-9M0 21V9M-21 0H-9M21 0H9" stroke-width="4" />
      </>
    ),
  },
  smart: {
    ground: '#4C7BD9',
    draw: () => (
      <>
        <path d="M-7 10Q-15 3-13-6-10-18 0-18T13-6Q15 3 7 10Z" fill="#FFE14A" />
        <path d="M-7 10H7V16Q7 20 0 20T-7 16Z" fill={STEEL} stroke-width="3" />
        <path d="M-4 8V-2L0 2 4-2V8" fill="none" stroke-width="2.6" />
      </>
    ),
  },
  stealthy: {
    ground: '#2B2730',
    draw: () => (
      <>
        <path
          d="M-20-3Q-10-12 0-6 10-12 20-3 18 10 8 9 3 9 0 3-3 9-8 9-18 10-20-3Z"
          fill="#6A4FB0"
        />
        <path
          d="M-14-1Q-9-5-4 0-9 4-14-1ZM14-1Q9-5 4 0 9 4 14-1Z"
          fill={WHITE}
          stroke-width="2.6"
        />
        <circle cx="-9" cy="-.5" r="1.8" fill={INK} stroke="none" />
        <circle cx="9" cy="-.5" r="1.8" fill={INK} stroke="none" />
      </>
    ),
  },
  unbreakable: {
    ground: '#7D8A96',
    draw: () => (
      <>
        <path d="M0-19L17-13Q18 8 0 20-18 8-17-13Z" fill={STEEL} />
        <path d="M0-19V20Q-18 8-17-13Z" fill={WHITE} fill-opacity="0.6" stroke-width="2.6" />
        <path d="M-9 1l4-6 4 5 5-8 5 6" fill="none" stroke={BLOOD} stroke-width="3" />
      </>
    ),
  },
  vulture: {
    ground: '#D9A066',
    draw: () => (
      <>
        <path
          d="M-18 20Q-20 4-6 2-10-6-6-12 0-20 9-15 13-12 13-8L20-4Q20 4 15 5L12 0Q8 3 7 8 14 14 12 20Z"
          fill="#3B3340"
        />
        <path
          d="M-7 2Q-8-8-4-13 2-19 9-15 14-11 13-8 8-3 7 6Q0 9-7 2Z"
          fill="#F0A7A0"
          stroke-width="3"
        />
        <path d="M12-11Q22-10 20-1 19 3 17 4 16-3 10-4Z" fill={FOAM} stroke-width="3" />
        <circle cx="5" cy="-9" r="2" fill={INK} stroke="none" />
        <path d="M-15 8Q-6 2 2 8 8 6 9 10-4 16-15 12Z" fill={WHITE} stroke-width="3" />
      </>
    ),
  },
};

const PowerShape = ({ power }: { power: PowerName }) => {
  const { ground, draw } = EMBLEMS[power];
  return (
    <>
      <rect x="-29" y="-29" width="58" height="58" rx="16" fill={ground} />
      <path
        d="M8-29H13A16 16 0 0 1 29-13V13A16 16 0 0 1 13 29H8Q26 0 8-29Z"
        fill="url(#halftone)"
        stroke="none"
      />
      <g stroke-width="3.4">{draw()}</g>
    </>
  );
};

export const PowerEmblem = ({ power, ...frame }: ArtProps & { power: PowerName }) => (
  <ArtFrame {...frame} box={[-32, -32, 64, 64]}>
    <PowerShape power={power} />
  </ArtFrame>
);
