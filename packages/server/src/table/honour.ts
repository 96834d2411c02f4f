import { type GameEvent, type Seat, spectatorView } from '@holdup/engine';
import { isPromise, type Line, type Promised, type PromiseLine } from '@holdup/protocol';
import type { Game, GivenPromise, Table } from './table.ts';

/** Records a promise, once per round for each line and listener. */
export function recordPromise(
  { game, stage }: Table,
  seat: Seat,
  { line, to = null }: { readonly line: Line; readonly to?: Seat | null },
  between: GivenPromise['between'],
): void {
  if (game === null || stage !== 'playing' || !isPromise(line)) return;
  // A promise to spare somebody needs an addressee.
  if (to === null && (line === 'notYou' || line === 'truce')) return;
  const { round } = spectatorView(game.match).public;
  const known = game.promises.some(
    (each) => each.seat === seat && each.to === to && each.line === line && each.round === round,
  );
  if (!known) game.promises.push({ seat, to, line, round, between });
}

type Fate = 'kept' | 'broken';

/** What an event shows of a promise to spare somebody: a shot at them breaks it, a round without one keeps it. */
const spared = (event: GameEvent, { seat, to }: GivenPromise): Fate | null => {
  if (event.type === 'courage') return 'kept';
  const shot = event.type === 'revealed' && event.seat === seat && event.bullet !== 'click';
  return shot && event.target === to ? 'broken' : null;
};

const SHOWN: Readonly<
  Record<PromiseLine, (event: GameEvent, promise: GivenPromise) => Fate | null>
> = {
  notYou: spared,
  truce: spared,
  iDuck: (event, { seat }) =>
    event.type === 'courage' ? (event.ducked.includes(seat) ? 'kept' : 'broken') : null,
  click: (event, { seat }) =>
    event.type === 'revealed' && event.seat === seat
      ? event.bullet === 'click'
        ? 'kept'
        : 'broken'
      : null,
};

/** The outcome of a promise; null: unknown, as with a bullet that was not revealed. */
function fateOf(promise: GivenPromise, events: readonly GameEvent[]): Fate | null {
  const fates = events.flatMap((event) => SHOWN[promise.line](event, promise) ?? []);
  return fates.includes('broken') ? 'broken' : (fates[0] ?? null);
}

/** The events of each round, by its number. */
function byRound(past: readonly GameEvent[]): ReadonlyMap<number, readonly GameEvent[]> {
  const rounds = new Map<number, GameEvent[]>();
  let current: GameEvent[] = [];
  for (const event of past) {
    if (event.type === 'roundBegan') {
      current = [];
      rounds.set(event.round, current);
    }
    current.push(event);
  }
  return rounds;
}

/** The outcomes of promises: those made aloud, or a player's whispered ones. Empty before the end. */
export function promisesOf(game: Game | null, person: number | null): readonly Promised[] {
  if (game === null || game.finishedAt === null || game.promises.length === 0) return [];
  const rounds = byRound(game.past);
  return game.promises.flatMap((given) => {
    const { between, ...promise } = given;
    const meant = person === null ? between === null : between?.includes(person) === true;
    const fate = meant ? fateOf(given, rounds.get(promise.round) ?? []) : null;
    return fate === null ? [] : [{ ...promise, kept: fate === 'kept' }];
  });
}
