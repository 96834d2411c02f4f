import type { EditionName } from '../core/names.ts';
import type { Edition } from '../core/state.ts';
import { first } from './first/index.ts';
import { second } from './second/index.ts';

/** All editions. */
export const EDITION_RULES: { readonly [E in EditionName]: Edition } = { second, first };

/** How many rounds the longest edition has. */
export const MOST_ROUNDS = Math.max(...Object.values(EDITION_RULES).map(({ rounds }) => rounds));
