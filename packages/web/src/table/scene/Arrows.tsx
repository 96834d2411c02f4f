import type { Seat } from '@holdup/engine';
import { useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { AimArrow, AimMark, AimShaft, type CharacterId, characterInfo } from '../../art/index.ts';
import { aimArrows, arrowWeight, routedArrows } from '../../geometry/index.ts';
import { useTrailing } from '../../motion/useTrailing.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import { useTableState } from '../context/context.ts';
import { aimsByPlace, type Placing } from './placing.ts';
import { useLoot } from './useLoot.ts';

/** Who aims at whom, as long as guns are up, each with the picture of their arrow. */
const useArrows = (placing: Placing) => {
  const { layout, seats } = placing;
  const { aims, game, reader } = useTableState();
  const characters = useMemo(
    () => computedShallow((): readonly CharacterId[] => game.sitters.value.map((s) => s.character)),
    [game],
  ).value;
  const [aimed, isRead] = [aims.value, reader.value !== null];
  const { boxes } = useLoot(layout).plan;
  return useMemo(() => {
    const [first] = layout.seats;
    const weight = first ? arrowWeight(first) : 1;
    const byPlace = aimsByPlace(placing, aimed);
    const arrows = layout.surroundings
      ? aimArrows(layout, byPlace).map((arrow) => ({ ...arrow, stub: false, weight }))
      : routedArrows(layout, byPlace, boxes, isRead);
    return arrows.flatMap((arrow) => {
      const [from, to] = [seats[arrow.shooter], seats[arrow.target]];
      const character = from === undefined ? undefined : characters[from];
      if (from === undefined || to === undefined || character === undefined) return [];
      const { color, symbol } = characterInfo(character);
      return [{ from, to, picture: { ...arrow, color, symbol } }];
    });
  }, [placing, aimed, isRead, boxes, characters]);
};

/**
 * All aims. Those from and to the reader are at full strength, for an audience all of them. No shaft crosses the symbol of
 * another.
 */
const AllArrows = ({ arrows }: { arrows: ReturnType<typeof useArrows> }) => {
  const me = useTableState().reader.value;
  const matters = (from: Seat, to: Seat): boolean => me === null || from === me || to === me;
  const sorted = arrows
    .map((arrow) => ({ ...arrow, strong: matters(arrow.from, arrow.to) }))
    .sort((a, b) => Number(a.strong) - Number(b.strong));
  const each = (Part: typeof AimShaft | typeof AimMark) =>
    sorted.map(({ from, to, picture, strong }) => (
      <g key={`${from}-${to}`} class="arrow">
        <Part {...picture} faint={!strong} />
      </g>
    ));
  return (
    <>
      <g>{each(AimShaft)}</g>
      <g>{each(AimMark)}</g>
    </>
  );
};

/** The aim of the bullet being revealed, over all others, which are dimmed meanwhile. */
const ShotArrow = ({ arrows }: { arrows: ReturnType<typeof useArrows> }) => {
  const { stage } = useTableState();
  const now = useComputed((): Seat | null => {
    const event = stage.cue.value?.event;
    return event?.type === 'revealed' ? event.seat : null;
  }).value;
  const shooter = useTrailing(now, now === null ? 0 : 1);
  const arrow = arrows.find(({ from }) => from === shooter);
  return (
    arrow && (
      <g key={shooter} class="arrow">
        <AimArrow {...arrow.picture} />
      </g>
    )
  );
};

/** Two pictures: a shot changes the small one only. */
export const Arrows = (placing: Placing) => {
  const arrows = useArrows(placing);
  const all = useMemo(() => <AllArrows arrows={arrows} />, [arrows]);
  const { width, height } = placing.layout.box;
  return (
    <>
      <svg class="scene-arrows" width={width} height={height} aria-hidden="true">
        {all}
      </svg>
      <svg class="shot-arrow" width={width} height={height} aria-hidden="true">
        <ShotArrow arrows={arrows} />
      </svg>
    </>
  );
};
