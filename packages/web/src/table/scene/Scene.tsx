import { useComputed } from '@preact/signals';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { TableTop } from '../../art/index.ts';
import { tableLayout } from '../../geometry/index.ts';
import { words } from '../../i18n/index.ts';
import { afterPaint } from '../../motion/afterPaint.ts';
import type { Cue } from '../../motion/stage.ts';
import { useTableState } from '../context/context.ts';
import { Death } from '../death/Death.tsx';
import { Portrait } from '../seats/Portrait.tsx';
import { Arrows } from './Arrows.tsx';
import { Banner } from './Banner.tsx';
import { Flights } from './Flights.tsx';
import { LootWell } from './LootWell.tsx';
import { type Placing, placingOf } from './placing.ts';
import { ShotEffect } from './ShotEffect.tsx';
import { Speech } from './Speech.tsx';
import { useBox } from './useBox.ts';

const Seats = ({ layout, seats, placeOf, shown }: Placing & { shown: number }) =>
  layout.seats.slice(0, shown).map((place, index) => {
    const seat = seats[index];
    const around = layout.surroundings?.[index];
    return (
      seat !== undefined && <Portrait key={seat} {...{ seat, place, around, layout, placeOf }} />
    );
  });

/** So many players are drawn in one frame. */
const AT_ONCE = 3;

/**
 * How much of the table is drawn: after its top come the loot and then a few players with every frame, because drawing all at
 * once takes a slow phone too long. A table whose size was known is drawn whole.
 */
const useGathered = (placing: Placing | null): { loot: boolean; players: number } => {
  const count = placing?.seats.length ?? 0;
  const [step, setStep] = useState(placing === null ? 0 : Number.POSITIVE_INFINITY);
  const players = Math.max(0, step - 1) * AT_ONCE;
  useLayoutEffect(() => {
    if (placing && players < count) afterPaint(() => setStep(step + 1));
  }, [placing === null, step, count]);
  return { loot: step > 0, players };
};

/** How far the bullet being revealed has come; all but its shooter and target are dimmed. */
const shotOf = (cue: Cue | null): 'open' | 'click' | 'bang' | undefined => {
  if (cue?.event.type !== 'revealed') return undefined;
  if (!cue.fired) return 'open';
  return cue.event.bullet === 'click' ? 'click' : 'bang';
};

/** The table with everybody around it. It is laid out here; each part follows the game by itself. */
export const Scene = () => {
  const { stage, reader, aims } = useTableState();
  const { ref, box } = useBox();
  const count = useComputed(() => stage.scene.value.players.length).value;
  const aiming = useComputed(() => aims.value.some((target) => target !== null)).value;
  const shot = useComputed(() => shotOf(stage.cue.value)).value;
  const force = useComputed(() => stage.cue.value?.hits ?? 0).value;
  const me = reader.value;
  const placing = useMemo(
    () =>
      box && box.width > 0 ? placingOf(tableLayout(box, count, me === null), count, me) : null,
    [box, count, me],
  );
  const { loot, players } = useGathered(placing);
  const seatsLabel = words().table.seats;
  const parts = useMemo(() => {
    if (placing === null) return null;
    const { width, height } = placing.layout.box;
    return (
      <>
        <svg class="scene-felt" width={width} height={height} aria-hidden="true">
          <TableTop {...placing.layout} />
        </svg>
        <Arrows {...placing} />
        {loot && <LootWell layout={placing.layout} />}
        <ul class="scene-seats" aria-label={seatsLabel}>
          <Seats {...placing} shown={players} />
        </ul>
        <ShotEffect {...placing} />
        <Speech {...placing} />
        <Flights {...placing} />
      </>
    );
  }, [placing, loot, players, seatsLabel]);
  return (
    <div
      ref={ref}
      class="scene"
      data-big={placing !== null && placing.layout.surroundings !== null}
      data-aiming={aiming}
      data-shot={shot}
      style={{ '--force': force, '--box': `${box?.height ?? 0}px` }}
    >
      {parts}
      <Banner />
      <Death />
    </div>
  );
};
