import type { Seat } from '@holdup/engine';
import { type Signal, signal } from '@preact/signals';
import { CHARACTERS } from '../../art/index.ts';
import {
  type Game,
  type GameClock,
  NO_CLOCK,
  NO_PROMISES,
  type Promises,
  type Said,
  type Sitter,
} from '../../game/game.ts';
import { NO_ABILITIES, withoutPeople } from '../../game/withoutPeople.ts';
import type { RemoteGame } from '../../remote/remoteGame.ts';
import type { Position } from './position.ts';

export const STILL_SITTERS: readonly Sitter[] = CHARACTERS.map(({ id, name }) => ({
  name,
  character: id,
  kind: 'bot',
  away: false,
}));

/** How a still differs from a quiet game against bots. */
export type StillWish = {
  readonly clock?: Partial<GameClock>;
  /** What has been said at the table. */
  readonly talk?: Signal<readonly Said[]>;
  readonly choice?: Game['choice']['value'];
  readonly people?: boolean;
  /** Who is away; a bot stands in. */
  readonly away?: Seat;
  readonly names?: readonly string[];
  readonly promises?: Promises;
};

/** A game that stands still at a position. */
export const stillGame = (
  { view, past, replay, secrets }: Position,
  {
    clock,
    talk = signal([]),
    choice = null,
    people = false,
    away,
    names,
    promises = NO_PROMISES,
  }: StillWish = {},
): RemoteGame => {
  const beat = { id: 0, events: [], view, secrets };
  const sitters = STILL_SITTERS.slice(0, view.public.seats).map((sitter, seat) => ({
    ...sitter,
    name: names?.[seat] ?? sitter.name,
    ...(seat === away ? { away: true, standIn: true } : {}),
  }));
  const ignore = (): void => {};
  const seated = view.seat !== null;
  return {
    match: 'still',
    update: ignore,
    sitters: signal(sitters.map((sitter) => (people ? { ...sitter, kind: 'person' } : sitter))),
    latest: signal(beat),
    beats: { after: () => ignore },
    past,
    shown: ignore,
    clock: signal({ ...NO_CLOCK, ...clock }),
    choice: signal(choice),
    answer: ignore,
    ...withoutPeople(),
    promises: signal(promises),
    talk,
    trouble: signal(null),
    abilities: {
      ...NO_ABILITIES,
      hurry: !people,
      talk: seated,
      chat: people && seated,
      whisper: people && seated,
      hint: people ? null : 'mixed',
      rematch: seated,
    },
    hurry: ignore,
    record: async () => replay,
    leave: ignore,
  };
};
