import {
  type Bullet,
  type GameEvent,
  type Loot,
  type PlayerView,
  type Seat,
  type Share,
  usedAtOnce,
  type View,
} from '@holdup/engine';
import { seatsOf } from '../game/seats.ts';

/** A player in the scene. */
export type ScenePlayer = PlayerView & {
  /** Has answered the open decision. */
  readonly ready: boolean;
  /** The bullet that lies face-up before them. */
  readonly revealed: Bullet | null;
  /** A bang of this reveal has hit them, though they fall only after the last shot. */
  readonly struck: boolean;
};

/** What the table shows now: the last view, updated event by event. */
export type Scene = {
  readonly round: number;
  readonly godfather: Seat;
  readonly table: readonly Loot[];
  readonly token: boolean;
  readonly sharing: boolean;
  readonly players: readonly ScenePlayer[];
};

/** Whom a seat's gun points at, as long as guns are up and the target has not ducked. */
export const aimOf = ({ players, sharing }: Scene, seat: Seat): Seat | null => {
  const player = players[seat];
  if (sharing || !player?.alive || player.state !== 'standing' || player.target === null)
    return null;
  return players[player.target]?.state === 'ducked' ? null : player.target;
};

/** The scene of a view. Revealed bullets stay on the table until the round is over. */
export const sceneOf = ({ public: shown }: View, before?: Scene): Scene => ({
  round: shown.round,
  godfather: shown.godfather,
  table: shown.table,
  token: shown.tokenOnTable,
  sharing: shown.step === 'share',
  players: shown.players.map((player, seat) => ({
    ...player,
    ready: shown.answered.some((answered) => answered === seat),
    revealed: before?.round === shown.round ? (before.players[seat]?.revealed ?? null) : null,
    struck: false,
  })),
});

const without = (cards: readonly Loot[], share: Share): readonly Loot[] => {
  const at = (cards as readonly Share[]).indexOf(share);
  return at === -1 ? cards : cards.toSpliced(at, 1);
};

const change = (scene: Scene, seats: readonly Seat[], part: Partial<ScenePlayer>): Scene => ({
  ...scene,
  players: scene.players.map((player, seat) =>
    seats.some((each) => each === seat) ? { ...player, ...part } : player,
  ),
});

const addCards = (scene: Scene, seat: Seat, more: number): Scene =>
  change(scene, [seat], { lootCards: (scene.players[seat]?.lootCards ?? 0) + more });

/** Some cards are used up when they are taken, and the token is not a card. */
const isKept = (share: Share): boolean => share !== 'godfather' && !usedAtOnce(share);

/** The scene after an event, as far as the event says; the view at the end of the beat has the rest. */
export const afterEvent = (scene: Scene, event: GameEvent): Scene => {
  const everyone = seatsOf(scene.players);
  switch (event.type) {
    case 'roundBegan': {
      const { round, godfather, table } = event;
      const cleared = change(scene, everyone, {
        target: null,
        loaded: false,
        ready: false,
        revealed: null,
      });
      const living = everyone.filter((seat) => scene.players[seat]?.alive);
      return {
        ...change(cleared, living, { state: 'standing' }),
        round,
        godfather,
        table,
        sharing: false,
      };
    }
    case 'locked':
      return change(scene, [event.seat], { ready: true });
    case 'allLoaded':
      return change(
        scene,
        everyone.filter((seat) => scene.players[seat]?.alive),
        { loaded: true, ready: false },
      );
    case 'aimed': {
      let next = change(scene, everyone, { ready: false });
      for (const { seat, target } of event.aims) next = change(next, [seat], { target });
      return next;
    }
    case 'satOut':
      return change(scene, [event.seat], { state: 'out' });
    case 'reaimed':
      return change(scene, [event.seat], { target: event.target });
    case 'courage':
      return change(change(scene, everyone, { ready: false }), event.ducked, { state: 'ducked' });
    case 'shamed':
      return change(scene, [event.seat], { shame: event.shame });
    case 'discarded':
      return change(scene, [event.seat], { loaded: false });
    case 'revealed':
      return change(scene, [event.seat], { revealed: event.bullet, loaded: false });
    case 'wounded':
      return change(scene, [event.seat], { wounds: event.wounds, state: 'wounded' });
    case 'healed':
      return change(scene, [event.seat], { wounds: event.wounds });
    case 'died':
      return change(scene, [event.seat], { alive: false, state: 'dead' });
    case 'stole':
      return addCards(addCards(scene, event.seat, 1), event.victim, -1);
    case 'sharingBegan':
      return { ...scene, sharing: true };
    case 'took': {
      const taken = {
        ...scene,
        table: without(scene.table, event.share),
        token: event.share === 'godfather' ? false : scene.token,
      };
      return isKept(event.share) ? addCards(taken, event.seat, 1) : taken;
    }
    case 'paid':
      return addCards(
        { ...scene, table: event.bills.reduce(without, scene.table) },
        event.seat,
        event.bills.length,
      );
    case 'leftOver':
      return event.fate === 'lost' ? { ...scene, table: [] } : scene;
    case 'newGodfather':
      return { ...scene, godfather: event.seat };
    default:
      return scene;
  }
};
