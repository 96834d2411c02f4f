import {
  BULLETS,
  LOOT,
  type Loot,
  type PowerName,
  type Seat,
  SHARES,
  type View,
} from '@holdup/engine';
import { lootOdds } from '../beliefs/loot.ts';
import { ownShots, quickOdds } from '../beliefs/quick.ts';
import type { Sight } from './sight.ts';

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

/** The numbers of a view. */
export function sightOfView(view: View, seat: Seat): Sight {
  const shown = view.public;
  const { players, sharing, seats } = shown;
  const { own } = view;
  const { face, known } = quickOdds(view);
  const mine = ownShots(view, seat);
  const powers: (PowerName | null)[] = [];
  const fatal: number[] = [];
  const wounds: number[] = [];
  const shame: number[] = [];
  const targets: number[] = [];
  const bullets: number[] = [];
  const shot: number[] = [];
  const bangs: number[] = [];
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
    const share = known[i] as number;
    shot.push(i === seat ? mine.loaded : player.loaded ? share : 0);
    bangs.push(
      i === seat ? mine.loaded + mine.held : share * (player.bullets + (player.loaded ? 1 : 0)),
    );
  }
  const hand = own?.hand ?? {};
  return {
    first: shown.edition === 'first',
    seats,
    me: seat,
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
    loot: lootOdds(view),
    hand: [hand.click ?? 0, hand.bang ?? 0, hand.bang3 ?? 0],
    bullet: own === null || own.bullet === null ? -1 : BULLETS.indexOf(own.bullet),
    faces: face,
    shot,
    myFace: face[seat] as number,
    bangs,
    unseen: countCards(shown.unseen),
    sharers: setOf(sharing.sharers),
    turn: sharing.turn ?? -1,
    satisfied: setOf(sharing.satisfied),
    announced: sharing.announced.map((share) => SHARES.indexOf(share)),
    incoming: sharing.incoming === null ? -1 : LOOT_CODE[sharing.incoming],
    receiver: sharing.receiver ?? -1,
  };
}
