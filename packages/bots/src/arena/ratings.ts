/** A skill estimate of OpenSkill's Plackett–Luce model: its mean and standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
const LEAST_KEPT = 1e-4;
/** Skill drifts a little from game to game, so an estimate never becomes certain. */
const TAU = 25 / 300;

/** The ratings after a game in which these players came in at these places (1 is first; equal places are ties). */
export function rateGame(before: readonly Rating[], places: readonly number[]): Rating[] {
  const players = before.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, TAU) }));
  const c = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = players.map(({ mu }) => Math.exp(mu / c));
  const placeOf = (i: number): number => places[i] ?? 0;
  const rivals = players.map((_, q) =>
    strengths.reduce((sum, strength, i) => (placeOf(i) >= placeOf(q) ? sum + strength : sum), 0),
  );
  const ties = players.map((_, q) => places.filter((place) => place === placeOf(q)).length);
  return players.map(({ mu, sigma }, i) => {
    let omega = 0;
    let delta = 0;
    for (let q = 0; q < players.length; q++) {
      if (placeOf(q) > placeOf(i)) continue;
      const share = (strengths[i] ?? 0) / (rivals[q] ?? 1);
      omega += ((q === i ? 1 : 0) - share) / (ties[q] ?? 1);
      delta += (share * (1 - share)) / (ties[q] ?? 1);
    }
    const gamma = sigma / c;
    const kept = Math.max(LEAST_KEPT, 1 - (gamma * sigma ** 2 * delta) / c ** 2);
    return { mu: mu + (sigma ** 2 * omega) / c, sigma: sigma * Math.sqrt(kept) };
  });
}

/** Ratings by name after a game: a name in several seats gets the average of their changes. */
export function rateByName(
  ratings: Map<string, Rating>,
  names: readonly string[],
  places: readonly number[],
): void {
  const before = names.map((name) => ratings.get(name) ?? NEW_RATING);
  const after = rateGame(before, places);
  for (const name of new Set(names)) {
    const own = after.filter((_, i) => names[i] === name);
    ratings.set(name, {
      mu: own.reduce((sum, { mu }) => sum + mu, 0) / own.length,
      sigma: own.reduce((sum, { sigma }) => sum + sigma, 0) / own.length,
    });
  }
}
