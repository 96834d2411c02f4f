import type { StepName } from '@holdup/engine';
import type { Mood } from '../sound/bed.ts';

/** The music of a step. Shots and loot have silence around them: their own sounds fill it. */
const MOODS: Readonly<Record<StepName, Mood | null>> = {
  hustle: 'scheme',
  load: 'scheme',
  aim: 'aim',
  reload: 'aim',
  privilege: 'aim',
  reaim: 'aim',
  courage: 'courage',
  smart: null,
  share: null,
  over: null,
};

type Moment = {
  readonly step: StepName;
  /** 3 – 2 – 1 is running. */
  readonly counting: boolean;
  /** A bullet of this round has been revealed. */
  readonly shooting: boolean;
};

export const moodOf = ({ step, counting, shooting }: Moment): Mood | null => {
  if (counting) return 'count';
  return shooting ? null : MOODS[step];
};
