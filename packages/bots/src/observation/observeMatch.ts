import type { Match, PowerName } from '@holdup/engine';
import {
  CLICK,
  countLoot,
  everyone,
  GODFATHER,
  has,
  NOBODY,
  type PerBullet,
  type PerLoot,
  type PerSeat,
  type Seat,
  type SeatOrNobody,
  type ShareCode,
  seatsOf,
  sizeOf,
} from '@holdup/engine/codes';
import { bySeat } from '../beliefs/bySeat.ts';
import { isShot, shotsIn } from './bullets.ts';
import {
  noSharedOdds,
  type Observation,
  type SeatNumbers,
  type SeatObservation,
  type SharedOdds,
  zeroPerSeat,
} from './observation.ts';

/**
 * A simulated match as one of its seats sees it: what others hold is not looked at, but derived from what they have
 * shown. Only loot is taken as it is, since everybody remembers it.
 */

type Rules = Match['rules'];
export type SeatState = Match['seatStates'][number];

export function seatStateOf({ seatStates }: Match, seat: Seat): SeatState {
  const state = seatStates[seat];
  if (state === undefined) throw new Error(`nobody sits in seat ${seat}`);
  return state;
}

/** The seats at the table. */
export const seatsIn = ({ rules }: Match): readonly Seat[] => seatsOf(everyone(rules.seats));

const powerNames = new WeakMap<Rules, Readonly<PerSeat<PowerName | null>>>();

function powersOf(rules: Rules): Readonly<PerSeat<PowerName | null>> {
  const known = powerNames.get(rules);
  if (known !== undefined) return known;
  const names = bySeat((seat) => rules.powers[seat]?.name ?? null);
  powerNames.set(rules, names);
  return names;
}

/** The share of shots among the bullets that a seat has not shown: in hand, loaded and discarded face down. */
export function unshownShare(own: SeatState): number {
  const { hand, bullet } = own;
  let shots = shotsIn(hand) + (isShot(bullet) ? 1 : 0);
  let size = hand[CLICK] + shotsIn(hand) + (bullet === -1 ? 0 : 1);
  for (let link = own.bulletTrail; link !== null; link = link.before) {
    size++;
    if (link.value !== CLICK) shots++;
  }
  return size === 0 ? 0 : shots / size;
}

let sharesOf: Match | null = null;
let sharesAt: Match['publicState']['bulletTrail'] = null;
let sharesSeen: SeatNumbers = zeroPerSeat();

/** Everybody's share of shots. It changes only when the public record of bullets grows, so it is kept until then. */
function unshownShares(match: Match): SeatNumbers {
  const { bulletTrail } = match.publicState;
  if (match === sharesOf && bulletTrail === sharesAt) return sharesSeen;
  const shares = zeroPerSeat();
  for (const seat of seatsIn(match)) shares[seat] = unshownShare(seatStateOf(match, seat));
  sharesOf = match;
  sharesAt = bulletTrail;
  sharesSeen = shares;
  return shares;
}

let sharedIn: Match | null = null;
let sharedRound = 0;
let sharedPhase = 0;
let sharedNow: SharedOdds = noSharedOdds();

/** Nothing changes while several seats decide together, so their judgements of each other are shared. */
function sharedOddsOf(match: Match): SharedOdds | null {
  const { asked, round, phase } = match.publicState;
  if (sizeOf(asked) < 2) return null;
  if (match !== sharedIn || round !== sharedRound || phase !== sharedPhase) {
    sharedIn = match;
    sharedRound = round;
    sharedPhase = phase;
    sharedNow = noSharedOdds();
  }
  return sharedNow;
}

const NO_CARDS = countLoot([]);
const NO_SHARES: readonly ShareCode[] = [];
const EMPTY_HAND: Readonly<PerBullet> = [0, 0, 0];

/** What the others have learnt to expect of the gun of one seat, instead of the bare odds. */
export interface Reputation {
  readonly seat: Seat;
  shot: number | null;
}

/** The announced shares, of which there are at most two. */
function announcedIn({
  announced,
  announcedNext,
}: Match['publicState']['sharing']): readonly ShareCode[] {
  if (announced === -1) return NO_SHARES;
  return announcedNext === -1 ? [announced] : [announced, announcedNext];
}

function observe<M extends SeatOrNobody>(
  match: Match,
  me: M,
  own: SeatState | null,
  reputation: Reputation | undefined,
): Observation & { readonly me: M } {
  const { publicState, rules } = match;
  const { bullets } = publicState;
  const seats = seatsIn(match);
  const faces = unshownShares(match);
  const loot: PerSeat<Readonly<PerLoot>> = bySeat(() => NO_CARDS);
  const shot = zeroPerSeat();
  const bangs = zeroPerSeat();
  let myFace = 0;
  for (const seat of seats) {
    const share = faces[seat];
    loot[seat] = seatStateOf(match, seat).loot;
    if (seat === me && own !== null) {
      myFace = share;
      shot[seat] = isShot(own.bullet) ? 1 : 0;
      bangs[seat] = shotsIn(own.hand) + shot[seat];
    } else {
      const loaded = has(publicState.loaded, seat) ? 1 : 0;
      const expected = reputation?.seat === seat ? (reputation.shot ?? share) : share;
      shot[seat] = loaded === 1 ? expected : 0;
      bangs[seat] = share * (bullets[seat] + loaded);
    }
  }
  return {
    edition: rules.edition.name,
    seats,
    me,
    round: publicState.round,
    rounds: rules.edition.rounds,
    alive: publicState.alive,
    godfather: publicState.godfather,
    token: ((publicState.shares >> GODFATHER) & 1) === 1,
    powers: powersOf(rules),
    fatal: rules.fatalWounds,
    wounds: publicState.wounds,
    shame: publicState.shame,
    targets: publicState.targets,
    bullets,
    loaded: publicState.loaded,
    out: publicState.out,
    table: publicState.table,
    loot,
    hand: own?.hand ?? EMPTY_HAND,
    bullet: own?.bullet ?? -1,
    faces,
    shot,
    myFace,
    bangs,
    unseen: publicState.unseen,
    sharers: publicState.sharing.sharers,
    turn: publicState.sharing.turn,
    satisfied: publicState.sharing.satisfied,
    announced: announcedIn(publicState.sharing),
    incoming: publicState.sharing.incoming,
    sharedOdds: sharedOddsOf(match),
  };
}

/** What everybody sees. */
export const observePublic = (match: Match): Observation => observe(match, NOBODY, null, undefined);

/** What a seat sees. */
export const observeMatch = (match: Match, seat: Seat, reputation?: Reputation): SeatObservation =>
  observe(match, seat, seatStateOf(match, seat), reputation);
