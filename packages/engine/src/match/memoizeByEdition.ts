import type { EditionName } from '../core/names.ts';
import type { Edition } from '../core/state.ts';

/** Creates values shared by all matches of an edition once. */
export function memoizeByEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  const made: { [E in EditionName]?: T } = {};
  return (edition) => (made[edition.name] ??= make(edition));
}
