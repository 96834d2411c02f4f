import {
  BULLETS,
  LOOT,
  type Loot,
  type PowerName,
  type PublicView,
  type Seat,
  SHARES,
  type View,
} from '@holdup/engine';
import { lootOdds } from '../beliefs/loot.ts';
import { ownShots, quickOdds } from '../beliefs/quick.ts';
import type { Observation, SharedOdds } from './observation.ts';

const setOf = (seats: readonly Seat[]): number => {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return set;
};

export const LOOT_CODE = Object.fromEntries(LOOT.map((card, code) => [card, code])) as Readonly<
  Record<Loot, number>
>;

function countCards(cards: readonly Loot[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) (counts[LOOT_CODE[card]] as number)++;
  return counts;
}

type Shown = Omit<
  Observation,
  | 'me'
  | 'loot'
  | 'hand'
  | 'bullet'
  | 'faces'
  | 'shot'
  | 'myFace'
  | 'bangs'
  | 'unseen'
  | 'sharedOdds'
>;

/** The numbers of what everybody sees, but for the hidden. */
function observePublic(shown: PublicView): Shown {
  const { players, sharing, seats } = shown;
  const powers: (PowerName | null)[] = [];
  const fatal: number[] = [];
  const wounds: number[] = [];
  const shame: number[] = [];
  const targets: number[] = [];
  const bullets: number[] = [];
  let alive = 0;
  let loaded = 0;
  let ducked = 0;
  let hit = 0;
  let out = 0;
  for (let i = 0; i < seats; i++) {
    const player = players[i] as (typeof players)[number];
    powers.push(player.power);
    fatal.push(player.fatalWounds);
    wounds.push(player.wounds);
    shame.push(player.shame);
    targets.push(player.target ?? -1);
    bullets.push(player.bullets);
    if (player.alive) alive |= 1 << i;
    if (player.loaded) loaded |= 1 << i;
    if (player.state === 'ducked') ducked |= 1 << i;
    else if (player.state === 'wounded') hit |= 1 << i;
    else if (player.state === 'out') out |= 1 << i;
  }
  return {
    edition: shown.edition,
    seats,
    round: shown.round,
    rounds: shown.rounds,
    alive,
    godfather: shown.godfather,
    token: shown.tokenOnTable,
    powers,
    fatal,
    wounds,
    shame,
    targets,
    bullets,
    loaded,
    ducked,
    hit,
    out,
    table: countCards(shown.table),
    sharers: setOf(sharing.sharers),
    turn: sharing.turn ?? -1,
    satisfied: setOf(sharing.satisfied),
    announced: sharing.announced.map((share) => SHARES.indexOf(share)),
    incoming: sharing.incoming === null ? -1 : LOOT_CODE[sharing.incoming],
    receiver: sharing.receiver ?? -1,
  };
}

/** All who are asked at the same moment are told the same: its numbers are made once. */
let last: PublicView | null = null;
let lastShown: Shown | null = null;

function shownTo({ public: shown }: View): Shown {
  const same =
    last !== null &&
    shown.players === last.players &&
    shown.sharing === last.sharing &&
    shown.table === last.table &&
    shown.round === last.round &&
    shown.godfather === last.godfather &&
    shown.tokenOnTable === last.tokenOnTable;
  if (!same || lastShown === null) lastShown = observePublic(shown);
  last = shown;
  return lastShown;
}

let lastUnseen: readonly Loot[] | null = null;
let unseenCounts: readonly number[] = [];

function unseenOf({ public: { unseen } }: View): readonly number[] {
  if (unseen !== lastUnseen) {
    lastUnseen = unseen;
    unseenCounts = countCards(unseen);
  }
  return unseenCounts;
}

const BULLET_CODE = Object.fromEntries(BULLETS.map((bullet, code) => [bullet, code]));

/** The guns and bullets of others, as those see them who know the same of loot and bullets. */
interface Guns {
  readonly all: Shown;
  readonly known: readonly number[];
  readonly loot: Observation['loot'];
  readonly shot: readonly number[];
  readonly bangs: readonly number[];
  readonly shared: SharedOdds;
}

/** Some know the same as everybody, others have secrets, in any order: those looked at last are kept. */
const KEPT = 8;
const lastGuns: Guns[] = [];

function gunsOf(all: Shown, known: readonly number[], loot: Observation['loot']): Guns {
  for (const guns of lastGuns)
    if (guns.all === all && guns.known === known && guns.loot === loot) return guns;
  const shot: number[] = [];
  const bangs: number[] = [];
  for (let i = 0; i < all.seats; i++) {
    const share = known[i] as number;
    const loaded = (all.loaded >> i) & 1;
    shot.push(loaded === 1 ? share : 0);
    bangs.push(share * ((all.bullets[i] as number) + loaded));
  }
  const guns: Guns = { all, known, loot, shot, bangs, shared: { odds: [], row: null } };
  if (lastGuns.length === KEPT) lastGuns.shift();
  lastGuns.push(guns);
  return guns;
}

/** The numbers of a view. */
export function observeView(view: View, seat: Seat): Observation {
  const all = shownTo(view);
  const { own } = view;
  const { face, known } = quickOdds(view);
  const mine = ownShots(view, seat);
  const loot = lootOdds(view);
  const guns = gunsOf(all, known, loot);
  const shot = [...guns.shot];
  const bangs = [...guns.bangs];
  shot[seat] = mine.loaded;
  bangs[seat] = mine.loaded + mine.held;
  const hand = own?.hand ?? {};
  return {
    edition: all.edition,
    seats: all.seats,
    me: seat,
    round: all.round,
    rounds: all.rounds,
    alive: all.alive,
    godfather: all.godfather,
    token: all.token,
    powers: all.powers,
    fatal: all.fatal,
    wounds: all.wounds,
    shame: all.shame,
    targets: all.targets,
    bullets: all.bullets,
    loaded: all.loaded,
    ducked: all.ducked,
    hit: all.hit,
    out: all.out,
    table: all.table,
    loot,
    hand: [hand.click ?? 0, hand.bang ?? 0, hand.bang3 ?? 0],
    bullet: own === null || own.bullet === null ? -1 : (BULLET_CODE[own.bullet] as number),
    faces: face,
    shot,
    myFace: face[seat] as number,
    bangs,
    unseen: unseenOf(view),
    sharers: all.sharers,
    turn: all.turn,
    satisfied: all.satisfied,
    announced: all.announced,
    incoming: all.incoming,
    receiver: all.receiver,
    sharedOdds: guns.shared,
  };
}
