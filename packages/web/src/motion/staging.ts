import type { GameEvent } from '@holdup/engine';
import type { Effect } from '../sound/effects.ts';

export type EventType = GameEvent['type'];

type Staging = {
  /** How long the event is on the screen at normal speed, in ms; 0: it is in the log only. */
  readonly ms: number;
  readonly sound: Effect | null;
};

const silent = (ms: number): Staging => ({ ms, sound: null });

/**
 * How every event is shown. The server has a table of its own for how long it waits (protocol's TELLING_MS), because a
 * game against bots does not load the protocol; a test checks that no event takes longer here.
 */
export const STAGING: Readonly<Record<EventType, Staging>> = {
  roundBegan: silent(1500),
  defaulted: silent(400),
  locked: silent(0),
  hustled: silent(900),
  gaveBack: silent(700),
  drewBullet: silent(900),
  gotBullet: silent(1100),
  allLoaded: silent(0),
  aimed: { ms: 1100, sound: 'snap' },
  satOut: silent(600),
  reloaded: silent(900),
  ordered: silent(1000),
  reaimed: { ms: 1100, sound: 'snap' },
  courage: { ms: 1000, sound: 'snap' },
  shamed: silent(250),
  discarded: silent(0),
  /** Its sound depends on the bullet. */
  revealed: silent(1000),
  wounded: { ms: 750, sound: 'hit' },
  dodged: { ms: 900, sound: 'duck' },
  healed: silent(700),
  died: silent(1300),
  stole: { ms: 800, sound: 'coins' },
  gotCard: silent(600),
  sharingBegan: silent(0),
  /** Only the last event of a beat waits, where somebody may forbid the share. */
  announced: silent(0),
  allowed: silent(500),
  forbade: silent(1100),
  tookNothing: silent(800),
  took: { ms: 520, sound: 'coins' },
  kept: silent(0),
  traded: silent(900),
  clipLost: silent(700),
  declined: silent(500),
  regained: silent(800),
  noBangLeft: silent(600),
  paid: { ms: 700, sound: 'coins' },
  leftOver: silent(700),
  newGodfather: silent(900),
  over: silent(0),
};

export const soundOf = (event: GameEvent): Effect | null =>
  event.type === 'revealed'
    ? event.bullet === 'click'
      ? 'click'
      : 'bang'
    : STAGING[event.type].sound;
