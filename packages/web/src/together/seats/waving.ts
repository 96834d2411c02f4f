import type { Request, TableMessage, Talk } from '@holdup/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';

/** In the lobby every reaction is a wave; it is limited and muted like any other. */
export const WAVE: Request = { type: 'react', reaction: 'clap' };

const WAVE_MS = 2000;

type Wave = { readonly person: number; readonly at: number };

/** The waves in `talk` since a moment, and the moment of the last of them. */
export const wavesSince = (
  talk: readonly Talk[],
  since: number,
): { readonly waves: readonly Wave[]; readonly last: number } => {
  const waves = talk.flatMap(({ kind, person, at }) =>
    kind === 'reaction' && person !== null && at > since ? [{ person, at }] : [],
  );
  return { waves, last: waves.at(-1)?.at ?? since };
};

/** Who waves right now, with the moment they began: somebody who waves again begins again. */
export const useWaving = ({ talk }: TableMessage): ReadonlyMap<number, number> => {
  const [waving, setWaving] = useState<ReadonlyMap<number, number>>(new Map());
  const seen = useRef(wavesSince(talk, 0).last);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { waves, last } = wavesSince(talk, seen.current);
    if (waves.length === 0) return;
    seen.current = last;
    setWaving((now) => new Map([...now, ...waves.map(({ person, at }) => [person, at] as const)]));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setWaving((now) => new Map([...now].filter(([, at]) => at > last)));
    }, WAVE_MS);
    timers.current.add(timer);
  }, [talk]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return waving;
};
