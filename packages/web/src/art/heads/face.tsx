import { BLOOD, type Expression, INK, WHITE } from '../drawing/palette.ts';

type EyeShape =
  | {
      kind: 'open';
      grow: number;
      lid: number;
      slant: number;
      lookX: number;
      lookY: number;
      pupil: number;
    }
  | { kind: 'closed' }
  | { kind: 'squeezed' }
  | { kind: 'crossed' };

type Look = {
  left: EyeShape;
  right: EyeShape;
  browLift: readonly [number, number];
  browTilt: number;
};

const open = (shape: Partial<Omit<Extract<EyeShape, { kind: 'open' }>, 'kind'>>): EyeShape => ({
  kind: 'open',
  grow: 1,
  lid: 0.16,
  slant: 0,
  lookX: 0,
  lookY: 0.1,
  pupil: 0.64,
  ...shape,
});

/** Eyes and brows by expression. browTilt > 0 is anger (inner ends down), < 0 is fear. */
const LOOKS: Record<Expression, Look> = {
  neutral: { left: open({}), right: open({}), browLift: [0, 0], browTilt: 0 },
  smug: {
    left: open({ lid: 0.5, lookX: 0.4, lookY: 0.35 }),
    right: open({ lid: 0.4, lookX: 0.4, lookY: 0.3 }),
    browLift: [-0.25, 0.55],
    browTilt: 0.12,
  },
  scared: {
    left: open({ grow: 1.28, lid: 0, lookY: 0, pupil: 0.3 }),
    right: open({ grow: 1.28, lid: 0, lookY: 0, pupil: 0.3 }),
    browLift: [0.6, 0.6],
    browTilt: -0.55,
  },
  aiming: {
    left: { kind: 'closed' },
    right: open({ lid: 0.34, slant: 0.3, lookY: 0.3 }),
    browLift: [-0.5, -0.2],
    browTilt: 0.5,
  },
  ducked: {
    left: open({ grow: 1.12, lid: 0.04, lookY: -0.42, pupil: 0.46 }),
    right: open({ grow: 1.12, lid: 0.04, lookY: -0.42, pupil: 0.46 }),
    browLift: [0.35, 0.35],
    browTilt: -0.4,
  },
  // One eye shut, the other wide open: two shut ones would laugh.
  hit: {
    left: { kind: 'squeezed' },
    right: open({ grow: 1.2, lid: 0, lookX: -0.2, pupil: 0.3 }),
    browLift: [0.35, 0.6],
    browTilt: -0.6,
  },
  dead: {
    left: { kind: 'crossed' },
    right: { kind: 'crossed' },
    browLift: [0.2, 0.2],
    browTilt: -0.2,
  },
};

const round = (value: number) => Math.round(value * 100) / 100;

/** An ellipse cut by its upper lid, so that a half-closed eye needs no clipping. */
const lidded = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  lid: number,
  slant: number,
): string => {
  const chord = (side: -1 | 1) => {
    const height = Math.max(-0.98, Math.min(0.9, -1 + 2 * lid + slant * side));
    return { x: x + side * rx * Math.sqrt(1 - height * height), y: y + ry * height };
  };
  const left = chord(-1);
  const right = chord(1);
  const large = lid < 0.5 ? 1 : 0;
  return `M${round(left.x)} ${round(left.y)}A${rx} ${ry} 0 ${large} 0 ${round(right.x)} ${round(right.y)}Z`;
};

type EyeProps = { shape: EyeShape; x: number; y: number; r: number; side: -1 | 1; ink: string };

const Eye = ({ shape, x, y, r, side, ink }: EyeProps) => {
  switch (shape.kind) {
    case 'closed':
      return (
        <path
          d={`M${x - r} ${y}Q${x} ${y + r * 0.9} ${x + r} ${y - r * 0.1}`}
          fill="none"
          stroke={ink}
          stroke-width="3"
        />
      );
    case 'squeezed':
      return (
        <path
          d={`M${x + side * r} ${y - r}L${x - side * r * 0.6} ${y}L${x + side * r} ${y + r}`}
          fill="none"
          stroke={ink}
          stroke-width="3.2"
        />
      );
    case 'crossed':
      return (
        <path
          d={`M${x - r * 0.9} ${y - r * 0.9}L${x + r * 0.9} ${y + r * 0.9}M${x + r * 0.9} ${y - r * 0.9}L${x - r * 0.9} ${y + r * 0.9}`}
          fill="none"
          stroke={ink}
          stroke-width="3.6"
        />
      );
    case 'open': {
      const rx = round(r * shape.grow);
      const ry = round(rx * 1.2);
      const pupil = round(r * shape.pupil);
      const px = round(x + shape.lookX * (rx - pupil * 0.7));
      const py = round(y + shape.lookY * ry);
      return (
        <>
          <path
            d={lidded(x, y, rx, ry, shape.lid, -shape.slant * side)}
            fill={WHITE}
            stroke-width="3"
          />
          <circle cx={px} cy={py} r={pupil} fill={INK} stroke="none" />
          <circle
            cx={round(px + pupil * 0.36)}
            cy={round(py - pupil * 0.38)}
            r={round(Math.max(0.7, pupil * 0.26))}
            fill={WHITE}
            stroke="none"
          />
        </>
      );
    }
  }
};

type EyesProps = {
  expression: Expression;
  /** Distance of each eye from the middle. */
  dx: number;
  y: number;
  r: number;
  /** Height of the brows above the eyes; none where a hat or a mask hides them. */
  brow?: number | undefined;
  /** Colour of closed eyes and brows; light on dark fur. */
  ink?: string | undefined;
  /** An eye that is covered. */
  covered?: 'left' | undefined;
};

export const Eyes = ({ expression, dx, y, r, brow, ink = INK, covered }: EyesProps) => {
  const look = LOOKS[expression];
  const line = (side: -1 | 1, lift: number) => {
    const height = y - (brow ?? 0) - lift * r;
    const lean = look.browTilt * r * side;
    return `M${round(side * (dx - r))} ${round(height + lean * side)}L${round(side * (dx + r * 0.9))} ${round(height - lean * side)}`;
  };
  return (
    <>
      {covered === undefined && <Eye shape={look.left} x={-dx} y={y} r={r} side={-1} ink={ink} />}
      <Eye shape={look.right} x={dx} y={y} r={r} side={1} ink={ink} />
      {brow !== undefined && (
        <path
          d={`${covered === undefined ? line(-1, look.browLift[0]) : ''}${line(1, look.browLift[1])}`}
          fill="none"
          stroke={ink}
          stroke-width="3.4"
        />
      )}
    </>
  );
};

/** Bared teeth, the corners of the mouth down. */
export const Grimace = ({ y, w }: { y: number; w: number }) => {
  const [low, high] = [y + w * 0.6, y - w * 0.55];
  return (
    <>
      <path
        d={`M${-w} ${low}Q${-w * 0.9} ${high} 0 ${high}T${w} ${low}Q0 ${y + w * 0.1} ${-w} ${low}Z`}
        fill={WHITE}
        stroke-width="2.8"
      />
      <path
        d={`M${-w * 0.5} ${y - w * 0.3}L${-w * 0.42} ${y + w * 0.36}M0 ${high}V${y + w * 0.3}M${w * 0.5} ${y - w * 0.3}L${w * 0.42} ${y + w * 0.36}`}
        fill="none"
        stroke-width="2"
      />
    </>
  );
};

type MouthProps = { expression: Expression; y: number; w: number; ink?: string | undefined };

export const Mouth = ({ expression, y, w, ink = INK }: MouthProps) => {
  const line = (d: string) => <path d={d} fill="none" stroke={ink} stroke-width="3" />;
  switch (expression) {
    case 'neutral':
      return line(`M${-w} ${y}Q0 ${y + w * 0.35} ${w} ${y}`);
    case 'smug':
      return (
        <>
          {line(`M${-w} ${y + 1}Q${w * 0.35} ${y + w * 0.75} ${w} ${y - w * 0.4}`)}
          {line(
            `M${w * 0.78} ${y - w * 0.62}Q${w * 1.15} ${y - w * 0.45} ${w * 1.1} ${y - w * 0.1}`,
          )}
        </>
      );
    case 'aiming':
      return line(`M${-w * 0.8} ${y + 2}L${w * 0.8} ${y}`);
    case 'scared':
    case 'ducked':
      return (
        <>
          <rect
            x={-w}
            y={y - w * 0.3}
            width={w * 2}
            height={w * 0.8}
            rx={w * 0.3}
            fill={WHITE}
            stroke-width="2.6"
          />
          <path
            d={`M${-w * 0.5} ${y - w * 0.3}v${w * 0.8}M0 ${y - w * 0.3}v${w * 0.8}M${w * 0.5} ${y - w * 0.3}v${w * 0.8}M${-w} ${y + w * 0.1}h${w * 2}`}
            fill="none"
            stroke-width="1.8"
          />
        </>
      );
    case 'hit':
      return <Grimace y={y} w={w} />;
    case 'dead':
      return (
        <>
          <path
            d={`M${w * 0.1} ${y + 1}v${w * 0.5}a${w * 0.3} ${w * 0.36} 0 0 0 ${w * 0.62} 0v${-w * 0.5}Z`}
            fill="#E8707A"
            stroke-width="2.6"
          />
          {line(`M${-w} ${y + 2}Q${-w * 0.5} ${y - 2} 0 ${y + 1}T${w} ${y}`)}
        </>
      );
  }
};

/** What floats around a head: sweat when scared; stars and a tear when hit. */
export const Mood = ({ expression }: { expression: Expression }) => {
  if (expression === 'scared' || expression === 'ducked') {
    return (
      <g fill="#9FE8FF" stroke-width="2.4">
        <path d="M-38-26C-34-20-33-17-36-14-40-12-43-16-41-20Z" />
        <path d="M38-32C34-26 33-23 36-20 40-18 43-22 41-26Z" />
        <path d="M43-12C40-8 40-5 42-4 45-3 47-6 46-8Z" />
      </g>
    );
  }
  if (expression === 'hit') {
    return (
      <g fill={BLOOD} stroke-width="2.4">
        <path d="M-40-38l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1Z" fill="#FFE14A" />
        <path d="M40-40l3 6 6 1-4 4 1 6-6-3-5 3 1-6-5-4 6-1Z" fill="#FFE14A" />
        <path d="M-27 2C-32 10-33 14-29 17-24 18-22 14-23 10Z" fill="#9FE8FF" />
      </g>
    );
  }
  return null;
};
