import type { JSX } from 'preact';
import type { Expression } from '../drawing/palette.ts';

/** A head is drawn around (0, 0), about 60 wide; hat, ears and horns may rise to −60. */
export type Head = (props: { expression: Expression }) => JSX.Element;
