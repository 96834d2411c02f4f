import type { StepName } from '@holdup/engine';
import type { Mood } from '../sound/bed.ts';

/** The music of a step. */
const MOODS: Readonly<Record<StepName, Mood | null>> = {
  hustle: 'scheme',
  load: 'scheme',
  aim: 'aim',
  reload: 'aim',
  privilege: 'aim',
  reaim: 'aim',
  courage: 'courage',
  smart: 'standoff',
  share: 'loot',
  over: null,
};

type Moment = {
  /** Of the view that has been shown to its end. */
  readonly step: StepName;
  /** Something is left to show, silences between events included. */
  readonly telling: boolean;
  /** 3 – 2 – 1 is running. */
  readonly counting: boolean;
  /** Loot is being shared. */
  readonly sharing: boolean;
};

export const moodOf = ({ step, telling, counting, sharing }: Moment): Mood | null => {
  if (counting) return 'count';
  if (sharing) return 'loot';
  // What courage came to is being shown, shot by shot.
  return step === 'courage' && telling ? 'standoff' : MOODS[step];
};
