import { hasOption } from '../core/editionTraits.ts';
import { isRecord, quote, SetupError } from '../core/errors.ts';
import { EDITIONS, type EditionName } from '../core/names.ts';
import {
  DEFAULT_OPTIONS,
  OPTION_NAMES,
  type Options,
  type ResolvedSetup,
  readOptions,
} from '../core/options.ts';
import { MAX_SEATS, MIN_SEATS } from '../core/seats.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { memoizeByEdition } from './memoizeByEdition.ts';

const MAX_SEED_LENGTH = 1000;

const KNOWN: readonly unknown[] = EDITIONS;
const editionNamed = (name: unknown): EditionName | undefined => EDITIONS[KNOWN.indexOf(name)];

/** The options that an edition does not have. */
const lackingOptions = memoizeByEdition((edition) =>
  OPTION_NAMES.filter((option) => !hasOption(edition.name, option)),
);

/** A list of powers that names none for any seat means no powers. */
const namesNoPower = ({ powers }: Options): boolean =>
  Array.isArray(powers) && powers.every((power) => power === null);

/** An option that the edition does not have must be left at its default. */
function checkEditionOptions(edition: EditionName, options: Options): void {
  if (options === DEFAULT_OPTIONS) return;
  for (const name of lackingOptions(EDITION_RULES[edition])) {
    if (options[name] === DEFAULT_OPTIONS[name]) continue;
    if (name === 'powers' && namesNoPower(options)) continue;
    const owners = EDITIONS.filter((each) => hasOption(each, name));
    throw new SetupError(`options.${name} belongs to the ${owners.join(' and ')} edition`);
  }
}

/** Validates a setup from any source and fills in the defaults. */
export function resolveSetup(value: unknown): ResolvedSetup {
  if (!isRecord(value)) throw new SetupError('a match needs {edition, seats, seed}');
  const { edition: name, seats, seed, options: given = {} } = value;
  const edition = editionNamed(name);
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
