import type { ComponentChildren } from 'preact';

/** Screens and states by name; made when they are looked at. */
export type Stills = Readonly<Record<string, () => ComponentChildren>>;
