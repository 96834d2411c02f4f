import {
  BULLETS,
  LOOT,
  type LootMemory,
  type PlayerView,
  type PublicView,
  SHARES,
  type Seat,
  type View,
} from '@holdup/engine';
import { beliefs } from '../beliefs/beliefs.ts';
import { lootOdds } from '../beliefs/loot.ts';
import { BANG, type Sight } from './sight.ts';

const setOf = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | (1 << seat), 0);

const stateSet = (shown: PublicView, state: PlayerView['state']): number =>
  shown.players.reduce((set, player, i) => (player.state === state ? set | (1 << i) : set), 0);

const countCards = (cards: readonly LootMemory['kind'][] | readonly string[]): number[] => {
  const counts: number[] = new Array(LOOT.length).fill(0);
  for (const card of cards) {
    const code = LOOT.indexOf(card as (typeof LOOT)[number]);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

/** What the others can tell of a seat's bullet: the share of shots among all that it has not shown. */
function faceOf(view: View, seat: Seat): number {
  const { click = 0, bang = 0, bang3 = 0 } = view.public.start.hands[seat] ?? {};
  let size = click + bang + bang3;
  let shots = bang + bang3;
  for (const entry of view.public.history.bullets) {
    if (entry.kind === 'regained' && entry.seat === seat) {
      size++;
      shots++;
    }
    if (entry.kind !== 'played' || entry.seat !== seat || entry.possible.length > 1) continue;
    size--;
    if (entry.possible[0] !== 'click') shots--;
  }
  return size <= 0 ? 0 : Math.min(1, Math.max(0, shots / size));
}

/** The numbers of a view. */
export function sightOfView(view: View, seat: Seat): Sight {
  const shown = view.public;
  const { players, sharing } = shown;
  const odds = beliefs(view);
  const own = view.own;
  const hand = own?.hand ?? {};
  return {
    first: shown.edition === 'first',
    seats: shown.seats,
    me: seat,
    round: shown.round,
    rounds: shown.rounds,
    alive: players.reduce((set, player, i) => (player.alive ? set | (1 << i) : set), 0),
    godfather: shown.godfather,
    token: shown.tokenOnTable,
    powers: players.map((player) => player.power),
    fatal: players.map((player) => player.fatalWounds),
    wounds: players.map((player) => player.wounds),
    shame: players.map((player) => player.shame),
    targets: players.map((player) => player.target ?? -1),
    bullets: players.map((player) => player.bullets),
    loaded: players.reduce((set, player, i) => (player.loaded ? set | (1 << i) : set), 0),
    ducked: stateSet(shown, 'ducked'),
    hit: stateSet(shown, 'wounded'),
    out: stateSet(shown, 'out'),
    table: countCards(shown.table),
    loot: lootOdds(view),
    hand: [hand.click ?? 0, hand.bang ?? 0, hand.bang3 ?? 0],
    bullet: own === null || own.bullet === null ? -1 : BULLETS.indexOf(own.bullet),
    shot: odds.map(({ loaded }) => (loaded === null ? 0 : loaded.bang + loaded.bang3)),
    myFace: faceOf(view, seat),
    bangs: odds.map(
      ({ hand: held, loaded }) =>
        held.bang + held.bang3 + (loaded === null ? 0 : loaded.bang + loaded.bang3),
    ),
    unseen: countCards(shown.unseen),
    sharers: setOf(sharing.sharers),
    turn: sharing.turn ?? -1,
    satisfied: setOf(sharing.satisfied),
    announced: sharing.announced.map((share) => SHARES.indexOf(share)),
    incoming: sharing.incoming === null ? -1 : LOOT.indexOf(sharing.incoming),
    receiver: sharing.receiver ?? -1,
  };
}

export const isShot = (bullet: number): boolean => bullet >= BANG;
