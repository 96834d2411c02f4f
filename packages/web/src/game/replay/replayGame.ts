import { type GameEvent, type Replay, type Seat, type View, visibleTo } from '@holdup/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CharacterId } from '../../art/index.ts';
import { createBeats } from '../beats.ts';
import { type Beat, type Game, NO_CLOCK, type Sitter } from '../game.ts';
import { NO_ABILITIES, withoutPeople } from '../withoutPeople.ts';
import type { Frame } from '../worker/messages.ts';

/** Whose view of a replay is shown. */
export type Eyes = { readonly seat: Seat | null; readonly secrets: boolean };

export type Recording = {
  readonly replay: Replay;
  readonly frames: readonly Frame[];
  readonly characters: readonly CharacterId[];
};

const viewOf = ({ shown, own }: Frame, seat: Seat | null): View => ({
  seat,
  public: shown,
  own: seat === null ? null : (own[seat] ?? null),
  moves: [],
});

const seen = (events: readonly GameEvent[], { seat, secrets }: Eyes): readonly GameEvent[] =>
  secrets ? events : events.filter((event) => visibleTo(event, seat));

/** A recording as a game without answers: it advances when the screen requests the next beat. */
export type ReplayGame = Game & {
  readonly at: ReadonlySignal<number>;
  readonly length: number;
  readonly next: () => void;
};

export const createReplayGame = (
  { replay, frames, characters }: Recording,
  eyes: Eyes,
  from: number,
): ReplayGame => {
  const beatOf = (id: number, frame: Frame, events: readonly GameEvent[]): Beat => ({
    id,
    events: seen(events, eyes),
    view: viewOf(frame, eyes.seat),
    secrets: eyes.secrets ? frame.own : null,
  });
  const start = Math.max(0, Math.min(frames.length - 1, from));
  const opening = frames[start];
  if (opening === undefined) throw new Error('A recording has at least one frame.');
  const first = beatOf(start, opening, start === 0 ? opening.events : []);
  const { latest, add, after } = createBeats(first);
  const sitters: readonly Sitter[] = characters.map((character, seat) => ({
    name: replay.names?.[seat] ?? '',
    character,
    kind: 'person',
    away: false,
  }));
  const ignore = (): void => {};
  return {
    sitters: signal(sitters),
    latest,
    beats: { after },
    past: frames.slice(0, start === 0 ? 0 : start + 1).flatMap(({ events }) => seen(events, eyes)),
    shown: ignore,
    clock: signal(NO_CLOCK),
    choice: signal(null),
    answer: ignore,
    ...withoutPeople(),
    trouble: signal(null),
    abilities: NO_ABILITIES,
    hurry: ignore,
    record: async () => replay,
    leave: ignore,
    at: computed(() => latest.value.id),
    length: frames.length,
    next: () => {
      const index = latest.peek().id + 1;
      const frame = frames[index];
      if (frame) add(beatOf(index, frame, frame.events));
    },
  };
};
