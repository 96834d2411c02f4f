import type { Newcomer } from '@holdup/bots';
import type { GameEvent, Seat, View } from '@holdup/engine';
import type { VNode } from 'preact';
import { GameTable } from '../../table/GameTable.tsx';
import { findMoment, type Moment } from './position.ts';
import { stillGame } from './stillGame.ts';
import { stillStage } from './stillStage.ts';
import type { Stills } from './stills.ts';

/** `sofar`: what happened before it since the last decision. */
type Wanted = (event: GameEvent, before: View, sofar: readonly GameEvent[]) => boolean;

const later = ({ public: shown }: View): boolean => shown.round >= 2;

const MOMENTS: Readonly<Record<string, Wanted>> = {
  bang: (event, before) => event.type === 'revealed' && event.bullet === 'bang' && later(before),
  click: (event, before) => event.type === 'revealed' && event.bullet === 'click' && later(before),
  wounded: (event, before) => event.type === 'wounded' && later(before),
  died: (event) => event.type === 'died',
  took: (event, before) => event.type === 'took' && event.share !== 'godfather' && later(before),
  'second-gun': (event, before, sofar) =>
    event.type === 'revealed' &&
    event.bullet === 'bang' &&
    later(before) &&
    sofar.some(
      (each) => each.type === 'revealed' && each.bullet === 'bang' && each.target === event.target,
    ),
  ducks: (event, before) => event.type === 'courage' && event.ducked.length === 1 && later(before),
  stands: (event, before) =>
    event.type === 'courage' && event.standing.length === 1 && later(before),
  'some-duck': (event, before) =>
    event.type === 'courage' &&
    event.ducked.length > 2 &&
    event.standing.length > 2 &&
    later(before),
  over: (event) => event.type === 'over',
  'new-godfather': (event) => event.type === 'newGodfather',
  'all-stand': (event, before) =>
    event.type === 'courage' && event.ducked.length === 0 && later(before),
};

/** Moments of games among others than casual players. */
const PLAYERS: Readonly<Record<string, Newcomer>> = { 'second-gun': 'bold', stands: 'timid' };

/** Events between decisions, caught in the middle; each is searched once, however often it is shown. */
const stills = (
  prefix: string,
  seats: number,
  seat: Seat | null,
  show: (table: VNode) => VNode = (table) => table,
): Stills =>
  Object.fromEntries(
    Object.entries(MOMENTS).map(([name, wanted]) => {
      let found: Moment | undefined;
      return [
        prefix + name,
        () => {
          found ??= findMoment({ edition: 'second', seats }, seat, wanted, PLAYERS[name]);
          return show(<GameTable game={stillGame(found.before)} staged={stillStage(found)} />);
        },
      ];
    }),
  );

/** The reader's own bullets on a phone next to a big screen. */
const OWN_SHOTS: Stills = Object.fromEntries(
  (['bang', 'click'] as const).map((bullet) => [
    `hand-shot-${bullet}`,
    () => {
      const moment = findMoment(
        { edition: 'second', seats: 6 },
        0,
        (event) => event.type === 'revealed' && event.seat === 0 && event.bullet === bullet,
      );
      return (
        <div class="play" data-hand-only="true">
          <GameTable game={stillGame(moment.before)} staged={stillStage(moment)} handOnly={true} />
        </div>
      );
    },
  ]),
);

/** On a player's screen and on the big one. */
export const MOMENT_STILLS: Stills = {
  ...OWN_SHOTS,
  ...stills('reveal-', 6, 0),
  ...stills('party-reveal-', 8, null, (table) => <div class="party big-screen">{table}</div>),
};
