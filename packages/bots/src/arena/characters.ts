import { ALL_SEATS, type Match, type Move, type Seat } from '@holdup/engine';
import type { PersonalityId } from '../characters/personalities.ts';
import { createBot } from '../levels/createBot.ts';
import type { Level } from '../names/names.ts';
import type { Net } from '../net/forward.ts';
import { type PlannedGame, playTogether } from './playTogether.ts';
import { count, createRate, type Rate, shareOf } from './rate.ts';
import { marginOf } from './tally.ts';

/** How a character plays among plain players of its level. */
export interface CharacterFigures {
  readonly winRate: number;
  /** Half the width of the 95 % interval around it. */
  readonly margin: number;
  /** How often it loads a shot where it has the choice. */
  readonly loadsShot: number;
  /** How often it stands with a gun aimed at it. */
  readonly standsBeforeGuns: number;
  /** How often it aims at a player who aimed at it the round before. */
  readonly pointsBack: number;
  readonly deathRate: number;
}

/** Counts what one seat does. */
function createCounter(seat: Seat) {
  const shots = createRate();
  const stands = createRate();
  const back = createRate();
  let pointedAtMe: number[] = [];
  return {
    shots,
    stands,
    back,
    before({ publicState: shown, seatStates: own }: Match, asked: Seat, move: Move | null): void {
      if (asked !== seat || move === null) return;
      const aimers = shown.targets.flatMap((target, i) => (target === seat ? [i] : []));
      if (move.move === 'load') {
        const hand = own[seat]?.hand ?? [0, 0, 0];
        if (hand[0] > 0 && hand[1] + hand[2] > 0) count(shots, move.bullet !== 'click');
      } else if (move.move === 'aim' && move.target !== null) {
        if (pointedAtMe.length > 0) count(back, pointedAtMe.includes(move.target));
      } else if (move.move === 'stand' || move.move === 'duck') {
        if (aimers.length > 0) count(stands, move.move === 'stand');
        pointedAtMe = aimers;
      }
    },
  };
}

const add = (to: Rate, from: Rate): void => {
  to.yes += from.yes;
  to.of += from.of;
};

/** Plays deals with the character in every seat, among plain players. */
export function characterFigures(
  level: Level,
  net: Net,
  personality: PersonalityId | null,
  seats: number,
  deals: number,
  seed: string,
  onDeal: () => void,
): CharacterFigures {
  const shots = createRate();
  const stands = createRate();
  const back = createRate();
  const wins = new Array<number>(deals).fill(0);
  const left = new Array<number>(deals).fill(seats);
  let deaths = 0;
  const counters: ReturnType<typeof createCounter>[] = [];
  function* planned(): Generator<PlannedGame> {
    for (let deal = 0; deal < deals; deal++)
      for (const seat of ALL_SEATS.slice(0, seats)) {
        const bots = Array.from({ length: seats }, (_, i) =>
          createBot(
            i === seat && personality !== null ? { level, net, personality } : { level, net },
          ),
        );
        const counter = createCounter(seat);
        counters.push(counter);
        yield {
          setup: { edition: 'second', seats, seed: `${seed} ${deal}`, options: {} },
          bots,
          options: { budgetMs: 50, before: counter.before },
        };
      }
  }
  for (const { nth, result } of playTogether(planned())) {
    const deal = Math.floor(nth / seats);
    const seat = ALL_SEATS[nth % seats];
    const counter = counters[nth];
    if (seat === undefined || counter === undefined) throw new Error(`no game ${nth} was planned`);
    if (result.winners.includes(seat))
      wins[deal] = (wins[deal] ?? 0) + 1 / result.winners.length / seats;
    if (!result.seats[seat]?.alive) deaths++;
    add(shots, counter.shots);
    add(stands, counter.stands);
    add(back, counter.back);
    left[deal] = (left[deal] ?? 0) - 1;
    if (left[deal] === 0) onDeal();
  }
  return {
    winRate: wins.reduce((sum, each) => sum + each, 0) / deals,
    margin: marginOf(wins),
    loadsShot: shareOf(shots),
    standsBeforeGuns: shareOf(stands),
    pointsBack: shareOf(back),
    deathRate: deaths / (deals * seats),
  };
}
