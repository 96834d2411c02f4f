import type { Seat, View } from '@holdup/engine';

/** How many bullets that everybody could not tell a seat has, and how many of them are shots (bang or bang3), on average. */
interface Pool {
  size: number;
  shots: number;
}

/**
 * The chance that a bullet of each seat is a shot, as everybody can tell (`face`) and as the seat of the view can
 * (`known`). In one pass, for players who decide quickly: exact while bullets only leave hands, and close to it where
 * they pass from hand to hand or come back by a clip (the exact odds then are in beliefs.ts).
 */
export interface QuickOdds {
  readonly face: readonly number[];
  readonly known: readonly number[];
}

const startPools = (view: View): Pool[] =>
  view.public.start.hands.map(({ click = 0, bang = 0, bang3 = 0 }) => ({
    size: click + bang + bang3,
    shots: bang + bang3,
  }));

const shareOf = ({ size, shots }: Pool): number =>
  size <= 0 ? 0 : Math.min(1, Math.max(0, shots / size));

function show(pool: Pool, shot: boolean): void {
  pool.size--;
  if (shot) pool.shots--;
}

/** A bullet passes; `shot` is whether it is one, or null where that is not known. */
function pass(from: Pool, to: Pool, shot: boolean | null): void {
  const part = shot === null ? shareOf(from) : shot ? 1 : 0;
  from.size--;
  to.size++;
  from.shots -= part;
  to.shots += part;
}

type History = View['public']['history'];

/** What everybody can tell is the same for all seats, and holds until another bullet moves. */
let toldOf: History['bullets'] | null = null;
let toldFrom: View['public']['start'] | null = null;
let told: QuickOdds = { face: [], known: [] };

export function quickOdds(view: View): QuickOdds {
  const { history, start } = view.public;
  if (toldOf === history.bullets && toldFrom === start) return told;
  const odds = oddsFrom(view);
  if (odds.known === odds.face) {
    toldOf = history.bullets;
    toldFrom = start;
    told = odds;
  }
  return odds;
}

function oddsFrom(view: View): QuickOdds {
  const { bullets } = view.public.history;
  const secrets = view.own?.knownBullets ?? [];
  const face = startPools(view);
  let known = face;
  let used = 0;
  for (const entry of bullets)
    switch (entry.kind) {
      case 'played': {
        const mine = !entry.faceUp && entry.seat === view.seat;
        if (mine) used++;
        const { possible } = entry;
        // What everybody knows to be no bang is a click: a bang3 is in no game with the powers that tell so.
        const told = possible.length === 1 || !possible.includes('bang');
        if (!told) break;
        show(face[entry.seat] as Pool, possible.includes('bang') || possible[0] === 'bang3');
        if (known !== face) show(known[entry.seat] as Pool, possible[0] !== 'click');
        break;
      }
      case 'passed': {
        if (known === face) known = face.map((pool) => ({ ...pool }));
        const concerned = entry.from === view.seat || entry.to === view.seat;
        const shot = concerned ? secrets[used++] !== 'click' : null;
        pass(face[entry.from] as Pool, face[entry.to] as Pool, null);
        pass(known[entry.from] as Pool, known[entry.to] as Pool, shot);
        break;
      }
      case 'regained': {
        for (const pools of known === face ? [face] : [face, known]) {
          const pool = pools[entry.seat] as Pool;
          pool.size++;
          pool.shots++;
        }
        break;
      }
      case 'searched':
      case 'buried':
        break;
    }
  const faces = face.map(shareOf);
  return { face: faces, known: known === face ? faces : known.map(shareOf) };
}

/** What a view says outright about its own seat. */
export function ownShots(view: View, seat: Seat): { loaded: number; held: number } {
  if (view.seat !== seat || view.own === null) return { loaded: 0, held: 0 };
  const { hand, bullet } = view.own;
  return {
    loaded: bullet === null || bullet === 'click' ? 0 : 1,
    held: (hand.bang ?? 0) + (hand.bang3 ?? 0),
  };
}
