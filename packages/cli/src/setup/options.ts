import { EDITIONS, MAX_SEATS, MIN_SEATS, type ResolvedSetup, resolveSetup } from '@holdup/engine';
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

/** The options that describe the table at which games are played. */
export const setupOptions = (seed: string) => ({
  players: wholeNumber('N', `how many play, ${MIN_SEATS} to ${MAX_SEATS}`, {
    min: MIN_SEATS,
    max: MAX_SEATS,
    fallback: 6,
  }),
  edition: oneOf(EDITIONS, 'NAME', `${EDITIONS.join(' or ')} (second)`),
  powers: flag('deal everyone a power at random'),
  seed: textOr(seed, 'TEXT', 'any text; the same seed gives the same games'),
  'late-aim': text('NAME', 'a player too slow to aim: noTarget or sitsOut (noTarget)'),
  'open-loot': flag('loot is kept face up'),
  leftovers: text('NAME', 'loot that nobody took: stay or discard (stay)'),
  'junk-dealer': text('NAME', 'where the Junk Dealer’s card comes from: piles or players (piles)'),
  stealthy: text('NAME', 'when Stealthy takes a bill: byChoice or alsoWounded (byChoice)'),
  dictator: text('NAME', 'what the Dictator can’t forbid: cards or sparesCuteAndStealthy (cards)'),
  options: jsonObject('the same as one object, also "powers" and "oldest" seat by seat'),
});

type SetupValues = Values<ReturnType<typeof setupOptions>>;

/** The setup these options describe. The engine knows which values there are, and throws a SetupError for others. */
export function setupFrom(values: SetupValues): ResolvedSetup {
  const named = {
    powers: values.powers ? 'random' : undefined,
    openLoot: values['open-loot'] ? true : undefined,
    lateAim: values['late-aim'],
    leftovers: values.leftovers,
    junkDealer: values['junk-dealer'],
    stealthy: values.stealthy,
    dictator: values.dictator,
  };
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return resolveSetup({
    edition: values.edition ?? 'second',
    seats: values.players,
    seed: values.seed,
    options: { ...values.options, ...Object.fromEntries(given) },
  });
}
