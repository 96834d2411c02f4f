import type { Loot, PowerName, PublicView, View } from '@holdup/engine';
import {
  bulletCode,
  countBullets,
  countLoot,
  everyone,
  has,
  lootCode,
  NOBODY,
  only,
  type PerLoot,
  type PerSeat,
  type Seat,
  type SeatOrNobody,
  type SeatSet,
  seatsOf,
  shareCode,
} from '@holdup/engine/codes';
import { bySeat } from '../beliefs/bySeat.ts';
import { lootOdds } from '../beliefs/loot.ts';
import { ownShots, quickOdds } from '../beliefs/quick.ts';
import {
  noSharedOdds,
  type Observation,
  type SeatNumbers,
  type SeatObservation,
  type SharedOdds,
  zeroPerSeat,
} from './observation.ts';

const setOf = (seats: readonly Seat[]): SeatSet => {
  let set = 0;
  for (const seat of seats) set |= only(seat);
  return set;
};

type PublicPart = Omit<
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

/** The part of an observation that is the same for everybody. */
function publicPartOf(view: PublicView): PublicPart {
  const { sharing } = view;
  const seats = seatsOf(everyone(view.seats));
  const powers: PerSeat<PowerName | null> = bySeat(() => null);
  const targets: PerSeat<SeatOrNobody> = bySeat(() => NOBODY);
  const fatal = zeroPerSeat();
  const wounds = zeroPerSeat();
  const shame = zeroPerSeat();
  const bullets = zeroPerSeat();
  let alive = 0;
  let loaded = 0;
  let out = 0;
  for (const seat of seats) {
    const player = view.players[seat];
    if (player === undefined) continue;
    powers[seat] = player.power;
    fatal[seat] = player.fatalWounds;
    wounds[seat] = player.wounds;
    shame[seat] = player.shame;
    targets[seat] = player.target ?? NOBODY;
    bullets[seat] = player.bullets;
    if (player.alive) alive |= only(seat);
    if (player.loaded) loaded |= only(seat);
    if (player.state === 'out') out |= only(seat);
  }
  return {
    edition: view.edition,
    seats,
    round: view.round,
    rounds: view.rounds,
    alive,
    godfather: view.godfather,
    token: view.tokenOnTable,
    powers,
    fatal,
    wounds,
    shame,
    targets,
    bullets,
    loaded,
    out,
    table: countLoot(view.table),
    sharers: setOf(sharing.sharers),
    turn: sharing.turn ?? NOBODY,
    satisfied: setOf(sharing.satisfied),
    announced: sharing.announced.map(shareCode),
    incoming: sharing.incoming === null ? -1 : lootCode(sharing.incoming),
  };
}

let last: PublicView | null = null;
let lastPart: PublicPart | null = null;

/** Seats that are asked at the same moment see the same: it is computed once. */
function publicPart({ public: view }: View): PublicPart {
  const same =
    last !== null &&
    view.players === last.players &&
    view.sharing === last.sharing &&
    view.table === last.table &&
    view.round === last.round &&
    view.godfather === last.godfather &&
    view.tokenOnTable === last.tokenOnTable;
  if (!same || lastPart === null) lastPart = publicPartOf(view);
  last = view;
  return lastPart;
}

let lastUnseen: readonly Loot[] | null = null;
let unseenCounts: Readonly<PerLoot> = countLoot([]);

function unseenOf({ public: { unseen } }: View): Readonly<PerLoot> {
  if (unseen !== lastUnseen) {
    lastUnseen = unseen;
    unseenCounts = countLoot(unseen);
  }
  return unseenCounts;
}

/** The guns and bullets of the others, as seen by everybody who knows the same about loot and bullets. */
interface Guns {
  readonly part: PublicPart;
  readonly known: SeatNumbers;
  readonly loot: Observation['loot'];
  readonly shot: SeatNumbers;
  readonly bangs: SeatNumbers;
  readonly sharedOdds: SharedOdds;
}

/** Some seats know what everybody knows, others have secrets, and they ask in any order: the latest few are kept. */
const KEPT = 8;
const lastGuns: Guns[] = [];

function gunsOf(part: PublicPart, known: SeatNumbers, loot: Observation['loot']): Guns {
  for (const guns of lastGuns)
    if (guns.part === part && guns.known === known && guns.loot === loot) return guns;
  const shot = zeroPerSeat();
  const bangs = zeroPerSeat();
  for (const seat of part.seats) {
    const loaded = has(part.loaded, seat) ? 1 : 0;
    shot[seat] = loaded === 1 ? known[seat] : 0;
    bangs[seat] = known[seat] * (part.bullets[seat] + loaded);
  }
  const guns: Guns = { part, known, loot, shot, bangs, sharedOdds: noSharedOdds() };
  if (lastGuns.length === KEPT) lastGuns.shift();
  lastGuns.push(guns);
  return guns;
}

/** What the seat of a view sees. */
export function observeView(view: View, seat: Seat): SeatObservation {
  const part = publicPart(view);
  const { own } = view;
  const { face, known } = quickOdds(view);
  const mine = ownShots(view, seat);
  const loot = lootOdds(view);
  const guns = gunsOf(part, known, loot);
  const shot: PerSeat<number> = [...guns.shot];
  const bangs: PerSeat<number> = [...guns.bangs];
  shot[seat] = mine.loaded;
  bangs[seat] = mine.loaded + mine.held;
  return {
    edition: part.edition,
    seats: part.seats,
    me: seat,
    round: part.round,
    rounds: part.rounds,
    alive: part.alive,
    godfather: part.godfather,
    token: part.token,
    powers: part.powers,
    fatal: part.fatal,
    wounds: part.wounds,
    shame: part.shame,
    targets: part.targets,
    bullets: part.bullets,
    loaded: part.loaded,
    out: part.out,
    table: part.table,
    loot,
    hand: countBullets(own?.hand ?? {}),
    bullet: own === null || own.bullet === null ? -1 : bulletCode(own.bullet),
    faces: face,
    shot,
    myFace: face[seat],
    bangs,
    unseen: unseenOf(view),
    sharers: part.sharers,
    turn: part.turn,
    satisfied: part.satisfied,
    announced: part.announced,
    incoming: part.incoming,
    sharedOdds: guns.sharedOdds,
  };
}
