import { Inked } from './drawing/Frame.tsx';
import type { SymbolId } from './drawing/palette.ts';
import { SignShape } from './Sign.tsx';

type AimArrowProps = {
  path: string;
  to: { x: number; y: number };
  headAngle: number;
  mark: { x: number; y: number };
  color: string;
  symbol: SymbolId;
  /** Arrows that don't concern the reader are fainter. */
  faint?: boolean;
  /** Only its head and the shooter's symbol, which is then shown in any case. */
  stub?: boolean;
  /** 1 on a phone; bigger where people sit far away. */
  weight?: number;
};

const opacityOf = (faint: boolean, stub: boolean): number | undefined =>
  faint ? (stub ? 0.75 : 0.5) : undefined;

/** A bent shaft in the shooter's colour, and its head. */
export const AimShaft = ({
  path,
  to,
  headAngle,
  color,
  faint = false,
  stub = false,
  weight = 1,
}: AimArrowProps) => {
  const thin = faint ? 0.7 : 1;
  return (
    <g opacity={opacityOf(faint, stub)}>
      <Inked width={2.5 * weight}>
        <path d={path} fill="none" stroke-width={8 * weight * thin} />
        <path
          d="M-3-7.5L11 0L-3 7.5Z"
          fill={color}
          stroke-width={2.5}
          transform={`translate(${to.x.toFixed(1)} ${to.y.toFixed(1)}) rotate(${headAngle.toFixed(1)}) scale(${weight * thin})`}
        />
        <path d={path} fill="none" stroke={color} stroke-width={4.2 * weight * thin} />
      </Inked>
    </g>
  );
};

/** The shooter's symbol on their arrow. */
export const AimMark = ({
  mark,
  color,
  symbol,
  faint = false,
  stub = false,
  weight = 1,
}: AimArrowProps) =>
  stub || !faint ? (
    <g opacity={opacityOf(faint, stub)}>
      <Inked width={2.5 * weight}>
        <g
          transform={`translate(${mark.x.toFixed(1)} ${mark.y.toFixed(1)}) scale(${0.72 * weight})`}
        >
          <SignShape symbol={symbol} color={color} />
        </g>
      </Inked>
    </g>
  ) : null;

/** One aim with its shooter's symbol. Where several cross, all shafts belong beneath all symbols. */
export const AimArrow = (props: AimArrowProps) => (
  <>
    <AimShaft {...props} />
    <AimMark {...props} />
  </>
);

/** The number of aims at a player, legible from four metres. */
export const CountBadge = ({
  x,
  y,
  r,
  count,
}: {
  x: number;
  y: number;
  r: number;
  count: number;
}) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(r / 12).toFixed(3)})`}>
    <Inked width={3}>
      <circle r="12" fill="#FFFFFF" />
      <text
        y="5.8"
        text-anchor="middle"
        font-family="Rubik Variable, system-ui, sans-serif"
        font-weight="800"
        font-size="16"
        fill="#140F0C"
        stroke="none"
      >
        {count}
      </text>
    </Inked>
  </g>
);
