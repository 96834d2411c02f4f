import type { ComponentChildren } from 'preact';

/** Screens and states by name; rendered on demand. */
export type Stills = Readonly<Record<string, () => ComponentChildren>>;
