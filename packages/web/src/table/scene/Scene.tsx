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

const portraitsOf = ({ layout, seats, placeOf }: Placing) =>
  layout.seats.map((place, index) => {
    const seat = seats[index];
    const around = layout.surroundings?.[index];
    return (
      seat !== undefined && <Portrait key={seat} {...{ seat, place, around, layout, placeOf }} />
    );
  });

/**
 * The loot, and everybody around it. After the table's top has been painted they come one after the other, each in a task of
 * its own, because drawing all at once takes a slow phone too long; a table whose size was known is drawn whole.
 */
const Gathering = ({ placing, whole }: { placing: Placing; whole: boolean }) => {
  const [come, setCome] = useState(whole ? Number.POSITIVE_INFINITY : 0);
  const loot = useMemo(() => <LootWell layout={placing.layout} />, [placing]);
  const portraits = useMemo(() => portraitsOf(placing), [placing]);
  useLayoutEffect(() => {
    if (come > portraits.length) return;
    const next = come === 0 ? afterPaint : setTimeout;
    next(() => setCome(come + 1));
  }, [come]);
  return (
    <>
      {come > 0 && loot}
      <ul class="scene-seats" aria-label={words().table.seats}>
        {portraits.slice(0, Math.max(0, come - 1))}
      </ul>
    </>
  );
};

/** A bullet is being revealed: all but its shooter and target are dimmed. */
const isShot = (cue: Cue | null): boolean => cue?.event.type === 'revealed';

const isBang = (cue: Cue | null): boolean =>
  cue?.event.type === 'revealed' && cue.fired && cue.event.bullet !== 'click';

/** The table with everybody around it. It is laid out here; each part subscribes to the game itself. */
export const Scene = () => {
  const { stage, reader, aims } = useTableState();
  const { ref, box } = useBox();
  const count = useComputed(() => stage.scene.value.players.length).value;
  const aiming = useComputed(() => aims.value.some((target) => target !== null)).value;
  const shot = useComputed(() => isShot(stage.cue.value)).value;
  const bang = useComputed(() => isBang(stage.cue.value)).value;
  const force = useComputed(() => stage.cue.value?.hits ?? 0).value;
  const me = reader.value;
  const placing = useMemo(
    () =>
      box && box.width > 0 ? placingOf(tableLayout(box, count, me === null), count, me) : null,
    [box, count, me],
  );
  const [whole] = useState(placing !== null);
  const parts = useMemo(() => {
    if (placing === null) return null;
    const { width, height } = placing.layout.box;
    return (
      <>
        <svg class="scene-felt" width={width} height={height} aria-hidden="true">
          <TableTop {...placing.layout} />
        </svg>
        <Arrows {...placing} />
        <Gathering placing={placing} whole={whole} />
        <ShotEffect {...placing} />
        <Speech {...placing} />
        <Flights {...placing} />
      </>
    );
  }, [placing, whole]);
  return (
    <div
      ref={ref}
      class="scene"
      data-big={placing !== null && placing.layout.surroundings !== null}
      data-aiming={aiming}
      data-shot={shot || undefined}
      data-bang={bang || undefined}
      style={{ '--force': force, '--box': `${box?.height ?? 0}px` }}
    >
      {parts}
      <Banner placing={placing} />
      <Death />
    </div>
  );
};
