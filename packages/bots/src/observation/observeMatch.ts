import type { Match, PowerName } from '@holdup/engine';
import { BANG, CLICK, type Observation, type SharedOdds } from './observation.ts';

/**
 * The numbers of an imagined match as one of its seats sees them: what others hold is not looked at, but worked out from
 * what they have shown. Only loot is taken as it is, since everybody remembers it.
 */

type Rules = Match['rules'];

const powerNames = new WeakMap<Rules, readonly (PowerName | null)[]>();

function powersOf(rules: Rules): readonly (PowerName | null)[] {
  const known = powerNames.get(rules);
  if (known !== undefined) return known;
  const names = rules.powers.slice(0, rules.seats).map((power) => power?.name ?? null);
  powerNames.set(rules, names);
  return names;
}

const NOTHING: readonly number[] = [];
const TOKEN = 9;

/** The share of shots among the bullets that a seat has not shown: hand, loaded and face-down discards alike. */
export function unshownShare(own: Match['seatStates'][number]): number {
  const { hand, bullet } = own;
  let shots = hand[1] + hand[2] + (bullet >= BANG ? 1 : 0);
  let size = hand[0] + hand[1] + hand[2] + (bullet === -1 ? 0 : 1);
  for (let link = own.bulletTrail; link !== null; link = link.before) {
    size++;
    if (link.value !== CLICK) shots++;
  }
  return size === 0 ? 0 : shots / size;
}

let sharesOf: Match | null = null;
let sharesAt: Match['publicState']['bulletTrail'] = null;
let sharesSeen: readonly number[] = [];

/** Everybody's share of shots. What is not shown changes with the public record alone, so it holds until that grows. */
function unshownShares(match: Match): readonly number[] {
  const { bulletTrail } = match.publicState;
  if (match === sharesOf && bulletTrail === sharesAt) return sharesSeen;
  const shares: number[] = [];
  for (const own of match.seatStates) shares.push(unshownShare(own));
  sharesOf = match;
  sharesAt = bulletTrail;
  sharesSeen = shares;
  return shares;
}

let sharedIn: Match | null = null;
let sharedRound = 0;
let sharedPhase = 0;
let sharedNow: SharedOdds = { odds: [], row: null };

/** Nothing happens while several are asked together, so all of them look at the same. */
function sharedOddsOf(match: Match): SharedOdds | null {
  const { asked, round, phase } = match.publicState;
  if ((asked & (asked - 1)) === 0) return null;
  if (match !== sharedIn || round !== sharedRound || phase !== sharedPhase) {
    sharedIn = match;
    sharedRound = round;
    sharedPhase = phase;
    sharedNow = { odds: [], row: null };
  }
  return sharedNow;
}

/** What nobody in particular holds. */
const NOBODYS = { hand: [0, 0, 0], bullet: -1 } as const;

/** What the others have learnt to expect of the gun of one seat, instead of the bare odds. */
export interface Reputation {
  readonly seat: number;
  shot: number | null;
}

/** For the seat's eyes; null is what everybody sees. */
export function observeMatch(
  match: Match,
  seat: number | null,
  reputation?: Reputation,
): Observation {
  const { rules, publicState: shown, seatStates: own } = match;
  const mine = seat === null ? NOBODYS : (own[seat] as Match['seatStates'][number]);
  const faces = unshownShares(match);
  const shot: number[] = [];
  const bangs: number[] = [];
  const loot: (readonly number[])[] = [];
  let myFace = 0;
  for (let i = 0; i < rules.seats; i++) {
    const other = own[i] as Match['seatStates'][number];
    loot.push(other.loot);
    const share = faces[i] as number;
    if (i === seat) {
      myFace = share;
      shot.push(mine.bullet >= BANG ? 1 : 0);
      bangs.push(mine.hand[1] + mine.hand[2] + (mine.bullet >= BANG ? 1 : 0));
    } else {
      const loaded = (shown.loaded >> i) & 1;
      const expected = reputation?.seat === i ? (reputation.shot ?? share) : share;
      shot.push(loaded === 1 ? expected : 0);
      bangs.push(share * ((shown.bullets[i as 0] ?? 0) + loaded));
    }
  }
  return {
    edition: rules.edition.name,
    seats: rules.seats,
    me: seat ?? -1,
    round: shown.round,
    rounds: rules.edition.rounds,
    alive: shown.alive,
    godfather: shown.godfather,
    token: ((shown.shares >> TOKEN) & 1) === 1,
    powers: powersOf(rules),
    fatal: rules.fatalWounds,
    wounds: shown.wounds,
    shame: shown.shame,
    targets: shown.targets,
    bullets: shown.bullets,
    loaded: shown.loaded,
    ducked: shown.ducked,
    hit: shown.hit,
    out: shown.out,
    table: shown.table,
    loot,
    hand: mine.hand,
    bullet: mine.bullet,
    faces,
    shot,
    myFace,
    bangs,
    unseen: shown.unseen,
    sharers: shown.sharers,
    turn: shown.turn,
    satisfied: shown.satisfied,
    announced:
      shown.announced === -1
        ? NOTHING
        : shown.announcedNext === -1
          ? [shown.announced]
          : [shown.announced, shown.announcedNext],
    incoming: shown.incoming,
    receiver: shown.receiver,
    sharedOdds: sharedOddsOf(match),
  };
}
