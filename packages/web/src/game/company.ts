import type { Company, Level } from '@holdup/bots';

/** Which bots play, as far as chances depend on it; null where none do. */
export const companyOf = (levels: readonly Level[]): Company | null => {
  const [first] = levels;
  if (first === undefined) return null;
  return levels.every((level) => level === first) ? first : 'mixed';
};
