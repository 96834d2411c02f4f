import { POWER_NAMES } from '@holdup/engine';
import type { ClockInfo } from '@holdup/protocol';
import { signal } from '@preact/signals';
import type { ConnectionState, GameClock } from '../../game/game.ts';
import { PlayScreen } from '../../screens/match/PlayScreen.tsx';
import { findPosition, findPositionSeenBy, type Position } from './position.ts';
import { stillGame } from './stillGame.ts';
import type { Stills } from './stills.ts';
import { stillMessage, stillTable } from './stillTable.ts';
import { isDeadAtCourage } from './tableStills.tsx';

const SECOND = { edition: 'second', seats: 6 } as const;

type Playing = {
  readonly clock?: Partial<GameClock>;
  readonly connection?: ConnectionState;
  readonly paused?: boolean;
  /** A bot plays for the reader, who has come back. */
  readonly standIn?: boolean;
  /** No big screen shows the table. */
  readonly whole?: boolean;
};

const PAUSED: ClockInfo = {
  question: 0,
  count: null,
  deadline: null,
  finalFrom: null,
  chosen: [],
  caller: null,
  held: false,
  paused: { since: 0, until: Number.MAX_SAFE_INTEGER },
};

const playing = (decision: string, how?: Playing) =>
  playingFrom(
    findPosition(SECOND, ({ public: shown }) => shown.decision === decision && shown.round > 1),
    how,
  );

const playingFrom = (position: Position, how: Playing = {}) => {
  const { clock, connection = 'online', paused = false, standIn = false, whole = false } = how;
  const still = stillMessage({
    seats: position.view.public.seats,
    people: 4,
    bots: position.view.public.seats - 4,
    stage: 'playing',
  });
  const seats = still.table.seats.map((seat, place) =>
    place === 0 && seat.kind === 'person' ? { ...seat, standIn } : seat,
  );
  const now = {
    ...still,
    table: { ...still.table, seats },
    presence: { ...still.presence, screens: whole ? 0 : 1 },
    clock: paused ? PAUSED : null,
  };
  const deadline = Date.now() + 17_500;
  const game = stillGame(position, { people: true, clock: { deadline, ...clock } });
  const table = { ...stillTable(now, game), connection: signal(connection) };
  return <PlayScreen table={table} game={game} now={now} />;
};

/** The Godfather may order somebody to aim elsewhere. */
const ordering = (seats: number) => {
  const position = findPosition(
    { ...SECOND, seats },
    ({ public: shown }) => shown.decision === 'privilege',
  );
  return playingFrom(position, { clock: { caller: position.view.seat } });
};

/** A player at a table with people: next to a big screen, and with messages about the table. */
export const HAND_STILLS: Stills = {
  'hand-load': () => playing('load'),
  // Somebody else counts.
  'hand-aim': () => playing('aim', { clock: { count: 'aim', caller: 1 } }),
  'hand-courage': () => playing('courage'),
  'hand-take': () => playing('take'),
  'hand-call': () => {
    const position = findPosition(
      SECOND,
      ({ public: shown, seat }) => shown.decision === 'courage' && shown.godfather === seat,
    );
    const deadline = Date.now() + 119_500;
    return playingFrom(position, {
      clock: { deadline, count: 'courage', caller: position.view.seat },
    });
  },
  'hand-introduction': () => {
    const powers = POWER_NAMES.slice(0, 6);
    const rules = { ...SECOND, options: { powers } } as const;
    const position = findPosition(rules, ({ public: shown }) => shown.decision === 'load');
    return playingFrom({ ...position, past: [] });
  },
  'hand-last': () => {
    const powers = ['kid', ...POWER_NAMES.filter((power) => power !== 'kid')] as const;
    const rules = { edition: 'second', seats: 5, options: { powers: powers.slice(0, 5) } } as const;
    return playingFrom(
      findPosition(rules, ({ public: shown }) => shown.decision === 'aimAfterOthers'),
    );
  },
  'hand-watching': () =>
    playingFrom(
      findPositionSeenBy(
        { ...SECOND, seats: 8 },
        0,
        (view) => view.public.decision === 'privilege' && view.moves.length === 0,
      ),
    ),
  'hand-count': () => {
    const now = Date.now();
    return playing('courage', {
      clock: { count: 'courage', finalFrom: now, deadline: now + 600_000 },
    });
  },
  'hand-waiting': () =>
    playingFrom(
      findPositionSeenBy(
        SECOND,
        0,
        ({ public: shown, moves }) =>
          shown.decision === 'take' && shown.round > 1 && moves.length === 0,
      ),
    ),
  'hand-dead': () => playingFrom(findPositionSeenBy(SECOND, 0, isDeadAtCourage)),
  'hand-order': () => ordering(6),
  'hand-order-8': () => ordering(8),
  'hand-paused': () => playing('courage', { paused: true }),
  'hand-offline': () => playing('take', { connection: 'offline' }),
  'hand-standin': () => playing('aim', { standIn: true }),
  'courage-paused': () => playing('courage', { paused: true, whole: true }),
  'take-offline': () => playing('take', { connection: 'offline', whole: true }),
};
