import type { Seat, View } from '@holdup/engine';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { AimArrow, characterInfo, TableTop } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import {
  type Aim,
  aimArrows,
  aimCounts,
  type Box,
  type TableLayout,
  tableLayout,
} from '../../geometry/index.ts';
import { afterPaint } from '../../motion/afterPaint.ts';
import { aimOf, type Scene as SceneState } from '../../motion/scene.ts';
import type { Stage } from '../../motion/stage.ts';
import type { Names } from '../../wording/names.ts';
import type { TableContext } from '../context/context.ts';
import { Portrait } from '../seats/Portrait.tsx';
import { Banner } from './Banner.tsx';
import { Flights } from './Flights.tsx';
import { LootWell } from './LootWell.tsx';
import { Speech } from './Speech.tsx';

/** The size of the last table, which the next one most likely has. */
let lastBox: Box | null = null;

/**
 * Follows the size of an element. The first table of a visit is measured when the decision beneath it is already to be seen,
 * and the players come after their table: all at once would take a slow phone the time of several pictures.
 */
const useBox = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState(lastBox);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      lastBox = { width: element.clientWidth, height: element.clientHeight };
      setBox(lastBox);
    };
    const observer = new ResizeObserver(measure);
    const follow = (): void => observer.observe(element);
    if (lastBox) {
      measure();
      follow();
    } else afterPaint(follow);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
};

/** Place 0 is at the bottom: the reader's, or the first seat's for an audience. */
const placing = (count: number, reader: Seat | null) => ({
  placeOf: (seat: Seat): number => (seat - (reader ?? 0) + count) % count,
  seatAt: (place: number): Seat => ((place + (reader ?? 0)) % count) as Seat,
});

type ArrowsProps = {
  layout: TableLayout;
  scene: SceneState;
  sitters: readonly Sitter[];
  reader: Seat | null;
  shooter: Seat | null;
};

/** Who aims at whom, as long as guns are up. Only what concerns the reader, or the shot being revealed, is at full strength. */
const Arrows = ({ layout, scene, sitters, reader, shooter }: ArrowsProps) => {
  const { seatAt, placeOf } = placing(scene.players.length, reader);
  const weight = Math.max(1, (layout.seats[0]?.r ?? 28) / 34);
  const aims = aimsOf(scene, placeOf);
  const matters = (from: Seat, to: Seat): boolean =>
    shooter === null ? reader === null || from === reader || to === reader : from === shooter;
  const draw = () =>
    aimArrows(layout, aims)
      .map((arrow) => ({
        arrow,
        strong: matters(seatAt(arrow.shooter), seatAt(arrow.target)),
        sitter: sitters[seatAt(arrow.shooter)],
      }))
      .sort((a, b) => Number(a.strong) - Number(b.strong))
      .map(({ arrow, strong, sitter }) => {
        if (!sitter) return null;
        const { color, symbol } = characterInfo(sitter.character);
        return (
          <g key={`${arrow.shooter}-${arrow.target}`} class="arrow">
            <AimArrow {...arrow} color={color} symbol={symbol} weight={weight} faint={!strong} />
          </g>
        );
      });
  return useMemo(() => <>{draw()}</>, [JSON.stringify(aims), layout, sitters, reader, shooter]);
};

const aimsOf = (scene: SceneState, placeOf: (seat: Seat) => number): Aim[] =>
  scene.players.map((_, at) => {
    const seat = at as Seat;
    const target = aimOf(scene, seat);
    return { shooter: placeOf(seat), target: target === null ? undefined : placeOf(target) };
  });

type SceneProps = {
  stage: Stage;
  view: View;
  names: Names;
  context: TableContext;
};

/** The table with everybody around it. */
export const Scene = ({ stage, view, names, context }: SceneProps) => {
  const { ref, box } = useBox();
  const scene = stage.scene.value;
  const cue = stage.cue.value;
  const sitters = context.game.sitters.value;
  const reader = view.seat;
  const count = scene.players.length;
  const { seatAt, placeOf } = placing(count, reader);
  const audience = reader === null;
  const layout = useMemo(
    () => (box && box.width > 0 ? tableLayout(box, count, audience) : null),
    [box, count, audience],
  );
  const top = useMemo(() => layout && <TableTop {...layout} />, [layout]);
  // What is asked is a new prompt every time; between decisions the loot changes only when some is taken or turned up.
  const { prompt, words } = context;
  const well = useMemo(
    () => layout && <LootWell layout={layout} scene={scene} view={view} context={context} />,
    [layout, scene.table, scene.token, scene.round, view, prompt, words],
  );
  const [gathered, setGathered] = useState(layout !== null);
  useLayoutEffect(() => {
    if (layout && !gathered) afterPaint(() => setGathered(true));
  }, [layout, gathered]);
  const counts = aimCounts(count, aimsOf(scene, placeOf));
  const shooter = cue?.event.type === 'revealed' ? cue.event.seat : null;
  const aiming = counts.some((each) => each > 0);
  return (
    <div ref={ref} class="scene" data-aiming={aiming}>
      {layout && box && (
        <>
          <svg class="scene-felt" width={box.width} height={box.height} aria-hidden="true">
            {top}
          </svg>
          {well}
          <svg class="scene-arrows" width={box.width} height={box.height} aria-hidden="true">
            <Arrows {...{ layout, scene, sitters, reader, shooter }} />
          </svg>
          <ul class="scene-seats" aria-label={context.words.table.seats}>
            {(gathered ? layout.seats : []).map((place, index) => {
              const seat = seatAt(index);
              return (
                <Portrait
                  key={seat}
                  seat={seat}
                  place={place}
                  layout={layout}
                  targetPlace={(target) => layout.seats[placeOf(target)]}
                  aimedBy={counts[index] ?? 0}
                  {...{ scene, cue, view, names, context }}
                />
              );
            })}
          </ul>
          <Speech layout={layout} placeOf={placeOf} context={context} />
          <Flights cue={cue} layout={layout} placeOf={placeOf} />
        </>
      )}
      <Banner cue={cue} view={view} names={names} />
    </div>
  );
};
