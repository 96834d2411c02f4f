import type { ReadonlyPublicState } from '../core/compartments.ts';
import { POWER_NAMES, type PowerName, SEAT_STATES, type SeatStateName } from '../core/names.ts';
import { has, NOBODY, only, type Seat, type SeatSet, seatsBelow } from '../core/seats.ts';
import type { Rules } from '../core/state.ts';
import { MANY, orNobody, perSeatOf, seatOrNull } from './cards.ts';
import {
  anything,
  flag,
  listOf,
  oneOf,
  orNull,
  type Path,
  type Reader,
  readFields,
  refuse,
  whole,
} from './reader.ts';

/** What everybody sees of a player, by name. */
export interface PlayerView {
  readonly power: PowerName | null;
  readonly alive: boolean;
  readonly state: SeatStateName;
  readonly wounds: number;
  readonly fatalWounds: number;
  readonly shame: number;
  readonly target: Seat | null;
  /** Whether a bullet lies in front of them. */
  readonly loaded: boolean;
  readonly bullets: number;
  readonly lootCards: number;
}

export function seatStatus(state: ReadonlyPublicState, seat: Seat): SeatStateName {
  if (!has(state.alive, seat)) return 'dead';
  if (has(state.out, seat)) return 'out';
  if (has(state.hit, seat)) return 'wounded';
  return has(state.ducked, seat) ? 'ducked' : 'standing';
}

const playerView = (rules: Rules, state: ReadonlyPublicState, seat: Seat): PlayerView => ({
  power: rules.powers[seat]?.name ?? null,
  alive: has(state.alive, seat),
  state: seatStatus(state, seat),
  wounds: state.wounds[seat],
  fatalWounds: rules.fatalWounds[seat],
  shame: state.shame[seat],
  target: seatOrNull(state.targets[seat]),
  loaded: has(state.loaded, seat),
  bullets: state.bullets[seat],
  lootCards: state.lootCards[seat],
});

/** Whether the views of a player are the same in two states. */
function samePlayer(a: ReadonlyPublicState, b: ReadonlyPublicState, seat: Seat): boolean {
  const changed =
    (a.alive ^ b.alive) |
    (a.out ^ b.out) |
    (a.hit ^ b.hit) |
    (a.ducked ^ b.ducked) |
    (a.loaded ^ b.loaded);
  return (
    (changed & only(seat)) === 0 &&
    a.targets[seat] === b.targets[seat] &&
    a.bullets[seat] === b.bullets[seat] &&
    a.lootCards[seat] === b.lootCards[seat] &&
    a.wounds[seat] === b.wounds[seat] &&
    a.shame[seat] === b.shame[seat]
  );
}

/** All players; those unchanged since `before` are shared with the view made of it. */
export function playerViews(
  rules: Rules,
  state: ReadonlyPublicState,
  before: ReadonlyPublicState | undefined,
  known: readonly PlayerView[] | undefined,
): readonly PlayerView[] {
  return seatsBelow(rules.seats).map((seat) => {
    const player = before && samePlayer(before, state, seat) ? known?.[seat] : undefined;
    return player ?? playerView(rules, state, seat);
  });
}

export const readPowerOf: Reader<PlayerView['power']> = (player, path) => {
  const power =
    typeof player === 'object' && player !== null && 'power' in player ? player.power : undefined;
  return orNull(oneOf(POWER_NAMES))(power, `${path}.power`);
};

/** What the views of the players say of the public state. */
export const readPlayers = (rules: Rules) => (value: unknown, path: Path) => {
  const readers = {
    power: anything,
    alive: flag,
    state: oneOf(SEAT_STATES),
    wounds: whole(0, MANY),
    fatalWounds: anything,
    shame: whole(0, MANY),
    target: orNobody(rules.seats),
    loaded: flag,
    bullets: whole(0, MANY),
    lootCards: whole(0, MANY),
  } satisfies Record<keyof PlayerView, Reader<unknown>>;
  const readPlayer = (player: unknown, at: Path) => {
    const fields = readFields(player, at, readers);
    if (fields.alive !== (fields.state !== 'dead'))
      refuse(`${at}.alive`, `${!fields.alive} for a seat that is ${fields.state}`, fields.alive);
    return fields;
  };
  const players = listOf(readPlayer, rules.seats, rules.seats)(value, path);
  const those = (test: (player: (typeof players)[number]) => boolean): SeatSet =>
    seatsBelow(rules.seats).reduce<SeatSet>((set, seat) => {
      const player = players[seat];
      return player !== undefined && test(player) ? set | only(seat) : set;
    }, 0);
  const each = <K extends keyof (typeof players)[number]>(
    field: K,
    rest: (typeof players)[number][K],
  ) =>
    perSeatOf(
      players.map((player) => player[field]),
      rest,
    );
  return {
    alive: those(({ state }) => state !== 'dead'),
    out: those(({ state }) => state === 'out'),
    hit: those(({ state }) => state === 'wounded'),
    ducked: those(({ state }) => state === 'ducked'),
    loaded: those(({ loaded }) => loaded),
    wounds: each('wounds', 0),
    shame: each('shame', 0),
    targets: each('target', NOBODY),
    bullets: each('bullets', 0),
    lootCards: each('lootCards', 0),
  };
};
