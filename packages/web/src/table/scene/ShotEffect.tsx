import { angleTo, around } from '../../geometry/index.ts';
import { useTableState } from '../context/context.ts';
import type { Placing } from './placing.ts';

/** How far from the middle of a portrait its edge is, in radii. */
const EDGE = 1.05;

/** Muzzle flash, tracer and impact of the bang being shown. Decoration: the log says the same. */
export const ShotEffect = ({ layout, placeOf }: Placing) => {
  const cue = useTableState().stage.cue.value;
  if (cue?.event.type !== 'revealed' || !cue.fired) return null;
  const { seat, target, bullet } = cue.event;
  const [from, to] = [placeOf(seat), target === null ? undefined : placeOf(target)];
  if (bullet === 'click' || !from || !to) return null;
  const muzzle = around(from, angleTo(from, to), from.r * EDGE);
  const impact = around(to, angleTo(to, from), to.r * EDGE);
  const { width, height } = layout.box;
  return (
    <svg key={cue.id} class="shot-effect" width={width} height={height} aria-hidden="true">
      <line
        class="tracer"
        pathLength={1}
        stroke-width={from.r * 0.14}
        {...{ x1: muzzle.x, y1: muzzle.y, x2: impact.x, y2: impact.y }}
      />
      <circle class="muzzle-flash" cx={muzzle.x} cy={muzzle.y} r={from.r * 0.5} />
      <circle class="impact" cx={to.x} cy={to.y} r={to.r * 1.15} />
    </svg>
  );
};
