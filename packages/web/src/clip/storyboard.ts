import type { Bullet, Seat } from '@holdup/engine';
import type { Expression } from '../art/index.ts';
import { seatsOf } from '../game/seats.ts';
import type { Reveal } from './reveal.ts';

/** One picture of a clip, and how long it is shown. */
export type Picture = {
  readonly ms: number;
  /** By seat. */
  readonly faces: readonly Expression[];
  /** By seat: whom its arrow points at. */
  readonly arrows: readonly (Seat | null)[];
  /** By seat: the bullet that lies face-up before it. */
  readonly bullets: readonly (Bullet | null)[];
  /** A shot lands: everything shakes, to this side. */
  readonly shake: number;
  /** The winners' picture instead of the table. */
  readonly end: boolean;
};

/** At most this long, whatever happens in the round. */
export const LONGEST_MS = 8000;

const TIMES = {
  arrow: 260,
  aimed: 800,
  ducked: 900,
  shake: 110,
  shot: 480,
  after: 1100,
  end: 1700,
};
const ARROW_STEPS = 3;

const facesBefore = ({ alive, targets }: Reveal): Expression[] =>
  alive.map((lives, seat) => (lives ? (targets[seat] === null ? 'neutral' : 'aiming') : 'dead'));

/** All pictures, with shots shortened where there are many, so that the clip is short enough. */
export const storyboardOf = (reveal: Reveal): readonly Picture[] => {
  const { alive, targets, ducked, shots, died } = reveal;
  const pictures: Picture[] = [];
  let faces = facesBefore(reveal);
  let arrows: (Seat | null)[] = alive.map(() => null);
  let bullets: (Bullet | null)[] = alive.map(() => null);
  const add = (ms: number, shake = 0, end = false): void => {
    pictures.push({ ms, faces, arrows, bullets, shake, end });
  };
  const setFace = (seat: Seat, face: Expression): void => {
    faces = faces.map((each, place) => (place === seat ? face : each));
  };
  const shooters = seatsOf(alive).filter((seat) => targets[seat] !== null);
  for (let step = 1; step <= ARROW_STEPS; step++) {
    const shown = shooters.slice(0, Math.ceil((shooters.length * step) / ARROW_STEPS));
    arrows = seatsOf(alive).map((seat) => (shown.includes(seat) ? (targets[seat] ?? null) : null));
    add(step === ARROW_STEPS ? TIMES.aimed : TIMES.arrow);
  }
  for (const seat of ducked) setFace(seat, 'ducked');
  const isDown = (seat: Seat): boolean => ducked.includes(seat);
  arrows = seatsOf(alive).map((seat) => {
    const target = targets[seat] ?? null;
    return target === null || isDown(seat) || isDown(target) ? null : target;
  });
  add(TIMES.ducked);
  const fixed =
    TIMES.arrow * (ARROW_STEPS - 1) + TIMES.aimed + TIMES.ducked + TIMES.after + TIMES.end;
  const room = (LONGEST_MS - fixed) / Math.max(1, shots.length);
  for (const { seat, target, bullet, hits } of shots) {
    bullets = bullets.map((each, place) => (place === seat ? bullet : each));
    if (target !== null) setFace(target, hits ? 'hit' : 'scared');
    const shake = hits ? TIMES.shake : 0;
    if (hits) {
      add(shake / 2, 6);
      add(shake / 2, -6);
    }
    add(Math.min(TIMES.shot, room - shake));
  }
  for (const seat of died) setFace(seat, 'dead');
  add(TIMES.after);
  add(TIMES.end, 0, true);
  return pictures;
};
