import type { BulletMemory, Seat, View } from '@holdup/engine';
import { bulletWitnesses, bySeat, has, type PerSeat } from '@holdup/engine/codes';
import {
  bury,
  type Cluster,
  gain,
  handIn,
  type Known,
  laidIn,
  leave,
  MOST_LAID,
  merge,
  noteSearch,
  pass,
  single,
} from './cluster.ts';

/** What a search of the face-down discard showed: whether more bangs lay there than had been taken out before. */
interface Search {
  readonly found: boolean;
  readonly takenOut: number;
}

/** The tracked state: who may hold what, how many bullets each has, and the searches so far. */
interface Tracked {
  readonly clusters: PerSeat<Cluster>;
  readonly sizes: PerSeat<number>;
  readonly searches: Search[];
  /** The bangs taken out of the face-down discard, less those that lay there from the start. */
  takenOut: number;
}

/** What the seat of the view knows about the bullet of each entry: which one, or nothing. */
function createKnowledge(view: View): (entry: BulletMemory) => Known {
  const secrets = view.own?.knownBullets ?? [];
  let used = 0;
  return (entry) => {
    if (view.seat !== null && has(bulletWitnesses(entry), view.seat))
      return secrets[used++] === 'bang' ? 'bang' : 'click';
    if (entry.kind !== 'played') return 'either';
    if (!entry.possible.includes('bang')) return 'click';
    return entry.possible.length === 1 ? 'bang' : 'either';
  };
}

function applyPass(tracked: Tracked, from: Seat, to: Seat, bullet: Known): void {
  const { clusters, sizes, searches } = tracked;
  if (bullet === 'either') {
    if (clusters[from] !== clusters[to]) {
      const both = merge(clusters[from], clusters[to], searches.length);
      for (const seat of both.seats) clusters[seat] = both;
    }
    pass(clusters[from], from, to, sizes[from]);
  } else {
    leave(clusters[from], from, sizes[from], bullet, false);
    if (bullet === 'bang') gain(clusters[to], to);
  }
  sizes[from]--;
  sizes[to]++;
}

/** Applies one entry of the history. `searchable`: whether the face-down discard is searched later. */
function applyEntry(
  tracked: Tracked,
  entry: BulletMemory,
  bullet: Known,
  searchable: boolean,
): void {
  const { clusters, sizes, searches } = tracked;
  switch (entry.kind) {
    case 'played': {
      const { seat, faceUp } = entry;
      leave(clusters[seat], seat, sizes[seat], bullet, !faceUp && searchable);
      sizes[seat]--;
      return;
    }
    case 'passed':
      applyPass(tracked, entry.from, entry.to, bullet);
      return;
    case 'regained':
      gain(clusters[entry.seat], entry.seat);
      sizes[entry.seat]++;
      if (entry.from === 'faceDown') tracked.takenOut++;
      return;
    case 'searched':
      searches.push({ found: entry.found, takenOut: tracked.takenOut });
      for (const cluster of new Set(clusters)) noteSearch(cluster, searches.length);
      return;
    case 'buried':
      bury(clusters[entry.seat], entry.seat);
      sizes[entry.seat] = 0;
      return;
  }
}

/**
 * The probability that each player holds 0, 1, 2 … bangs (including a loaded one), by seat. Exact,
 * if bullets chosen in secret are picked at random. For the second edition, whose bullets are
 * clicks and bangs.
 */
export function bangOdds(view: View): readonly (readonly number[])[] {
  const { start, history, seats } = view.public;
  const entries = history.bullets;
  const takeable = entries.filter((entry) => entry.kind === 'regained').length;
  const cap = Math.min(MOST_LAID, takeable + 1);
  const tracked: Tracked = {
    clusters: bySeat((seat) => single(seat, start.hands[seat]?.bang ?? 0, cap)),
    sizes: bySeat((seat) => {
      const { click = 0, bang = 0, bang3 = 0 } = start.hands[seat] ?? {};
      return click + bang + bang3;
    }),
    searches: [],
    takenOut: -(start.faceDown.bang ?? 0),
  };
  const knownOf = createKnowledge(view);
  const lastSearch = entries.findLastIndex((entry) => entry.kind === 'searched');
  for (const [i, entry] of entries.entries())
    applyEntry(tracked, entry, knownOf(entry), i < lastSearch);
  const clusters = new Set(tracked.clusters.slice(0, seats));
  return marginals([...clusters], tracked.searches).slice(0, seats);
}

/** Sums of laid bangs by search, as one number with a digit per search. */
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

/** How likely each sum of laid bangs is for one cluster. */
function laidSums({ cells }: Cluster, searches: number): Sums {
  if (searches === 0) return NOTHING;
  const sums: Sums = new Map();
  for (const [key, weight] of cells) {
    const at = laidKey(key, searches);
    sums.set(at, (sums.get(at) ?? 0) + weight);
  }
  return sums;
}

/** The chance that a cell agrees with all searches, given what the other clusters may have laid down. */
function agreement(key: number, others: Sums, searches: readonly Search[]): number {
  const count = searches.length;
  if (count === 0) return 1;
  let chance = 0;
  for (const [sums, weight] of others)
    if (agrees(addCapped(laidKey(key, count), sums, count), searches)) chance += weight;
  return chance;
}

/** The clusters are independent except for what the searches say about all of them together. */
function marginals(clusters: readonly Cluster[], searches: readonly Search[]): number[][] {
  const count = searches.length;
  const laid = clusters.map((cluster) => laidSums(cluster, count));
  const odds = bySeat((): number[] => []);
  for (const [i, cluster] of clusters.entries()) {
    const others = laid.reduce(
      (sums, each, j) => (i === j || count === 0 ? sums : convolve(sums, each, count)),
      NOTHING,
    );
    let total = 0;
    for (const [key, weight] of cluster.cells) {
      const joint = weight * agreement(key, others, searches);
      total += joint;
      for (const seat of cluster.seats) {
        const bangs = handIn(cluster, key, seat);
        odds[seat][bangs] = (odds[seat][bangs] ?? 0) + joint;
      }
    }
    for (const seat of cluster.seats)
      odds[seat] = Array.from(odds[seat], (weight) => (weight ?? 0) / total);
  }
  return odds;
}
