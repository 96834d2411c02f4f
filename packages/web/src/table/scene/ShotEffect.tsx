import { angleTo, around, degrees, distance, type Point } from '../../geometry/index.ts';
import { useTrailing } from '../../motion/useTrailing.ts';
import { useTableState } from '../context/context.ts';
import type { Placing } from './placing.ts';

/** How far from the middle of a portrait its edge is, in radii. */
const EDGE = 1.05;

const circle = ({ x, y }: Point, r: number) => ({
  left: `${x - r}px`,
  top: `${y - r}px`,
  width: `${2 * r}px`,
  height: `${2 * r}px`,
});

/**
 * Muzzle flash, tracer and impact of the bang being shown. Plain boxes: the graphics card moves them, nothing is
 * painted on the way. Decoration: the log says the same.
 */
export const ShotEffect = ({ placeOf }: Placing) => {
  const now = useTableState().stage.cue.value;
  // It starts with the bang, and goes when the next card has begun to turn.
  const cue = useTrailing(now, now?.fired ? 0 : 1);
  if (cue?.event.type !== 'revealed' || !cue.fired) return null;
  const { seat, target, bullet } = cue.event;
  const [from, to] = [placeOf(seat), target === null ? undefined : placeOf(target)];
  if (bullet === 'click' || !from || !to) return null;
  const angle = angleTo(from, to);
  const muzzle = around(from, angle, from.r * EDGE);
  const impact = around(to, angle, -to.r * EDGE);
  const width = from.r * 0.14;
  return (
    <div key={cue.id} class="shot-effect" aria-hidden="true">
      <div
        class="tracer"
        style={{
          left: `${muzzle.x}px`,
          top: `${muzzle.y - width / 2}px`,
          width: `${distance(muzzle, impact)}px`,
          height: `${width}px`,
          rotate: `${degrees(angle)}deg`,
        }}
      />
      <div class="muzzle-flash" style={circle(muzzle, from.r * 0.5)} />
      <div class="impact" style={circle(to, to.r * 1.15)} />
    </div>
  );
};
