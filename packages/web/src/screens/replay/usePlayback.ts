import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import {
  createReplayGame,
  type Eyes,
  type Recording,
  type ReplayGame,
} from '../../game/replay/replayGame.ts';
import { eventMs } from '../../motion/timings.ts';
import { settings } from '../../settings/settings.ts';

/** Frames in which somebody only locks in an answer are skipped: nothing is to be seen in them. */
const isStep = ({ frames }: Recording, index: number): boolean =>
  frames[index]?.events.some(({ type }) => type !== 'locked') ?? false;

const stepFrom = (recording: Recording, from: number, by: 1 | -1): number => {
  const last = recording.frames.length - 1;
  let index = from + by;
  while (index > 0 && index < last && !isStep(recording, index)) index += by;
  return Math.max(0, Math.min(last, index));
};

export type Playback = {
  readonly game: ReplayGame;
  readonly eyes: Eyes;
  /** Changes whenever the table has to start over: after a jump, or through other eyes. */
  readonly key: string;
  readonly playing: ReadonlySignal<boolean>;
  /** The frame on the table. */
  readonly at: number;
  readonly last: number;
  readonly togglePlaying: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly jump: (to: number) => void;
  readonly look: (change: Partial<Eyes>) => void;
};

/** Plays a recording: automatically, step by step, or from any frame. */
export const usePlayback = (recording: Recording, first: Eyes, from: number): Playback => {
  const eyes = useSignal(first);
  const start = useSignal(from);
  const playing = useSignal(from === 0);
  const shown = useSignal(-1);
  const game = useMemo(
    () => ({
      ...createReplayGame(recording, eyes.value, start.value),
      shown: (id: number) => {
        shown.value = id;
      },
    }),
    [recording, eyes.value, start.value],
  );
  const at = game.at.value;
  const last = recording.frames.length - 1;
  const advance = (): void => {
    const to = stepFrom(recording, game.at.peek(), 1);
    while (game.at.peek() < to) game.next();
  };
  const advances = playing.value && shown.value >= at && at < last;
  useEffect(() => {
    if (!advances) return;
    const timer = setTimeout(advance, eventMs('took', settings.peek().speed));
    return () => clearTimeout(timer);
  });
  const jump = (to: number): void => {
    playing.value = false;
    shown.value = -1;
    start.value = to;
  };
  return {
    game,
    eyes: eyes.value,
    key: `${start.value}/${eyes.value.seat}/${eyes.value.secrets}`,
    playing,
    at,
    last,
    togglePlaying: () => {
      playing.value = !playing.value;
    },
    next: () => {
      playing.value = false;
      advance();
    },
    previous: () => jump(stepFrom(recording, at, -1)),
    jump,
    look: (change) => {
      shown.value = -1;
      start.value = game.at.peek();
      eyes.value = { ...eyes.value, ...change };
    },
  };
};
