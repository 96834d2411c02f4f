import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { INK, type SymbolId } from './drawing/palette.ts';

const SYMBOLS: Record<SymbolId, string> = {
  heart: 'M0 7C-11-1-7-9 0-3.5 7-9 11-1 0 7Z',
  triangle: 'M0-7.5 7.5 6H-7.5Z',
  star: 'M0-8.5 2.3-2.8 8.5-2.6 3.6 1.3 5.3 7.3 0 3.8-5.3 7.3-3.6 1.3-8.5-2.6-2.3-2.8Z',
  club: 'M0-7.5a3.6 3.6 0 0 1 2.8 5.9 3.6 3.6 0 1 1-1.7 5.6L2.2 7.5H-2.2l1.1-3.5a3.6 3.6 0 1 1-1.7-5.6A3.6 3.6 0 0 1 0-7.5Z',
  drop: 'M0-8.5C5-1 6.2 1 6.2 3a6.2 6.2 0 0 1-12.4 0C-6.2 1-5-1 0-8.5Z',
  square: 'M-6-6H6V6H-6Z',
  moon: 'M3-7.5a7.6 7.6 0 1 0 4.2 11.3A7.2 7.2 0 0 1 3-7.5Z',
  ring: 'M0-7.5a7.5 7.5 0 1 0 .01 0ZM0-3.4a3.4 3.4 0 1 1-.01 0Z',
};

export const SymbolShape = ({ symbol, fill = INK }: { symbol: SymbolId; fill?: string }) => (
  <path d={SYMBOLS[symbol]} fill={fill} fill-rule="evenodd" stroke="none" />
);

type SignProps = { symbol: SymbolId; color: string };

/** The round badge that tells players apart without colour. */
export const SignShape = ({ symbol, color }: SignProps) => (
  <>
    <circle r="12" fill={color} stroke-width="3" />
    <SymbolShape symbol={symbol} />
  </>
);

export const Sign = ({ symbol, color, ...frame }: ArtProps & SignProps) => (
  <ArtFrame {...frame} box={[-14, -14, 28, 28]}>
    <SignShape symbol={symbol} color={color} />
  </ArtFrame>
);
