import { isRecord, type Seat } from '@holdup/engine';
import { CHARACTERS, type CharacterId } from '../../art/index.ts';
import { navigate } from '../../routing/routing.tsx';
import { seatOrNull } from '../seats.ts';

export const REPLAY_PATH = '/replay';

/** A replay to watch, as the history entry of `/replay` carries it: it survives a reload and the back button. */
export type ReplayRoute = {
  /** Any JSON; the rules decide whether it is a replay. */
  readonly replay: unknown;
  readonly characters?: readonly CharacterId[] | undefined;
  /** From whose seat to watch at first; null: as a spectator. */
  readonly seat?: Seat | null;
  /** The move to start at. */
  readonly from?: number;
};

/** Shows a replay. Throws where the browser can't keep it, which takes a file of many megabytes. */
export const openReplay = (route: ReplayRoute): void => navigate(REPLAY_PATH, route);

const readCharacters = (value: unknown): readonly CharacterId[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const known = value.flatMap((each) => CHARACTERS.find(({ id }) => id === each)?.id ?? []);
  return known.length === value.length ? known : undefined;
};

/** The replay that a history entry carries, or null. */
export const readReplayRoute = (state: unknown): ReplayRoute | null =>
  isRecord(state) && 'replay' in state
    ? {
        replay: state.replay,
        characters: readCharacters(state.characters),
        seat: seatOrNull(state.seat),
        from: typeof state.from === 'number' ? state.from : 0,
      }
    : null;
