import {
  EDITIONS,
  MAX_SEATS,
  MIN_SEATS,
  type NamedOption,
  OPTION_CHOICES,
  type Options,
  type ResolvedSetup,
  resolveSetup,
} from '@holdup/engine';
import {
  flag,
  type Option,
  oneOf,
  text,
  textOr,
  type Values,
  wholeNumber,
} from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';

const EXAMPLE = `'{"openLoot":true}'`;

function parseObject(name: string, json: string): object {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UserError(`--${name} must be JSON like ${EXAMPLE}, not "${json}"`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UserError(`--${name} must be an object like ${EXAMPLE}, not "${json}"`);
  return value;
}

const jsonObject = (about: string): Option<object> => ({
  value: 'JSON',
  about,
  read: (name, given) => (typeof given === 'string' ? parseObject(name, given) : {}),
});

/** An option of the rules that has named choices. */
const named = (option: NamedOption, about: string): Option<string | undefined> => {
  const choices = OPTION_CHOICES[option];
  return text('NAME', `${about}: ${choices.join(' or ')} (${choices[0]})`);
};

/** The options that describe the table at which games are played. */
export const setupOptions = (seed: string) => ({
  players: wholeNumber('N', `how many play, ${MIN_SEATS} to ${MAX_SEATS}`, {
    min: MIN_SEATS,
    max: MAX_SEATS,
    fallback: 6,
  }),
  edition: oneOf(EDITIONS, 'NAME', `${EDITIONS.join(' or ')} (${EDITIONS[0]})`),
  powers: flag('deal everyone a power at random'),
  seed: textOr(seed, 'TEXT', 'any text; the same seed gives the same games'),
  'late-aim': named('lateAim', 'a player too slow to aim'),
  'open-loot': flag('loot is kept face up'),
  leftovers: named('leftovers', 'loot that nobody took'),
  'junk-dealer': named('junkDealer', 'where the Junk Dealer’s card comes from'),
  stealthy: named('stealthy', 'when Stealthy takes a bill'),
  dictator: named('dictator', 'what the Dictator can’t forbid'),
  options: jsonObject('the same as one object, also "powers" and "oldest" seat by seat'),
});

type SetupValues = Values<ReturnType<typeof setupOptions>>;

/** The setup these options describe. The engine knows which values there are, and throws a SetupError for others. */
export function setupFrom(values: SetupValues): ResolvedSetup {
  const wishes = {
    powers: values.powers ? 'random' : undefined,
    openLoot: values['open-loot'] ? true : undefined,
    lateAim: values['late-aim'],
    leftovers: values.leftovers,
    junkDealer: values['junk-dealer'],
    stealthy: values.stealthy,
    dictator: values.dictator,
  } satisfies Record<Exclude<keyof Options, 'oldest'>, unknown>;
  const given = Object.entries(wishes).filter(([, value]) => value !== undefined);
  return resolveSetup({
    edition: values.edition ?? EDITIONS[0],
    seats: values.players,
    seed: values.seed,
    options: { ...values.options, ...Object.fromEntries(given) },
  });
}
