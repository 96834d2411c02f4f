import { has, type Sight } from '../sight/sight.ts';
import { faceValueOf } from '../value/features.ts';
import { moneyWorth, type Outlook, othersOdds, shareWorth, woundCost } from '../value/outlook.ts';

/** How the round may go on from here: who stands, who is hit, and what that makes of everybody's chances. */
export interface Forecast {
  readonly view: Outlook;
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

export const livesOf = (sight: Sight, seat: number): number =>
  (sight.fatal[seat] as number) - (sight.wounds[seat] as number);

/** A gun that points at someone may still go down before it fires. */
const FIRES = 0.85;

/** The chance that somebody is shot at, as they can tell. */
export function dangerTo(sight: Sight, seat: number): number {
  let safe = 1;
  for (let other = 0; other < sight.seats; other++)
    if (sight.targets[other] === seat && has(sight.loaded, other))
      safe *= 1 - FIRES * (other === sight.me ? sight.myFace : (sight.shot[other] as number));
  return 1 - safe;
}

const SHARES = 10;
const TOKEN = 9;

function worthsOf(view: Outlook, seat: number): number[] {
  const { sight } = view;
  const worths: number[] = [];
  for (let share = 0; share < SHARES; share++) {
    const count = share === TOKEN ? (sight.token ? 1 : 0) : (sight.table[share] as number);
    if (count === 0) continue;
    const worth = shareWorth(view, seat, share);
    for (let i = 0; i < count; i++) worths.push(worth);
  }
  return worths.sort((a, b) => b - a);
}

export function forecast(view: Outlook): Forecast {
  const { sight } = view;
  const stands: number[] = [];
  for (let seat = 0; seat < sight.seats; seat++)
    stands.push(
      has(sight.alive, seat) && !has(sight.out, seat)
        ? standChance(dangerTo(sight, seat), livesOf(sight, seat))
        : 0,
    );
  const worths = sight.first
    ? [moneyWorth(view, faceValueOf(sight.table))]
    : worthsOf(view, sight.me);
  return { view, stands, worths, total: worths.reduce((sum, worth) => sum + worth, 0) };
}

/** The chance that `seat` takes a shot from anyone but this bot. */
function hitByOthers({ view: { sight }, stands }: Forecast, seat: number): number {
  let safe = 1;
  for (let other = 0; other < sight.seats; other++)
    if (other !== sight.me && sight.targets[other] === seat && has(sight.loaded, other))
      safe *= 1 - (sight.shot[other] as number) * (stands[other] as number);
  return 1 - safe;
}

/** What this seat may hope to get of the sharing among about so many, of whom about so many come first. */
export function hopedFor(
  { view, worths, total }: Forecast,
  sharers: number,
  before: number,
): number {
  if (view.sight.first) return total / sharers;
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
  standing: boolean,
  aims: number,
  fires: number,
): { odds: number; sharers: number; before: number } {
  const { view, stands, total } = cast;
  const { sight } = view;
  const hits: number[] = [];
  let sharers = 0;
  let before = 0;
  for (let seat = 0; seat < sight.seats; seat++) {
    hits.push(0);
    if (seat === sight.me || !has(sight.alive, seat)) continue;
    const mine = standing && aims === seat ? fires : 0;
    const hit = 1 - (1 - hitByOthers(cast, seat)) * (1 - mine);
    hits[seat] = hit;
    const shares = (stands[seat] as number) * (1 - hit);
    sharers += shares;
    const fromGodfather = (seat - sight.godfather + sight.seats) % sight.seats;
    if (fromGodfather < (sight.me - sight.godfather + sight.seats) % sight.seats) before += shares;
  }
  const gain = Math.exp(total / Math.max(1, sharers + (standing ? 1 : 0)));
  let odds = 0;
  for (let seat = 0; seat < sight.seats; seat++) {
    if (seat === sight.me || !has(sight.alive, seat)) continue;
    const stand = stands[seat] as number;
    const hit = hits[seat] as number;
    const wounded = hit > 0 ? Math.exp(woundCost(view, seat, 1)) : 0;
    odds += (view.odds[seat] as number) * (1 - stand + stand * ((1 - hit) * gain + hit * wounded));
  }
  return { odds, sharers, before };
}

/** How likely so many wounds are for this seat when it stands. */
function woundOdds({ view: { sight }, stands }: Forecast): number[] {
  let odds = [1];
  for (let other = 0; other < sight.seats; other++) {
    if (other === sight.me || sight.targets[other] !== sight.me || !has(sight.loaded, other))
      continue;
    const chance = (sight.shot[other] as number) * (stands[other] as number);
    const next: number[] = new Array(odds.length + 1).fill(0);
    for (const [wounds, weight] of odds.entries()) {
      next[wounds] = (next[wounds] as number) + weight * (1 - chance);
      next[wounds + 1] = weight * chance;
    }
    odds = next;
  }
  if (sight.powers[sight.me] === 'luckyMan')
    for (let wounds = 2; wounds < odds.length; wounds++) {
      odds[0] = (odds[0] as number) + (odds[wounds] as number);
      odds[wounds] = 0;
    }
  return odds;
}

const BILL10 = 1;

/** What ducking brings beside safety. */
function duckBonus(view: Outlook): number {
  const { sight } = view;
  const power = sight.powers[sight.me];
  if (power === 'doctor' && (sight.wounds[sight.me] as number) > 0)
    return -woundCost(view, sight.me, 1);
  if (power === 'stealthy' && (sight.table[BILL10] as number) > 0)
    return shareWorth(view, sight.me, BILL10);
  return 0;
}

/** What standing and ducking are worth, with `fires` the chance that this seat's own bullet is a shot. */
export function prospect(cast: Forecast, fires: number): Prospect {
  const { view } = cast;
  const { sight } = view;
  const mine = view.odds[sight.me] as number;
  const wounds = woundOdds(cast);
  const up = othersAfter(cast, true, sight.targets[sight.me] as number, fires);
  let stand =
    (wounds[0] as number) *
    chanceOf(mine * Math.exp(hopedFor(cast, up.sharers + 1, up.before)), up.odds);
  for (let count = 1; count < wounds.length; count++)
    stand +=
      (wounds[count] as number) *
      chanceOf(mine * Math.exp(woundCost(view, sight.me, count)), up.odds);
  const down = othersAfter(cast, false, -1, 0);
  const duck = chanceOf(mine * Math.exp(duckBonus(view)), down.odds);
  return { stand, duck, hit: 1 - (wounds[0] as number) };
}

/** What pointing at `target` is worth before anybody has shown an aim, where `fires` is the chance that it is a shot. */
export function aimWorth(cast: Forecast, target: number, fires: number): number {
  const { view, stands, total } = cast;
  const { sight } = view;
  const mine = view.odds[sight.me] as number;
  const danger = 1 - (1 - UNSEEN_DANGER) * (1 - FIRES * sight.myFace);
  const stand = standChance(danger, livesOf(sight, target));
  let sharers = 1;
  for (let seat = 0; seat < sight.seats; seat++)
    if (seat !== sight.me && seat !== target)
      sharers += USUALLY_SHARES * Math.sign(stands[seat] as number);
  const shares = stand * (1 - fires);
  const gain = total / (sharers + shares);
  const theirs = view.odds[target] as number;
  const wounded = Math.exp(woundCost(view, target, 1));
  const rest =
    (othersOdds(view, sight.me) - theirs) * (1 + USUALLY_SHARES * (Math.exp(gain) - 1)) +
    theirs * (1 - stand + stand * ((1 - fires) * Math.exp(gain) + fires * wounded));
  return chanceOf(mine * (1 + USUALLY_SHARES * (Math.exp(gain) - 1)), rest);
}

/** What can be expected of players whose aims are not known yet. */
const UNSEEN_DANGER = 0.2;
const USUALLY_SHARES = 0.65;
