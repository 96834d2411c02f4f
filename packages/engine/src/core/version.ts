/** Changes whenever the same setup and moves would give a different match. */
export const RULES_VERSION = 2;
