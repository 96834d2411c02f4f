import type { BulletMemory, Seat, View } from '@holdup/engine';
import {
  bury,
  type Cluster,
  gain,
  handIn,
  laidIn,
  leave,
  MOST_LAID,
  merge,
  noteSearch,
  pass,
  single,
  type What,
} from './cluster.ts';

/** What a search of the face-down discard showed: whether more bangs lay there than had been taken out before. */
interface Search {
  readonly found: boolean;
  readonly takenOut: number;
}

/** What the seat of the view knows of every record: the bullet, or that it can't tell. */
function whatIsKnown(view: View): What[] {
  const secrets = view.own?.knownBullets ?? [];
  let used = 0;
  return view.public.history.bullets.map((entry): What => {
    const concerned =
      (entry.kind === 'played' && !entry.faceUp && entry.seat === view.seat) ||
      (entry.kind === 'passed' && (entry.from === view.seat || entry.to === view.seat));
    if (concerned) return secrets[used++] === 'bang' ? 'bang' : 'click';
    if (entry.kind !== 'played') return 'either';
    if (!entry.possible.includes('bang')) return 'click';
    return entry.possible.length === 1 ? 'bang' : 'either';
  });
}

/**
 * How many bangs every player may hold (a loaded one included) and how likely each number is, by seat. Exact, where
 * every bullet that was chosen in secret was picked at random. For the second edition, whose bullets are clicks and bangs.
 */
export function bangOdds(view: View): readonly (readonly number[])[] {
  const { start, history, seats } = view.public;
  const entries = history.bullets;
  const known = whatIsKnown(view);
  const sizes = start.hands.map(({ click = 0, bang = 0, bang3 = 0 }) => click + bang + bang3);
  const takeable = entries.filter((entry) => entry.kind === 'regained').length;
  const cap = Math.min(MOST_LAID, takeable + 1);
  const clusters: Cluster[] = start.hands.map((hand, seat) =>
    single(seat as Seat, hand.bang ?? 0, cap),
  );
  const searches: Search[] = [];
  const lastSearch = entries.findLastIndex((entry) => entry.kind === 'searched');
  let takenOut = -(start.faceDown.bang ?? 0);
  const clusterOf = (seat: Seat): Cluster => clusters[seat] as Cluster;
  const sizeOf = (seat: Seat): number => sizes[seat] as number;
  const resize = (seat: Seat, by: number): void => {
    sizes[seat] = sizeOf(seat) + by;
  };

  const passOn = (from: Seat, to: Seat, what: What): void => {
    if (what !== 'either') {
      leave(clusterOf(from), from, sizeOf(from), what, false);
      if (what === 'bang') gain(clusterOf(to), to);
    } else {
      if (clusterOf(from) !== clusterOf(to)) {
        const both = merge(clusterOf(from), clusterOf(to), searches.length);
        for (const seat of both.seats) clusters[seat] = both;
      }
      pass(clusterOf(from), from, to, sizeOf(from));
    }
    resize(from, -1);
    resize(to, 1);
  };

  const follow = (entry: BulletMemory, i: number): void => {
    switch (entry.kind) {
      case 'played': {
        const { seat, faceUp } = entry;
        const matters = !faceUp && i < lastSearch;
        leave(clusterOf(seat), seat, sizeOf(seat), known[i] as What, matters);
        resize(seat, -1);
        return;
      }
      case 'passed':
        passOn(entry.from, entry.to, known[i] as What);
        return;
      case 'regained':
        gain(clusterOf(entry.seat), entry.seat);
        resize(entry.seat, 1);
        if (entry.from === 'faceDown') takenOut++;
        return;
      case 'searched':
        searches.push({ found: entry.found, takenOut });
        for (const cluster of new Set(clusters)) noteSearch(cluster, searches.length);
        return;
      case 'buried':
        bury(clusterOf(entry.seat), entry.seat);
        sizes[entry.seat] = 0;
        return;
    }
  };
  for (const [i, entry] of entries.entries()) follow(entry, i);
  return marginals([...new Set(clusters)], searches, seats);
}

/** Sums of laid bangs by search, as one number: a digit a search. */
type Sums = Map<number, number>;

const DIGIT = MOST_LAID + 1;

const laidKey = (key: number, searches: number): number => {
  let sum = 0;
  for (let search = searches; search >= 1; search--) sum = sum * DIGIT + laidIn(key, search);
  return sum;
};

function addCapped(a: number, b: number, searches: number): number {
  let sum = 0;
  for (let unit = 1, i = 0; i < searches; i++, unit *= DIGIT)
    sum +=
      unit * Math.min(MOST_LAID, (Math.floor(a / unit) % DIGIT) + (Math.floor(b / unit) % DIGIT));
  return sum;
}

function convolve(a: Sums, b: Sums, searches: number): Sums {
  const sums: Sums = new Map();
  for (const [keyA, weightA] of a)
    for (const [keyB, weightB] of b) {
      const key = addCapped(keyA, keyB, searches);
      sums.set(key, (sums.get(key) ?? 0) + weightA * weightB);
    }
  return sums;
}

const agrees = (sums: number, searches: readonly Search[]): boolean =>
  searches.every(({ found, takenOut }, i) => {
    const laid = Math.floor(sums / DIGIT ** i) % DIGIT;
    return laid > takenOut === found;
  });

const NOTHING: Sums = new Map([[0, 1]]);

/** The clusters are independent but for what the searches say of all of them together. */
function marginals(
  clusters: readonly Cluster[],
  searches: readonly Search[],
  seats: number,
): number[][] {
  const count = searches.length;
  const laid = clusters.map((cluster): Sums => {
    if (count === 0) return NOTHING;
    const sums: Sums = new Map();
    for (const [key, weight] of cluster.cells) {
      const at = laidKey(key, count);
      sums.set(at, (sums.get(at) ?? 0) + weight);
    }
    return sums;
  });
  const odds: number[][] = Array.from({ length: seats }, () => []);
  for (const [i, cluster] of clusters.entries()) {
    const others = laid.reduce(
      (sums, each, j) => (i === j || count === 0 ? sums : convolve(sums, each, count)),
      NOTHING,
    );
    let total = 0;
    for (const [key, weight] of cluster.cells) {
      let fits = 1;
      if (count > 0) {
        fits = 0;
        for (const [sums, chance] of others)
          if (agrees(addCapped(laidKey(key, count), sums, count), searches)) fits += chance;
      }
      const joint = weight * fits;
      total += joint;
      for (const seat of cluster.seats) {
        const of = odds[seat] as number[];
        const bangs = handIn(cluster, key, seat);
        of[bangs] = (of[bangs] ?? 0) + joint;
      }
    }
    for (const seat of cluster.seats)
      odds[seat] = Array.from(odds[seat] as number[], (weight) => (weight ?? 0) / total);
  }
  return odds;
}
