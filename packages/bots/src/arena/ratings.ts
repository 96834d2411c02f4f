/** A skill estimate of OpenSkill's Plackett–Luce model: its mean and standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
/** Nobody's skill is ever certain. */
const LEAST_SHRINKING = 1e-4;
/** Skill drifts a little from game to game, so an estimate never becomes certain. */
const DRIFT = 25 / 300;

/**
 * The ratings after a game in which these players came in at these places (1 is first; equal places are ties):
 * Plackett–Luce by Weng and Lin, “A Bayesian Approximation Method for Online Ranking” (2011), algorithm 4, as in
 * OpenSkill. Ties count as in Breslow's method: OpenSkill divides the credit for a place by the players who share it, so that
 * those behind them gain more. `drift` is the uncertainty that the time since the last game has added.
 */
export function rateGame(
  before: readonly Rating[],
  places: readonly number[],
  drift = DRIFT,
): Rating[] {
  const players = before.map(({ mu, sigma }, i) => ({
    mu,
    sigma: Math.hypot(sigma, drift),
    place: places[i] ?? 0,
  }));
  const c = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = players.map(({ mu, place }) => ({ place, strength: Math.exp(mu / c) }));
  /** For each player: the total strength of all who finished no better. */
  const fields = players.map(({ place }) => ({
    place,
    strength: strengths.reduce((sum, each) => sum + (each.place >= place ? each.strength : 0), 0),
  }));
  return players.map(({ mu, sigma, place }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [j, field] of fields.entries()) {
      if (field.place > place) continue;
      const chance = Math.exp(mu / c) / field.strength;
      omega += (i === j ? 1 : 0) - chance;
      delta += chance * (1 - chance);
    }
    const variance = sigma ** 2;
    const shrinking = 1 - (sigma / c) * delta * (variance / c ** 2);
    return {
      mu: mu + omega * (variance / c),
      sigma: sigma * Math.sqrt(Math.max(shrinking, LEAST_SHRINKING)),
    };
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
