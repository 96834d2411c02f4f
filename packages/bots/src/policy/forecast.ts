import { type EditionName, MAX_SEATS } from '@holdup/engine';
import { has, type Observation } from '../observation/observation.ts';
import { faceValueOf } from '../value/features.ts';
import { moneyWorth, type Outlook, othersOdds, shareWorth, woundCost } from '../value/outlook.ts';
import { descending } from './descending.ts';

/** How the round may go on from here: who stands, who is hit, and what that makes of everybody's chances. */
export interface Forecast {
  readonly view: Outlook;
  /** Whom everybody points at. */
  readonly targets: readonly number[];
  /** The chance that a seat stands. */
  readonly stands: number[];
  /** What the shares on the table add to this seat's score, best first. */
  readonly worths: readonly number[];
  readonly total: number;
}

/** How willingly somebody with this much danger and this many lives stands. */
export function standChance(danger: number, lives: number): number {
  if (danger <= 0) return 0.99;
  const scare = lives <= 1 ? 1.15 * danger + 0.1 : (lives === 2 ? 0.65 : 0.45) * danger;
  return 1 - Math.min(0.95, scare);
}

export const livesOf = (observation: Observation, seat: number): number =>
  (observation.fatal[seat] as number) - (observation.wounds[seat] as number);

/** A gun that points at someone may still go down before it fires. */
const FIRES = 0.85;

/** The chance that nobody shoots at a seat, for every seat, as they can tell. */
function safeties(observation: Observation, targets: readonly number[]): number[] {
  const safe: number[] = [];
  for (let seat = 0; seat < observation.seats; seat++) safe.push(1);
  for (let other = 0; other < observation.seats; other++) {
    const target = targets[other] as number;
    if (target >= 0 && has(observation.loaded, other))
      (safe[target] as number) *=
        1 -
        FIRES *
          (other === observation.me ? observation.myFace : (observation.shot[other] as number));
  }
  return safe;
}

/** F-10: in the first edition the loot of a round is split among those who stand; later ones take cards in turn. */
const SPLITS_EVENLY: Readonly<Record<EditionName, boolean>> = { second: false, first: true };

const SHARES = 10;
const TOKEN = 9;

function worthsOf(view: Outlook, seat: number): number[] {
  const { observation } = view;
  const worths: number[] = [];
  for (let share = 0; share < SHARES; share++) {
    const count =
      share === TOKEN ? (observation.token ? 1 : 0) : (observation.table[share] as number);
    if (count === 0) continue;
    const worth = shareWorth(view, seat, share);
    for (let i = 0; i < count; i++) worths.push(worth);
  }
  return descending(worths);
}

function standChances(observation: Observation, targets: readonly number[]): number[] {
  const chances = safeties(observation, targets);
  for (let seat = 0; seat < observation.seats; seat++)
    chances[seat] =
      has(observation.alive, seat) && !has(observation.out, seat)
        ? standChance(1 - (chances[seat] as number), livesOf(observation, seat))
        : 0;
  return chances;
}

export function forecast(view: Outlook): Forecast {
  const { observation } = view;
  const { targets } = observation;
  const worths = SPLITS_EVENLY[observation.edition]
    ? [moneyWorth(view, faceValueOf(observation.table))]
    : worthsOf(view, observation.me);
  let total = 0;
  for (const worth of worths) total += worth;
  return { view, targets, stands: standChances(observation, targets), worths, total };
}

/** The same where some gun points elsewhere. */
export const redirected = (cast: Forecast, targets: readonly number[]): Forecast => ({
  ...cast,
  targets,
  stands: standChances(cast.view.observation, targets),
});

/** The chance that a seat takes no shot from anyone but this bot, for every seat. */
function safeFromOthers({ view: { observation }, targets, stands }: Forecast): number[] {
  const safe: number[] = [];
  for (let seat = 0; seat < observation.seats; seat++) safe.push(1);
  for (let other = 0; other < observation.seats; other++) {
    const target = targets[other] as number;
    if (other !== observation.me && target >= 0 && has(observation.loaded, other))
      (safe[target] as number) *=
        1 - (observation.shot[other] as number) * (stands[other] as number);
  }
  return safe;
}

/** What this seat may hope to get of the sharing among about so many, of whom about so many come first. */
export function hopedFor(
  { view, worths, total }: Forecast,
  sharers: number,
  before: number,
): number {
  if (SPLITS_EVENLY[view.observation.edition]) return total / sharers;
  const laps = Math.max(1, Math.round(sharers));
  let sum = 0;
  for (let i = Math.min(laps - 1, Math.round(before)); i < worths.length; i += laps)
    sum += worths[i] as number;
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

/** The sum of the others' odds at the end of the round, where so many share, and how many of them come before this seat. */
function othersAfter(
  cast: Forecast,
  safe: readonly number[],
  standing: boolean,
  aims: number,
  fires: number,
): { odds: number; sharers: number; before: number } {
  const { view, stands, total } = cast;
  const { observation } = view;
  const hits: number[] = [];
  let sharers = 0;
  let before = 0;
  const myPlace = (observation.me - observation.godfather + observation.seats) % observation.seats;
  for (let seat = 0; seat < observation.seats; seat++) {
    hits.push(0);
    if (seat === observation.me || !has(observation.alive, seat)) continue;
    const mine = standing && aims === seat ? fires : 0;
    const byOthers = 1 - (safe[seat] as number);
    const hit = 1 - (1 - byOthers) * (1 - mine);
    hits[seat] = hit;
    const shares = (stands[seat] as number) * (1 - hit);
    sharers += shares;
    if ((seat - observation.godfather + observation.seats) % observation.seats < myPlace)
      before += shares;
  }
  const gain = Math.exp(total / Math.max(1, sharers + (standing ? 1 : 0)));
  let odds = 0;
  for (let seat = 0; seat < observation.seats; seat++) {
    if (seat === observation.me || !has(observation.alive, seat)) continue;
    const stand = stands[seat] as number;
    const hit = hits[seat] as number;
    const wounded = hit > 0 ? Math.exp(woundCost(view, seat, 1)) : 0;
    odds += (view.odds[seat] as number) * (1 - stand + stand * ((1 - hit) * gain + hit * wounded));
  }
  return { odds, sharers, before };
}

/** How likely so many wounds are for this seat when it stands. */
function woundOdds({ view: { observation }, targets, stands }: Forecast): number[] {
  const odds = [1];
  for (let other = 0; other < observation.seats; other++) {
    if (
      other === observation.me ||
      targets[other] !== observation.me ||
      !has(observation.loaded, other)
    )
      continue;
    const chance = (observation.shot[other] as number) * (stands[other] as number);
    let wounds = odds.length;
    odds.push((odds[wounds - 1] as number) * chance);
    for (wounds--; wounds > 0; wounds--)
      odds[wounds] =
        (odds[wounds - 1] as number) * chance + (odds[wounds] as number) * (1 - chance);
    odds[0] = (odds[0] as number) * (1 - chance);
  }
  if (observation.powers[observation.me] === 'luckyMan')
    for (let wounds = 2; wounds < odds.length; wounds++) {
      odds[0] = (odds[0] as number) + (odds[wounds] as number);
      odds[wounds] = 0;
    }
  return odds;
}

const BILL10 = 1;

/** What ducking brings beside safety. */
function duckBonus(view: Outlook): number {
  const { observation } = view;
  const power = observation.powers[observation.me];
  if (power === 'doctor' && (observation.wounds[observation.me] as number) > 0)
    return -woundCost(view, observation.me, 1);
  if (power === 'stealthy' && (observation.table[BILL10] as number) > 0)
    return shareWorth(view, observation.me, BILL10);
  return 0;
}

/** What standing and ducking are worth, with `fires` the chance that this seat's own bullet is a shot. */
export function prospect(cast: Forecast, fires: number): Prospect {
  const { view } = cast;
  const { observation } = view;
  const mine = view.odds[observation.me] as number;
  const wounds = woundOdds(cast);
  const safe = safeFromOthers(cast);
  const up = othersAfter(cast, safe, true, cast.targets[observation.me] as number, fires);
  let stand =
    (wounds[0] as number) *
    chanceOf(mine * Math.exp(hopedFor(cast, up.sharers + 1, up.before)), up.odds);
  for (let count = 1; count < wounds.length; count++)
    stand +=
      (wounds[count] as number) *
      chanceOf(mine * Math.exp(woundCost(view, observation.me, count)), up.odds);
  const down = othersAfter(cast, safe, false, -1, 0);
  const duck = chanceOf(mine * Math.exp(duckBonus(view)), down.odds);
  return { stand, duck, hit: 1 - (wounds[0] as number) };
}

/** What can be expected of players whose aims are not known yet. */
const UNSEEN_DANGER = 0.2;
const USUALLY_SHARES = 0.65;

/** How many share on average, where so many others usually do. */
const SHARERS = [1];
for (let others = 0; others < MAX_SEATS; others++)
  SHARERS.push((SHARERS[others] as number) + USUALLY_SHARES);

/** What pointing at a target is worth before anybody has shown an aim, where `fires` is the chance that it is a shot. */
export function aimWorths(cast: Forecast): (target: number, fires: number) => number {
  const { view, stands, total } = cast;
  const { observation } = view;
  const mine = view.odds[observation.me] as number;
  const others = othersOdds(view, observation.me);
  const danger = 1 - (1 - UNSEEN_DANGER) * (1 - FIRES * observation.myFace);
  let standing = 0;
  for (let seat = 0; seat < observation.seats; seat++)
    if (seat !== observation.me && (stands[seat] as number) > 0) standing++;
  return (target, fires) => {
    const stand = standChance(danger, livesOf(observation, target));
    const sharers = SHARERS[standing - ((stands[target] as number) > 0 ? 1 : 0)] as number;
    const gain = Math.exp(total / (sharers + stand * (1 - fires)));
    const usual = 1 + USUALLY_SHARES * (gain - 1);
    const theirs = view.odds[target] as number;
    const wounded = fires > 0 ? fires * Math.exp(woundCost(view, target, 1)) : 0;
    const rest =
      (others - theirs) * usual + theirs * (1 - stand + stand * ((1 - fires) * gain + wounded));
    return chanceOf(mine * usual, rest);
  };
}
