import type { Match, PowerName } from '@holdup/engine';
import { BANG, CLICK, type Sight } from './sight.ts';

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
function unshownShare(own: Match['own'][number]): number {
  const { hand, bullet } = own;
  let shots = hand[1] + hand[2] + (bullet >= BANG ? 1 : 0);
  let size = hand[0] + hand[1] + hand[2] + (bullet === -1 ? 0 : 1);
  for (let link = own.bulletTrail; link !== null; link = link.before) {
    size++;
    if (link.value !== CLICK) shots++;
  }
  return size === 0 ? 0 : shots / size;
}

export function sightOfMatch(match: Match, seat: number): Sight {
  const { rules, shown, own } = match;
  const mine = own[seat] as Match['own'][number];
  const shot: number[] = [];
  const bangs: number[] = [];
  const loot: (readonly number[])[] = [];
  let myFace = 0;
  for (let i = 0; i < rules.seats; i++) {
    const other = own[i] as Match['own'][number];
    loot.push(other.loot);
    const share = unshownShare(other);
    if (i === seat) {
      myFace = share;
      shot.push(mine.bullet >= BANG ? 1 : 0);
      bangs.push(mine.hand[1] + mine.hand[2] + (mine.bullet >= BANG ? 1 : 0));
    } else {
      const loaded = (shown.loaded >> i) & 1;
      shot.push(loaded === 1 ? share : 0);
      bangs.push(share * ((shown.bullets[i as 0] ?? 0) + loaded));
    }
  }
  return {
    first: rules.edition.name === 'first',
    seats: rules.seats,
    me: seat,
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
  };
}
