import { EDITIONS, type EditionName } from './names.ts';
import { isOption, type Options } from './options.ts';

/** What setups, screens and bots need to know of an edition; a page can load it without the rules. */
export interface EditionTraits {
  /** Ducking costs a shame token (F-5). */
  readonly shame: boolean;
  /** The sharers divide the loot evenly (F-9) instead of taking it card by card. */
  readonly dividesLoot: boolean;
  /** What every wound costs at the end (F-11). */
  readonly woundCost: number;
}

export const EDITION_TRAITS: { readonly [E in EditionName]: EditionTraits } = {
  second: {
    shame: false,
    dividesLoot: false,
    woundCost: 0,
  },
  first: {
    shame: true,
    dividesLoot: true,
    woundCost: 5_000,
  },
};

/** The editions that have each option. */
const EDITIONS_WITH: { readonly [O in keyof Options]: readonly EditionName[] } = {
  powers: ['second'],
  oldest: EDITIONS,
  lateAim: ['second'],
  openLoot: EDITIONS,
  leftovers: ['second'],
  junkDealer: ['second'],
  stealthy: ['second'],
  dictator: ['second'],
};

export const hasOption = (edition: EditionName, option: keyof Options): boolean =>
  EDITIONS_WITH[option].includes(edition);

/** These options without those that the edition does not have. */
export function optionsOf(edition: EditionName, options: Partial<Options>): Partial<Options> {
  const own: { -readonly [K in keyof Options]?: Options[K] } = {};
  const keep = <K extends keyof Options>(name: K, value: Options[K] | undefined): void => {
    if (value !== undefined) own[name] = value;
  };
  for (const name of Object.keys(options).filter(isOption))
    if (hasOption(edition, name)) keep(name, options[name]);
  return own;
}
