import { type EditionName, MAX_SEATS } from '@holdup/engine';
import {
  BILL10,
  GODFATHER,
  NOBODY,
  type PerSeat,
  type Seat,
  type SeatOrNobody,
  SHARE_CODES,
  seatsOf,
  without,
} from '@holdup/engine/codes';
import { livesOf, type Observation, zeroPerSeat } from '../observation/observation.ts';
import { faceValueOf } from '../value/features.ts';
import { moneyWorth, type Outlook, othersOdds, shareWorth, woundCost } from '../value/outlook.ts';
import { descending } from './descending.ts';

/** How the round may go on: who stands, who is hit, and what that does to everybody's chances. */
export interface Forecast {
  readonly outlook: Outlook;
  /** Whom everybody aims at. */
  readonly targets: Readonly<PerSeat<SeatOrNobody>>;
  /** The chance that a seat stands. */
  readonly stands: Readonly<PerSeat<number>>;
  /** What the shares on the table add to this seat's score, best first. */
  readonly worths: readonly number[];
  readonly total: number;
}

/** How likely a player in this much danger, with this many lives, is to stand. */
export function standChance(danger: number, lives: number): number {
  if (danger <= 0) return 0.99;
  const scare = lives <= 1 ? 1.15 * danger + 0.1 : (lives === 2 ? 0.65 : 0.45) * danger;
  return 1 - Math.min(0.95, scare);
}

/** The chance that a gun is not lowered before it fires. */
const FIRES = 0.85;

const ones = (): PerSeat<number> => [1, 1, 1, 1, 1, 1, 1, 1];

/** The chance that nobody shoots at a seat, for every seat, as that seat can tell. */
function safeties(observation: Observation, targets: Forecast['targets']): PerSeat<number> {
  const { me, myFace, shot } = observation;
  const safe = ones();
  for (const other of seatsOf(observation.loaded)) {
    const target = targets[other];
    if (target !== NOBODY) safe[target] *= 1 - FIRES * (other === me ? myFace : shot[other]);
  }
  return safe;
}

/** How the loot of a round is shared: split evenly among those who stand (F-10), or card by card in turn. */
const SPLITS_EVENLY: Readonly<Record<EditionName, boolean>> = { second: false, first: true };

function worthsOf(outlook: Outlook, seat: Seat): number[] {
  const { table, token } = outlook.observation;
  const worths: number[] = [];
  for (const share of SHARE_CODES) {
    const count = share === GODFATHER ? (token ? 1 : 0) : table[share];
    if (count === 0) continue;
    const worth = shareWorth(outlook, seat, share);
    for (let i = 0; i < count; i++) worths.push(worth);
  }
  return descending(worths);
}

function standChances(observation: Observation, targets: Forecast['targets']): PerSeat<number> {
  const { alive, out } = observation;
  const safe = safeties(observation, targets);
  const chances = zeroPerSeat();
  for (const seat of seatsOf(alive & ~out))
    chances[seat] = standChance(1 - safe[seat], livesOf(observation, seat));
  return chances;
}

export function forecast(outlook: Outlook): Forecast {
  const { observation } = outlook;
  const { targets } = observation;
  const worths = SPLITS_EVENLY[observation.edition]
    ? [moneyWorth(outlook, faceValueOf(observation.table))]
    : worthsOf(outlook, observation.me);
  let total = 0;
  for (const worth of worths) total += worth;
  return { outlook, targets, stands: standChances(observation, targets), worths, total };
}

/** The same with other targets. */
export const redirected = (before: Forecast, targets: Forecast['targets']): Forecast => ({
  ...before,
  targets,
  stands: standChances(before.outlook.observation, targets),
});

/** The chance that a seat is not shot by anybody but this bot, for every seat. */
function safeFromOthers({ outlook: { observation }, targets, stands }: Forecast): PerSeat<number> {
  const { loaded, me, shot } = observation;
  const safe = ones();
  for (const other of seatsOf(without(loaded, me))) {
    const target = targets[other];
    if (target !== NOBODY) safe[target] *= 1 - shot[other] * stands[other];
  }
  return safe;
}

/** What this seat can expect to get, where about `sharers` share and about `before` of them come first. */
export function hopedFor(
  { outlook, worths, total }: Forecast,
  sharers: number,
  before: number,
): number {
  if (SPLITS_EVENLY[outlook.observation.edition]) return total / sharers;
  const laps = Math.max(1, Math.round(sharers));
  let sum = 0;
  for (let i = Math.min(laps - 1, Math.round(before)); i < worths.length; i += laps)
    sum += worths[i] ?? 0;
  return sum;
}

export interface Prospect {
  /** The chance to win, by standing and by ducking. */
  readonly stand: number;
  readonly duck: number;
  /** The chance that standing brings a wound. */
  readonly hit: number;
}

const chanceOf = (mine: number, others: number): number =>
  mine + others === 0 ? 0 : mine / (mine + others);

/** This bot's own part in what happens to the others. */
interface OwnPart {
  readonly stands: boolean;
  readonly aims: SeatOrNobody;
  /** The chance that its bullet is a shot. */
  readonly fires: number;
}

const DUCKS: OwnPart = { stands: false, aims: NOBODY, fires: 0 };

/** The sum of the others' odds at the end of the round, how many of them share, and how many of those come first. */
function othersAfter(
  { outlook, stands, total }: Forecast,
  safe: Readonly<PerSeat<number>>,
  own: OwnPart,
): { odds: number; sharers: number; before: number } {
  const { alive, godfather, me, seats } = outlook.observation;
  const placeOf = (seat: Seat): number => (seat - godfather + seats.length) % seats.length;
  const others = seatsOf(without(alive, me));
  const hits = zeroPerSeat();
  let sharers = 0;
  let before = 0;
  const myPlace = placeOf(me);
  for (const seat of others) {
    const mine = own.stands && own.aims === seat ? own.fires : 0;
    const byOthers = 1 - safe[seat];
    const hit = 1 - (1 - byOthers) * (1 - mine);
    hits[seat] = hit;
    const shares = stands[seat] * (1 - hit);
    sharers += shares;
    if (placeOf(seat) < myPlace) before += shares;
  }
  const gain = Math.exp(total / Math.max(1, sharers + (own.stands ? 1 : 0)));
  let odds = 0;
  for (const seat of others) {
    const stand = stands[seat];
    const hit = hits[seat];
    const wounded = hit > 0 ? Math.exp(woundCost(outlook, seat, 1)) : 0;
    odds += outlook.odds[seat] * (1 - stand + stand * ((1 - hit) * gain + hit * wounded));
  }
  return { odds, sharers, before };
}

/** How likely 0, 1, 2 … wounds are for this seat when it stands. */
function woundOdds({ outlook: { observation }, targets, stands }: Forecast): number[] {
  const { loaded, me, shot, powers } = observation;
  const odds = [1];
  for (const other of seatsOf(without(loaded, me))) {
    if (targets[other] !== me) continue;
    const chance = shot[other] * stands[other];
    for (let wounds = odds.length; wounds > 0; wounds--)
      odds[wounds] = (odds[wounds - 1] ?? 0) * chance + (odds[wounds] ?? 0) * (1 - chance);
    odds[0] = (odds[0] ?? 0) * (1 - chance);
  }
  // P-luckyMan: several hits at once are none.
  if (powers[me] !== 'luckyMan') return odds;
  const [none = 0, one = 0, ...more] = odds;
  return [more.reduce((sum, chance) => sum + chance, none), one];
}

/** What ducking brings beside safety. */
function duckBonus(outlook: Outlook): number {
  const { me, powers, table, wounds } = outlook.observation;
  const power = powers[me];
  if (power === 'doctor' && wounds[me] > 0) return -woundCost(outlook, me, 1);
  if (power === 'stealthy' && table[BILL10] > 0) return shareWorth(outlook, me, BILL10);
  return 0;
}

/** What standing and ducking are worth, with `fires` the chance that this seat's own bullet is a shot. */
export function prospect(cast: Forecast, fires: number): Prospect {
  const { outlook, targets } = cast;
  const { me } = outlook.observation;
  const mine = outlook.odds[me];
  const [unhurt = 0, ...hurt] = woundOdds(cast);
  const safe = safeFromOthers(cast);
  const up = othersAfter(cast, safe, { stands: true, aims: targets[me], fires });
  let stand =
    unhurt * chanceOf(mine * Math.exp(hopedFor(cast, up.sharers + 1, up.before)), up.odds);
  for (const [i, chance] of hurt.entries())
    stand += chance * chanceOf(mine * Math.exp(woundCost(outlook, me, i + 1)), up.odds);
  const down = othersAfter(cast, safe, DUCKS);
  const duck = chanceOf(mine * Math.exp(duckBonus(outlook)), down.odds);
  return { stand, duck, hit: 1 - unhurt };
}

/** What to expect of players whose aims are not known yet. */
const UNSEEN_DANGER = 0.2;
const USUALLY_SHARES = 0.65;

/** How many share on average, by the number of others who usually do. */
const SHARERS = [1];
for (let others = 0; others < MAX_SEATS; others++)
  SHARERS.push((SHARERS[others] ?? 0) + USUALLY_SHARES);

/** What aiming at a target is worth before anybody has shown an aim, where `fires` is the chance that it is a shot. */
export function aimWorths(cast: Forecast): (target: Seat, fires: number) => number {
  const { outlook, stands, total } = cast;
  const { observation, odds } = outlook;
  const { me, seats } = observation;
  const mine = odds[me];
  const others = othersOdds(outlook, me);
  const danger = 1 - (1 - UNSEEN_DANGER) * (1 - FIRES * observation.myFace);
  let standing = 0;
  for (const seat of seats) if (seat !== me && stands[seat] > 0) standing++;
  return (target, fires) => {
    const stand = standChance(danger, livesOf(observation, target));
    const sharers = SHARERS[standing - (stands[target] > 0 ? 1 : 0)] ?? 1;
    const gain = Math.exp(total / (sharers + stand * (1 - fires)));
    const usual = 1 + USUALLY_SHARES * (gain - 1);
    const theirs = odds[target];
    const wounded = fires > 0 ? fires * Math.exp(woundCost(outlook, target, 1)) : 0;
    const rest =
      (others - theirs) * usual + theirs * (1 - stand + stand * ((1 - fires) * gain + wounded));
    return chanceOf(mine * usual, rest);
  };
}
