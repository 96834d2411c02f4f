/** Changes whenever the same setup and moves would give another match than before. */
export const RULES_VERSION = 2;
