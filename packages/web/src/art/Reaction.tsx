import type { JSX } from 'preact';
import { keysOf } from '../records/keysOf.ts';
import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { BLOOD, GOLD, INK, WHITE } from './drawing/palette.ts';

export type ReactionId = import('@holdup/protocol').Reaction;

const Dots = () => (
  <g fill={INK} stroke="none">
    <ellipse cx="-8" cy="-5" rx="3" ry="4.4" />
    <ellipse cx="8" cy="-5" rx="3" ry="4.4" />
  </g>
);

const line = { fill: 'none', 'stroke-width': 3.2 } as const;

/** The faces, drawn on a disc of radius 23. */
const FACES: Record<ReactionId, () => JSX.Element> = {
  laugh: () => (
    <>
      <path d="M-13-4L-5-7-13-9M13-4L5-7 13-9" {...line} />
      <path d="M-12 3H12Q10 16 0 16T-12 3Z" fill={WHITE} stroke-width="3" />
    </>
  ),
  cry: () => (
    <>
      <Dots />
      <path d="M-7 12Q0 5 7 12" {...line} />
      <path d="M-12 0Q-17 9-12 12-7 9-12 0Z" fill="#6FE3FA" stroke-width="2.4" />
    </>
  ),
  angry: () => (
    <>
      <Dots />
      <path d="M-14-12L-4-8M14-12L4-8M-7 11Q0 6 7 11" {...line} />
    </>
  ),
  scared: () => (
    <>
      <g fill={WHITE} stroke-width="2.4">
        <circle cx="-8" cy="-5" r="5.6" />
        <circle cx="8" cy="-5" r="5.6" />
      </g>
      <g fill={INK} stroke="none">
        <circle cx="-8" cy="-5" r="2" />
        <circle cx="8" cy="-5" r="2" />
      </g>
      <path d="M-8 11L-4 8 0 11 4 8 8 11" {...line} />
    </>
  ),
  cool: () => (
    <>
      <path d="M-17-9H17L14 0Q8 3 3-3H-3Q-8 3-14 0Z" fill={INK} stroke-width="2" />
      <path d="M-6 10Q3 13 8 7" {...line} />
    </>
  ),
  love: () => (
    <>
      <path
        d="M-8-1Q-15-6-13-10-10-13-8-9-6-13-3-10-1-6-8-1ZM8-1Q1-6 3-10 6-13 8-9 10-13 13-10 15-6 8-1Z"
        fill={BLOOD}
        stroke-width="2"
      />
      <path d="M-8 6Q0 14 8 6" {...line} />
    </>
  ),
  money: () => (
    <>
      <path
        d="M-4-9Q-11-12-12-8-11-5-8-5-4-4-5 0-8 3-12 0M-8-13V4M12-9Q5-12 4-8 5-5 8-5 12-4 11 0 8 3 4 0M8-13V4"
        fill="none"
        stroke="#2E7D46"
        stroke-width="2.6"
      />
      <path d="M-9 7Q0 16 9 7Z" fill={WHITE} stroke-width="3" />
    </>
  ),
  clap: () => (
    <>
      <path d="M-11-4Q-8-8-5-4M5-4Q8-8 11-4M-6 2Q0 7 6 2" {...line} />
      <path d="M-12 20L-3 8Q0 5 3 8L12 20Z" fill={WHITE} stroke-width="3" />
      <path d="M0 8V19" {...line} stroke-width={2.4} />
    </>
  ),
};

export const REACTIONS = keysOf(FACES);

export const Reaction = ({ id, ...frame }: ArtProps & { id: ReactionId }) => {
  const Face = FACES[id];
  return (
    <ArtFrame {...frame} box={[-27, -27, 54, 54]}>
      <circle r="23" fill={id === 'angry' ? '#FF8D5C' : GOLD} />
      <Face />
    </ArtFrame>
  );
};
