import { type Loot, POWER_NAMES, type PowerName, type View } from '@holdup/engine';
import type { Said } from '../../game/game.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { findPosition, findPositionSeenBy, type Position } from './position.ts';
import { type StillWish, stillGame } from './stillGame.ts';
import type { Stills } from './stills.ts';
import { LONG_NAMES } from './stillTable.ts';
import { Talking } from './Talking.tsx';

const base = (seats: number) => ({ edition: 'second', seats }) as const;
const FIRST = { edition: 'first', seats: 6 } as const;

/** Everybody has a power; the given one is among them. */
export const withPower = (power: PowerName, seats = 6) =>
  ({
    edition: 'second',
    seats,
    options: {
      powers: [power, ...POWER_NAMES.filter((each) => each !== power)].slice(0, seats),
    },
  }) as const;

const asks =
  (decision: string, from = 1) =>
  ({ public: shown }: View): boolean =>
    shown.decision === decision && shown.round >= from;

const gunsOn = ({ public: shown, seat }: View): number =>
  shown.players.filter(({ target, state }) => target === seat && state === 'standing').length;

/** A position is searched once, however often it is shown. */
const at = (
  find: () => Position,
  wish: () => StillWish = () => ({}),
  said: readonly Said[] = [],
) => {
  let found: Position | undefined;
  return () => {
    found ??= find();
    const position = found;
    return (
      <Talking said={said}>
        {(talk) => <GameTable game={stillGame(position, { ...wish(), talk })} />}
      </Talking>
    );
  };
};

const found = (...search: Parameters<typeof findPosition>) => at(() => findPosition(...search));

const SAID: readonly Said[] = [
  { id: 0, seat: 1, to: 0, kind: 'line', line: 'bang' },
  { id: 1, seat: 2, to: null, kind: 'chat', text: 'Nobody shoots the one with the pizza, right?' },
  { id: 2, seat: 3, to: 1, kind: 'line', line: 'chicken' },
];

/** A line for somebody, one for all, and a reaction, in both rows of a big screen. */
export const PARTY_TALK: readonly Said[] = [
  { id: 0, seat: 1, to: 6, kind: 'line', line: 'bang' },
  { id: 1, seat: 5, to: null, kind: 'chat', text: 'Nobody shoots the one with the pizza, right?' },
  { id: 2, seat: 7, to: null, kind: 'reaction', reaction: 'laugh' },
];

const LONG_TEXT =
  'Wer auf mich zielt, bezahlt den ganzen Abend lang die Pizza, die Getränke und das Taxi nach Hause, versprochen!';

/** Everybody talks at once. */
export const LONG_TALK: readonly Said[] = ([1, 2, 3, 4, 5, 6, 7] as const).map((seat, id) =>
  id % 2 === 0
    ? { id, seat, to: null, kind: 'chat', text: LONG_TEXT }
    : { id, seat, to: 0, kind: 'line', line: 'manyBangs' },
);

export const running = (): { readonly finalFrom: number; readonly deadline: number } => ({
  finalFrom: Date.now(),
  deadline: Date.now() + 600_000,
});

const poweredPrompt = (power: PowerName, decision: string) =>
  found(withPower(power), asks(decision));

export const isDeadAtCourage = ({ public: shown, seat }: View): boolean =>
  seat !== null && shown.players[seat]?.alive === false && shown.decision === 'courage';

const holds = (card: Loot) => (view: View) => view.public.table.includes(card);

/** Every step of a round, every decision of every power, and extreme cases. */
export const TABLE_STILLS: Stills = {
  load: found(base(6), asks('load', 3)),
  'load-introduction': at(() => {
    const position = findPosition(withPower('collector'), asks('load'));
    return { ...position, past: [] };
  }),
  'load-8': found(base(8), asks('load')),
  'load-3': found(base(3), asks('load', 2)),
  // Nothing but Clicks, or the last bullet.
  'load-only': found(base(6), (view) => asks('load', 2)(view) && view.moves.length === 1),
  aim: found(base(6), asks('aim', 2)),
  'aim-8': found(base(8), asks('aim', 3)),
  count: at(
    () => findPosition(base(6), asks('aim', 2)),
    () => ({ choice: { move: 'aim', target: 2 }, clock: { count: 'aim', ...running() } }),
  ),
  'count-courage': at(
    () => findPosition(base(8), (view) => asks('courage', 3)(view) && gunsOn(view) >= 4),
    () => ({ people: true, clock: { count: 'courage', ...running() } }),
  ),
  privilege: found(base(6), asks('privilege', 2)),
  'privilege-8': found(base(8), asks('privilege', 2)),
  reaim: found(base(6), asks('reaim', 2)),
  'courage-safe': found(base(5), (view) => asks('courage', 2)(view) && gunsOn(view) === 0),
  courage: found(base(6), (view) => asks('courage', 2)(view) && gunsOn(view) === 2),
  'courage-8': found(base(8), (view) => asks('courage', 3)(view) && gunsOn(view) >= 4),
  take: found(base(6), asks('take', 2)),
  'take-8': found(base(8), asks('take', 4)),
  waiting: at(() =>
    findPositionSeenBy(base(6), 0, (view) => asks('take', 2)(view) && view.moves.length === 0),
  ),
  dead: at(() => findPositionSeenBy(base(6), 0, isDeadAtCourage)),
  talk: at(
    () => findPosition(base(6), asks('courage', 2)),
    () => ({ people: true, clock: { deadline: Date.now() + 4500 } }),
    SAID,
  ),
  'talk-long': at(
    () => findPosition(base(8), asks('courage', 2)),
    () => ({ people: true, names: LONG_NAMES }),
    LONG_TALK,
  ),
  'first-load': found(FIRST, asks('load', 3)),
  'first-courage': found(FIRST, (view) => asks('courage', 3)(view) && gunsOn(view) > 0),
  'power-courage-8': found(withPower('doctor', 8), (view) => asks('courage', 3)(view)),
  hustle: poweredPrompt('hustler', 'hustle'),
  give: poweredPrompt('hustler', 'give'),
  'aim-last': poweredPrompt('kid', 'aimAfterOthers'),
  reload: poweredPrompt('cunning', 'reload'),
  smart: poweredPrompt('smart', 'discardInstead'),
  forbid: poweredPrompt('dictator', 'forbid'),
  trade: poweredPrompt('junkDealer', 'trade'),
  'trade-players': found(
    {
      ...withPower('junkDealer'),
      options: { ...withPower('junkDealer').options, junkDealer: 'players' },
    },
    asks('trade'),
  ),
  clip: found(base(6), asks('clip')),
  regain: poweredPrompt('goodFriend', 'regain'),
  greedy: found(
    withPower('greedy'),
    (view) =>
      holds('clip')(view) &&
      view.moves.some((move) => move.move === 'take' && move.shares.length === 2),
  ),
};

/** `answered`: how many have answered already. */
export const audience = (seats: number, decision: string, answered = 0): Position =>
  findPositionSeenBy(
    base(seats),
    null,
    (view) => asks(decision, 3)(view) && view.public.answered.length === answered,
  );
