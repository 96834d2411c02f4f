import {
  EDITIONS,
  type EditionName,
  POWER_NAMES,
  type PowerName,
  STEPS,
  type StepName,
} from '../../src/core/names.ts';
import type { Match } from '../../src/core/state.ts';

/** The steps, powers and editions that a leak test has come across. */
export function createCoverage() {
  const steps = new Set<StepName>();
  const powers = new Set<PowerName>();
  const editions = new Set<EditionName>();
  return {
    visit({ publicState, rules }: Match): void {
      steps.add(publicState.asking?.step ?? 'over');
      editions.add(rules.edition.name);
      for (const power of rules.powers) if (power) powers.add(power.name);
    },
    hasStepOf: ({ publicState }: Match): boolean => steps.has(publicState.asking?.step ?? 'over'),
    /** Those it has never come across. */
    missing: (): readonly string[] => [
      ...STEPS.filter((step) => step !== 'over' && !steps.has(step)),
      ...POWER_NAMES.filter((power) => !powers.has(power)),
      ...EDITIONS.filter((edition) => !editions.has(edition)),
    ],
  };
}
