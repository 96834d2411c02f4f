import { isRecord, quote, SetupError } from '../core/errors.ts';
import { EDITIONS, type EditionName } from '../core/names.ts';
import { DEFAULT_OPTIONS, type Options, type ResolvedSetup, readOptions } from '../core/options.ts';
import { MAX_SEATS, MIN_SEATS } from '../core/seats.ts';
import { EDITION_RULES } from '../editions/index.ts';

const MAX_SEED_LENGTH = 1000;

/** Powers that were named, but none for any seat, are no powers. */
const namesNoPower = ({ powers }: Options): boolean =>
  Array.isArray(powers) && powers.every((power) => power === null);

/** An option that the edition does not have must be left at its default. */
function checkEditionOptions(edition: EditionName, options: Options): void {
  const known = EDITION_RULES[edition].options;
  const chosen: Options = namesNoPower(options) ? { ...options, powers: 'none' } : options;
  for (const [name, value] of Object.entries(chosen)) {
    if (known.some((option) => option === name)) continue;
    if (
      Object.entries(DEFAULT_OPTIONS).some(([option, usual]) => option === name && usual === value)
    )
      continue;
    const owners = EDITIONS.filter((each) =>
      EDITION_RULES[each].options.some((option) => option === name),
    );
    throw new SetupError(`options.${name} belongs to the ${owners.join(' and ')} edition`);
  }
}

/** Checks a setup from anywhere and fills in the defaults. */
export function resolveSetup(value: unknown): ResolvedSetup {
  if (!isRecord(value)) throw new SetupError('a match needs {edition, seats, seed}');
  const { edition: name, seats, seed, options: given = {} } = value;
  const edition = EDITIONS.find((each) => each === name);
  if (edition === undefined)
    throw new SetupError(
      `edition must be one of ${EDITIONS.map(quote).join(', ')}, not ${quote(name)}`,
    );
  if (
    typeof seats !== 'number' ||
    !Number.isInteger(seats) ||
    seats < MIN_SEATS ||
    seats > MAX_SEATS
  )
    throw new SetupError(
      `seats must be a whole number from ${MIN_SEATS} to ${MAX_SEATS}, not ${quote(seats)}`,
    );
  if (typeof seed !== 'string' || seed.length > MAX_SEED_LENGTH)
    throw new SetupError(`seed must be a text of at most ${MAX_SEED_LENGTH} characters`);
  if (!isRecord(given)) throw new SetupError('options must be an object');
  const options = readOptions(given, seats);
  checkEditionOptions(edition, options);
  return { edition, seats, seed, options };
}
