import type { GameEvent, Seat, View } from '@holdup/engine';
import { GameTable } from '../../table/GameTable.tsx';
import { findMoment, type Moment } from './position.ts';
import { stillGame } from './stillGame.ts';
import { stillStage } from './stillStage.ts';
import type { Stills } from './stills.ts';

type Wanted = (event: GameEvent, before: View) => boolean;

const later = ({ public: shown }: View): boolean => shown.round >= 2;

const MOMENTS: Readonly<Record<string, Wanted>> = {
  bang: (event, before) => event.type === 'revealed' && event.bullet === 'bang' && later(before),
  click: (event, before) => event.type === 'revealed' && event.bullet === 'click' && later(before),
  wounded: (event, before) => event.type === 'wounded' && later(before),
  died: (event) => event.type === 'died',
  took: (event, before) => event.type === 'took' && event.share !== 'godfather' && later(before),
  'new-godfather': (event) => event.type === 'newGodfather',
  'all-stand': (event, before) =>
    event.type === 'courage' && event.ducked.length === 0 && later(before),
};

/** A moment is searched once, however often it is shown. */
const at = (find: () => Moment) => {
  let found: Moment | undefined;
  return () => {
    found ??= find();
    return <GameTable game={stillGame(found.before)} staged={stillStage(found)} />;
  };
};

const moment = (wanted: Wanted, seats: number, seat: Seat | null) =>
  at(() => findMoment({ edition: 'second', seats }, seat, wanted));

const named = (
  prefix: string,
  still: (wanted: Wanted) => ReturnType<typeof at>,
): [string, ReturnType<typeof at>][] =>
  Object.entries(MOMENTS).map(([name, wanted]) => [`${prefix}${name}`, still(wanted)]);

/** Events between decisions, caught in the middle: on a player's screen and on the big one. */
export const MOMENT_STILLS: Stills = Object.fromEntries([
  ...named('reveal-', (wanted) => moment(wanted, 6, 0)),
  ...named('party-reveal-', (wanted) => {
    const still = moment(wanted, 8, null);
    return () => <div class="party big-screen">{still()}</div>;
  }),
]);
