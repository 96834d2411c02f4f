import { type EditionName, hasOption, type NamedOption, OPTION_CHOICES } from '@holdup/engine';
import { keysOf } from '../records/keysOf.ts';

/** Whether an option is about single powers, so that it matters only where there are powers. */
const IS_ABOUT_POWERS: Readonly<Record<NamedOption, boolean>> = {
  lateAim: false,
  leftovers: false,
  junkDealer: true,
  stealthy: true,
  dictator: true,
};

/** The options with named choices that an edition has: those about single powers, or the others. */
export const namedOptions = (edition: EditionName, aboutPowers: boolean): readonly NamedOption[] =>
  keysOf(OPTION_CHOICES).filter(
    (name) => hasOption(edition, name) && IS_ABOUT_POWERS[name] === aboutPowers,
  );
