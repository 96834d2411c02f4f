/** A skill estimate: a normal distribution. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** The parameters of OpenSkill, which started from those of TrueSkill. */
const MU = 25;
const SIGMA = MU / 3;
const BETA = SIGMA / 2;
/** Nobody's skill is ever certain. */
const LEAST_SHRINKING = 0.0001;

export const NEW_SKILL: Skill = { mu: MU, sigma: SIGMA };

/**
 * The skills after a match, given the place of each player (1 is best; equal places are ties): Plackett–Luce by Weng and
 * Lin, “A Bayesian Approximation Method for Online Ranking” (2011), algorithm 4, as in OpenSkill.
 */
export function rate(skills: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const players = skills.map(({ mu, sigma }, i) => ({ mu, sigma, place: places[i] ?? 0 }));
  const c = Math.sqrt(players.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = players.map(({ mu, place }) => ({ place, strength: Math.exp(mu / c) }));
  /** For each player: the total strength of all who finished no better, and how many shared the place. */
  const fields = players.map(({ place }) => ({
    place,
    strength: strengths.reduce((sum, each) => sum + (each.place >= place ? each.strength : 0), 0),
    tied: players.filter((each) => each.place === place).length,
  }));
  return players.map(({ mu, sigma, place }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [j, field] of fields.entries()) {
      if (field.place > place) continue;
      const chance = Math.exp(mu / c) / field.strength;
      omega += ((i === j ? 1 : 0) - chance) / field.tied;
      delta += (chance * (1 - chance)) / field.tied;
    }
    const variance = sigma ** 2;
    const shrinking = 1 - (sigma / c) * delta * (variance / c ** 2);
    return {
      mu: mu + omega * (variance / c),
      sigma: sigma * Math.sqrt(Math.max(shrinking, LEAST_SHRINKING)),
    };
  });
}
