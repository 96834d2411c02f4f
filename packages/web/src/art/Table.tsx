import { FELT, INK, WOOD, WOOD_DARK } from './drawing/palette.ts';

type TableProps = {
  centre: { readonly x: number; readonly y: number };
  rx: number;
  ry: number;
  outline: string;
};

/** The table top as the geometry gives it; `outline` is the closed path of its rim. */
export const TableTop = ({ centre: { x: cx, y: cy }, rx, ry, outline }: TableProps) => {
  const scale = (inset: number) =>
    `translate(${cx} ${cy}) scale(${Math.max(0.1, 1 - inset / rx)} ${Math.max(0.1, 1 - inset / ry)}) translate(${-cx} ${-cy})`;
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path d={outline} transform="translate(0 9)" fill={INK} stroke-width="5" opacity="0.55" />
      <path d={outline} fill={WOOD} stroke-width="5" />
      <path d={outline} transform={scale(7)} fill="none" stroke={WOOD_DARK} stroke-width="2.5" />
      <path d={outline} transform={scale(14)} fill={FELT} stroke-width="4" />
      <path d={outline} transform={scale(14)} fill="url(#halftone-light)" stroke="none" />
    </g>
  );
};
