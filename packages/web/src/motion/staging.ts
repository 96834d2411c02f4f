import type { GameEvent, LootKind, Share } from '@holdup/engine';
import { kindOfCard } from '@holdup/engine/codes';
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
  roundBegan: { ms: 1500, sound: 'deal' },
  defaulted: silent(400),
  locked: silent(0),
  hustled: silent(900),
  gaveBack: silent(700),
  drewBullet: silent(900),
  gotBullet: silent(1100),
  allLoaded: { ms: 0, sound: 'load' },
  aimed: { ms: 1100, sound: 'aim' },
  satOut: silent(600),
  reloaded: { ms: 900, sound: 'load' },
  ordered: silent(1000),
  reaimed: { ms: 1100, sound: 'aim' },
  /** Ducking sounds, too. */
  courage: { ms: 1000, sound: 'snap' },
  shamed: silent(250),
  discarded: silent(0),
  /** It sounds once its card has turned over. */
  revealed: silent(1100),
  wounded: { ms: 750, sound: 'wound' },
  dodged: { ms: 900, sound: 'ricochet' },
  healed: { ms: 700, sound: 'firstAid' },
  died: { ms: 1500, sound: 'death' },
  stole: { ms: 800, sound: 'take' },
  gotCard: silent(600),
  sharingBegan: silent(0),
  /** Only the last event of a beat waits, where somebody may forbid the share. */
  announced: silent(0),
  allowed: silent(500),
  forbade: silent(1100),
  tookNothing: silent(800),
  /** Its sound depends on the share. */
  took: silent(230),
  kept: silent(0),
  traded: { ms: 900, sound: 'take' },
  clipLost: silent(700),
  declined: silent(500),
  regained: { ms: 800, sound: 'clip' },
  noBangLeft: silent(600),
  paid: { ms: 700, sound: 'bill' },
  leftOver: silent(700),
  newGodfather: { ms: 700, sound: 'godfather' },
  /** The breath before the money is counted. */
  over: { ms: 1500, sound: 'heartbeat' },
};

/** How a share sounds when it is taken: as its kind does, or as what then comes of it. */
const soundOfShare = (share: Share): Effect => {
  const kind: LootKind = share === 'godfather' ? share : kindOfCard(share);
  return kind === 'godfather' || kind === 'firstAid' ? 'take' : kind;
};

/** What an event sounds like; several sounds start together. */
export const soundsOf = (event: GameEvent): readonly Effect[] => {
  switch (event.type) {
    case 'took':
      return [soundOfShare(event.share)];
    case 'healed':
      return event.healed > 0 ? ['firstAid'] : [];
    default: {
      const { sound } = STAGING[event.type];
      const ducking = event.type === 'courage' && event.ducked.length > 0;
      return [...(sound === null ? [] : [sound]), ...(ducking ? (['duck'] as const) : [])];
    }
  }
};
